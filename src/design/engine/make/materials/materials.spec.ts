import { CATEGORY } from '../../garments/index.js';
import { plainCut } from '../../cut/plain.js';
import { cutOf } from '../../cut/cut-of.js';
import { costOf } from '../cost/index.js';
import { completeBody, draftPattern } from '../pattern/index.js';
import { readBrief } from '../../read/index.js';
import { FABRICS, GARMENTS, type SpecFabric } from '../../garments/spec.js';
import { completedOf } from '../../cut/typical.js';
import type { Cut } from '../../cut/cut.js';
import { FABRIC_FACTS, materialsOf } from './index.js';
import { suits, usualFabric, weightFor } from './suit.js';

const spec = (description: string, style?: string): Cut => {
  const result = readBrief({ description, style });
  if (!result.ok) throw new Error('refused');
  return cutOf(completedOf(result.brief));
};

it('knows every cloth of the vocabulary, light before heavy', () => {
  for (const name of FABRICS) {
    const [light, usual, heavy] = FABRIC_FACTS[name].gsm;
    expect(light).toBeLessThan(usual);
    expect(usual).toBeLessThan(heavy);
  }
});

it('takes metres from the nested pieces', () => {
  const needs = [
    {
      material: 'fabric',
      widths: [
        { width_cm: 90, metres: 2.6 },
        { width_cm: 140, metres: 1.65 },
        { width_cm: 150, metres: 1.6 },
      ],
    },
  ];
  const { fabrics } = materialsOf(spec('a linen shirt'), needs);
  expect(fabrics[0]).toMatchObject({ name: 'linen', metres: { '90': 2.6, '140': 1.65, '150': 1.6 }, basis: 'nested' });
});

it('says so when there is no pattern to measure', () => {
  expect(materialsOf(spec('a silk scarf')).fabrics[0]).toMatchObject({ metres: { '140': null }, basis: 'unknown' });
});

it.each([
  ['a double-breasted wool coat', 'button 25 mm'],
  ['jeans', 'copper rivet'],
  ['a bomber jacket', 'open-end zip 62 cm'],
  ['a skirt with an invisible zip', 'invisible zip 22 cm'],
  ['joggers with a drawstring waist', 'drawcord'],
])('%s needs %s', (text, notion) => expect(materialsOf(spec(text)).notions.map((n) => n.name)).toContain(notion));

it('lines coats, not shirts', () => {
  expect(materialsOf(spec('a wool coat')).lining).toHaveLength(1);
  expect(materialsOf(spec('a cotton shirt')).lining).toHaveLength(0);
});

it('chooses cloth that can make the garment, and weight as asked', () => {
  expect(suits('chiffon', 'coat', 'outerwear')).toBe(false);
  expect(suits('linen', 'leggings', 'trousers')).toBe(false);
  expect(usualFabric('jeans', 'trousers')).toBe('denim');
  expect(weightFor('linen', 'shirt', 'light')).toBeLessThan(weightFor('linen', 'shirt', 'heavy'));
  expect(spec('a 240 gsm linen coat').fabrics[0].weight_gsm).toBe(240);
});

it.each([
  ['a coat', { name: 'button 20 mm', quantity: 6, unit: 'pieces', note: 'horn, as described' }],
  ['a skirt with a zip', { name: 'button', quantity: 6, unit: 'pieces', note: 'horn, as described' }],
])('%s takes the buttons that the text counts', (text, notion) => {
  const { notions } = materialsOf(spec(text), [], { count: 6, of: 'horn' });
  expect(notions.filter((n) => n.name.startsWith('button'))).toEqual([notion]);
});

/** Fasteners on the bill, without spares and without those of sleeves, cuffs and pockets. */
function billed(cut: Cut): number {
  const rows = materialsOf(cut).notions.filter(
    (n) => /button|snap|toggle/.test(n.name) && (n.note === null || n.note === 'one spare'),
  );
  return rows.reduce((sum, n) => sum + n.quantity - (n.note === null ? 0 : 1), 0);
}

const CLOTHS = ['jersey', 'denim'].map((name) => ({ name, weight_gsm: 300, composition: '100 % cotton' }));
const worn = GARMENTS.filter((garment) => !['accessory', 'bag', 'headwear'].includes(CATEGORY[garment]));
it.each(worn)('the bill of a %s has as many fasteners as its cut', (garment) => {
  for (const closure of ['buttons', 'single-breasted', 'double-breasted', 'snaps', 'toggles'] as const)
    for (const counts of [undefined, { buttons: 3 }]) {
      const colors = [{ name: 'red', hex: '#ff0000', role: 'main', source: 'stated' }] as const;
      const cut = plainCut({ garment, closure, colors: [...colors], fabrics: CLOTHS as SpecFabric[], counts });
      const { count } = cut.opening ?? { count: 0 };
      if (count > 0) expect([garment, closure, billed(cut)]).toEqual([garment, closure, count]);
    }
});

const need = (material: string, metres = 0.5) => ({
  material,
  widths: [90, 140, 150].map((width_cm) => ({ width_cm, metres })),
});

it.each([
  ['a viscose dress', 'interfacing', 'fusible interfacing'],
  ['a leather pencil skirt', 'interfacing', 'sew-in interfacing'],
  ['a wool blazer', 'canvas', 'hair canvas'],
  ['a wool blazer', 'specialty', 'undercollar felt'],
  ['a baseball cap', 'rigidInterfacing', 'firm interfacing'],
  ['chinos', 'lining', 'pocketing'],
  ['a wool coat', 'lining', 'cupro'],
  ['a cotton henley', 'ribbing', 'rib-knit'],
])('%s lists the %s that its pieces are cut from, with metres', (text, material, name) => {
  const { fabrics, lining, interfacing } = materialsOf(spec(text), [need('fabric', 2), need(material)]);
  const found = [...fabrics, ...lining, ...interfacing].filter((m) => m.name === name);
  expect(found).toEqual([expect.objectContaining({ basis: 'nested', metres: { '90': 0.5, '140': 0.5, '150': 0.5 } })]);
});

it('a contrast that the text does not name is cut from the main cloth once more', () => {
  const { fabrics } = materialsOf(spec('a linen shirt'), [need('fabric', 2), need('contrast', 0.3)]);
  expect(fabrics.map((m) => [m.name, m.role, m.metres['140']])).toEqual([
    ['linen', 'main', 2],
    ['linen', 'trim', 0.3],
  ]);
});

it.each([
  ['a midi wrap dress with a tie belt', false],
  ['a kimono with a sash belt', false],
  ['a belted trench coat', true],
])('%s: a buckle where the belt is buckled (%s)', (text, buckled) =>
  expect(materialsOf(spec(text)).notions.some((n) => n.name.includes('buckle'))).toBe(buckled),
);

it.each([
  'a wool blazer',
  'chinos',
  'a wrap dress with a tie belt',
  'a cotton henley',
  'a bomber jacket',
  'a trench coat',
])('%s: whatever its pattern cuts is in the bill with the metres nested, and priced', async (text) => {
  const drawn = spec(text);
  const { measurements } = await completeBody({}, 'women');
  const { yardage } = await draftPattern(cutOf(drawn), measurements);
  const materials = materialsOf(drawn, yardage);
  const listed = [...materials.fabrics, ...materials.lining, ...materials.interfacing];
  for (const { material, widths } of yardage) {
    const metres = widths.find((w) => w.width_cm === 140)?.metres;
    expect([material, listed.some((m) => m.basis === 'nested' && m.metres['140'] === metres)]).toEqual([
      material,
      true,
    ]);
  }
  expect(costOf(drawn, materials, 10).not_priced).toEqual([]);
});

it.each<[string, string, number | null]>([
  ['a dress shirt with french cuffs', 'cufflink', 2],
  ['a polo shirt', 'button 11 mm', 4],
  ['a black bikini', 'swim elastic 10 mm', 2.5],
  ['a shirt with barrel cuffs', 'cufflink', null],
])('%s: %s', (description, name, quantity) => {
  const notion = materialsOf(spec(description)).notions.find((n) => n.name === name);
  expect(notion?.quantity ?? null).toBe(quantity);
});

it('the lining of a tie or a hat is no pocketing', () => {
  const needs = [{ material: 'lining', widths: [{ width_cm: 140, metres: 0.3 }] }];
  const of = (description: string) => materialsOf(spec(description), needs).lining.map((l) => l.name);
  expect(of('a silk necktie')).toEqual(['cupro']);
  expect(of('cotton chinos')).toEqual(['pocketing']);
});

it.each([
  [
    'Grå huvtröja med blå luva och gul ficka',
    ['sweatshirt-fleece grey', 'sweatshirt-fleece blue', 'sweatshirt-fleece yellow'],
  ],
  ['Green velvet dress with lace sleeves', ['velvet green', 'lace green']],
  ['A camel wool coat with black leather collar and cuffs', ['wool camel', 'leather black']],
  ['A denim skirt with a yellow waistband in blue', ['denim blue', 'denim yellow']],
])('%s: a row for each cloth and colour of parts, with metres', (text, expected) => {
  const needs = [{ material: 'fabric', widths: [140, 90, 150].map((width_cm) => ({ width_cm, metres: 2 })) }];
  const cloths = materialsOf(spec(text), needs).fabrics.filter((f) => f.kind === 'fabric');
  expect(cloths.map((f) => `${f.name} ${f.color?.name}`)).toEqual(expected);
  for (const { metres } of cloths) expect(metres['140']).toBeGreaterThan(0);
});

it('dyes buttons, cords and piping as the text does', () => {
  const noteOf = (text: string, name: RegExp) => materialsOf(spec(text)).notions.find((n) => name.test(n.name))?.note;
  expect(noteOf('a white blouse with black buttons and black piping', /^button/)).toContain('black');
  expect(noteOf('a white blouse with black buttons and black piping', /^piping/)).toBe('black');
  expect(noteOf('a grey hoodie with white drawstrings', /^drawcord/)).toContain('white');
});

it.each([
  ['jeans with a button fly', 'jeans button 17 mm', 5],
  ['jeans with a zip fly', 'jeans button 17 mm', 1],
  ['wool trousers with a button fly', 'fly button 15 mm', 4],
  ['a canvas tote bag with a magnetic snap', 'magnetic snap 18 mm', 1],
  ['a grey hoodie with a crane print on the chest', 'placement print', 1],
])('%s: %s × %d', (description, name, quantity) => {
  const found = materialsOf(spec(description)).notions.filter((n) => n.name === name);
  expect(found.map((n) => n.quantity)).toEqual([quantity]);
});

it('stiffens no elastic waist', () => {
  const needs = [{ material: 'fabric', widths: [{ width_cm: 140, metres: 2 }] }];
  expect(materialsOf(spec('a cotton skirt with an elastic waist'), needs).interfacing).toEqual([]);
  expect(materialsOf(spec('a cotton pencil skirt with a zip'), needs).interfacing).not.toEqual([]);
});

it('knits what is next to the skin of a synthetic, unless the text says what it is made of', () => {
  const main = (text: string) => spec(text).fabrics[0];
  expect(main('a nylon swimsuit')).toMatchObject({ composition: '80 % polyamide, 20 % elastane', weight_gsm: 190 });
  expect(main('a nylon jacket').composition).toBe('100 % polyamide');
});

it.each([
  ['a cotton t-shirt', 'jersey', '100 % cotton'],
  ['a lambswool sweater', 'knit', '100 % wool'],
  ['an organic cotton sweatshirt', 'sweatshirt-fleece', '100 % organic cotton'],
  ['a linen cardigan', 'knit', '100 % linen'],
  ['a silk camisole', 'silk', '100 % silk'],
  ['a cotton shirt', 'cotton', '100 % cotton'],
])('%s is of %s, %s', (text, name, composition) => expect(spec(text).fabrics[0]).toMatchObject({ name, composition }));

it.each(['a linen skirt with a side zip', 'trousers with a side zip', 'a wool skirt with an invisible zip'])(
  '%s has a hook above it',
  (text) => expect(materialsOf(spec(text), []).notions.map(({ name }) => name)).toContain('hook and eye'),
);
