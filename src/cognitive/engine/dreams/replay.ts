import type { Random } from '../../../common/kernel/random.js';
import { availability } from '../memory/activation.js';
import type { Episode } from '../memory/episode.js';
import { PARAMETERS } from '../parameters.js';

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
  const drawn: Episode[] = [];
  const weights = weighted(episodes, now);
  const isNewKind = (i: number): boolean => !drawn.some(({ type }) => type === episodes[i].type);
  const isLeft = (): boolean => true;
  while (drawn.length < count && drawn.length < episodes.length) {
    const other = weights.some((w, i) => w > 0 && isNewKind(i));
    const at = drawIndex(weights, random.next(), other ? isNewKind : isLeft);
    drawn.push(episodes[at]);
    weights[at] = 0;
  }
  return drawn;
}

/** (p ÷ number of its kind)^.6 of each. */
function weighted(episodes: readonly Episode[], now: number): Float64Array {
  const many = new Map<Episode['type'], number>();
  for (const { type } of episodes) many.set(type, (many.get(type) ?? 0) + 1);
  const weights = new Float64Array(episodes.length);
  for (let i = 0; i < weights.length; i++) {
    const e = episodes[i];
    weights[i] = replayWeight(priorityOf(e, now) / (many.get(e.type) ?? 1));
  }
  return weights;
}

/** The place, among those that may be drawn, at which the weights so far pass the share `u` of all; never one of weight 0. */
function drawIndex(weights: Float64Array, u: number, mayBe: (i: number) => boolean): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) if (weights[i] > 0 && mayBe(i)) sum += weights[i];
  let rest = u * sum;
  let last = -1;
  for (let i = 0; i < weights.length; i++) {
    if (weights[i] === 0 || !mayBe(i)) continue;
    rest -= weights[i];
    last = i;
    if (rest < 0) return i;
  }
  return last;
}
