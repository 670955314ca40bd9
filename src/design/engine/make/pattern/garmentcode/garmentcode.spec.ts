import type { GarmentSpec } from '../../../garments/garment-spec.js';
import { decided } from '../../../cut/cut-of.js';
import fc from 'fast-check';
import * as words from '../../../garments/spec.js';
import { bodyOfSize } from '../bodies/bodies.js';
import { specOf } from '../specs.fixture.js';
import { garmentCodeParameters } from './index.js';
import { parameters, setParameter, type Parameter, type ParameterGroup } from './schema.js';

const M = async () => (await bodyOfSize('M', 'women')) ?? {};

/** Every parameter of a design by its dotted path. */
function leaves(group: ParameterGroup, at = ''): [string, Parameter][] {
  return Object.entries(group).flatMap(([name, node]): [string, Parameter][] =>
    'v' in node && 'range' in node
      ? [[`${at}${name}`, node as Parameter]]
      : leaves(node as ParameterGroup, `${at}${name}.`),
  );
}

const valid = ({ v, range, type }: Parameter): boolean =>
  type === 'float' || type === 'int'
    ? typeof v === 'number' &&
      v >= Number(range[0]) &&
      v <= Number(range[1]) &&
      (type === 'float' || Number.isInteger(v))
    : range.includes(v);

const valuesOf = async (garment: words.Garment, more: Partial<GarmentSpec>) => {
  const made = garmentCodeParameters(decided(specOf(garment, more)), await M());
  return Object.fromEntries(leaves(made?.design ?? {}).map(([path, { v }]) => [path, v]));
};

describe('GarmentCode parameters', () => {
  it.each([
    [
      'a pencil skirt',
      'skirt',
      { category: 'skirt', silhouette: 'pencil' },
      { 'meta.bottom': 'PencilSkirt', 'meta.upper': null, 'meta.wb': 'StraightWB' },
    ],
    [
      'a circle dress',
      'dress',
      { category: 'dress', silhouette: 'circle' },
      { 'meta.bottom': 'SkirtCircle', 'meta.upper': 'FittedShirt', 'flare-skirt.suns': 1, 'meta.connected': true },
    ],
    ['a shift', 'dress', { category: 'dress', silhouette: 'shift' }, { 'meta.bottom': null, 'meta.upper': 'Shirt' }],
    [
      'tiers',
      'skirt',
      { category: 'skirt', silhouette: 'tiered' },
      { 'meta.bottom': 'SkirtLevels', 'levels-skirt.num_levels': 2 },
    ],
    [
      'a V',
      't-shirt',
      { category: 'top', neckline: 'v-neck' },
      { 'collar.f_collar': 'VNeckHalf', 'meta.bottom': null },
    ],
    [
      'one shoulder',
      'top',
      { category: 'top', neckline: 'one-shoulder' },
      { 'left.enable_asym': true, 'left.shirt.strapless': true },
    ],
    ['a hood', 'hoodie', { category: 'knitwear', hood: 'hood' }, { 'collar.component.style': 'Hood2Panels' }],
    [
      'puffed sleeves',
      'blouse',
      { category: 'shirt', sleeve: { type: 'puff', length: 'short' } },
      { 'sleeve.sleeveless': false, 'sleeve.connect_ruffle': 1.6, 'sleeve.cuff.type': 'CuffBand' },
    ],
    [
      'flared trousers',
      'trousers',
      { category: 'trousers', leg: 'flared' },
      { 'meta.bottom': 'Pants', 'pants.flare': 1.2, 'pants.length': 0.9 },
    ],
    ['shorts', 'shorts', { category: 'shorts', length: 'above-knee' }, { 'meta.bottom': 'Pants' }],
  ] as [string, words.Garment, Partial<GarmentSpec>, Record<string, unknown>][])(
    '%s',
    async (_, garment, more, wanted) => {
      expect(await valuesOf(garment, more)).toMatchObject(wanted);
    },
  );

  it('a longer skirt has the greater length', async () => {
    const of = async (length: words.Length) =>
      Number((await valuesOf('skirt', { category: 'skirt', silhouette: 'pencil', length }))['pencil-skirt.length']);
    expect(await of('mini')).toBeLessThan(await of('knee'));
    expect(await of('knee')).toBeLessThan(await of('midi'));
  });

  it('has nothing for shoes and scarves, and says what it leaves out', async () => {
    expect(garmentCodeParameters(decided(specOf('shoes', { category: 'accessory' })), await M())).toBeNull();
    const made = garmentCodeParameters(
      decided(specOf('shirt', { category: 'shirt', pockets: ['chest'], closure: 'buttons' })),
      await M(),
    );
    expect(made?.left_out).toEqual(['buttons closing', 'chest pocket']);
  });

  it('refuses names and choices that GarmentCode does not have', () => {
    expect(() => setParameter(parameters(), 'sleeve.colour', 1)).toThrow('sleeve.colour');
    expect(() => setParameter(parameters(), 'meta.bottom', 'Kilt')).toThrow('Kilt');
    const all = parameters();
    setParameter(all, 'pants.flare', 7);
    expect((all.pants as ParameterGroup).flare).toMatchObject({ v: 1.2 });
  });

  it('every value of every spec lies in its range', async () => {
    const body = await M();
    const maybe = <T extends string>(list: readonly T[]) => fc.option(fc.constantFrom(...list));
    const any = fc.record({
      garment: fc.constantFrom(...words.GARMENTS),
      category: fc.constantFrom(...words.CATEGORIES),
      silhouette: maybe(words.SILHOUETTES),
      fit: maybe(words.FITS),
      length: maybe(words.LENGTHS),
      neckline: maybe(words.NECKLINES),
      collar: maybe(words.COLLARS),
      sleeve: fc.record({ type: maybe(words.SLEEVE_TYPES), length: maybe(words.SLEEVE_LENGTHS) }),
      cuff: maybe(words.CUFFS),
      leg: maybe(words.LEGS),
      hem: maybe(words.HEMS),
      hood: maybe(words.HOODS),
      waistline: maybe(words.WAISTLINES),
      details: fc.subarray(['pleats', 'tiers', 'godets', 'panels', 'slit'] as const).map((d) => [...d]),
    });
    fc.assert(
      fc.property(any, ({ garment, ...more }) => {
        const made = garmentCodeParameters(decided(specOf(garment, more)), body);
        const wrong = leaves(made?.design ?? {}).filter(([, parameter]) => !valid(parameter));
        expect(wrong).toEqual([]);
      }),
      { numRuns: 300, seed: 3 },
    );
  });
});
