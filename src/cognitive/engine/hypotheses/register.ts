import { PARAMETERS } from '../parameters.js';
import { lift, posterior, publishable, total, type Counts } from './posterior.js';
import { PREDICATE_COUNT, PREDICATES } from './predicates.js';
import {
  arrivalsOf,
  CONTRASTS,
  levelCounts,
  occurrencesOf,
  pairCounts,
  transitionsOf,
  type Contrast,
  type Table,
} from './table.js';

const { minBins, minLift, maxLift, falseDiscoveryRate, retireBelow, evaluationSeconds } = PARAMETERS.hypotheses;

/** What a hypothesis is about. `a` → `b` in the next minute, or one level of a contrast against the others. */
export type Subject =
  | { kind: 'sequence'; a: number; b: number }
  | { kind: 'contrast'; contrast: Contrast; level: string };

export interface Candidate {
  subject: Subject;
  /** per stratum of liveliness; one stratum for a contrast */
  strata: Counts[];
  posterior: number;
}

/** Those of the published: the plain counts over all strata. */
export const countsOf = (c: Candidate): Counts => total(c.strata);

export interface Published extends Candidate {
  /** Unix second of publication */
  since: number;
}

/** Candidates that are likelier than not, those that await confirmation, and those published. */
export interface Register {
  candidates: Record<string, Candidate>;
  /** counts when a candidate first passed; what came since must confirm it */
  discovered: Record<string, Counts[]>;
  published: Record<string, Published>;
  /** transitions counted when each row was last evaluated */
  evaluated: number[];
}

export const newRegister = (): Register => ({
  candidates: {},
  discovered: {},
  published: {},
  evaluated: Array.from({ length: PREDICATE_COUNT }, () => 0),
});

export const keyOf = (s: Subject): string =>
  s.kind === 'sequence' ? `${PREDICATES[s.a]}>${PREDICATES[s.b]}` : `${s.contrast}:${s.level}`;

/** Enough on both sides, and a difference worth telling that the plain counts show too. */
export function worthTelling(strata: readonly Counts[]): boolean {
  const comparable = strata.filter(({ n1, n0 }) => n1 > 0 && n0 > 0);
  const { n1, n0 } = total(comparable);
  if (n1 < minBins || n0 < minBins) return false;
  const ratio = lift(comparable);
  if (!(ratio >= minLift || ratio <= maxLift)) return false;
  return ratio > 1 === lift([total(strata)]) > 1;
}

/**
 * The work of one second in a round of five minutes: one row of pairs, later the contrasts, then publication; spread
 * out so that no second costs more than one row. Rows without new transitions are left alone.
 */
export function evaluateSecond(r: Register, t: Table, second: number): void {
  const slot = second % evaluationSeconds;
  if (slot < PREDICATE_COUNT) evaluateRow(r, t, slot);
  else if (slot === evaluationSeconds - 2) for (const contrast of CONTRASTS) evaluateContrast(r, t, contrast);
  else if (slot === evaluationSeconds - 1) publish(r, second);
}

function evaluateRow(r: Register, t: Table, a: number): void {
  const seen = transitionsOf(t);
  if (r.evaluated[a] === seen) return;
  r.evaluated[a] = seen;
  if (occurrencesOf(t, a) < minBins) return;
  for (let b = 0; b < PREDICATE_COUNT; b++) {
    if (a !== b && arrivalsOf(t, b) > 0) consider(r, { kind: 'sequence', a, b }, pairCounts(t, a, b));
  }
}

function evaluateContrast(r: Register, t: Table, contrast: Contrast): void {
  const levels = t.contrasts[contrast];
  for (const level of Object.keys(levels))
    consider(r, { kind: 'contrast', contrast, level }, levelCounts(levels, level));
}

function consider(r: Register, subject: Subject, strata: Counts[]): void {
  const key = keyOf(subject);
  const worth = worthTelling(strata);
  if (!worth && !r.candidates[key] && !r.published[key]) return;
  const p = posterior(strata);
  if (worth && p >= retireBelow) r.candidates[key] = { subject, strata, posterior: p };
  else delete r.candidates[key];
  refresh(r.published, key, strata, p);
}

function refresh(published: Record<string, Published>, key: string, strata: Counts[], p: number): void {
  const entry = published[key];
  if (!entry) return;
  if (p < retireBelow) delete published[key];
  else published[key] = { ...entry, strata, posterior: p };
}

/**
 * Candidates within the false discovery rate are discovered; a discovery is published once the data that came after
 * it show the same by themselves, so that looking every minute does not pass off chance as a pattern.
 */
function publish(r: Register, second: number): void {
  const ranked = rank(Object.entries(r.candidates));
  const posteriors = ranked.map(([, c]) => c.posterior);
  for (const [key, candidate] of ranked.slice(0, publishable(posteriors, falseDiscoveryRate))) {
    const first = (r.discovered[key] ??= candidate.strata);
    if (!r.published[key] && confirms(first, candidate.strata)) r.published[key] = { ...candidate, since: second };
  }
  for (const key of Object.keys(r.discovered)) if (!r.candidates[key]) delete r.discovered[key];
}

/** Whether what was counted since shows the same difference: worth telling, likelier than not, same direction. */
function confirms(first: readonly Counts[], now: readonly Counts[]): boolean {
  const fresh = now.map((c, s) => ({
    n1: c.n1 - first[s].n1,
    k1: c.k1 - first[s].k1,
    n0: c.n0 - first[s].n0,
    k0: c.k0 - first[s].k0,
  }));
  return worthTelling(fresh) && posterior(fresh) >= retireBelow && lift(fresh) > 1 === lift(first) > 1;
}

const rank = <T extends Candidate>(entries: [string, T][]): [string, T][] =>
  entries.sort(([ka, a], [kb, b]) => b.posterior - a.posterior || (ka < kb ? -1 : 1));

/** Published hypotheses, the most credible first. */
export const publishedOf = (r: Register): Published[] => rank(Object.entries(r.published)).map(([, p]) => p);
