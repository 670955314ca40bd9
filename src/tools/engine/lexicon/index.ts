export { isAdjective, isNoun, lemmasOf, pastOf } from './forms.js';
export { isOfClass, isRelated, type Kind } from './related.js';
export { lexicon } from './senses.js';
