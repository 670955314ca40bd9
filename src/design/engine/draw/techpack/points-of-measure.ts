import type { SizeRow } from '../../make/measurements/index.js';
import type { TechPackInput } from './input.js';
import { accessoryPoints } from './points/accessories.js';
import { girthPoints } from './points/girths.js';
import { legPoints } from './points/legs.js';
import { skirtPoints } from './points/skirt.js';
import { upperPoints } from './points/upper.js';
import type { Basis, PomKind, PointDraft } from './points/types.js';

export type { PomKind } from './points/types.js';

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

const round1 = (v: number): number => Math.round(v * 10) / 10;

const CODES = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

const drafts = (input: TechPackInput): PointDraft[] => [
  ...girthPoints(input),
  ...upperPoints(input),
  ...skirtPoints(input),
  ...legPoints(input),
  ...accessoryPoints(input),
];

/**
 * Points of measure of the finished piece with their values in every size: the drafted figure, moved by what the body
 * measure it follows differs, so that the ease stays the same. Tolerances are usual trade values.
 */
export function pointsOfMeasure(input: TechPackInput): PointOfMeasure[] {
  const { values } = input.measurements;
  if (input.pattern.status === 'none') return [];
  return drafts(input).map(({ grade: [measure, share], ...draft }, i) => {
    const base = values[measure] ?? 0;
    const at = (row: SizeRow): number => draft.value + share * (row.measurements[measure] - base);
    return {
      ...draft,
      code: CODES[i] ?? '?',
      value: round1(draft.value),
      graded: input.size_chart.sizes.map((row) => round1(at(row))),
    };
  });
}
