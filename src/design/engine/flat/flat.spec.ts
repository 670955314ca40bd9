import fc from 'fast-check';
import * as words from '../spec.js';
import type { GarmentSpec } from '../spec.js';
import { specOf } from '../pattern/specs.fixture.js';
import { drawFlat } from './index.js';

const count = (svg: string, what: RegExp): number => (svg.match(what) ?? []).length;
const height = (svg: string): number => {
  const ys = [...svg.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map((m) => Number(m[2]));
  const xs = [...svg.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map((m) => Number(m[1]));
  return (Math.max(...ys) - Math.min(...ys)) / (Math.max(...xs) - Math.min(...xs));
};

describe('technical flats', () => {
  it.each(words.GARMENTS)('%s has a front and a back inside the picture', (garment) => {
    const { frontSvg, backSvg } = drawFlat(specOf(garment));
    for (const svg of [frontSvg, backSvg]) {
      expect(/NaN|Infinity|undefined|<script|style=/.exec(svg)).toBeNull();
      const numbers = [...svg.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].flatMap((m) => [Number(m[1]), Number(m[2])]);
      expect(numbers.length).toBeGreaterThan(8);
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...numbers)).toBeLessThanOrEqual(800);
      expect(svg).toContain('stroke-width="2.3"');
    }
  });

  it('is the same bytes for the same spec', () => {
    const spec = specOf('coat', { colors: [{ name: 'camel', hex: '#c19a6b', role: 'main', source: 'stated' }] });
    expect(drawFlat(spec)).toEqual(drawFlat(structuredClone(spec)));
  });

  it('draws what the spec says', () => {
    const front = (more: Partial<GarmentSpec>, garment: words.Garment = 'shirt') =>
      drawFlat(specOf(garment, more)).frontSvg;
    expect(count(front({ closure: 'buttons' }), /<circle/g)).toBeGreaterThan(
      count(front({ closure: 'zip' }), /<circle/g),
    );
    expect(front({ pockets: ['chest'] })).not.toBe(front({}));
    expect(front({ collar: 'mandarin' })).not.toBe(front({ collar: 'shirt' }));
    expect(front({ neckline: 'v-neck' }, 't-shirt')).not.toBe(front({ neckline: 'boat' }, 't-shirt'));
    expect(height(front({ length: 'floor' }, 'dress'))).toBeGreaterThan(
      height(front({ length: 'mini' }, 'dress')) * 1.3,
    );
    expect(height(front({}, 'trousers'))).toBeGreaterThan(height(front({}, 'shorts')) * 1.3);
  });

  it('tints the cloth with the main colour', () => {
    const red = drawFlat(
      specOf('skirt', { colors: [{ name: 'red', hex: '#ff0000', role: 'main', source: 'stated' }] }),
    );
    expect(red.frontSvg).toContain('fill="#ffcccc"');
  });

  it('a wider draft gives a wider flat', () => {
    const proportions = { body_length: 700, sleeve_length: null, waist_width: null, hem_width: null };
    const of = (chest_width: number) =>
      drawFlat(specOf('tank-top'), { proportions: { ...proportions, chest_width } }).frontSvg;
    expect(height(of(430))).toBeGreaterThan(height(of(560)));
  });

  it('never breaks on any mix of attributes', () => {
    const maybe = <T extends string>(list: readonly T[]) => fc.option(fc.constantFrom(...list));
    const mix = fc.record({
      garment: fc.constantFrom(...words.GARMENTS),
      silhouette: maybe(words.SILHOUETTES),
      fit: maybe(words.FITS),
      length: maybe(words.LENGTHS),
      neckline: maybe(words.NECKLINES),
      collar: maybe(words.COLLARS),
      sleeve: fc.record({ type: maybe(words.SLEEVE_TYPES), length: maybe(words.SLEEVE_LENGTHS) }),
      cuff: maybe(words.CUFFS),
      leg: maybe(words.LEGS),
      closure: maybe(words.CLOSURES),
      pockets: fc.array(fc.constantFrom(...words.POCKETS), { maxLength: 3 }),
      hood: maybe(words.HOODS),
      waistline: maybe(words.WAISTLINES),
      hem: maybe(words.HEMS),
      details: fc.array(fc.constantFrom(...words.DETAILS), { maxLength: 3 }),
      gender: maybe(words.GENDERS),
    });
    fc.assert(
      fc.property(mix, ({ garment, ...more }) => {
        const { frontSvg, backSvg } = drawFlat(specOf(garment, more));
        expect(/NaN|Infinity|undefined/.exec(frontSvg + backSvg)).toBeNull();
      }),
      { numRuns: 300, seed: 5 },
    );
  });
});
