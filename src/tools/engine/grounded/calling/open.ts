import type { Reading } from '../reading.js';
import type { Schema } from '../schema.js';
import type { Said } from './spans.js';

/** What arguments are looked for in. */
export interface Open {
  properties: Schema;
  reading: Reading;
  /** what a function says of itself */
  about: string;
  taken: Said[];
}
