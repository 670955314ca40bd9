import type { Evidence } from '../grounded.js';

/** One call of a function, its arguments grounded. */
export interface Call {
  name: string;
  arguments: Readonly<Record<string, unknown>>;
  evidence: readonly Evidence[];
}
