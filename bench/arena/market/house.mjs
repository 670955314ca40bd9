/**
 * What the house fighters find in version 2 of the market: on the real exchange, by the minute. Expected gains are summed from
 * the engine's conditional means (the martingale's part has mean zero and is left out), costs are those paid. The signals last
 * for days, so mind the standard error: twelve weeks leave ±1.5 Sharpe, a hundred and twenty ±.5. t is that of the gain before
 * costs, carried to 2,000 weeks by √, and no surer than the error.
 */
import { Random } from '../../../dist/src/common/kernel/random.js';
import {
  commit,
  equityOf,
  runTick,
  STARTING_CASH_USD,
  tickersOf,
  viewAccount,
} from '../../../dist/src/arena/engine/exchange/index.js';
import { FIGHTERS, isDue } from '../../../dist/src/arena/engine/fighters/index.js';
import { INSTRUMENTS } from '../../../dist/src/arena/engine/instruments.js';
import {
  addToChart,
  beginObserving,
  emptyChart,
  observe,
  quotesOf,
  rawPrice,
} from '../../../dist/src/arena/engine/market/index.js';
import { createStepper, expectedMove, genesis, tradedVolume } from '../../../dist/src/arena/engine/market/v2/index.js';
import { printed } from './printed.mjs';

const MINUTE = 60_000;
const START = Date.UTC(2026, 0, 5);
const WARM_UP_DAYS = 7;
const FINDS_WEEKS = 2000;
/** Below this an account begins afresh, USD. */
const WORN_OUT = 4000;

/** Prints what each fighter finds; returns t over 2,000 weeks by fighter, before and after costs. */
export function house(seeds, weeks, only = FIGHTERS.map(({ id }) => id)) {
  const fighters = FIGHTERS.filter(({ id }) => only.includes(id));
  const days = Object.fromEntries(fighters.map(({ id }) => [id, []]));
  for (const seed of seeds) playHouse(seed, weeks, fighters, days);
  const rows = fighters.map(({ id, strategy }) => [id, strategy.kind, ...figures(days[id])]);
  printed(
    `House fighters: ${seeds.length} paths of ${weeks} weeks; annual Sharpe ratios by the engine's own means, ± standard error`,
    [
      ['fighter', 'strategy', 'edge found', '±', 't in 2,000 weeks', 'after costs', 'turnover a day', 'risk a year'],
      ...rows,
    ],
  );
  return Object.fromEntries(rows.map(([id, , , , t]) => [id, t]));
}

function figures(days) {
  const n = days.length;
  const mean = (of) => days.reduce((total, day) => total + of(day), 0) / n;
  const deviation = (of) => Math.sqrt(mean((day) => (of(day) - mean(of)) ** 2));
  const risk = deviation(({ gained }) => gained);
  const annual = Math.sqrt(365) / risk;
  const found = mean(({ expected }) => expected) * annual;
  const error = (deviation(({ expected }) => expected) / Math.sqrt(n / 3)) * annual;
  const net = mean(({ expected, paid }) => expected - paid) * annual;
  const t = found * Math.sqrt((FINDS_WEEKS * 7) / 365);
  return [found, error, t, net, mean(({ turned }) => turned), risk * Math.sqrt(365)];
}

/**
 * Plays the house for `weeks` of the path `seed`; the first is not counted.
 * @param days by fighter: a list that grows by {gained, expected, paid, turned} of each day, fractions of equity
 */
export function playHouse(seed, weeks, fighters, days) {
  const state = genesis(START, seed);
  const step = createStepper();
  const prices = () => INSTRUMENTS.map((_, i) => rawPrice(state, i));
  const chart = emptyChart();
  let observed = beginObserving(state.time, prices());
  let book = new Map();
  const minds = new Map();
  const today = Object.fromEntries(
    fighters.map(({ id }) => [id, { expected: 0, paid: 0, turned: 0, from: STARTING_CASH_USD }]),
  );
  let pending = fighters.map(({ id }) => ({ kind: 'admit', participant_id: id, cash: STARTING_CASH_USD * 1e6 }));
  for (let minute = 1; minute <= weeks * 10_080; minute++) {
    const means = INSTRUMENTS.map((_, i) => expectedMove(state, i, MINUTE));
    for (const { id, positions } of book.values()) {
      for (const { market, lots } of positions) {
        today[id].expected +=
          ((lots / INSTRUMENTS[market].lots_per_unit) * (observed.mids[market] / 1e6) * means[market]) / today[id].from;
      }
    }
    step(state, state.time + MINUTE);
    observed = observe(observed, state.time, prices());
    INSTRUMENTS.forEach((_, i) =>
      addToChart(chart, i, state.time, observed.mids[i] / 1e6, tradedVolume(state, i, MINUTE)),
    );
    const quotes = quotesOf(
      observed,
      INSTRUMENTS.map(() => false),
      2,
    );
    const tickers = tickersOf(quotes);
    const outcome = runTick(book, {
      tick: minute,
      time: state.time,
      tickers,
      fundingDue: minute % 60 === 0,
      commands: pending,
    });
    for (const fill of outcome.fills) {
      const usd = fill.notional / 1e6 / today[fill.participant_id].from;
      today[fill.participant_id].turned += usd;
      today[fill.participant_id].paid +=
        fill.fee / 1e6 / today[fill.participant_id].from + (usd * fill.slippage_bps) / 1e4;
    }
    for (const { participant_id, amount } of outcome.funding)
      today[participant_id].paid -= amount / 1e6 / today[participant_id].from;
    commit(book, outcome);
    pending = decided(
      fighters,
      book,
      minds,
      { now: state.time, version: 2, quotes, minutes: historyOf(chart) },
      tickers,
    );
    if (minute % 1440 === 0)
      pending.push(...closeDay(book, minds, tickers, today, minute > WARM_UP_DAYS * 1440 ? days : null));
  }
}

const historyOf = (chart) => Object.fromEntries(INSTRUMENTS.map(({ symbol, index }) => [symbol, chart['1m'][index]]));

function decided(fighters, book, minds, view, tickers) {
  return fighters.flatMap((fighter) => {
    const account = book.get(fighter.id);
    if (!account || !isDue(fighter, view.now)) return [];
    const random = Random.from(`house/${fighter.id}/${view.now}`);
    const decision = fighter.decide(view, viewAccount(account, tickers), minds.get(fighter.id) ?? {}, random);
    minds.set(fighter.id, decision.memory);
    if (decision.actions.length === 0) return [];
    return [{ kind: 'decide', participant_id: fighter.id, decision_id: `${view.now}`, actions: decision.actions }];
  });
}

/** Counts the day, and gives those that are worn out a new account. */
function closeDay(book, minds, tickers, today, days) {
  return [...book.values()].flatMap((account) => {
    const { id } = account;
    const equity = equityOf(account, tickers) / 1e6;
    const { expected, paid, turned, from } = today[id];
    days?.[id].push({ gained: equity / from - 1, expected, paid, turned });
    const worn = equity < WORN_OUT;
    today[id] = { expected: 0, paid: 0, turned: 0, from: worn ? STARTING_CASH_USD : equity };
    if (!worn) return [];
    book.delete(id);
    minds.delete(id);
    return [{ kind: 'admit', participant_id: id, cash: STARTING_CASH_USD * 1e6 }];
  });
}
