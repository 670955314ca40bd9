import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../common/config/env.js';
import { PreparedAnswer } from '../../common/http/hot-reads/hot-reads.js';
import {
  barsOf,
  bookTicker,
  depthView,
  exchangeInfo,
  fundingInfo,
  klineRow,
  premiumIndex,
  ticker24h,
  tickerPrice,
  type Bar,
  type MarketGround,
} from '../engine/futures/index.js';
import type { Instrument } from '../engine/instruments.js';
import { PublicLeague } from '../league/public-league.js';
import { MarketGrounds } from './market-ground.js';

/** Reads of one market, or of all, whose bytes are the same for everybody until the next tick. */
const VIEWS = { price: tickerPrice, bookTicker, premiumIndex, '24hr': ticker24h } satisfies Record<
  string,
  (ground: MarketGround) => object
>;
export type MarketRead = keyof typeof VIEWS;

/** The public reads of the futures protocol, as prepared bytes; null before the first tick. */
@Injectable()
export class MarketPages {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly projection: PublicLeague,
    private readonly grounds: MarketGrounds,
  ) {}

  exchangeInfo = (): PreparedAnswer | null =>
    this.projection.answer('fapi exchangeInfo', ({ as_of }) => exchangeInfo(Date.parse(as_of), this.limits()));

  fundingInfo = (): PreparedAnswer | null => this.projection.answer('fapi fundingInfo', fundingInfo);

  /** @param instrument undefined: all markets */
  read = (kind: MarketRead, instrument: Instrument | undefined): PreparedAnswer | null =>
    this.projection.answer(`fapi ${kind} ${instrument?.symbol ?? '*'}`, (snapshot) => {
      const view: (ground: MarketGround) => object = VIEWS[kind];
      if (instrument) return view(this.grounds.in(snapshot, instrument));
      return this.grounds.all().map(view);
    });

  depth = (instrument: Instrument, limit: number): PreparedAnswer | null =>
    this.projection.answer(`fapi depth ${instrument.symbol} ${limit}`, (snapshot) =>
      depthView(this.grounds.in(snapshot, instrument), limit),
    );

  /** The newest bars, where the league has them at hand; null where only the database has. */
  klines = (instrument: Instrument, bar: Bar, limit: number): PreparedAnswer | null =>
    this.projection.answer(`fapi klines ${instrument.symbol} ${bar.name} ${limit}`, ({ candles }) => {
      const bars = barsOf(bar, candles[bar.from][instrument.symbol]).slice(1); // the first may lack its beginning
      return bars.length < limit ? null : bars.slice(-limit).map((one) => klineRow(instrument.symbol, bar, one));
    });

  private limits() {
    const { burstLimit: weight, burstWindowSeconds: windowSeconds, arenaHourlyLimit: ordersPerHour } = this.config;
    return { weight, windowSeconds, ordersPerHour };
  }
}
