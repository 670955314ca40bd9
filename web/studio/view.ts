import type { Failure } from './failure.js';
import type { components } from '../api.js';
import type { Illustration } from '../parts/picture.js';

type Schemas = components['schemas'];

export type DesignAnswer = Schemas['DesignView'];
export type ReadingAnswer = Schemas['ReadingView'];
export type Standing = Schemas['TrialStandingView'];
export type Version = Schemas['TrialDesignView'];
export type Gallery = Schemas['GalleryView'];
export type Vocabulary = Readonly<Record<string, readonly string[] | null>>;

export type Source = 'stated' | 'implied' | 'style' | 'default';

/** Where a value comes from: the words of the text, where it has any. */
export interface Evidence {
  source: Source;
  span: [number, number] | null;
  text: string | null;
  value?: unknown;
  items?: readonly Evidence[];
  negated?: boolean;
}

export interface Words {
  text: string;
  span: [number, number];
}

export interface Color {
  name: string;
  hex: string;
}

/** A text as it is understood. */
export interface Reading {
  spec: Readonly<Record<string, unknown>> | null;
  evidence: Readonly<Record<string, Evidence>>;
  unused: readonly Words[];
  warnings: readonly string[];
  refusal?: Failure;
}

export interface Piece {
  id: string;
  name: string;
  cut: number;
  on_fold: boolean;
  material: string;
  width_mm: number;
  height_mm: number;
}

export interface Seam {
  name: string;
  kind: string;
  reason?: string;
  a_mm: number;
  b_mm: number;
  declared_mm: number;
}

/** A piece with the measurements of the body that move its outline. */
export interface MovedPiece {
  id: string;
  name: string;
  measurements: readonly string[];
}

/** Pieces that a measurement moves; null while that is being tried. */
export type Moved = readonly MovedPiece[] | null;

/** An edge of a piece sewn to another. */
export interface Joint {
  a: { piece: string; edge: string; from_mm: number; to_mm: number };
  b: { piece: string; edge: string; from_mm: number; to_mm: number };
  ease_mm: number;
  kind: string;
}

export interface Girth {
  name: string;
  body_mm: number;
  finished_mm: number;
}

export interface Step {
  title: string;
  text: string;
  piece_ids: readonly string[];
}

export interface Material {
  name: string;
  metres?: Readonly<Record<string, number>>;
  quantity?: number;
  unit?: string;
  note?: string | null;
}

type FitReport = Schemas['FitReportView'];
/** `fit.json`; those that were kept before it said what is approximate do not say it. */
export type Fit = Omit<FitReport, 'approximate'> & Partial<Pick<FitReport, 'approximate'>>;

export type Worn = NonNullable<DesignAnswer['result']>['worn'];

/** What a page shows of a completed design. */
export interface Made {
  reading: Reading;
  palette: readonly Color[];
  illustration: Illustration;
  sketch: { front_svg: string; back_svg: string };
  body: { gender: string; size: string; values: Readonly<Record<string, number>>; given: readonly string[] };
  pattern: {
    status: string;
    base: string;
    deviations: readonly string[];
    pieces: readonly Piece[];
    seams: readonly Seam[];
    joints: readonly Joint[];
    girths: readonly Girth[];
    svg: string | null;
  };
  materials: readonly Material[];
  steps: readonly Step[];
  minutes: number;
  cost: { low: number; mid: number; high: number; currency: string };
  worn: Worn;
  /** name of a file → its address */
  files: Readonly<Record<string, string>>;
}

/** A design as pages show it. */
export interface Shown {
  id: string;
  status: DesignAnswer['status'];
  stage: string | null;
  description: string;
  /** one line: of a later version what its spec has become */
  summary: string;
  style: string | null;
  version: number;
  instruction: string | null;
  listed: boolean;
  error: Failure | null;
  made: Made | null;
}

/** What the API answers, less what no page shows. */
export function shownOf(design: DesignAnswer): Shown {
  const { id, status, stage, description, summary, style, version, instruction, listed, error, result } = design;
  return {
    id,
    status,
    stage,
    description,
    summary,
    style,
    version,
    instruction,
    listed,
    error: error ?? null,
    made: result ? madeOf(result) : null,
  };
}

type Result = NonNullable<DesignAnswer['result']>;

function madeOf(result: Result): Made {
  const { palette, illustration, sketch, construction, cost, techpack } = result;
  const { checks, files, pieces, status, base, deviations } = result.pattern;
  const { seams = [], finished_measures: girths = [] } = checks as { seams?: Seam[]; finished_measures?: Girth[] };
  const { fabrics, lining, interfacing, notions } = result.materials as unknown as Record<string, Material[]>;
  const { gender, size, values, given } = result.measurements as unknown as Made['body'];
  return {
    reading: readingOf(result),
    palette: [palette.main, palette.secondary, palette.accent].map(({ name, hex }) => ({ name, hex })),
    illustration,
    sketch,
    body: { gender, size, values, given },
    pattern: {
      status,
      base,
      deviations,
      pieces: pieces as unknown as Piece[],
      seams,
      joints: (result.pattern as { seams?: Joint[] }).seams ?? [],
      girths,
      svg: files.svg,
    },
    materials: [...fabrics, ...lining, ...interfacing, ...notions],
    steps: construction.steps.map(({ title, text, piece_ids }) => ({ title, text, piece_ids })),
    minutes: construction.minutes,
    cost: { ...cost.total, currency: cost.currency },
    worn: result.worn,
    files: present({
      ...(files as unknown as Record<string, string | null>),
      techpack: techpack.pdf,
      ...wornFiles(result),
    }),
  };
}

const wornFiles = ({ worn }: Result): Record<string, string | null> => ({
  worn_glb: worn.glb,
  worn_png: worn.png,
  fit_png: worn.fit_png,
});

const present = (files: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).filter((file): file is [string, string] => file[1] !== null));

/** Of an answer of `read`, or of a design. */
export const readingOf = (
  read: Pick<ReadingAnswer, 'spec' | 'evidence' | 'unused' | 'warnings' | 'refusal'>,
): Reading =>
  ({
    spec: read.spec,
    evidence: read.evidence,
    unused: read.unused,
    warnings: read.warnings,
    ...(read.refusal ? { refusal: read.refusal } : {}),
  }) as unknown as Reading;
