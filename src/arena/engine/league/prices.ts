import { INSTRUMENTS } from '../instruments.js';
import { addToChart, check, isHalted, observe, quotesOf, stepVolume } from '../market/index.js';
import { addReturns } from '../matches/index.js';
import type { League } from './league.js';

const minuteOf = (time: number): number => Math.floor(time / 60_000);

/**
 * Takes the feed's prices (USD) of a new tick into the league: breakers, observation, quotes, candles, and once a minute
 * the covariance. Prices that are not believed leave their market halted at its last price. Changes the league.
 * @param pricedAt ms, when each price was made
 */
export function takePrices(league: League, time: number, prices: readonly number[], pricedAt: readonly number[]): void {
  const before = league.observed;
  league.breakers = league.breakers.map((breaker, i) => check(breaker, prices[i], time, pricedAt[i]));
  const believed = league.breakers.map((breaker) => breaker.last);
  league.observed = observe(before, time, believed);
  league.quotes = quotesOf(
    league.observed,
    league.breakers.map((breaker) => isHalted(breaker, time)),
  );
  if (minuteOf(time) !== minuteOf(before.time)) closeMinute(league);
  chart(league, time, before.mids, time - before.time);
}

function closeMinute(league: League): void {
  const returns = INSTRUMENTS.map((_, i) => {
    const minutes = league.chart['1m'][i];
    const [last, previous] = [minutes.at(-1), minutes.at(-2)];
    return last && previous ? Math.log(last.close / previous.close) : 0;
  });
  league.covariance = addReturns(league.covariance, returns);
}

function chart(league: League, time: number, before: readonly number[], dt: number): void {
  league.observed.mids.forEach((mid, i) => {
    const volume = stepVolume(i, time, Math.min(dt, 60_000), Math.log(mid / before[i]));
    addToChart(league.chart, i, time, mid / 1e6, volume);
  });
}
