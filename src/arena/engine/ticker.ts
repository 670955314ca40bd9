/** One market at one tick in the exchange's integers: prices micro-USD, depth micro-USD, funding in 1e-12 per hour. */
export interface Ticker {
  mid: number;
  bid: number;
  ask: number;
  depth: number;
  funding: number;
  halted: boolean;
}

export const FUNDING_SCALE = 1e12;
