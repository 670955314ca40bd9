import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HotReads, PreparedAnswer } from '../../common/http/hot-reads/hot-reads.js';
import { barNamed, instrumentNamed } from '../engine/futures/index.js';
import type { Instrument } from '../engine/instruments.js';
import { MarketPages, type MarketRead } from './market-pages.js';
import { depthWeight, klinesWeight, WEIGHT } from './weights.js';

type Query = ReadonlyMap<string, string>;
type Weight = number | ((query: Record<string, string>) => number);

const PING = PreparedAnswer.json({});

/** The public reads that are answered before Nest is entered; unusual queries, and what is refused, are left to the controller. */
@Injectable()
export class FuturesHotReads implements OnModuleInit {
  constructor(
    private readonly hot: HotReads,
    private readonly pages: MarketPages,
  ) {}

  onModuleInit(): void {
    const { pages } = this;
    this.define('v1/ping', WEIGHT.ping, [], () => PING);
    this.define('v1/time', WEIGHT.ping, [], () => PreparedAnswer.json({ serverTime: Date.now() }));
    this.define('v1/exchangeInfo', WEIGHT.ping, [], () => pages.exchangeInfo());
    this.define('v1/fundingInfo', WEIGHT.ping, [], () => pages.fundingInfo());
    this.defineRead('v1/premiumIndex', 'premiumIndex', WEIGHT.premiumIndex);
    this.defineRead('v1/ticker/24hr', '24hr', WEIGHT.ticker24h);
    this.defineRead('v1/ticker/price', 'price', WEIGHT.price);
    this.defineRead('v2/ticker/price', 'price', WEIGHT.price);
    this.defineRead('v1/ticker/bookTicker', 'bookTicker', WEIGHT.bookTicker);
    this.define('v1/depth', depthWeight, ['symbol', 'limit'], (query) => this.depth(query));
    for (const path of ['v1/klines', 'v1/markPriceKlines'])
      this.define(path, klinesWeight, ['symbol', 'interval', 'limit'], (query) => this.klines(query));
  }

  private defineRead(path: string, kind: MarketRead, weight: Weight): void {
    this.define(path, weight, ['symbol'], (query) => {
      if (!query.has('symbol')) return this.pages.read(kind, undefined);
      const instrument = instrumentIn(query);
      return instrument ? this.pages.read(kind, instrument) : null;
    });
  }

  private define(
    path: string,
    weight: Weight,
    names: readonly string[],
    answer: (query: Query) => PreparedAnswer | null,
  ): void {
    const weigh = typeof weight === 'number' ? () => weight : weight;
    this.hot.defineWeighed(
      `/fapi/${path}`,
      (search) => {
        const query = plainQuery(search, names);
        return query && answer(query);
      },
      (search) => weigh(Object.fromEntries(new URLSearchParams(search))),
    );
  }

  private depth(query: Query): PreparedAnswer | null {
    const [instrument, limit] = [instrumentIn(query), limitIn(query, 500, 1000)];
    return instrument && limit !== null ? this.pages.depth(instrument, limit) : null;
  }

  private klines(query: Query): PreparedAnswer | null {
    const [instrument, limit] = [instrumentIn(query), limitIn(query, 500, 1500)];
    const bar = barNamed(query.get('interval') ?? '');
    return instrument && bar && limit !== null ? this.pages.klines(instrument, bar, limit) : null;
  }
}

const instrumentIn = (query: Query): Instrument | undefined => instrumentNamed(query.get('symbol') ?? '');

function limitIn(query: Query, otherwise: number, most: number): number | null {
  const text = query.get('limit');
  if (text === undefined) return otherwise;
  return /^[1-9]\d{0,3}$/.test(text) && Number(text) <= most ? Number(text) : null;
}

const NO_QUERY: Query = new Map();

/** The query when it has no other parameters than these, each once and with a value. */
function plainQuery(search: string, names: readonly string[]): Query | null {
  if (search === '') return NO_QUERY;
  const query = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) {
    if (!names.includes(name) || query.has(name) || value === '') return null;
    query.set(name, value);
  }
  return query;
}
