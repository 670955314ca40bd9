import type { Cut } from '../../../cut/cut.js';
import { bib } from '../parts/bib.js';
import type { Alteration, Recipe, RecipeMaker } from '../recipe.js';
import { skirt } from './skirts.js';

const shown =
  ({ sleeve, neckline }: Cut): Alteration =>
  (pieces) =>
    pieces.map((piece) =>
      piece.id === 'own.bib'
        ? { ...piece, shows: [`sleeve.type=${sleeve.type}`, 'sleeve.length=sleeveless', `neckline=${neckline}`] }
        : piece,
    );

const withBib = (recipe: Recipe, spec: Cut): Recipe => {
  const { nearest } = recipe;
  return {
    ...recipe,
    base: recipe.base === 'own' ? 'own' : `${recipe.base}+own`,
    alter: [...(recipe.alter ?? []), bib, shown(spec)],
    ...(nearest ? { nearest: () => withBib(nearest(), spec) } : {}),
  };
};

const NOT_IN_FRONT =
  'The front opening is drafted at the side: the bib lies over the front of the waist, which cannot open under it.';

/** Dungaree dress: a skirt on a waistband, a bib and straps of our own. */
export const bibDress: RecipeMaker = (spec, body) => {
  if (spec.closure_place !== 'front') return withBib(skirt(spec, body), spec);
  const made = withBib(skirt({ ...spec, closure_place: 'side' }, body), spec);
  return { ...made, status: 'approximate', deviations: [NOT_IN_FRONT, ...made.deviations] };
};
