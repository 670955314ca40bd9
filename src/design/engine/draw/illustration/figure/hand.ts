import { edge, line } from '../paint/edge.js';
import { normals, resample } from '../../../geometry/polyline.js';
import { spline } from '../../../geometry/spline.js';
import { add, lerp, mul, type Point, rotate, xy } from '../../../geometry/point.js';
import { crease } from '../paint/line.js';
import type { Piece, Surface } from '../paint/piece.js';
import type { Figure } from './figure.js';
import type { Side } from './limb.js';
import { Z } from './order.js';

type Place = (p: Point) => Point;
/** A finger: its middle line and half widths at root and tip, local units (a hand is 100 long, thumb at +x). */
type Finger = readonly [text: string, root: number, tip: number];

const RELAXED: readonly Finger[] = [
  ['5,4 11,16 14.5,30 14,46', 6, 3.2],
  ['-10.5,30 -13.5,54 -12.5,66 -9.5,75', 4.1, 2.7],
  ['-4.5,30 -7,62 -6,76 -2.5,87', 4.5, 2.9],
  ['2.5,30 1.5,64 2.5,80 6,93', 4.7, 2.9],
  ['9,30 10,59 9.5,72 11.5,84', 4.5, 2.8],
];
const HIP: readonly Finger[] = [
  ['-10,28 -13,52 -13,64 -11,73', 4.2, 2.8],
  ['-4,28 -5.5,58 -5,72 -3,83', 4.6, 3],
  ['2.5,28 2.5,60 3.5,76 5.5,88', 4.7, 3],
  ['8.5,28 10,56 11.5,70 13.5,80', 4.5, 2.9],
];
const GRIP: readonly Finger[] = [
  ['-11,34 -13,44 -9,52 -4,50', 5, 4],
  ['-5,36 -6,48 -1,56 4,53', 5.2, 4],
  ['2,37 2,49 6,56 10,52', 5.2, 4],
  ['9,34 10,44 12,50 14,47', 5, 4],
  ['10,12 17,24 15,36 8,40', 5.4, 3.6],
];

/** The hand at the end of an arm, in the way the pose asks for. */
export function hand(figure: Figure, side: Side, surface: Surface): Piece[] {
  const kind = figure.pose[side].hand;
  const place = handPlace(figure, side);
  const fingers = { relaxed: RELAXED, hip: HIP, grip: GRIP, chest: HIP, behind: RELAXED, pocket: HIP }[kind];
  const pieces = [...fingers.map((f) => finger(f, place, surface)), palm(place, surface)];
  return kind === 'behind' ? pieces.map((piece) => ({ ...piece, z: Z.armBehind - 0.1 })) : pieces;
}

/** Degrees that the hand turns from the forearm's direction, towards the thumb. */
const TURN = { relaxed: 4, grip: 0, hip: -14, chest: -10, behind: 0, pocket: -40 } as const;
/** Foreshortening of the hand along its length. */
const REACH = { relaxed: 1, grip: 1, hip: 0.74, chest: 0.9, behind: 1, pocket: 0.9 } as const;

/** Where a point of the hand's own drawing lies: the wrist at (0, 0), the fingertips at about y = 90. */
export const handPlace = (figure: Figure, side: Side): Place =>
  placeOf(figure, side, TURN[figure.pose[side].hand], REACH[figure.pose[side].hand]);

function placeOf(figure: Figure, side: Side, turn: number, reach: number): Place {
  const limb = figure.arms[side];
  const k = (figure.head * 0.73) / 100;
  const wrist = limb.at(0.985);
  const down = limb.along(0.98);
  const thumb = limb.to('in', 0.98);
  const sign = side === 'left' ? -1 : 1;
  return (p) => rotate(add(wrist, add(mul(down, p.y * k * reach), mul(thumb, p.x * k))), turn * sign, wrist);
}

function finger([text, root, tip]: Finger, place: Place, surface: Surface): Piece {
  const middle = resample(
    spline(
      text.split(' ').map((t) => xy(Number(t.split(',')[0]), Number(t.split(',')[1]))),
      2,
    ),
    2,
  );
  const left = normals(middle);
  const last = middle.length - 1;
  const half = (i: number): number => (root + (tip - root) * (i / last)) * (1 + 0.06 * Math.sin((i / last) * 9));
  const there = middle.map((p, i) => add(p, mul(left[i], half(i))));
  const back = middle.map((p, i) => add(p, mul(left[i], -half(i)))).toReversed();
  const end = lerp(there[last], back[0], 0.5);
  const nose = add(end, mul({ x: left[last].y, y: -left[last].x }, tip * 1.15));
  const outline = spline(
    [...there.filter((_, i) => i % 2 === 0), nose, ...back.filter((_, i) => i % 2 === 0)].map(place),
    3,
  );
  return { z: Z.hand, surface: { ...surface, line: surface.line * 0.72 }, edges: [edge('side', outline)] };
}

function palm(place: Place, surface: Surface): Piece {
  const outer = line('-7.6,-5 -9,6 -12,20 -14.5,34 -14.8,43', place);
  const inner = line('12.8,44 13.2,32 12,18 9.4,6 7.6,-5', place);
  const knuckles = line('-14.8,43 -9,40 -3,43 3,42 8,43 12.8,44', place);
  const tendons = [crease(line('-2,26 -3,38', place), 0.4), crease(line('4,26 5,38', place), 0.4)];
  return {
    z: Z.hand,
    surface: { ...surface, line: surface.line * 0.8 },
    edges: [edge('side', outer), edge('hidden', knuckles), edge('side', inner), edge('hidden', [place(xy(0, -7))])],
    lines: tendons,
  };
}
