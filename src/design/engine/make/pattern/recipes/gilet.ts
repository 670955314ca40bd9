import type { Cut } from '../../../cut/cut.js';
import { armBands, armBindings } from '../parts/arm-bands.js';
import type { RecipeMaker } from '../recipe.js';
import { buttonJacket } from './button-jacket.js';
import { zipJacket } from './zip-front.js';

const buttons = ({ closure }: Cut): boolean => closure === 'buttons' || closure === 'snaps';

/** Gilet, bodywarmer, hi-vis vest: the zip or button jacket without sleeves; its armholes are bound, above a rib ribbed. */
export const giletRecipe: RecipeMaker = (spec, body) => {
  const hem = spec.hem ?? 'straight';
  const bare = { ...spec, hem, sleeve: { type: null, length: null } };
  const base = buttons(spec) && !spec.hood ? buttonJacket(bare, body) : zipJacket(bare, body);
  const arms = hem === 'rib' ? armBands('huey') : armBindings('huey');
  return { ...base, alter: [arms, ...(base.alter ?? [])] };
};
