import { autocorrelation, correlation, grouped, hill, moment } from '../../../../common/kernel/moments.js';
import { mean, quantile } from '../../../../common/kernel/statistics.js';
import { hourOf, type Sample } from './sample.js';

/**
 * A published fact: what is measured on one path, the band in which its median over paths must lie, and who described the
 * phenomenon. The band is this project's: wide enough for eight weeks of heavy tails, not a figure copied from the source.
 */
export interface Fact {
  what: string;
  low: number;
  high: number;
  source: string;
  measure: (sample: Sample) => number;
}

const CONT = 'Cont, Quant. Finance 1 (2001)';
const TAKAISHI = 'Takaishi, arXiv 2009.06874';
const TANG = 'Tang et al., arXiv 2402.11930';
const DROZDZ = 'Drożdż et al., arXiv 1906.07834';
const KWAPIEN = 'Kwapień et al., arXiv 2112.06552';
const HANSEN = 'Hansen et al., arXiv 2109.12142';
const KARPOFF = 'Karpoff, JFQA 22 (1987)';

const median = (values: readonly number[]): number => quantile(values, 0.5);
const [MINUTE, FIVE, HOUR, DAY] = [1, 5, 60, 1440];

/** Median over the six markets of a measure of their returns over so many minutes. */
const each =
  (minutes: number, measure: (returns: number[]) => number) =>
  ({ minutes: markets }: Sample): number =>
    median(markets.map((returns) => measure(grouped(returns, minutes))));

const sizes =
  (lag: number) =>
  (returns: number[]): number =>
    autocorrelation(returns.map(Math.abs), lag);

const excess = (returns: number[]): number => moment(returns, 4) - 3;

const pair =
  (minutes: number) =>
  ({ minutes: [btc, eth] }: Sample): number =>
    correlation(grouped(btc, minutes), grouped(eth, minutes));

/** Median over hours of the correlation of the hour's own minutes: what a usual hour shows, wild ones weighing no more. */
function usualHour({ minutes: [btc, eth] }: Sample): number {
  const hours = Array.from({ length: Math.floor(btc.length / HOUR) }, (_, n) => n * HOUR);
  return median(hours.map((at) => correlation(btc.slice(at, at + HOUR), eth.slice(at, at + HOUR))));
}

const leverage = (hours: number[]): number =>
  correlation(
    hours.slice(0, -1),
    hours.slice(1).map((r) => r * r),
  );

/** Slope of log autocorrelation of |r 5m| on log lag, from five minutes to a day. */
function decay(returns: number[]): number {
  const lags = [1, 3, 12, 36, 72, 144, 288];
  const x = lags.map(Math.log);
  const y = lags.map((lag) => Math.log(Math.max(1e-3, sizes(lag)(returns))));
  const [mx, my] = [mean(x), mean(y)];
  return -mean(x.map((v, i) => (v - mx) * (y[i] - my))) / mean(x.map((v) => (v - mx) ** 2));
}

/** Hourly sums of a market's volumes, logged. */
const logVolumes = (volumes: number[]): number[] => grouped(volumes, HOUR).map(Math.log);

/** Busiest over quietest hour of the day, of BTC's mean of something hourly. */
function byHour(sample: Sample, hours: readonly number[]): number {
  const sums = Array.from({ length: 24 }, () => 0);
  hours.forEach((value, n) => (sums[hourOf(sample, n)] += value));
  return Math.max(...sums) / Math.min(...sums);
}

/** Largest step in volume that one return explains: R² of log minute volume on the same minute's |r|. */
const sameMinute = ({ minutes, volumes }: Sample): number =>
  median(minutes.map((r, i) => correlation(r.map(Math.abs), volumes[i].map(Math.log)) ** 2));

/** The stylised facts that the simulator is held to. Values are medians over paths of eight weeks. */
export const FACTS: readonly Fact[] = [
  {
    what: 'ACF of r, 1 min',
    low: -0.02,
    high: 0.02,
    source: CONT,
    measure: each(MINUTE, (r) => autocorrelation(r, 1)),
  },
  { what: 'ACF of r, 5 min', low: -0.02, high: 0.02, source: CONT, measure: each(FIVE, (r) => autocorrelation(r, 1)) },
  { what: 'ACF of |r 5m|, 5 min', low: 0.35, high: 0.45, source: TAKAISHI, measure: each(FIVE, sizes(1)) },
  { what: 'ACF of |r 5m|, 1 h', low: 0.2, high: 0.36, source: TAKAISHI, measure: each(FIVE, sizes(12)) },
  { what: 'ACF of |r 5m|, 6 h', low: 0.1, high: 0.2, source: TAKAISHI, measure: each(FIVE, sizes(72)) },
  { what: 'ACF of |r 5m|, 1 d', low: 0.05, high: 0.16, source: TANG, measure: each(FIVE, sizes(288)) },
  { what: 'its power-law exponent, 5 min–1 d', low: 0.15, high: 0.45, source: TANG, measure: each(FIVE, decay) },
  { what: 'Hill index, 5 min', low: 2.8, high: 3.6, source: TAKAISHI, measure: each(FIVE, hill) },
  { what: 'excess kurtosis, 1 min', low: 20, high: 200, source: CONT, measure: each(MINUTE, excess) },
  { what: 'excess kurtosis, 5 min', low: 10, high: 80, source: CONT, measure: each(FIVE, excess) },
  { what: 'excess kurtosis, 1 h', low: 4, high: 25, source: CONT, measure: each(HOUR, excess) },
  { what: 'excess kurtosis, 1 d', low: 0, high: 6, source: CONT, measure: each(DAY, excess) },
  { what: 'skewness, 1 h', low: -0.75, high: -0.1, source: CONT, measure: each(HOUR, (r) => moment(r, 3)) },
  { what: 'leverage effect, 1 h', low: -0.16, high: -0.04, source: CONT, measure: each(HOUR, leverage) },
  {
    what: 'BTC–ETH, 10 s',
    low: 0.35,
    high: 0.65,
    source: KWAPIEN,
    measure: ({ fine }) => correlation(fine[0], fine[1]),
  },
  { what: 'BTC–ETH, 1 min, a usual hour', low: 0.35, high: 0.55, source: DROZDZ, measure: usualHour },
  { what: 'BTC–ETH, 1 min, pooled', low: 0.6, high: 0.8, source: KWAPIEN, measure: pair(MINUTE) },
  { what: 'BTC–ETH, 5 min', low: 0.7, high: 0.85, source: KWAPIEN, measure: pair(FIVE) },
  { what: 'BTC–ETH, 1 h', low: 0.78, high: 0.9, source: KWAPIEN, measure: pair(HOUR) },
  { what: 'BTC–ETH, 1 d', low: 0.8, high: 0.92, source: KWAPIEN, measure: pair(DAY) },
  {
    what: 'BTC leads ETH by a minute',
    low: 0.03,
    high: 0.15,
    source: 'doi 10.2139/ssrn.3974583',
    measure: ({ minutes: [btc, eth] }) => correlation(btc.slice(0, -1), eth.slice(1)),
  },
  {
    what: 'ETH leads BTC by a minute',
    low: -0.02,
    high: 0.02,
    source: 'Jia et al., SSRN 3465924',
    measure: ({ minutes: [btc, eth] }) => correlation(eth.slice(0, -1), btc.slice(1)),
  },
  {
    what: 'volume with |r|, 1 h',
    low: 0.35,
    high: 0.7,
    source: KARPOFF,
    measure: ({ minutes, volumes }) =>
      median(minutes.map((r, i) => correlation(grouped(r, HOUR).map(Math.abs), logVolumes(volumes[i])))),
  },
  { what: 'share of minute volume from its return', low: 0.02, high: 0.4, source: KARPOFF, measure: sameMinute },
  {
    what: 'ACF of log volume, 1 d',
    low: 0.15,
    high: 0.6,
    source: HANSEN,
    measure: ({ volumes }) => median(volumes.map((v) => autocorrelation(logVolumes(v), 24))),
  },
  {
    what: 'busiest over quietest hour, |r|',
    low: 1.5,
    high: 2.8,
    source: HANSEN,
    measure: (sample) => byHour(sample, grouped(sample.minutes[0].map(Math.abs), HOUR)),
  },
  {
    what: 'busiest over quietest hour, volume',
    low: 1.8,
    high: 4.5,
    source: HANSEN,
    measure: (sample) => byHour(sample, grouped(sample.volumes[0], HOUR)),
  },
];
