import type { FitInput } from './fit/fit-input.js';
import { widestGap } from './fit/gaps.js';
import { KNIT } from './types.js';

/** A garment that is worn holds: no seam gapes wider, hardly any cloth is drawn longer than cloth bears: a hole that is seen is so large a share of the mesh, and five triangles of any. Metres, shares, triangles. */
const [GAPES, TORN_SHARE, TORN_COUNT] = [0.01, 0.00035, 5];
/** Longer by so much: wovens, and knits, which bear twice their length and more. */
const [TORN, TORN_KNIT] = [0.5, 1];
/** What is too tight is strained beyond comfort over more of it than this; what is wide and torn was caught somewhere. */
const TIGHT_SHARE = 0.03;
/** Inside the form, deeper than that: metres; and as many particles as may be. */
const [DEEP, DEEP_SHARE] = [0.006, 0.01];
/** Below the floor, or higher than any garment. */
const [FLOOR, CEILING] = [-0.05, 2.4];

/** Why what came out cannot be believed; null where it can. Nothing is painted over. */
export function doubtsOf({ mesh, draped, away, comfortable }: FitInput): string | null {
  const { positions, warp, weft, settled } = draped;
  if (!positions.every(Number.isFinite)) return 'Its cloth did not hold together while it was draped.';
  const heights = positions.filter((_, i) => i % 3 === 1);
  if (heights.some((y) => y > CEILING)) return 'Its cloth did not hold together while it was draped.';
  if (heights.some((y) => y < FLOOR))
    return 'It hangs below the floor: it is too long for this body, or slipped off it.';
  if (widestGap({ mesh, draped }) > GAPES) return 'A seam did not close while it was draped.';
  const eases = (t: number): number => comfortable[mesh.panelOf[mesh.triangles[3 * t]]];
  const beyond = (most: (t: number) => number): number =>
    shareOf(warp, (strain, t) => Math.max(strain, weft[t]) > most(t));
  const torn = tornShare({ mesh, draped, comfortable });
  if (torn > TORN_SHARE && Math.round(torn * warp.length) >= TORN_COUNT)
    return beyond(eases) > TIGHT_SHARE
      ? 'It does not go round this body without being torn.'
      : 'Parts of it were caught in each other while it was draped, and torn there.';
  if (shareOf(away, (far) => far < -DEEP) > DEEP_SHARE) return 'Its cloth could not be laid round the body.';
  if (!settled) return 'It did not come to rest on this body.';
  return null;
}

/** Of its triangles, the share that is drawn longer than its cloth bears. */
export function tornShare({
  mesh,
  draped: { warp, weft },
  comfortable,
}: Pick<FitInput, 'mesh' | 'draped' | 'comfortable'>): number {
  const bears = (t: number): number => (comfortable[mesh.panelOf[mesh.triangles[3 * t]]] > KNIT ? TORN_KNIT : TORN);
  return shareOf(warp, (strain, t) => Math.max(strain, weft[t]) > bears(t));
}

const shareOf = (values: Float32Array, is: (value: number, i: number) => boolean): number =>
  values.reduce((n, value, i) => n + (is(value, i) ? 1 : 0), 0) / values.length;
