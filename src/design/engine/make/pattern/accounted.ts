import { hemOf } from '../../cut/hem.js';
import { upperFront } from '../../cut/lap.js';
import type { Cut } from '../../cut/cut.js';
import { GARMENT } from '../../garments/index.js';
import type { Lengths } from '../../garments/spec.js';
import { isLined } from '../materials/index.js';
import { unaccounted } from './account/account.js';
import { withoutDenied } from './account/denied.js';
import type { Assembled } from './assemble.js';
import { HEM_TOLERANCE_MM, hemBelowWaist } from './lengths/finished-lengths.js';
import type { Body, PatternStatus, Recipe } from './recipe.js';
import { facedOn } from './parts/lap.js';
import { openingWords } from './parts/openings.js';
import { sleeveTolerance, sleeveMeasure } from './parts/sleeve-length.js';
import { toLength } from './lengths/to-length.js';
import { canvassed } from './pieces/canvassed.js';
import { withGrainInside } from './pieces/grain-inside.js';
import { inTheirCloth, partsNotCut } from './pieces/part-cloths.js';
import { unlined } from './pieces/without-lining.js';
import { worn } from './worn.js';

/** A recipe drafted for a spec, with whatever the spec asks for and the draft does not have among its deviations. */
export async function draftFor(recipe: Recipe, spec: Cut, body: Body, saMm: number): Promise<Assembled> {
  const whole = await toLength(recipe, spec, body, saMm);
  const left = withoutDenied(isBare(spec) ? unlined(whole) : whole, spec.denied ?? []);
  const cut = {
    ...left,
    pieces: inTheirCloth(canvassed(left.pieces, spec), spec)
      .map(withGrainInside)
      .map(facedOn(upperFront(spec))),
  };
  if (cut.recipe.status === 'block_only') return cut;
  const made = worn(cut, body);
  const { base, draws = [] } = made.recipe;
  const missing = unaccounted(spec, { base, draws, pieces: made.pieces, deviations: made.deviations });
  const named = [
    ...openingWords(made.checks.openings),
    ...overTheShoulders(made, spec, body),
    ...missing,
    ...partsNotCut(made.pieces, spec),
    ...lengthsNotDrafted(made, spec),
    ...hemElsewhere(made, spec, body),
    ...sleeveElsewhere(made, spec, body),
  ];
  return { ...made, deviations: [...made.deviations, ...named] };
}

/** Base designs of coats and jackets are cut with their lining; not every raincoat has one. */
const isBare = (spec: Cut): boolean =>
  spec.unlined === true || (['outerwear', 'jacket'].includes(spec.category) && !isLined(spec));

/** From here on a cloth gives enough to be drawn over the shoulders. */
const GIVES_FROM = 0.15;
/** What nobody gets over their shoulders without an opening is narrower than the chest and this, mm. */
const OVER_THE_SHOULDERS_MM = 40;

/** What has no opening must pass the shoulders at its narrowest when it is cut from woven cloth. */
function overTheShoulders({ recipe, checks }: Assembled, { opening, garment }: Cut, { chest }: Body): string[] {
  const opens = opening !== null && opening.by !== 'pullover';
  const pulled = GARMENT[garment].wear?.knit || checks.openings.some((o) => o.opening === 'neck');
  if (opens || !recipe.wear || recipe.wear.stretch >= GIVES_FROM || !pulled) return [];
  const around = checks.finished_measures.filter(({ name }) => name === 'chest' || name === 'waist');
  const narrow = around.find(({ finished_mm }) => finished_mm < chest + OVER_THE_SHOULDERS_MM);
  if (!narrow) return [];
  const finished = Math.round(narrow.finished_mm / 10);
  return [
    `Nothing opens it, the cloth does not give, and ${narrow.name} is ${finished} cm: it does not pass the shoulders; add an opening.`,
  ];
}

/** Base designs that cannot be drafted as short or as long as the garment is drawn. */
function hemElsewhere({ pieces, checks }: Assembled, spec: Cut, body: Body): string[] {
  if (checks.lengths.some(({ of, ok }) => of !== 'sleeve' && ok)) return []; // as long as the text says, wherever it hangs
  const [drafted, drawn] = [hemBelowWaist(pieces, body), hemOf(spec, body)];
  if (drafted === null || drawn === null || Math.abs(drafted - drawn) <= HEM_TOLERANCE_MM) return [];
  const cm = Math.round(Math.abs(drafted - drawn) / 10);
  return [
    `The draft ends ${cm} cm ${drafted > drawn ? 'lower' : 'higher'} than it is drawn; its length is outside this draft.`,
  ];
}

/** A sleeve of a base design that cannot be drafted as short as it is drawn. */
function sleeveElsewhere({ pieces, checks }: Assembled, { sleeveTo }: Cut, { shoulderToWrist }: Body): string[] {
  const drafted = sleeveMeasure(pieces);
  const off = drafted === null || sleeveTo === 0 ? 0 : drafted - sleeveTo * shoulderToWrist;
  if (Math.abs(off) <= sleeveTolerance(shoulderToWrist) || checks.lengths.some(({ of }) => of === 'sleeve')) return [];
  return [
    `The sleeves are drafted ${Math.round(Math.abs(off) / 10)} cm ${off > 0 ? 'longer' : 'shorter'} than they are drawn.`,
  ];
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
