import { cutOf } from './cut-of.js';
import { drawFlat } from '../draw/flat/index.js';
import { illustrate } from '../draw/illustration/index.js';
import { readDesign } from '../read/read-design.js';
import type { GarmentSpec } from '../garments/garment-spec.js';
import type { Counts } from '../garments/spec.js';
import { completedOf } from './typical.js';

const specOf = (description: string): GarmentSpec => {
  const result = readDesign({ description });
  if (!result.ok) throw new Error(result.reason);
  return completedOf(result.brief);
};

const circles = (svg: string): number => svg.match(/<circle/g)?.length ?? 0;
/** A button of a flat is a disc with four holes. */
const flatButtons = (spec: GarmentSpec): number => circles(drawFlat(cutOf(spec)).frontSvg) / 5;
/** A button of an illustration is known by its shadow. */
const drawnButtons = (spec: GarmentSpec): number =>
  illustrate(cutOf(spec), { width: 300, height: 450, seed: 4 }).svg.match(
    /<circle[^>]*fill="#2b1a22" fill-opacity="\.25"/g,
  )?.length ?? 0;

const counted = (spec: GarmentSpec, counts: Counts): GarmentSpec => ({ ...spec, counts });

describe('buttons are drawn as many as the text counts', () => {
  it.each(['a shirt', 'a wool coat', 'a blazer', 'a waistcoat', 'a shirt dress', 'a denim jacket'])('%s', (text) => {
    const spec = specOf(text);
    const [one, four, seven] = [1, 4, 7].map((buttons) => counted(spec, { buttons }));
    expect(flatButtons(four) - flatButtons(one)).toBe(3);
    expect(flatButtons(seven) - flatButtons(four)).toBe(3);
    expect(drawnButtons(four) - drawnButtons(one)).toBe(3);
    expect(drawnButtons(seven) - drawnButtons(four)).toBe(3);
  });

  it('in two rows half of them each', () => {
    const [six, eight] = ['six', 'eight'].map((n) => specOf(`a double-breasted coat with ${n} buttons`));
    expect(flatButtons(eight) - flatButtons(six)).toBe(2);
    expect(drawnButtons(eight) - drawnButtons(six)).toBe(2);
  });

  it('on a cardigan and a polo in the flat', () => {
    for (const text of ['a cardigan', 'a polo shirt']) {
      const spec = specOf(text);
      expect(flatButtons(counted(spec, { buttons: 5 })) - flatButtons(counted(spec, { buttons: 2 }))).toBe(3);
    }
  });
});

describe('pockets are drawn as many as the text counts', () => {
  it.each(['a twill jacket with flap pockets', 'a shirt with chest pockets', 'a coat with patch pockets'])(
    '%s',
    (text) => {
      const spec = specOf(text);
      const [one, two, four] = [1, 2, 4].map((pockets) => counted(spec, { pockets }));
      const ink = (s: GarmentSpec): number => drawFlat(cutOf(s)).frontSvg.length;
      expect(ink(two)).toBeGreaterThan(text.includes('coat') ? ink(one) - 1 : ink(one));
      expect(ink(four)).toBeGreaterThan(ink(two));
      const paint = (s: GarmentSpec): number => illustrate(cutOf(s), { width: 300, height: 450, seed: 4 }).svg.length;
      expect(paint(two)).toBeGreaterThan(paint(one));
      if (!text.includes('shirt')) expect(paint(four)).toBeGreaterThan(paint(two));
    },
  );

  it('draws the usual ones when nothing is counted', () => {
    const spec = specOf('a coat with patch pockets');
    expect(drawFlat(cutOf(spec)).frontSvg).toBe(drawFlat(cutOf(counted(spec, { pockets: 2 }))).frontSvg);
  });
});

it('a raincoat with snaps is closed up to its collar, with as many as its length asks for', () => {
  const { lapel, collar, opening } = cutOf(specOf('a raincoat of knee length with snaps'));
  expect({ lapel, collar }).toEqual({ lapel: null, collar: 'regular' });
  expect(opening?.count).toBeGreaterThan(6);
});
