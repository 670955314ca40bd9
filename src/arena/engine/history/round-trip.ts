import type { MicroUsd } from '../../../common/kernel/money.js';
import { valueOf, type Fill } from '../exchange/index.js';
import { instrumentOf } from '../instruments.js';
import type { MarketSymbol } from '../types.js';

/**
 * A position from the fill that opened it to the one that left it flat or turned it. What a trip earned is
 * `realized − fees + funding`; over all trips of an account, open ones too, that is all its cash has gained by trading.
 */
export interface RoundTrip {
  participant_id: string;
  symbol: MarketSymbol;
  side: 'long' | 'short';
  /** ids of the first and the last fill; the last is null while it is open */
  entry_fill: string;
  exit_fill: string | null;
  opened_tick: number;
  closed_tick: number | null;
  /** lots entered and left in all, and what was paid and got for them, micro-USD, ≥ 0 */
  entered_lots: number;
  entered: MicroUsd;
  left_lots: number;
  left: MicroUsd;
  /** of the parts that closed, before fees */
  realized: MicroUsd;
  fees: MicroUsd;
  /** received (> 0) or paid (< 0) */
  funding: MicroUsd;
  fills: number;
}

export type TripFill = Pick<
  Fill,
  'id' | 'participant_id' | 'symbol' | 'side' | 'lots' | 'price' | 'notional' | 'fee' | 'realized'
> & { tick: number };

/** What one participant received or paid in one hour's funding, in the order of its markets. */
export interface FundingHour {
  tick: number;
  participant_id: string;
  /** one for each position whose amount was not 0, by market */
  amounts: readonly MicroUsd[];
}

const keyOf = ({ participant_id, symbol }: Pick<RoundTrip, 'participant_id' | 'symbol'>): string =>
  `${participant_id} ${symbol}`;

/** Folds fills and funding, in the order of the ledger, into round trips. Holds the open ones; feeding it changes them. */
export class RoundTrips {
  private readonly open = new Map<string, RoundTrip>();
  private readonly changed = new Set<RoundTrip>();

  /** @param open trips as they stood before the first event */
  constructor(open: readonly RoundTrip[] = []) {
    for (const trip of open) this.open.set(keyOf(trip), trip);
  }

  /** Trips that events have touched since the last call, in the order of their first touch. */
  take(): RoundTrip[] {
    const touched = [...this.changed];
    this.changed.clear();
    return touched;
  }

  /** Fills and funding of whole ticks, each in their order: funding is paid before anything is traded in a tick. */
  fold(fills: readonly TripFill[], hours: readonly FundingHour[]): void {
    let paid = 0;
    for (const fill of fills) {
      for (; paid < hours.length && hours[paid].tick <= fill.tick; paid++) this.fund(hours[paid]);
      this.fill(fill);
    }
    for (const hour of hours.slice(paid)) this.fund(hour);
  }

  fill(fill: TripFill): void {
    const trip = this.open.get(keyOf(fill));
    const closing = trip && (trip.side === 'long') !== (fill.side === 'buy') ? Math.min(fill.lots, held(trip)) : 0;
    const fee = Math.round((fill.fee * closing) / fill.lots);
    if (trip && closing > 0) this.leave(trip, fill, closing, fee);
    if (closing < fill.lots) this.enter(fill, fill.lots - closing, fill.fee - fee);
  }

  /** An hour's funding. Positions too small to pay a millionth of a dollar have no amount: the largest are meant. */
  fund({ participant_id, amounts }: FundingHour): void {
    const own = [...this.open.values()].filter((trip) => trip.participant_id === participant_id);
    const paying = own.sort(byWorth).slice(0, amounts.length).sort(byMarket);
    paying.forEach((trip, i) => {
      trip.funding += amounts[i];
      this.changed.add(trip);
    });
  }

  private enter(fill: TripFill, lots: number, fee: MicroUsd): void {
    const known = this.open.get(keyOf(fill));
    const trip = known ?? begun(fill);
    this.open.set(keyOf(fill), trip);
    trip.entered_lots += lots;
    trip.entered += lots === fill.lots ? fill.notional : worthOf(fill, lots);
    trip.fees += fee;
    trip.fills++;
    this.changed.add(trip);
  }

  private leave(trip: RoundTrip, fill: TripFill, lots: number, fee: MicroUsd): void {
    trip.left_lots += lots;
    trip.left += worthOf(fill, lots);
    trip.realized += fill.realized;
    trip.fees += fee;
    trip.fills++;
    this.changed.add(trip);
    if (held(trip) > 0) return;
    this.open.delete(keyOf(trip));
    trip.exit_fill = fill.id;
    trip.closed_tick = fill.tick;
  }
}

const begun = ({ id, tick, participant_id, symbol, side }: TripFill): RoundTrip => ({
  participant_id,
  symbol,
  side: side === 'buy' ? 'long' : 'short',
  entry_fill: id,
  exit_fill: null,
  opened_tick: tick,
  closed_tick: null,
  entered_lots: 0,
  entered: 0,
  left_lots: 0,
  left: 0,
  realized: 0,
  fees: 0,
  funding: 0,
  fills: 0,
});

/** Lots still held, ≥ 0. */
export const held = ({ entered_lots, left_lots }: Pick<RoundTrip, 'entered_lots' | 'left_lots'>): number =>
  entered_lots - left_lots;

/** Micro-USD that the trip has earned so far, after fees and funding; what is still held not counted. */
export const netOf = ({ realized, fees, funding }: Pick<RoundTrip, 'realized' | 'fees' | 'funding'>): MicroUsd =>
  realized - fees + funding;

const worthOf = ({ symbol, price }: TripFill, lots: number): MicroUsd =>
  valueOf(instrumentOf(symbol).index, lots, price);

const marketOf = ({ symbol }: RoundTrip): number => instrumentOf(symbol).index;
const byMarket = (a: RoundTrip, b: RoundTrip): number => marketOf(a) - marketOf(b);
const byWorth = (a: RoundTrip, b: RoundTrip): number => worthHeld(b) - worthHeld(a) || byMarket(a, b);
const worthHeld = (trip: RoundTrip): number => (trip.entered / trip.entered_lots) * held(trip);
