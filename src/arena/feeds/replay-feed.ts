import { INSTRUMENTS } from '../engine/instruments.js';
import { CLOSED_AFTER_MS, recordedPrice, type Recording, type ShownPrices } from '../engine/market/index.js';
import type { EpochStart, Feed, ReplayState } from './feed.js';

/**
 * A recording played at the pace of the clock: a minute of it per minute of the league. It begins with the league's first
 * tick, waits while nobody moves the market, and halts every market of which it has no bar for the time.
 */
export class ReplayFeed implements Feed {
  constructor(
    private readonly recording: Recording,
    private kept: ReplayState,
    private readonly stepMs: number,
    private readonly onEnd: () => void = () => undefined,
  ) {}

  advance(time: number): ShownPrices {
    const position = this.kept.position + this.passed(time);
    if (position >= this.kept.ends && this.kept.position < this.kept.ends) this.onEnd();
    this.kept = { ...this.kept, position, at: time };
    const prices = this.recording.markets.map((bars, i) =>
      bars ? recordedPrice(bars, position, INSTRUMENTS[i].symbol) : Number.NaN,
    );
    return { prices, pricedAt: prices.map(() => time) };
  }

  begun(): EpochStart[] {
    return [];
  }

  state(): ReplayState {
    return this.kept;
  }

  commitmentAt(): null {
    return null;
  }

  /** Time since the last tick as far as the market was open, ms. */
  private passed(time: number): number {
    const { at, position, origin } = this.kept;
    const closed = position === origin || time - at > CLOSED_AFTER_MS;
    return closed ? Math.min(time - at, this.stepMs) : time - at;
  }
}
