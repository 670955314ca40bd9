import type { Unused } from './engine/read/types.js';
import type { EvidenceMap } from './engine/read/index.js';
import type { CareLabel } from './engine/make/care/index.js';
import type { Construction, Step } from './engine/make/construction/index.js';
import type { CostEstimate } from './engine/make/cost/index.js';
import type { Materials } from './engine/make/materials/index.js';
import type { SizeRow } from './engine/make/measurements/index.js';
import type { ReferencedPalette } from './engine/color/reference.js';
import type {
  EdgeSummary,
  MaterialNeed,
  Pattern,
  PatternChecks,
  PatternStatus,
  PieceSummary,
  Seam,
} from './engine/make/pattern/index.js';
import type { GarmentSpec } from './engine/garments/garment-spec.js';

export interface BodyResult {
  gender: 'women' | 'men' | 'child';
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
  /** absent in designs from before they were told */
  seams?: Seam[];
  edges?: EdgeSummary[];
}

/** What a completed design keeps in its row; files stand in the artefact store under the names of `FILES`. */
export interface StoredResult {
  spec: GarmentSpec;
  evidence: EvidenceMap;
  /** absent in designs from before it was told */
  unused?: Unused[];
  palette: ReferencedPalette;
  materials: Materials;
  construction: Omit<Construction, 'takes'>;
  care: CareLabel;
  cost: CostEstimate;
  measurements: BodyResult;
  size_chart: { unit: 'cm'; gender: 'women' | 'men' | 'child'; sizes: SizeRow[] };
  pattern: PatternResult;
  illustration: { width: number; height: number };
  warnings: string[];
  /** who read the text: `embedded`, or the model upstream whose claims stand in the spec */
  generated_by: string;
  /** whether it can be draped, as far as its pieces tell; absent in designs from before it was told */
  worn?: WornStatus;
  /** files that are made later; not shown as such */
  late?: LateFile[];
}

/** `reason` says what prevents it. */
export type WornStatus = { status: 'available' } | { status: 'unavailable'; reason: string };

/** What the late files are drawn from: written when the design is completed, never served. */
export interface StoredDraft {
  completed: GarmentSpec;
  pieces: Pattern['drafted'];
  yardage: MaterialNeed[];
  sa_mm: number;
  proportions: Pattern['proportions'];
}

/** Names of a design's files. */
export const FILES = {
  pattern: 'pattern.svg',
  front: 'front.svg',
  back: 'back.svg',
  illustration: 'illustration.png',
  patternA4: 'pattern-a4.pdf',
  patternLetter: 'pattern-letter.pdf',
  patternA0: 'pattern-a0.pdf',
  techpack: 'techpack.pdf',
  graded: 'pattern-graded.svg',
  gradedA0: 'pattern-graded-a0.pdf',
  dxf: 'pattern.dxf',
  garmentcode: 'garmentcode.json',
  projector: 'pattern-projector.pdf',
  gradedDxf: 'pattern-graded.dxf',
  gradeRules: 'pattern-graded.rul',
  steps: 'steps.svg',
  measurements: 'pattern-measurements.json',
  marker90: 'marker-90.svg',
  marker140: 'marker-140.svg',
  marker150: 'marker-150.svg',
  marker90Pdf: 'marker-90.pdf',
  marker140Pdf: 'marker-140.pdf',
  marker150Pdf: 'marker-150.pdf',
  outfit: 'outfit.png',
  wornGlb: 'worn.glb',
  wornPng: 'worn.png',
  fitPng: 'fit.png',
  fitJson: 'fit.json',
  small: 'illustration-256.jpg',
  middle: 'illustration-512.jpg',
  large: 'illustration-1024.jpg',
} as const;
export type FileName = (typeof FILES)[keyof typeof FILES];
export const FILE_NAMES = Object.values(FILES) as readonly FileName[];

/** Files that are made of every pattern when somebody first asks for them, and not before. */
const FILES_ON_REQUEST = [
  FILES.projector,
  FILES.gradedDxf,
  FILES.gradeRules,
  FILES.marker90,
  FILES.marker140,
  FILES.marker150,
  FILES.marker90Pdf,
  FILES.marker140Pdf,
  FILES.marker150Pdf,
  FILES.steps,
  FILES.measurements,
] as const;

/** The garment draped on its wearer: made together, when somebody first asks for one of them. */
export const WORN_FILES = [FILES.wornGlb, FILES.wornPng, FILES.fitPng, FILES.fitJson] as const;
export type WornFile = (typeof WORN_FILES)[number];
export const isWornFile = (file: FileName): file is WornFile => (WORN_FILES as readonly FileName[]).includes(file);

/** Of designs from before it was told, the pieces say it when they are asked. */
export const wornOf = ({ worn, pattern }: StoredResult, refused: string | null): WornStatus => {
  if (refused !== null) return { status: 'unavailable', reason: refused };
  if (pattern.status === 'none') return { status: 'unavailable', reason: 'It has no pattern that could be draped.' };
  return worn ?? (pattern.edges ? { status: 'available' } : TOO_OLD);
};
const TOO_OLD: WornStatus = {
  status: 'unavailable',
  reason: 'It was designed before pieces told what they are sewn to; a new version can be draped.',
};

/** Files made after the design is completed: the ones that follow by themselves, in that order, then those on request. */
export const LATE_FILES = [
  FILES.patternA4,
  FILES.patternLetter,
  FILES.patternA0,
  FILES.techpack,
  FILES.dxf,
  FILES.garmentcode,
  FILES.graded,
  FILES.gradedA0,
  ...FILES_ON_REQUEST,
  FILES.outfit,
] as const;
export type LateFile = (typeof LATE_FILES)[number];

/** The late files of a design. */
export const lateFilesOf = (stored: StoredResult): LateFile[] => [
  ...followingFilesOf(stored),
  ...(stored.late?.includes(FILES.outfit) ? [FILES.outfit] : []),
  ...(stored.pattern.status === 'none' ? [] : FILES_ON_REQUEST.filter((f) => f !== FILES.steps || hasJoins(stored))),
];

/** Whether any step says which edges it joins: designs from before it was told do not. */
const hasJoins = ({ construction }: StoredResult): boolean =>
  construction.steps.some(({ joins }: Partial<Step>) => (joins ?? []).length > 0);

/** Those that are made without being asked for; of designs from before they were listed they follow from there being a pattern. */
export const followingFilesOf = ({ late, pattern }: StoredResult): LateFile[] =>
  (late ?? lateFilesFor({ pattern: pattern.status !== 'none', garmentcode: false })).filter(
    (file) => file !== FILES.outfit, // its designs may be completed in any order
  );

const isOnRequest = (file: LateFile): boolean => (FILES_ON_REQUEST as readonly LateFile[]).includes(file);
/** A garment without a pattern has no pattern to print. */
export const lateFilesFor = (has: { pattern: boolean; garmentcode: boolean; outfit?: boolean }): LateFile[] =>
  LATE_FILES.filter((file) => {
    if (file === FILES.outfit) return has.outfit === true;
    if (isOnRequest(file)) return false;
    if (file === FILES.garmentcode) return has.garmentcode;
    return has.pattern || file === FILES.techpack;
  });

export const draftKey = (id: string): string => `design/${id}/draft.json`;
export const artefactKey = (id: string, file: FileName): string =>
  `${file === FILES.outfit ? outfitFolder(id) : artefactFolder(id)}/${file}`;
/** The picture of an outfit goes when another of its designs goes. */
export const outfitFolder = (id: string): string => `design/${id}/outfit`;
export const artefactFolder = (id: string): string => `design/${id}`;

/** 2:3, large enough to print on a page of a tech pack. */
export const ILLUSTRATION_SIZE = { width: 1024, height: 1536 } as const;

/** The illustration as pages load it, the narrowest first: each half as wide as the next. */
export const SMALL_PICTURES = [
  { file: FILES.small, width: 256, height: 384 },
  { file: FILES.middle, width: 512, height: 768 },
  { file: FILES.large, width: 1024, height: 1536 },
] as const;
export type SmallPicture = (typeof SMALL_PICTURES)[number];
