import { parseSymbol } from '../engine/instruments.js';

interface Held {
  symbol: string;
}

/** A participant's account as this process has seen it last. */
export interface Seen {
  /** of the last tick that was seen; -1 before the first */
  tick: number;
  positions: readonly Held[];
  open_orders: readonly Held[];
}

/**
 * Markets in which somebody has a position or an order. A tick is committed before every process has seen it: what a decision
 * ahead of the seen tick names counts as held, or its exits would be public for that moment.
 */
export function marketsHeld(decision: { tick: number; actions: readonly Held[] }, seen: Seen): ReadonlySet<string> {
  const ahead = decision.tick > seen.tick ? decision.actions : [];
  const symbols = [...seen.positions, ...seen.open_orders, ...ahead].map(({ symbol }) => symbol);
  return new Set(symbols.map((symbol) => parseSymbol(symbol) ?? symbol));
}
