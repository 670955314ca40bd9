import {
  PDFDict,
  PDFDocument,
  PDFName,
  PDFObjectCopier,
  PDFRawStream,
  PDFRef,
  clip,
  concatTransformationMatrix,
  drawObject,
  endPath,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
} from '@cantoo/pdf-lib';
import { MM } from './pen.js';
import type { Paper } from './paper.js';
import type { Tile } from './tiles.js';

/**
 * Puts one drawn sheet on many pages: it is embedded once and shown through a window per page.
 * @param pages PDF whose last pages are the tiles' frames, in their order
 * @param sheet PDF of one page at true scale
 * @param sheetHeight mm
 */
export async function stitch(
  pages: Uint8Array,
  sheet: Uint8Array,
  sheetHeight: number,
  tiles: readonly Tile[],
  paper: Paper,
): Promise<Uint8Array> {
  const doc = await PDFDocument.load(pages, { updateMetadata: false });
  const whole = embed(doc, await PDFDocument.load(sheet, { updateMetadata: false }));
  const first = doc.getPageCount() - tiles.length;
  tiles.forEach((tile, i) => showWindow(doc, first + i, whole, tile, sheetHeight, paper));
  return save(doc);
}

/** The first page of `source` as an object that pages can show. Its content is taken over as it is, still packed. */
function embed(doc: PDFDocument, source: PDFDocument): PDFRef {
  const page = source.getPage(0);
  const content = page.node.Contents();
  if (!(content instanceof PDFRawStream)) throw new Error('a sheet is one content stream');
  const { width, height } = page.getSize();
  const form = doc.context.stream(content.contents, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, width, height],
    Resources: PDFObjectCopier.for(source.context, doc.context).copy(page.node.Resources() as PDFDict),
    Filter: content.dict.get(PDFName.of('Filter')),
  });
  return doc.context.register(form);
}

function showWindow(
  doc: PDFDocument,
  index: number,
  sheet: PDFRef,
  { window }: Tile,
  sheetHeight: number,
  { height: paperHeight, margin }: Paper,
): void {
  const page = doc.getPage(index);
  const name = page.node.newXObject('Sheet', sheet);
  const [width, height] = [window.maxX - window.minX, window.maxY - window.minY];
  const top = paperHeight - margin;
  const [left, bottom] = [(margin - window.minX) * MM, (top + window.minY - sheetHeight) * MM];
  page.pushOperators(
    pushGraphicsState(),
    rectangle(margin * MM, (top - height) * MM, width * MM, height * MM),
    clip(),
    endPath(),
    concatTransformationMatrix(1, 0, 0, 1, left, bottom),
    drawObject(name),
    popGraphicsState(),
  );
}

/** Without dates, so that the same pattern is the same bytes on any day. */
function save(doc: PDFDocument): Promise<Uint8Array> {
  const info = doc.context.lookup(doc.context.trailerInfo.Info, PDFDict);
  for (const name of ['CreationDate', 'ModDate'].map((each) => PDFName.of(each))) {
    const value = info.get(name);
    if (value instanceof PDFRef) doc.context.delete(value);
    info.delete(name);
  }
  return doc.save({ useObjectStreams: true, updateFieldAppearances: false });
}
