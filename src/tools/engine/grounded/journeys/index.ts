export { boundFor, townsOfWay } from './bound-for.js';
export { endOfJourney, trainOf } from './end-of-journey.js';
export { minutesOfJourney } from './minutes-of-journey.js';
export { halvesOfObjects } from './halves-of-objects.js';
