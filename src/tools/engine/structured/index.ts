export { sourcesOf } from './facts.js';
export type { AnswerParts, Sources } from './facts.js';
export { CannotBeMet, instanceOf } from './instance.js';
