import type { Garment, GarmentSpec } from '../../spec.js';
import type { Body, Recipe, RecipeMaker } from '../recipe.js';
import { jeans, joggers, leggings, skirt, trousers, wideTrousers, wrapTrousers } from './bottoms.js';
import { dress, jumpsuit } from './dresses.js';
import { blazer, bomber, coat, denimJacket, jacket, waistcoat } from './jackets.js';
import {
  apron,
  bag,
  belt,
  bodysuit,
  bowTie,
  cape,
  hat,
  headband,
  kimono,
  overalls,
  pyjamas,
  scarf,
  swimwear,
  tie,
  underwear,
} from './others.js';
import { cardigan, hoodie, sweater } from './knits.js';
import { corset, fittedTop, polo, shirt, tank, tee } from './tops.js';

const womens: (maker: RecipeMaker) => RecipeMaker = (maker) => (spec, body) =>
  maker({ ...spec, gender: spec.gender ?? 'women' }, body);

/** Which recipe drafts a garment; absent where the library has nothing near it. */
const TABLE: Partial<Record<Garment, RecipeMaker>> = {
  shirt,
  blouse: womens(shirt),
  't-shirt': tee,
  polo,
  tunic: tee,
  'tank-top': tank,
  top: fittedTop,
  corset,
  sweater,
  cardigan,
  sweatshirt: sweater,
  hoodie,
  waistcoat,
  blazer,
  jacket,
  'denim-jacket': denimJacket,
  bomber,
  parka: coat,
  'trench-coat': coat,
  coat,
  cape,
  kimono,
  dress,
  jumpsuit,
  overalls,
  bodysuit,
  trousers,
  jeans,
  leggings,
  joggers,
  'wide-leg-trousers': wideTrousers,
  'wrap-trousers': wrapTrousers,
  'harem-trousers': joggers,
  shorts: trousers,
  skirt,
  underwear,
  swimwear,
  scarf,
  tie,
  'bow-tie': bowTie,
  hat,
  apron,
  bag,
  robe: kimono,
  poncho: cape,
  belt,
  headband,
  tights: leggings,
  pyjamas,
};

export function recipeFor(spec: GarmentSpec, body: Body): Recipe | null {
  const maker = TABLE[spec.garment];
  return maker ? maker(spec, body) : null;
}
