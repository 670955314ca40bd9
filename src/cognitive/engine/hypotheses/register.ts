import { PARAMETERS } from '../parameters.js';
import { lift, posterior, publishable, type Counts } from './posterior.js';
import { PREDICATE_COUNT, PREDICATES } from './predicates.js';
import { CONTRASTS, levelCounts, pairCounts, type Contrast, type Table } from './table.js';

const { minBins, minLift, maxLift, falseDiscoveryRate, retireBelow, binSeconds } = PARAMETERS.hypotheses;

/** What a hypothesis is about. `a` → `b` in the next minute, or one level of a contrast against the others. */
export type Subject =
  { kind: 'sequence'; a: number; b: number } | { kind: 'contrast'; contrast: Contrast; level: string };

export interface Candidate {
  subject: Subject;
  counts: Counts;
  posterior: number;
}

export interface Published extends Candidate {
  /** Unix second of publication */
  since: number;
}

/** Candidates that are likelier than not, those that await confirmation, and those published. */
export interface Register {
  candidates: Record<string, Candidate>;
  /** counts when a candidate first passed; what came since must confirm it */
  discovered: Record<string, Counts>;
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

/** Enough bins on both sides, and a difference worth telling. */
export function worthTelling(c: Counts): boolean {
  if (c.n1 < minBins || c.n0 < minBins) return false;
  const ratio = lift(c);
  return ratio >= minLift || ratio <= maxLift;
}

/**
 * The work of one second of the minute: one row of pairs, then the contrasts, then publication; spread out so
 * that no second costs more than one row. Rows without new transitions are left alone.
 */
export function evaluateSecond(r: Register, t: Table, second: number): void {
  const slot = second % binSeconds;
  if (slot < PREDICATE_COUNT) evaluateRow(r, t, slot);
  else if (slot === binSeconds - 2) for (const contrast of CONTRASTS) evaluateContrast(r, t, contrast);
  else if (slot === binSeconds - 1) publish(r, second);
}

function evaluateRow(r: Register, t: Table, a: number): void {
  if (r.evaluated[a] === t.transitions) return;
  r.evaluated[a] = t.transitions;
  for (let b = 0; b < PREDICATE_COUNT; b++) if (a !== b) consider(r, { kind: 'sequence', a, b }, pairCounts(t, a, b));
}

function evaluateContrast(r: Register, t: Table, contrast: Contrast): void {
  const levels = t.contrasts[contrast];
  for (const level of Object.keys(levels))
    consider(r, { kind: 'contrast', contrast, level }, levelCounts(levels, level));
}

function consider(r: Register, subject: Subject, counts: Counts): void {
  const known = r.candidates;
  const worth = worthTelling(counts);
  if (!worth && counts.n1 < minBins) return;
  const key = keyOf(subject);
  if (!worth && !known[key] && !r.published[key]) return;
  const p = posterior(counts);
  if (worth && p >= retireBelow) known[key] = { subject, counts, posterior: p };
  else delete known[key];
  refresh(r.published, key, counts, p);
}

function refresh(published: Record<string, Published>, key: string, counts: Counts, p: number): void {
  const entry = published[key];
  if (!entry) return;
  if (p < retireBelow) delete published[key];
  else published[key] = { ...entry, counts, posterior: p };
}

/**
 * Candidates within the false discovery rate are discovered; a discovery is published once the data that came after
 * it show the same by themselves, so that looking every minute does not pass off chance as a pattern.
 */
function publish(r: Register, second: number): void {
  const ranked = rank(Object.entries(r.candidates));
  const posteriors = ranked.map(([, c]) => c.posterior);
  for (const [key, candidate] of ranked.slice(0, publishable(posteriors, falseDiscoveryRate))) {
    const first = (r.discovered[key] ??= { ...candidate.counts });
    if (!r.published[key] && confirms(first, candidate.counts)) r.published[key] = { ...candidate, since: second };
  }
  for (const key of Object.keys(r.discovered)) if (!r.candidates[key]) delete r.discovered[key];
}

/** Whether what was counted since shows the same difference: worth telling, likelier than not, same direction. */
function confirms(first: Counts, now: Counts): boolean {
  const fresh = { n1: now.n1 - first.n1, k1: now.k1 - first.k1, n0: now.n0 - first.n0, k0: now.k0 - first.k0 };
  if (!worthTelling(fresh) || posterior(fresh) < retireBelow) return false;
  return lift(fresh) > 1 === lift(first) > 1;
}

const rank = <T extends Candidate>(entries: [string, T][]): [string, T][] =>
  entries.sort(([ka, a], [kb, b]) => b.posterior - a.posterior || (ka < kb ? -1 : 1));

/** Published hypotheses, the most credible first. */
export const publishedOf = (r: Register): Published[] => rank(Object.entries(r.published)).map(([, p]) => p);
