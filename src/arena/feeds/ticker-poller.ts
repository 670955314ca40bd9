import { setTimeout as sleep } from 'node:timers/promises';
import type { MarketSymbol } from '../engine/types.js';
import { fetchAll, marketsOf, quoteOfTicker, type Exchange } from './exchange-tickers.js';
import type { LastQuote } from './live-feed.js';

/** An answer that takes longer counts as none, ms. */
const TIMEOUT_MS = 5_000;
/** Longest pause after failures, ms: shorter than a price takes to become stale. */
const LONGEST_PAUSE_MS = 10_000;

/** Asks an exchange for its tickers again and again, beside the market's clock, and keeps the last of each. */
export class TickerPoller {
  readonly last = new Map<MarketSymbol, LastQuote>();
  markets = new Map<MarketSymbol, string>();
  /** why the last attempt failed; null after one that did not */
  trouble: string | null = null;
  private exchange: Exchange | null = null;
  private stopping: AbortController | null = null;

  constructor(
    private readonly create: () => Exchange,
    private readonly everyMs: number,
    private readonly note: (text: string) => void,
  ) {}

  start(): void {
    if (this.stopping) return;
    this.stopping = new AbortController();
    void this.run(this.stopping.signal);
  }

  stop(): void {
    this.stopping?.abort();
    this.stopping = null;
  }

  private async run(stopped: AbortSignal): Promise<void> {
    for (let failures = 0; !stopped.aborted;) {
      failures = (await this.attempt()) ? 0 : failures + 1;
      const pause = Math.min(Math.max(LONGEST_PAUSE_MS, this.everyMs), this.everyMs * 2 ** Math.min(10, failures));
      await sleep(pause, undefined, { signal: stopped, ref: false }).catch(() => undefined);
    }
  }

  private async attempt(): Promise<boolean> {
    try {
      await this.poll();
      if (this.trouble !== null) this.note('prices come again');
      this.trouble = null;
      return true;
    } catch (error) {
      const reason = (error instanceof Error ? error.message : String(error)).slice(0, 200);
      if (this.trouble === null) this.note(`no prices: ${reason}`);
      this.trouble = reason;
      return false;
    }
  }

  private async poll(): Promise<void> {
    const exchange = await this.opened();
    const tickers = await inTime(fetchAll(exchange, [...this.markets.values()]));
    const now = Date.now();
    for (const [symbol, name] of this.markets) {
      const ticker = tickers.get(name);
      if (ticker) this.last.set(symbol, quoteOfTicker(ticker, now));
    }
  }

  /** The exchange with its markets known; after a failure it is made anew, since it may have kept half of them. */
  private async opened(): Promise<Exchange> {
    if (this.exchange) return this.exchange;
    const exchange = this.create();
    exchange.timeout = TIMEOUT_MS;
    const markets = marketsOf(await inTime(exchange.loadMarkets()));
    if (markets.size === 0) throw new Error('the exchange has none of the markets');
    this.markets = markets;
    this.exchange = exchange;
    return exchange;
  }
}

/** A promise that is given up after a while, whatever the library's own limit does. */
async function inTime<T>(promise: Promise<T>): Promise<T> {
  const late = new AbortController();
  const limit = sleep(TIMEOUT_MS * 2, undefined, { signal: late.signal, ref: false }).then(() => {
    throw new Error('no answer in time');
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    late.abort();
    limit.catch(() => undefined);
  }
}
