import { cutOf } from '../../cut/cut-of.js';
import * as words from '../../garments/spec.js';
import type { GarmentSpec } from '../../garments/garment-spec.js';
import { specOf } from '../../make/pattern/specs.fixture.js';
import { drawFlat } from './index.js';

const count = (svg: string, what: RegExp): number => (svg.match(what) ?? []).length;
const height = (svg: string): number => {
  const ys = [...svg.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map((m) => Number(m[2]));
  const xs = [...svg.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map((m) => Number(m[1]));
  return (Math.max(...ys) - Math.min(...ys)) / (Math.max(...xs) - Math.min(...xs));
};

const both = (spec: GarmentSpec): string => {
  const { frontSvg, backSvg } = drawFlat(cutOf(spec));
  return frontSvg + backSvg;
};
describe('technical flats', () => {
  it.each(words.GARMENTS)('%s has a front and a back inside the picture', (garment) => {
    const { frontSvg, backSvg } = drawFlat(cutOf(specOf(garment)));
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
    expect(drawFlat(cutOf(spec))).toEqual(drawFlat(cutOf(structuredClone(spec))));
  });

  it('draws what the spec says', () => {
    const front = (more: Partial<GarmentSpec>, garment: words.Garment = 'shirt') =>
      drawFlat(cutOf(specOf(garment, more))).frontSvg;
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
      cutOf(specOf('skirt', { colors: [{ name: 'red', hex: '#ff0000', role: 'main', source: 'stated' }] })),
    );
    expect(red.frontSvg).toContain('fill="#ffcccc"');
  });

  it('draws a swimsuit in one piece and a bikini in two', () => {
    const tall = (variant: string): number =>
      height(drawFlat(cutOf(specOf('swimwear', { gender: 'women', variant }))).frontSvg);
    expect(tall('swimsuit')).toBeGreaterThan(1.1);
    expect(both(specOf('swimwear', { gender: 'women', variant: 'bikini' }))).not.toBe(
      both(specOf('swimwear', { gender: 'women', variant: 'swimsuit' })),
    );
  });

  it.each([
    ['shoes', ['sneakers', 'boots', 'sandals', 'loafers', 'heels', null]],
    ['hat', ['beanie', 'bucket hat', 'beret', 'cap', 'flat cap', null]],
    ['bag', ['tote bag', 'handbag']],
  ] as const)('draws each kind of %s as what it is', (garment, kinds) => {
    const leather = [{ name: 'leather', weight_gsm: 800, composition: '100 % leather', source: 'stated' }] as const;
    const drawn = kinds.map((variant) => drawFlat(cutOf(specOf(garment, { variant, fabrics: [...leather] }))).frontSvg);
    expect(new Set(drawn).size).toBe(kinds.length);
  });

  it('draws a boot higher than a shoe, and a high boot higher still', () => {
    const boot = (more: Partial<GarmentSpec>): number => height(drawFlat(cutOf(specOf('shoes', more))).frontSvg);
    expect(boot({ variant: 'boots' })).toBeGreaterThan(1.4 * boot({ variant: 'loafers' }));
    expect(boot({ variant: 'boots', length: 'knee' })).toBeGreaterThan(1.4 * boot({ variant: 'boots' }));
  });

  it('puts no bow but a band on a brimmed hat', () => {
    const { anchors } = drawFlat(cutOf(specOf('hat', { details: ['bow'] })));
    expect(Object.keys(anchors.front)).toEqual(['crown', 'hat-band', 'brim']);
  });

  it('swells where there is wadding', () => {
    const jacket = specOf('jacket', { closure: 'zip' });
    const span = (spec: GarmentSpec): number => count(drawFlat(cutOf(spec)).frontSvg, /stroke-width="2.3"/g);
    expect(span({ ...jacket, details: ['quilting'] })).toBeGreaterThan(span(jacket) + 4);
  });

  it('draws a gilet closed like a jacket, a waistcoat with points', () => {
    const gilet = drawFlat(cutOf(specOf('waistcoat', { details: ['quilting'], closure: 'zip' }))).anchors.front;
    expect(gilet.zip).toBeDefined();
    expect(drawFlat(cutOf(specOf('waistcoat'))).anchors.front.zip).toBeUndefined();
  });

  it('keeps the stitches of a seam inside the leg', () => {
    const { frontSvg } = drawFlat(cutOf(specOf('jeans')));
    const xs = (svg: string[]): number[] =>
      svg.flatMap((d) => [...d.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map((m) => Number(m[1])));
    const paths = [...frontSvg.matchAll(/<path d="([^"]*)"([^>]*)>/g)];
    const stitched = xs(paths.filter(([, , rest]) => rest.includes('dasharray')).map(([, d]) => d));
    const outlined = xs(paths.filter(([, , rest]) => rest.includes('"2.3"')).map(([, d]) => d));
    expect(Math.max(...stitched)).toBeLessThan(Math.max(...outlined));
  });

  it('stitches in the contrasting colour where the text says so', () => {
    const colors = [
      { name: 'indigo', hex: '#2b3f66', role: 'main', source: 'stated' },
      { name: 'orange', hex: '#e77a23', role: 'trim', source: 'stated' },
    ] as const;
    const { frontSvg } = drawFlat(cutOf(specOf('jeans', { colors: [...colors], details: ['contrast-stitching'] })));
    expect(count(frontSvg, /stroke="#e77a23"[^>]*dasharray/g)).toBeGreaterThan(4);
    expect(count(frontSvg, /stroke="#16171b"[^>]*dasharray/g)).toBe(0);
  });

  it('flaps at the hips and a welt on the chest, where a blazer has both', () => {
    const blazer = (pockets: GarmentSpec['pockets']): string => drawFlat(cutOf(specOf('blazer', { pockets }))).frontSvg;
    expect(blazer(['flap', 'welt', 'chest'])).toBe(blazer(['flap', 'chest']));
  });

  it('says where the named parts lie, inside the picture', () => {
    const { anchors } = drawFlat(cutOf(specOf('shirt', { pockets: ['chest'] })));
    expect(Object.keys(anchors.front)).toEqual(
      expect.arrayContaining(['collar', 'placket', 'buttons', 'pocket', 'cuff', 'hem', 'sleeve', 'side-seam']),
    );
    for (const p of Object.values(anchors.front)) {
      expect(p.x).toBeGreaterThan(30);
      expect(p.x).toBeLessThan(610);
      expect(p.y).toBeGreaterThan(30);
      expect(p.y).toBeLessThan(770);
    }
    expect(anchors.front.hem!.y).toBeGreaterThan(anchors.front.collar!.y);
    expect(anchors.back.placket).toBeUndefined();
    expect(drawFlat(cutOf(specOf('trousers'))).anchors.front).toHaveProperty('fly');
  });

  it('draws a closing where the spec has it', () => {
    const placed = (garment: words.Garment, closure: words.Closure, closure_place: words.ClosurePlace) =>
      drawFlat(cutOf(specOf(garment, { closure, closure_place })));
    const buttoned = placed('dress', 'buttons', 'back');
    expect(buttoned.anchors.front).not.toHaveProperty('buttons');
    expect(buttoned.anchors.back).toHaveProperty('buttons');
    expect(buttoned.anchors.back.buttons!.x).toBeCloseTo(320, -1);
    const [front, back] = [placed('skirt', 'zip', 'side').anchors.front, placed('skirt', 'zip', 'side').anchors.back];
    expect(front.zip!.x).toBeGreaterThan(400);
    expect(back.zip!.x).toBeLessThan(240);
    expect(placed('sweater', 'buttons', 'shoulder').anchors.front.buttons!.x).toBeGreaterThan(340);
    expect(placed('trousers', 'invisible-zip', 'side').anchors.front).not.toHaveProperty('fly');
  });

  it('a wider draft gives a wider flat', () => {
    const proportions = { body_length: 700, sleeve_length: null, waist_width: null, hem_width: null };
    const of = (chest_width: number) =>
      drawFlat(cutOf(specOf('tank-top')), { proportions: { ...proportions, chest_width } }).frontSvg;
    expect(height(of(430))).toBeGreaterThan(height(of(560)));
  });

  it('keeps hints of a print inside the cloth', () => {
    const plain = drawFlat(cutOf(specOf('t-shirt'))).frontSvg;
    const striped = drawFlat(cutOf(specOf('t-shirt', { print: 'breton' }))).frontSvg;
    const range = (svg: string): number[] => {
      const xs = [...svg.matchAll(/[ML](-?[\d.]+) /g)].map((m) => Number(m[1]));
      return [Math.min(...xs), Math.max(...xs)];
    };
    expect(range(striped)[0]).toBeCloseTo(range(plain)[0], 0);
    expect(range(striped)[1]).toBeCloseTo(range(plain)[1], 0);
  });

  it('draws outlines heavier than seams, seams heavier than stitches, stitches dashed', () => {
    const { frontSvg } = drawFlat(cutOf(specOf('shirt', { pockets: ['chest'] })));
    for (const width of ['2.3', '1.3', '1', '0.75']) expect(frontSvg).toContain(`stroke-width="${width}"`);
    expect(frontSvg).toMatch(/stroke-width="0.75"[^>]*stroke-dasharray/);
    expect(frontSvg).not.toMatch(/stroke-width="2.3"[^>]*stroke-dasharray/);
  });

  it.each(['t-shirt', 'skirt', 'trousers', 'dress', 'sweater'] as const)(
    'draws the back of %s even on both sides',
    (garment) => {
      const { backSvg } = drawFlat(cutOf(specOf(garment)));
      const points = [...backSvg.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map((m) => [Number(m[1]), Number(m[2])]);
      const held = new Set(points.map(([x, y]) => `${Math.round(x / 2)} ${Math.round(y / 2)}`));
      const mirrored = points.filter(([x, y]) =>
        [-1, 0, 1].some((d) => held.has(`${Math.round((640 - x) / 2) + d} ${Math.round(y / 2)}`)),
      );
      expect(mirrored.length / points.length).toBeGreaterThan(0.85);
    },
  );

  it('slants, dips and points hems as told', () => {
    const low = (hem: words.Hem | null, view: 'frontSvg' | 'backSvg' = 'frontSvg'): [number, number, number] => {
      const svg = drawFlat(cutOf(specOf('skirt', { hem })))[view];
      const points = [...svg.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map((m) => [Number(m[1]), Number(m[2])]);
      const at = (from: number, to: number): number =>
        Math.max(...points.filter(([x]) => x >= from && x <= to).map(([, y]) => y));
      return [at(0, 260), at(300, 340), at(380, 640)];
    };
    const slanted = low('asymmetric');
    expect(Math.abs(slanted[0] - slanted[2])).toBeGreaterThan(60);
    const front = low('high-low');
    expect(front[0] - front[1]).toBeGreaterThan(60);
    expect(Math.abs(low(null)[0] - low(null)[2])).toBeLessThan(12);
  });
});
