export { isCalledOtherwise } from './otherwise.js';
export { isUnfit } from './unfit.js';
export { isOtherMood } from './mood.js';
