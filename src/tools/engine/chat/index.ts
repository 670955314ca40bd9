export { answer, EMBEDDED_MODEL } from './answer.js';
export type { ChatAnswer, ChatFacts, Turn } from './facts.js';
export { outlineOf } from './outline.js';
