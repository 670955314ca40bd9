import { decided } from '../../../cut/cut-of.js';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { bodyOfSize, draftPattern } from '../index.js';
import { specOf } from '../specs.fixture.js';
import { PAPERS, type PaperName, type PdfFonts, gradedPdf, gradedSheet, patternPdf } from './index.js';
import type { PatternPrint } from './index.js';
import { draftSizes, gradedSizes } from '../sizes/graded.js';
import type { Garment } from '../../../garments/spec.js';

const ttf = (name: string): Uint8Array => readFileSync(require.resolve(`@expo-google-fonts/source-sans-3/${name}.ttf`));
const fonts: PdfFonts = {
  regular: ttf('400Regular/SourceSans3_400Regular'),
  semibold: ttf('600SemiBold/SourceSans3_600SemiBold'),
};
const MM = 72 / 25.4;

async function printOf(garment: Garment, gender: 'women' | 'men' = 'women'): Promise<PatternPrint> {
  const body = (await bodyOfSize('M', gender)) ?? {};
  const pattern = await draftPattern(decided(specOf(garment, { gender })), body);
  const { drafted: pieces, sa_mm, checks, yardage, deviations } = pattern;
  return {
    pieces,
    words: { title: garment, size: 'M', sa_mm, body, finished: checks.finished_measures, yardage, deviations },
  };
}

/** All streams of a PDF as text, inflated where they are deflated. */
async function contents(bytes: Uint8Array): Promise<{ doc: PDFDocument; streams: string[] }> {
  const doc = await PDFDocument.load(bytes, { updateMetadata: false });
  const streams = doc.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object): object is PDFRawStream => object instanceof PDFRawStream)
    .map((stream) => {
      const deflated = String(stream.dict.get(PDFName.of('Filter'))) === '/FlateDecode';
      return (deflated ? inflateSync(stream.contents) : Buffer.from(stream.contents)).toString('latin1');
    });
  return { doc, streams };
}

/** Sides of the squares that a content stream draws, in its own units. */
const squareSides = (stream: string): number[] =>
  [...stream.matchAll(/^(\S+) (\S+) m\n(\S+) \2 l\n\3 (\S+) l\n\1 \4 l\nh/gm)]
    .map(([, left, top, right, bottom]) => [Number(right) - Number(left), Number(bottom) - Number(top)])
    .filter(([width, height]) => Math.abs(width - height) < 0.01)
    .map(([width]) => Math.round(width * 1000) / 1000);

const sha = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const FORBIDDEN =
  /free\s*sewing|pdfkit|pdf-lib|cantoo|D:\d{14}|CreationDate|ModDate|\b20\d\d-\d\d-\d\d\b|localhost|<x:xmpmeta/i;

describe.each(Object.keys(PAPERS) as PaperName[])('a shirt on %s', (paper) => {
  let print: PatternPrint;
  let bytes: Uint8Array;
  beforeAll(async () => {
    print = await printOf('shirt', 'men');
    bytes = await patternPdf(print, paper, fonts);
  });

  it('has pages of the paper’s size', async () => {
    const { doc } = await contents(bytes);
    for (const page of doc.getPages()) {
      expect(page.getWidth()).toBeCloseTo(PAPERS[paper].width * MM, 1);
      expect(page.getHeight()).toBeCloseTo(PAPERS[paper].height * MM, 1);
    }
  });

  it('is the same bytes twice, and they say nothing of day, place or tools', async () => {
    expect(sha(await patternPdf(structuredClone(print), paper, fonts))).toBe(sha(bytes));
    const { doc, streams } = await contents(bytes);
    expect(FORBIDDEN.exec(Buffer.from(bytes).toString('latin1'))).toBeNull();
    for (const stream of streams) expect(FORBIDDEN.exec(stream)).toBeNull();
    expect([doc.getProducer(), doc.getCreator(), doc.getCreationDate()]).toEqual(['Fyra', 'Fyra', undefined]);
  });

  it('draws the test square and the sheet at 1 : 1', async () => {
    const { doc, streams } = await contents(bytes);
    const sides = streams.flatMap(squareSides);
    expect(sides).toContain(100);
    expect(sides).toContain(25.4);
    // Everything is drawn under one scale, millimetres to points, and no page is scaled in the viewer.
    const scales = streams.flatMap((s) =>
      [...s.matchAll(/^(\S+) 0 0 (\S+) 0 0 cm$/gm)].map((m) => Math.abs(Number(m[1]))),
    );
    expect(scales.length).toBeGreaterThan(0);
    for (const scale of scales.filter((s) => s > 1.5)) expect(scale).toBeCloseTo(MM, 4);
    for (const page of doc.getPages()) expect(String(page.node.get(PDFName.of('UserUnit')) ?? 1)).toBe('1');
  });
});

it('shows the sheet once, however many pages there are', async () => {
  const bytes = await patternPdf(await printOf('coat'), 'a4', fonts);
  const { doc, streams } = await contents(bytes);
  const forms = doc.context
    .enumerateIndirectObjects()
    .filter(
      ([, object]) => object instanceof PDFRawStream && String(object.dict.get(PDFName.of('Subtype'))) === '/Form',
    );
  expect(doc.getPageCount()).toBeGreaterThan(30);
  expect(forms).toHaveLength(1);
  expect(streams.filter((s) => /\/Sheet\S* Do/.test(s)).length).toBeGreaterThan(30);
  expect(bytes.length).toBeLessThan(200_000);
});

describe('nested sizes', () => {
  it('draws every size of the chart and the own one, which takes the place of its equal', () => {
    const size = (name: string, chest: number) => ({ name, body: { chest } });
    const chart = [size('S', 84), size('M', 92), size('L', 100)];
    const names = (own: ReturnType<typeof size>) =>
      gradedSizes(own, chart).map(({ name, own: is }) => name + (is ? '*' : ''));
    expect(names(size('EU 40', 92))).toEqual(['S', 'EU 40 (M)*', 'L']);
    expect(names(size('M', 92))).toEqual(['S', 'M*', 'L']);
    expect(names(size('made to measure', 96))).toEqual(['S', 'M', 'made to measure*', 'L']);
  });

  it('goes on when sizes differ in their pieces, and is the same bytes twice', async () => {
    const spec = specOf('skirt', { silhouette: 'pencil' });
    const bodies = await Promise.all(
      ['S', 'M', 'L'].map(async (name) => ({ name, body: (await bodyOfSize(name, 'women')) ?? {} })),
    );
    const own = await draftPattern(decided(spec), bodies[1].body);
    const drafts = await draftSizes(decided(spec), gradedSizes(bodies[1], bodies), own.drafted, own.sa_mm);
    drafts[2].pieces = drafts[2].pieces.slice(1);
    const { words } = await printOf('skirt');
    const { svg } = gradedSheet(words, drafts);
    expect(svg).toContain('only in S, M');
    expect(FORBIDDEN.exec(svg)).toBeNull();
    expect(gradedSheet(words, structuredClone(drafts)).svg).toBe(svg);
    const [one, two] = [await gradedPdf(words, drafts, fonts), await gradedPdf(words, drafts, fonts)];
    expect(sha(one)).toBe(sha(two));
    expect((await contents(one)).doc.getPageCount()).toBeGreaterThan(0);
  });
});
