import { completeSpec, illustrate, readBrief, renderPng } from '../design/engine/index.js';
import type { ImageRequest } from './entities/image-job.entity.js';

/** The heavy half of an image job, run in worker threads. Nothing here reads a clock or chance; the seed decides. */

export interface DrawInput {
  description: string;
  request: ImageRequest;
  seed: number;
}

export type DrawOutput = { ok: true; garment: string; png: Uint8Array } | { ok: false; code: string; message: string };

/** Text → the garment it names → one illustration. */
export async function draw({ description, request, seed }: DrawInput): Promise<DrawOutput> {
  const reading = readBrief({ description, style: request.style });
  if (!reading.ok) return { ok: false, code: reading.code, message: reading.reason };
  const { width, height } = request;
  const spec = completeSpec(reading.brief.spec, reading.brief.denied);
  const { svg } = illustrate(spec, { width, height, seed });
  return { ok: true, garment: spec.garment, png: await renderPng(svg, width, height) };
}
