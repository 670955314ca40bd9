import { decided } from '../../../cut/cut-of.js';
import { readDesign } from '../../../read/read-design.js';
import type { GarmentSpec } from '../../../garments/garment-spec.js';
import { parseSet } from '../../../read/sets/scoring.fixture.js';
import { completedOf } from '../../../cut/typical.js';
import { draftFor, statusOf } from '../accounted.js';
import type { Body } from '../recipe.js';
import { recipeFor } from '../recipes/table.js';
import { featuresOf, isDrafted } from './account.js';
import { DraftView } from './draft-view.js';

/** The spec that is drafted for a text; null where it is refused. */
export const readSpec = (description: string): GarmentSpec | null => {
  const result = readDesign({ description });
  return result.ok ? completedOf(result.brief) : null;
};

/** Colours and the like change nothing of the draft. */
const shapeOf = (spec: GarmentSpec): string =>
  JSON.stringify({ ...spec, colors: [], print: null, season: [], occasion: [], size: null, era: null });

/** The different garments of sets of prompts. */
export function garmentsOf(...sets: string[]): GarmentSpec[] {
  const specs = sets.flatMap(parseSet).flatMap(({ text }) => readSpec(text) ?? []);
  return [...new Map(specs.map((spec) => [shapeOf(spec), spec])).values()];
}

/** Of a draft called exact, what its spec asks for and no piece shows; null for other drafts. */
export async function missingOfExact(spec: GarmentSpec, body: Body): Promise<string[] | null> {
  const recipe = recipeFor(decided(spec), body);
  const made = recipe && (await draftFor(recipe, decided(spec), body, 0));
  if (!made || statusOf(made) !== 'exact') return null;
  const { base, draws = [] } = made.recipe;
  const view = new DraftView(decided(spec), { base, draws, pieces: made.pieces, deviations: [] });
  return featuresOf(decided(spec))
    .filter((f) => !isDrafted(f, view))
    .map((f) => f.words);
}
