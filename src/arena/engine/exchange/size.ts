import type { MicroUsd } from '../../../common/kernel/money.js';
import { INSTRUMENTS, MINIMUM_NOTIONAL_USD } from '../instruments.js';
import type { Action } from '../types.js';
import { Refused } from './result.js';

/** No single order is larger, USD: keeps every product of lots and price an exact integer. */
export const MAXIMUM_NOTIONAL_USD = 100_000_000;

/** Whole lots of an entry's size at a price (micro-USD), to the nearest lot; up where the nearest is worth less than the minimum. @throws Refused below or above the bounds */
export function entryLots(market: number, action: Action, price: number, equity: MicroUsd): number {
  const unit = INSTRUMENTS[market].lots_per_unit;
  const worth = (lots: number): number => (lots / unit) * (price / 1e6);
  const wished = action.quantity === undefined ? (notionalOf(action, equity) / price) * unit : action.quantity * unit;
  const lots = Math.round(wished);
  const asked = action.quantity === undefined ? notionalOf(action, equity) / 1e6 : worth(lots);
  if (!(worth(lots) <= MAXIMUM_NOTIONAL_USD)) throw new Refused('insufficient_margin');
  if (lots < 1 || asked < MINIMUM_NOTIONAL_USD) throw new Refused('below_minimum');
  return worth(lots) < MINIMUM_NOTIONAL_USD ? lots + 1 : lots;
}

/** Exposure asked for, micro-USD. */
function notionalOf(action: Action, equity: MicroUsd): number {
  if (action.notional_usd !== undefined) return action.notional_usd * 1e6;
  return (Math.max(0, equity) * (action.equity_pct ?? 0)) / 100;
}

/** Lots of a close: all of the position, or the stated quantity up to it. @throws Refused when it is less than a lot */
export function closingLots(market: number, held: number, quantity: number | undefined): number {
  if (quantity === undefined) return Math.abs(held);
  const lots = Math.min(Math.abs(held), Math.round(quantity * INSTRUMENTS[market].lots_per_unit));
  if (lots < 1) throw new Refused('below_minimum');
  return lots;
}
