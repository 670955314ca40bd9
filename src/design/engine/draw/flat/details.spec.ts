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
