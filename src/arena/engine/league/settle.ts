import {
  addQuote,
  brierScore,
  calibrationError,
  emptyReliability,
  logScore,
  ratedAfter,
  reliabilityBins,
  type Rating,
} from '../matches/index.js';
import type { BoardEntry } from './board.js';
import type { MatchQuote } from './league.js';

/** A match that is over, with what its settlement needs. */
export interface Settled {
  board: readonly BoardEntry[];
  quotes: readonly MatchQuote[];
  /** ratings before it */
  ratings: ReadonlyMap<string, Rating>;
  /** participants that are shown and not rated */
  baselines: ReadonlySet<string>;
}

export interface Settlement {
  /** first of the eligible; null when nobody was */
  winner: string | null;
  participants: number;
  eligible: number;
  /** scores of the odds by share of the match that was over; null without a winner */
  odds: {
    quotes: { elapsed: number; brier: number; log_score: number }[];
    reliability: ReturnType<typeof reliabilityBins>;
    calibration_error: number;
  } | null;
  ratings: { participant_id: string; rank: number; before: Rating; after: Rating }[];
}

/** Ratings (Plackett–Luce over the eligible, baselines left out) and scores of the odds of one match. Pure. */
export function settle({ board, quotes, ratings, baselines }: Settled): Settlement {
  const eligible = board.filter((entry) => entry.eligible);
  const winner = eligible[0]?.id ?? null;
  const rated = eligible.filter((entry) => !baselines.has(entry.id) && ratings.has(entry.id));
  const before = rated.map((entry) => ratings.get(entry.id) as Rating);
  const after = ratedAfter(
    before,
    rated.map((entry) => entry.rank),
  );
  return {
    winner,
    participants: board.length,
    eligible: eligible.length,
    odds: winner === null ? null : scores(quotes, winner),
    ratings: rated.map((entry, i) => ({
      participant_id: entry.id,
      rank: entry.rank,
      before: before[i],
      after: after[i],
    })),
  };
}

function scores(quotes: readonly MatchQuote[], winner: string): NonNullable<Settlement['odds']> {
  let reliability = emptyReliability();
  const scored = quotes.map(({ elapsed, odds }) => {
    const ids = Object.keys(odds);
    const chances = Object.values(odds);
    const place = ids.indexOf(winner);
    if (place >= 0) reliability = addQuote(reliability, chances, place);
    const log = place < 0 ? Infinity : logScore(chances, place);
    return { elapsed, brier: brierScore(chances, place), log_score: Number.isFinite(log) ? log : 99 };
  });
  return {
    quotes: scored,
    reliability: reliabilityBins(reliability),
    calibration_error: calibrationError(reliability),
  };
}
