export { answer, EMBEDDED_MODEL } from './answer.js';
export { type ChatAnswer, type ChatFacts, SPOKEN, type Spoken, type Turn } from './facts.js';
export { outlineOf } from './outline.js';
