import type { GarmentSpec } from '../../../garments/garment-spec.js';
import { readBrief } from '../../index.js';

const spec = (description: string): GarmentSpec => {
  const result = readBrief({ description });
  if (!result.ok) throw new Error(`refused: ${description}`);
  return result.brief.spec;
};
const said = (values: ReadonlyArray<{ name: string; source: string }>): string[] =>
  values.filter((v) => v.source === 'stated').map((v) => v.name);

it.each(['brass buttons', 'silver zip', 'copper rivets', 'gold buckles', 'bronze snaps', 'pearl buttons'])(
  '%s are no colour of the garment',
  (hardware) => expect(said(spec(`a navy denim jacket with ${hardware}`).colors)).toEqual(['navy']),
);

it('is a colour where it is said of the garment', () => {
  expect(said(spec('a gold satin dress').colors)).toEqual(['gold']);
  expect(said(spec('gown in liquid gold lamé').colors)).toEqual(['gold']);
  expect(said(spec('a dress: just silver satin').colors)).toEqual(['silver']);
  expect(said(spec('a teal tunic with gold embroidery').colors)).toEqual(['teal', 'gold']);
});

it('leather buttons make no leather cardigan', () => {
  expect(said(spec('a wool cardigan with five leather buttons').fabrics)).toEqual(['wool']);
  expect(said(spec('a leather skirt, buttons down the front').fabrics)).toEqual(['leather']);
});

it('tells a direction from feathers', () => {
  expect(said(spec('satin wedding dress, buttons all down the back').fabrics)).toEqual(['satin']);
  expect(said(spec('a puffer jacket filled with goose down').fabrics)).toContain('down');
});

it.each(['a dress with no sleeves, no back and no zip', 'satin dress, no back'])('%s has an open back', (text) =>
  expect(spec(text).details).toContain('open-back'),
);

it('keeps the back of a dress that only lacks something there', () => {
  expect(spec('a dress with no back zip').details).not.toContain('open-back');
  expect(spec('trousers with no back pockets').details).not.toContain('open-back');
});
