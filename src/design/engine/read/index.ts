export { readAbout } from './read-about.js';
export type { About } from './read-about.js';
export { readBrief } from './read-brief.js';
export { styleBias } from './styles.js';
export type { Brief, BriefInput, BriefResult, Evidence, EvidenceMap } from './types.js';
export type { FoundMeasure } from './words/found-measure.js';
export { CLAIMS_SCHEMA, claimsIn } from './claims.js';
export type { TextClaim } from './claims.js';
export { namedIn } from './named.js';
