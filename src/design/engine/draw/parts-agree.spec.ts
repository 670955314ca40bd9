import { cutOf } from '../cut/cut-of.js';
import { completedOf } from '../cut/typical.js';
import { constructionOf } from '../make/construction/index.js';
import { materialsOf } from '../make/materials/index.js';
import { bodyOfSize, draftPattern } from '../make/pattern/index.js';
import { readDesign } from '../read/read-design.js';
import { drawFlat } from './flat/index.js';
import { illustrate } from './illustration/index.js';

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
  'a yellow raincoat',
  'a camel wool coat',
  'a trench coat',
  'a duster coat',
  'a denim coat',
  'a coat for a girl of 6',
  'a pea coat',
  'a duffle coat',
  'a raincoat with a hood',
  'a parka with a vent',
  'a puffer coat',
  'a teddy coat',
  'a long wool coat with a zip',
  'a wrap coat',
  'a cropped wool coat',
  'a collarless wool coat',
  'a mens overcoat',
  'a knee length wool coat without a vent',
  'a blazer without a vent',
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

const cutAndDrafted = async (description: string) => {
  const read = readDesign({ description });
  if (!read.ok) throw new Error(read.reason);
  const body = (await bodyOfSize('38', 'women'))!;
  const cut = cutOf(completedOf(read.brief), body);
  return { cut, ...(await draftPattern(cut, body)) };
};

const draftedOf = async (description: string, size = '38') => {
  const read = readDesign({ description });
  if (!read.ok) throw new Error(read.reason);
  const body = (await bodyOfSize(size, 'women'))!;
  return draftPattern(cutOf(completedOf(read.brief), body), body);
};

it.each(['32', '38', '50'])('short coats end where they are drawn and their sides meet, size %s', async (size) => {
  for (const text of ['a navy wool pea coat', 'a hip length coat for women with buttons']) {
    const { deviations, checks } = await draftedOf(text, size);
    expect([text, deviations.join(' ')]).toEqual([text, expect.not.stringMatching(/lower than it is drawn|Left out/)]);
    expect([text, checks.ok]).toEqual([text, true]);
  }
});

it('a coat cut shorter than to the hip is drafted to it, which is said', async () => {
  const { deviations } = await draftedOf('a cropped coat for women');
  expect(deviations.join()).toMatch(/lower than it is drawn/);
  expect(deviations.join()).not.toMatch(/Left out/);
});

it.each([
  ['a zip hoodie with a chest pocket', 'own.chestPocket'],
  ['a hoodie with a chest pocket', 'own.chestPocket'],
  ['a zip hoodie', 'huey.pocket'],
])('%s has the pocket that is asked for, and no other', async (text, pocket) => {
  const { pieces } = await draftedOf(text);
  expect(pieces.map(({ id }) => id).filter((id) => /pocket/i.test(id))).toEqual([pocket]);
});

it.each(['a navy wool pea coat', 'a camel coat for women', 'a zip hoodie without pockets', 'a blazer without pockets'])(
  'the front of %s has no line for a pocket that is not cut',
  async (text) => {
    const { drafted } = await draftedOf(text);
    const cut = drafted.map(({ id }) => id.slice(id.indexOf('.') + 1)).join(' ');
    const placed = drafted.flatMap(({ lines }) => lines.flatMap(({ of }) => of ?? []));
    expect(placed.filter((of) => !cut.includes(of === 'frontPocket' ? 'pocket' : of))).toEqual([]);
  },
);

it('a sailor collar lies square on the back and runs to the point of a V', async () => {
  const { drafted, status } = await draftedOf('a sailor dress');
  const collar = drafted.find(({ id }) => id === 'own.collar')!;
  const front = drafted.find(({ id }) => id === 'bella.frontSideDart')!;
  expect([status, front.points.cfNeck.y > front.points.bust.y * 0.6]).toEqual(['exact', true]);
  const [middle, corner] = ['outerBack', '_o0'].map((name) => collar.points[name]);
  expect(Math.hypot(middle.x - corner.x, middle.y - corner.y)).toBeCloseTo(165, 0);
  const { deviations } = await draftedOf('a blouse with a sailor collar');
  expect(deviations.join()).toMatch(/round neck/);
});

it.each([
  ['a yellow rain suit for children', '116'],
  ['en regnoverall för barn', '98'],
  ['a ski suit for women', '40'],
])('%s covers arms and head and opens to the crotch', async (text, size) => {
  const read = readDesign({ description: text });
  if (!read.ok) throw new Error(read.reason);
  const body = (await bodyOfSize(size, size.length > 2 || size === '98' ? 'child' : 'women'))!;
  const cut = cutOf(completedOf(read.brief), body);
  expect([cut.sleeveTo, cut.hood, cut.opening]).toEqual([1, 'hood', { by: 'zip', place: 'front', count: 0 }]);
  const { drafted } = await draftPattern(cut, body);
  const front = drafted.find(({ id }) => id === 'titan.front')!;
  const left = front.points.crotchSeamCurveStart.y - front.points.openEnd.y;
  expect(left).toBeLessThan(55);
});

it('a crest lies once on the breast, patches are strewn where they are worn so', () => {
  const drawn = (text: string) => {
    const read = readDesign({ description: text });
    if (!read.ok) throw new Error(read.reason);
    return drawFlat(cutOf(completedOf(read.brief)));
  };
  const blazer = drawn('a navy blazer with an embroidered crest');
  expect([blazer.anchors.front.decoration !== undefined, blazer.anchors.back.decoration]).toEqual([true, undefined]);
  const denim = drawn('a denim jacket with patches');
  expect(denim.backSvg.length).toBeGreaterThan(drawn('a denim jacket').backSvg.length);
  expect(blazer.backSvg).toEqual(drawn('a navy blazer').backSvg);
});

it.each([
  'a cardigan with a stand collar',
  'a cardigan with a shirt collar',
  'a cardigan',
  'a polo with a hood',
  'a parka with a stand collar',
  'a bathrobe with a hood',
  'a jumpsuit with patch pockets',
  'a jacket with a hood and a collar',
  'a hoodie with a chest pocket',
  'a coat with patch pockets',
  'a waistcoat with four pockets',
  'a quilted gilet with four pockets',
  'a terry bathrobe with a stand collar',
  'overalls with cargo pockets',
  'a parka with buttons',
  'a kimono with a hood',
  'linen drawstring trousers with patch pockets',
  'a denim vest with chest pockets',
  'cargo shorts with a drawstring',
  'a turtleneck sweater',
])('flats and picture of %s have the same collar, hood and pockets', (text) => {
  const read = readDesign({ description: text });
  if (!read.ok) throw new Error(read.reason);
  const cut = cutOf(completedOf(read.brief));
  const { collar, hood, pockets } = illustrate(cut, { width: 320, height: 480, seed: 7 }).shown;
  expect(drawFlat(cut).shown).toMatchObject({ collar, hood, pockets });
});

it.each([
  ['a tea dress with buttons down the front and a collar', true],
  ['a poplin shirt', true],
  ['blue jeans', true],
  ['denim overalls', false],
  ['wool trousers', false],
])('the back of %s has the yoke that is cut, and no other', async (text, yoke) => {
  const { cut, drafted } = await cutAndDrafted(text);
  const { front, back } = drawFlat(cut).anchors;
  expect([back.yoke !== undefined, drafted.some(({ id }) => /yoke/i.test(id)), front.yoke]).toEqual([
    yoke,
    yoke,
    undefined,
  ]);
});

it.each([
  ['a waistcoat with four pockets', 4],
  ['overalls with cargo pockets', 5],
  ['joggers with zip pockets', 2],
  ['a denim vest with chest pockets', 2],
  ['linen drawstring trousers with patch pockets', 2],
])('%s are cut with as many pockets as are drawn', async (text, count) => {
  const { cut, shown } = await cutAndDrafted(text);
  expect([shown.pockets, drawFlat(cut).shown.pockets]).toEqual([count, count]);
});

it('a parka with buttons is cut and sewn with buttons, hood and all', async () => {
  const { cut, status, shown, drafted, seams, pieces } = await cutAndDrafted('a parka with buttons');
  const { steps } = constructionOf(cut, pieces, 10, false, seams);
  expect([status, shown.fastener, drafted.some(({ id }) => /hood/.test(id))]).toEqual(['exact', 'buttons', true]);
  expect(steps.some(({ text }) => /zip/i.test(text))).toBe(false);
});

it.each(['a gathered skirt with a ruffle at the hem', 'a wrap skirt with a ruffle'])(
  '%s has no hem but that of its ruffle',
  async (text) => {
    const { cut, seams, pieces } = await cutAndDrafted(text);
    const { steps } = constructionOf(cut, pieces, 10, false, seams);
    expect(steps.filter(({ phase }) => phase === 'hem')).toEqual([]);
    expect('gathers' in drawFlat(cut).anchors.front).toBe(true);
  },
);

it.each(['a wrap skirt', 'a wrap top for women', 'a long cardigan with a belt', 'a tweed waistcoat with a belt'])(
  'flats of %s have the belt or tie that is cut',
  async (text) => {
    const { cut, drafted } = await cutAndDrafted(text);
    expect([
      drawFlat(cut).anchors.front.belt !== undefined,
      drafted.some(({ id }) => /belt|ties|sash/.test(id)),
    ]).toEqual([true, true]);
  },
);

it('a fur collar is cut from fur, and nothing else trimmed with it', async () => {
  const { cut, drafted } = await cutAndDrafted('a denim jacket with a fur collar');
  expect(cut.details).not.toContain('fur-trim');
  const collar = drafted.find(({ id }) => /collar$/i.test(id));
  expect(collar?.cuts.map(({ material }) => material).join()).toMatch(/fur/);
});

it.each([
  'a half zip sweater',
  'a half-zip fleece',
  'a half zip t-shirt',
  'a quarter zip pullover for men',
  'a half zip sweater for a child of eight',
])('%s has the half zip in draft, flat and steps, as long as the one that is bought', async (text) => {
  const { cut, shown, drafted, pieces, seams, deviations } = await cutAndDrafted(text);
  expect([shown.fastener, drawFlat(cut).shown.fastener, deviations.join()]).toEqual([
    'zip',
    'zip',
    expect.not.stringMatching(/zip/i),
  ]);
  const { steps } = constructionOf(cut, pieces, 10, false, seams);
  expect(steps.filter(({ phase }) => phase === 'zip' || phase === 'placket').map(({ title }) => title)).toEqual([
    'Half zip',
  ]);
  const { slit } = drafted.find(({ id }) => id === 'own.placket')!.points;
  const notions = materialsOf(cut, []).notions.map(({ name }) => name);
  expect(notions).toContain(`zip ${Math.round(slit.y / 10)} cm`);
});

it.each([
  'a half zip hoodie',
  'a half zip jacket',
  'a half-zip top',
  'a half zip dress',
  'a half zip shirt',
  'a half zip coat',
])('%s is not drafted so, which is told', async (text) =>
  expect((await cutAndDrafted(text)).deviations.join()).toMatch(/half.zip/i),
);
