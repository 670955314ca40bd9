import { INSTRUMENTS } from '../engine/instruments.js';
import type { MarketSymbol } from '../engine/types.js';
import type { ShownPrices } from '../engine/market/index.js';
import type { EpochStart, Feed, LiveState } from './feed.js';

/** The last that was heard of a market: mid in USD, NaN when it made no sense, and when it was made, ms. */
export interface LastQuote {
  price: number;
  at: number;
}

/** Prices of an exchange as last received; a tick never waits for it. Whether to believe them is the breaker's matter. */
export class LiveFeed implements Feed {
  constructor(
    private readonly last: ReadonlyMap<MarketSymbol, LastQuote>,
    private kept: LiveState,
  ) {}

  advance(time: number): ShownPrices {
    this.kept = { ...this.kept, at: time };
    const shown = INSTRUMENTS.map(({ symbol }) => this.last.get(symbol) ?? { price: Number.NaN, at: time });
    return { prices: shown.map(({ price }) => price), pricedAt: shown.map(({ at }) => Math.min(at, time)) };
  }

  begun(): EpochStart[] {
    return [];
  }

  state(): LiveState {
    return this.kept;
  }

  commitmentAt(): null {
    return null;
  }
}
