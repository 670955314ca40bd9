import { INSTRUMENTS, type Instrument } from '../instruments.js';
import { INTERVAL_MS } from '../market/index.js';
import type { Candle } from '../types.js';
import type { TapeEntry } from '../league/index.js';
import { changedLevels, depthOf, type Depth } from './book.js';
import { barNamed, barsOf, volumeOf, type Bar } from './klines.js';
import { bookTicker, premiumIndex, ticker24h, type MarketGround } from './market-view.js';
import { futuresSymbol, instrumentNamed, lotText, priceText, usdText } from './symbols.js';
import { aggregateTrade, tradeOf } from './trade-view.js';

/** What a tick brought, for the streams of the market. */
export interface StreamTick {
  grounds: readonly MarketGround[];
  trades: readonly TapeEntry[];
  /** of the tick before it, by market; none before the first */
  before: readonly Depth[];
  beforeTick: number;
}

/** Events of one stream at one tick. */
export type StreamEvents = (tick: StreamTick) => object[];

type OfMarket = (ground: MarketGround, tick: StreamTick) => object[];

const PLAIN: Record<string, OfMarket> = {
  aggTrade: (ground, { trades }) => tradesIn(ground, trades).map((entry) => aggregateEvent(ground, entry)),
  trade: (ground, { trades }) => tradesIn(ground, trades).map((entry) => tradeEvent(ground, entry)),
  markPrice: (ground) => [markEvent(ground)],
  'markPrice@1s': (ground) => [markEvent(ground)],
  bookTicker: (ground) => [bookEvent(ground)],
  ticker: (ground) => [tickerEvent(ground)],
  miniTicker: (ground) => [miniEvent(ground)],
};

/** Of all markets: those in one event, or one event each. */
const OF_ALL: Record<string, StreamEvents> = {
  '!markPrice@arr': ({ grounds }) => [grounds.map(markEvent)],
  '!markPrice@arr@1s': ({ grounds }) => [grounds.map(markEvent)],
  '!bookTicker': ({ grounds }) => grounds.map(bookEvent),
  '!ticker@arr': ({ grounds }) => [grounds.map(tickerEvent)],
  '!miniTicker@arr': ({ grounds }) => [grounds.map(miniEvent)],
};

const DEPTH = /^depth(5|10|20)?(@(100|250|500)ms)?$/;

/** What a stream is of; undefined for one the league has not. `BTCUSDT` may be written in any case. */
export function streamNamed(name: string): StreamEvents | undefined {
  if (Object.hasOwn(OF_ALL, name)) return OF_ALL[name];
  const at = name.indexOf('@');
  const instrument = at < 0 ? undefined : instrumentNamed(name.slice(0, at).toUpperCase());
  return instrument && ofMarket(instrument, name.slice(at + 1));
}

function ofMarket({ index }: Instrument, kind: string): StreamEvents | undefined {
  const plain = Object.hasOwn(PLAIN, kind) ? PLAIN[kind] : (depthKind(kind) ?? klineKind(kind));
  return plain && ((tick) => plain(tick.grounds[index], tick));
}

function depthKind(kind: string): OfMarket | undefined {
  const levels = DEPTH.exec(kind);
  if (!levels) return undefined;
  const most = levels[1] === undefined ? null : Number(levels[1]);
  return (ground, tick) => [depthEvent(ground, tick, most)];
}

function klineKind(kind: string): OfMarket | undefined {
  const bar = kind.startsWith('kline_') ? barNamed(kind.slice(6)) : undefined;
  return bar && ((ground) => klineEvents(ground, bar));
}

const tradesIn = ({ instrument }: MarketGround, trades: readonly TapeEntry[]): TapeEntry[] =>
  trades.filter((entry) => tradeOf(entry).symbol === instrument.symbol);

const headOf = (e: string, { instrument, at }: MarketGround) => ({ e, E: at, s: futuresSymbol(instrument.symbol) });

const aggregateEvent = (ground: MarketGround, entry: TapeEntry) => ({
  ...headOf('aggTrade', ground),
  ...aggregateTrade(entry),
});

function tradeEvent(ground: MarketGround, entry: TapeEntry) {
  const { a: t, p, q, T, m } = aggregateTrade(entry);
  return { ...headOf('trade', ground), T, t, p, q, X: 'MARKET', m };
}

function markEvent(ground: MarketGround) {
  const { markPrice: p, indexPrice: i, lastFundingRate: r, nextFundingTime: T } = premiumIndex(ground);
  return { ...headOf('markPriceUpdate', ground), p, ap: p, P: p, i, r, T };
}

function bookEvent(ground: MarketGround) {
  const { bidPrice: b, bidQty: B, askPrice: a, askQty: A, lastUpdateId: u } = bookTicker(ground);
  return { ...headOf('bookTicker', ground), u, b, B, a, A, T: ground.at };
}

function miniEvent(ground: MarketGround) {
  const { lastPrice: c, openPrice: o, highPrice: h, lowPrice: l, volume: v, quoteVolume: q } = ticker24h(ground);
  return { ...headOf('24hrMiniTicker', ground), c, o, h, l, v, q };
}

function tickerEvent(ground: MarketGround) {
  const day = ticker24h(ground);
  return {
    ...miniEvent(ground),
    e: '24hrTicker',
    p: day.priceChange,
    P: day.priceChangePercent,
    w: day.weightedAvgPrice,
    Q: day.lastQty,
    O: day.openTime,
    C: day.closeTime,
    F: day.firstId,
    L: day.lastId,
    n: day.count,
  };
}

/** All of the first levels, or what the levels changed since the tick before. */
function depthEvent(ground: MarketGround, { before, beforeTick }: StreamTick, most: number | null) {
  const { instrument, ticker, snapshot, at } = ground;
  const { bids, asks } = depthOf(instrument, ticker);
  const head = { ...headOf('depthUpdate', ground), T: at, U: beforeTick + 1, u: snapshot.tick, pu: beforeTick };
  if (most !== null) return { ...head, b: bids.slice(0, most), a: asks.slice(0, most) };
  const known = before[instrument.index] ?? { bids: [], asks: [] };
  return { ...head, b: changedLevels(known.bids, bids), a: changedLevels(known.asks, asks) };
}

export const depthsOf = (grounds: readonly MarketGround[]): Depth[] =>
  INSTRUMENTS.map(({ index }) => depthOf(grounds[index].instrument, grounds[index].ticker));

/** The open bar; with the one before it, closed, at the tick that began a new one. */
function klineEvents(ground: MarketGround, bar: Bar): object[] {
  const { snapshot, instrument, at } = ground;
  const each = bar.ms / INTERVAL_MS[bar.from];
  const [last, closed] = barsOf(bar, snapshot.candles[bar.from][instrument.symbol].slice(-2 * each)).reverse();
  if (!last) return [];
  const isNew = at - last.time < LONGEST_STEP_MS;
  const before = closed && isNew ? [klineEvent(ground, bar, closed, true)] : [];
  return [...before, klineEvent(ground, bar, last, false)];
}

/** A tick is no longer than this; who hears twice that a bar is closed hears the same. */
const LONGEST_STEP_MS = 2000;

function klineEvent(ground: MarketGround, bar: Bar, candle: Candle, x: boolean) {
  const { symbol } = ground.instrument;
  const [o, c, h, l] = [candle.open, candle.close, candle.high, candle.low].map((price) => priceText(symbol, price));
  const head = headOf('kline', ground);
  const k = {
    t: candle.time,
    T: candle.time + bar.ms - 1,
    s: head.s,
    i: bar.name,
    f: -1,
    L: -1,
    o,
    c,
    h,
    l,
    v: lotText(symbol, volumeOf(candle)),
    n: 0,
    x,
    q: usdText(candle.volume_usd),
    V: '0',
    Q: '0',
    B: '0',
  };
  return { ...head, k };
}
