import {
  boxOf,
  distance,
  distanceToLoop,
  distanceToSegment,
  labelSpot,
  loopOps,
  pathData,
  transform,
  transformOps,
  type Op,
  type Point,
  type Transform,
} from './geometry.js';
import { nest } from './nest.js';
import type { Cut, LineStyle, Mark, Piece } from './pieces.js';
import { INK, text, line, path } from './ink.js';
import { grainTurn } from './yardage.js';

export interface SheetText {
  /** e.g. `Shirt` */
  title: string;
  /** further lines under the title */
  notes: string[];
}

export interface Sheet {
  svg: string;
  width_mm: number;
  height_mm: number;
  /** where each piece lies: turn (degrees clockwise about its own origin), then shift */
  placements: { piece: string; rotate: number; dx: number; dy: number }[];
}

const MARGIN = 20;
const HEADER = 150;
const CELL = 12;

/** All pieces at true scale on one sheet (1 user unit = 1 mm), with legend and test square. Same input, same bytes. */
export function drawSheet(pieces: readonly Piece[], words: SheetText): Sheet {
  const laid = layOut(pieces);
  const width = Math.ceil(laid.width + 2 * MARGIN);
  const height = Math.ceil(laid.length + HEADER + 2 * MARGIN);
  const body = pieces.map((piece, i) => drawPiece(piece, laid.transforms[i], i + 1)).join('\n');
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">`,
    `<title>${words.title.replaceAll(/[<&>]/g, '')} sewing pattern</title>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    header(words, width),
    body,
    '</svg>',
  ].join('\n');
  const placements = pieces.map((p, i) => {
    const t = laid.transforms[i];
    return { piece: p.id, rotate: t.rotate, dx: t.dx, dy: t.dy };
  });
  return { svg, width_mm: width, height_mm: height, placements };
}

interface Laid {
  width: number;
  length: number;
  transforms: Transform[];
}

/** Nests the pieces (fold pieces as halves) on a sheet about as wide as high. */
function layOut(pieces: readonly Piece[]): Laid {
  const turns = pieces.map((p) => grainTurn(p));
  const shapes = pieces.map((p, i) => ({
    id: String(i),
    loops: [(p.cutLoop ?? p.loop).map((q) => transform(q, { rotate: turns[i], mirror: false, dx: 0, dy: 0 }))],
    turnable: false,
  }));
  const boxes = shapes.map((s) => boxOf(s.loops[0]));
  const sizes = boxes.map((b) => ({ w: b.maxX - b.minX, h: b.maxY - b.minY }));
  const total = sizes.reduce((sum, s) => sum + s.w * s.h, 0);
  const width = Math.max(660, ...sizes.map((s) => s.w + 3 * CELL), Math.sqrt(total) * 1.15) + 2 * CELL;
  const nesting = nest(shapes, width, CELL, 1);
  const transforms = pieces.map((_, i) => {
    const spot = nesting.placements.find((q) => q.id === String(i)) ?? { dx: 0, dy: 0 };
    return { rotate: turns[i], mirror: false, dx: spot.dx + MARGIN, dy: spot.dy + MARGIN + HEADER };
  });
  return { width, length: nesting.length, transforms };
}

function header(words: SheetText, width: number): string {
  const square = { x: width - MARGIN - 100, y: MARGIN };
  const lines = words.notes.map((note, i) => text(note, MARGIN, MARGIN + 38 + i * 9, 6.2, { fill: INK.soft }));
  return [
    text(words.title, MARGIN, MARGIN + 20, 20, { weight: 700 }),
    ...lines,
    legend(MARGIN + Math.max(300, (width - 420) / 2), MARGIN + 8),
    `<rect x="${square.x}" y="${square.y}" width="100" height="100" fill="none" stroke="${INK.line}" stroke-width="0.5"/>`,
    text('Test square', square.x + 50, square.y + 46, 6.5, { anchor: 'middle', weight: 700 }),
    text('100 mm × 100 mm', square.x + 50, square.y + 56, 6, { anchor: 'middle' }),
    line({ x: MARGIN, y: HEADER + 4 }, { x: width - MARGIN, y: HEADER + 4 }, { width: 0.35, stroke: INK.soft }),
  ].join('\n');
}

function legend(x: number, y: number): string {
  const rows: [string, string][] = [
    ['Cutting line', line({ x, y }, { x: x + 26, y }, { width: 0.9 })],
    ['Sewing line', line({ x, y: y + 11 }, { x: x + 26, y: y + 11 }, { width: 0.4, dash: '4 1.6' })],
    ['Fold / placement line', line({ x, y: y + 22 }, { x: x + 26, y: y + 22 }, { width: 0.35, dash: '0.4 1.6' })],
    ['Grain', arrowLine({ x, y: y + 33 }, { x: x + 26, y: y + 33 })],
    ['Notch', notchAt({ x: x + 13, y: y + 46 }, { x: 0, y: -1 })],
  ];
  return rows.map(([name, drawn], i) => drawn + text(name, x + 32, y + i * 11 + 2, 6, { fill: INK.soft })).join('\n');
}

function drawPiece(piece: Piece, t: Transform, number: number): string {
  const loop = piece.loop.map((p) => transform(p, t));
  const cut = piece.cutLoop?.map((p) => transform(p, t));
  const fold = piece.fold?.map((p) => transform(p, t)) as [Point, Point] | undefined;
  return [
    `<g id="piece-${number}">`,
    path(loopOps(simplify(cut ?? loop)), { width: 0.9, fill: tint(piece.cuts) }),
    cut ? sewingLine(transformOps(piece.outlineOps, t)) : '',
    ...piece.lines.map((l) => innerLine(transformOps(l.ops, t), l.style)),
    fold ? foldMark(fold, loop) : '',
    piece.grain ? grainMark(piece, t, loop) : '',
    ...piece.marks.map((mark) =>
      drawMark({ ...mark, at: transform(mark.at, t), rotate: mark.rotate + t.rotate }, loop),
    ),
    label(piece, loop, number, piece.grain && (piece.grain.map((p) => transform(p, t)) as [Point, Point])),
    '</g>',
  ]
    .filter(Boolean)
    .join('\n');
}

const tint = (cuts: readonly Cut[]): string => INK.material[cuts[0]?.material ?? 'fabric'] ?? '#ffffff';

const sewingLine = (ops: readonly Op[]): string => path(ops, { width: 0.4, dash: '4 1.6' });

function innerLine(ops: readonly Op[], style: LineStyle): string {
  if (style === 'inner') return path(ops, { width: 0.45 });
  if (style === 'dashed') return path(ops, { width: 0.35, dash: '2.4 1.4' });
  if (style === 'dotted') return path(ops, { width: 0.35, dash: '0.4 1.6' });
  return path(ops, { width: 0.25, stroke: INK.soft, dash: '6 1.5 0.8 1.5' });
}

/** Drops points that lie on the straight between their neighbours (within 0.03 mm). */
export function simplify(loop: readonly Point[]): Point[] {
  const out: Point[] = [loop[0]];
  for (let i = 1; i < loop.length - 1; i++)
    if (distanceToSegment(loop[i], out[out.length - 1], loop[i + 1]) > 0.03) out.push(loop[i]);
  return out;
}

function arrowHead(tip: Point, from: Point, size = 4): string {
  const length = distance(tip, from) || 1;
  const [ux, uy] = [(tip.x - from.x) / length, (tip.y - from.y) / length];
  const base = { x: tip.x - ux * size, y: tip.y - uy * size };
  const wing = (s: number) => ({ x: base.x - uy * s, y: base.y + ux * s });
  const ops = loopOps([tip, wing(size * 0.38), wing(-size * 0.38)]);
  return `<path d="${pathData(ops)}" fill="${INK.line}"/>`;
}

const arrowLine = (a: Point, b: Point): string => line(a, b, { width: 0.35 }) + arrowHead(a, b) + arrowHead(b, a);

/** The bracket of arrows that says: this edge lies on the fold. */
function foldMark([a, b]: [Point, Point], loop: readonly Point[]): string {
  const length = distance(a, b) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const { at } = labelSpot(loop, { width: 1, height: 1 });
  const side = Math.sign(-uy * (at.x - middle.x) + ux * (at.y - middle.y)) || 1;
  const into = (along: number, deep: number): Point => ({
    x: a.x + ux * along - uy * deep * side,
    y: a.y + uy * along + ux * deep * side,
  });
  const [s, e, depth] = [length * 0.12, length * 0.88, Math.min(12, length * 0.12)];
  const angle = textAngle(a, b);
  const spot = into(length / 2, depth + 3);
  return [
    path(
      [
        { type: 'move', to: into(s, 0) },
        { type: 'line', to: into(s, depth) },
        { type: 'line', to: into(e, depth) },
        { type: 'line', to: into(e, 0) },
      ],
      { width: 0.35 },
    ),
    arrowHead(into(s, 0), into(s, depth)),
    arrowHead(into(e, 0), into(e, depth)),
    length > 60
      ? text('PLACE ON FOLD', spot.x, spot.y, Math.min(5, length / 24), {
          anchor: 'middle',
          rotate: angle,
          spacing: 0.6,
          baseline: 'central',
        })
      : '',
  ].join('');
}

function textAngle(a: Point, b: Point): number {
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  if (angle > 90) return angle - 180;
  return angle <= -90 + 1e-6 ? angle + 180 - (Math.abs(angle + 90) < 1e-3 ? 180 : 0) : angle;
}

function grainMark(piece: Piece, t: Transform, loop: readonly Point[]): string {
  if (!piece.grain || piece.fold === piece.grain) return '';
  const [a, b] = piece.grain.map((p) => transform(p, t));
  const most = Math.min(distance(a, b), 320);
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const k = most / (distance(a, b) || 1) / 2;
  const half = { x: (b.x - a.x) * k, y: (b.y - a.y) * k };
  const [p, q] = [
    { x: middle.x - half.x, y: middle.y - half.y },
    { x: middle.x + half.x, y: middle.y + half.y },
  ];
  return distanceToLoop(middle, loop) < 0.2 ? '' : arrowLine(p, q);
}

function notchAt(at: Point, normal: Point, double = false): string {
  const tick = (shift: number) => {
    const base = { x: at.x - normal.y * shift, y: at.y + normal.x * shift };
    const tip = { x: base.x + normal.x * 4, y: base.y + normal.y * 4 };
    const wing = (s: number) => ({ x: base.x - normal.y * s, y: base.y + normal.x * s });
    return `<path d="${pathData(loopOps([tip, wing(1.6), wing(-1.6)]))}" fill="${INK.line}"/>`;
  };
  return double ? tick(-2.2) + tick(2.2) : tick(0);
}

function drawMark(mark: Mark, loop: readonly Point[]): string {
  if (mark.kind === 'notch' || mark.kind === 'back-notch') return drawNotch(mark, loop);
  if (mark.kind === 'buttonhole') return drawButtonhole(mark);
  const { x, y } = mark.at;
  const ring = `<circle cx="${n(x)}" cy="${n(y)}" r="${mark.kind === 'eyelet' ? 2.5 : 4}" fill="none" stroke="${INK.line}" stroke-width="0.4"/>`;
  const plus =
    line({ x: x - 2, y }, { x: x + 2, y }, { width: 0.35 }) + line({ x, y: y - 2 }, { x, y: y + 2 }, { width: 0.35 });
  return mark.kind === 'eyelet' ? ring : ring + plus;
}

const n = (v: number): string => String(Math.round(v * 100) / 100 + 0);

function drawNotch(mark: Mark, loop: readonly Point[]): string {
  const off = distanceToLoop(mark.at, loop);
  if (off > 3) {
    const { x, y } = mark.at;
    return `<circle cx="${n(x)}" cy="${n(y)}" r="1.8" fill="none" stroke="${INK.line}" stroke-width="0.35"/><circle cx="${n(x)}" cy="${n(y)}" r="0.5" fill="${INK.line}"/>`;
  }
  return notchAt(mark.at, inward(mark.at, loop), mark.kind === 'back-notch');
}

/** Unit normal of the outline at its point nearest to `p`, towards the inside. */
function inward(p: Point, loop: readonly Point[]): Point {
  let best = 1;
  for (let i = 1; i < loop.length; i++)
    if (distanceToSegment(p, loop[i - 1], loop[i]) < distanceToSegment(p, loop[best - 1], loop[best])) best = i;
  const [a, b] = [loop[best - 1], loop[best]];
  const length = distance(a, b) || 1;
  const normal = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  const area = loop.reduce((sum, q, i) => (i ? sum + loop[i - 1].x * q.y - q.x * loop[i - 1].y : 0), 0);
  return area > 0 ? normal : { x: -normal.x, y: -normal.y };
}

function drawButtonhole(mark: Mark): string {
  const shift = mark.align === 'start' ? -10 : mark.align === 'end' ? 0 : -5;
  const { x, y } = mark.at;
  return `<rect x="${n(x - 1)}" y="${n(y + shift)}" width="2" height="10" fill="#ffffff" stroke="${INK.line}" stroke-width="0.4" transform="rotate(${n(mark.rotate)} ${n(x)} ${n(y)})"/>`;
}

/** `Cut 2 mirrored, fabric` for every material. */
export function cutWords(piece: Pick<Piece, 'cuts' | 'on_fold'>): string[] {
  return piece.cuts.map((cut) => {
    const how = [cut.mirrored ? 'mirrored' : '', piece.on_fold ? 'on fold' : '', cut.on_bias ? 'on bias' : ''].filter(
      Boolean,
    );
    return `Cut ${cut.count}${how.length ? ` ${how.join(', ')}` : ''} — ${MATERIAL_WORDS[cut.material] ?? cut.material}`;
  });
}

export const MATERIAL_WORDS: Record<string, string> = {
  fabric: 'main fabric',
  lining: 'lining',
  interfacing: 'interfacing',
  canvas: 'canvas',
  ribbing: 'ribbing',
  contrast: 'contrast fabric',
};

function label(piece: Piece, loop: readonly Point[], number: number, grain: [Point, Point] | null): string {
  const lines = [`${number}  ${piece.title}`, ...cutWords(piece)];
  const block = { width: Math.max(...lines.map((l, i) => l.length * (i ? 0.46 : 0.62))), height: lines.length * 1.35 };
  const { at, size, upright } = labelSpot(loop, block, grain ? [grain] : []);
  const drawn = lines.map((words, i) => {
    const dy = (i - (lines.length - 1) / 2) * size * 1.35;
    const style = { anchor: 'middle', weight: i === 0 ? 700 : 400, baseline: 'central' } as const;
    return text(words, 0, dy, Math.max(1.4, i === 0 ? size * 1.05 : size * 0.8), style);
  });
  return `<g transform="translate(${n(at.x)} ${n(at.y)})${upright ? ' rotate(-90)' : ''}">${drawn.join('')}</g>`;
}
