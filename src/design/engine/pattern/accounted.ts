import { hemOf } from '../cut/hem.js';
import type { Cut } from '../cut/cut.js';
import type { Lengths } from '../spec.js';
import { unaccounted } from './account/account.js';
import { withoutDenied } from './account/denied.js';
import { assemble, type Assembled } from './assemble.js';
import { checkLengths, finishedLength, hemBelowWaist, LENGTH_TOLERANCE_MM } from './finished-lengths.js';
import type { Body, PatternStatus, Recipe } from './recipe.js';
import { recipeFor } from './recipes/table.js';
import { openingWords } from './parts/openings.js';
import { inTheirCloth, partsNotCut } from './part-cloths.js';
import { unlined } from './unlined.js';

/** A recipe drafted for a spec, with whatever the spec asks for and the draft does not have among its deviations. */
export async function draftFor(recipe: Recipe, spec: Cut, body: Body, saMm: number): Promise<Assembled> {
  const whole = await toLength(recipe, spec, body, saMm);
  const left = withoutDenied(spec.unlined ? unlined(whole) : whole, spec.denied ?? []);
  const made = { ...left, pieces: inTheirCloth(left.pieces, spec) };
  if (made.recipe.status === 'block_only') return made;
  const { base, draws = [] } = made.recipe;
  const missing = unaccounted(spec, { base, draws, pieces: made.pieces, deviations: made.deviations });
  const named = [
    ...openingWords(made.checks.openings),
    ...missing,
    ...partsNotCut(made.pieces, spec),
    ...lengthsNotDrafted(made, spec),
    ...hemElsewhere(made, spec, body),
  ];
  return { ...made, deviations: [...made.deviations, ...named] };
}

/** How far the hem may be off before it is said, mm: what nobody takes for the same length. */
const HEM_TOLERANCE_MM = 60;

/** Base designs that cannot be drafted as short or as long as the garment is drawn. */
function hemElsewhere({ pieces, checks }: Assembled, spec: Cut, body: Body): string[] {
  if (checks.lengths.some(({ of, ok }) => of !== 'sleeve' && ok)) return []; // as long as the text says, wherever it hangs
  const [drafted, drawn] = [hemBelowWaist(pieces, body), hemOf(spec, body)];
  if (drafted === null || drawn === null || Math.abs(drafted - drawn) < HEM_TOLERANCE_MM) return [];
  const cm = Math.round(Math.abs(drafted - drawn) / 10);
  return [
    `The draft ends ${cm} cm ${drafted > drawn ? 'lower' : 'higher'} than it is drawn; its length is outside this draft.`,
  ];
}

const TRIES = 4;

/**
 * The draft whose finished length is what the text gives in centimetres: what a draft is off by is asked for more or
 * less in the next, for bands, ribs and hems are not in the options of the base designs.
 */
async function toLength(recipe: Recipe, spec: Cut, body: Body, saMm: number): Promise<Assembled> {
  let made = await assemble(recipe, body, saMm);
  const of = spec.lengths_cm?.inseam ? 'inseam' : 'garment';
  const wanted = spec.lengths_cm?.[of];
  let asked = wanted;
  for (let i = 0; wanted && asked && i < TRIES; i++) {
    const finished = finishedLength(of, made.pieces);
    if (finished === null || Math.abs(finished - wanted * 10) < LENGTH_TOLERANCE_MM / 5) break;
    asked = Math.max(1, asked + wanted - finished / 10);
    const next = recipeFor({ ...spec, lengths_cm: { ...spec.lengths_cm, [of]: asked } }, body);
    const better = next && (await assemble(next, body, saMm));
    if (!better || isFarther(better, made, of, wanted)) break;
    made = better;
  }
  const lengths = checkLengths(made.pieces, spec.lengths_cm ?? {});
  return { ...made, checks: { ...made.checks, lengths, ok: made.checks.ok && lengths.every((l) => l.ok) } };
}

function isFarther(one: Assembled, other: Assembled, of: keyof Lengths, cm: number): boolean {
  const [a, b] = [one, other].map(({ pieces }) => Math.abs((finishedLength(of, pieces) ?? Infinity) - cm * 10));
  return a >= b;
}

/** Centimetres of the text that this draft does not tell. */
function lengthsNotDrafted({ checks }: Assembled, { lengths_cm = {} }: Cut): string[] {
  const told = new Set(checks.lengths.map((l) => l.of));
  return Object.entries(lengths_cm)
    .filter(([of]) => !told.has(of as keyof Lengths))
    .map(([of, cm]) => `The ${of} length of ${cm} cm is taken as a class of lengths in this draft, not measured.`);
}

/** `exact` only where nothing is amiss and nothing deviates. */
export function statusOf(made: Assembled): PatternStatus {
  if (made.pieces.length === 0) return 'none';
  if (made.recipe.status === 'block_only') return 'block_only';
  const clean = made.errors.length === 0 && made.checks.ok && made.checks.unmeasured.length === 0;
  return clean && made.deviations.length === 0 ? made.recipe.status : 'approximate';
}
