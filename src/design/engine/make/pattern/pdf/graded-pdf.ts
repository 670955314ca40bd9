import { gradedPieces, mainPieces, sizeLegend } from '../sizes/graded-piece.js';
import type { GradedDraft } from '../sizes/graded.js';
import { sheetOf, type Sheet } from '../sheet/sheet.js';
import { onSheets } from './pattern-pdf.js';
import type { PdfFonts } from './pen.js';
import { allowanceWords, type PatternWords } from './words.js';

const ROW = 11;

const legendOf = (drafts: readonly GradedDraft[]) => ({
  height: drafts.length * ROW,
  draw: (x: number, y: number) => sizeLegend(drafts, x, y),
});

/** All sizes of a pattern laid over each other, as one SVG sheet at true scale. */
export function gradedSheet(words: PatternWords, drafts: readonly GradedDraft[]): Sheet {
  const notes = [
    `Sizes ${drafts.map(({ name }) => name).join(', ')}`,
    `Lines are cutting lines: ${allowanceWords(words)}`,
    'Sizes lie over each other on fold or grain line and at the top',
  ];
  const { height, draw } = legendOf(drafts);
  return sheetOf(gradedPieces(drafts), { title: words.title, notes }, draw, Math.max(150, 40 + height));
}

/** The same on A0 sheets, for copy shops. */
export function gradedPdf(words: PatternWords, drafts: readonly GradedDraft[], fonts: PdfFonts): Promise<Uint8Array> {
  const size = `${drafts[0].name} to ${drafts[drafts.length - 1].name}, cutting lines of each`;
  const print = { words: { ...words, size }, pieces: mainPieces(drafts) };
  return onSheets(print, gradedPieces(drafts), legendOf(drafts), fonts);
}
