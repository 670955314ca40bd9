import { flatten } from '../../../geometry/path.js';
import { add, angleOf, distance, lerp, mul, rotate, sub, towards, type Point } from '../../../geometry/point.js';
import { crossing, lengthOf, pointAlong } from '../../../geometry/polyline.js';
import { cut } from '../pieces/panel.js';
import { loopWith, outlined, pieceFrom } from '../pieces/redrawn.js';
import type { Piece, SeamRule } from '../pieces/piece.js';
import { run } from '../rules/kit.js';
import type { Alteration } from '../recipe.js';
import { edgeOf } from './edges.js';

export const YOKE = 'own.seatYoke';

/** Depth of the yoke at the centre back as a share of the dart's. */
const AT_CENTRE = 1.4;
/** Of the straight part of the centre back. */
const MOST_OF_CENTRE = 0.6;

/** Where the yoke is parted from the back: the seam from the centre back through the point of the dart to the side. */
interface Parting {
  centre: Point;
  dart: Point;
  side: Point;
}

/**
 * Trousers with a back yoke in place of the back dart: the back is parted through the point of the dart, and the dart is
 * closed in what lies above (Aldrich, *Metric Pattern Cutting*: jeans).
 */
export const seatYoke: Alteration = (pieces, _, sa) => {
  const back = pieces.find((p) => p.id === 'charlie.back');
  const parting = back && partingOf(back);
  if (!back || !parting) return pieces;
  const named = { ...back, points: { ...back.points, cbYoke: parting.centre, sideYoke: parting.side } };
  const loop = loopWith(named, 'cbYoke', 'sideYoke', [parting.centre, parting.side]);
  const yoke = yokeOf(back, parting, sa);
  if (!loop || !yoke) return pieces;
  return [...pieces.map((p) => (p === back ? outlined(named, loop, sa) : p)), yoke];
};

function partingOf(back: Piece): Parting | null {
  const { pocketCenter: dart, waistPocketCenter } = back.points;
  const centreBack = edgeOf(back, 'styleWaistIn', 'crossSeamCurveStart');
  const side = edgeOf(back, 'slantOut', 'slantCurveEnd');
  if (!dart || !waistPocketCenter || !centreBack || !side) return null;
  const depth = AT_CENTRE * distance(dart, waistPocketCenter);
  const centre = pointAlong(centreBack, Math.min(depth, MOST_OF_CENTRE * lengthOf(centreBack)));
  const far = add(centre, mul(towards(centre, dart), 4 * distance(centre, dart)));
  const met = side.slice(1).map((b, i) => crossing(centre, far, side[i], b));
  const at = met.find((p) => p !== null);
  return at ? { centre, dart, side: at } : null;
}

function yokeOf(back: Piece, { centre, dart, side: low }: Parting, sa: number): Piece | null {
  const { backDartLeft, backDartRight } = back.points;
  const [inner, outer] = [edgeOf(back, 'styleWaistIn', 'backDartLeft'), edgeOf(back, 'backDartRight', 'slantOut')];
  const side = edgeOf({ ...back, points: { ...back.points, low } }, 'slantOut', 'low');
  if (!inner || !outer || !side) return null;
  const by = angleOf(sub(backDartLeft, dart)) - angleOf(sub(backDartRight, dart));
  const closed = (p: Point): Point => rotate(p, by, dart);
  const [waist, edge] = [[...inner, ...outer.slice(1).map(closed)], side.map(closed)];
  const lower = asLongAs(closed(low), centre, dart, distance(centre, low));
  const middle = lerp(waist[0], lower[Math.floor(lower.length / 2)]);
  const up = mul(towards(centre, waist[0]), 0.35 * distance(centre, waist[0]));
  return pieceFrom(
    {
      id: YOKE,
      title: 'Back yoke',
      cuts: [cut(2)],
      loop: [...waist, ...edge.slice(1), ...lower.slice(1)],
      points: { cbWaist: waist[0], sideWaist: edge[0], sideYoke: lower[0], cbYoke: centre },
    },
    [sub(middle, up), add(middle, up)],
    sa,
  );
}

/** A curve from `a` to `b`, drawn towards `by`, of a given length. */
function asLongAs(a: Point, b: Point, by: Point, length: number): Point[] {
  const curve = (k: number): Point[] =>
    flatten([
      { type: 'move', to: a },
      { type: 'curve', cp1: lerp(a, by, k), cp2: lerp(b, by, k), to: b },
    ])[0];
  let [low, high] = [0, 3];
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2;
    if (lengthOf(curve(middle)) < length) low = middle;
    else high = middle;
  }
  return curve((low + high) / 2);
}

/** What the yoke is sewn to. */
export const yokeSeam = (): SeamRule => ({
  name: 'Yoke to back',
  a: [run(YOKE, 'cbYoke', 'sideYoke')],
  b: [run('charlie.back', 'cbYoke', 'sideYoke')],
});

export const yokeWaist = run(YOKE, 'cbWaist', 'sideWaist', undefined, 2);
export const yokeSide = run(YOKE, 'sideWaist', 'sideYoke');
