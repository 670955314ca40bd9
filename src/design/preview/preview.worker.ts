import { cutOf } from '../engine/cut/cut-of.js';
import { completedOf } from '../engine/cut/typical.js';
import { illustrate, renderJpeg, renderPng } from '../engine/draw/illustration/index.js';
import { readDesign } from '../engine/read/read-design.js';

export interface PreviewInput {
  description: string;
  style: string | null;
  format: 'png' | 'jpg';
}

export type Preview = { ok: true; bytes: Uint8Array } | { ok: false; code: string; message: string };

/** Pixels: a third of the design's own picture in processor time. */
const [WIDTH, HEIGHT] = [512, 768];
/** The same text is always drawn alike. */
const SEED = 7;

/** Text → illustration, without a pattern. Run in a worker thread. */
export async function preview({ description, style, format }: PreviewInput): Promise<Preview> {
  const result = readDesign({ description, style: style ?? undefined });
  if (!result.ok) return { ok: false, code: result.code, message: result.reason };
  const { svg } = illustrate(cutOf(completedOf(result.brief)), { width: WIDTH, height: HEIGHT, seed: SEED });
  return { ok: true, bytes: await (format === 'jpg' ? renderJpeg : renderPng)(svg, WIDTH, HEIGHT) };
}
