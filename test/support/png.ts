import { inflateSync } from 'node:zlib';

export interface Picture {
  width: number;
  height: number;
  /** `#rrggbb` at a place, in pixels. */
  at(x: number, y: number): string;
}

const paeth = (a: number, b: number, c: number): number => {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
};

/** Decodes an 8-bit RGB or RGBA PNG without interlace. */
export function decodePng(bytes: Buffer): Picture {
  if (bytes.readUInt32BE(0) !== 0x89504e47) throw new Error('not a PNG');
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const channels = bytes[25] === 6 ? 4 : 3;
  const parts: Buffer[] = [];
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at))
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)));
  const raw = inflateSync(Buffer.concat(parts));
  const row = width * channels;
  const pixels = Buffer.alloc(row * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (row + 1)];
    for (let x = 0; x < row; x++) {
      const left = x >= channels ? pixels[y * row + x - channels] : 0;
      const up = y > 0 ? pixels[(y - 1) * row + x] : 0;
      const corner = y > 0 && x >= channels ? pixels[(y - 1) * row + x - channels] : 0;
      const predicted = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
      pixels[y * row + x] = (raw[y * (row + 1) + 1 + x] + predicted) & 255;
    }
  }
  const at = (x: number, y: number): string =>
    `#${pixels.toString('hex', (y * width + x) * channels, (y * width + x) * channels + 3)}`;
  return { width, height, at };
}
