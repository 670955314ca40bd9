export { judgedChoice, sorted } from './choice.js';
export { languageNames } from './spoken-language.js';
export { isRanking } from './which.js';
export { isOnlyAskedFor, predicated, reckonedTruth, toldOtherwise } from './truth.js';
export { complaintAmong } from './complaint-among.js';
export { sizeWord } from './size-word.js';
export { byTemplate } from './by-template.js';
export { measuredChoice } from './measured-choice.js';
export { pricedChoice } from './priced-choice.js';
