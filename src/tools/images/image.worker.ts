import { renderAsync } from '@resvg/resvg-js';
import {
  completedOf,
  conflictsOf,
  illustrate,
  illustrateOutfit,
  paletteOf,
  readDesign,
  renderPng,
  wornCuts,
} from '../../design/engine/drawing.js';
import type { Brief, GarmentSpec } from '../../design/engine/index.js';
import type { ImageRequest } from '../entities/image-job.entity.js';
import { pictureFacts } from './picture-bytes.js';

/** The heavy half of an image job, run in worker threads. Nothing here reads a clock or chance; the seed decides. */

export interface DrawInput {
  description: string;
  request: ImageRequest;
  seed: number;
}

export interface Refused {
  ok: false;
  code: string;
  message: string;
}

export type DrawOutput = { ok: true; garment: string; png: Uint8Array; warnings: readonly string[] } | Refused;
export type ReadOutput = { ok: true; garment: string } | Refused;

/** Text → the garment it names, with what it names besides → one illustration. */
export async function draw({ description, request, seed }: DrawInput): Promise<DrawOutput> {
  const reading = readDesign({ description, style: request.style });
  if (!reading.ok) return { ok: false, code: reading.code, message: reading.reason };
  const { width, height } = request;
  const spec = completedOf(reading.brief);
  const { main, secondary, accent } = paletteOf(spec);
  const palette = [main, secondary, accent].map((color) => color.hex);
  const worn = wornCuts(reading.brief, { description, style: request.style });
  const options = { width, height, seed, palette };
  const { svg } = worn.length > 1 ? illustrateOutfit(worn, options) : illustrate(worn[0], options);
  const warnings = unseen(reading.brief, spec, worn.length);
  return { ok: true, garment: spec.garment, png: await renderPng(svg, width, height), warnings };
}

const OTHERS = /^Several garments are named/;

/** What the text asks for and the picture does not show. @param worn how many garments it shows */
const unseen = (brief: Brief, spec: GarmentSpec, worn: number): string[] => [
  ...brief.warnings.filter((warning) => worn === 1 || !OTHERS.test(warning)),
  ...conflictsOf(brief.spec, spec),
];

/** The garment alone. */
export function read({ description, request }: Pick<DrawInput, 'description' | 'request'>): ReadOutput {
  const reading = readDesign({ description, style: request.style });
  if (!reading.ok) return { ok: false, code: reading.code, message: reading.reason };
  return { ok: true, garment: completedOf(reading.brief).garment };
}

/** What an image API answered: a picture, or where it is to be fetched; null when neither. */
export type Handed = { bytes: Uint8Array } | { url: string } | null;

/** @param body JSON in the shape of `POST /images/generations` */
export function handed(body: Uint8Array): Handed {
  try {
    const { data } = JSON.parse(Buffer.from(body).toString()) as { data?: { b64_json?: unknown; url?: unknown }[] };
    const { b64_json: base64, url } = data?.[0] ?? {};
    if (typeof base64 === 'string' && base64 !== '') return { bytes: Buffer.from(base64, 'base64') };
    const inline = typeof url === 'string' ? /^data:image\/\w+;base64,(.+)$/s.exec(url)?.[1] : undefined;
    if (inline !== undefined) return { bytes: Buffer.from(inline, 'base64') };
    return typeof url === 'string' && url.length <= 4096 ? { url } : null;
  } catch {
    return null;
  }
}

const LARGEST_SIDE = 4096;

export interface FitInput {
  bytes: Uint8Array;
  /** pixels */
  width: number;
  height: number;
}

/** A PNG or JPEG as a PNG of exactly this size, cut at the edges where its shape is another; null when it is no picture. */
export async function fitted({ bytes, width, height }: FitInput): Promise<Uint8Array | null> {
  const given = Buffer.from(bytes);
  const facts = pictureFacts(given);
  if (!facts || [facts.width, facts.height].some((side) => side < 1 || side > LARGEST_SIDE)) return null;
  const href = `data:${facts.type};base64,${given.toString('base64')}`;
  const place = `width="${width}" height="${height}"`;
  const image = `<image ${place} preserveAspectRatio="xMidYMid slice" href="${href}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${place} viewBox="0 0 ${width} ${height}">${image}</svg>`;
  const drawn = await renderAsync(svg, { font: { loadSystemFonts: false }, logLevel: 'off' });
  return isBlank(drawn.pixels) ? null : drawn.asPng();
}

/** What cannot be decoded is left out of the drawing. */
function isBlank(pixels: Buffer): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 0) return false;
  return true;
}
