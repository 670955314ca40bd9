import type { EvidenceMap } from './engine/brief/index.js';
import type { Materials } from './engine/materials/index.js';
import type { SizeRow } from './engine/measurements/index.js';
import type { Palette } from './engine/palette/index.js';
import type { PatternChecks, PatternStatus, PieceSummary } from './engine/pattern/index.js';
import type { GarmentSpec } from './engine/spec.js';

export interface BodyResult {
  gender: 'women' | 'men';
  size: string;
  unit: 'cm';
  values: Record<string, number>;
  given: string[];
  estimated: string[];
}

export interface PatternResult {
  status: PatternStatus;
  base: string;
  deviations: string[];
  pieces: PieceSummary[];
  checks: PatternChecks;
  sheet: { width_mm: number; height_mm: number };
}

/** What a completed design keeps in its row; files stand in the artefact store under the names of `FILES`. */
export interface StoredResult {
  spec: GarmentSpec;
  evidence: EvidenceMap;
  palette: Palette;
  materials: Materials;
  measurements: BodyResult;
  size_chart: { unit: 'cm'; gender: 'women' | 'men'; sizes: SizeRow[] };
  pattern: PatternResult;
  illustration: { width: number; height: number };
  warnings: string[];
}

/** Names of a design's files. */
export const FILES = {
  pattern: 'pattern.svg',
  front: 'front.svg',
  back: 'back.svg',
  illustration: 'illustration.png',
} as const;
export type FileName = (typeof FILES)[keyof typeof FILES];
export const FILE_NAMES = Object.values(FILES) as readonly FileName[];

export const artefactKey = (id: string, file: FileName): string => `design/${id}/${file}`;
export const artefactFolder = (id: string): string => `design/${id}`;

/** 2:3, large enough to print on a page of a tech pack. */
export const ILLUSTRATION_SIZE = { width: 1024, height: 1536 } as const;
