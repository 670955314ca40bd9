import { materialWords } from '../../materials/cut.js';
import { add, distance, dot, leftOf, lerp, mul, type Point, sub, towards } from '../../../geometry/point.js';
import { distanceToLoop, distanceToSegment, signedArea } from '../../../geometry/polyline.js';
import { flatten, loopOps, type Op, transform, type Transform, transformOps } from '../../../geometry/path.js';
import { labelSpot } from './label-spot.js';
import { INK, circle, group, line, path, text, type Drawn } from './ink.js';
import type { LineStyle, Mark, Piece, PieceCut } from '../pieces/piece.js';

/** An edge of a piece by its name, in the piece's own coordinates. */
export interface NamedEdge {
  id: string;
  line: readonly Point[];
}

/**
 * One piece where `t` puts it: cutting and sewing line, fold, grain, marks, its name and how often it is cut. Its group
 * has the piece's id, and each edge a line that is not seen, with the id of the piece and its own (`bella.back.e3`).
 */
export function drawPiece(piece: Piece, t: Transform, number: number, edges: readonly NamedEdge[] = []): Drawn {
  const loop = piece.loop.map((p) => transform(p, t));
  const cut = piece.cutLoop?.map((p) => transform(p, t));
  const fold = piece.fold?.map((p) => transform(p, t)) as [Point, Point] | undefined;
  const grain = piece.grain?.map((p) => transform(p, t)) as [Point, Point] | undefined;
  const inner = [piece.outlineOps, ...piece.lines.map(({ ops }) => ops)].flatMap((ops) =>
    flatten(transformOps(ops, t)).flatMap(segments),
  );
  const bare = cut ? [] : ['no seam allowance added'];
  return group(piece.id, [
    path(loopOps(simplify(cut ?? loop)), { width: 0.9, tint: tint(piece.cuts) }),
    ...(cut ? [sewingLine(transformOps(piece.outlineOps, t))] : []),
    ...piece.lines.map((l) => innerLine(transformOps(l.ops, t), l.style)),
    ...(fold ? foldMark(fold, loop) : []),
    ...(grain ? grainMark(grain, loop) : []),
    ...piece.marks.flatMap((mark) =>
      drawMark({ ...mark, at: transform(mark.at, t), rotate: mark.rotate + t.rotate }, loop),
    ),
    ...labelLines([`${number}  ${piece.title}`, ...cutWords(piece), ...bare], loop, [
      ...(grain ? [grain] : []),
      ...(fold ? foldLines(fold, loop) : []),
      ...inner,
    ]),
    ...edges.map(({ id, line: edge }): Drawn => ({
      kind: 'edge',
      id: `${piece.id}.${id}`,
      ops: openOps(simplify(edge.map((p) => transform(p, t)))),
    })),
  ]);
}

const openOps = ([first, ...rest]: readonly Point[]): Op[] => [
  { type: 'move', to: first },
  ...rest.map((to): Op => ({ type: 'line', to })),
];

const segments = (points: readonly Point[]): [Point, Point][] => points.slice(1).map((b, i) => [points[i], b]);

const tint = (cuts: readonly PieceCut[]): string => INK.material[cuts[0]?.material ?? 'fabric'] ?? '#ffffff';

export const sewingLine = (ops: readonly Op[]): Drawn => path(ops, { width: 0.4, dash: '4 1.6' });

const INNER: Record<LineStyle, { width: number; stroke?: string; dash?: string }> = {
  inner: { width: 0.45 },
  dashed: { width: 0.35, dash: '2.4 1.4' },
  dotted: { width: 0.35, dash: '0.4 1.6' },
  help: { width: 0.25, stroke: INK.soft, dash: '6 1.5 0.8 1.5' },
};

export const innerLine = (ops: readonly Op[], style: LineStyle): Drawn => path(ops, INNER[style]);

/** Drops points that lie on the straight between their neighbours (within 0.03 mm). */
export function simplify(loop: readonly Point[]): Point[] {
  const out: Point[] = [loop[0]];
  for (let i = 1; i < loop.length - 1; i++)
    if (distanceToSegment(loop[i], out[out.length - 1], loop[i + 1]) > 0.03) out.push(loop[i]);
  return out;
}

const filled = (points: readonly Point[]): Drawn => path(loopOps(points), { width: 0, fill: INK.line });

function arrowHead(tip: Point, from: Point, size = 4): Drawn {
  const way = towards(from, tip);
  const base = add(tip, way, -size);
  const wing = (s: number) => add(base, leftOf(way), s);
  return filled([tip, wing(size * 0.38), wing(-size * 0.38)]);
}

export const arrowLine = (a: Point, b: Point): Drawn[] => [
  line(a, b, { width: 0.35 }),
  arrowHead(a, b),
  arrowHead(b, a),
];

/** Places beside a fold: so far along it, so far into the piece, mm. */
function besideFold([a, b]: [Point, Point], loop: readonly Point[]): (along: number, deep: number) => Point {
  const way = towards(a, b);
  const { at } = labelSpot(loop, { width: 1, height: 1 });
  const side = Math.sign(dot(leftOf(way), sub(at, lerp(a, b)))) || 1;
  return (along, deep) => add(add(a, way, along), leftOf(way), deep * side);
}

/** Where the bracket of a fold begins, ends and how deep it lies, mm. */
const bracketOf = (length: number): [start: number, end: number, depth: number] => [
  length * 0.12,
  length * 0.88,
  Math.min(12, length * 0.12),
];

/** The lines that bracket and words of a fold take, for other words to keep clear of. */
export function foldLines(fold: [Point, Point], loop: readonly Point[]): [Point, Point][] {
  const length = distance(...fold) || 1;
  const into = besideFold(fold, loop);
  const [s, e, depth] = bracketOf(length);
  return [depth, depth + 6].map((deep): [Point, Point] => [into(s, deep), into(e, deep)]);
}

/** The bracket of arrows that says: this edge lies on the fold. */
export function foldMark([a, b]: [Point, Point], loop: readonly Point[]): Drawn[] {
  const length = distance(a, b) || 1;
  const into = besideFold([a, b], loop);
  const [s, e, depth] = bracketOf(length);
  const bracket: Op[] = [
    { type: 'move', to: into(s, 0) },
    { type: 'line', to: into(s, depth) },
    { type: 'line', to: into(e, depth) },
    { type: 'line', to: into(e, 0) },
  ];
  return [
    path(bracket, { width: 0.35 }),
    arrowHead(into(s, 0), into(s, depth)),
    arrowHead(into(e, 0), into(e, depth)),
    ...foldWords(into(length / 2, depth + 4), length, textAngle(a, b)),
  ];
}

function foldWords(spot: Point, length: number, angle: number): Drawn[] {
  if (length <= 60) return [];
  const style = { anchor: 'middle', rotate: angle, spacing: 0.6, baseline: 'central' } as const;
  return [text('PLACE ON FOLD', spot.x, spot.y, Math.min(5, length / 24), style)];
}

function textAngle(a: Point, b: Point): number {
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  if (angle > 90) return angle - 180;
  return angle <= -90 + 1e-6 ? angle + 180 - (Math.abs(angle + 90) < 1e-3 ? 180 : 0) : angle;
}

export function grainMark([a, b]: [Point, Point], loop: readonly Point[]): Drawn[] {
  const most = Math.min(distance(a, b), 320);
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const k = most / (distance(a, b) || 1) / 2;
  const half = { x: (b.x - a.x) * k, y: (b.y - a.y) * k };
  const [p, q] = [
    { x: middle.x - half.x, y: middle.y - half.y },
    { x: middle.x + half.x, y: middle.y + half.y },
  ];
  return distanceToLoop(middle, loop) < 0.2 ? [] : arrowLine(p, q);
}

export function notchAt(at: Point, normal: Point, double = false): Drawn[] {
  const tick = (shift: number) => {
    const base = { x: at.x - normal.y * shift, y: at.y + normal.x * shift };
    const tip = { x: base.x + normal.x * 4, y: base.y + normal.y * 4 };
    const wing = (s: number) => ({ x: base.x - normal.y * s, y: base.y + normal.x * s });
    return filled([tip, wing(1.6), wing(-1.6)]);
  };
  return double ? [tick(-2.2), tick(2.2)] : [tick(0)];
}

export function drawMark(mark: Mark, loop: readonly Point[]): Drawn[] {
  if (mark.kind === 'notch' || mark.kind === 'back-notch') return drawNotch(mark, loop);
  if (mark.kind === 'buttonhole') return drawButtonhole(mark);
  const { x, y } = mark.at;
  const ring = circle(mark.at, mark.kind === 'eyelet' ? 2.5 : 4, { width: 0.4 });
  if (mark.kind === 'eyelet') return [ring];
  return [
    ring,
    line({ x: x - 2, y }, { x: x + 2, y }, { width: 0.35 }),
    line({ x, y: y - 2 }, { x, y: y + 2 }, { width: 0.35 }),
  ];
}

function drawNotch(mark: Mark, loop: readonly Point[]): Drawn[] {
  if (distanceToLoop(mark.at, loop) <= 3) return notchAt(mark.at, inward(mark.at, loop), mark.kind === 'back-notch');
  return [circle(mark.at, 1.8, { width: 0.35 }), circle(mark.at, 0.5, { width: 0, fill: INK.line })];
}

/** Unit normal of the outline at its point nearest to `p`, towards the inside. */
function inward(p: Point, loop: readonly Point[]): Point {
  let best = 1;
  for (let i = 1; i < loop.length; i++)
    if (distanceToSegment(p, loop[i - 1], loop[i]) < distanceToSegment(p, loop[best - 1], loop[best])) best = i;
  const [a, b] = [loop[best - 1], loop[best]];
  const normal = leftOf(towards(a, b));
  return signedArea(loop) > 0 ? normal : mul(normal, -1);
}

function drawButtonhole(mark: Mark): Drawn[] {
  const top = mark.align === 'start' ? -10 : mark.align === 'end' ? 0 : -5;
  const corners = [
    { x: -1, y: top },
    { x: 1, y: top },
    { x: 1, y: top + 10 },
    { x: -1, y: top + 10 },
  ];
  const t: Transform = { rotate: mark.rotate, mirror: false, dx: mark.at.x, dy: mark.at.y };
  return [path(loopOps(corners.map((p) => transform(p, t))), { width: 0.4, tint: '#ffffff' })];
}

/** `Cut 2 mirrored, fabric` for every material. */
export function cutWords(piece: Pick<Piece, 'cuts' | 'on_fold'>): string[] {
  return piece.cuts.map((cut) => {
    const how = [cut.mirrored ? 'mirrored' : '', piece.on_fold ? 'on fold' : '', cut.on_bias ? 'on bias' : ''].filter(
      Boolean,
    );
    return `Cut ${cut.count}${how.length ? ` ${how.join(', ')}` : ''} — ${materialWords(cut.material)}`;
  });
}

/** Words where they fit best, the first line bold. @param obstacles lines not to write over @param largest mm */
export function labelLines(
  lines: readonly string[],
  loop: readonly Point[],
  obstacles: [Point, Point][],
  largest?: number,
): Drawn[] {
  const block = { width: Math.max(...lines.map((l, i) => l.length * (i ? 0.46 : 0.62))), height: lines.length * 1.35 };
  const { at, size, upright } = labelSpot(loop, block, obstacles, largest);
  return lines.map((words, i) => {
    const off = (i - (lines.length - 1) / 2) * size * 1.35;
    const spot = upright ? { x: at.x + off, y: at.y } : { x: at.x, y: at.y + off };
    return text(words, spot.x, spot.y, Math.max(1.4, i === 0 ? size * 1.05 : size * 0.8), {
      anchor: 'middle',
      weight: i === 0 ? 700 : 400,
      baseline: 'central',
      ...(upright ? { rotate: -90 } : {}),
    });
  });
}
