import { INSTRUMENTS } from '../engine/instruments.js';
import type { MarketSymbol } from '../engine/types.js';
import type { LastQuote } from './live-feed.js';

/** What of a ticker matters here, in ccxt's unified words. */
export interface Ticker {
  symbol?: string;
  bid?: number;
  ask?: number;
  last?: number;
  /** ms */
  timestamp?: number;
}

/** The part of a ccxt exchange that is used. */
export interface Exchange {
  timeout: number;
  urls: Record<string, unknown>;
  has: Record<string, unknown>;
  loadMarkets(): Promise<Record<string, { symbol: string; spot?: boolean; active?: boolean }>>;
  fetchTickers(symbols: string[]): Promise<Record<string, Ticker>>;
  fetchTicker(symbol: string): Promise<Ticker>;
}

const QUOTES = ['USD', 'USDT', 'USDC'] as const;

/** The spot market that stands for each of the league's: against USD, else USDT, else USDC, taken as dollars. */
export function marketsOf(listed: Record<string, { spot?: boolean; active?: boolean }>): Map<MarketSymbol, string> {
  const found = new Map<MarketSymbol, string>();
  for (const { symbol } of INSTRUMENTS) {
    const coin = symbol.split('/')[0];
    const name = QUOTES.map((quote) => `${coin}/${quote}`).find(
      (one) => listed[one] && listed[one].spot !== false && listed[one].active !== false,
    );
    if (name) found.set(symbol, name);
  }
  return found;
}

/** Bid and ask further apart than this share of their mid are no quote. */
const WIDEST = 0.1;

const isPrice = (x: number | undefined): x is number => x !== undefined && Number.isFinite(x) && x > 0;

/**
 * The quote of a ticker: the middle of bid and ask, or the last price where an exchange tells neither. NaN when the numbers
 * make no sense: a crossed or torn book, nothing above 0. @param receivedAt ms; a quote is never newer than that
 */
export function quoteOfTicker({ bid, ask, last, timestamp }: Ticker, receivedAt: number): LastQuote {
  const at = Number.isFinite(timestamp) ? Math.min(Number(timestamp), receivedAt) : receivedAt;
  if (bid === undefined && ask === undefined) return { price: isPrice(last) ? last : Number.NaN, at };
  const sound = isPrice(bid) && isPrice(ask) && bid <= ask && ask - bid <= WIDEST * bid;
  return { price: sound ? bid + (ask - bid) / 2 : Number.NaN, at };
}

/** Tickers of the given markets; of an exchange that has no list of them, one after the other. */
export async function fetchAll(exchange: Exchange, names: readonly string[]): Promise<Map<string, Ticker>> {
  if (exchange.has.fetchTickers) return new Map(Object.entries(await exchange.fetchTickers([...names])));
  const tickers = new Map<string, Ticker>();
  for (const name of names) tickers.set(name, await exchange.fetchTicker(name));
  return tickers;
}

/** Points every address of an exchange's API at another server that speaks the same. */
export function redirected(urls: unknown, base: string): unknown {
  if (typeof urls === 'string') return urls.replace(/^[a-z]+:\/\/[^/]+/i, base.replace(/\/+$/, ''));
  if (urls === null || typeof urls !== 'object') return urls;
  return Object.fromEntries(Object.entries(urls).map(([name, value]) => [name, redirected(value, base)]));
}
