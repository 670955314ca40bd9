import { cutOf } from '../cut/cut-of.js';
import { completedOf } from '../cut/typical.js';
import { constructionOf } from '../make/construction/index.js';
import { bodyOfSize, draftPattern } from '../make/pattern/index.js';
import { readDesign } from '../read/read-design.js';
import { drawFlat } from './flat/index.js';

/** Pleats, darts, vents and cuffs: what the flats name, the pieces and the sewing steps have, unless the pattern says otherwise. */
async function disagreements(description: string): Promise<string[]> {
  const read = readDesign({ description });
  if (!read.ok) throw new Error(read.reason);
  const body = (await bodyOfSize('38', 'women'))!;
  const cut = cutOf(completedOf(read.brief), body);
  const { drafted, pieces, seams, deviations } = await draftPattern(cut, body);
  const { front, back } = drawFlat(cut).anchors;
  const drawn = new Set(Object.keys({ ...front, ...back }));
  const { steps } = constructionOf(cut, pieces, 10, false, seams);
  const text = steps.map((step) => `${step.title}: ${step.text}`).join('\n');
  const said = deviations.join(' ');
  const rows: ReadonlyArray<readonly [string, boolean, boolean, RegExp]> = [
    ['cuff', drawn.has('cuff'), drafted.some(({ id }) => /(?<!turnUp)cuff(?!facing)/i.test(id)), /cuff|rib|sleeve/i],
    ['dart', drawn.has('dart') || drawn.has('princess-seam'), /\bdarts? of\b/.test(text), /dart/i],
    ['pleat', drawn.has('pleat'), steps.some(({ title }) => /pleat/i.test(title)), /pleat/i],
    ['vent', drawn.has('vent') || drawn.has('slit'), /\b(?:vents?|slits?)\b/i.test(text), /vent|slit/i],
  ];
  return rows
    .filter(([, flat, made, words]) => flat !== made && !words.test(said))
    .map(([part, flat, made]) => `${part}: flat ${flat}, pattern ${made}`);
}

it.each([
  'a shirt with french cuffs',
  'a blouse with bishop sleeves',
  'a blouse with darts',
  'a pencil skirt',
  'a pencil skirt with a slit',
  'a pencil skirt with a back vent',
  'a midi skirt with a high slit',
  'a pleated skirt',
  'a skirt with knife pleats',
  'pleated trousers',
  'wool trousers with turn-ups',
  'a sheath dress',
  'a dress with a side slit',
  'a wool sweater with rib cuffs',
  'a coat with a back vent',
  'a blazer',
  'a parka',
  'a chore jacket',
  'a waistcoat for women',
  'joggers with rib cuffs',
  'denim shorts',
  'pyjamas for women',
])('flats, pieces and steps of %s have the same pleats, darts, vents and cuffs', async (text) => {
  expect(await disagreements(text)).toEqual([]);
});
