import { crc32, deflateSync } from 'node:zlib';
import type { Raster } from '../../../draw/raster/raster.js';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const [EIGHT_BITS, RGB, FILTER_UP] = [8, 2, 2];

/** A picture as PNG, without its transparency (ISO/IEC 15948). Same pixels, same bytes. */
export function pngOf({ pixels, width, height }: Raster): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([EIGHT_BITS, RGB], 8);
  const data = deflateSync(filtered(pixels, width, height), { level: 6 });
  return Buffer.concat([SIGNATURE, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** Each row as what it has otherwise than the one above. */
function filtered(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const rows = new Uint8Array(height * (1 + width * 3));
  let at = 0;
  for (let y = 0; y < height; y++) {
    rows[at++] = FILTER_UP;
    for (let i = y * width * 4; i < (y + 1) * width * 4; i += 4)
      for (let k = i; k < i + 3; k++) rows[at++] = pixels[k] - (y > 0 ? pixels[k - width * 4] : 0);
  }
  return rows;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
