#!/usr/bin/env node
/**
 * How the house fighters do in the simulated market, and how good the odds of their matches are; run after
 * `node scripts/build.mjs`. A league of the house alone at one tick a minute, fees, impact and funding included:
 * `node bench/arena/fighters.mjs [weeks] [seed]` (30 weeks, some two minutes).
 */
import { FIGHTERS } from '../../dist/src/arena/engine/fighters/index.js';
import { advanceLeague, beginLeague, equities, houseEntries } from '../../dist/src/arena/engine/league/index.js';
import { advance, genesis, shownBy } from '../../dist/src/arena/engine/market/index.js';
import {
  addQuote,
  brierScore,
  calibrationError,
  emptyReliability,
  logScore,
} from '../../dist/src/arena/engine/matches/index.js';

const MINUTE = 60_000;
const HOURS = 7 * 24;
/** A Monday. */
const START = Date.UTC(2026, 0, 5);
/** The slowest fighter needs eighteen hours of history: the first week does not count. */
const WARM_UP = 1;

const weeks = Number(process.argv[2] ?? 30);
const seed = process.argv[3] ?? 'fighters';
const ids = FIGHTERS.map(({ id }) => id);
const mean = (list) => list.reduce((sum, x) => sum + x, 0) / list.length;
const deviation = (list) => {
  const middle = mean(list);
  return Math.sqrt(list.reduce((sum, x) => sum + (x - middle) ** 2, 0) / (list.length - 1));
};

const seen = Object.fromEntries(
  ids.map((id) => [
    id,
    {
      weekly: [],
      fees: [],
      hourly: [],
      exposures: [],
      fills: 0,
      eligible: 0,
      won: { '1h': 0, '1d': 0 },
      liquidations: 0,
      drawdown: 0,
    },
  ]),
);
const odds = {};
let hours = 0;

run();
fighters();
alike();
forecasts();

function run() {
  const market = genesis(START, seed);
  const league = beginLeague(START, shownBy(market, START).prices);
  let commands = houseEntries();
  let [week, hour] = [null, null];
  for (let k = 1; k <= (weeks + WARM_UP) * HOURS * 60; k++) {
    const time = START + k * MINUTE;
    advance(market, time);
    const input = { time, ...shownBy(market, time - MINUTE), commands, tickMs: MINUTE, oddsEveryMs: Infinity };
    const events = advanceLeague(league, input);
    commands = events.house;
    if (k <= WARM_UP * HOURS * 60) continue;
    for (const fill of events.fills) seen[fill.participant_id].fills++;
    for (const { participant_id } of events.liquidations) seen[participant_id].liquidations++;
    for (const ended of events.ended) if (ended.match.starts_at >= START + WARM_UP * HOURS * 60 * MINUTE) over(ended);
    if (k % 60 === 0) hour = sample(league, hour);
    if (k % (60 * HOURS) === 0) week = weekOf(league, week);
  }
}

function weekOf(league, before) {
  const equity = equities(league);
  for (const id of ids) {
    const paid = league.book.get(id).fees;
    if (before) {
      seen[id].weekly.push(equity.get(id) / before.equity.get(id) - 1);
      seen[id].fees.push((paid - before.fees[id]) / before.equity.get(id));
    }
  }
  return { equity, fees: Object.fromEntries(ids.map((id) => [id, league.book.get(id).fees])) };
}

function sample(league, before) {
  const equity = equities(league);
  hours++;
  for (const id of ids) {
    if (before) seen[id].hourly.push(equity.get(id) / before.get(id) - 1);
    const account = league.book.get(id);
    const net = Array.from({ length: 6 }, () => 0);
    for (const { market, cost } of account.positions) net[market] = cost / equity.get(id);
    seen[id].exposures.push(net);
  }
  return equity;
}

function over({ match, board }) {
  const { duration, quotes } = match;
  const [first] = board;
  for (const { id, eligible, max_drawdown_pct } of board) {
    if (duration === '1h' && eligible) seen[id].eligible++;
    if (duration === '1w') seen[id].drawdown = Math.max(seen[id].drawdown, max_drawdown_pct);
  }
  if (!first.eligible) return;
  if (duration !== '1w') seen[first.id].won[duration]++;
  for (const { elapsed, odds: quoted } of quotes) {
    const key = `${duration} ${Math.round(elapsed * 20) * 5} %`;
    const chances = Object.values(quoted);
    const winner = Object.keys(quoted).indexOf(first.id);
    odds[key] ??= { matches: 0, log: 0, uniform: 0, brier: 0, reliability: emptyReliability() };
    const score = odds[key];
    score.matches++;
    score.log += logScore(chances, winner);
    score.uniform += Math.log(chances.length);
    score.brier += brierScore(chances, winner);
    score.reliability = addQuote(score.reliability, chances, winner);
  }
}

function correlation(a, b) {
  const [x, y] = [mean(a), mean(b)];
  const sum = (one) => one.reduce((total, value) => total + value, 0);
  const both = sum(a.map((value, i) => (value - x) * (b[i] - y)));
  return both / Math.sqrt(sum(a.map((value) => (value - x) ** 2)) * sum(b.map((value) => (value - y) ** 2)));
}

function fighters() {
  console.log(
    `\n${weeks - 1} weeks after the first ${WARM_UP + 1}, seed ${seed}; returns after fees, impact and funding`,
  );
  console.log(
    '\n| Fighter | Strategy | Mean week % | ± s.e. | Fees % | Deviation % | Beats random | Worst drawdown % | Fills an hour | Eligible 1h % | Won 1h % | Won 1d % | Liquidations |',
  );
  console.log(`|---|---|${'--:|'.repeat(11)}`);
  const random = seen.tumble.weekly;
  for (const { id, name, strategy } of FIGHTERS) {
    const { weekly, fees, fills, eligible, won, liquidations, drawdown } = seen[id];
    const beats = weekly.filter((one, i) => one > random[i]).length;
    const cells = [
      (100 * mean(weekly)).toFixed(2),
      ((100 * deviation(weekly)) / Math.sqrt(weekly.length)).toFixed(2),
      (100 * mean(fees)).toFixed(2),
      (100 * deviation(weekly)).toFixed(2),
      id === 'tumble' ? '–' : `${beats} of ${weekly.length}`,
      drawdown.toFixed(1),
      (fills / hours).toFixed(1),
      ((100 * eligible) / hours).toFixed(0),
      ((100 * won['1h']) / hours).toFixed(1),
      ((2400 * won['1d']) / hours).toFixed(1),
      liquidations,
    ];
    console.log(`| ${name} | ${strategy.kind} | ${cells.join(' | ')} |`);
  }
}

/** Hourly returns, and books: the six exposures of all hours in one row. */
function alike() {
  const pairs = ids.flatMap((a, i) =>
    ids.slice(i + 1).map((b) => ({
      pair: `${a} – ${b}`,
      returns: correlation(seen[a].hourly, seen[b].hourly),
      books: correlation(seen[a].exposures.flat(), seen[b].exposures.flat()),
    })),
  );
  pairs.sort((a, b) => Math.max(b.returns, b.books) - Math.max(a.returns, a.books));
  console.log('\nMost alike of', pairs.length, 'pairs (correlation of hourly returns, of books)\n');
  for (const { pair, returns, books } of pairs.slice(0, 6)) {
    console.log(`  ${pair}: ${returns.toFixed(2)}, ${books.toFixed(2)}`);
  }
}

function forecasts() {
  console.log('\n| Quote at | Matches | Log loss | Uniform | Brier | Calibration error |\n|---|--:|--:|--:|--:|--:|');
  for (const [key, { matches, log, uniform, brier, reliability }] of Object.entries(odds)) {
    const cells = [log / matches, uniform / matches, brier / matches, calibrationError(reliability)];
    console.log(`| ${key} | ${matches} | ${cells.map((x) => x.toFixed(3)).join(' | ')} |`);
  }
}
