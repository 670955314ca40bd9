import { setTimeout as sleep } from 'node:timers/promises';
import type { MarketFeed } from '../../common/config/market-feed.js';
import { ConfigError } from '../../common/config/reader.js';
import { INSTRUMENTS } from '../engine/instruments.js';
import { redirected, type Exchange } from './exchange-tickers.js';
import { FeedTrouble, kindOf, type Feed, type FeedState, type LiveState } from './feed.js';
import { LiveFeed } from './live-feed.js';
import type { PriceSource } from './price-source.js';
import { TickerPoller } from './ticker-poller.js';

type LiveSetting = Extract<MarketFeed, { kind: 'live' }>;

/** Pace of the questions: two ticks, within these bounds, ms. */
const PACE = { least: 400, most: 5_000 };
/** How long an opening waits for the first prices before it is tried anew, ms. */
const PATIENCE_MS = 8_000;

interface Library {
  exchanges: string[];
  [name: string]: unknown;
}

/** Last prices of an exchange by its public tickers, through ccxt. */
export class LiveSource implements PriceSource {
  private constructor(
    private readonly name: string,
    private readonly poller: TickerPoller,
  ) {}

  /** @throws ConfigError when the library is not installed or does not know the exchange */
  static async connect({ exchange, baseUrl }: LiveSetting, tickMs: number, note: (text: string) => void) {
    const Class = exchangeIn(await library(), exchange);
    const create = (): Exchange => {
      const made = new Class({ enableRateLimit: true });
      if (baseUrl !== undefined) made.urls.api = redirected(made.urls.api, baseUrl);
      return made;
    };
    const pace = Math.min(PACE.most, Math.max(PACE.least, 2 * tickMs));
    return new LiveSource(exchange, new TickerPoller(create, pace, (text) => note(`${exchange}: ${text}`)));
  }

  async opening() {
    await this.firstPrices();
    const prices = INSTRUMENTS.map(({ symbol }) => this.poller.last.get(symbol)?.price ?? Number.NaN);
    return { prices, state: (openedAt: number) => this.stateAt(openedAt) };
  }

  async resume(state: FeedState): Promise<Feed> {
    if (kindOf(state) !== 'live') throw new FeedTrouble('not the state of a live market');
    const { exchange, at } = state as LiveState;
    if (exchange !== this.name) {
      throw new FeedTrouble(
        `the league trades at ${exchange}, not ${this.name}: use another database, or set MARKET_FEED back`,
      );
    }
    await this.firstPrices().catch(() => undefined);
    const known = this.stateAt(at);
    const kept = Object.keys(known.markets).length > 0 ? known : (state as LiveState);
    return new LiveFeed(this.poller.last, kept);
  }

  close(): void {
    this.poller.stop();
  }

  /** @throws when none come */
  private async firstPrices(): Promise<void> {
    this.poller.start();
    for (let waited = 0; !this.hasPrices(); waited += 50) {
      const why = this.poller.trouble;
      if (waited >= PATIENCE_MS)
        throw new FeedTrouble(`no prices from ${this.name} yet${why === null ? '' : `: ${why}`}`);
      await sleep(50);
    }
  }

  private hasPrices(): boolean {
    return [...this.poller.last.values()].some(({ price }) => price > 0);
  }

  private stateAt(at: number): LiveState {
    const { markets } = this.poller;
    return { feed: 'live', exchange: this.name, at, markets: Object.fromEntries(markets) };
  }
}

const LIBRARY: string = 'ccxt';

/** ccxt is as large as half of all the rest and only for live markets: whoever wants them installs it. */
async function library(): Promise<Library> {
  try {
    return ((await import(LIBRARY)) as { default: Library }).default;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new ConfigError('MARKET_FEED=live needs the package ccxt, which is not installed: npm install ccxt');
  }
}

type ExchangeClass = new (settings: Record<string, unknown>) => Exchange;

function exchangeIn(ccxt: Library, name: string): ExchangeClass {
  if (ccxt.exchanges.includes(name)) return ccxt[name] as ExchangeClass;
  const some = ['binance', 'bitstamp', 'bybit', 'coinbase', 'kraken', 'okx'];
  throw new ConfigError(
    `MARKET_FEED: ccxt knows no exchange ${name}; it knows ${some.join(', ')} and ${ccxt.exchanges.length - some.length} more`,
  );
}
