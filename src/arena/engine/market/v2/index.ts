export { advance, createStepper, expectedMove, expectedMoves, volatilities } from './step.js';
export { genesis, STATE_SIZE } from './state.js';
export { tradedVolume, usualVolume } from './volume.js';
export { FACTS } from './facts.js';
export { sampleOf } from './sample.js';
export { declaredEdges, factorShares, predictableR2 } from './predictable.js';
export { edgesOf, FACTOR, LAG, LEANING_HOURS, VOLUME_DEVIATION } from './parameters.js';
export { hourLean } from './hour.js';
export { AT } from './state.js';
