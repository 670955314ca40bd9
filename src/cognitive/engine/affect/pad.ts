/** Pleasure, arousal, dominance, each in [−1, 1] (Mehrabian 1996). */
export type Pad = [pleasure: number, arousal: number, dominance: number];

/**
 * Moves `current` towards `target` by the share `w` ∈ [0, 1]: a convex blend, so it cannot leave [−1, 1]³.
 * Something unpleasant never raises pleasure and something pleasant never lowers it.
 */
export function blendPad(current: Pad, target: Pad, w: number): void {
  const pleasure = current[0] + (target[0] - current[0]) * w;
  current[0] = target[0] < 0 ? Math.min(current[0], pleasure) : Math.max(current[0], pleasure);
  current[1] += (target[1] - current[1]) * w;
  current[2] += (target[2] - current[2]) * w;
}
