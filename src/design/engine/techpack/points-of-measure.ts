import type { SizeRow } from '../measurements/index.js';
import { clothKind } from '../construction/index.js';
import type { GarmentSpec } from '../spec.js';
import type { TechPackInput } from './input.js';

/** How a figure of the finished garment was found. */
export type Basis = 'pattern' | 'body and ease';

/** A point of measure of the finished garment, laid flat; cm. */
export interface PointOfMeasure {
  /** letter on the drawing */
  code: string;
  kind: PomKind;
  name: string;
  how: string;
  basis: Basis;
  /** the drafted piece */
  value: number;
  /** in the sizes of the chart, same order */
  graded: number[];
  /** ± cm */
  tolerance: number;
}

export type PomKind = 'chest' | 'waist' | 'hip' | 'hem' | 'length' | 'sleeve' | 'other' | 'inseam';

type Measure = keyof SizeRow['measurements'];

interface Draft {
  kind: PomKind;
  name: string;
  how: string;
  basis: Basis;
  value: number;
  /** body measure that it grows with, and by how much of it */
  grade: readonly [Measure, number];
  tolerance: number;
}

const UPPER = ['shirt', 'top', 'knitwear', 'jacket', 'outerwear', 'dress', 'one-piece'];
const LOWER = ['trousers', 'shorts', 'skirt'];

const round1 = (v: number): number => Math.round(v * 10) / 10;

/** Knits are measured with more latitude than wovens; usual trade values, cm. */
function tolerances(spec: GarmentSpec): Readonly<Record<PomKind, number>> {
  const loose = ['knit', 'stretch', 'pile'].includes(clothKind(spec)) ? 1.5 : 1;
  return { chest: loose, waist: loose, hip: loose, hem: loose, length: loose, sleeve: loose, other: loose, inseam: 1 };
}

/** Finished girth of the pattern's own checks, cm. */
function girth(input: TechPackInput, name: RegExp): number | null {
  const found = input.pattern.checks.finished_measures.find((g) => name.test(g.name));
  return found ? found.finished_mm / 10 : null;
}

const positive = (mm: number | null): number | null => (mm !== null && mm > 0 ? mm / 10 : null);

/** Ease that a finished half-width adds to a quarter of the body where the pattern does not tell, cm. */
const EASE: Readonly<Record<string, number>> = {
  tight: -1,
  slim: 1.5,
  regular: 3,
  relaxed: 5,
  loose: 7,
  oversized: 10,
};

function widths(input: TechPackInput): Draft[] {
  const { completed, proportions, measurements } = input;
  const { values } = measurements;
  const upper = UPPER.includes(completed.category);
  const lower = LOWER.includes(completed.category);
  const tol = tolerances(completed);
  const half = (cm: number | null): number | null => (cm === null ? null : cm / 2);
  const ease = EASE[completed.fit ?? 'regular'] ?? 3;
  const out: Array<Draft | null> = [];
  const add = (
    kind: PomKind,
    name: string,
    how: string,
    measured: number | null,
    estimated: number | null,
    grade: Draft['grade'],
  ): void => {
    const value = measured ?? estimated;
    if (value === null || value <= 0) return;
    out.push({
      kind,
      name,
      how,
      basis: measured === null ? 'body and ease' : 'pattern',
      value,
      grade,
      tolerance: tol[kind],
    });
  };
  if (upper) {
    const chest = half(girth(input, /^(chest|bust)/)) ?? positive(proportions.chest_width);
    add('chest', 'Chest width', 'Edge to edge, 2.5 cm below the armhole', chest, (values.chest ?? 0) / 2 + ease, [
      'chest',
      0.5,
    ]);
  }
  if (upper || lower) {
    const waist = half(girth(input, /^waist/)) ?? (upper ? positive(proportions.waist_width) : null);
    const shown = lower || waist !== null;
    const guess = lower ? (values.waist ?? 0) / 2 + Math.min(1, ease) : null;
    if (shown)
      add(
        'waist',
        'Waist width',
        lower ? 'Along the top edge, closed' : 'Edge to edge at the narrowest',
        waist,
        guess,
        ['waist', 0.5],
      );
  }
  const hip = half(girth(input, /^(hips?$|seat)/));
  if (hip !== null || lower)
    add('hip', 'Hip width', 'Edge to edge at the fullest part', hip, lower ? (values.seat ?? 0) / 2 + ease : null, [
      'seat',
      0.5,
    ]);
  if (upper)
    add('hem', 'Hem width', 'Edge to edge along the hem', positive(proportions.hem_width), null, ['hips', 0.5]);
  return [...out.filter((d): d is Draft => d !== null), ...furtherGirths(input, tol.other)];
}

/** Girths that the pattern checks beyond chest, waist and hip: hem, thigh, knee. */
function furtherGirths(input: TechPackInput, tolerance: number): Draft[] {
  return input.pattern.checks.finished_measures
    .filter((g) => !/^(chest|bust|waist|hips?$|seat)/.test(g.name))
    .map((g) => ({
      kind: 'other',
      name: `${g.name.charAt(0).toUpperCase()}${g.name.slice(1)} width`,
      how: 'Edge to edge',
      basis: 'pattern',
      value: g.finished_mm / 20,
      grade: ['seat', 0.5],
      tolerance,
    }));
}

function lengths(input: TechPackInput): Draft[] {
  const { completed, proportions, measurements } = input;
  const tol = tolerances(completed);
  const legs = ['trousers', 'shorts'].includes(completed.category);
  const upper = UPPER.includes(completed.category);
  const body = positive(proportions.body_length);
  const sleeve = positive(proportions.sleeve_length);
  const arm = measurements.values.shoulderToWrist || 60;
  const composed = input.pattern.base.includes('+');
  const out: Draft[] = [];
  if (body !== null && (upper || legs)) {
    const share = legs ? Math.min(1, body / ((measurements.values.inseam || 78) + 25)) : 1;
    out.push({
      kind: 'length',
      name: legs ? 'Front length' : composed ? 'Bodice length, front' : 'Front length',
      how: legs
        ? 'Along the front, below the waistband, to the hem'
        : 'From the shoulder seam at the neck, straight down',
      basis: 'pattern',
      value: body,
      grade: legs ? ['inseam', share] : ['hpsToWaistBack', 1],
      tolerance: body > 80 ? tol.length + 0.5 : tol.length,
    });
  }
  const skirt = skirtLength(input);
  if (skirt !== null)
    out.push({
      kind: 'length',
      name: 'Skirt length',
      how: 'Along the front, below the waistband, to the hem',
      basis: 'pattern',
      value: skirt,
      grade: ['hpsToWaistBack', 0.5],
      tolerance: tol.length,
    });
  if (sleeve !== null && completed.sleeve.length !== 'sleeveless')
    out.push({
      kind: 'sleeve',
      name: 'Sleeve length',
      how: `From the top of the sleeve cap to its lower edge${input.pattern.pieces.some((p) => /cuff/i.test(p.name)) ? ', without the cuff' : ''}`,
      basis: 'pattern',
      value: sleeve,
      grade: ['shoulderToWrist', Math.min(1, sleeve / arm)],
      tolerance: tol.sleeve,
    });
  if (
    legs &&
    completed.length !== 'thigh' &&
    (measurements.values.inseam ?? 0) > 0 &&
    completed.category === 'trousers'
  )
    out.push({
      kind: 'inseam',
      name: 'Inseam',
      how: 'From the crotch point to the hem',
      basis: 'body and ease',
      value: measurements.values.inseam * inseamShare(completed),
      grade: ['inseam', inseamShare(completed)],
      tolerance: tol.inseam,
    });
  return out;
}

/** Straight fronts only: a sector's height is not its length. */
function skirtLength({ completed, pattern }: TechPackInput): number | null {
  const front = pattern.drafted?.find((p) => /^(penelope\.front|sarah\.front|own\.pleats)$/.test(p.id));
  if (completed.category !== 'skirt' || !front) return null;
  const ys = front.loop.map((p) => p.y);
  return (Math.max(...ys) - Math.min(...ys)) / 10;
}

const inseamShare = (spec: GarmentSpec): number =>
  ({ calf: 0.62, midi: 0.6, knee: 0.32, 'below-knee': 0.45, ankle: 0.94 })[spec.length as string] ?? 1;

const CODES = 'ABCDEFGHIJ';

/**
 * Points of measure of the finished piece with their values in every size: the drafted figure, moved by what the body
 * measure it follows differs, so that the ease stays the same. Tolerances are usual trade values.
 */
export function pointsOfMeasure(input: TechPackInput): PointOfMeasure[] {
  const { values } = input.measurements;
  if (input.pattern.status === 'none') return [];
  return [...widths(input), ...lengths(input)].map((draft, i) => {
    const [measure, share] = draft.grade;
    const base = values[measure] ?? 0;
    const at = (row: SizeRow): number => draft.value + share * (row.measurements[measure] - base);
    return {
      code: CODES[i] ?? '?',
      kind: draft.kind,
      name: draft.name,
      how: draft.how,
      basis: draft.basis,
      value: round1(draft.value),
      graded: input.size_chart.sizes.map((row) => round1(at(row))),
      tolerance: draft.tolerance,
    };
  });
}
