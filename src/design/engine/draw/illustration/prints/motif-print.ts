import { n1, n3 } from '../paint/path.js';
import type { Print } from '../../../garments/spec.js';
import { drawsMotif, FIGURES } from '../../../motifs/drawings.js';
import { ink, strewn, type Dye, type Printer } from './print.js';

const PLACES = [
  [0.22, 0.16],
  [0.72, 0.12],
  [0.47, 0.48],
  [0.97, 0.47],
  [0.2, 0.81],
  [0.7, 0.8],
] as const;
const GREEN = '#5f7a52';

/** One figure of a print as markup. @param r half its height, drawing units */
export function figureMarkup(motif: string, r: number, colors: Pick<Dye, 'inks' | 'ground'>, first = 0): string {
  const { inks, ground } = colors;
  const colorOf = (i: number): string => (i === 3 ? GREEN : i === 2 ? ground : inks[(first + i) % inks.length]);
  const layers = FIGURES[motif].map(({ d, ink: i, stroke }) =>
    stroke === undefined
      ? `<path d="${d}" fill="${colorOf(i)}"/>`
      : `<path d="${d}" fill="none" stroke="${colorOf(i)}" stroke-width="${n3(stroke)}" stroke-linecap="round"/>`,
  );
  return `<g transform="scale(${n3(r)})">${layers.join('')}</g>`;
}

/** Motifs that stand upright in a print; the others are strewn every way. */
const UPRIGHT = new Set([
  'anchor',
  'sailboat',
  'cat',
  'fox',
  'rabbit',
  'bear',
  'skull',
  'mushroom',
  'cloud',
  'mountain',
  'moon',
  'whale',
  'swan',
  'tulip',
  'lotus',
  'heart',
]);

/** A repeat that shows the motif; undefined where it is none that can be drawn. */
export function motifPrinter(print: Print, motif: string | null): Printer | undefined {
  if (motif === null || !drawsMotif(motif) || print === 'solid') return undefined;
  return (dye) => {
    const size = 11.5 * dye.cm;
    const turned = (i: number): number => (UPRIGHT.has(motif) ? (i % 3) * 9 - 9 : (i * 67) % 360);
    const flipped = (i: number): string => (i % 2 === 0 ? '' : ' scale(-1 1)');
    const one = (i: number): string =>
      `<g transform="rotate(${n1(turned(i))})${flipped(i)}">${figureMarkup(motif, dye.cm * (1.55 + 0.3 * (i % 2)), dye)}</g>`;
    const dots = strewn(size, SPECKS, () => `<circle r="${n1(0.16 * dye.cm)}" fill="${ink(dye, 1)}"/>`);
    return { width: size, height: size, markup: dots + strewn(size, PLACES, one) };
  };
}

const SPECKS = [
  [0.46, 0.1],
  [0.96, 0.22],
  [0.2, 0.5],
  [0.74, 0.52],
  [0.45, 0.8],
  [0.94, 0.76],
] as const;
