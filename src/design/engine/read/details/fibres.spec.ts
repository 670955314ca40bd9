import { decided } from '../../cut/cut-of.js';
import type { SpecFabric } from '../../garments/spec.js';
import { materialsOf } from '../../make/materials/index.js';
import { readBrief } from '../index.js';

const read = (description: string) => {
  const result = readBrief({ description });
  if (!result.ok) throw new Error(`refused: ${description}`);
  return result.brief;
};
const fabrics = (description: string): SpecFabric[] => read(description).spec.fabrics;

it.each([
  ['a silk crepe blouse', 'crepe', '100 % silk'],
  ['a crepe silk blouse', 'crepe', '100 % silk'],
  ['cotton velvet trousers', 'velvet', '100 % cotton'],
  ['a wool twill coat', 'twill', '100 % wool'],
  ['a linen jersey t-shirt', 'jersey', '100 % linen'],
  ['polyester satin skirt', 'satin', '100 % polyester'],
  ['merino rib sweater', 'rib-knit', '100 % merino wool'],
  ['a t-shirt in jersey made of bamboo', 'jersey', '100 % bamboo viscose'],
  ['blus i sidenkräpp', 'crepe', '100 % silk'],
  ['en kjol i bomullssammet', 'velvet', '100 % cotton'],
  ['robe en crêpe de soie', 'crepe', '100 % silk'],
  ['ein Kleid aus Seidensatin', 'satin', '100 % silk'],
  ['a crepe dress', 'crepe', '100 % viscose'],
  ['a cotton-linen shirt', 'cotton', 'cotton/linen blend, shares not stated'],
  ['a wool/cashmere blend cardigan', 'wool', 'wool/cashmere blend, shares not stated'],
  ['a cashmere and wool coat', 'cashmere', 'cashmere/wool blend, shares not stated'],
  ['a cashmere wool coat', 'cashmere', '100 % cashmere'],
  ['a merino wool blend sweater', 'wool', 'merino wool blend, shares not stated'],
  ['poly cotton trousers', 'cotton', 'cotton/polyester blend, shares not stated'],
  ['byxor i polybomull', 'cotton', 'cotton/polyester blend, shares not stated'],
  ['65-35 poly cotton polo', 'cotton', '65 % polyester, 35 % cotton'],
  ['a polycotton shirt', 'cotton', 'cotton/polyester blend, shares not stated'],
  ['80 % wool 20 % polyamide bouclé jacket', 'boucle', '80 % wool, 20 % polyamide'],
  ['a coat, 20 % nylon, 80 % wool', 'wool', '80 % wool, 20 % polyamide'],
  ['tröja i 80 % ull, 20 % polyamid', 'wool', '80 % wool, 20 % polyamide'],
  ['trousers, 65% PES 33% CO 2% EA', 'polyester', '65 % polyester, 33 % cotton, 2 % elastane'],
  ['a 65/35 poly-cotton shirt', 'cotton', '65 % polyester, 35 % cotton'],
  ['a shirt, linen/viscose 45/55', 'viscose', '55 % viscose, 45 % linen'],
  ['a linen/viscose shirt, open 24/7', 'linen', 'linen/viscose blend, shares not stated'],
])('%s is one cloth: %s, %s', (text, name, composition) => {
  expect(fabrics(text)).toHaveLength(1);
  expect(fabrics(text)[0]).toMatchObject({ name, composition, source: 'stated' });
});

it('keeps cloths apart that are said of different parts', () => {
  expect(fabrics('a velvet blazer with silk lapels')).toMatchObject([
    { name: 'velvet', composition: '82 % viscose, 18 % silk' },
    { name: 'silk', composition: '100 % silk', role: 'trim' },
  ]);
});

it('quotes the fibre and the weave', () => {
  expect(read('a wool twill coat').evidence.fabrics.items?.map((item) => item.text)).toEqual(['wool', 'twill']);
});

it.each([
  ['a silk crepe blouse', 'hand wash'],
  ['a crepe blouse', 'delicate wash 30 °C'],
  ['a wool twill coat', 'dry clean'],
  ['cotton velvet trousers', 'delicate wash 30 °C'],
  ['a linen jersey t-shirt', 'machine wash 40 °C'],
  ['merino rib sweater', 'hand wash'],
  ['80 % wool 20 % polyamide bouclé jacket', 'dry clean'],
])('%s: %s', (text, care) => expect(materialsOf(decided(read(text).spec)).fabrics[0].care).toBe(care));

it('weighs silk less than the usual yarn of the weave', () => {
  expect(fabrics('a silk twill blouse')[0].weight_gsm).toBeLessThan(fabrics('a twill blouse')[0].weight_gsm);
});

it.each([
  ['a wool coat lined with silk', 'wool', 'silk'],
  ['a wool coat with a satin lining', 'wool', 'satin'],
  ['a silk-lined wool coat', 'wool', 'silk'],
  ['a cape, black wool lined in scarlet satin', 'wool', 'satin'],
])('%s: %s outside, %s inside', (text, outside, inside) => {
  const { spec } = read(text);
  expect(spec.fabrics).toMatchObject([{ name: outside }, { name: inside, role: 'lining' }]);
  expect(materialsOf(decided(spec)).lining).toMatchObject([{ name: inside }]);
  expect(materialsOf(decided(spec)).fabrics.map((f) => f.name)).toEqual([outside]);
});

it.each([
  ["men's trousers in charcoal wool flannel", 280],
  ['a flannel shirt', 165],
  ['pyjamas in flannel', 170],
])('"%s" weighs %d g/m²', (description, gsm) => expect(fabrics(description)[0].weight_gsm).toBe(gsm));
