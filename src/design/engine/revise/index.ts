/** Revising: an instruction in everyday words applied to a design that was read before. */
export { revise } from './revise.js';
export type { Change, Fitting, Revisable, ReviseInput, ReviseResult } from './types.js';
