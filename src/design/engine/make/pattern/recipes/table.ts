import { isForChildren } from '../../../garments/for-children.js';
import type { Cut } from '../../../cut/cut.js';
import { isBibDress } from '../../../cut/bib-dress.js';
import { isCheongsam } from '../../../cut/cheongsam.js';
import { isDartedTop } from '../../../cut/darted-top.js';
import { isGilet } from '../../../cut/gilet.js';
import { isCholi } from '../../../cut/choli.js';
import { hasChima, hasJeogori } from '../../../cut/hanbok.js';
import { isSari } from '../../../cut/sari.js';
import { isShalwar } from '../../../cut/shalwar.js';
import { isWoundSkirt } from '../../../cut/wound-skirt.js';
import { isStraightCut } from '../../../cut/straight-cut.js';
import { GARMENT } from '../../../garments/index.js';
import { extras } from '../parts/extras.js';
import { isWadded, lined, wadded } from '../parts/layers.js';
import { overTheHead } from '../parts/openings.js';
import { sleeveToLength } from '../parts/sleeve-length.js';
import type { Body, Recipe, RecipeMaker } from '../recipe.js';
import { wearOf } from '../bodies/wear.js';
import { jeans, joggers, leggings, trousers, wideTrousers, wrapTrousers } from './bottoms.js';
import { bodiceTop, dress, jumpsuit } from './dresses.js';
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
  legWarmers,
  overalls,
  ponchoRecipe,
  pyjamas,
  sari,
  sarong,
  scarf,
  swimwear,
  tie,
  underwear,
} from './others.js';
import { bibDress } from './bib-dress.js';
import { caftanRecipe } from './caftan.js';
import { cheongsamRecipe } from './cheongsam.js';
import { giletRecipe } from './gilet.js';
import { choliRecipe } from './choli.js';
import { hanbokRecipe } from './hanbok.js';
import { kimono, robeRecipe } from './kimono.js';
import { cardigan, hoodie, sweater } from './knits.js';
import { withBelly } from './maternity.js';
import { shalwarRecipe } from './shalwar.js';
import { skirt } from './skirts.js';
import { corset, fittedTop, polo, shirt, tank, tee } from './tops.js';

const womens: (maker: RecipeMaker) => RecipeMaker = (maker) => (spec, body) =>
  maker({ ...spec, gender: spec.gender ?? 'women' }, body);

/** Women's tops that wrap or have a peplum are made from the darted bodice. */
const orBodice: (maker: RecipeMaker) => RecipeMaker = (maker) => (spec, body) =>
  isDartedTop(spec) ? bodiceTop(spec, body) : maker(spec, body);

/** Recipes under the names that garments' files give them. */
export const RECIPES: Readonly<Record<string, RecipeMaker>> = {
  shirt: orBodice(shirt),
  blouse: womens(orBodice(shirt)),
  tee,
  polo,
  tank,
  top: orBodice(fittedTop),
  corset,
  sweater,
  cardigan,
  hoodie,
  waistcoat,
  blazer,
  jacket,
  'denim-jacket': denimJacket,
  bomber,
  parka,
  coat,
  cape,
  poncho: ponchoRecipe,
  kimono,
  robe: robeRecipe,
  dress,
  jumpsuit,
  overalls,
  bodysuit,
  pyjamas,
  trousers,
  jeans,
  leggings,
  joggers,
  'wide-trousers': wideTrousers,
  'wrap-trousers': wrapTrousers,
  skirt,
  underwear,
  swimwear,
  scarf,
  tie,
  'bow-tie': bowTie,
  hat,
  apron,
  bag,
  belt,
  headband,
  'leg-warmers': legWarmers,
};

/** Cycling shorts have neither fly nor loops: they are leggings that end at the thigh. */
const closeFitting = ({ garment, variant }: Cut): boolean => garment === 'shorts' && variant === 'cycling shorts';

/** Garments whose trade name means a cut that is not their garment's. */
function ofItsOwnCut(spec: Cut): RecipeMaker | null {
  if (isSari(spec)) return sari;
  if (isWoundSkirt(spec)) return sarong;
  if (isShalwar(spec)) return shalwarRecipe;
  if (isBibDress(spec)) return bibDress;
  if (isCheongsam(spec)) return cheongsamRecipe;
  if (isGilet(spec)) return giletRecipe;
  if (isCholi(spec)) return womens(choliRecipe);
  if (hasJeogori(spec) || hasChima(spec)) return hanbokRecipe;
  return isStraightCut(spec) ? caftanRecipe : null;
}

/** Null where the library has nothing near the garment. */
export function recipeFor(spec: Cut, body: Body): Recipe | null {
  const maker = ofItsOwnCut(spec) ?? RECIPES[closeFitting(spec) ? 'leggings' : (GARMENT[spec.garment].recipe ?? '')];
  return maker ? { ...forChild(withExtras(withBelly(maker)(spec, body), spec), spec), wear: wearOf(spec) } : null;
}

/** Blocks with bust darts. */
const DARTED = /bella|simone|carlita|noble|tristan|cathrin|diana/;

/** A child's chest is flat: a draft whose block has darts for a bust says so. */
function forChild(recipe: Recipe, { gender }: Cut): Recipe {
  if (!isForChildren({ gender }) || !DARTED.test(recipe.base)) return recipe;
  return {
    ...recipe,
    status: recipe.status === 'exact' ? 'approximate' : recipe.status,
    deviations: [
      ...recipe.deviations,
      'Drafted from a block with bust darts, which are shallow on a child: close them or ease them in.',
    ],
  };
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
