import { pathData, type Op, type Point } from './geometry.js';

/** Colours and primitives of the sheet: presentation attributes only, so that every SVG reader draws the same. */
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

const FONT = 'Helvetica, Arial, Liberation Sans, DejaVu Sans, sans-serif';
const n = (v: number): string => String(Math.round(v * 100) / 100 + 0);
const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

interface Stroke {
  width: number;
  stroke?: string;
  dash?: string;
  fill?: string;
}

const stroked = ({ width, stroke = INK.line, dash, fill = 'none' }: Stroke): string =>
  `fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"${dash ? ` stroke-dasharray="${dash}"` : ''}`;

export const path = (ops: readonly Op[], style: Stroke): string => `<path d="${pathData(ops)}" ${stroked(style)}/>`;

export const line = (a: Point, b: Point, style: Stroke): string =>
  path(
    [
      { type: 'move', to: a },
      { type: 'line', to: b },
    ],
    style,
  );

interface TextStyle {
  anchor?: 'start' | 'middle' | 'end';
  weight?: 400 | 700;
  fill?: string;
  rotate?: number;
  spacing?: number;
  baseline?: 'central';
}

export function text(words: string, x: number, y: number, size: number, style: TextStyle = {}): string {
  const shift = style.baseline === 'central' ? size * 0.35 : 0;
  const attributes = [
    `x="${n(x)}" y="${n(style.rotate ? y : y + shift)}"`,
    `font-family="${FONT}" font-size="${n(size)}" fill="${style.fill ?? INK.line}"`,
    style.anchor ? `text-anchor="${style.anchor}"` : '',
    style.weight === 700 ? 'font-weight="700"' : '',
    style.spacing ? `letter-spacing="${style.spacing}"` : '',
    style.rotate ? `transform="rotate(${n(style.rotate)} ${n(x)} ${n(y)})"` : '',
  ];
  return `<text ${attributes.filter(Boolean).join(' ')}>${escaped(words)}</text>`;
}
