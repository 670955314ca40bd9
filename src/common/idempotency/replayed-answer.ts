import type { StoredAnswer } from './idempotency.types.js';

/** Not an error but an answer: it was given before and is sent again, without work and without cost. */
export class ReplayedAnswer extends Error {
  constructor(readonly answer: StoredAnswer) {
    super('replayed');
  }
}
