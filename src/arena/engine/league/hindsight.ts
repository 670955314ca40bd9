import { toDigits } from '../../../common/kernel/to-digits.js';
import { Random } from '../../../common/kernel/random.js';
import { FEES, feeOf, type Fill } from '../exchange/index.js';
import { confidenceScore, luckIntervals, type LuckInterval, type Track } from '../matches/index.js';
import type { MarketSymbol } from '../types.js';
import type { BoardEntry } from './board.js';

/** A fill of the match, in order of execution, with the confidence its decision stated. */
export interface JudgedFill extends Pick<
  Fill,
  'participant_id' | 'symbol' | 'side' | 'price' | 'notional' | 'realized'
> {
  /** 0–1; null when none was stated */
  confidence: number | null;
}

/** Equity of one participant at one time of the match, USD and ms. */
export interface EquityPoint {
  participant_id: string;
  at: number;
  equity: number;
}

/** How well one participant knew its own trades. */
export interface ConfidenceLine {
  participant_id: string;
  /** entries with a stated confidence, and those that won after fees */
  stated: number;
  came_true: number;
  mean_confidence: number;
  /** mean of (p − o)², each weighted by what it won or lost: 0 best, .25 for always saying ½, 1 worst */
  brier: number;
}

export interface Hindsight {
  /** by Brier score, best first */
  confidence: ConfidenceLine[];
  /** 90 % intervals of the ranks by bootstrap; null with too few samples to say anything */
  luck: { benchmark: string; samples: number; intervals: LuckInterval[] } | null;
}

export interface MatchCourse {
  id: string;
  board: readonly BoardEntry[];
  fills: readonly JudgedFill[];
  /** mids at the end, micro-USD */
  closing: Readonly<Record<MarketSymbol, number>>;
  /** a quarter of an hour apart, the match's start and end among them, in order of time */
  equity: readonly EquityPoint[];
}

/** Buy-and-hold of the house. */
export const BENCHMARK = 'stillwater';
const ROUNDS = 500;
/** A resampled match of fewer returns says nothing. */
const FEWEST_SAMPLES = 24;
/** So many of the first on the board get an interval. */
const FIELD = 200;

/** Those whose luck is told: the first of the eligible, and the benchmark. */
export function fieldOf(board: readonly BoardEntry[]): string[] {
  const field = board.filter((entry) => entry.eligible).slice(0, FIELD);
  const benchmark = board.filter((entry) => entry.id === BENCHMARK && !field.includes(entry));
  return field.length > 0 ? [...field, ...benchmark].map(({ id }) => id) : [];
}

/** What a match that is over tells of its participants beside their rank. Pure: chance comes from the match's id. */
export const hindsight = (course: MatchCourse): Hindsight => ({
  confidence: confidenceLines(course.fills, course.closing),
  luck: luckOf(course),
});

type Claim = Pick<JudgedFill, 'side' | 'price' | 'notional'> & { confidence: number };

/**
 * Brier scores of stated confidence. A claim is a fill that only opens; it comes true when it has won after fees by the price of
 * the next fill that realises anything in that market, or, with none before the end, by the closing mid. It weighs what it won or
 * lost: many small winners and a few large losers are no foresight, however often they were right.
 */
function confidenceLines(fills: readonly JudgedFill[], closing: MatchCourse['closing']): ConfidenceLine[] {
  const open = new Map<string, { participant_id: string; symbol: MarketSymbol; claims: Claim[] }>();
  const tallies = new Map<string, Tally>();
  for (const { participant_id, symbol, side, price, notional, realized, confidence } of fills) {
    const key = `${participant_id} ${symbol}`;
    if (realized !== 0) {
      for (const claim of open.get(key)?.claims ?? []) count(tallies, participant_id, claim, price);
      open.delete(key);
    } else if (confidence !== null) {
      const claims = open.get(key)?.claims ?? [];
      open.set(key, { participant_id, symbol, claims: [...claims, { side, price, notional, confidence }] });
    }
  }
  for (const { participant_id, symbol, claims } of open.values()) {
    for (const claim of claims) count(tallies, participant_id, claim, closing[symbol]);
  }
  return [...tallies].map(([participant_id, sums]) => meanOf(participant_id, sums)).sort(byBrier);
}

/** What a claim has won by a price, after the taker's fees of both ways; micro-USD. */
const resultOf = ({ side, price, notional }: Claim, exit: number): number =>
  (side === 'buy' ? 1 : -1) * notional * (exit / price - 1) - 2 * feeOf(notional, FEES.taker);

interface Tally {
  stated: number;
  came_true: number;
  confidence: number;
  /** Σ of weights, and of weighted scores */
  weight: number;
  score: number;
}

function count(tallies: Map<string, Tally>, id: string, claim: Claim, exit: number): void {
  const sums = tallies.get(id) ?? { stated: 0, came_true: 0, confidence: 0, weight: 0, score: 0 };
  const result = resultOf(claim, exit);
  const weight = Math.max(1, Math.abs(result));
  sums.stated++;
  sums.came_true += result > 0 ? 1 : 0;
  sums.confidence += claim.confidence;
  sums.weight += weight;
  sums.score += weight * confidenceScore(claim.confidence, result > 0);
  tallies.set(id, sums);
}

const meanOf = (participant_id: string, { stated, came_true, ...sums }: Tally): ConfidenceLine => ({
  participant_id,
  stated,
  came_true,
  mean_confidence: rounded(sums.confidence / stated),
  brier: rounded(sums.score / sums.weight),
});

const rounded = (x: number): number => toDigits(x, 6);

const byBrier = (a: ConfidenceLine, b: ConfidenceLine): number =>
  a.brier - b.brier || (a.participant_id < b.participant_id ? -1 : 1);

function luckOf({ id, board, equity }: MatchCourse): Hindsight['luck'] {
  const ids = fieldOf(board);
  const times = commonTimes(equity);
  if (ids.length === 0 || times.length - 1 < FEWEST_SAMPLES) return null;
  const tracks = ids.map((one) => trackOf(one, equity, times));
  const intervals = luckIntervals(tracks, BENCHMARK, ROUNDS, Random.from(`luck/${id}`));
  return { benchmark: BENCHMARK, samples: times.length - 1, intervals };
}

/** Those at which the benchmark was measured, as everybody was; a newcomer's curve begins in between. */
function commonTimes(equity: readonly EquityPoint[]): number[] {
  const marks = equity.filter(({ participant_id }) => participant_id === BENCHMARK);
  return [...new Set((marks.length > 0 ? marks : equity).map(({ at }) => at))];
}

/** Returns between the common times; 0 where an equity is missing, as before an entry. */
function trackOf(id: string, equity: readonly EquityPoint[], times: readonly number[]): Track {
  const own = new Map(equity.filter((point) => point.participant_id === id).map(({ at, equity: usd }) => [at, usd]));
  const returns = times.slice(1).map((at, i) => {
    const [before, now] = [own.get(times[i]), own.get(at)];
    return before !== undefined && now !== undefined && before > 0 ? now / before - 1 : 0;
  });
  return { id, returns };
}
