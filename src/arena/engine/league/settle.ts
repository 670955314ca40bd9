import {
  addQuote,
  brierScore,
  calibrationError,
  emptyReliability,
  logScore,
  reliabilityBins,
  type Duration,
} from '../matches/index.js';
import { rated, withHour, type Known, type Rating } from '../skill/index.js';
import type { BoardEntry } from './board.js';
import type { MatchQuote } from './league.js';

/** A match that is over. */
interface Over {
  duration: Duration;
  /** ms */
  endsAt: number;
  board: readonly BoardEntry[];
}

/** A match that is over, with what its settlement needs. */
export interface Settled extends Pick<Over, 'board'> {
  quotes: readonly MatchQuote[];
  /** what was known of those who are rated before it and after; see `learn` */
  before: ReadonlyMap<string, Known>;
  after: ReadonlyMap<string, Known>;
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
  /** of everybody on the board who is rated; none of matches that teach nothing new */
  ratings: { participant_id: string; rank: number; before: Rating; after: Rating }[];
}

/**
 * What is known of all who are rated after a match. Each hour of profit and loss counts once: hourly matches teach, longer ones
 * are made of the same hours. @param known of everybody who was ever rated, baselines left out
 */
export const learn = (
  { duration, endsAt, board }: Over,
  known: ReadonlyMap<string, Known>,
): ReadonlyMap<string, Known> => (duration === '1h' ? rated(withHour(board, endsAt, known)) : known);

/** Winner, scores of the odds, and what the match did to ratings. Pure. */
export function settle({ board, quotes, before, after }: Settled): Settlement {
  const eligible = board.filter((entry) => entry.eligible);
  const winner = eligible[0]?.id ?? null;
  return {
    winner,
    participants: board.length,
    eligible: eligible.length,
    odds: winner === null ? null : scores(quotes, winner),
    ratings: before === after ? [] : board.flatMap((entry) => changeOf(entry, before, after)),
  };
}

function changeOf({ id, rank }: BoardEntry, before: Settled['before'], after: Settled['after']): Settlement['ratings'] {
  const [was, is] = [before.get(id), after.get(id)];
  return was && is ? [{ participant_id: id, rank, before: was.rating, after: is.rating }] : [];
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
