export { isCalledOtherwise } from './otherwise.js';
