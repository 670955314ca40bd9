/** Revising: an instruction in everyday words applied to a design that was read before. */
export { reviseBy } from './changes.js';
export type { Wanted } from './wanted.js';
export { revise } from './revise.js';
export type { Change, Revisable } from './types.js';
