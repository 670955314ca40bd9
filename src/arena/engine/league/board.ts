import { toDigits } from '../../../common/kernel/to-digits.js';
import type { MicroUsd } from '../../../common/kernel/money.js';
import { FEES, usualSlippage } from '../exchange/index.js';
import {
  amongEligible,
  byReturn,
  byStanding,
  correlationOf,
  eligibility,
  isLate,
  oddsOf,
  outlookOf,
  returnOf,
  sampleMs,
  samplesPerYear,
  sharpe,
  sortino,
  volatility,
  winRate,
  withOpen,
  type Contender,
  type Duration,
  type Entrant,
  type Expected,
  type Performance,
  type Qualifying,
} from '../matches/index.js';
import { leastRisk, meanExposure, realisedRisk, scoreOf, shownSkill, type ShownSkill } from '../skill/index.js';
import {
  RULES,
  type League,
  type Participant,
  type ParticipantKind,
  type RunningMatch,
  type Standing,
} from './league.js';
import { exposuresOf, openResults } from './standings.js';

/** One line of a leaderboard, as contract A shows it. */
export interface BoardEntry extends ShownSkill {
  rank: number;
  id: string;
  kind: ParticipantKind;
  name: string;
  /** verified name of who runs it; null without one */
  operator: string | null;
  /** ln(equity ÷ start) ÷ risk of the match; null before two samples, without equity, and in matches of the first rules */
  score: number | null;
  return_pct: number;
  pnl_usd: number;
  equity_usd: number;
  max_drawdown_pct: number;
  sharpe: number | null;
  sortino: number | null;
  /** realised, annualised, percent; null before two samples */
  volatility_pct: number | null;
  /** gross exposure ÷ equity, averaged over time */
  exposure: number;
  trades: number;
  win_rate: number | null;
  fees_usd: number;
  win_probability: number | null;
  eligible: boolean;
  reason?: string;
}

const optional = (x: number | null): number | null => (x === null || !Number.isFinite(x) ? null : toDigits(x, 4));

const percent = (fraction: number | null): number | null => (fraction === null ? null : optional(fraction * 100));

/** The whole board of a match, ranked 1…n. */
export const boardOf = (league: League, match: RunningMatch, equity: ReadonlyMap<string, MicroUsd>): BoardEntry[] =>
  boardEntries(league, match, equity).slice();

/** What a line needs, as it stands now: nothing in it changes afterwards. */
interface Line
  extends
    Contender,
    Pick<Participant, 'kind' | 'name' | 'operator' | 'baseline' | 'rating'>,
    Pick<Standing, 'start' | 'trades' | 'won' | 'lost' | 'fees'> {
  /** with the interval that is still open */
  sampled: Performance;
  equity: MicroUsd;
  exposure: number;
  reason: string | undefined;
  /** probability to win among all */
  chance: number;
}

/** What a match is ordered by. */
export const orderOf = ({ rules }: Pick<RunningMatch, 'rules'>): typeof byStanding =>
  rules === RULES.byReturn ? byReturn : byStanding;

/** The order of a match's board when it was last made: a list that is nearly in order is sorted in one go. */
const lastOrder = new WeakMap<RunningMatch, readonly string[]>();

/** The board of a match in its order, of which only the lines that somebody asks for are made. */
export function boardEntries(league: League, match: RunningMatch, equity: ReadonlyMap<string, MicroUsd>): BoardEntries {
  const known = lastOrder.get(match);
  const ids = known?.length === match.standings.size ? known : [...match.standings.keys()];
  const lines: Line[] = [];
  for (const id of ids) {
    const who = league.participants.get(id);
    const standing = match.standings.get(id);
    const now = equity.get(id);
    if (who && standing && now !== undefined) lines.push(lineOf(league, match, who, standing, now));
  }
  lines.sort(orderOf(match));
  if (lines.length === match.standings.size) {
    lastOrder.set(
      match,
      lines.map(({ id }) => id),
    );
  }
  return new BoardEntries(lines, samplesPerYear(match.duration));
}

/** Entries of a board, each made when it is first asked for. */
export class BoardEntries {
  private readonly made: BoardEntry[] = [];
  private readonly chances: readonly (number | null)[];
  private places: ReadonlyMap<string, number> | null = null;
  private money: BoardEntries | null = null;

  /** @param lines in their order */
  constructor(
    private readonly lines: readonly Line[],
    private readonly perYear: number,
  ) {
    this.chances = amongEligible(
      lines.map(({ chance }) => chance),
      lines.map(({ eligible }) => eligible),
    );
  }

  get length(): number {
    return this.lines.length;
  }

  get ids(): string[] {
    return this.lines.map(({ id }) => id);
  }

  /** Who leads; null on an empty board. */
  get leader(): string | null {
    return this.lines.length > 0 ? this.lines[0].id : null;
  }

  slice(from = 0, to = this.lines.length): BoardEntry[] {
    return this.lines.slice(from, to).map((_, i) => this.entry(from + i));
  }

  /** The money board: the same entries by return, their ranks following it. */
  byReturn(): BoardEntries {
    this.money ??= new BoardEntries(this.lines.toSorted(byReturn), this.perYear);
    return this.money;
  }

  /** The entry of a participant; undefined for who is not on the board. */
  of(id: string): BoardEntry | undefined {
    this.places ??= new Map(this.lines.map((line, at) => [line.id, at]));
    const at = this.places.get(id);
    return at === undefined ? undefined : this.entry(at);
  }

  private entry(at: number): BoardEntry {
    return (this.made[at] ??= entryOf(this.lines[at], at + 1, this.perYear, this.chances[at]));
  }
}

const rounded = (x: number): number => Math.round(x * 1e6) / 1e6;

function lineOf(league: League, match: RunningMatch, who: Participant, standing: Standing, now: MicroUsd): Line {
  const { performance, trades, risk, entered } = standing;
  const exposure = meanExposure(risk.held, entered, league.time);
  const scored = match.rules !== RULES.byReturn;
  const { eligible, reason } = eligibility(match, {
    entered,
    trades,
    exposure: scored ? exposure : Infinity,
    retired: who.retired,
    surplus: standing.surplus,
  });
  const score = rawScore(match, standing, now);
  return {
    id: who.id,
    kind: who.kind,
    name: who.name,
    operator: who.operator,
    baseline: who.baseline,
    rating: who.rating,
    equity: now,
    score: score === null ? null : rounded(score),
    exposure: rounded(exposure),
    return_pct: rounded(returnOf(performance, now / 1e6) * 100),
    max_drawdown_pct: rounded(performance.drawdown * 100),
    eligible,
    reason,
    chance: match.odds.get(who.id) ?? 0,
    sampled: withOpen(performance, now / 1e6, openPart(league, match, entered)),
    trades,
    ...resultsOf(league, match, standing, who.id),
    fees: standing.fees,
    start: standing.start,
  };
}

/** −Infinity for who has nothing left; null before two samples and under the first rules. */
const rawScore = (match: RunningMatch, { performance, risk }: Standing, now: MicroUsd): number | null =>
  match.rules === RULES.byReturn ? null : scoreOf(performance, now / 1e6, risk.largest, leastRisk(lengthOf(match)));

/** A score as the board shows it. @param now equity */
export function scoreIn(match: RunningMatch, standing: Standing, now: MicroUsd): number | null {
  const score = rawScore(match, standing, now);
  return score === null || score === -Infinity ? null : rounded(score);
}

/** Ids in the order of the board. */
export const byScoreFirst = (
  league: League,
  match: RunningMatch,
  equity: ReadonlyMap<string, MicroUsd>,
): readonly string[] => boardEntries(league, match, equity).ids;

/** Open positions count as they stand: who never closes its losers has lost them. */
function resultsOf(league: League, { rules }: RunningMatch, { won, lost, brought }: Standing, id: string) {
  if (rules < RULES.byStake) return { won, lost };
  const open = openResults(league, id, brought);
  return { won: won + open.won, lost: lost + open.lost };
}

/** Part of the present interval between samples that has passed; 0 at the end, which was sampled. */
function openPart({ time }: League, { duration, ends_at }: RunningMatch, entered: number): number {
  const every = sampleMs(duration);
  const since = Math.max(entered, Math.floor(time / every) * every);
  return time >= ends_at ? 0 : (time - since) / every;
}

const lengthOf = ({ starts_at, ends_at }: RunningMatch): number => ends_at - starts_at;

function entryOf(line: Line, rank: number, perYear: number, chance: number | null): BoardEntry {
  const { sampled, equity, eligible, reason } = line;
  return {
    rank,
    id: line.id,
    kind: line.kind,
    name: line.name,
    operator: line.operator,
    score: line.score === -Infinity ? null : line.score,
    return_pct: line.return_pct,
    pnl_usd: (equity - line.start) / 1e6,
    equity_usd: equity / 1e6,
    max_drawdown_pct: line.max_drawdown_pct,
    sharpe: optional(sharpe(sampled, perYear)),
    sortino: optional(sortino(sampled, perYear)),
    volatility_pct: percent(volatility(sampled, perYear)),
    exposure: line.exposure,
    trades: line.trades,
    win_rate: optional(winRate(line.won, line.lost)),
    fees_usd: line.fees / 1e6,
    ...shownSkill(line),
    win_probability: chance,
    eligible,
    ...(reason === undefined ? {} : { reason }),
  };
}

/** Computes the odds of a running match from the present books. Changes the match. */
export function quoteOdds(league: League, duration: Duration, equity: ReadonlyMap<string, MicroUsd>): void {
  const match = league.matches[duration];
  const left = Math.max(0, match.ends_at - league.time);
  const ids = [...match.standings.keys()].filter((id) => equity.has(id));
  const entrants = ids.map((id) => entrantOf(league, match, id, equity.get(id) ?? 0, left));
  const odds = oddsOf(entrants, expectedOf(league), left, lengthOf(match));
  const first = match.rules === RULES.byReturn ? odds.return : odds.score;
  match.odds = new Map(ids.map((id, i) => [id, first[i]]));
  match.oddsByReturn = new Map(ids.map((id, i) => [id, odds.return[i]]));
  match.oddsAt = league.time;
  keepQuote(match, league.time);
}

/** Bars of five minutes that are one bar of the correlation. */
const JOINED = 3;

/** What is expected of returns, with the correlation over quarters of an hour as the candles that are kept show it. */
function expectedOf({ covariance, chart }: League): Expected {
  const closes = chart['5m'].map((bars) =>
    bars.filter((_, i) => (bars.length - 1 - i) % JOINED === 0).map(({ close }) => close),
  );
  return { ...covariance, correlation: correlationOf(closes) };
}

/** Shares of a match at which its odds are kept, to be scored when it is settled. */
const SCORED_AT = [0.1, 0.25, 0.5, 0.75, 0.9];

function keepQuote(match: RunningMatch, time: number): void {
  if (!isScoring(match, time)) return;
  match.quotes.push({ elapsed: toDigits(elapsedOf(match, time), 4), odds: Object.fromEntries(match.odds) });
}

const elapsedOf = (match: RunningMatch, time: number): number =>
  (time - match.starts_at) / (match.ends_at - match.starts_at);

/** Whether the match has passed the next share at which its odds are kept. */
export function isScoring(match: RunningMatch, time: number): boolean {
  const next = SCORED_AT[match.quotes.length];
  const elapsed = elapsedOf(match, time);
  return next !== undefined && elapsed >= next && elapsed < 1;
}

function entrantOf(league: League, match: RunningMatch, id: string, equity: MicroUsd, left: number): Entrant {
  const standing = match.standings.get(id) as Standing;
  const out = isLate(match, standing.entered) || league.participants.get(id)?.retired === true || standing.surplus;
  const { performance, risk } = standing;
  const { chance, fills } = outlookOf(qualifyingOf(league, match, id, standing), left);
  return {
    id,
    equity: equity / 1e6,
    start: Math.max(0.01, standing.start / 1e6),
    exposures: exposuresOf(league, id, equity),
    history: standing.exposures,
    qualifies: out ? 0 : chance,
    drawdown: performance.drawdown,
    drag: fills * costOfFill(league, id, equity),
    risk: {
      squares: realisedRisk(performance, equity / 1e6) ** 2,
      largest: risk.largest,
      floor: leastRisk(lengthOf(match)),
    },
  };
}

function qualifyingOf(league: League, { rules }: RunningMatch, id: string, standing: Standing): Qualifying {
  const { trades, risk, entered, exposures } = standing;
  return {
    trades,
    exposure: rules === RULES.byReturn ? Infinity : meanExposure(risk.held, entered, league.time),
    gross: risk.held.gross,
    passed: league.time - entered,
    history: exposures,
    fills: league.participants.get(id)?.trades ?? 0,
    age: age(league, id),
  };
}

/** Time since admission, ms. */
const age = (league: League, id: string): number =>
  Math.max(0, league.time - (league.participants.get(id)?.admittedAt ?? league.time));

/**
 * What a fill costs on average, fraction of the equity it is paid from: the fees so far, and half a spread and impact of a usual market
 * for as much as such fees are paid for. Who pays a constant part has had the logarithmic mean of its first and present equity on average.
 */
function costOfFill(league: League, id: string, equity: MicroUsd): number {
  const [account, trades] = [league.book.get(id), league.participants.get(id)?.trades ?? 0];
  if (!account || trades === 0 || equity <= 0) return 0;
  const fee = account.fees / trades;
  const notional = (fee * 1e5) / FEES.taker;
  return (fee + notional * usualSlippage(league.tickers, notional)) / logarithmicMean(account.starting, equity);
}

const logarithmicMean = (a: number, b: number): number => (Math.abs(a / b - 1) < 1e-6 ? a : (a - b) / Math.log(a / b));
