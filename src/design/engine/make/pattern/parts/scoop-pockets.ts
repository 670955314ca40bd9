import { flatten } from '../../../geometry/path.js';
import { add, distance, lerp, mul, towards, type Point } from '../../../geometry/point.js';
import { lengthOf, nearestOn, pointAlong, slice } from '../../../geometry/polyline.js';
import { boxOf } from '../../../geometry/box.js';
import { cut } from '../pieces/panel.js';
import { patchPocket } from '../pieces/own.js';
import { loopWith, outlined, pieceFrom } from '../pieces/redrawn.js';
import type { Piece } from '../pieces/piece.js';
import type { Alteration } from '../recipe.js';
import { edgeOf } from './edges.js';

export const SCOOP_FACING = 'own.frontPocketFacing';
export const SCOOP_BAG = 'own.frontPocketBag';

/** The mouth ends at these shares of the half waist: along the waist from the side, and down the side. */
const [ACROSS, DOWN] = [0.48, 0.4];
/** How far the facing reaches under the mouth, mm. */
const UNDER_MM = 40;
/** The bag reaches beyond the mouth by this share of the half waist. */
const BAG_BEYOND = 0.16;
/** The bag is at least so much deeper than the mouth, mm. */
const BELOW_MOUTH_MM = 90;

/** The front's upper corner at the side: where the pocket lies, all in the front's own coordinates. */
interface Corner {
  /** waist from the centre front to the side */
  waist: Point[];
  /** side seam from the waist down */
  side: Point[];
  mouth: Point[];
  /** towards the centre front, and down */
  inward: Point;
  down: Point;
  /** from the waist to the fork */
  rise: number;
}

function cornerOf(front: Piece): Corner | null {
  const [waist, side] = [edgeOf(front, 'styleWaistIn', 'slantTop'), edgeOf(front, 'slantTop', 'slantCurveEnd')];
  if (!waist || !side) return null;
  const [half, top] = [lengthOf(waist), side[0]];
  const [inward, down] = [towards(top, waist[0]), towards(top, side[side.length - 1])];
  const upper = pointAlong(waist, half * (1 - ACROSS));
  const lower = pointAlong(side, half * DOWN);
  const [mouth] = flatten([
    { type: 'move', to: upper },
    {
      type: 'curve',
      cp1: add(upper, mul(down, half * DOWN * 0.75)),
      cp2: add(lower, mul(inward, half * ACROSS * 0.5)),
      to: lower,
    },
  ]);
  return { waist, side, mouth, inward, down, rise: front.points.fork.y - top.y };
}

/** Scooped front pockets of jeans: the mouth cut out of the front, a facing of the outer cloth behind it, a bag of two layers. */
export const scoopPockets =
  (coin: boolean): Alteration =>
  (pieces, _, sa) => {
    const front = pieces.find((p) => p.id === 'charlie.front');
    const corner = front && cornerOf(front);
    if (!front || !corner) return pieces;
    const { mouth } = corner;
    const [upper, lower] = [mouth[0], mouth[mouth.length - 1]];
    const named = { ...front, points: { ...front.points, slantTop: upper, mouthSide: lower } };
    const loop = loopWith(named, 'slantTop', 'mouthSide', mouth);
    if (!loop) return pieces;
    const facing = facingOf(corner, sa);
    const parts = coin ? withCoin(facing, sa) : [facing];
    return [
      ...pieces.map((p) => (p === front ? outlined(named, loop, sa) : p)),
      ...parts,
      bagOf(corner, 'front', sa),
      bagOf(corner, 'back', sa),
    ];
  };

const upright = (loop: readonly Point[], down: Point): [Point, Point] => {
  const { minX, maxX, minY, maxY } = boxOf(loop);
  const middle = { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
  const half = mul(down, (maxY - minY) * 0.3);
  return [add(middle, half), add(middle, half, -1)];
};

/** The side from the waist to a point on it. */
const sideTo = (side: readonly Point[], p: Point): Point[] => slice(side, 0, nearestOn(side, p).at / lengthOf(side));

/** The hip beside the mouth and what lies under it: its outline begins at the mouth and runs along waist and side first. */
function facingOf({ waist, side, mouth, inward, down }: Corner, sa: number): Piece {
  const [upper, lower] = [mouth[0], mouth[mouth.length - 1]];
  const low = pointAlong(side, nearestOn(side, lower).at + UNDER_MM);
  const far = add(upper, mul(inward, UNDER_MM));
  const [under] = flatten([
    { type: 'move', to: low },
    {
      type: 'curve',
      cp1: add(low, mul(inward, distance(upper, side[0]) * 0.6)),
      cp2: add(far, mul(down, distance(side[0], low) * 0.75)),
      to: far,
    },
  ]);
  const loop = [upper, ...sideTo(side, low), ...under.slice(1)];
  return pieceFrom(
    {
      id: SCOOP_FACING,
      title: 'Front pocket facing',
      cuts: [cut(2)],
      loop,
      points: { slantTop: upper, sideWaist: waist[waist.length - 1], mouthSide: lower },
    },
    upright(loop, down),
    sa,
  );
}

function bagOf({ waist, side, mouth, inward, down, rise }: Corner, layer: 'front' | 'back', sa: number): Piece {
  const [half, top] = [lengthOf(waist), side[0]];
  const inner = add(mouth[0], mul(inward, half * BAG_BEYOND));
  const opens = nearestOn(side, mouth[mouth.length - 1]).at;
  const deep = Math.max(rise, opens + BELOW_MOUTH_MM);
  const low = pointAlong(side, Math.max(deep * 0.7, opens + BELOW_MOUTH_MM / 2));
  const turn = add(inner, mul(down, deep * 0.72));
  const bottom = add(lerp(inner, top), mul(down, deep));
  const [round] = flatten([
    { type: 'move', to: low },
    { type: 'curve', cp1: add(low, mul(down, deep * 0.2)), cp2: add(bottom, mul(inward, -half * 0.2)), to: bottom },
    { type: 'curve', cp1: add(bottom, mul(inward, half * 0.2)), cp2: add(turn, mul(down, deep * 0.2)), to: turn },
    { type: 'line', to: inner },
  ]);
  const along = sideTo(side, low);
  const from = opens / lengthOf(along);
  const loop =
    layer === 'front'
      ? [...mouth, ...slice(along, from, 1).slice(1), ...round.slice(1)]
      : [...along, ...round.slice(1)];
  return pieceFrom(
    {
      id: layer === 'front' ? SCOOP_BAG : `${SCOOP_BAG}Back`,
      title: layer === 'front' ? 'Front pocket bag' : 'Front pocket bag, under layer',
      cuts: [{ ...cut(2), material: 'lining' }],
      loop,
      points: {
        slantTop: mouth[0],
        sideWaist: top,
        mouthSide: mouth[mouth.length - 1],
        bagSide: low,
        bagTop: inner,
        bagBottom: bottom,
      },
    },
    upright(loop, down),
    sa,
  );
}

/** A coin pocket lies on the facing of the right side. */
function withCoin(facing: Piece, sa: number): Piece[] {
  const { slantTop, sideWaist } = facing.points;
  const width = Math.round(Math.min(80, distance(slantTop, sideWaist) * 0.8));
  const coin = patchPocket('own.coin', 'Coin pocket', width, Math.round(width * 1.05), sa, 1);
  const along = towards(slantTop, sideWaist);
  const down = { x: -along.y, y: along.x };
  const sign = down.y > 0 ? 1 : -1;
  const start = add(lerp(slantTop, sideWaist), mul(along, -width / 2));
  const at = (p: Point): Point => add(add(start, mul(along, p.x)), mul(down, sign * (p.y + 22)));
  const [first, ...rest] = coin.loop.map(at);
  const ops = [{ type: 'move' as const, to: first }, ...rest.map((to) => ({ type: 'line' as const, to }))];
  return [{ ...facing, lines: [...facing.lines, { ops, style: 'help' as const }] }, coin];
}
