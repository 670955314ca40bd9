import { cutOf } from './cut-of.js';
import { drawFlat } from '../draw/flat/index.js';
import type { FlatPart } from '../draw/flat/parts/parts.js';
import { illustrate } from '../draw/illustration/index.js';
import { readDesign } from '../read/read-design.js';
import type { GarmentSpec } from '../garments/garment-spec.js';
import type { SpecPart } from '../garments/spec.js';
import { completedOf } from './typical.js';

const specOf = (description: string): GarmentSpec => {
  const reading = readDesign({ description });
  if (!reading.ok) throw new Error(reading.reason);
  return completedOf(reading.brief);
};
const paths = (svg: string): number => svg.match(/<(path|circle)/g)?.length ?? 0;
const worn = (spec: GarmentSpec): string =>
  illustrate(cutOf(spec), { width: 300, height: 450, seed: 3, pose: 'poised', palette: [], caption: null }).svg;
const lines = (spec: GarmentSpec): number => {
  const { frontSvg, backSvg } = drawFlat(cutOf(spec));
  return paths(frontSvg) + paths(backSvg);
};
/** Whether a drawing shows the colour of a part. */
function dyes(spec: GarmentSpec, part: SpecPart, draw: (spec: GarmentSpec) => string): boolean {
  const [a, b] = ['#00c040', '#c000c0'].map((hex) =>
    draw({ ...spec, colors: [...spec.colors, { name: 'x', hex, role: 'accent', source: 'stated', parts: [part] }] }),
  );
  return a !== b;
}
const named = (spec: GarmentSpec): string[] => {
  const { front, back } = drawFlat(cutOf(spec)).anchors;
  return [...Object.keys(front), ...Object.keys(back)];
};

describe('parts that a text rules out', () => {
  it.each<[string, string, FlatPart]>([
    ['a white shirt', 'without a collar', 'collar'],
    ['a denim jacket', 'without a collar', 'collar'],
    ['a coat', 'without a collar', 'collar'],
    ['linen trousers', 'without pockets', 'pocket'],
    ['jeans', 'without pockets', 'pocket'],
    ['a hoodie', 'without pocket', 'pocket'],
    ['a blazer', 'without pockets', 'pocket'],
    ['a denim jacket', 'without pockets', 'pocket'],
    ['a waistcoat', 'without pockets', 'pocket'],
    ['a hoodie', 'without a hood', 'hood'],
    ['trench coat', 'without belt', 'belt'],
    ['a blouse', 'without cuffs', 'cuff'],
    ['trousers', 'without belt loops', 'belt-loop'],
    ['a dress', 'without a zip', 'zip'],
    ['a shirt', 'without buttons', 'buttons'],
  ])('%s %s is drawn flat so', (plain, less, part) => {
    const [whole, denied] = [specOf(plain), specOf(`${plain} ${less}`)];
    expect(named(whole)).toContain(part);
    expect(named(denied)).not.toContain(part);
    // in place of a collar or hood comes the finish of a neck, which may have more lines
    if (part === 'collar' || part === 'hood') {
      const flat = (spec: GarmentSpec): string => drawFlat(cutOf(spec)).frontSvg + drawFlat(cutOf(spec)).backSvg;
      expect([whole, denied].map((spec) => dyes(spec, part, flat))).toEqual([true, false]);
    } else expect(lines(denied)).toBeLessThan(lines(whole));
  });

  it('gives a polo a neckband in place of its collar', () => {
    expect(named(specOf('a polo'))).toContain('collar');
    expect(named(specOf('a polo without a collar'))).not.toContain('collar');
  });

  it('leaves the hood of a parka away', () => {
    const [a, b] = [specOf('a parka'), specOf('a parka without hood')].map((s) => drawFlat(cutOf(s)).frontSvg);
    expect(paths(b)).toBeLessThan(paths(a));
  });

  it.each<[string, string, SpecPart]>([
    ['a white shirt', 'without a collar', 'collar'],
    ['a polo', 'without a collar', 'collar'],
    ['a denim jacket', 'without a collar', 'collar'],
    ['a coat', 'without a collar', 'collar'],
    ['a hoodie', 'without pocket', 'pocket'],
    ['a blazer', 'without pockets', 'pocket'],
    ['a hoodie', 'without a hood', 'hood'],
    ['a parka', 'without hood', 'hood'],
    ['trench coat', 'without belt', 'waist'],
    ['a blouse', 'without cuffs', 'cuff'],
  ])('%s %s is worn so', (plain, less, part) => {
    expect(dyes(specOf(plain), part, worn)).toBe(true);
    expect(dyes(specOf(`${plain} ${less}`), part, worn)).toBe(false);
  });

  it.each([
    ['linen trousers', 'without pockets'],
    ['jeans', 'without pockets'],
    ['trousers', 'without belt loops'],
    ['a denim jacket', 'without pockets'],
  ])('%s %s has fewer lines when worn', (plain, less) => {
    expect(worn(specOf(`${plain} ${less}`)).length).toBeLessThan(worn(specOf(plain)).length);
  });
});

it.each([
  ['a hoodie without ribbing', 'straight', null],
  ['a hoodie without ribbing at the hem', 'straight', 'rib'],
  ['a sweater, no ribbing at the cuffs', 'rib', null],
])('%s ends in a %s hem and its sleeves in %s cuffs', (text, hem, cuff) =>
  expect(cutOf(specOf(text))).toMatchObject({ hem, cuff }),
);
