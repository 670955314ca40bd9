export { answer, EMBEDDED_MODEL } from './answer.js';
export type { ChatAnswer, ChatFacts, Turn } from './facts.js';
export { outline, outlineOf, type Outline } from './outline.js';
