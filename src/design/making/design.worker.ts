import { withAsked } from '../engine/read/asked.js';
import { nearestGarments } from '../engine/read/nearest-only.js';
import type { EvidenceMap } from '../engine/read/index.js';
import type { Brief, TextClaim } from '../engine/read/index.js';
import { careOf } from '../engine/make/care/index.js';
import { conflictsOf } from '../engine/cut/coherent.js';
import { constructionOf } from '../engine/make/construction/index.js';
import { costOf } from '../engine/make/cost/index.js';
import { cutOf } from '../engine/cut/cut-of.js';
import type { Cut } from '../engine/cut/cut.js';
import { upperFront } from '../engine/cut/lap.js';
import { undrapable } from '../engine/drape/wear.js';
import { withDifferences } from '../engine/draw/differences.js';
import { drawFlat } from '../engine/draw/flat/index.js';
import { illustrate, renderPng } from '../engine/draw/illustration/index.js';
import type { Girths } from '../engine/draw/illustration/index.js';
import { materialsOf, withTaken } from '../engine/make/materials/index.js';
import { saidButtons } from '../engine/make/materials/notions.js';
import type { Materials } from '../engine/make/materials/index.js';
import { resolveBody, sizeChart } from '../engine/make/measurements/index.js';
import { readDesign } from '../engine/read/read-design.js';
import { paletteOf } from '../engine/color/palette.js';
import { withReferences } from '../engine/color/reference.js';
import { draftPattern, garmentCodeParameters, zipOf } from '../engine/make/pattern/index.js';
import type { Pattern } from '../engine/make/pattern/index.js';
import type { GarmentSpec } from '../engine/garments/garment-spec.js';
import { measurable } from '../engine/draw/techpack/points/named.js';
import { completedOf, withAssumptions } from '../engine/cut/typical.js';
import type { DesignRequest } from '../entities/design-submission.entity.js';
import { wearerGirths } from './wearer-girths.js';
import { ILLUSTRATION_SIZE, lateFilesFor } from '../design.result.js';
import type { StoredDraft, StoredResult, WornStatus } from '../design.result.js';

/**
 * The heavy half of a design, run in worker threads: three steps whose inputs and outputs are plain data.
 * Nothing here reads a clock or chance; the seed decides.
 */

export interface ReadInput {
  description: string;
  style: string | null;
  request: Pick<DesignRequest, 'gender' | 'size' | 'member'>;
  /** what a model upstream says of the description, and which one */
  claims?: readonly TextClaim[];
  reader?: string;
}

export type ReadOutput =
  | { ok: true; brief: Brief; completed: GarmentSpec }
  | { ok: false; code: string; message: string };

/** Text → brief, and the spec completed with typical values for those who draw it. */
export function read({ description, style, request, claims, reader }: ReadInput): ReadOutput {
  const result = readDesign({ description, style: style ?? undefined, claims, member: request.member });
  if (!result.ok) return { ok: false, code: result.code, message: result.reason };
  const brief = { ...withAsked(result.brief, request), ...(reader === undefined ? {} : { reader }) };
  return { ok: true, brief, completed: completedOf(brief) };
}

export interface DraftInput {
  brief: Brief;
  completed: GarmentSpec;
  request: DesignRequest;
}

export interface DraftOutput {
  result: StoredResult;
  patternSvg: string;
  proportions: Pattern['proportions'];
  /** for the files that are made later */
  stored: StoredDraft;
  /** of the body, where it was measured or its size told */
  girths: Girths | null;
}

/** Brief and body → measured pattern, materials by its yardage, palette and size chart. */
export async function draft({ brief, completed, request }: DraftInput): Promise<DraftOutput> {
  const body = await resolveBody({
    measurements: request.measurements ?? null,
    size: request.size ?? null,
    gender: request.gender ?? null,
    found: brief.measurements,
    spec: completed,
  });
  const cut = cutOf(completed, body.measurements);
  const drafted = await draftPattern(cut, body.measurements, {
    notes: [`Size ${body.size}`],
    nearest_to: nearestGarments(brief.warnings),
  });
  const pattern = withDifferences(drafted, drawFlat(cut, { proportions: drafted.proportions }).shown);
  const { spec } = brief;
  const evidence: EvidenceMap = withAssumptions(brief.evidence, brief.spec, completed);
  const bought = materialsOf(cut, pattern.yardage, saidButtons(brief), zipOf(pattern.pieces));
  const { materials, ...making } = makingOf(cut, pattern, bought);
  evidence.size ??= { source: 'default', span: null, text: null, confidence: 0.3, value: body.size };
  const result: StoredResult = {
    spec,
    evidence,
    unused: brief.unused,
    palette: withReferences(paletteOf(spec)),
    materials,
    ...making,
    measurements: {
      gender: body.gender,
      size: body.size,
      unit: 'cm',
      values: body.measurements,
      given: body.given,
      estimated: body.estimated,
    },
    size_chart: { unit: 'cm', gender: body.gender, sizes: await sizeChart(body.gender) },
    pattern: {
      status: pattern.status,
      base: pattern.base,
      deviations: pattern.deviations,
      pieces: pattern.pieces,
      checks: pattern.checks,
      sheet: pattern.sheet,
      seams: pattern.seams,
      edges: pattern.edges,
    },
    illustration: ILLUSTRATION_SIZE,
    worn: wornStatus(cut, pattern),
    warnings: [...brief.warnings, ...conflictsOf(spec, completed), ...body.warnings],
    generated_by: brief.reader ?? 'embedded',
    late: lateFilesFor({
      pattern: pattern.status !== 'none',
      garmentcode: garmentCodeParameters(cut, body.measurements) !== null,
      outfit: request.member !== undefined,
    }),
  };
  return {
    result,
    patternSvg: pattern.svg,
    proportions: pattern.proportions,
    stored: storedDraft(completed, pattern),
    girths: wearerGirths(result),
  };
}

function wornStatus(cut: Cut, pattern: Pattern): WornStatus {
  const reason = undrapable(pattern, upperFront(cut));
  return reason === null ? { status: 'available' } : { status: 'unavailable', reason };
}

/** How it is sewn, cared for, what that takes and may cost. */
function makingOf(
  cut: Cut,
  { pieces, sa_mm, seams }: Pattern,
  bought: Materials,
): Pick<StoredResult, 'construction' | 'materials' | 'care' | 'cost'> {
  const { takes, ...construction } = constructionOf(cut, pieces, sa_mm, bought.lining.length > 0, seams);
  const materials = withTaken(bought, takes);
  const minutes = pieces.length > 0 ? construction.minutes : 0;
  return { construction, materials, care: careOf(cut, materials), cost: costOf(cut, materials, minutes) };
}

/** Points that only the pattern's checks need are left out. */
const storedDraft = (completed: GarmentSpec, pattern: Pattern): StoredDraft => ({
  completed,
  pieces: pattern.drafted.map(({ seams: _seams, points, ...piece }) => ({
    ...piece,
    points: measurable(points),
    allowance: [],
  })),
  yardage: pattern.yardage,
  sa_mm: pattern.sa_mm,
  proportions: pattern.proportions,
});

export interface DrawInput {
  completed: GarmentSpec;
  /** whom it is made for, cm; a usual body when absent */
  body?: Readonly<Record<string, number>>;
  proportions: Pattern['proportions'];
  seed: number;
  /** of the wearer, cm */
  girths?: Girths | null;
}

export interface DrawOutput {
  frontSvg: string;
  backSvg: string;
  png: Uint8Array;
}

/** Spec → technical flats and the illustration's PNG. */
export async function draw({ completed, body, proportions, seed, girths = null }: DrawInput): Promise<DrawOutput> {
  const cut = cutOf(completed, body);
  const flat = drawFlat(cut, { proportions });
  const { width, height } = ILLUSTRATION_SIZE;
  const { main, secondary, accent } = paletteOf(cut);
  const palette = [...new Set([main, secondary, accent].map((color) => color.hex))];
  const { svg } = illustrate(cut, { width, height, seed, palette, girths });
  return { ...flat, png: await renderPng(svg, width, height) };
}
