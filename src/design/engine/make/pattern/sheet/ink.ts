import { loopOps, type Op } from '../../../geometry/path.js';
import type { Point } from '../../../geometry/point.js';

/** What a pattern is drawn with, for every kind of file: `svg-ink.ts` and `pdf/pen.ts` put it down. Millimetres. */

export const INK = {
  line: '#111111',
  soft: '#555555',
  material: {
    fabric: '#ffffff',
    lining: '#eef4fa',
    interfacing: '#f5f1e6',
    canvas: '#f5f1e6',
    ribbing: '#f1f5ec',
  } as Record<string, string>,
};

export interface Stroke {
  /** 0 draws no line, only the fill */
  width: number;
  stroke?: string;
  /** lengths of dash and gap, mm, separated by spaces */
  dash?: string;
  fill?: string;
  /** colour of the cloth inside a piece; paper saves it */
  tint?: string;
}

export interface TextStyle {
  anchor?: 'start' | 'middle' | 'end';
  weight?: 400 | 700;
  fill?: string;
  /** degrees clockwise about (x, y) */
  rotate?: number;
  spacing?: number;
  baseline?: 'central';
}

export type Drawn =
  | { kind: 'path'; ops: readonly Op[]; style: Stroke }
  | { kind: 'text'; words: string; x: number; y: number; size: number; style: TextStyle }
  | { kind: 'group'; id: string; items: readonly Drawn[] }
  /** not seen: a line by its name, for who draws on top; only in SVG */
  | { kind: 'edge'; id: string; ops: readonly Op[] }
  /** what a reader may show or hide, where its kind of file can */
  | { kind: 'layer'; name: string; items: readonly Drawn[] };

export const path = (ops: readonly Op[], style: Stroke): Drawn => ({ kind: 'path', ops, style });

export const line = (a: Point, b: Point, style: Stroke): Drawn =>
  path(
    [
      { type: 'move', to: a },
      { type: 'line', to: b },
    ],
    style,
  );

export const rectangle = (x: number, y: number, width: number, height: number, style: Stroke): Drawn =>
  path(
    loopOps([
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
    ]),
    style,
  );

/** Share of the radius at which a cubic's handles lie for a quarter of a circle. */
const QUARTER = 0.5523;

export function circle({ x, y }: Point, r: number, style: Stroke): Drawn {
  const k = r * QUARTER;
  const p = (dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });
  const ops: Op[] = [
    { type: 'move', to: p(r, 0) },
    { type: 'curve', cp1: p(r, k), cp2: p(k, r), to: p(0, r) },
    { type: 'curve', cp1: p(-k, r), cp2: p(-r, k), to: p(-r, 0) },
    { type: 'curve', cp1: p(-r, -k), cp2: p(-k, -r), to: p(0, -r) },
    { type: 'curve', cp1: p(k, -r), cp2: p(r, -k), to: p(r, 0) },
    { type: 'close' },
  ];
  return path(ops, style);
}

export const text = (words: string, x: number, y: number, size: number, style: TextStyle = {}): Drawn => ({
  kind: 'text',
  words,
  x,
  y,
  size,
  style,
});

export const group = (id: string, items: readonly Drawn[]): Drawn => ({ kind: 'group', id, items });

export const layer = (name: string, items: readonly Drawn[]): Drawn => ({ kind: 'layer', name, items });

/** How far below its middle the baseline of a line of capitals lies, as a share of its size. */
export const BASELINE = 0.35;
