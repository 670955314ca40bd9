import fc from 'fast-check';
import { COLOR_NAMES } from './names.js';
import { difference, nearestName, shaded } from './shade.js';
import { readBrief } from '../read/index.js';
import type { GarmentSpec } from '../garments/garment-spec.js';
import { harmonyOf, paletteOf } from './palette.js';

const spec = (description: string, style?: string): GarmentSpec => {
  const result = readBrief({ description, style });
  if (!result.ok) throw new Error('refused');
  return result.brief.spec;
};

it('has about 300 names or more, each a distinct spelling of a valid colour', () => {
  const entries = Object.entries(COLOR_NAMES);
  expect(entries.length).toBeGreaterThanOrEqual(300);
  for (const [name, hex] of entries) {
    expect(name).toBe(name.toLowerCase());
    expect(hex).toMatch(/^#[0-9a-f]{6}$/);
  }
});

it.each([
  ['#a3ad91', 'sage'],
  ['#1b2846', 'navy'],
  ['#fdfdfb', 'white'],
])('names %s %s', (hex, name) => expect(nearestName(hex).name).toBe(name));

// Sharma, Wu & Dalal 2005 is for Lab pairs; these bounds hold for any sane ΔE2000.
it('darkens and lightens without leaving the hue', () => {
  for (const hex of [COLOR_NAMES.teal, COLOR_NAMES.rust, COLOR_NAMES.plum, COLOR_NAMES.green]) {
    expect(difference(hex, shaded(hex, 'dark'))).toBeGreaterThan(5);
    expect(difference(hex, shaded(hex, 'pale'))).toBeGreaterThan(10);
    expect(harmonyOf([hex, shaded(hex, 'dark')])).toBe('monochrome');
  }
});

it('keeps the colours of the text', () => {
  const palette = paletteOf(spec('a navy shirt with white buttons and red stripes'));
  expect(palette.main).toMatchObject({ name: 'navy', source: 'stated' });
  expect([palette.secondary.name, palette.accent.name]).toEqual(expect.arrayContaining(['red']));
});

it.each([
  [['#2a5caa', '#d9822b'], 'complementary'],
  [['#111111', '#fdfdfb'], 'neutral'],
  [['#2a5caa', '#2a8caa'], 'analogous'],
  [['#c8202f', '#2f7d46', '#2a5caa'], 'triadic'],
] as const)('calls %j %s', (hexes, harmony) => expect(harmonyOf(hexes)).toBe(harmony));

it('gives a whole palette for any named colour', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(COLOR_NAMES)), (name) => {
      const base = spec('a plain dress');
      base.colors = [{ name, hex: COLOR_NAMES[name], role: 'main', source: 'stated' }];
      const palette = paletteOf(base);
      expect(palette.neutrals).toHaveLength(3);
      for (const c of [palette.main, palette.secondary, palette.accent, ...palette.neutrals])
        expect(c.hex).toMatch(/^#[0-9a-f]{6}$/);
      expect(palette.contrast.main_secondary).toBeGreaterThanOrEqual(1);
      expect(palette.contrast.main_secondary).toBeLessThanOrEqual(21);
    }),
    { numRuns: 120 },
  );
});
