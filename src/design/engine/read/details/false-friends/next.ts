import { weakBreak } from '../../words/tokens.js';
import type { Unit } from '../../words/units.js';

/** The unit after, of the same phrase. */
export const next = (units: readonly Unit[], i: number): Unit | null =>
  units[i + 1] && !weakBreak(units[i + 1].before) ? units[i + 1] : null;
