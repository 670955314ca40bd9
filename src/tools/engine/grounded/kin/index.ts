export { choiceByKin } from './choice.js';
export { textByKin } from './text.js';
export { truthByKin } from './truth.js';
export { isOfOther } from './day.js';
export { isOfOtherTrade } from './who.js';
