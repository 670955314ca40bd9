import { cutOf } from '../engine/cut/cut-of.js';
import { paletteOf } from '../engine/color/palette.js';
import { illustrateOutfit, renderPng } from '../engine/draw/illustration/index.js';
import type { GarmentSpec } from '../engine/garments/garment-spec.js';
import type { Cut } from '../engine/cut/cut.js';
import { upperFront } from '../engine/cut/lap.js';
import { chartSizes } from '../engine/make/measurements/index.js';
import {
  bodyOfSize,
  draftSizes,
  garmentCodeParameters,
  gradedDxf,
  gradedSizes,
  markerLays,
  markerPdf,
  markerSvg,
  movedPieces,
  patternDxf,
  TRIED_CM,
  type GradedDraft,
} from '../engine/make/pattern/index.js';
import { gradedPdf, gradedSheet, patternPdf, projectorPdf } from '../engine/make/pattern/pdf/index.js';
import type { PaperName, PatternPrint } from '../engine/make/pattern/pdf/index.js';
import { sewnGraph } from '../engine/drape/panels/sewn-graph.js';
import { panelSpecification } from '../engine/drape/panels/specification.js';
import { stepsSvg } from '../engine/draw/steps/index.js';
import { techPackPdf } from '../engine/draw/techpack/index.js';
import type { TechPackFonts, TechPackInput } from '../engine/draw/techpack/index.js';
import { FILES, ILLUSTRATION_SIZE } from '../design.result.js';
import type { LateFile, StoredDraft, StoredResult } from '../design.result.js';
import { wearerGirths } from './wearer-girths.js';
import { techPackFonts } from './techpack.fonts.js';

/** Files that are made after a design is completed, in worker threads. Same input, same bytes. */

export interface LateInput {
  file: LateFile;
  design: { id: string; version: number; description: string; style: string | null; created_at: string };
  result: StoredResult;
  draft: StoredDraft;
  /** only for the picture of an outfit: its garments, the design's own first, on bodies in cm */
  outfit?: { garments: Array<{ completed: GarmentSpec; body: Readonly<Record<string, number>> }>; seed: number };
  /** only for the tech pack */
  drawings: { frontSvg: string; backSvg: string; png: Uint8Array | null; worn: Uint8Array | null } | null;
}

type Maker = (input: LateInput, fonts: TechPackFonts) => Promise<Uint8Array>;

const onPaper =
  (paper: PaperName): Maker =>
  (input, fonts) =>
    patternPdf(printOf(input), paper, fonts);

const marker =
  (width: 90 | 140 | 150): Maker =>
  (input) => {
    const { pieces, words } = printOf(input);
    return Promise.resolve(Buffer.from(markerSvg(laysOn(input, width), pieces, words)));
  };

const markerOnPaper =
  (width: 90 | 140 | 150): Maker =>
  (input, fonts) => {
    const { pieces, words } = printOf(input);
    return markerPdf(laysOn(input, width), pieces, words, fonts);
  };

const laysOn = ({ result, draft }: LateInput, width: 90 | 140 | 150) =>
  markerLays(draft.pieces, cutFor(result, draft), width);

const graded =
  (part: 'dxf' | 'rules'): Maker =>
  async (input) =>
    Buffer.from(gradedDxf(await sizesOf(input), printOf(input).words.title)[part]);

const MAKERS: Record<LateFile, Maker> = {
  [FILES.patternA4]: onPaper('a4'),
  [FILES.patternLetter]: onPaper('letter'),
  [FILES.patternA0]: onPaper('a0'),
  [FILES.techpack]: (input, fonts) => techPackPdf(packOf(input), fonts),
  [FILES.dxf]: async (input) => Buffer.from(dxfOf(input)),
  [FILES.garmentcode]: async (input) => Buffer.from(JSON.stringify(garmentCodeOf(input))),
  [FILES.graded]: async (input) => Buffer.from(gradedSheet(printOf(input).words, await sizesOf(input)).svg),
  [FILES.outfit]: pictureOf,
  [FILES.gradedA0]: async (input, fonts) => gradedPdf(printOf(input).words, await sizesOf(input), fonts),
  [FILES.projector]: async (input, fonts) => projectorPdf(printOf(input).words, await sizesOf(input), fonts),
  [FILES.gradedDxf]: graded('dxf'),
  [FILES.gradeRules]: graded('rules'),
  [FILES.marker90]: marker(90),
  [FILES.marker140]: marker(140),
  [FILES.marker150]: marker(150),
  [FILES.marker90Pdf]: markerOnPaper(90),
  [FILES.marker140Pdf]: markerOnPaper(140),
  [FILES.marker150Pdf]: markerOnPaper(150),
  [FILES.steps]: (input) => Promise.resolve(Buffer.from(stepsOf(input))),
  [FILES.measurements]: async ({ result, draft }) => {
    const pieces = await movedPieces((body) => cutOf(draft.completed, body), result.measurements, draft.sa_mm);
    return Buffer.from(JSON.stringify({ tried_cm: TRIED_CM, pieces }));
  },
};

/** Parameters near the spec, and the panels as drafted, which designs from before their seams were told lack. */
function garmentCodeOf({ result, draft }: LateInput): object {
  const near = garmentCodeParameters(cutFor(result, draft), result.measurements.values);
  const { seams, edges } = result.pattern;
  if (!seams || !edges) return { ...near };
  const graph = sewnGraph({ drafted: draft.pieces, seams, edges }, upperFront(draft.completed));
  return { ...near, not_sewn: graph.holes, left_off: graph.left_off, ...panelSpecification(graph) };
}

export async function makeLate(input: LateInput): Promise<Uint8Array> {
  return MAKERS[input.file](input, await techPackFonts());
}

/** All garments of the outfit on one figure. */
async function pictureOf({ outfit, result }: LateInput): Promise<Uint8Array> {
  const [first, ...rest] = (outfit?.garments ?? []).map(({ completed, body }) => cutOf(completed, body));
  const { width, height } = ILLUSTRATION_SIZE;
  const palette = [...new Set([first, ...rest].map((cut) => paletteOf(cut).main.hex))].slice(0, 6);
  const girths = wearerGirths(result);
  const { svg } = illustrateOutfit([first, ...rest], { width, height, seed: outfit?.seed ?? 0, palette, girths });
  return renderPng(svg, width, height);
}

const cutFor = ({ measurements }: StoredResult, { completed }: StoredDraft): Cut =>
  cutOf(completed, measurements.values);

/** The design's own size as it was drafted, and those of the chart. */
async function sizesOf({ result, draft }: LateInput): Promise<GradedDraft[]> {
  const { gender, size, values } = result.measurements;
  const names = chartSizes(gender);
  const bodies = await Promise.all(names.map((name) => bodyOfSize(name, gender)));
  const chart = names.map((name, i) => ({ name, body: bodies[i] ?? {} })).filter(({ body }) => 'chest' in body);
  const sizes = gradedSizes({ name: size, body: values }, chart);
  return draftSizes(cutFor(result, draft), sizes, draft.pieces, draft.sa_mm);
}

function dxfOf(input: LateInput): string {
  const { pieces, words } = printOf(input);
  return patternDxf(pieces, { style: words.title, size: words.size });
}

function printOf({ result, draft }: LateInput): PatternPrint {
  const { pattern, measurements } = result;
  return {
    pieces: draft.pieces,
    words: {
      title: titleOf(draft),
      size: measurements.size,
      sa_mm: draft.sa_mm,
      body: measurements.values,
      finished: pattern.checks.finished_measures,
      yardage: draft.yardage,
      deviations: pattern.deviations,
    },
  };
}

const stepsOf = ({ result, draft }: LateInput): string =>
  stepsSvg(result.construction.steps, draft.pieces, result.pattern.edges ?? [], `${titleOf(draft)}: sewing steps`);

const titleOf = ({ completed }: StoredDraft): string => {
  const title = completed.garment.replaceAll('-', ' ');
  return title.charAt(0).toUpperCase() + title.slice(1);
};

function packOf({ design, result, draft, drawings }: LateInput): TechPackInput {
  const { pieces, yardage, sa_mm, ...drafted } = draft;
  const { pattern, illustration: _size, late: _late, ...described } = result;
  return {
    ...design,
    ...described,
    ...drafted,
    completed: cutFor(result, draft),
    pattern: { ...pattern, yardage, sa_mm, drafted: pieces },
    flats: { frontSvg: drawings?.frontSvg ?? '', backSvg: drawings?.backSvg ?? '' },
    illustration: drawings?.png ?? null,
    worn: drawings?.worn ?? null,
  };
}
