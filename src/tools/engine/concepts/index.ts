export { interpretationOf } from './interpretation.js';
export { MAX_CONCEPTS, planConcepts } from './plan.js';
export { worldLabel } from './world-label.js';
