export { dayOfDeed, isUndone } from './day-of-deed.js';
export { dayInstead } from './instead.js';
export { sizeOfDeed } from './size-of-deed.js';
export { DENIED } from './deed.js';
