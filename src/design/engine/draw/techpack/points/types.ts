import type { SizeRow } from '../../../make/measurements/index.js';

export const POM_KINDS = [
  'neck',
  'neck-drop',
  'shoulder',
  'chest',
  'waist',
  'hip',
  'hem',
  'length',
  'armhole',
  'sleeve',
  'upper-arm',
  'sleeve-opening',
  'skirt-length',
  'outseam',
  'front-rise',
  'back-rise',
  'inseam',
  'thigh',
  'knee',
  'leg-opening',
  'other',
] as const;
export type PomKind = (typeof POM_KINDS)[number];

/** How a figure of the finished garment was found. */
export type Basis = 'pattern' | 'body and ease';

/** Body measure that a point grows with, and by how much of it. */
export type Grade = readonly [measure: keyof SizeRow['measurements'], share: number];

/** A point of measure before it is graded; cm. */
export interface PointDraft {
  kind: PomKind;
  name: string;
  how: string;
  basis: Basis;
  value: number;
  grade: Grade;
  tolerance: number;
}

/** What a point is called and how it is taken. */
export interface Wording {
  kind: PomKind;
  name: string;
  how: string;
  grade: Grade;
  /** ± cm */
  tolerance: number;
}

/** The point where it could be measured on the draft. @param value cm */
export const measured = (wording: Wording, value: number | null): PointDraft[] =>
  value === null || value <= 0 ? [] : [{ ...wording, basis: 'pattern', value }];

/** The point as measured, else as estimated from the body. */
export const measuredOr = (wording: Wording, value: number | null, estimate: number | null): PointDraft[] => {
  if (value !== null && value > 0) return measured(wording, value);
  return estimate === null || estimate <= 0 ? [] : [{ ...wording, basis: 'body and ease', value: estimate }];
};
