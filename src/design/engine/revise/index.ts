/** Revising: an instruction in everyday words applied to a design that was read before. */
export { problemOf, reviseBy, wordsFor } from './changes.js';
export type { Wanted, WantedChange } from './changes.js';
export { isUndo, revise } from './revise.js';
export type { Change, Revisable } from './types.js';
