import { averageImpact } from '../exchange/impact.js';
import type { Ticker } from '../exchange/index.js';
import { toTick, type Instrument } from '../instruments.js';
import { lotText, priceText } from './symbols.js';

/** Shares of the depth at which a level of the book ends; the first is the quote itself. */
const LEVELS = 20;
const ENDS = Array.from({ length: LEVELS + 1 }, (_, k) => (k / LEVELS) ** 2);

export type Level = [price: string, quantity: string];
export interface Depth {
  bids: Level[];
  asks: Level[];
}

/**
 * The league's published depth as levels of an order book, best first: who walks it pays the league's square-root impact. Made
 * of the quote alone; the first level stands at bid and ask.
 */
export const depthOf = (instrument: Instrument, ticker: Ticker): Depth => ({
  bids: levels(instrument, ticker, -1),
  asks: levels(instrument, ticker, 1),
});

function levels(instrument: Instrument, { bid, ask, depth }: Ticker, side: 1 | -1): Level[] {
  const { symbol, lots_per_unit } = instrument;
  const base = side > 0 ? ask : bid;
  const lots = new Map<string, number>();
  for (let k = 0; k < LEVELS; k++) {
    const [from, size] = [ENDS[k] * depth, (ENDS[k + 1] - ENDS[k]) * depth];
    const impact = k === 0 ? 0 : averageImpact(from, size, depth);
    const price = priceText(symbol, toTick(instrument, base * (1 + side * impact), side) / 1e6);
    lots.set(price, (lots.get(price) ?? 0) + Math.floor((size / base) * lots_per_unit));
  }
  return [...lots].map(([price, n]) => [price, lotText(symbol, n / lots_per_unit)]);
}

/** What the levels changed since those of an earlier tick; one that has gone has the quantity 0. */
export function changedLevels(before: readonly Level[], after: readonly Level[]): Level[] {
  const [known, now] = [new Map(before), new Map(after)];
  const gone = before.filter(([price]) => !now.has(price)).map(([price]): Level => [price, '0']);
  return [...after.filter(([price, quantity]) => known.get(price) !== quantity), ...gone];
}
