/**
 * What the house fighters find in the present market: on the real exchange, by the minute. Expected gains are summed from
 * the engine's conditional means (the martingale's part has mean zero and is left out), costs are those paid. The signals last
 * for days, so mind the standard error: twelve weeks leave ±1.5 Sharpe, a hundred and twenty ±.5. t is that of the gain before
 * costs, carried to 2,000 weeks by √, and no surer than the error.
 */
import { equityOf, STARTING_CASH_USD } from '../../../dist/src/arena/engine/exchange/index.js';
import { FIGHTERS } from '../../../dist/src/arena/engine/fighters/index.js';
import { INSTRUMENTS } from '../../../dist/src/arena/engine/instruments.js';
import { expectedMoves } from '../../../dist/src/arena/engine/market/v2/index.js';
import { admitted, playPit, START } from './pit.mjs';
import { printed } from './printed.mjs';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
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
  const today = Object.fromEntries(fighters.map(({ id }) => [id, begun(STARTING_CASH_USD)]));
  const parties = fighters.map((fighter) => ({ id: fighter.id, fighter, phase: 0 }));
  playPit({
    seed,
    tickMs: MINUTE,
    until: weeks * 7 * DAY,
    parties,
    before: (state, book, mids) => foresee(state, book, mids, today),
    after: (state, book, outcome, tickers, forget) => {
      charge(outcome, today);
      if (state.time % DAY !== 0) return [];
      return closeDay(book, tickers, today, state.time - START > WARM_UP_DAYS * DAY ? days : null, forget);
    },
  });
}

const begun = (from) => ({ expected: 0, paid: 0, turned: 0, from });

/** What everybody's positions gain in the coming minute by the engine's own means. */
function foresee(state, book, mids, today) {
  const means = expectedMoves(state, MINUTE);
  for (const { id, positions } of book.values()) {
    for (const { market, lots } of positions) {
      const usd = (lots / INSTRUMENTS[market].lots_per_unit) * (mids[market] / 1e6);
      today[id].expected += (usd * means[market]) / today[id].from;
    }
  }
}

/** Fees, slippage and funding of a tick. */
function charge({ fills, funding }, today) {
  for (const { participant_id, notional, fee, slippage_bps } of fills) {
    const day = today[participant_id];
    const usd = notional / 1e6 / day.from;
    day.turned += usd;
    day.paid += fee / 1e6 / day.from + (usd * slippage_bps) / 1e4;
  }
  for (const { participant_id, amount } of funding)
    today[participant_id].paid -= amount / 1e6 / today[participant_id].from;
}

/** Counts the day, and gives those that are worn out a new account. */
function closeDay(book, tickers, today, days, forget) {
  return [...book.values()].flatMap((account) => {
    const { id } = account;
    const equity = equityOf(account, tickers) / 1e6;
    const { expected, paid, turned, from } = today[id];
    days?.[id].push({ gained: equity / from - 1, expected, paid, turned });
    const worn = equity < WORN_OUT;
    today[id] = begun(worn ? STARTING_CASH_USD : equity);
    if (!worn) return [];
    forget(id);
    return [admitted(id)];
  });
}
