import type { League } from '../engine/league/index.js';
import { INSTRUMENTS } from '../engine/instruments.js';

/** The markets that are halted, as bits: bit i for the i-th of SYMBOLS. */
export const haltedIn = ({ quotes }: Pick<League, 'quotes'>): number =>
  INSTRUMENTS.reduce((bits, { symbol, index }) => bits | (quotes[symbol].halted ? 1 << index : 0), 0);
