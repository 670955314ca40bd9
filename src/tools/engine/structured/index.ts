export { sourcesOf } from './facts.js';
export type { AnswerParts } from './facts.js';
export { CannotBeMet, instanceOf } from './instance.js';
