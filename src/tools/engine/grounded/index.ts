export { CannotBeMet } from './schema.js';
export { fill, NotGrounded } from './fill.js';
export type { Filled, Ground } from './fill.js';
export type { Evidence } from './grounded.js';
export type { House, Offers } from './house.js';
export { plansFor } from './planned.js';
export { readingOf } from './reading.js';
