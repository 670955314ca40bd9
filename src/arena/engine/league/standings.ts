import { mulDiv, type MicroUsd } from '../../../common/kernel/money.js';
import { equityOf, FEES, feeOf, valueOf, type Fill } from '../exchange/index.js';
import {
  addEquity,
  covarianceOver,
  DURATIONS,
  marked,
  observeExposures,
  sampleMs,
  startExposures,
  startPerformance,
  type Duration,
} from '../matches/index.js';
import { INSTRUMENTS } from '../instruments.js';
import { SYMBOLS } from '../types.js';
import { countedEntries, holdFrom, riskIn, startHolding, type EntryLimits } from '../skill/index.js';
import { openMatch } from './begin.js';
import { RULES, type League, type RiskTaken, type Rules, type RunningMatch, type Standing } from './league.js';

/** Equity of every account at the league's present quotes. */
export function equities(league: League): Map<string, MicroUsd> {
  const all = new Map<string, MicroUsd>();
  for (const account of league.book.values()) all.set(account.id, equityOf(account, league.tickers));
  return all;
}

/** Signed exposure per market, fraction of equity. */
export function exposuresOf(league: League, id: string, equity: MicroUsd): number[] {
  const exposures = INSTRUMENTS.map(() => 0);
  for (const { market, lots } of league.book.get(id)?.positions ?? []) {
    exposures[market] = equity > 0 ? valueOf(market, lots, league.observed.mids[market]) / equity : 0;
  }
  return exposures;
}

/**
 * Puts everybody who has an account and is not retired into the match. Returns the ids that are new.
 * Of one operator or address no more count than may; those who are in it already keep their places.
 * @param last the match of the same length before it: what books somebody holds is still known
 */
export function enter(
  league: League,
  match: RunningMatch,
  time: number,
  equity: ReadonlyMap<string, MicroUsd>,
  limits: EntryLimits,
  last?: RunningMatch,
): string[] {
  const fresh: string[] = [];
  const matrix = matrixOf(league, match);
  const counted = countedIn(league, match, limits);
  for (const [id, participant] of league.participants) {
    const now = equity.get(id);
    if (now === undefined || participant.retired || match.standings.has(id)) continue;
    const book = exposuresOf(league, id, now);
    const risk = { largest: riskIn(book, matrix), book, held: startHolding(time, grossOf(book)) };
    const standing = { ...newStanding(time, now, risk, last?.standings.get(id)?.exposures), ...broughtBy(league, id) };
    match.standings.set(id, counted.has(id) ? standing : { ...standing, surplus: true });
    fresh.push(id);
  }
  return fresh;
}

/** Those of the league who count if they enter now. */
function countedIn({ participants }: League, { standings }: RunningMatch, limits: EntryLimits): Set<string> {
  const there = [...participants.values()].filter(({ retired }) => !retired);
  const before = there.filter(({ id }) => standings.get(id)?.surplus === undefined && standings.has(id));
  return countedEntries(
    there.filter(({ id }) => !standings.has(id)),
    limits,
    before,
  );
}

const grossOf = (book: readonly number[]): number => book.reduce((sum, x) => sum + Math.abs(x), 0);

/** Covariance of published returns over the length of a match, as it is expected now. */
const matrixOf = (league: League, { starts_at, ends_at }: RunningMatch): number[] =>
  covarianceOver(league.covariance, ends_at - starts_at);

const newStanding = (entered: number, start: MicroUsd, risk: RiskTaken, exposures = startExposures()): Standing => ({
  entered,
  start,
  trades: 0,
  won: 0,
  lost: 0,
  fees: 0,
  performance: startPerformance(start / 1e6),
  exposures,
  risk,
});

/** Counts a fill in every running match. */
export function countFill(league: League, fill: Fill): void {
  for (const duration of DURATIONS) {
    const standing = league.matches[duration].standings.get(fill.participant_id);
    if (!standing) continue;
    standing.trades++;
    standing.fees += fill.fee;
    const before = takeBrought(standing, fill);
    if (fill.realized !== 0) countResult(standing, league.matches[duration].rules, fill, before);
  }
}

/** @param before what the closed part had won before the match */
function countResult(standing: Standing, rules: Rules, { realized, fee }: Fill, before: MicroUsd): void {
  const net = rules < RULES.byStake ? Math.sign(realized) : realized - 2 * fee - before;
  if (net > 0) standing.won += net;
  else standing.lost -= net;
}

/** What somebody brings into a match: its open positions with what they have won so far. Nothing where nothing is held. */
function broughtBy(league: League, id: string): Pick<Standing, 'brought'> {
  const positions = league.book.get(id)?.positions ?? [];
  if (positions.length === 0) return {};
  const brought = positions.map(({ market, lots, cost }) => ({
    market,
    lots,
    gain: valueOf(market, lots, league.observed.mids[market]) - cost - feeOf(Math.abs(cost), FEES.taker),
  }));
  return { brought };
}

/**
 * Follows a fill in what was brought into the match. Returns what the closed part had won before it: its share of the position, as
 * the exchange shares out the cost. Changes the standing.
 */
function takeBrought(standing: Standing, { symbol, side, lots }: Fill): MicroUsd {
  const one = standing.brought?.find(({ market }) => SYMBOLS[market] === symbol);
  if (!one) return 0;
  const bought = side === 'buy' ? lots : -lots;
  const closed = one.lots * bought < 0 ? Math.min(lots, Math.abs(one.lots)) : 0;
  const before = closed > 0 ? mulDiv(one.gain, closed, Math.abs(one.lots)) : 0;
  const rest = { ...one, lots: one.lots + bought, gain: one.gain - before };
  const others = (standing.brought ?? []).filter((other) => other !== one);
  standing.brought = closed === Math.abs(one.lots) ? others : [...others, rest];
  return before;
}

/**
 * What open positions would win and lose if they were closed now, after the fees of both ways, without what they had won before the
 * match; micro-USD.
 */
export function openResults(
  league: League,
  id: string,
  brought: Standing['brought'] = [],
): { won: number; lost: number } {
  const open = { won: 0, lost: 0 };
  for (const { market, lots, cost } of league.book.get(id)?.positions ?? []) {
    const before = brought.find((one) => one.market === market)?.gain ?? 0;
    const value = valueOf(market, lots, league.observed.mids[market]);
    const net = value - cost - 2 * feeOf(Math.abs(cost), FEES.taker) - before;
    if (net > 0) open.won += net;
    else open.lost -= net;
  }
  return open;
}

/**
 * Marks every standing to the present equity, and takes a sample where the match's grid was crossed since `before` (ms).
 * Matches that this tick has opened have their first sample still to come. Returns the durations that were sampled.
 * @param traded whose books this tick has changed: what they risk now is taken down at once
 */
export function measure(
  league: League,
  before: number,
  equity: ReadonlyMap<string, MicroUsd>,
  opened: readonly RunningMatch[],
  traded: ReadonlySet<string>,
): Duration[] {
  return DURATIONS.filter((duration) => {
    const match = league.matches[duration];
    const every = sampleMs(duration);
    const due = Math.floor(league.time / every) !== Math.floor(before / every) && !opened.includes(match);
    for (const [id, standing] of match.standings) mark(league, id, standing, equity.get(id), due);
    if (due || traded.size > 0) observeRisks(league, match, equity, due ? match.standings.keys() : traded);
    return due;
  });
}

const fillsOf = (league: League, id: string): number => league.participants.get(id)?.trades ?? 0;

/** The last sample of a match: its end is on its grid. */
export function measureLast(league: League, match: RunningMatch, equity: ReadonlyMap<string, MicroUsd>): void {
  for (const [id, standing] of match.standings) mark(league, id, standing, equity.get(id), true);
  observeRisks(league, match, equity, match.standings.keys());
}

/** What these hold from now on, in one match. */
function observeRisks(
  league: League,
  match: RunningMatch,
  equity: ReadonlyMap<string, MicroUsd>,
  ids: Iterable<string>,
): void {
  let matrix: readonly number[] | null = null;
  for (const id of ids) {
    const [standing, now] = [match.standings.get(id), equity.get(id)];
    if (!standing || now === undefined) continue;
    matrix ??= matrixOf(league, match);
    const book = exposuresOf(league, id, now);
    const { held } = standing.risk;
    standing.risk = {
      ...riskiest(standing.risk, book, matrix),
      held: holdFrom(held, Math.max(held.at, league.time), grossOf(book)),
    };
  }
}

/** What is risked after another book, or after another volatility of what was held before. */
function riskiest({ largest, book }: RiskTaken, next: readonly number[], matrix: readonly number[]) {
  const [kept, now] = [Math.max(largest, book ? riskIn(book, matrix) : 0), riskIn(next, matrix)];
  return now > kept ? { largest: now, book: next } : { largest: kept, ...(book && { book }) };
}

/** Marks every standing to the present equity without sampling: what a reader of the league does. */
export function markAll(league: League, equity: ReadonlyMap<string, MicroUsd>): void {
  for (const duration of DURATIONS) {
    for (const [id, standing] of league.matches[duration].standings) mark(league, id, standing, equity.get(id), false);
  }
}

function mark(league: League, id: string, standing: Standing, micro: MicroUsd | undefined, due: boolean): void {
  if (micro === undefined) return;
  const usd = micro / 1e6;
  if (due && standing.entered < league.time) {
    standing.performance = addEquity(standing.performance, usd);
    standing.exposures = observeExposures(
      standing.exposures,
      exposuresOf(league, id, micro),
      league.time,
      fillsOf(league, id),
    );
  } else {
    standing.performance = marked(standing.performance, usd);
  }
}

/** Ends the matches whose time is over and opens the next ones. Returns those that ended, as they stood. */
export function turnMatches(league: League, time: number): RunningMatch[] {
  const ended = DURATIONS.map((duration) => league.matches[duration]).filter((match) => time >= match.ends_at);
  for (const match of ended) league.matches[match.duration] = openMatch(match.duration, time);
  return ended;
}
