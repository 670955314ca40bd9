export { isAdjective, isNoun, lemmasOf, pastOf } from './forms.js';
export { isOfClass, isRelated, type Kind, type Relation } from './related.js';
