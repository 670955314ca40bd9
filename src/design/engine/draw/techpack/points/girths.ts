import { clothKind } from '../../../make/construction/index.js';
import { isBibDress } from '../../../cut/bib-dress.js';
import type { Cut } from '../../../cut/cut.js';
import type { TechPackInput } from '../input.js';
import { found, spot } from './ruler.js';
import { measuredOr, type PointDraft, type Wording } from './types.js';

const UPPER = ['shirt', 'top', 'knitwear', 'jacket', 'outerwear', 'dress', 'one-piece'];
const LOWER = ['trousers', 'shorts', 'skirt'];
const NEXT_TO_SKIN = ['swimwear', 'underwear'];

export const isUpper = ({ category }: Cut): boolean => UPPER.includes(category);
export const isLower = ({ category }: Cut): boolean => LOWER.includes(category);
/** Stretch pieces that are smaller than the body until they are worn. */
export const isNextToSkin = ({ category }: Cut): boolean => NEXT_TO_SKIN.includes(category);

/** Knits are measured with more latitude than wovens; usual trade values, cm. */
export const toleranceOf = (spec: Cut): number => (['knit', 'stretch', 'pile'].includes(clothKind(spec)) ? 1.5 : 1);

/** Ease that a finished half-width adds to half of the body where the pattern does not tell, cm. */
const EASE: Readonly<Record<string, number>> = {
  tight: -1,
  slim: 1.5,
  regular: 3,
  relaxed: 5,
  loose: 7,
  oversized: 10,
};
const easeOf = (spec: Cut): number => EASE[spec.fit ?? 'regular'] ?? 3;

/** Relaxed width of stretch pieces as a share of the body's. */
const STRETCHED = 0.9;

const positive = (mm: number | null): number | null => (mm !== null && mm > 0 ? mm / 10 : null);
const half = (cm: number | null): number | null => (cm === null ? null : cm / 2);

/** Finished girth of the pattern's own checks, cm. */
function girth(input: TechPackInput, name: RegExp): number | null {
  const row = input.pattern.checks.finished_measures.find((g) => name.test(g.name));
  return row ? row.finished_mm / 10 : null;
}

/** A seam of the pattern's checks, its second side, cm. */
const seam = (input: TechPackInput, name: RegExp): number | null => {
  const row = input.pattern.checks.seams.find((s) => name.test(s.name));
  return row ? row.b_mm / 10 : null;
};

const wording = (
  kind: Wording['kind'],
  name: string,
  how: string,
  grade: Wording['grade'],
  tolerance: number,
): Wording => ({ kind, name, how, grade, tolerance });

/** Hangs from its waist, with a bib and straps above. */
export const isBibbed = (cut: Cut): boolean => cut.garment === 'overalls' || isBibDress(cut);

/** Nothing of the body tells how wide these are. */
const HANGING: readonly string[] = ['cape', 'poncho', 'overalls'];

/** Half of the back of a kimono, which is one straight panel, cm. */
const straightBack = ({ pattern }: TechPackInput): number | null => {
  const underarm = spot(found(pattern.drafted ?? [], /\.robeBack$/), 'underarm');
  return underarm ? (underarm.x * 2) / 10 : null;
};

function chest(input: TechPackInput): PointDraft[] {
  const { completed, measurements, proportions } = input;
  const body = HANGING.includes(completed.garment) ? null : (measurements.values.chest ?? 0) / 2;
  const value = half(girth(input, /^(chest|bust)/)) ?? positive(proportions.chest_width) ?? straightBack(input);
  const how = '2.5 cm below the armhole';
  return measuredOr(
    wording('chest', 'Chest width', how, ['chest', 0.5], toleranceOf(completed)),
    value,
    body === null ? null : body + easeOf(completed),
  );
}

const isElastic = ({ waistline, closure, garment }: Cut): boolean =>
  waistline === 'elastic' || closure === 'drawstring' || ['joggers', 'leggings', 'tights'].includes(garment);

/** Of what hangs from the waist: the edge that the band is sewn to; an elastic one as far as it stretches. */
function lowerWaist(input: TechPackInput): PointDraft[] {
  const { completed, measurements } = input;
  const body = (measurements.values.waist ?? 0) / 2;
  const edge = half(girth(input, /^(skirt )?waist/) ?? seam(input, /^waistband to waist/i));
  const tolerance = toleranceOf(completed);
  if (!isElastic(completed)) {
    const name = edge === null || edge < body * 1.09 ? 'Waist width' : 'Waist width, at the band';
    return measuredOr(
      wording('waist', name, 'Top edge, closed', ['waist', 0.5], tolerance),
      edge,
      body + Math.min(1, easeOf(completed)),
    );
  }
  const relaxed = wording('waist', 'Waist width, relaxed', 'Top edge, at rest', ['waist', 0.5], tolerance);
  const stretched = wording('other', 'Waist width, stretched', 'Top edge, flat', ['waist', 0.5], tolerance);
  return [...measuredOr(relaxed, null, body - 2), ...measuredOr(stretched, edge, null)];
}

function upperWaist(input: TechPackInput): PointDraft[] {
  const value = half(girth(input, /^waist/)) ?? positive(input.proportions.waist_width);
  const tolerance = toleranceOf(input.completed);
  return measuredOr(wording('waist', 'Waist width', 'At the narrowest', ['waist', 0.5], tolerance), value, null);
}

function hip(input: TechPackInput): PointDraft[] {
  const { completed, measurements } = input;
  const estimate = isLower(completed) ? (measurements.values.seat ?? 0) / 2 + easeOf(completed) : null;
  const wide = ['circle', 'tiered', 'ball-gown', 'gathered'].includes(completed.silhouette ?? '');
  return measuredOr(
    wording('hip', 'Hip width', 'At the fullest part', ['seat', 0.5], toleranceOf(completed)),
    half(girth(input, /^(hips?$|seat)/)),
    wide || completed.details.includes('tiers') ? null : estimate,
  );
}

/** The pattern's own figure, else the drafted hem; composed dresses have theirs on the skirt. */
function hem(input: TechPackInput): PointDraft[] {
  const composed = input.pattern.base.includes('+');
  const value = half(girth(input, /^hem/)) ?? (composed ? null : positive(input.proportions.hem_width));
  const tolerance = toleranceOf(input.completed);
  return measuredOr(wording('hem', 'Hem width', 'Along the hem', ['seat', 0.5], tolerance), value, null);
}

function nextToSkin(input: TechPackInput): PointDraft[] {
  const { completed, measurements } = input;
  const row = (kind: 'chest' | 'waist' | 'hip', name: string, measure: 'chest' | 'waist' | 'seat'): PointDraft[] =>
    measuredOr(
      wording(kind, `${name}, relaxed`, 'Not stretched', [measure, 0.5 * STRETCHED], toleranceOf(completed)),
      null,
      ((measurements.values[measure] ?? 0) / 2) * STRETCHED,
    );
  const words = `${completed.variant ?? ''}`;
  const below = /trunk|boxer|brief|thong|long johns/.test(words);
  const above = /\bbra|bralette/.test(words);
  return [
    ...(below || above ? [] : row('chest', 'Chest width', 'chest')),
    ...(above ? underBust(input) : []),
    ...(above ? [] : row('waist', 'Waist width', 'waist')),
    ...(above ? [] : row('hip', 'Hip width', 'seat')),
  ];
}

/** The band that carries a bra lies below the bust. */
function underBust({ completed, measurements }: TechPackInput): PointDraft[] {
  const { underbust, chest: bust = 0 } = measurements.values;
  return measuredOr(
    wording(
      'hem',
      'Band width, relaxed',
      'Lower edge, closed, not stretched',
      ['chest', 0.5 * STRETCHED],
      toleranceOf(completed),
    ),
    null,
    ((underbust ?? bust * 0.87) / 2) * STRETCHED,
  );
}

/** Widths of the piece laid flat. */
export function girthPoints(input: TechPackInput): PointDraft[] {
  const { completed } = input;
  if (isNextToSkin(completed)) return nextToSkin(input);
  if (isLower(completed) || isBibbed(completed)) return [...lowerWaist(input), ...hip(input)];
  if (!isUpper(completed)) return [];
  const [seat, edge] = [hip(input), hem(input)];
  const same = edge.length > 0 && seat[0]?.value === edge[0].value && (input.proportions.body_length ?? 0) < 800;
  return [...chest(input), ...upperWaist(input), ...(same ? [] : seat), ...edge];
}
