import { readBrief } from '../brief/index.js';
import { FABRICS } from '../spec.js';
import type { GarmentSpec } from '../spec.js';
import { completeSpec } from '../typical.js';
import { FABRIC_FACTS, materialsOf } from './index.js';
import { suits, usualFabric, weightFor } from './suit.js';

const spec = (description: string, style?: string): GarmentSpec => {
  const result = readBrief({ description, style });
  if (!result.ok) throw new Error('refused');
  return completeSpec(result.brief.spec, result.brief.denied);
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
