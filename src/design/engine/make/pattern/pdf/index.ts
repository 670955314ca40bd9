/** Patterns as PDFs to print at true scale. No I/O: fonts are handed in. */
export { PAPERS, type PaperName } from './paper.js';
export { gradedPdf, gradedSheet } from './graded-pdf.js';
export { patternPdf, type PatternPrint } from './pattern-pdf.js';
export { projectorPdf } from './projector.js';
export type { PdfFonts } from './pen.js';
