import type { TechPackFonts, TechPackInput } from './input.js';
import { careAndCostPage } from './pages/care-and-cost.js';
import { constructionPages } from './pages/construction.js';
import { contents, coverPage } from './pages/cover.js';
import { evidencePages } from './pages/evidence.js';
import { flatsPages } from './pages/flats.js';
import { materialsPage } from './pages/materials.js';
import { measuresPage } from './pages/measures.js';
import { palettePage } from './pages/palette.js';
import { patternPage } from './pages/pattern.js';
import { prepared } from './prepared.js';
import { Sheet, openDocument, type PlacedText } from './sheet.js';

const PAGES = [
  coverPage,
  flatsPages,
  materialsPage,
  palettePage,
  measuresPage,
  patternPage,
  constructionPages,
  careAndCostPage,
  evidencePages,
] as const;

const finished = (doc: PDFKit.PDFDocument): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    doc.end();
  });

/** The pack's bytes and every line of text with its box, for those who check the layout. */
export async function setTechPack(
  input: TechPackInput,
  fonts: TechPackFonts,
): Promise<{ bytes: Uint8Array; placed: PlacedText[]; pages: number }> {
  const pack = prepared(input);
  const doc = openDocument({ title: `${pack.name}: tech pack`, subject: pack.reference }, fonts);
  const sheet = new Sheet(doc, { name: pack.name, reference: pack.reference });
  for (const page of PAGES) page(sheet, pack);
  contents(sheet);
  sheet.footers(`Fyra tech pack  ·  ${pack.name}  ·  ${pack.reference}  ·  measurements in cm`);
  return { bytes: await finished(doc), placed: sheet.placed, pages: sheet.page };
}

/**
 * The tech pack of a design as a PDF (A4 landscape, text selectable): cover, flats with callouts, bill of materials,
 * colour, size chart with points of measure and tolerances, cut list and checks, construction in sewing order, care,
 * cost estimate, evidence. Same input, same bytes: no clock, no chance, no date, no id.
 * @param fonts embedded as subsets
 */
export async function techPackPdf(input: TechPackInput, fonts: TechPackFonts): Promise<Uint8Array> {
  return (await setTechPack(input, fonts)).bytes;
}
