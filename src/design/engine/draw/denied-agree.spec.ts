import { cutOf } from '../cut/cut-of.js';
import { completedOf } from '../cut/typical.js';
import { constructionOf } from '../make/construction/index.js';
import { notionsFor } from '../make/materials/notions.js';
import { bodyOfSize, draftPattern } from '../make/pattern/index.js';
import { readDesign } from '../read/read-design.js';
import { drawFlat } from './flat/index.js';

/** Where a part is found: names in the flats, pieces, words of steps and bill; and whether the pattern is called exact. */
async function found(description: string, part: RegExp) {
  const read = readDesign({ description });
  if (!read.ok) throw new Error(read.reason);
  const body = (await bodyOfSize('38', 'women'))!;
  const cut = cutOf(completedOf(read.brief), body);
  const { pieces, seams, status } = await draftPattern(cut, body);
  const { front, back } = drawFlat(cut).anchors;
  const { steps } = constructionOf(cut, pieces, 10, false, seams);
  const places = {
    flats: Object.keys({ ...front, ...back }),
    pieces: pieces.map(({ id }) => id),
    steps: steps.map(({ title, text }) => `${title}: ${text}`),
    bill: notionsFor(cut).map(({ name }) => name),
  };
  return {
    status,
    in: Object.entries(places).flatMap(([place, all]) => (all.some((x) => part.test(x)) ? [place] : [])),
  };
}

/** What a garment usually has goes everywhere when the text rules it out. */
it.each([
  ['a grey hoodie', 'a drawstring', /draw.?cord|\bcord\b/i],
  ['joggers', 'a drawstring', /draw.?cord|\bcord\b/i],
  ['a hoodie', 'ribbing', /\.cuff$|\brib/i],
  ['a parka', 'a drawstring', /draw.?cord|casing/i],
  ['a blazer', 'shoulder pads', /shoulder pad/i],
  ['a blazer', 'a vent', /\bvents?\b/i],
  ['a knee length wool coat', 'a vent', /\bvents?\b/i],
  ['a pencil skirt', 'a vent', /\bvents?\b/i],
  ['a wool coat', 'lapels', /lapel|\.collar/i],
  ['jeans', 'a zip', /\bzip/i],
  ['chinos', 'back pockets', /back.?pocket/i],
  ['dungarees', 'back pockets', /back.?pocket|pocketBack/i],
  ['a chore jacket', 'pockets', /pocket/i],
  ['an apron', 'pockets', /pocket/i],
  ['a safari jacket', 'a chest pocket', /chest/i],
  ['a trench coat', 'epaulettes', /epaulette/i],
  ['jeans', 'belt loops', /belt.?loop/i],
])('%s without %s has none in flats, pieces, steps and bill', async (garment, part, words) => {
  expect((await found(garment, words)).in).not.toEqual([]);
  expect((await found(`${garment} without ${part}`, words)).in).toEqual([]);
});

/** Where the draft cannot be made without it, the pattern is not called exact. */
it.each([
  ['a shirt', 'a yoke', /yoke/i],
  ['a denim jacket', 'a yoke', /yoke/i],
  ['a blouse', 'darts', /\bdarts? of/i],
  ['chinos', 'darts', /\bdarts? of/i],
  ['chinos', 'a waistband', /waistband/i],
  ['a polo shirt', 'a placket', /placket/i],
  ['a blazer', 'lapels', /\.collar$/],
])('%s without %s that has one all the same is not exact', async (garment, part, words) => {
  const { status, in: places } = await found(`${garment} without ${part}`, words);
  expect([places.length > 0, status]).toEqual([true, 'approximate']);
});

it.each(['jeans with a button fly and no zip', 'a hoodie with no zip', 'a coat with no peak lapels'])(
  '%s is exact or approximate for other reasons than the denial',
  async (description) => {
    const read = readDesign({ description });
    if (!read.ok) throw new Error(read.reason);
    const body = (await bodyOfSize('38', 'women'))!;
    const { deviations } = await draftPattern(cutOf(completedOf(read.brief), body), body);
    expect(deviations.join()).not.toMatch(/not wanted|none is wanted/);
  },
);
