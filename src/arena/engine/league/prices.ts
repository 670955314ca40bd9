import { INSTRUMENTS } from '../instruments.js';
import {
  addAllToChart,
  check,
  isHalted,
  observe,
  priceAll,
  stepVolume,
  type Breaker,
  type Observed,
  type ShownPrices,
} from '../market/index.js';
import { addReturns } from '../matches/index.js';
import type { League } from './league.js';

const usdOf = (micro: number): number => micro / 1e6;
const minuteOf = (time: number): number => Math.floor(time / 60_000);

/**
 * Takes the feed's prices of a new tick into the league: breakers, observation, quotes, candles, and once a minute
 * the covariance. Prices that are not believed leave their market halted at its last price. Changes the league.
 */
export function takePrices(league: League, time: number, shown: ShownPrices): void {
  const before = league.observed;
  const believed = believe(league, time, shown);
  league.observed = observe(before, time, believed);
  league.version = shown.version ?? 1;
  league.volumes = shown.volumes ?? null;
  reprice(league, time);
  if (minuteOf(time) !== minuteOf(before.time)) closeMinute(league);
  const { mids } = league.observed;
  chartTick(league.chart, before, { time, mids, volumes: league.volumes });
}

/** Each market's last price that its breaker believes, USD. Changes the league's breakers. */
function believe({ breakers }: League, time: number, { prices, pricedAt }: ShownPrices): number[] {
  for (let i = 0; i < breakers.length; i++) breakers[i] = check(breakers[i], prices[i], time, pricedAt[i]);
  return breakers.map(lastOf);
}

const lastOf = ({ last }: Breaker): number => last;

/** Tickers from what is observed and which markets are halted at a time, ms. Changes the league. */
export function reprice(league: League, time: number): void {
  priceAll(league.tickers, league.observed, (i) => isHalted(league.breakers[i], time), league.version);
}

function closeMinute(league: League): void {
  const returns = INSTRUMENTS.map((_, i) => {
    const minutes = league.chart['1m'][i];
    const [last, previous] = [minutes.at(-1), minutes.at(-2)];
    return last && previous ? Math.log(last.close / previous.close) : 0;
  });
  league.covariance = addReturns(league.covariance, returns);
}

/** Adds a tick's mids (micro-USD) and volumes to the candles, in place. @param before the tick before it */
export function chartTick(
  chart: League['chart'],
  before: Pick<Observed, 'time' | 'mids'>,
  { time, mids, volumes }: Pick<Observed, 'time' | 'mids'> & Pick<League, 'volumes'>,
): void {
  const dt = Math.min(time - before.time, 60_000);
  const traded = volumes ?? mids.map((mid, i) => stepVolume(i, time, dt, Math.log(mid / before.mids[i])));
  addAllToChart(chart, time, mids.map(usdOf), traded);
}
