import type { Notion } from '../materials/index.js';
import type { Seam as PatternSeam } from '../pattern/index.js';

/** Where a step stands in the making; in sewing order. */
export const PHASES = [
  'prepare',
  'interfacing',
  'parts',
  'darts',
  'panels',
  'pockets',
  'placket',
  'fly',
  'shoulders',
  'neck',
  'sleeves',
  'sides',
  'crotch',
  'cuffs',
  'waist',
  'zip',
  'lining',
  'edges',
  'hem',
  'fastening',
  'finish',
] as const;
export type Phase = (typeof PHASES)[number];

/** A seam as a factory names it. */
export interface Seam {
  /** ISO 4915 stitch type, e.g. `301` */
  stitch: string;
  stitch_name: string;
  /** ISO 4916 seam: its class, 1 superimposed … 8, and for the commonest the construction (`1.01`); null for a stitch alone */
  seam: string | null;
  seam_name: string;
  /** mm; null where the piece's own line decides */
  allowance_mm: number | null;
}

export interface Step {
  number: number;
  phase: Phase;
  title: string;
  text: string;
  /** pieces used, as printed on the pattern */
  pieces: string[];
  piece_ids: string[];
  seams: Seam[];
  /** seams of the pattern that are closed here; empty where the pattern does not say which edges meet, or the seam is closed in part */
  joins: PatternSeam[];
  machine: string;
  /** standard minutes (SAM) of a practised operator */
  minutes: number;
}

/** How the main cloth is sewn. */
export interface SewingNotes {
  /** as the steps treat it */
  kind: ClothKind;
  needle: string;
  thread: string;
  /** stitches per centimetre for seams */
  stitches_per_cm: number;
  pressing: string;
  handling: string;
}

export type ClothKind = 'knit' | 'stretch' | 'light' | 'medium' | 'heavy' | 'sheer' | 'leather' | 'pile';

export interface Construction {
  sewing: SewingNotes;
  steps: Step[];
  /** haberdashery that a step takes and only the pieces tell of, for the bill */
  takes: Notion[];
  /** sum of the steps' standard minutes */
  minutes: number;
}
