import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { decided } from '../../../cut/cut-of.js';
import { techPackFonts } from '../../../../making/techpack.fonts.js';
import { bodyOfSize, draftPattern } from '../index.js';
import { specOf } from '../specs.fixture.js';
import { projectorPdf } from './projector.js';

it('casts one page at true scale: a layer per size, of which only the own one is shown at first', async () => {
  const body = (await bodyOfSize('M', 'women')) ?? {};
  const { drafted } = await draftPattern(decided(specOf('t-shirt')), body);
  const drafts = ['S', 'M', 'L'].map((name) => ({ name, body, own: name === 'M', pieces: drafted }));
  const words = { title: 'T-shirt', size: 'M', sa_mm: 10, body, finished: [], yardage: [], deviations: [] };
  const fonts = await techPackFonts();
  const bytes = await projectorPdf(words, drafts, fonts);
  expect(Buffer.compare(bytes, await projectorPdf(words, drafts, fonts))).toBe(0);
  const doc = await PDFDocument.load(bytes, { updateMetadata: false });
  expect(doc.getPageCount()).toBe(1);
  const content = doc.catalog.lookup(PDFName.of('OCProperties'), PDFDict);
  const names = (of: PDFDict, key: string): string[] =>
    (of.lookup(PDFName.of(key), PDFArray).asArray() ?? []).map((reference) => {
      const name = doc.context.lookup(reference, PDFDict).lookup(PDFName.of('Name'));
      return name instanceof PDFString || name instanceof PDFHexString ? name.decodeText() : '';
    });
  expect(names(content, 'OCGs').sort()).toEqual(
    ['Grid, 5 cm', 'Names, grain and fold', 'Scale check', 'Size L', 'Size M', 'Size S'].sort(),
  );
  expect(names(content.lookup(PDFName.of('D'), PDFDict), 'OFF').sort()).toEqual(['Size L', 'Size S']);
});
