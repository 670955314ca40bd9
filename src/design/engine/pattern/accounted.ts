import type { GarmentSpec } from '../spec.js';
import { unaccounted } from './account/account.js';
import { withoutDenied } from './account/denied.js';
import { assemble, type Assembled } from './assemble.js';
import type { Body, PatternStatus, Recipe } from './recipe.js';
import { inTheirCloth, partsNotCut } from './part-cloths.js';
import { unlined } from './unlined.js';

/** A recipe drafted for a spec, with whatever the spec asks for and the draft does not have among its deviations. */
export async function draftFor(recipe: Recipe, spec: GarmentSpec, body: Body, saMm: number): Promise<Assembled> {
  const whole = await assemble(recipe, body, saMm);
  const left = withoutDenied(spec.unlined ? unlined(whole) : whole, spec.denied ?? []);
  const made = { ...left, pieces: inTheirCloth(left.pieces, spec) };
  if (made.recipe.status === 'block_only') return made;
  const { base, draws = [] } = made.recipe;
  const missing = unaccounted(spec, { base, draws, pieces: made.pieces, deviations: made.deviations });
  return { ...made, deviations: [...made.deviations, ...missing, ...partsNotCut(made.pieces, spec)] };
}

/** `exact` only where nothing is amiss and nothing deviates. */
export function statusOf(made: Assembled): PatternStatus {
  if (made.pieces.length === 0) return 'none';
  if (made.recipe.status === 'block_only') return 'block_only';
  const clean = made.errors.length === 0 && made.checks.ok && made.checks.unmeasured.length === 0;
  return clean && made.deviations.length === 0 ? made.recipe.status : 'approximate';
}
