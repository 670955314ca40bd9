import { taped } from '../../geometry/hull.js';
import { xy, type Point } from '../../geometry/point.js';
import { distanceToSegment } from '../../geometry/polyline.js';
import { levelCut } from '../form/tape.js';
import { outlineOf } from '../panels/mesh.js';
import { pointsOf } from '../panels/outline.js';
import type { Form, Panel, SewnGraph, Stitch } from '../types.js';

/** About where the left leg stands, metres. */
const LEFT = 0.1;

/** Where a line of a panel lies, and whether it goes round one leg instead of both. */
export interface Around {
  region?: Panel['region'];
  /** metres above the floor */
  height: number;
  ofOne: boolean;
}

/** The form there: what a tape round it reads, metres; 0 on arms, and above them, where no tape goes round, and where a leg is cut higher than the body's begins. */
export function bodyAround(form: Form, { region, height, ofOne }: Around): number {
  const { armpit, crotch } = form.landmarks;
  const isLeg = region?.endsWith('leg') && ofOne;
  const isTrunk = region === 'torso' || region === 'skirt' || (region?.endsWith('leg') && !ofOne);
  if (isLeg ? height >= crotch : !isTrunk || height >= armpit || height <= crotch) return 0;
  return taped(levelCut(form, height, isLeg ? LEFT : 0).map((p) => xy(p[0], p[2])));
}

/** A line so near to a seam lies on it, metres. */
const BESIDE = 0.03;

/** To which share of its length ribbing that is stretched to the edge beside a line draws it in; 1 where none does. */
export function ribbedTo(graph: Pick<SewnGraph, 'panels' | 'stitches'>, panel: number, middle: Point): number {
  const shares = graph.stitches.flatMap((stitch) => {
    const side = longerSide(stitch);
    if (stitch.kind !== 'stretch' || side.panel !== panel) return [];
    const line = pointsOf(
      outlineOf(graph.panels[panel]),
      Math.min(side.from_m, side.to_m),
      Math.max(side.from_m, side.to_m),
    );
    const isBeside = line.slice(1).some((p, i) => distanceToSegment(middle, line[i], p) < BESIDE);
    return isBeside ? [shareOf(stitch)] : [];
  });
  return Math.min(1, ...shares);
}

/** To which share of its length gathers, pleats and elastic draw in what of a triangle lies along a way of its panel. */
export function drawnTo(drawn: Float32Array | undefined, triangle: number, { x, y }: Point): number {
  if (!drawn) return 1;
  const [share, wayX, wayY] = drawn.subarray(3 * triangle, 3 * triangle + 3);
  const along = (x * wayX + y * wayY) / (Math.hypot(x, y) || 1);
  return Math.sqrt(1 - along ** 2 * (1 - share ** 2));
}

const lengthOf = ({ from_m, to_m }: Stitch['a']): number => Math.abs(to_m - from_m);
const longerSide = ({ a, b }: Stitch): Stitch['a'] => (lengthOf(a) > lengthOf(b) ? a : b);
const shareOf = ({ a, b }: Stitch): number => Math.min(lengthOf(a) / lengthOf(b), lengthOf(b) / lengthOf(a));
