import { flatten, type Op } from '../../../geometry/path.js';
import { add, distance, sub, towards, type Point } from '../../../geometry/point.js';
import { lengthOf, nearestOn, slice } from '../../../geometry/polyline.js';
import { edgeOf } from './edges.js';
import { loopWith, outlined } from '../pieces/redrawn.js';
import type { Piece } from '../pieces/piece.js';
import type { Alteration } from '../recipe.js';

/**
 * The side seam of trousers whose draft moves it forward into a slanted pocket mouth, put back to the side: the front
 * reaches to it and the back ends there. The upper end keeps the draft's names for it (`slantTop`, `slantOut`).
 */
export const straightSides: Alteration = (pieces, _, sa) => {
  const [front, back] = ['charlie.front', 'charlie.back'].map((id) => pieces.find((p) => p.id === id));
  if (!front?.points.slantTop || !back?.points.slantOut) return pieces;
  const made = new Map([
    [front, frontToSide(front, sa)],
    [back, backToSide(back, front, sa)],
  ]);
  return pieces.map((p) => made.get(p) ?? p);
};

function frontToSide(front: Piece, sa: number): Piece {
  const { slantTop, styleWaistOut } = front.points;
  const loop = loopWith(front, 'slantTop', 'slantCurveEnd', [slantTop, ...sideOf(front)]);
  if (!loop) return front;
  const lines = front.lines.filter(({ of }) => of !== 'pocketBag' && of !== 'pocketFacing');
  const made = withoutNotches(outlined(front, loop, sa));
  return { ...made, lines, points: { ...front.points, slantTop: styleWaistOut } };
}

/** Notches of the slanted mouth go with it. */
function withoutNotches(piece: Piece): Piece {
  const { slantBottomNotch: low, slantTopNotch: top } = piece.points;
  const isOfMouth = (p: Point): boolean => [low, top].some((notch) => notch && distance(notch, p) < 1);
  return { ...piece, marks: piece.marks.filter(({ at }) => !isOfMouth(at)) };
}

/** The waist from the dart to the side, as much shorter as the front is longer, and the side as long as the front's. */
function backToSide(back: Piece, front: Piece, sa: number): Piece {
  const { slantTop, styleWaistOut: frontOut } = front.points;
  const waist = edgeOf(back, 'backDartRight', 'slantOut');
  if (!waist) return back;
  const wide = lengthOf(waist) - distance(slantTop, frontOut);
  const top = slice(waist, 0, wide / lengthOf(waist));
  const side = asLong(from(top[top.length - 1], sideOf(back)), lengthOf(sideOf(front)));
  const met = endingAt(top, side[0], wide);
  const loop = loopWith(back, 'backDartRight', 'slantCurveEnd', [...met, ...from(met[met.length - 1], side).slice(1)]);
  return loop
    ? { ...withoutNotches(outlined(back, loop, sa)), points: { ...back.points, slantOut: met[met.length - 1] } }
    : back;
}

/** From a point beside a line on along it. */
const from = (p: Point, line: readonly Point[]): Point[] => [
  p,
  ...slice(line, (nearestOn(line, p).at + 1) / lengthOf(line), 1),
];

/** A line drawn to another end, which then slides along it until the line is so long. */
function endingAt(line: readonly Point[], end: Point, length: number): Point[] {
  const last = line[line.length - 1];
  const along = line.map((p) => lengthOf(line.slice(0, line.indexOf(p) + 1)) / lengthOf(line));
  const to = (target: Point): Point[] => line.map((p, i) => add(p, sub(target, last), along[i]));
  const way = towards(line[0], end);
  let target = end;
  for (let i = 0; i < 4; i++) target = add(target, way, length - lengthOf(to(target)));
  return to(target);
}

/** A line of a given length: cut off at its start, or its first stretch drawn out. */
function asLong(line: readonly Point[], length: number): Point[] {
  const more = length - lengthOf(line);
  if (more <= 0) return slice(line, -more / lengthOf(line), 1);
  const [a, b] = line;
  return [add(a, towards(b, a), more), ...line.slice(1)];
}

/** From the waist down to where the pocket mouth ends, as the draft's own outseam runs: bowed out to the seat, or straight on from it. */
function sideOf({ points, id }: Piece): Point[] {
  const { styleWaistOut: top, waistOut, seatOut, kneeOut, slantCurveEnd: end } = points;
  const isFront = id === 'charlie.front';
  const [upper, lower] = isFront ? ['seatOutCp1', 'seatOutCp2'] : ['seatOutCp2', 'seatOutCp1'];
  const knee = points[isFront ? 'kneeOutCp1' : 'kneeOutCp2'];
  const wide = isFront ? waistOut.x < seatOut.x : waistOut.x > seatOut.x;
  const ops: Op[] = wide
    ? [{ type: 'curve', cp1: seatOut, cp2: knee, to: kneeOut }]
    : [
        { type: 'curve', cp1: top, cp2: points[upper], to: seatOut },
        { type: 'curve', cp1: points[lower], cp2: knee, to: kneeOut },
      ];
  const [line] = flatten([{ type: 'move', to: top }, ...ops]);
  return [...slice(line, 0, nearestOn(line, end).at / lengthOf(line)).slice(0, -1), end];
}
