export { dayOfDeed, isUndone } from './day-of-deed.js';
export { dayInstead } from './instead.js';
