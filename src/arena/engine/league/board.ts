import type { MicroUsd } from '../../../common/kernel/money.js';
import {
  amongEligible,
  chanceToQualify,
  displayRating,
  eligibility,
  isLate,
  ranked,
  returnOf,
  samplesPerYear,
  sharpe,
  sortino,
  winProbabilities,
  winRate,
  type Duration,
  type Entrant,
  type Rating,
} from '../matches/index.js';
import type { League, Participant, ParticipantKind, RunningMatch, Standing } from './league.js';
import { exposuresOf } from './standings.js';

/** One line of a leaderboard, as contract A shows it. */
export interface BoardEntry {
  rank: number;
  id: string;
  kind: ParticipantKind;
  name: string;
  return_pct: number;
  pnl_usd: number;
  equity_usd: number;
  max_drawdown_pct: number;
  sharpe: number | null;
  sortino: number | null;
  trades: number;
  win_rate: number | null;
  fees_usd: number;
  rating: { mu: number; sigma: number; display: number };
  win_probability: number | null;
  eligible: boolean;
  reason?: string;
}

const fixed = (x: number, digits: number): number => Number(x.toFixed(digits));
const optional = (x: number | null): number | null => (x === null || !Number.isFinite(x) ? null : fixed(x, 4));

/** Rating as shown: 24(μ − 3σ) + 1500. */
export const ratingView = (rating: Rating): BoardEntry['rating'] => ({
  mu: fixed(rating.mu, 4),
  sigma: fixed(rating.sigma, 4),
  display: Math.round(displayRating(rating)),
});

/** The whole board of a match, ranked 1…n. */
export function boardOf(league: League, match: RunningMatch, equity: ReadonlyMap<string, MicroUsd>): BoardEntry[] {
  const lines = [...match.standings].flatMap(([id, standing]) => {
    const participant = league.participants.get(id);
    const now = equity.get(id);
    return participant && now !== undefined ? [lineOf(match, participant, standing, now)] : [];
  });
  const chances = amongEligible(
    lines.map((line) => match.odds.get(line.id) ?? 0),
    lines.map((line) => line.eligible),
  );
  return ranked(lines.map((line, i) => ({ ...line, win_probability: chances[i] }))).map(({ rank, ...line }) => ({
    rank,
    ...line,
  }));
}

function lineOf(match: RunningMatch, who: Participant, standing: Standing, now: MicroUsd): Omit<BoardEntry, 'rank'> {
  const usd = now / 1e6;
  const perYear = samplesPerYear(match.duration);
  const { performance, trades, won, lost, fees, start } = standing;
  return {
    id: who.id,
    kind: who.kind,
    name: who.name,
    return_pct: fixed(returnOf(performance, usd) * 100, 6),
    pnl_usd: (now - start) / 1e6,
    equity_usd: usd,
    max_drawdown_pct: fixed(performance.drawdown * 100, 6),
    sharpe: optional(sharpe(performance, perYear)),
    sortino: optional(sortino(performance, perYear)),
    trades,
    win_rate: optional(winRate(won, lost)),
    fees_usd: fees / 1e6,
    rating: ratingView(who.rating),
    win_probability: null,
    ...eligibility(match, standing.entered, trades),
  };
}

/** Computes the odds of a running match from the present books. Changes the match. */
export function quoteOdds(league: League, duration: Duration, equity: ReadonlyMap<string, MicroUsd>): void {
  const match = league.matches[duration];
  const left = Math.max(0, match.ends_at - league.time);
  const ids = [...match.standings.keys()].filter((id) => equity.has(id));
  const entrants = ids.map((id) => entrantOf(league, match, id, equity.get(id) ?? 0, left));
  const chances = winProbabilities(entrants, league.covariance, left, match.ends_at - match.starts_at);
  match.odds = new Map(ids.map((id, i) => [id, chances[i]]));
  match.oddsAt = league.time;
  keepQuote(match, league.time);
}

/** Shares of a match at which its odds are kept, to be scored when it is settled. */
const SCORED_AT = [0.1, 0.25, 0.5, 0.75, 0.9];

function keepQuote(match: RunningMatch, time: number): void {
  if (!isScoring(match, time)) return;
  match.quotes.push({ elapsed: fixed(elapsedOf(match, time), 4), odds: Object.fromEntries(match.odds) });
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
  const elapsed = Math.max(60_000, league.time - standing.entered);
  const late = isLate(match, standing.entered);
  return {
    id,
    equity: equity / 1e6,
    start: Math.max(0.01, standing.start / 1e6),
    exposures: exposuresOf(league, id, equity),
    history: standing.exposures,
    qualifies: late ? 0 : chanceToQualify(standing.trades, tradeRate(league, id), left),
    drawdown: standing.performance.drawdown,
    drag: equity > 0 ? Math.min(1e-9, standing.fees / equity / elapsed) : 0,
  };
}

/** Fills per ms since admission, counting a prior of one an hour. */
function tradeRate(league: League, id: string): number {
  const who = league.participants.get(id);
  if (!who) return 0;
  return (who.trades + 1) / (Math.max(0, league.time - who.admittedAt) + 3_600_000);
}
