import { cutOf } from '../cut/cut-of.js';
import { completedOf } from '../cut/typical.js';
import { materialsOf } from '../make/materials/index.js';
import { bodyOfSize, draftPattern } from '../make/pattern/index.js';
import { readDesign } from '../read/read-design.js';
import { drawFlat } from './flat/index.js';

const cutFor = (description: string) => {
  const read = readDesign({ description });
  if (!read.ok) throw new Error(read.reason);
  return cutOf(completedOf(read.brief));
};
const anchorsOf = (description: string) => {
  const { front, back } = drawFlat(cutFor(description)).anchors;
  return { front, back };
};

it.each([
  ['a black pencil skirt with two side vents', { at: 'side', count: 2 }],
  ['a linen skirt with a side slit', { at: 'side', count: 1 }],
  ['a boat neck t-shirt with side slits', { at: 'side', count: 2 }],
  ['a blazer with a centre back vent', { at: 'back', count: 1 }],
  ['a dress with a thigh slit', { at: 'front', count: 1 }],
  ['en kjol med två sidslitsar', { at: 'side', count: 2 }],
  ['ein Rock mit Gehschlitz', { at: 'back', count: 1 }],
  ['une robe avec deux fentes latérales', { at: 'side', count: 2 }],
])('slits of %s are where the text has them', (text, slits) => expect(cutFor(text).slits).toEqual(slits));

it.each(['a black pencil skirt with two side vents', 'a breton top with side slits', 'en kjol med två sidslitsar'])(
  '%s: flats show them in front and behind, the draft tells of them and has no vent instead',
  async (text) => {
    const { front, back } = anchorsOf(text);
    expect([front.slit, back.slit, back.vent].map((at) => at !== undefined)).toEqual([true, true, false]);
    const { deviations, drafted } = await draftPattern(cutFor(text), (await bodyOfSize('38', 'women'))!);
    expect(deviations.join(' ')).toMatch(/slit/i);
    expect(drafted.map(({ title }) => title).join()).not.toMatch(/vent/);
  },
);

it.each([
  ['a double-breasted trench coat with a hood and a back vent', 'vent'],
  ['a hooded trench with a belt', 'vent'],
  ['a collarless wool blazer with a vent', 'vent'],
  ['a trench coat with raglan sleeves and a back yoke', 'yoke'],
  ['en trenchcoat med huva och ok bak', 'yoke'],
  ['un trench à capuche avec empiècement dos', 'yoke'],
  ['a tweed jacket with a yoke', 'yoke'],
] as const)('%s: the back has its %s', (text, part) => {
  const { front, back } = anchorsOf(text);
  expect([front[part], back[part] !== undefined]).toEqual([undefined, true]);
});

it('a front yoke lies in front', () => {
  expect(anchorsOf('a corduroy jacket with a front yoke').front.yoke).toBeDefined();
  expect(anchorsOf('a dress with a yoke').front.yoke).toBeDefined();
});

it.each([
  ['a trench coat', true],
  ['a trench coat with a tie belt', false],
  ['en trenchcoat med knytskärp', false],
  ['a trench coat without a belt', false],
])('%s: a buckle is bought: %s', (text, buckled) => {
  const notions = materialsOf(cutFor(text), []).notions.map(({ name }) => name);
  expect(notions.some((name) => name.startsWith('belt buckle'))).toBe(buckled);
});

it.each(['a cropped velvet jacket with peak lapels', 'a cropped blazer', 'a cropped tailored jacket'])(
  'no dart or seam of %s goes on below its hem',
  (text) => {
    const { frontSvg, backSvg, anchors } = drawFlat(cutFor(text));
    for (const [svg, hem] of [
      [frontSvg, anchors.front.hem],
      [backSvg, anchors.back.hem],
    ] as const) {
      const inked = svg.replaceAll(/<path[^>]*stroke="none"[^>]*>/g, '');
      const points = [...inked.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => ({
        x: Number(x),
        y: Number(y),
      }));
      const below = points.filter(({ x, y }) => Math.abs(x - 320) < 150 && y > (hem?.y ?? 0) + 14 && y < 790);
      expect([text, below]).toEqual([text, []]);
    }
  },
);

it.each(['a leather biker jacket', 'Bikerjacke aus Leder mit breitem Revers'])(
  '%s has zipped pockets in spec, flats and pieces where nothing is said of them',
  async (text) => {
    const cut = cutFor(text);
    expect(cut.pockets).toEqual(['zip']);
    const { drafted } = await draftPattern(cut, (await bodyOfSize('38', 'women'))!);
    expect(drafted.map(({ id }) => id).join()).not.toMatch(/patch/i);
  },
);
