/** What each declared edge is worth after costs: the best of some patient and impatient public strategies, long paths. */
import { INSTRUMENTS } from '../../../dist/src/arena/engine/instruments.js';
import { beginObserving, observe, quotesOf, rawPrice } from '../../../dist/src/arena/engine/market/index.js';
import {
  AT,
  createStepper,
  declaredEdges,
  edgesOf,
  expectedMoves,
  genesis,
  hourLean,
  tradedVolume,
} from '../../../dist/src/arena/engine/market/v2/index.js';
import { Observer } from './observer.mjs';
import { printed } from './printed.mjs';
import { Trader } from './trader.mjs';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const START = Date.UTC(2026, 0, 5);
const WARM_UP_DAYS = 14;
/** Decisions every quarter of an hour. */
const EVERY = 15;
const EDGES = edgesOf();
/** A revealed state is this old, hours. */
const LATE = 72;

const beta = INSTRUMENTS.map((one) => one.beta);
const zeros = () => [0, 0, 0, 0, 0, 0];
const combined =
  (...parts) =>
  (seen, time) => {
    const targets = parts.map((part) => part(seen, time));
    return zeros().map((_, i) => targets.reduce((total, target) => total + target[i], 0));
  };
const scaled = (part, by) => (seen, time) => part(seen, time).map((x) => x * by);

/** Long or short the three largest by the factor's average shock, at even risk. */
const trend = (seen) => zeros().map((_, i) => (i < 3 ? (0.16 * seen.trend) / Math.sqrt(seen.whole[i]) : 0));

/** A book of own parts: what a signal says of each market after BTC, the factor's share taken out with BTC. */
const ownParts = (signal) => (seen) => {
  const target = zeros().map((_, i) => (i > 0 ? (0.1 * signal(seen, i)) / Math.sqrt(seen.own[i].slow) : 0));
  target[0] = -target.reduce((total, x, i) => total + x * beta[i], 0) / beta[0];
  return target;
};
const reversion = ownParts((seen, i) => -seen.reversion[i]);
const volume = ownParts((seen, i) => seen.volume[i]);
const hour = (seen, time) => zeros().map((_, i) => (hourLean(time) > 0 && [2, 4, 5].includes(i) ? 1 / 3 : 0));

/** The same, only on days that promise to move. */
const livelyHour = (seen, time) => {
  if (hourLean(time) <= 0) return zeros();
  return Math.sqrt(seen.factor.slow) > 0.45 ? hour(seen, time) : zeros();
};

const everything = combined(scaled(trend, 0.4), reversion, volume, livelyHour);

/** The same with the latent signals of 72 hours ago in place of what was then thought of them; what came since is observed. */
const revealed = (seen, time) => {
  const { before } = seen;
  if (!before) return everything(seen, time);
  const left = (halfLifeMs) => 2 ** ((-LATE * HOUR) / halfLifeMs);
  const mended = (now, thought, was, by) => now + by * (was - thought);
  const list = (name, by) => seen[name].map((now, i) => mended(now, before.thought[name][i], before.was[name][i], by));
  const known = Object.assign(Object.create(seen), {
    trend: mended(seen.trend, before.thought.trend, before.was.trend, left(EDGES.trend.halfLifeMs)),
    reversion: list('reversion', left(EDGES.reversion.halfLifeMs)),
    volume: list('volume', left(EDGES.volume.halfLifeMs)),
  });
  return everything(known, time);
};

const STRATEGIES = [
  ...[0.2, 0.4, 0.7].map((band) => ({ edge: 'trend', band, target: trend })),
  ...[0.1, 0.2, 0.3, 0.45].map((band) => ({ edge: 'reversion', band, target: reversion })),
  ...[0.1, 0.2, 0.3, 0.45].map((band) => ({ edge: 'volume', band, target: volume })),
  { edge: 'hour', band: 0.02, target: hour },
  { edge: 'hour', band: 0.02, target: livelyHour },
  ...[0.1, 0.2, 0.3, 0.45].map((band) => ({ edge: 'all', band, target: everything })),
  ...[0.1, 0.2, 0.3, 0.45].map((band) => ({ edge: 'all, and revealed 72 h late', band, target: revealed })),
];

/** Prints the table of edges; returns the best net Sharpe ratio by edge. */
export function edges(seeds, weeks) {
  const reports = seeds.flatMap((seed) => run(seed, weeks));
  const rows = Object.entries(grouped(reports)).map(([edge, list]) => {
    const takers = best(list.filter(({ patient }) => !patient));
    const makers = best(list.filter(({ patient }) => patient));
    const r2 = declaredEdges().find((one) => one.edge === edge)?.r2;
    return [
      edge,
      r2 ? `${r2['1h']} / ${r2['24h']}` : '',
      takers.gross,
      takers.net,
      takers.realised,
      takers.turnover,
      makers.net,
    ];
  });
  printed(
    `Edges: ${seeds.length} paths of ${weeks} weeks; annual Sharpe ratio of the best strategy, expected by the engine's own means`,
    [
      [
        'edge',
        'R² 1h / 24h of its part',
        'before costs',
        'net, taker',
        'realised',
        'turnover a day',
        'net, as if always maker',
      ],
      ...rows,
    ],
  );
  const { realised, foreseen } = revelation(reports);
  console.log(
    `What the state revealed ${LATE} h late adds to the same strategy, by weeks of all paths, after costs: t = ${foreseen.toFixed(2)} by the engine's own means, ${realised.toFixed(2)} as it came out`,
  );
  return { ...Object.fromEntries(rows.map(([edge, , , net]) => [edge, net])), revelation: foreseen };
}

/** t of what revelation adds to the band that does best without it: of weeks, as they came out and as the engine's means had it. */
function revelation(reports) {
  const of = (edge) => reports.filter((one) => one.edge === edge && !one.patient);
  const [without, late] = [of('all'), of('all, and revealed 72 h late')];
  const { band } = best(without);
  const weeks = (list, key) => list.filter((one) => one.band === band).flatMap((one) => weekly(one[key]));
  const t = (key) => tOfDifferences(weeks(without, key), weeks(late, key));
  return { realised: t('days'), foreseen: t('foreseen') };
}

const weekly = (days) =>
  Array.from({ length: Math.floor(days.length / 7) }, (_, w) =>
    days.slice(7 * w, 7 * w + 7).reduce((total, x) => total + x, 0),
  );

function tOfDifferences(a, b) {
  const gains = b.map((x, n) => x - a[n]);
  const mean = gains.reduce((x, y) => x + y, 0) / gains.length;
  const spread = Math.sqrt(gains.reduce((x, y) => x + (y - mean) ** 2, 0) / (gains.length - 1));
  return mean / (spread / Math.sqrt(gains.length));
}

const grouped = (reports) => {
  const lists = {};
  for (const report of reports) (lists[report.edge] ??= []).push(report);
  return lists;
};

/** Means over seeds of each strategy, and of these the best net. */
function best(list) {
  const names = [...new Set(list.map(({ name }) => name))];
  const means = names.map((name) => {
    const same = list.filter((one) => one.name === name);
    const mean = (key) => same.reduce((total, one) => total + one[key], 0) / same.length;
    return {
      band: same[0].band,
      gross: mean('gross'),
      net: mean('net'),
      realised: mean('realised'),
      turnover: mean('turnover'),
    };
  });
  return means.reduce((a, b) => (b.net > a.net ? b : a));
}

function run(seed, weeks) {
  const traders = [false, true].flatMap((patient) =>
    STRATEGIES.map((one, n) => new Trader({ ...one, name: `${n}`, patient, band: patient ? one.band / 2 : one.band })),
  );
  const state = genesis(START, seed);
  const step = createStepper();
  const prices = () => INSTRUMENTS.map((_, i) => rawPrice(state, i));
  const seen = new Observer(MINUTE);
  const past = [];
  let observed = beginObserving(state.time, prices());
  let quotes = null;
  for (let minute = 1; minute <= weeks * 10_080; minute++) {
    const before = state.values.slice(AT.logPrice, AT.logPrice + 6);
    const means = expectedMoves(state, MINUTE);
    step(state, state.time + MINUTE);
    const returns = INSTRUMENTS.map((_, i) => state.values[AT.logPrice + i] - before[i]);
    for (const trader of traders) trader.hold(returns, means);
    observed = observe(observed, state.time, prices());
    seen.see(
      state.time,
      returns,
      INSTRUMENTS.map((_, i) => tradedVolume(state, i, MINUTE)),
    );
    if (minute % 60 === 0) seen.before = remembered(past, seen, state);
    if (minute % EVERY !== 0 || minute < WARM_UP_DAYS * 1440) continue;
    quotes = Object.values(quotesOf(observed, [], state.version));
    if (minute % 60 === 0) for (const trader of traders) trader.fund(quotes);
    for (const trader of traders) trader.trade(trader.target(seen, state.time), quotes);
    if (minute % 1440 === 0) for (const trader of traders) trader.closeDay();
  }
  return traders.map((trader) => ({ ...trader, ...trader.report() }));
}

/** What was thought 72 hours ago of the signals, and what they were. */
function remembered(past, { trend, reversion, volume }, { values }) {
  past.push({
    thought: { trend, reversion: [...reversion], volume: [...volume] },
    was: {
      trend: values[AT.trend],
      reversion: [...values.subarray(AT.reversion, AT.reversion + 6)],
      volume: [...values.subarray(AT.weighed, AT.weighed + 6)],
    },
  });
  return past.length > LATE ? past.shift() : null;
}
