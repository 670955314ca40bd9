import type { Cut } from '../../cut/cut.js';
import type { Garment } from '../../spec.js';
import { extras } from '../parts/extras.js';
import { isWadded, lined, wadded } from '../parts/layers.js';
import { overTheHead } from '../parts/openings.js';
import { sleeveToLength } from '../parts/sleeve-length.js';
import type { Body, Recipe, RecipeMaker } from '../recipe.js';
import { wearOf } from '../wear.js';
import { jeans, joggers, leggings, trousers, wideTrousers, wrapTrousers } from './bottoms.js';
import { bodiceTop, dress, jumpsuit } from './dresses.js';
import { wantsWrap } from './skirt-kinds.js';
import { blazer, bomber, coat, denimJacket, jacket, parka, waistcoat } from './jackets.js';
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
  legWarmers,
  overalls,
  ponchoRecipe,
  pyjamas,
  sari,
  scarf,
  swimwear,
  tie,
  underwear,
} from './others.js';
import { cardigan, hoodie, sweater } from './knits.js';
import { skirt } from './skirts.js';
import { corset, fittedTop, polo, shirt, tank, tee } from './tops.js';

const womens: (maker: RecipeMaker) => RecipeMaker = (maker) => (spec, body) =>
  maker({ ...spec, gender: spec.gender ?? 'women' }, body);

/** Women's tops that wrap or have a peplum are made from the darted bodice. */
const orBodice: (maker: RecipeMaker) => RecipeMaker = (maker) => (spec, body) => {
  const womens = spec.gender === 'women' || spec.gender === 'girls';
  const peplum = spec.silhouette === 'peplum' || spec.details.includes('peplum');
  return womens && (wantsWrap(spec) || spec.neckline === 'surplice' || peplum)
    ? bodiceTop(spec, body)
    : maker(spec, body);
};

/** Which recipe drafts a garment; absent where the library has nothing near it. */
const TABLE: Partial<Record<Garment, RecipeMaker>> = {
  shirt: orBodice(shirt),
  blouse: womens(orBodice(shirt)),
  't-shirt': tee,
  polo,
  tunic: tee,
  'tank-top': tank,
  top: orBodice(fittedTop),
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
  parka,
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
  poncho: ponchoRecipe,
  'leg-warmers': legWarmers,
  belt,
  headband,
  tights: leggings,
  pyjamas,
};

export function recipeFor(spec: Cut, body: Body): Recipe | null {
  const maker = spec.variant === 'sari' ? sari : TABLE[spec.garment];
  return maker ? { ...withExtras(maker(spec, body), spec), wear: wearOf(spec) } : null;
}

/** Block patterns are worked on by hand: nothing is put onto them. */
function withExtras(recipe: Recipe, spec: Cut): Recipe {
  if (recipe.status === 'block_only') return recipe;
  const { nearest } = recipe;
  return {
    ...recipe,
    alter: [
      ...(recipe.alter ?? []),
      ...(spec.sleeveTo > 0 ? [sleeveToLength(spec)] : []),
      ...extras(spec),
      overTheHead(wearOf(spec)),
      lined(spec),
      ...(isWadded(spec) ? [wadded] : []),
    ],
    ...(nearest ? { nearest: () => withExtras(nearest(), spec) } : {}),
  };
}
