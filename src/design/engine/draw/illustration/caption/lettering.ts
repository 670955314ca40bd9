import { n1, n3 } from '../paint/path.js';
import { LETTERS, MARKS } from './alphabet.js';

export interface Lettering {
  readonly x: number;
  /** Baseline. */
  readonly y: number;
  /** Height of capitals, drawing units. */
  readonly size: number;
  readonly color: string;
  /** Extra space between letters, in shares of the size. */
  readonly tracking: number;
  /** Pen width in shares of the size. */
  readonly weight: number;
  /** Text is cut at a word with no mark when it would be longer than this. */
  readonly maxWidth: number;
}

interface Glyph {
  readonly paths: readonly string[];
  readonly advance: number;
  readonly mark: readonly [at: number, path: string][];
}

function glyphOf(cluster: string): Glyph | null {
  const [base, ...marks] = [...cluster.normalize('NFD').toUpperCase()];
  if (base === ' ') return { paths: [], advance: 4.4, mark: [] };
  const letter = LETTERS[base === 'ß' ? 'S' : base === '’' ? "'" : base === '—' ? '–' : base];
  if (letter === undefined) return null;
  return {
    paths: [letter[1]],
    advance: letter[0],
    mark: marks.filter((m) => m in MARKS).map((m) => [letter[0] / 2, MARKS[m]] as [number, string]),
  };
}

const ligatures = (text: string): string =>
  text.replace(/[æÆ]/g, 'AE').replace(/[œŒ]/g, 'OE').replace(/[øØ]/g, 'O').replace(/ß/g, 'SS');

/** Width of a text, drawing units. */
export const textWidth = (text: string, size: number, tracking: number): number =>
  glyphs(text).reduce((w, g) => w + (g.advance / 10 + tracking) * size, 0);

const glyphs = (text: string): Glyph[] => [...ligatures(text).normalize('NFC')].map(glyphOf).filter((g) => g !== null);

/** A line of text as strokes; letters that the alphabet lacks are left out. */
export function lettering(text: string, style: Lettering): string {
  const fitting = fit(text.replace(/\s+/g, ' ').trim(), style);
  const k = style.size / 10;
  let x = style.x;
  let out = '';
  for (const glyph of glyphs(fitting)) {
    const place = (d: string, dx: number): string =>
      `<path transform="translate(${n1(x + dx)} ${n1(style.y - style.size)}) scale(${n3(k)})" d="${d}"/>`;
    out += glyph.paths.map((d) => place(d, 0)).join('') + glyph.mark.map(([at, d]) => place(d, at * k)).join('');
    x += (glyph.advance / 10 + style.tracking) * style.size;
  }
  return `<g fill="none" stroke="${style.color}" stroke-width="${n3(style.weight * 10)}" stroke-linecap="round" stroke-linejoin="round">${out}</g>`;
}

function fit(text: string, { size, tracking, maxWidth }: Lettering): string {
  let words = text.split(' ');
  while (words.length > 1 && textWidth(words.join(' '), size, tracking) > maxWidth) words = words.slice(0, -1);
  while (words.length > 1 && /^[·\-–,&/]$/.test(words[words.length - 1])) words = words.slice(0, -1);
  return words.join(' ');
}
