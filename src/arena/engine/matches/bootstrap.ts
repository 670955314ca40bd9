import type { Random } from '../../../common/kernel/random.js';
import { quantile } from '../../../common/kernel/statistics.js';

/** One participant's sampled equity in a match: how lucky was its rank? */
export interface Track {
  id: string;
  /** simple returns between samples, the same times for all; 0 before entry */
  returns: readonly number[];
}

export interface LuckInterval {
  id: string;
  /** 90 % interval of the rank, 1 = first */
  rank_low: number;
  rank_high: number;
  /** probability of a higher return than the benchmark's; null for the benchmark itself, or without one */
  beats_benchmark: number | null;
}

const COVERAGE = [0.05, 0.95] as const;

/**
 * Luck against skill: ranks in resampled matches. Circular block bootstrap (Politis & Romano 1992) over the samples,
 * the same blocks for all participants, so that their common market stays common; block length n^(1/3).
 * Costs O(rounds · participants · samples^(2/3)). @param benchmark id of buy-and-hold @param rounds resamples, ≥ 20
 */
export function luckIntervals(
  tracks: readonly Track[],
  benchmark: string,
  rounds: number,
  random: Random,
): LuckInterval[] {
  const samples = Math.min(...tracks.map((track) => track.returns.length));
  if (tracks.length === 0 || samples === 0) return [];
  const sums = tracks.map((track) => doubledSums(track.returns, samples));
  const against = tracks.findIndex((track) => track.id === benchmark);
  const ranks = tracks.map((): number[] => []);
  const wins = new Float64Array(tracks.length);
  for (let round = 0; round < rounds; round++) {
    const totals = resampled(sums, samples, random);
    rankOf(totals).forEach((rank, i) => ranks[i].push(rank));
    totals.forEach((total, i) => (wins[i] += against >= 0 ? beats(total, totals[against]) : 0));
  }
  return tracks.map(({ id }, i) => ({
    id,
    rank_low: Math.floor(quantile(ranks[i], COVERAGE[0])),
    rank_high: Math.ceil(quantile(ranks[i], COVERAGE[1])),
    beats_benchmark: against < 0 || i === against ? null : wins[i] / rounds,
  }));
}

const beats = (a: number, b: number): number => (a > b ? 1 : a === b ? 0.5 : 0);

/** Running sums of the log returns, twice round: the sum of any circular block is one difference. */
function doubledSums(returns: readonly number[], samples: number): Float64Array {
  const sums = new Float64Array(2 * samples + 1);
  for (let i = 0; i < 2 * samples; i++) sums[i + 1] = sums[i] + Math.log(Math.max(1e-9, 1 + returns[i % samples]));
  return sums;
}

function resampled(sums: readonly Float64Array[], samples: number, random: Random): Float64Array {
  const length = Math.max(1, Math.round(Math.cbrt(samples)));
  const totals = new Float64Array(sums.length);
  for (let filled = 0; filled < samples; filled += length) {
    const from = random.int(samples);
    const to = from + Math.min(length, samples - filled);
    for (let i = 0; i < sums.length; i++) totals[i] += sums[i][to] - sums[i][from];
  }
  return totals;
}

function rankOf(totals: Float64Array): number[] {
  const order = Array.from(totals, (_, i) => i).sort((a, b) => totals[b] - totals[a] || a - b);
  const ranks = order.map(() => 0);
  order.forEach((i, place) => (ranks[i] = place + 1));
  return ranks;
}
