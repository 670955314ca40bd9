export { MAX_CONCEPTS, planConcepts } from './plan.js';
export type { Concept } from './types.js';
