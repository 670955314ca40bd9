import type { Random } from '../../../common/kernel/random.js';
import { availability } from '../memory/activation.js';
import { EPISODE_TYPES, type Episode } from '../memory/episode.js';
import { PARAMETERS } from '../parameters.js';
import { columnsOf, priorityIn, type Columns } from './columns.js';

const { exponent, base, valenceBase, activationBase } = PARAMETERS.dreams;

/** How strongly an episode asks to be replayed: (.05 + surprise)(.25 + |valence|)(.25 + σ(B)). */
export const priorityOf = (e: Episode, now: number): number =>
  (base + e.surprise) * (valenceBase + Math.abs(e.pad[0])) * (activationBase + availability(e.uses, now));

/** p_i^α; each is drawn with P_i = p_i^α / Σ p^α (Schaul et al. 2016, eq. 1). */
export const replayWeight = (priority: number, alpha: number = exponent): number => Math.pow(priority, alpha);

/**
 * Draws up to `count` episodes, each in proportion to p^.6 among those left. What there is much of does not crowd out
 * the rest: a kind's weight is shared by the episodes of that kind; and no kind is drawn twice while there is another.
 */
export function sampleEpisodes(episodes: readonly Episode[], now: number, count: number, random: Random): Episode[] {
  const columns = columnsOf(episodes);
  const weights = weighted(columns, now);
  const met = new Uint8Array(columns.many.length);
  const drawn: Episode[] = [];
  while (drawn.length < count && drawn.length < episodes.length) {
    const at = drawIndex(weights, random.next(), columns.kind, hasOther(weights, columns.kind, met) ? met : NONE);
    drawn.push(episodes[at]);
    weights[at] = 0;
    met[columns.kind[at]] = 1;
  }
  return drawn;
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

/** Whether there is one left of a kind that has not been met. */
function hasOther(weights: Float64Array, kind: Uint8Array, met: Uint8Array): boolean {
  for (let i = 0; i < weights.length; i++) if (weights[i] > 0 && met[kind[i]] === 0) return true;
  return false;
}

/** The place, among the kinds that are not barred, at which the weights so far pass the share `u` of all; never one of weight 0. */
function drawIndex(weights: Float64Array, u: number, kind: Uint8Array, barred: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) if (weights[i] > 0 && barred[kind[i]] === 0) sum += weights[i];
  let rest = u * sum;
  let last = -1;
  for (let i = 0; i < weights.length; i++) {
    if (weights[i] === 0 || barred[kind[i]] !== 0) continue;
    rest -= weights[i];
    last = i;
    if (rest < 0) return i;
  }
  return last;
}
