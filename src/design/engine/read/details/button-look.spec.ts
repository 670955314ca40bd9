import { readBrief } from '../index.js';
import type { GarmentSpec } from '../../garments/garment-spec.js';

const spec = (description: string): GarmentSpec => {
  const result = readBrief({ description });
  if (!result.ok) throw new Error(`refused: ${description}`);
  return result.brief.spec;
};

it.each([
  ['a red wool coat with big buttons', { size: 'large' }],
  ['a knitted cardigan with oversized buttons', { size: 'large' }],
  ['a shirt with tiny pearl buttons', { size: 'small', of: 'pearl' }],
  ['a navy blazer with gold buttons', { of: 'gold' }],
  ['a coat with three giant brass buttons', { size: 'large', of: 'brass' }],
  ['a white shirt with contrast buttons', { contrast: true }],
  ['a coat with large navy buttons', { size: 'large' }],
  ['en röd kappa med stora guldknappar', { size: 'large', of: 'gold' }],
  ['eine weiße Bluse mit Kontrastknöpfen', { contrast: true }],
  ['ein Mantel mit großen Knöpfen', { size: 'large' }],
  ['un manteau rouge avec de gros boutons', { size: 'large' }],
  ['un abrigo con botones grandes', { size: 'large' }],
])('%s', (text, look) => {
  const { button_look: found, closure, details } = spec(text);
  expect(found).toEqual(look);
  expect(closure).toMatch(/buttons|breasted/);
  expect(details).not.toContain('buttons-decorative');
  expect(details.filter((detail) => detail.endsWith('-trim'))).toEqual([]);
});

it.each([
  'a coat with buttons',
  'a big coat with buttons',
  'a coat without big buttons',
  'a small bag, a shirt with a button-down collar',
  'a large checked shirt, buttons down the front',
])('%s: nothing is said of them', (text) => expect(spec(text).button_look).toBeUndefined());
