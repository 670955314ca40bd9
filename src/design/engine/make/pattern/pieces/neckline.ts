import { distance, lerp, type Point } from '../../../geometry/point.js';
import { contains, distanceToLoop, distanceToSegment, lengthOf, sideways } from '../../../geometry/polyline.js';
import { flatten, loopOps, type Op } from '../../../geometry/path.js';
import type { Neckline } from '../../../garments/spec.js';
import { close, nearestAlong, stretch, untangled } from './loops.js';
import type { Piece } from './piece.js';
import type { Alteration, Body } from '../recipe.js';

/** How a neckline is cut into a block that was drafted with a jewel neck. */
interface NeckCut {
  /** share of the shoulder seam given up at the neck */
  wide: number;
  /** depth at the centre front below the neck point, as a share of neck point to bust */
  deep: number;
  shape: 'vee' | 'round' | 'square' | 'flat' | 'sweetheart';
}

const CUTS: Partial<Record<Neckline, NeckCut>> = {
  'v-neck': { wide: 0.1, deep: 0.8, shape: 'vee' },
  surplice: { wide: 0.1, deep: 0.85, shape: 'vee' },
  'deep-v': { wide: 0.15, deep: 1.1, shape: 'vee' },
  plunging: { wide: 0.15, deep: 1.2, shape: 'vee' },
  scoop: { wide: 0.32, deep: 0.58, shape: 'round' },
  'u-neck': { wide: 0.22, deep: 0.72, shape: 'round' },
  square: { wide: 0.34, deep: 0.56, shape: 'square' },
  sweetheart: { wide: 0.36, deep: 0.72, shape: 'sweetheart' },
  boat: { wide: 0.62, deep: 0.17, shape: 'flat' },
  'straight-across': { wide: 0.5, deep: 0.38, shape: 'flat' },
};

export const canCutNeck = (neckline: Neckline | null): boolean => neckline !== null && neckline in CUTS;

/** Cuts a neckline into a front (on the fold) and widens the back to meet it. mm. */
export function cutNeck(neckline: Neckline, ids: { front: string; back: string; hps?: string }): Alteration {
  const cut = CUTS[neckline];
  return (pieces, body, sa) =>
    pieces.map((piece) => {
      if (!cut) return piece;
      const hps = ids.hps ?? 'hps';
      if (piece.id === ids.front)
        return { ...frontOf(piece, cut, body, sa, hps), shows: [...(piece.shows ?? []), `neckline=${neckline}`] };
      return piece.id === ids.back ? backOf(piece, cut, sa, hps) : piece;
    });
}

function frontOf(piece: Piece, cut: NeckCut, body: Body, sa: number, from: string): Piece {
  const { [from]: hps, cfNeck, shoulder } = piece.points;
  const neck = lerp(hps, shoulder, cut.wide);
  const centre = { x: cfNeck.x, y: Math.max(neck.y + 20, hps.y + body.hpsToBust * cut.deep) };
  return replaceEdge(piece, { from, to: 'cfNeck' }, edgeOf(cut, neck, centre), sa);
}

function backOf(piece: Piece, cut: NeckCut, sa: number, from: string): Piece {
  const { [from]: hps, cbNeck, shoulder } = piece.points;
  const neck = lerp(hps, shoulder, cut.wide);
  const y = Math.max(cbNeck.y, neck.y + 14);
  const low = { x: edgeX(piece.loop, y, cbNeck.x), y };
  return replaceEdge(piece, { from, to: 'cbNeck' }, roundEdge(neck, low, 0.5), sa);
}

/** Where the outline crosses a height, nearest to a given x. */
function edgeX(loop: readonly Point[], y: number, near: number): number {
  let best = near;
  let off = Infinity;
  for (let i = 1; i < loop.length; i++) {
    const [a, b] = [loop[i - 1], loop[i]];
    if (a.y > y === b.y > y) continue;
    const x = a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
    if (Math.abs(x - near) < off) [best, off] = [x, Math.abs(x - near)];
  }
  return best;
}

function edgeOf(cut: NeckCut, neck: Point, centre: Point): Op[] {
  const start: Op = { type: 'move', to: neck };
  const inner = { x: neck.x + (centre.x - neck.x) * 0.12, y: centre.y };
  switch (cut.shape) {
    case 'vee':
      return [
        start,
        { type: 'curve', cp1: lerp(neck, { x: neck.x, y: centre.y }, 0.3), cp2: lerp(centre, neck, 0.3), to: centre },
      ];
    case 'square':
      return [start, { type: 'line', to: inner }, { type: 'line', to: centre }];
    case 'sweetheart': {
      const dip = lerp(inner, centre, 0.35);
      const peak = { x: dip.x, y: dip.y - (centre.y - neck.y) * 0.1 };
      return [
        start,
        { type: 'line', to: { x: inner.x, y: peak.y } },
        { type: 'curve', cp1: lerp({ x: inner.x, y: peak.y }, peak, 0.6), cp2: lerp(centre, peak, 0.6), to: centre },
      ];
    }
    case 'flat':
      return roundEdge(neck, centre, 0.35);
    default:
      return roundEdge(neck, centre, 0.62);
  }
}

const roundEdge = (neck: Point, centre: Point, fall: number): Op[] => [
  { type: 'move', to: neck },
  {
    type: 'curve',
    cp1: { x: neck.x, y: neck.y + (centre.y - neck.y) * fall },
    cp2: { x: centre.x + (neck.x - centre.x) * 0.6, y: centre.y },
    to: centre,
  },
];

/** Puts a new edge in place of the shorter way between two named points of the outline; both points move to its ends. */
export function replaceEdge(piece: Piece, ends: { from: string; to: string }, edge: Op[], sa: number): Piece {
  const line = flatten(edge)[0];
  const open = piece.loop.slice(0, -1);
  const start = indexOf(open, piece.points[ends.from]);
  const end = indexOf(open, piece.points[ends.to]);
  if (start < 0 || end < 0) return piece;
  const kept = longerWay(open, start, end);
  const [was, now] = [piece.points[ends.to], line[line.length - 1]];
  const passed = (p: Point) => p.y < now.y && distanceToSegment(p, was, now) < 3;
  const slid = (p: Point) => distanceToSegment(p, piece.points[ends.from], line[0]) < 0.5;
  const inner = kept.slice(1, -1).filter((p) => !passed(p) && !slid(p));
  const loop = close([
    ...inner,
    ...(distance(inner[0], line[0]) < distance(inner[0], line[line.length - 1]) ? line.toReversed() : line),
  ]);
  const points = movedWith(piece.points, [
    [piece.points[ends.from], line[0]],
    [was, now],
  ]);
  const fold = piece.fold && movedFold(piece.fold, piece.points[ends.to], points[ends.to]);
  return {
    ...piece,
    loop,
    outlineOps: loopOps(loop),
    points,
    fold,
    grain: piece.grain === piece.fold ? fold : piece.grain,
    cutLoop: piece.cutLoop && recut(piece.cutLoop, middleOf(shorterWay(open, start, end)), line, loop, sa),
  };
}

/** Names of one place go on meaning one place. */
function movedWith(points: Record<string, Point>, moves: [from: Point, to: Point][]): Record<string, Point> {
  const to = (p: Point): Point => moves.find(([from]) => distance(from, p) < 0.01)?.[1] ?? p;
  return Object.fromEntries(Object.entries(points).map(([name, p]) => [name, to(p)]));
}

const indexOf = (line: readonly Point[], p: Point): number => line.findIndex((q) => distance(p, q) < 0.5);

function longerWay(loop: readonly Point[], a: number, b: number): Point[] {
  const ahead = walk(loop, b, a);
  const back = walk(loop, a, b);
  return lengthOf(ahead) > lengthOf(back) ? ahead : back;
}

const shorterWay = (loop: readonly Point[], a: number, b: number): Point[] => {
  const [ahead, back] = [walk(loop, b, a), walk(loop, a, b)];
  return lengthOf(ahead) > lengthOf(back) ? back : ahead;
};

/** The point half way along a line. */
function middleOf(line: readonly Point[]): Point {
  let left = lengthOf(line) / 2;
  for (let i = 1; i < line.length; i++) {
    const side = distance(line[i - 1], line[i]);
    if (left <= side) return lerp(line[i - 1], line[i], side ? left / side : 0);
    left -= side;
  }
  return line[line.length - 1];
}

const walk = (loop: readonly Point[], from: number, to: number): Point[] => {
  const count = ((to - from + loop.length) % loop.length) + 1;
  return Array.from({ length: count }, (_, i) => loop[(from + i) % loop.length]);
};

const movedFold = (fold: [Point, Point], was: Point, now: Point): [Point, Point] =>
  fold.map((p) => (distance(p, was) < 1 ? now : p)) as [Point, Point];

/** Where an edge bends tighter than its allowance the shifted line folds back on itself: those points lie too near. */
const SLACK_MM = 0.3;

/** The old cutting line where the edges stay, and the allowance of the new edge between. */
function recut(cutLoop: readonly Point[], gone: Point, line: readonly Point[], loop: Point[], sa: number): Point[] {
  const edge = outside(line, loop, sa).filter((p) => distanceToLoop(p, loop) > sa - SLACK_MM);
  if (edge.length < 2) return [...cutLoop];
  const [a, b, lost] = [line[0], line[line.length - 1], gone].map((p) => nearestAlong(cutLoop, p));
  const whole = lengthOf(cutLoop);
  const lostAhead = (lost - a + whole) % whole < (b - a + whole) % whole;
  const kept = lostAhead ? [...stretch(cutLoop, b, a), ...edge] : [...stretch(cutLoop, a, b), ...edge.toReversed()];
  return untangled(close(kept));
}

/** The line shifted by the allowance to the outside of the loop. */
function outside(line: readonly Point[], loop: readonly Point[], sa: number): Point[] {
  const [one, other] = [sideways(line, sa), sideways(line, -sa)];
  const middle = Math.floor(line.length / 2);
  return contains(loop, one[middle]) ? other : one;
}
