import { distanceToSegment } from '../../../geometry/polyline.js';
import { turnAt, type Point } from '../../../geometry/point.js';
import type { Mark } from '../pieces/piece.js';

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

/** A point nearer to its neighbours' straight than this is left out, mm. */
const FLAT_MM = 0.05;

export type Row = [code: number, value: string];

const section = (name: string, rows: readonly Row[]): Row[] => [[0, 'SECTION'], [2, name], ...rows, [0, 'ENDSEC']];

const mm = (v: number): string => (Math.round(v * 1000) / 1000 + 0).toFixed(3);
const at = (p: Point): Row[] => [
  [10, mm(p.x)],
  [20, mm(-p.y)],
];

const plain = (value: string): string => value.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 200);

export const text = (value: string, where: Point, layer: Layer = LAYERS.boundary): Row[] => [
  [0, 'TEXT'],
  [8, String(layer)],
  ...at(where),
  [40, '5.000'],
  [1, plain(value)],
];

const insert = (name: string): Row[] => [[0, 'INSERT'], [8, '1'], [2, name], ...at({ x: 0, y: 0 })];

export function polyline(points: readonly Point[], layer: Layer, closed: boolean): Row[] {
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

export const point = (p: Point, layer: Layer): Row[] => [[0, 'POINT'], [8, String(layer)], ...at(p)];

export const line = ([a, b]: [Point, Point], layer: Layer): Row[] => [
  [0, 'LINE'],
  [8, String(layer)],
  ...at(a),
  [11, mm(b.x)],
  [21, mm(-b.y)],
];

export const layerOf = ({ kind }: Mark): Layer => (kind.endsWith('notch') ? LAYERS.notch : LAYERS.drill);

/** Corners sharper than this are turn points, degrees; the other points of a line are curve points. */
const TURN_DEGREES = 20;

export const isTurn = (degrees: number): boolean => Math.abs(degrees) > TURN_DEGREES;

/** By how much a closed line (its first point repeated at the end) turns at each of its points, degrees, clockwise > 0. */
export function turns(loop: readonly Point[]): number[] {
  const open = loop.slice(0, -1);
  const n = open.length;
  return open.map((p, i) => turnAt(open[(i + n - 1) % n], p, open[(i + 1) % n]));
}

/** The line without points that lie on the straight between those that stay. */
export function thinned(points: readonly Point[]): Point[] {
  const out: Point[] = [points[0]];
  let kept = 0;
  for (let i = 1; i < points.length - 1; i++) {
    const chord = [points[kept], points[i + 1]] as const;
    if (points.slice(kept + 1, i + 1).every((p) => distanceToSegment(p, ...chord) <= FLAT_MM)) continue;
    out.push(points[i]);
    kept = i;
  }
  return [...out, points[points.length - 1]];
}

/** A whole file: pieces as blocks, each inserted once, and what is said of the style. */
export function document(blocks: readonly { name: string; rows: readonly Row[] }[], style: readonly string[]): string {
  const said = style.flatMap((value, i) => text(value, { x: 0, y: -8 * i }));
  const rows: Row[] = [
    ...section('HEADER', [
      [9, '$ACADVER'],
      [1, 'AC1009'],
      [9, '$INSUNITS'],
      [70, '4'],
    ]),
    ...section(
      'BLOCKS',
      blocks.flatMap(({ name, rows: of }) => blockRows(name, of)),
    ),
    ...section('ENTITIES', [...said, ...blocks.flatMap(({ name }) => insert(name))]),
    [0, 'EOF'],
  ];
  return `${rows.map(([code, value]) => `${String(code).padStart(3)}\r\n${value}`).join('\r\n')}\r\n`;
}

const blockRows = (name: string, rows: readonly Row[]): Row[] => [
  [0, 'BLOCK'],
  [8, '1'],
  [2, name],
  [70, '0'],
  ...at({ x: 0, y: 0 }),
  ...rows,
  [0, 'ENDBLK'],
  [8, '1'],
];
