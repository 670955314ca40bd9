import { Bits, codeOf } from './bits.js';
import { blockOf, transformed, type Raster } from './blocks.js';
import { CODES, STEPS, ZIGZAG, type CodeTable } from './tables.js';

const QUALITY = 80;

/**
 * A picture as baseline JPEG (ITU-T T.81, JFIF 1.01) with all colours kept (4:4:4): a drawing of some size in a tenth of its PNG.
 * @param quality 1–100, on the usual scale: 50 takes the standard's own steps, higher ones are finer
 */
export function jpegOf(raster: Raster, quality = QUALITY): Buffer {
  const steps = { luma: scaled(STEPS.luma, quality), chroma: scaled(STEPS.chroma, quality) };
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    segment(0xdb, [0, ...steps.luma, 1, ...steps.chroma]),
    segment(0xc0, frameOf(raster)),
    segment(0xc4, Buffer.concat([0x00, 0x10, 0x01, 0x11].map((id, i) => tableOf(id, Object.values(CODES)[i])))),
    segment(0xda, [3, 1, 0x00, 2, 0x11, 3, 0x11, 0, 63, 0]),
    scanOf(raster, steps),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** The scale of the Independent JPEG Group, which most programs use. */
function scaled(steps: readonly number[], quality: number): number[] {
  const percent = quality < 50 ? 5000 / quality : 200 - 2 * quality;
  return steps.map((step) => Math.min(255, Math.max(1, Math.floor((step * percent + 50) / 100))));
}

function segment(marker: number, content: readonly number[] | Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, Buffer.from(content)]);
}

const tableOf = (id: number, { counts, symbols }: CodeTable): Buffer =>
  Buffer.concat([Buffer.from([id]), Buffer.from(counts + symbols, 'hex')]);

/** Eight bits, three channels without thinning; the first takes the steps of brightness. */
function frameOf({ width, height }: Raster): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  return frame;
}

const [LUMA, CHROMA] = [
  { dc: codeOf(CODES.lumaDc), ac: codeOf(CODES.lumaAc) },
  { dc: codeOf(CODES.chromaDc), ac: codeOf(CODES.chromaAc) },
];

function scanOf(raster: Raster, steps: { luma: readonly number[]; chroma: readonly number[] }): Uint8Array {
  const bits = new Bits();
  const last = [0, 0, 0];
  for (let top = 0; top < raster.height; top += 8)
    for (let left = 0; left < raster.width; left += 8)
      for (let channel = 0; channel < 3; channel++) {
        const [step, code] = channel ? [steps.chroma, CHROMA] : [steps.luma, LUMA];
        const waves = transformed(blockOf(raster, channel, left, top));
        const values = ZIGZAG.map((place, i) => Math.round(waves[place] / step[i]));
        write(bits, code, values, last[channel]);
        [last[channel]] = values;
      }
  return bits.end();
}

/** The mean as a difference to the block before, then the waves: each with the zeros before it, sixteen at most, and an end where only zeros follow. */
function write(bits: Bits, { dc, ac }: typeof LUMA, values: readonly number[], before: number): void {
  symbol(bits, dc, 0, values[0] - before);
  const end = values.findLastIndex((value) => value !== 0);
  let zeros = 0;
  for (let i = 1; i <= end; i++) {
    if (values[i] === 0) zeros++;
    else {
      for (; zeros > 15; zeros -= 16) bits.put(...ac[0xf0]!);
      symbol(bits, ac, zeros, values[i]);
      zeros = 0;
    }
  }
  if (end < 63) bits.put(...ac[0]!);
}

/** How many bits a value has, with the zeros before it, then these bits; of a negative one those of value − 1. */
function symbol(bits: Bits, code: typeof LUMA.dc, zeros: number, value: number): void {
  const size = 32 - Math.clz32(Math.abs(value));
  bits.put(...code[(zeros << 4) | size]!);
  bits.put(value < 0 ? value - 1 + (1 << size) : value, size);
}
