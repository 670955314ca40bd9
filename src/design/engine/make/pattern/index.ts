import type { Cut } from '../../cut/cut.js';
import { lapWords } from '../../cut/lap.js';
import { draftFor, statusOf } from './accounted.js';
import { geometryOf, summaryOf, type Assembled } from './assemble.js';
import type { GirthCheck } from './checks.js';
import { clothsOf } from './lay/cloth.js';
import type { LengthCheck } from './lengths/finished-lengths.js';
import { assertMeasurements, toMillimetres } from './bodies/measurements.js';
import type { SeamRule } from './pieces/piece.js';
import { proportionsOf } from './proportions.js';
import { recipeFor } from './recipes/table.js';
import { disagreeing } from './seams/disagreeing.js';
import { seamGraph } from './seams/graph.js';
import { drawSheet } from './sheet/sheet.js';
import { shownBy } from './shown.js';
import type { Pattern, PatternChecks, PatternOptions } from './types.js';
import { yardage } from './lay/yardage.js';

/**
 * The pattern maker: spec and body → a real sewing pattern that was measured before it is handed out.
 *
 * - {@link draftPattern} drafts the garment. Everything it takes and returns can be structured-cloned, so it may run in
 *   a worker thread; it is async because a base design is imported when first needed (20–200 ms, then 2–140 ms a draft).
 * - {@link completeBody}, {@link bodyOfSize}, {@link standardBodies} make the whole body a draft needs, in centimetres.
 * - {@link MEASUREMENTS} and {@link measurementProblems} are the names, ranges and checks for the API's documentation.
 */
export { MEASUREMENTS, measurementProblems } from './bodies/measurements.js';
export { CHILD_SIZES, USUAL_CHILD, childBody, childHeight } from './bodies/children.js';
export type { Wearer } from './bodies/grades.js';
export { bodyOfSize, chestOfSize, completeBody, standardBodies } from './bodies/bodies.js';
export type { BodyGender } from './bodies/grades.js';
export { type MaterialNeed } from './lay/yardage.js';
export { hasStand, openingIn, placeWords, zipOf } from './parts/closing/opening-title.js';
export { patternDxf } from './dxf/index.js';
export { gradedDxf } from './dxf/graded-dxf.js';
export { markerLays, markerPdf, markerSvg } from './marker/marker.js';
export { garmentCodeParameters } from './garmentcode/index.js';
export { TRIED_CM, movedPieces } from './moved/moved-pieces.js';
export { draftSizes, gradedSizes, type GradedDraft } from './sizes/graded.js';
export type { EdgeSummary } from './seams/graph.js';
export type { Seam } from './seams/joins.js';
export { stretchLine } from './seams/stretch.js';
export type { PatternStatus } from './recipe.js';
export type { DraftProportions, Pattern, PatternChecks, PatternOptions, PieceSummary } from './types.js';

const NO_CHECKS: PatternChecks = {
  seams: [],
  outlines: { ok: true, pieces: [] },
  finished_measures: [],
  openings: [],
  lengths: [],
  ok: true,
  unmeasured: [],
};

/**
 * Drafts the pattern of a garment for a body and draws it on one sheet at true scale.
 *
 * Never substitutes silently: `status` is `exact` (everything the spec says is drafted and every published check is in
 * tolerance), `approximate` (see `deviations`), `block_only` (a base block to work from) or `none` (nothing near it; the
 * sheet is empty). When the asked-for options cannot be drafted cleanly it climbs down: only fit and lengths, then the
 * design's defaults, then the nearest other design. Same input, same bytes; no clock, no chance.
 *
 * @param spec what to make
 * @param measurements whole body in cm under the library's names, shoulderSlope in degrees (see {@link completeBody})
 * @throws DomainError `measurements_invalid` for unknown names or values outside {@link MEASUREMENTS}
 */
export async function draftPattern(
  spec: Cut,
  measurements: Readonly<Record<string, number>>,
  options: PatternOptions = {},
): Promise<Pattern> {
  assertMeasurements(measurements);
  const sa = Math.max(0, Math.min(30, options.sa_mm ?? 10));
  const body = toMillimetres(measurements);
  const recipe = recipeFor(spec, body);
  if (!recipe) return nothing(sa, spec);
  const made = await draftFor(recipe, spec, body, sa);
  return { ...publish(made, spec, sa, options), shown: shownBy(made.pieces, body) };
}

function publish(made: Assembled, spec: Cut, sa: number, options: PatternOptions): Omit<Pattern, 'shown'> {
  const { seams, edges, of } = seamGraph(made.pieces, presentRules(made), sa);
  const lap = lapWords(spec);
  const sheet = drawSheet(
    made.pieces,
    {
      title: options.title ?? heading(spec),
      notes: [
        ...(options.notes ?? []),
        ...(lap === null ? [] : [lap]),
        sa > 0 ? `Seam allowance ${sa} mm included` : 'No seam allowance included',
        `${made.pieces.length} pieces`,
      ],
    },
    of,
  );
  const unlike = disagreeing(seams, made.checks.seams).map(
    (name) => `${name}: the edges that are named do not meet as measured; compare them before cutting.`,
  );
  const status = statusOf(made);
  const meant = onlyNear(made.deviations, spec, options);
  return {
    status: status === 'exact' && unlike.length + meant.length > 0 ? 'approximate' : status,
    base: made.recipe.base,
    deviations: [...meant, ...made.deviations, ...failedChecks(made), ...unlike],
    pieces: made.pieces.map(summaryOf),
    checks: made.checks,
    yardage: yardage(made.pieces, clothsOf(spec)),
    svg: sheet.svg,
    sheet: { width_mm: sheet.width_mm, height_mm: sheet.height_mm },
    geometry: made.pieces.map(geometryOf),
    drafted: made.pieces,
    seams,
    edges,
    proportions: proportionsOf(made.pieces),
    sa_mm: sa,
  };
}

/** Names of garments that stand for something near them, unless what they lack is named already. */
function onlyNear(deviations: readonly string[], spec: Cut, { nearest_to = [] }: PatternOptions): string[] {
  const said = deviations.join(' ').toLowerCase();
  return nearest_to
    .filter((name) => !said.includes(name.toLowerCase()))
    .map((name) => `No ${name} is drafted as such: this is a ${(spec.variant ?? spec.garment).replaceAll('-', ' ')}.`);
}

/** Rules of whose seam every piece is in the draft. */
const presentRules = ({ pieces, rules }: Assembled): SeamRule[] =>
  rules.seams.filter((rule) => [...rule.a, ...rule.b].every((run) => pieces.some((p) => p.id === run.piece)));

/** What did not come out within tolerance is said in words, beside the figures in `checks`. */
function failedChecks(made: Assembled): string[] {
  const { seams, outlines, finished_measures } = made.checks;
  return [
    ...seams
      .filter((s) => !s.ok)
      .map((s) => `${s.name}: the edges differ by ${Math.abs(s.off_by_mm)} mm; ease or trim them.`),
    ...outlines.pieces.filter((o) => !o.ok).map((o) => `Outline of ${o.piece} needs redrawing.`),
    ...finished_measures.filter((g) => !g.ok).map(girthWords),
    ...made.checks.lengths.filter((l) => !l.ok).map(lengthWords),
    ...made.checks.unmeasured.map(
      (name) => `${name}: could not be measured on this draft; compare the edges before cutting.`,
    ),
    ...(made.errors.length > 0 ? ['Parts of the base design could not be drafted for these measurements.'] : []),
  ];
}

const LENGTH_NAMES = { garment: 'length', sleeve: 'sleeve length', inseam: 'inseam' } as const;

const lengthWords = ({ of, asked_mm, finished_mm }: LengthCheck): string =>
  `The finished ${LENGTH_NAMES[of]} is ${(finished_mm / 10).toFixed(1)} cm, not ${(asked_mm / 10).toFixed(1)} cm: lengthen or shorten the pieces.`;

function girthWords({ name, off_by_mm, tolerance_mm, finished_mm, plausible_mm: band }: GirthCheck): string {
  if (tolerance_mm !== null && Math.abs(off_by_mm) > tolerance_mm)
    return `Finished ${name} differs by ${Math.abs(off_by_mm)} mm from body plus ease.`;
  const way = band && finished_mm < band[0] ? 'narrow' : 'wide';
  return `Finished ${name} of ${Math.round(finished_mm / 10)} cm is ${way} for this fit and cloth.`;
}

const heading = (spec: Cut): string => {
  const words = spec.garment.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function nothing(sa: number, spec: Cut): Pattern {
  return {
    status: 'none',
    base: 'none',
    deviations: [`There is no base pattern near ${spec.garment.replaceAll('-', ' ')}.`],
    pieces: [],
    checks: NO_CHECKS,
    yardage: [],
    svg: '',
    sheet: { width_mm: 0, height_mm: 0 },
    geometry: [],
    drafted: [],
    seams: [],
    edges: [],
    proportions: proportionsOf([]),
    shown: {},
    sa_mm: sa,
  };
}
