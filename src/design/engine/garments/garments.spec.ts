import { readFileSync } from 'node:fs';
import { WAYS } from '../make/construction/small.js';
import { DRAWERS as FLATS } from '../draw/flat/index.js';
import { DRAWERS as PICTURES } from '../draw/illustration/outfit.js';
import { readDesign } from '../read/read-design.js';
import { RECIPES } from '../make/pattern/recipes/table.js';
import * as words from './spec.js';
import { GARMENT } from './index.js';

const { properties } = JSON.parse(readFileSync(`${__dirname}/garment.schema.json`, 'utf8')) as {
  properties: Record<string, { enum: string[]; items: { enum: string[] }; properties: typeof properties }>;
};
const { usual, picture } = properties;
const sorted = (names: readonly string[]): string[] => names.toSorted();

it.each([
  ['recipes', properties.recipe.enum, RECIPES],
  ['flats', properties.flat.enum, FLATS],
  ['pictures', picture.properties.drawn.enum, PICTURES],
  ['ways of making', properties.making.enum, WAYS],
])('the schema offers the %s that there are', (_, offered, made) => {
  expect(sorted(offered)).toEqual(sorted(Object.keys(made)));
});

it.each([
  ['category', properties.category.enum, words.CATEGORIES],
  ['fabrics', properties.fabrics.items.enum, words.FABRICS],
  ['silhouette', usual.properties.silhouette.enum, words.SILHOUETTES],
  ['length', usual.properties.length.enum, words.LENGTHS],
  ['collar', usual.properties.collar.enum, words.COLLARS],
  ['closure', usual.properties.closure.enum, words.CLOSURES],
  ['sleeve type', usual.properties.sleeveType.enum, words.SLEEVE_TYPES],
  ['waistline', usual.properties.waistline.enum, words.WAISTLINES],
])('and the words for %s that a spec knows', (_, offered, known) => {
  expect(offered.filter((word) => word !== null)).toEqual([...known]);
});

it.each(words.GARMENTS)('%s is drawn, and its words are read as it', (garment) => {
  const { picture: drawn, words: said = {} } = GARMENT[garment];
  expect(drawn.drawn !== undefined || ['shoes', 'glasses'].includes(garment)).toBe(true);
  const plain = said.en?.find(([variant, , more]) => variant === '' && !more)?.[1].split('|')[0];
  if (plain === undefined) return;
  expect(readDesign({ description: `a blue ${plain}` })).toMatchObject({ ok: true, brief: { spec: { garment } } });
});

it('names of garments are words, and what they set stands behind them', () => {
  const named = words.GARMENTS.flatMap((garment) => Object.values(GARMENT[garment].words ?? {}).flat());
  expect(named.filter(([, name]) => name.includes('='))).toEqual([]);
});
