import type { Random } from '../../../common/kernel/random.js';
import { sigmoid } from '../../../common/kernel/statistics.js';
import { activation } from '../memory/activation.js';
import type { Episode } from '../memory/episode.js';
import { PARAMETERS } from '../parameters.js';

const { exponent, base, valenceBase, activationBase } = PARAMETERS.dreams;

/** How strongly an episode asks to be replayed: (.05 + surprise)(.25 + |valence|)(.25 + σ(B)). */
export const priorityOf = (e: Episode, now: number): number =>
  (base + e.surprise) * (valenceBase + Math.abs(e.pad[0])) * (activationBase + sigmoid(activation(e.uses, now)));

/** p_i^α; each is drawn with P_i = p_i^α / Σ p^α (Schaul et al. 2016, eq. 1). */
export const replayWeights = (priorities: readonly number[], alpha: number = exponent): number[] =>
  priorities.map((p) => Math.pow(p, alpha));

/**
 * Draws up to `count` episodes, each in proportion to p^.6 among those left. What there is much of does not crowd out
 * the rest: a kind's weight is shared by the episodes of that kind; and no kind is drawn twice while there is another.
 */
export function sampleEpisodes(episodes: readonly Episode[], now: number, count: number, random: Random): Episode[] {
  const drawn: Episode[] = [];
  let left = weighted(episodes, now);
  while (drawn.length < count && left.length > 0) {
    const { e } =
      left[
        drawIndex(
          left.map(({ w }) => w),
          random.next(),
        )
      ];
    drawn.push(e);
    const rest = left.filter((x) => x.e !== e);
    const others = rest.filter((x) => x.e.type !== e.type);
    left = others.length > 0 ? others : rest;
  }
  return drawn;
}

function weighted(episodes: readonly Episode[], now: number): { e: Episode; w: number }[] {
  const weights = replayWeights(episodes.map((e) => priorityOf(e, now)));
  const many: Partial<Record<Episode['type'], number>> = {};
  for (const { type } of episodes) many[type] = (many[type] ?? 0) + 1;
  return episodes.map((e, i) => ({ e, w: weights[i] / (many[e.type] ?? 1) ** exponent }));
}

function drawIndex(weights: readonly number[], u: number): number {
  let rest = u * weights.reduce((a, b) => a + b, 0);
  for (let i = 0; i < weights.length; i++) {
    rest -= weights[i];
    if (rest < 0) return i;
  }
  return weights.length - 1;
}
