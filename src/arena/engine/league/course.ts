import type { MicroUsd } from '../../../common/kernel/money.js';
import { isoTime } from '../../../common/kernel/clock.js';
import { toDigits } from '../../../common/kernel/to-digits.js';
import { canonical, sampleMs, type Canonical, type Duration } from '../matches/index.js';
import { byScoreFirst, scoreIn } from './board.js';
import type { League, RunningMatch } from './league.js';

/** Participants whose course is kept: the first of the board at each time. */
export const MOST_COURSES = 100;

/** Least time between two quotes of the odds that are kept, ms. */
export const ODDS_KEPT_EVERY_MS: Record<Duration, number> = { '1h': 60_000, '1d': 900_000, '1w': 3_600_000 };

/** Probabilities to be first, by participant. */
export interface CourseOdds {
  score: Record<string, number>;
  return: Record<string, number>;
}

/** A match at one time of its grid. JSON-safe. */
export interface CourseSample {
  match_id: string;
  /** ms */
  at: number;
  /** equity (USD) and score by participant */
  points: Record<string, [number, number | null]>;
  /** null where none were computed within the last ODDS_KEPT_EVERY_MS, and between the times at which they are kept */
  odds: CourseOdds | null;
}

/** @param at ms, a time of the match's grid that the present tick has reached */
export function sampleOf(
  league: League,
  match: RunningMatch,
  equity: ReadonlyMap<string, MicroUsd>,
  at: number,
): CourseSample {
  const points: CourseSample['points'] = {};
  for (const id of shownIn(league, match, equity)) {
    const [standing, now] = [match.standings.get(id), equity.get(id)];
    if (standing && now !== undefined) points[id] = [now / 1e6, scoreIn(match, standing, now)];
  }
  return { match_id: match.id, at, points, odds: isKept(match, at) ? oddsShown(match, points) : null };
}

function shownIn(league: League, match: RunningMatch, equity: ReadonlyMap<string, MicroUsd>): Iterable<string> {
  const all = match.standings.keys();
  return match.standings.size <= MOST_COURSES ? all : byScoreFirst(league, match, equity).slice(0, MOST_COURSES);
}

const isKept = (match: RunningMatch, at: number): boolean => {
  const every = ODDS_KEPT_EVERY_MS[match.duration];
  return match.odds.size > 0 && (at % every === 0 || at === match.ends_at) && at - match.oddsAt < every;
};

function oddsShown({ odds, oddsByReturn }: RunningMatch, points: CourseSample['points']): CourseOdds {
  const of = (all: ReadonlyMap<string, number>): Record<string, number> =>
    Object.fromEntries(Object.keys(points).flatMap((id) => (all.has(id) ? [[id, toDigits(all.get(id)!, 6)]] : [])));
  return { score: of(odds), return: of(oddsByReturn) };
}

/** Curves of a match, all over the same times; null where nothing is known of somebody. */
export interface Curves {
  step_seconds: number;
  times: string[];
  curves: {
    participant_id: string;
    equity_usd: (number | null)[];
    return_pct: (number | null)[];
    score: (number | null)[];
  }[];
}

/** The course of the odds, all over the same times; 0 for who had no chance, null for who was not there. */
export interface OddsCourse {
  step_seconds: number;
  times: string[];
  odds: { participant_id: string; win_probability: (number | null)[]; by_return: (number | null)[] }[];
}

/** @param ids in the order of the board @param samples by time @param starts equity (USD) that returns count from, by id */
export function curvesOf(
  duration: Duration,
  ids: readonly string[],
  samples: readonly CourseSample[],
  starts: ReadonlyMap<string, number>,
): Curves {
  const shown = ids.slice(0, MOST_COURSES);
  return {
    step_seconds: sampleMs(duration) / 1000,
    times: samples.map(({ at }) => isoTime(at)),
    curves: shown.map((id) => {
      const equity = samples.map(({ points }) => points[id]?.[0] ?? null);
      const start = starts.get(id) ?? equity.find((usd) => usd !== null) ?? 0;
      return {
        participant_id: id,
        equity_usd: equity.map((usd) => (usd === null ? null : toDigits(usd, 2))),
        return_pct: equity.map((usd) => (usd === null || start <= 0 ? null : toDigits(100 * (usd / start - 1), 4))),
        score: samples.map(({ points }) => points[id]?.[1] ?? null),
      };
    }),
  };
}

/** @param ids in the order of the board @param samples by time */
export function oddsCourseOf(duration: Duration, ids: readonly string[], samples: readonly CourseSample[]): OddsCourse {
  const quoted = samples.flatMap(({ at, odds }) => (odds ? [{ at, odds }] : []));
  return {
    step_seconds: ODDS_KEPT_EVERY_MS[duration] / 1000,
    times: quoted.map(({ at }) => isoTime(at)),
    odds: ids.slice(0, MOST_COURSES).map((id) => ({
      participant_id: id,
      win_probability: quoted.map(({ odds }) => odds.score[id] ?? null),
      by_return: quoted.map(({ odds }) => odds.return[id] ?? null),
    })),
  };
}

/** The texts that a settled match's record holds the hashes of. */
export const courseTexts = (
  duration: Duration,
  board: readonly { id: string; equity_usd: number; pnl_usd: number }[],
  samples: readonly CourseSample[],
): { curves: string; odds: string } => {
  const ids = board.map(({ id }) => id);
  const starts = new Map(board.map(({ id, equity_usd, pnl_usd }) => [id, toDigits(equity_usd - pnl_usd, 6)]));
  return {
    curves: canonical(curvesOf(duration, ids, samples, starts) as unknown as Canonical),
    odds: canonical(oddsCourseOf(duration, ids, samples) as unknown as Canonical),
  };
};
