import type { Random } from '../../../common/kernel/random.js';
import { availability } from '../memory/activation.js';
import type { Episode } from '../memory/episode.js';
import { PARAMETERS } from '../parameters.js';

const { exponent, base, valenceBase, activationBase } = PARAMETERS.dreams;

/** How strongly an episode asks to be replayed: (.05 + surprise)(.25 + |valence|)(.25 + σ(B)). */
export const priorityOf = (e: Episode, now: number): number =>
  (base + e.surprise) * (valenceBase + Math.abs(e.pad[0])) * (activationBase + availability(e.uses, now));

/** p_i^α; each is drawn with P_i = p_i^α / Σ p^α (Schaul et al. 2016, eq. 1). */
export const replayWeights = (priorities: readonly number[], alpha: number = exponent): number[] =>
  priorities.map((p) => Math.pow(p, alpha));

/**
 * Draws up to `count` episodes, each in proportion to p^.6 among those left. What there is much of does not crowd out
 * the rest: a kind's weight is shared by the episodes of that kind; and no kind is drawn twice while there is another.
 */
export function sampleEpisodes(episodes: readonly Episode[], now: number, count: number, random: Random): Episode[] {
  const drawn: Episode[] = [];
  const left = weighted(episodes, now);
  for (let all = [...left]; drawn.length < count && drawn.length < episodes.length; all = [...left]) {
    for (let i = 0; i < all.length; i++) if (drawn.some(({ type }) => type === episodes[i].type)) all[i] = 0;
    const at = drawIndex(all.some((w) => w > 0) ? all : left, random.next());
    drawn.push(episodes[at]);
    left[at] = 0;
  }
  return drawn;
}

/** (p ÷ number of its kind)^.6 of each. */
function weighted(episodes: readonly Episode[], now: number): number[] {
  const many: Partial<Record<Episode['type'], number>> = {};
  for (const { type } of episodes) many[type] = (many[type] ?? 0) + 1;
  return replayWeights(episodes.map((e) => priorityOf(e, now) / (many[e.type] ?? 1)));
}

/** The place at which the weights so far pass the share `u` of all; never one of weight 0. */
function drawIndex(weights: readonly number[], u: number): number {
  let rest = u * weights.reduce((a, b) => a + b, 0);
  for (let i = 0; i < weights.length; i++) {
    rest -= weights[i];
    if (rest < 0) return i;
  }
  return weights.findLastIndex((w) => w > 0);
}
