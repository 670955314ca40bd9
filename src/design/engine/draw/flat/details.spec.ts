import { cutOf } from '../../cut/cut-of.js';
import * as words from '../../garments/spec.js';
import type { GarmentSpec } from '../../garments/garment-spec.js';
import { specOf } from '../../make/pattern/specs.fixture.js';
import { drawFlat } from './index.js';

const both = (spec: GarmentSpec): string => {
  const { frontSvg, backSvg } = drawFlat(cutOf(spec));
  return frontSvg + backSvg;
};
const BARE = new Map<words.Garment, string>();
const bare = (garment: words.Garment): string => {
  const svg = BARE.get(garment) ?? both(specOf(garment));
  BARE.set(garment, svg);
  return svg;
};

describe('details and prints of flats', () => {
  it.each(words.DETAILS.filter((d) => d !== 'turn-up'))('draws %s', (detail) => {
    const shows = (garment: words.Garment): boolean => both(specOf(garment, { details: [detail] })) !== bare(garment);
    expect((['dress', 'jacket', 'skirt', 'bodysuit'] as const).some(shows)).toBe(true);
  });

  it('hints at every print, each in its own way', () => {
    const seen = new Map<string, string>();
    for (const print of words.PRINTS.filter((p) => p !== 'solid')) {
      const svg = both(specOf('tank-top', { print }));
      expect(svg).not.toBe(bare('tank-top'));
      seen.set(svg, print);
    }
    expect(seen.size).toBeGreaterThan(words.PRINTS.length * 0.9);
  });
});

it.each(['sweatshirt', 'sweater', 'cardigan', 'tank-top', 'dress', 'shirt', 't-shirt'] as const)(
  'a pocket on the chest of a %s is seen',
  (garment) => {
    const seen = (pockets: words.Pocket[]): boolean =>
      drawFlat(cutOf(specOf(garment, { pockets, hood: null }))).anchors.front.pocket !== undefined;
    expect([seen(['chest']), seen([])]).toEqual([true, false]);
  },
);

describe('belts of casual jackets', () => {
  const front = (length: words.Length) =>
    drawFlat(cutOf(specOf('jacket', { category: 'jacket', length, pockets: ['patch'], details: ['belt'] }))).anchors
      .front;

  it.each(['hip', 'thigh', 'knee'] as const)('pockets of %s length begin below the belt', (length) => {
    const { belt, pocket } = front(length);
    expect(pocket!.y - belt!.y).toBeGreaterThan(50);
  });

  it.each(['crop', 'waist', 'hip'] as const)('of %s length the belt lies on the cloth', (length) => {
    const { belt, hem } = front(length);
    expect(belt!.y).toBeLessThanOrEqual(hem!.y);
  });
});
