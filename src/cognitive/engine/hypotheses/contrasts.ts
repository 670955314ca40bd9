import { PARAMETERS } from '../parameters.js';
import { logMean } from './evidence.js';
import { fold, count, newCell, type Cell } from './table.js';

/** League: which strategy wins in which regime. Design: which garments are finished in time. */
export const CONTRASTS = ['league', 'design'] as const;
export type Contrast = (typeof CONTRASTS)[number];

const { odds, contrastLevels, neighbourSeconds, matchSeconds } = PARAMETERS.hypotheses;

/**
 * How often a strategy won of the matches it took part in, also of those that nobody compared with it won, and the ln likelihood
 * ratios of winning by other odds.
 */
export interface Share {
  n: number;
  k: number;
  /** wins of the others, and how often they could have won */
  k0: number;
  n0: number;
  /** one for each of `odds` */
  ratios: number[];
  /** what the same strategy won of its matches in other regimes meanwhile; absent in states of before */
  elsewhere?: { n: number; k: number };
}
export const newShare = (): Share => ({
  n: 0,
  k: 0,
  k0: 0,
  n0: 0,
  ratios: odds.map(() => 0),
  elsewhere: { n: 0, k: 0 },
});

/** How a garment fared beside the other garment that was made just before it. */
export interface Beside {
  n: number;
  cell: Cell;
}
export const newBeside = (): Beside => ({ n: 0, cell: newCell() });

export interface Contrasts {
  league: Record<string, Share>;
  design: Record<string, Beside>;
  /** second of the last match counted in each regime */
  matches: Record<string, number>;
  /** the last garments that were made, at most one of each, newest last */
  made: { level: string; ok: boolean; at: number; seen: string[] }[];
}

export const newContrasts = (): Contrasts => ({ league: {}, design: {}, matches: {}, made: [] });

export interface Result {
  level: string;
  won: boolean;
}

/**
 * Counts a match. Under the null each taker wins by its share; one that somebody else won (a baseline, a challenger) is a match that
 * all took part in and none won, and tells nothing of their odds. Matches of one regime within an hour are one event of the market
 * and count once.
 * @param watch is told of each taker's result, and how it is counted
 */
export function countMatch(
  c: Contrasts,
  regime: string,
  results: readonly Result[],
  second: number,
  watch: (result: Result, add: (share: Share) => void) => void,
): void {
  const winners = results.filter(({ won }) => won).length;
  if (winners === results.length || second - (c.matches[regime] ?? -matchSeconds) < matchSeconds) return;
  if (!(regime in c.matches) && Object.keys(c.matches).length >= contrastLevels) return;
  c.matches[regime] = second;
  for (const result of results) {
    const { level, won } = result;
    const add = (share: Share): void => addResult(share, won, winners, results.length);
    if (c.league[level] || Object.keys(c.league).length < contrastLevels) add((c.league[level] ??= newShare()));
    watch(result, add);
  }
}

function addResult(s: Share, won: boolean, winners: number, takers: number): void {
  const p0 = winners / takers;
  s.n++;
  s.k += won ? 1 : 0;
  s.n0 += takers - 1;
  s.k0 += winners - (won ? 1 : 0);
  if (winners === 0) return;
  odds.forEach((ratio, i) => {
    const p1 = (ratio * p0) / (1 + (ratio - 1) * p0);
    s.ratios[i] += won ? Math.log(p1 / p0) : Math.log((1 - p1) / (1 - p0));
  });
}

export const shareFactor = (s: Share, more: boolean): number =>
  logMean(s.ratios.filter((_, i) => odds[i] > 1 === more));

/**
 * Counts a garment that was made beside the last other one of the half hour, which serves each kind as neighbour once:
 * both met the same queue and the same machine, so under the null the two might as well be swapped.
 */
export function countMade(
  c: Contrasts,
  level: string,
  ok: boolean,
  second: number,
  watch: (level: string, add: (beside: Beside) => void) => void,
): void {
  const other = c.made.findLast((m) => m.level !== level);
  if (other && second - other.at <= neighbourSeconds && !other.seen.includes(level)) {
    other.seen.push(level);
    const add = (beside: Beside): void => addBeside(beside, ok, other.ok);
    if (c.design[level] || Object.keys(c.design).length < contrastLevels) add((c.design[level] ??= newBeside()));
    watch(level, add);
  }
  c.made = [...c.made.filter((m) => m.level !== level), { level, ok, at: second, seen: [] }].slice(-8);
}

function addBeside(beside: Beside, ok: boolean, otherOk: boolean): void {
  beside.n++;
  count(beside.cell, ok ? 1 : 0, otherOk ? 1 : 0, 0);
  fold(beside.cell);
}
