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

/** Draws up to `count` different episodes, each in proportion to p^.6 among those left. */
export function sampleEpisodes(episodes: readonly Episode[], now: number, count: number, random: Random): Episode[] {
  const left = [...episodes];
  const weights = replayWeights(left.map((e) => priorityOf(e, now)));
  const drawn: Episode[] = [];
  while (drawn.length < count && left.length > 0) {
    const i = drawIndex(weights, random.next());
    drawn.push(left[i]);
    left.splice(i, 1);
    weights.splice(i, 1);
  }
  return drawn;
}

function drawIndex(weights: readonly number[], u: number): number {
  let rest = u * weights.reduce((a, b) => a + b, 0);
  for (let i = 0; i < weights.length; i++) {
    rest -= weights[i];
    if (rest < 0) return i;
  }
  return weights.length - 1;
}
