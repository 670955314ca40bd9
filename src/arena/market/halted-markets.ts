import type { League } from '../engine/league/index.js';

/** The markets that are halted, as bits: bit i for the i-th of SYMBOLS. */
export const haltedIn = ({ tickers }: Pick<League, 'tickers'>): number =>
  tickers.reduce((bits, { halted }, i) => bits | (halted ? 1 << i : 0), 0);
