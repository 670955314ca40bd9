import { armBands, armBindings } from '../parts/arm-bands.js';
import type { RecipeMaker } from '../recipe.js';
import { zipJacket } from './zip-front.js';

/** Gilet, bodywarmer, hi-vis vest: the zip jacket without sleeves; its armholes are bound, above a rib ribbed. */
export const giletRecipe: RecipeMaker = (spec, body) => {
  const hem = spec.hem ?? 'straight';
  const base = zipJacket({ ...spec, hem, sleeve: { type: null, length: null } }, body);
  const arms = hem === 'rib' ? armBands('huey') : armBindings('huey');
  return { ...base, alter: [arms, ...(base.alter ?? [])] };
};
