import type { Op } from '../../../geometry/path.js';
import type { Point } from '../../../geometry/point.js';

/** A stretch of a piece's outline between two named points of its draft, over `via` (else the shorter way). */
export interface Run {
  piece: string;
  from: string;
  to: string;
  via?: string;
  /** how many such stretches meet the other side; default 1 */
  times?: number;
}

export interface SeamRule {
  name: string;
  /** name of the rule that it stands in place of, where that is another */
  replaces?: string;
  a: Run[];
  b: Run[];
  /** planned length of the other side where it is no piece's edge (a finished waist), mm */
  to_mm?: number;
  /** how much longer `a` is meant to be than `b`, mm, from the design's intent, never from the draft; default 0 */
  ease_mm?: number;
  /** how many times `b` `a` is meant to be (gathers, stretched ribs), in place of `ease_mm` */
  ratio?: number;
  /** why the sides differ: eased in, gathered, stretched, laid in pleats; default sewn flush */
  kind?: SeamKind;
  /** said with a declared difference, e.g. `cap gathered into the armhole` */
  reason?: string;
  /** default 2 where the sides are sewn flush, 5 where they differ by intent, 2 % of the longer side for gathers */
  tolerance_mm?: number;
  /** how the draft's own difference is trued up before anything else is done with the pieces */
  true?: Slide | 'cap';
}

/** The end of a seam that slides along it, on one piece of one side. */
export interface Slide {
  piece: string;
  start: string;
  end: string;
  /** end of the neighbouring edge, where the change fades out */
  beyond: string;
}

export type SeamKind = 'flush' | 'ease' | 'gather' | 'stretch' | 'pleat';

/** What has to pass through an opening when the garment is put on, held against how far the opening gives. */
export interface OpeningCheck {
  opening: 'neck' | 'waist' | 'wrist' | 'ankle';
  /** the chest passes a waist that is pulled over the head */
  passes: 'head' | 'seat' | 'chest' | 'hand' | 'foot';
  /** girth of the body that passes, mm */
  body_mm: number;
  /** how far the opening gives: its edge, stretched, and any slit in it, mm */
  opens_mm: number;
  /** how it is opened further, where the edge alone is too tight */
  by?: string;
  /** that was not asked for */
  added?: boolean;
  ok: boolean;
}

/** An opening that was planned with the piece it lies in. */
export type PlannedOpening = Required<Pick<OpeningCheck, 'opening' | 'passes' | 'body_mm' | 'opens_mm' | 'by'>>;

export interface PieceCut {
  material: string;
  count: number;
  /** cut as mirrored pairs */
  mirrored: boolean;
  on_bias: boolean;
}

export type MarkKind = 'notch' | 'back-notch' | 'button' | 'buttonhole' | 'snap' | 'eyelet';

export interface Mark {
  kind: MarkKind;
  at: Point;
  /** degrees clockwise */
  rotate: number;
  /** of a buttonhole: where its end lies relative to `at` */
  align?: 'start' | 'end';
}

export type LineStyle = 'inner' | 'dashed' | 'dotted' | 'help';

/** One pattern piece in its own coordinates (mm, y downwards). */
export interface Piece {
  /** `design.part` */
  id: string;
  title: string;
  cuts: PieceCut[];
  on_fold: boolean;
  /** sewing line, first point repeated at the end */
  loop: Point[];
  /** true when the sewing line came closed from the draft, false when its ends had to be joined over more than 1 mm */
  closed: boolean;
  /** cutting line where the draft has a whole one */
  cutLoop: Point[] | null;
  outlineOps: Op[];
  allowance: Op[][];
  /** `of`: what the draft calls a line that places something */
  lines: { ops: Op[]; style: LineStyle; of?: string }[];
  fold: [Point, Point] | null;
  grain: [Point, Point] | null;
  marks: Mark[];
  points: Record<string, Point>;
  /** what its edges are sewn to, where the piece itself knows; replaces a rule of the same name */
  seams?: SeamRule[];
  /** what has to pass an opening in it, where the piece itself knows */
  openings?: PlannedOpening[];
  /** its outline without a button stand that was grown on; girths are measured there */
  body?: Point[];
  /** what the elastic or cord inside holds it to along its length when nothing stretches it, mm */
  drawn_mm?: number;
  /** of a band: how much of its length lies beneath its other end, mm */
  underlap_mm?: number;
  /** how far below the natural waist its upper edge is worn, mm, where its points do not tell */
  waist_mm?: number;
  /** what of the spec it draws where its id does not tell: `attribute=value` */
  shows?: readonly string[];
}
