import { withHoles } from './parts/closing/row-marks.js';
import { area, lengthOf } from '../../geometry/polyline.js';
import type { Point } from '../../geometry/point.js';
import type { Piece, SeamRule } from './pieces/piece.js';
import { checkGirths, checkOutlines, checkSeams, sizeOf, type GirthRule } from './checks.js';
import { optionTable, draft, type Draft } from './library/sewing.js';
import { piecesOf } from './library/pieces.js';
import type { FsOption } from './library/library.js';
import { hemCheck, waistCheck, type SpotCheck } from './lengths/hem.js';
import { withLeftArmhole, withLeftCorners } from './rules/left-front.js';
import { withRingInParts } from './rules/ring-in-parts.js';
import { rulesOf } from './rules/table.js';
import { withoutPlaces } from './pieces/pocket-places.js';
import { unknotted, withoutCrossings } from './pieces/mend.js';
import { truedUp } from './pieces/truing.js';
import type { Body, Options, Recipe, RecipeOrder } from './recipe.js';
import { checkOpenings } from './parts/openings.js';
import type { PatternChecks, PieceGeometry, PieceSummary } from './types.js';

/** A recipe drafted: its pieces, what was checked, and what had to be given up. */
export interface Assembled {
  recipe: Recipe;
  pieces: Piece[];
  checks: PatternChecks;
  deviations: string[];
  /** errors of the draft that remain */
  errors: string[];
  rules: { seams: SeamRule[]; girths: GirthRule[] };
}

/** How much of the asked-for options a try keeps: all, those that shape the garment, none. */
type Rung = 'asked' | 'essential' | 'defaults';

const ESSENTIAL =
  /^(length|lengthBonus|chestEase|waistEase|seatEase|hipsEase|kneeEase|sleeveStyle|construction|circleRatio|gathering|panels|waistbandPosition|waistbandWidth|sleeves|waistHeight|centerBackSeam|zipperLocation|backDarts)$/;

function kept(options: Options, rung: Rung): Options {
  if (rung === 'asked') return options;
  if (rung === 'defaults') return {};
  return Object.fromEntries(Object.entries(options).filter(([name]) => ESSENTIAL.test(name)));
}

/** Drafts a recipe on the highest rung of the ladder that comes out clean; else the best of what came out. */
export async function assemble(recipe: Recipe, body: Body, saMm: number): Promise<Assembled> {
  let best: Assembled | null = null;
  for (const rung of ['asked', 'essential', 'defaults'] as const) {
    const made = await attempt(recipe, body, saMm, rung);
    if (!best || faults(made) < faults(best)) best = made;
    if (faults(best) === 0) return best;
  }
  return mended(await nearest(best as Assembled, body, saMm), body);
}

/** Last rung: outlines that still cross themselves are taken apart at the crossings, and that is said. */
function mended(made: Assembled, body: Body): Assembled {
  const torn = new Set(made.checks.outlines.pieces.filter((o) => !o.ok).map((o) => o.piece));
  if (torn.size === 0) return made;
  const pieces = made.pieces.map((p) => (torn.has(p.id) ? withoutCrossings(p) : p));
  const names = pieces.filter((p) => torn.has(p.id)).map((p) => p.title.toLowerCase());
  return {
    ...made,
    pieces,
    checks: check(pieces, made.rules.seams, made.rules.girths, made.recipe, body),
    deviations: [
      ...made.deviations,
      `Outlines that crossed themselves were smoothed; check them: ${names.join(', ')}.`,
    ],
  };
}

/** From here on a draft is broken (errors, torn outlines), not merely off by some millimetres. */
const BROKEN = 10;

async function nearest(best: Assembled, body: Body, saMm: number): Promise<Assembled> {
  if (!best.recipe.nearest || faults(best) < BROKEN) return best;
  const other = await assembleOnce({ ...best.recipe.nearest(), wear: best.recipe.wear }, body, saMm);
  if (faults(other) >= faults(best)) return best;
  return {
    ...other,
    deviations: [
      `Drafted from ${other.recipe.base}: ${best.recipe.base} could not be drafted for these measurements.`,
      ...other.deviations,
    ],
  };
}

const assembleOnce = (recipe: Recipe, body: Body, saMm: number): Promise<Assembled> =>
  assemble({ ...recipe, nearest: undefined }, body, saMm);

/** Edges that differ by more do not belong together. */
const APART_MM = 20;

/** Draft errors weigh most, then broken outlines and edges far apart, then seams and girths off tolerance. */
function faults(made: Assembled): number {
  const broken = made.checks.outlines.pieces.filter((o) => !o.ok).length;
  const { seams, finished_measures, unmeasured } = made.checks;
  const apart = seams.filter((s) => !s.ok && Math.abs(s.off_by_mm) > APART_MM).length;
  const off =
    apart * 10 + seams.filter((s) => !s.ok).length + finished_measures.filter((g) => !g.ok).length + unmeasured.length;
  const empty = made.pieces.length === 0 ? 1000 : 0;
  return empty + made.errors.length * 100 + broken * 10 + off;
}

async function attempt(recipe: Recipe, body: Body, saMm: number, rung: Rung): Promise<Assembled> {
  const pieces: Piece[] = [];
  const errors: string[] = [];
  const rules: { seams: SeamRule[]; girths: GirthRule[] } = { seams: [], girths: [] };
  for (const order of recipe.orders) {
    const own = order.body ? order.body(pieces, body) : body;
    const made = await draftOrder(order, own, saMm, rung);
    errors.push(...made.errors);
    const used = rulesOf(made.draft, own);
    rules.seams.push(...used.seams);
    rules.girths.push(...used.girths);
    pieces.push(...truedUp(made.pieces.map(unknotted), used.seams));
  }
  const altered = withHoles(withoutPlaces(alteredBy(recipe, pieces.map(withLeftCorners), body, saMm, errors)));
  const joins = recipe.joins?.(altered, body);
  const own = altered.flatMap((piece) => piece.seams ?? []);
  const named = lastOfName([...rules.seams, ...(joins?.seams ?? []), ...own]);
  const seams = withRingInParts(withLeftArmhole(named), altered);
  const wide = wideEnough(
    altered,
    { seams, girths: lastOfName([...rules.girths, ...(joins?.girths ?? [])]) },
    recipe,
    body,
  );
  const { girths } = wide;
  const checks = check(wide.pieces, seams, girths, recipe, body);
  return {
    recipe,
    pieces: wide.pieces,
    checks,
    deviations: [...recipe.deviations, ...givenUp(rung, recipe)],
    errors,
    rules: { seams, girths },
  };
}

/** The draft with the girths of its waist and its hem (or at its seat) measured, and let out where the body would not fit in. */
function wideEnough(
  pieces: Piece[],
  { seams, girths }: { seams: SeamRule[]; girths: GirthRule[] },
  { wear }: Recipe,
  body: Body,
): { pieces: Piece[]; girths: GirthRule[] } {
  if (!wear) return { pieces, girths };
  const waist = waistCheck(pieces, { seams, girths }, body, wear);
  const held = waist ? letOutAt(waist, seams) : pieces;
  const hem = hemCheck(held, { seams, girths }, body, wear);
  return {
    pieces: hem ? letOutAt(hem, seams) : held,
    girths: [...girths, ...(waist ? [waist.rule] : []), ...(hem ? [hem.rule] : [])],
  };
}

function letOutAt({ pieces, rule, let_out }: SpotCheck, seams: readonly SeamRule[]): Piece[] {
  const [found] = checkGirths(pieces, [rule]);
  const ratio = found ? (rule.least_mm ?? 0) / found.finished_mm : 1;
  const wanted = ratio > 1 && ratio <= MOST_LET_OUT;
  const slides = seams.filter((s) => s.true !== 'cap');
  return wanted ? truedUp(let_out(ratio), slides) : pieces;
}

/** Beyond this a hem would be another garment's: then the check says that it is narrow. */
const MOST_LET_OUT = 1.35;

/** "boxPleat" → "box pleat". */
const inWords = (option: string): string => option.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase();

/** What a lower rung left out, by name. */
function givenUp(rung: Rung, recipe: Recipe): string[] {
  const left = recipe.orders.flatMap(({ options }) => {
    const still = kept(options, rung);
    return Object.keys(options).filter((name) => !(name in still));
  });
  if (rung === 'asked' || left.length === 0) return [];
  return [`Left out, for the draft could not bear it: ${[...new Set(left)].map(inWords).join(', ')}.`];
}

/** Changes that a torn draft cannot bear are left out and counted as errors, so that a lower rung is tried. */
function alteredBy(recipe: Recipe, pieces: Piece[], body: Body, saMm: number, errors: string[]): Piece[] {
  return (recipe.alter ?? []).reduce((all, change) => {
    try {
      return change(all, body, saMm);
    } catch (error) {
      errors.push(`alteration: ${String(error).slice(0, 120)}`);
      return all;
    }
  }, pieces);
}

/** Later rules replace earlier ones of the same name. */
const lastOfName = <T extends { name: string; replaces?: string }>(rules: readonly T[]): T[] => [
  ...new Map(rules.map((rule) => [rule.replaces ?? rule.name, rule])).values(),
];

async function draftOrder(
  order: RecipeOrder,
  body: Body,
  saMm: number,
  rung: Rung,
): Promise<{ draft: Draft; pieces: Piece[]; errors: string[] }> {
  const options = await known(order, kept(order.options, rung));
  const made = await draft({ design: order.design, options, ...(order.only ? { only: order.only } : {}) }, body, saMm);
  const pieces = readable(made)
    .filter((p) => !order.without?.test(p.id))
    .map((p) => (order.label ? { ...p, title: labelled(order.label, p.title) } : p));
  return { draft: made, pieces, errors: made.errors };
}

/** A torn draft may have parts that cannot be read: then it has no pieces, and an error. */
function readable(made: Draft): Piece[] {
  try {
    return piecesOf(made);
  } catch (error) {
    made.errors.push(`pieces: ${String(error).slice(0, 120)}`);
    return [];
  }
}

const labelled = (label: string, title: string): string =>
  title.toLowerCase() === label.toLowerCase() ? title : `${label}: ${title.toLowerCase()}`;

/** Only options that the design has, of the type it has them in, numbers kept near its own limits. */
async function known(order: RecipeOrder, options: Options): Promise<Options> {
  const table = await optionTable(order.design);
  const used = Object.entries(options).flatMap(([name, value]): [string, Options[string]][] => {
    const fitting = table[name] ? fitted(table[name], value) : null;
    return fitting === null ? [] : [[name, fitting]];
  });
  return Object.fromEntries(used);
}

function fitted(option: FsOption, value: Options[string]): Options[string] | null {
  if (option.list) return option.list.includes(String(value)) ? value : null;
  if (option.bool !== undefined) return typeof value === 'boolean' ? value : null;
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  if (option.count !== undefined) return within(option, Math.round(value), 1, 0);
  return within(option, value, option.pct === undefined ? 1 : 100, 4);
}

/** Lengths may go beyond a design's own slider (a shirt made a dress), so numbers get `spare` times its range. */
function within(option: FsOption, value: number, perUnit: number, spare: number): number {
  const [min, max] = [(option.min ?? -Infinity) / perUnit, (option.max ?? Infinity) / perUnit];
  const range = Number.isFinite(max - min) ? max - min : 0;
  return Math.max(min - range * 0.5, Math.min(max + range * spare, value));
}

function check(
  pieces: readonly Piece[],
  seamRules: SeamRule[],
  girthRules: GirthRule[],
  { wear }: Recipe,
  body: Body,
): PatternChecks {
  const present = (id: string) => pieces.some((p) => p.id === id);
  const wanted = seamRules.filter((rule) => rule.a.length > 0 && [...rule.a, ...rule.b].every((r) => present(r.piece)));
  const { seams, unmeasured } = checkSeams(pieces, wanted);
  const outlines = checkOutlines(pieces);
  const finished_measures = checkGirths(pieces, girthRules, wear);
  const openings = checkOpenings(pieces, body, wear);
  const ok = [seams, outlines, finished_measures, openings].every((all) => all.every((one) => one.ok));
  return {
    seams,
    outlines: { ok: outlines.every((o) => o.ok), pieces: outlines },
    finished_measures,
    openings,
    lengths: [],
    ok,
    unmeasured,
  };
}

export function summaryOf(piece: Piece): PieceSummary {
  const { width, height } = sizeOf(piece);
  return {
    name: piece.title,
    cut: piece.cuts.reduce((sum, c) => sum + c.count, 0),
    on_fold: piece.on_fold,
    material: piece.cuts[0].material,
    id: piece.id,
    cuts: piece.cuts.map((c) => ({ ...c })),
    width_mm: Math.round(width),
    height_mm: Math.round(height),
  };
}

const pairs = (line: readonly Point[]): [number, number][] =>
  line.map((p) => [Math.round(p.x * 100) / 100, Math.round(p.y * 100) / 100]);

export function geometryOf(piece: Piece): PieceGeometry {
  return {
    id: piece.id,
    name: piece.title,
    on_fold: piece.on_fold,
    loop: pairs(piece.loop),
    cut_loop: piece.cutLoop && pairs(piece.cutLoop),
    area_mm2: Math.round(area(piece.loop)),
    perimeter_mm: Math.round(lengthOf(piece.loop) * 10) / 10,
    points: Object.fromEntries(Object.entries(piece.points).map(([name, p]) => [name, pairs([p])[0]])),
  };
}
