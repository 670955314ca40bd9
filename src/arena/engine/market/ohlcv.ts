import { INSTRUMENTS, parseSymbol } from '../instruments.js';
import type { MarketSymbol } from '../types.js';

/** One market's bars, oldest first; prices USD, times ms. */
export interface Bars {
  times: Float64Array;
  open: Float64Array;
  high: Float64Array;
  low: Float64Array;
  close: Float64Array;
  intervalMs: number;
}

/** Bars of every market in the order of SYMBOLS, null for those that are missing. Times ms. */
export interface Recording {
  markets: (Bars | null)[];
  origin: number;
  ends: number;
}

/** Why a line cannot be read. */
export class BadLine extends Error {
  override name = 'BadLine';
}

type Field = 'time' | 'symbol' | 'open' | 'high' | 'low' | 'close';
const PRICES = ['open', 'high', 'low', 'close'] as const;

const NAMES: Record<Field, readonly string[]> = {
  time: ['time', 'timestamp', 'date', 'datetime', 'open_time', 'open time', 'unix'],
  symbol: ['symbol', 'pair', 'market', 'coin'],
  open: ['open', 'o'],
  high: ['high', 'h'],
  low: ['low', 'l'],
  close: ['close', 'c'],
};

/** Where each field stands in a line; `symbol` may be absent. */
export type Layout = Record<Exclude<Field, 'symbol'>, number> & { symbol?: number };

const cells = (line: string): string[] =>
  line.split(',').map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );

/** @throws BadLine when a column is missing */
export function readHeader(line: string): Layout {
  const names = cells(line.replace(/^\uFEFF/, '')).map((name) => name.toLowerCase());
  const place = (field: Field): number => names.findIndex((name) => NAMES[field].includes(name));
  const layout = { time: place('time'), open: place('open'), high: place('high'), low: place('low') };
  const all = { ...layout, close: place('close') };
  const missing = Object.entries(all).filter(([, at]) => at < 0);
  if (missing.length > 0) throw new BadLine(`the header has no column ${missing.map(([name]) => name).join(', ')}`);
  return place('symbol') < 0 ? all : { ...all, symbol: place('symbol') };
}

/**
 * A time as ms: ISO 8601 (UTC unless it says otherwise), or Unix time in seconds, milliseconds or microseconds, told
 * apart by size. NaN when it is none between 2009 and 2100.
 */
export function readTime(text: string): number {
  const ms = /^\d+(\.\d+)?$/.test(text) ? unixMs(Number(text)) : isoMs(text);
  return ms >= EARLIEST && ms < LATEST ? ms : Number.NaN;
}

const EARLIEST = Date.UTC(2009, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);
const unixMs = (x: number): number => Math.round(x < 1e11 ? x * 1000 : x < 1e14 ? x : x / 1000);

function isoMs(text: string): number {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|UTC|[+-]\d{2}:?\d{2})?)?$/i.exec(
    text,
  );
  if (!match) return Number.NaN;
  const [, day, clock = '00:00', zone = 'Z'] = match;
  return Date.parse(`${day}T${clock}${/^(z|utc)$/i.test(zone) ? 'Z' : zone.replace(/(\d{2}):?(\d{2})$/, '$1:$2')}`);
}

/** Highest price that a recording may have, USD: beyond it micro-USD are no safe integers. */
const HIGHEST = 1e9;
const LOWEST = 1e-6;

export interface Row {
  /** null when the line names none; undefined when it is not one of the league's */
  symbol: MarketSymbol | null | undefined;
  time: number;
  prices: [open: number, high: number, low: number, close: number];
}

/** @throws BadLine with the reason */
export function readRow(layout: Layout, line: string): Row {
  const values = cells(line);
  const named = layout.symbol === undefined ? undefined : values[layout.symbol];
  const time = readTime(values[layout.time] ?? '');
  if (Number.isNaN(time)) throw new BadLine(`'${values[layout.time] ?? ''}' is no time`);
  const prices = PRICES.map((field) => readPrice(field, values[layout[field]])) as Row['prices'];
  const [open, high, low, close] = prices;
  if (high < Math.max(open, close) || low > Math.min(open, close)) {
    throw new BadLine(`open ${open} and close ${close} are not between low ${low} and high ${high}`);
  }
  return { symbol: named === undefined ? null : (parseSymbol(named) ?? undefined), time, prices };
}

function readPrice(field: string, text: string | undefined): number {
  const value = text === undefined || text === '' ? Number.NaN : Number(text);
  if (value >= LOWEST && value <= HIGHEST) return value;
  throw new BadLine(`${field} '${text ?? ''}' is no price above 0`);
}

/** Bars in the order in which a file tells them. */
export class BarList {
  private readonly columns: number[][] = [[], [], [], [], []];

  get length(): number {
    return this.columns[0].length;
  }

  /** @throws BadLine unless the bar is later than the last */
  add(time: number, prices: Row['prices']): void {
    const last = this.columns[0].at(-1);
    if (last !== undefined && time <= last) {
      throw new BadLine(`${new Date(time).toISOString()} is not after ${new Date(last).toISOString()}: sort by time`);
    }
    [time, ...prices].forEach((value, k) => this.columns[k].push(value));
  }

  /** The interval is the shortest distance between two bars; a minute for a single one. */
  bars(): Bars {
    const [times, open, high, low, close] = this.columns.map((column) => Float64Array.from(column));
    let shortest = Infinity;
    for (let k = 1; k < times.length; k++) shortest = Math.min(shortest, times[k] - times[k - 1]);
    return { times, open, high, low, close, intervalMs: Number.isFinite(shortest) ? shortest : 60_000 };
  }
}

/** @param lists by market; at least one has bars */
export function recordingOf(lists: ReadonlyMap<MarketSymbol, BarList>): Recording {
  const markets = INSTRUMENTS.map(({ symbol }) => lists.get(symbol)?.bars() ?? null);
  const present = markets.filter((bars) => bars !== null);
  return {
    markets,
    origin: Math.min(...present.map(({ times }) => times[0])),
    ends: Math.max(...present.map(({ times, intervalMs }) => times[times.length - 1] + intervalMs)),
  };
}
