import type { Random } from '../../../common/kernel/random.js';
import { availability } from '../memory/activation.js';
import { EPISODE_TYPES, type Episode } from '../memory/episode.js';
import { PARAMETERS } from '../parameters.js';
import { columnsOf, priorityIn, type Columns } from './columns.js';
import { isForetold, look, read } from './forecast.js';

const { exponent, base, valenceBase, activationBase } = PARAMETERS.dreams;
const { uses: USES } = PARAMETERS.memory;

/** How strongly an episode asks to be replayed: (.05 + surprise)(.25 + |valence|)(.25 + σ(B)). */
export const priorityOf = (e: Episode, now: number): number =>
  (base + e.surprise) * (valenceBase + Math.abs(e.pad[0])) * (activationBase + availability(e.uses, now));

/** p_i^α; each is drawn with P_i = p_i^α / Σ p^α (Schaul et al. 2016, eq. 1). */
export const replayWeight = (priority: number, alpha: number = exponent): number => Math.pow(priority, alpha);

/**
 * Draws up to `count` episodes, each in proportion to p^.6 among those left. What there is much of does not crowd out
 * the rest: a kind's weight is shared by the episodes of that kind; and no kind is drawn twice while there is another.
 * Weights that are nearly right decide nearly always; where the draw falls too near the edge between two, the exact ones do.
 */
export function sampleEpisodes(episodes: readonly Episode[], now: number, count: number, random: Random): Episode[] {
  const columns = columnsOf(episodes);
  const weights = nearly(columns, now);
  const met = new Uint8Array(columns.many.length);
  const drawn: number[] = [];
  while (drawn.length < count && drawn.length < episodes.length) {
    const barred = hasOther(weights, columns.kind, met) ? met : NONE;
    const u = random.next();
    const sure = drawIndex(weights, u, columns.kind, barred, EDGE);
    const at = sure ?? drawIndex(without(weighted(columns, now), drawn), u, columns.kind, barred, 0) ?? 0;
    drawn.push(at);
    weights[at] = 0;
    met[columns.kind[at]] = 1;
  }
  return drawn.map((at) => episodes[at]);
}

/** Share of all weights nearer than which to an edge the nearly right ones do not decide: a hundred times their error. */
const EDGE = 1e-4;

function without(weights: Float64Array, drawn: readonly number[]): Float64Array {
  for (const at of drawn) weights[at] = 0;
  return weights;
}

/** No kind is barred. */
const NONE = new Uint8Array(EPISODE_TYPES.length);

/** (p ÷ number of its kind)^.6 of each. */
function weighted(columns: Columns, now: number): Float64Array {
  const weights = new Float64Array(columns.rows);
  for (let i = 0; i < weights.length; i++)
    weights[i] = replayWeight(priorityIn(columns, i, now) / columns.many[columns.kind[i]]);
  return weights;
}

/** The same within 1e-6. */
function nearly(columns: Columns, now: number): Float64Array {
  const { rows, kind, weights, shares } = columns;
  const out = columns.drawn.subarray(0, rows);
  for (let i = 0; i < rows; i++)
    out[i] = shares[kind[i]] * (isForetold(weights, i, now) ? read(weights, i, now) : ahead(columns, i, now));
  return out;
}

/** Seconds since its last use from which an episode's weight is looked at ahead. */
const LOOK_AHEAD_FROM = 28_800;

/** A row's weight, which is looked at ahead where that pays. */
function ahead(columns: Columns, i: number, now: number): number {
  const age = now - columns.recent[i * USES];
  const weightAt = (at: number): number => replayWeight(priorityIn(columns, i, at));
  if (age >= LOOK_AHEAD_FROM) look(columns.weights, i, now, age, weightAt);
  return weightAt(now);
}

/** Whether there is one left of a kind that has not been met. */
function hasOther(weights: Float64Array, kind: Uint8Array, met: Uint8Array): boolean {
  for (let i = 0; i < weights.length; i++) if (weights[i] > 0 && met[kind[i]] === 0) return true;
  return false;
}

/**
 * The place, among the kinds that are not barred, at which the weights so far pass the share `u` of all; never one of weight 0.
 * @param edge null where the share lies nearer than this to the next place's
 */
function drawIndex(
  weights: Float64Array,
  u: number,
  kind: Uint8Array,
  barred: Uint8Array,
  edge: number,
): number | null {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) if (weights[i] > 0 && barred[kind[i]] === 0) sum += weights[i];
  let rest = u * sum;
  let last = -1;
  for (let i = 0; i < weights.length; i++) {
    if (weights[i] === 0 || barred[kind[i]] !== 0) continue;
    if (rest < edge * sum && edge > 0) return null;
    rest -= weights[i];
    last = i;
    if (rest < 0) return rest < -edge * sum ? i : null;
  }
  return edge > 0 ? null : last;
}
