import { type ImagesDto, IMAGE_SIZES } from '../dto/image.dto.js';
import { flagAt, given, textAt, wholeAt, wordAt, type Fields } from './fields.js';
import { invalidField, unsupported } from './refusals.js';

const MOST_IMAGES = 4;

export interface ImageQuestion {
  order: ImagesDto;
  asUrl: boolean;
}

/** Units a request costs, before it is known to be valid. */
export function imagesAskedFor(body: unknown): number {
  const n: unknown = typeof body === 'object' && body !== null && 'n' in body ? body.n : 1;
  return typeof n === 'number' && Number.isInteger(n) && n >= 1 && n <= MOST_IMAGES ? n : 1;
}

/** What `POST /v1/images/generations` asks for. @throws DomainError */
export function readImages(body: Fields): ImageQuestion {
  textAt(body, 'model', 256);
  const prompt = textAt(body, 'prompt', 2000);
  if (prompt === undefined || !/\S\s*\S\s*\S/u.test(prompt))
    throw invalidField('prompt', 'must hold at least 3 visible characters');
  if (flagAt(body, 'stream')) throw unsupported('stream', 'images come whole');
  if (body.background === 'transparent') throw unsupported('background', 'images are opaque');
  if (given(body.output_format) && body.output_format !== 'png') throw unsupported('output_format', 'images are PNG');
  const order = {
    description: prompt,
    n: wholeAt(body, 'n', 1, MOST_IMAGES) ?? 1,
    image_size: wordAt(body, 'size', IMAGE_SIZES),
    seed: wholeAt(body, 'seed', 0, 2_147_483_647),
  };
  return { order, asUrl: wordAt(body, 'response_format', ['url', 'b64_json']) === 'url' };
}
