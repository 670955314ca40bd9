import { withAsked } from './engine/asked.js';
import type { EvidenceMap } from './engine/brief/index.js';
import { readBrief } from './engine/brief/index.js';
import type { Brief } from './engine/brief/index.js';
import { drawFlat } from './engine/flat/index.js';
import { illustrate, renderPng } from './engine/illustration/index.js';
import { materialsOf } from './engine/materials/index.js';
import { resolveBody, sizeChart } from './engine/measurements/index.js';
import { paletteOf } from './engine/palette/index.js';
import { draftPattern } from './engine/pattern/index.js';
import type { Pattern } from './engine/pattern/index.js';
import type { GarmentSpec } from './engine/spec.js';
import { completeSpec, withAssumptions } from './engine/typical.js';
import type { DesignRequest } from './entities/design-submission.entity.js';
import { ILLUSTRATION_SIZE } from './design.result.js';
import type { StoredResult } from './design.result.js';

/**
 * The heavy half of a design, run in worker threads: three steps whose inputs and outputs are plain data.
 * Nothing here reads a clock or chance; the seed decides.
 */

export interface ReadInput {
  description: string;
  style: string | null;
  request: Pick<DesignRequest, 'gender' | 'size'>;
}

export type ReadOutput =
  { ok: true; brief: Brief; completed: GarmentSpec } | { ok: false; code: string; message: string };

/** Text → brief, and the spec completed with typical values for those who draw it. */
export function read({ description, style, request }: ReadInput): ReadOutput {
  const result = readBrief({ description, style: style ?? undefined });
  if (!result.ok) return { ok: false, code: result.code, message: result.reason };
  const brief = withAsked(result.brief, request);
  return { ok: true, brief, completed: completeSpec(brief.spec, brief.denied) };
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
  const pattern = await draftPattern(completed, body.measurements, { notes: [`Size ${body.size}`] });
  const { spec } = brief;
  const evidence: EvidenceMap = withAssumptions(brief.evidence, brief.spec, completed);
  evidence.size ??= { source: 'default', span: null, text: null, confidence: 0.3, value: body.size };
  const result: StoredResult = {
    spec,
    evidence,
    palette: paletteOf(spec),
    materials: materialsOf(completed, pattern.yardage, brief.buttons),
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
    },
    illustration: ILLUSTRATION_SIZE,
    warnings: [...brief.warnings, ...body.warnings],
  };
  return { result, patternSvg: pattern.svg, proportions: pattern.proportions };
}

export interface DrawInput {
  completed: GarmentSpec;
  proportions: Pattern['proportions'];
  seed: number;
}

export interface DrawOutput {
  frontSvg: string;
  backSvg: string;
  png: Uint8Array;
}

/** Spec → technical flats and the illustration's PNG. */
export async function draw({ completed, proportions, seed }: DrawInput): Promise<DrawOutput> {
  const flat = drawFlat(completed, { proportions });
  const { width, height } = ILLUSTRATION_SIZE;
  const { main, secondary, accent } = paletteOf(completed);
  const palette = [main, secondary, accent].map((color) => color.hex);
  const { svg } = illustrate(completed, { width, height, seed, palette });
  return { ...flat, png: await renderPng(svg, width, height) };
}
