import { boxOf } from '../../../geometry/box.js';
import { transform } from '../../../geometry/path.js';
import { gradedPieces, sizeLayer, sizeLegend } from '../sizes/graded-piece.js';
import type { GradedDraft } from '../sizes/graded.js';
import { layOut } from '../sheet/sheet.js';
import { INK, layer, line, rectangle, text, type Drawn } from '../sheet/ink.js';
import { Pen, type PdfFonts } from './pen.js';
import { footWords, type PatternWords } from './words.js';

const GRID_LAYER = 'Grid, 5 cm';
const SCALE_LAYER = 'Scale check';
/** Lines are cast on cloth: wider than in print. */
const BOLD = 2;
const STRIP = 130;
const MARGIN = 20;
/** Longest side of a page that readers open, mm: 14,400 units of 1/72 inch (ISO 32000-1, annex C). */
export const LONGEST_PAGE_MM = 5080;

/**
 * One page at true scale to cast on the cloth: a layer for each size (the own one shown, the others hidden), names and
 * grain, a grid and a scale check. Same input, same bytes.
 */
export async function projectorPdf(
  words: PatternWords,
  drafts: readonly GradedDraft[],
  fonts: PdfFonts,
): Promise<Uint8Array> {
  const pieces = gradedPieces(drafts, BOLD);
  const laid = layOut(pieces, STRIP);
  const box = boxOf(pieces.flatMap(({ loops }, i) => loops.flat().map((p) => transform(p, laid.transforms[i]))));
  const [width, height] = [Math.ceil(Math.max(box.maxX, 560) + MARGIN), Math.ceil(box.maxY + MARGIN)];
  const hidden = new Set(drafts.filter(({ own }) => !own).map(sizeLayer));
  const pen = new Pen(fonts, `${words.title}, for projectors`, (name) => !hidden.has(name));
  // A larger page than readers open is made smaller, and its unit larger by as much.
  pen.page(width, height, Math.max(1, Math.ceil(Math.max(width, height) / LONGEST_PAGE_MM)));
  pen.draw([
    layer(GRID_LAYER, grid(width, height)),
    layer(SCALE_LAYER, scaleCheck(words, drafts)),
    ...pieces.map((piece, i) => piece.draw(laid.transforms[i])),
  ]);
  return pen.end();
}

function grid(width: number, height: number): Drawn[] {
  const style = (i: number) => ({ width: i % 2 === 0 ? 0.5 : 0.25, stroke: '#c9ced6' });
  const count = (length: number): number[] => Array.from({ length: Math.floor(length / 50) + 1 }, (_, i) => i);
  return [
    ...count(width).map((i) => line({ x: i * 50, y: 0 }, { x: i * 50, y: height }, style(i))),
    ...count(height).map((i) => line({ x: 0, y: i * 50 }, { x: width, y: i * 50 }, style(i))),
  ];
}

/** A square of 10 cm and a line of 30 cm: both have to be true, or the projector stands askew. */
function scaleCheck(words: PatternWords, drafts: readonly GradedDraft[]): Drawn[] {
  const bar = { x: 150, y: 112 };
  return [
    rectangle(MARGIN, MARGIN, 100, 100, { width: 1.2 }),
    text('10 cm × 10 cm', MARGIN + 50, MARGIN + 53, 8, { anchor: 'middle' }),
    text(footWords(words), bar.x, MARGIN + 14, 14, { weight: 700 }),
    text('Set the projector until the square and the line measure true, both ways.', bar.x, MARGIN + 26, 7, {
      fill: INK.soft,
    }),
    ...sizeLegend(
      drafts.filter(({ own }) => own),
      bar.x,
      MARGIN + 42,
    ),
    text('Other sizes are hidden layers of this file.', bar.x, MARGIN + 60, 7, { fill: INK.soft }),
    line(bar, { x: bar.x + 300, y: bar.y }, { width: 1.2 }),
    ...[0, 100, 200, 300].map((x) =>
      line({ x: bar.x + x, y: bar.y - 5 }, { x: bar.x + x, y: bar.y + 5 }, { width: 1.2 }),
    ),
    text('30 cm', bar.x + 308, bar.y + 3, 8),
  ];
}
