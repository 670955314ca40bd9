/**
 * The design engine's face: read a garment out of text and complete it. Pure. What drafts and draws is in `drawing.ts`, apart:
 * it is three hundred files, which only worker threads load.
 */
export type { GarmentSpec } from './garments/garment-spec.js';
export * from './garments/spec.js';
export { CATEGORY } from './garments/index.js';
export { toldOf } from './garments/told.js';
export { namedIn, readBrief } from './read/index.js';
export type { Brief } from './read/index.js';
export { completedOf } from './cut/typical.js';
export { STOP_WORDS } from './read/lexicon/stop-words.js';
export { VOCABULARY } from './read/claims.js';
export { problemOf, wordsFor } from './revise/wanted.js';
export type { Wanted, WantedChange } from './revise/wanted.js';
export { isUndo } from './revise/words.js';
export { outfitBill } from './make/outfit-bill.js';
export { EDGE_STATES } from './make/pattern/seams/states.js';
