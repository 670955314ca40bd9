import { PARAMETERS } from '../parameters.js';
import type { Counts } from './posterior.js';
import { bitsOf, PREDICATE_COUNT } from './predicates.js';

/** How often a level of a factor ended well: strategy × regime in the league, garment in the studio. */
export interface Level {
  n: number;
  k: number;
}
export const CONTRASTS = ['league', 'design'] as const;
export type Contrast = (typeof CONTRASTS)[number];

/** Upper bounds of the strata of liveliness: mean number of predicates per bin over the last quarter of an hour. */
const { strataOfLiveliness: LIVELINESS, livelinessBins: MEMORY_BINS } = PARAMETERS.hypotheses;
const STRATA = LIVELINESS.length;

/** Counts over 60-second bins: how often B came in the bin after one with A. Integers only, so a log recounts them. */
export interface Table {
  /** bit masks of the open bin and of the one before */
  open: number;
  before: number;
  /** mean number of predicates per bin lately */
  liveliness: number;
  /** transitions counted: those from a bin in which anything happened; per stratum */
  transitions: number[];
  /** [predicate × strata]: transitions from a bin with it; transitions into a bin with it */
  from: number[];
  into: number[];
  /** [(a × predicates + b) × strata]: transitions from a bin with a into one with b */
  both: number[];
  contrasts: Record<Contrast, Record<string, Level>>;
}

const zeros = (n: number): number[] => Array.from({ length: n }, () => 0);

export const newTable = (): Table => ({
  open: 0,
  before: 0,
  liveliness: 0,
  transitions: zeros(STRATA),
  from: zeros(PREDICATE_COUNT * STRATA),
  into: zeros(PREDICATE_COUNT * STRATA),
  both: zeros(PREDICATE_COUNT * PREDICATE_COUNT * STRATA),
  contrasts: { league: {}, design: {} },
});

/** How many transitions have been counted. */
export const transitionsOf = (t: Table): number => t.transitions.reduce((a, b) => a + b, 0);

const overStrata = (cells: readonly number[], i: number): number => {
  let total = 0;
  for (let s = i * STRATA; s < (i + 1) * STRATA; s++) total += cells[s];
  return total;
};

/** How many transitions began with a predicate, and how many led to one. */
export const occurrencesOf = (t: Table, a: number): number => overStrata(t.from, a);
export const arrivalsOf = (t: Table, b: number): number => overStrata(t.into, b);

/**
 * Closes the open bin. Transitions from empty bins are not counted, and each counts in the stratum of how lively it
 * had been; otherwise every pair would only say that activity follows activity. Changes the table in place.
 * @returns the mask of the bin that closed
 */
export function closeBin(t: Table): number {
  const closed = t.open;
  const stratum = LIVELINESS.findIndex((bound) => t.liveliness < bound);
  if (t.before !== 0) countTransition(t, bitsOf(t.before), bitsOf(closed), stratum);
  t.liveliness += (bitsOf(closed).length - t.liveliness) / MEMORY_BINS;
  t.before = closed;
  t.open = 0;
  return closed;
}

function countTransition(t: Table, from: readonly number[], into: readonly number[], stratum: number): void {
  t.transitions[stratum]++;
  for (const b of into) t.into[b * STRATA + stratum]++;
  for (const a of from) {
    t.from[a * STRATA + stratum]++;
    for (const b of into) t.both[(a * PREDICATE_COUNT + b) * STRATA + stratum]++;
  }
}

/** Counts for "b in the bin after a", per stratum. */
export function pairCounts(t: Table, a: number, b: number): Counts[] {
  return t.transitions.map((n, s) => {
    const k1 = t.both[(a * PREDICATE_COUNT + b) * STRATA + s];
    const n1 = t.from[a * STRATA + s];
    return { n1, k1, n0: n - n1, k0: t.into[b * STRATA + s] - k1 };
  });
}

/** Adds one outcome to a level of a contrast; levels beyond the 32nd are not opened. */
export function countLevel(t: Table, contrast: Contrast, level: string, success: boolean): void {
  const levels = t.contrasts[contrast];
  if (!levels[level]) {
    if (Object.keys(levels).length >= PARAMETERS.hypotheses.contrastLevels) return;
    levels[level] = { n: 0, k: 0 };
  }
  levels[level].n++;
  if (success) levels[level].k++;
}

/** The part of a level after `|`: levels are compared within it (strategies within a regime). */
const circumstance = (level: string): string => level.split('|')[1] ?? '';

/** Counts for one level against all the others in the same circumstance. */
export function levelCounts(levels: Record<string, Level>, level: string): Counts[] {
  const { n: n1, k: k1 } = levels[level];
  let n = 0;
  let k = 0;
  for (const [other, each] of Object.entries(levels)) {
    if (circumstance(other) !== circumstance(level)) continue;
    n += each.n;
    k += each.k;
  }
  return [{ n1, k1, n0: n - n1, k0: k - k1 }];
}
