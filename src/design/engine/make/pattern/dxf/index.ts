import { distanceToSegment } from '../../../geometry/polyline.js';
import { flatten } from '../../../geometry/path.js';
import type { Point } from '../../../geometry/point.js';
import type { Mark, Piece } from '../pieces/piece.js';

/** Layers of ASTM D6673 (AAMA) pattern exchange. */
export const LAYERS = {
  boundary: 1,
  turnPoint: 2,
  curvePoint: 3,
  notch: 4,
  fold: 6,
  grain: 7,
  internal: 8,
  drill: 13,
  sew: 14,
  text: 15,
} as const;
type Layer = (typeof LAYERS)[keyof typeof LAYERS];

export interface DxfWords {
  /** name of the style, e.g. `Dress` */
  style: string;
  /** sample size, e.g. `EU 38` */
  size: string;
}

/** Corners sharper than this are turn points, degrees; the other points of a line are curve points. */
const TURN_DEGREES = 20;
/** A point nearer to its neighbours' straight than this is left out, mm. */
const FLAT_MM = 0.05;

/**
 * All pieces as one ASCII DXF (R12 entities) as garment CAD reads it: one block per piece, boundary, sew line, notches,
 * fold (mirror) line, grain and inner lines on the layers of ASTM D6673, millimetres, y upwards. Same input, same bytes.
 */
export function patternDxf(pieces: readonly Piece[], words: DxfWords): string {
  const names = pieces.map((piece, i) => blockName(piece, i));
  const rows = [
    ...section('HEADER', [
      [9, '$ACADVER'],
      [1, 'AC1009'],
      [9, '$INSUNITS'],
      [70, '4'],
    ]),
    ...section(
      'BLOCKS',
      pieces.flatMap((piece, i) => block(piece, names[i], words)),
    ),
    ...section('ENTITIES', [...styleTexts(words), ...names.flatMap(insert)]),
    [0, 'EOF'] as Row,
  ];
  return `${rows.map(([code, value]) => `${String(code).padStart(3)}\r\n${value}`).join('\r\n')}\r\n`;
}

type Row = [code: number, value: string];

const section = (name: string, rows: readonly Row[]): Row[] => [[0, 'SECTION'], [2, name], ...rows, [0, 'ENDSEC']];

const mm = (v: number): string => (Math.round(v * 1000) / 1000 + 0).toFixed(3);
const at = (p: Point): Row[] => [
  [10, mm(p.x)],
  [20, mm(-p.y)],
];

/** Names of blocks: letters, digits and underscores, numbered so that they stay apart. */
const blockName = (piece: Piece, i: number): string =>
  `P${String(i + 1).padStart(2, '0')}_${piece.title.replaceAll(/[^A-Za-z0-9]+/g, '_').slice(0, 24)}`;

function block(piece: Piece, name: string, words: DxfWords): Row[] {
  const boundary = thinned(piece.cutLoop ?? piece.loop);
  return [
    [0, 'BLOCK'],
    [8, '1'],
    [2, name],
    [70, '0'],
    ...at({ x: 0, y: 0 }),
    ...pieceTexts(piece, name, words),
    ...polyline(boundary, LAYERS.boundary, true),
    ...vertexPoints(boundary),
    ...(piece.cutLoop ? polyline(thinned(piece.loop), LAYERS.sew, true) : []),
    ...(piece.fold ? line(piece.fold, LAYERS.fold) : []),
    ...(piece.grain ? line(piece.grain, LAYERS.grain) : []),
    ...piece.lines.flatMap((l) =>
      flatten(l.ops).flatMap((points) => polyline(thinned(points), LAYERS.internal, false)),
    ),
    ...piece.marks.flatMap(mark),
    [0, 'ENDBLK'],
    [8, '1'],
  ];
}

function pieceTexts(piece: Piece, name: string, words: DxfWords): Row[] {
  const fabric = piece.cuts[0];
  return [
    `PIECE NAME: ${name}`,
    `SIZE: ${words.size}`,
    `QUANTITY: ${fabric?.count ?? 1}`,
    `MATERIAL: ${piece.cuts.map((c) => c.material).join(', ')}`,
    ...piece.cuts.slice(1).map((c) => `ANNOTATION: cut ${c.count} ${c.material}`),
    ...(piece.on_fold ? ['ANNOTATION: mirror about the fold line'] : []),
    ...(fabric?.mirrored ? ['ANNOTATION: cut in mirrored pairs'] : []),
  ].flatMap((value, i) => text(value, { x: 0, y: -8 * i }));
}

const styleTexts = (words: DxfWords): Row[] =>
  [`STYLE NAME: ${words.style}`, `SAMPLE SIZE: ${words.size}`, 'UNITS: METRIC', 'GRADE RULE TABLE: NONE'].flatMap(
    (value, i) => text(value, { x: 0, y: -8 * i }),
  );

const plain = (value: string): string => value.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 200);

const text = (value: string, where: Point): Row[] => [
  [0, 'TEXT'],
  [8, '1'],
  ...at(where),
  [40, '5.000'],
  [1, plain(value)],
];

const insert = (name: string): Row[] => [[0, 'INSERT'], [8, '1'], [2, name], ...at({ x: 0, y: 0 })];

function polyline(points: readonly Point[], layer: Layer, closed: boolean): Row[] {
  const open = closed ? points.slice(0, -1) : points;
  return [
    [0, 'POLYLINE'],
    [8, String(layer)],
    [66, '1'],
    [70, closed ? '1' : '0'],
    ...at({ x: 0, y: 0 }),
    ...open.flatMap((p): Row[] => [[0, 'VERTEX'], [8, String(layer)], ...at(p)]),
    [0, 'SEQEND'],
    [8, String(layer)],
  ];
}

const point = (p: Point, layer: Layer): Row[] => [[0, 'POINT'], [8, String(layer)], ...at(p)];

const line = ([a, b]: [Point, Point], layer: Layer): Row[] => [
  [0, 'LINE'],
  [8, String(layer)],
  ...at(a),
  [11, mm(b.x)],
  [21, mm(-b.y)],
];

const mark = (m: Mark): Row[] => point(m.at, m.kind.endsWith('notch') ? LAYERS.notch : LAYERS.drill);

function vertexPoints(loop: readonly Point[]): Row[] {
  const open = loop.slice(0, -1);
  return open.flatMap((p, i) => {
    const [a, b] = [open[(i + open.length - 1) % open.length], open[(i + 1) % open.length]];
    return point(p, turnAt(a, p, b) > TURN_DEGREES ? LAYERS.turnPoint : LAYERS.curvePoint);
  });
}

function turnAt(a: Point, p: Point, b: Point): number {
  const [u, v] = [
    { x: p.x - a.x, y: p.y - a.y },
    { x: b.x - p.x, y: b.y - p.y },
  ];
  return (Math.abs(Math.atan2(u.x * v.y - u.y * v.x, u.x * v.x + u.y * v.y)) * 180) / Math.PI;
}

/** The line without points that lie on the straight between their neighbours. */
function thinned(points: readonly Point[]): Point[] {
  const out: Point[] = [points[0]];
  for (let i = 1; i < points.length - 1; i++)
    if (distanceToSegment(points[i], out[out.length - 1], points[i + 1]) > FLAT_MM) out.push(points[i]);
  return [...out, points[points.length - 1]];
}
