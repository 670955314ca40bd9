import type { GirthCheck, OutlineCheck, SeamCheck } from './checks.js';
import type { Shown } from '../../cut/shown.js';
import type { LengthCheck } from './lengths/finished-lengths.js';
import type { OpeningCheck, Piece } from './pieces/piece.js';
import type { EdgeSummary } from './seams/graph.js';
import type { Seam } from './seams/joins.js';
import type { PatternStatus } from './recipe.js';
import type { MaterialNeed } from './lay/yardage.js';

export interface PatternOptions {
  /** seam allowance, mm, 0–30; default 10 */
  sa_mm?: number;
  /** accepted for symmetry with the other engines; the draft has no chance in it */
  seed?: number;
  /** heading of the sheet; default the garment's name */
  title?: string;
  /** further lines under the heading, e.g. the size */
  notes?: string[];
  /** what the text calls the garment, where it is known by name and something near it is drafted */
  nearest_to?: readonly string[];
}

export interface PieceSummary {
  /** title as printed on the sheet */
  name: string;
  /** total number of cut pieces in all materials */
  cut: number;
  on_fold: boolean;
  /** material of the first cut; `cuts` lists all */
  material: string;
  id: string;
  cuts: { material: string; count: number; mirrored: boolean; on_bias: boolean }[];
  /** of the cutting line as drafted (half of it when on the fold) */
  width_mm: number;
  height_mm: number;
}

export interface PatternChecks {
  seams: SeamCheck[];
  outlines: { ok: boolean; pieces: OutlineCheck[] };
  finished_measures: GirthCheck[];
  /** what has to pass where nothing else opens: the head through a neck, the seat through a waist */
  openings: OpeningCheck[];
  /** lengths that the text gives in centimetres */
  lengths: LengthCheck[];
  /** every seam, outline and measure above is within its tolerance */
  ok: boolean;
  /** rules that name points this draft does not have */
  unmeasured: string[];
}

/** Outline of a piece for other engines: sewing and cutting line as closed polylines, mm, y downwards. */
export interface PieceGeometry {
  id: string;
  name: string;
  on_fold: boolean;
  loop: [number, number][];
  cut_loop: [number, number][] | null;
  area_mm2: number;
  perimeter_mm: number;
  points: Record<string, [number, number]>;
}

/** Proportions of the drafted garment for the flats, mm; null where this draft does not tell. */
export interface DraftProportions {
  chest_width: number | null;
  body_length: number | null;
  sleeve_length: number | null;
  waist_width: number | null;
  hem_width: number | null;
}

export interface Pattern {
  status: PatternStatus;
  /** names of the base designs, joined by `+` */
  base: string;
  deviations: string[];
  pieces: PieceSummary[];
  checks: PatternChecks;
  yardage: MaterialNeed[];
  /** whole sheet at true scale, 1 user unit = 1 mm; empty when `status` is `none` */
  svg: string;
  sheet: { width_mm: number; height_mm: number };
  geometry: PieceGeometry[];
  /** the pieces as drafted, for those who draw them again (`patternPdf`) */
  drafted: Piece[];
  /** which edge meets which */
  seams: Seam[];
  /** every edge of every piece, and what becomes of it */
  edges: EdgeSummary[];
  proportions: DraftProportions;
  /** Anchors that the pieces tell of. */
  shown: Partial<Shown>;
  sa_mm: number;
}
