export { CATEGORY } from './categories.js';
export { readBrief } from './read-brief.js';
export { STYLE_NAMES, styleBias } from './styles.js';
export type { StyleBias } from './styles.js';
export type { Brief, BriefInput, BriefResult, Evidence, EvidenceMap } from './types.js';
export type { FoundMeasure } from './numbers.js';
