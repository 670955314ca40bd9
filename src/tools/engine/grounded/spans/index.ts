export { type Spans, spansFor } from './assigned.js';
