// A picture with 256 colours as PNG: small enough for the documents. Median cut, one pass, no dithering.
import { deflateSync } from 'node:zlib';

const average = (box) => {
  const total = box.reduce((s, [, , , n]) => s + n, 0);
  return [0, 1, 2].map((c) => Math.round(box.reduce((s, p) => s + p[c] * p[3], 0) / total));
};

function widest(box) {
  const spans = [0, 1, 2].map((c) => {
    const values = box.map((p) => p[c]);
    return Math.max(...values) - Math.min(...values);
  });
  const channel = spans.indexOf(Math.max(...spans));
  return { channel, span: spans[channel] * Math.log(1 + box.reduce((s, p) => s + p[3], 0)) };
}

/** Boxes of colours, halved where they are widest, until there are enough. */
function medianCut(colors, count) {
  const boxes = [{ box: colors, ...widest(colors) }];
  while (boxes.length < count) {
    boxes.sort((a, b) => b.span - a.span);
    const { box, channel, span } = boxes[0];
    if (box.length < 2 || span === 0) break;
    const sorted = box.toSorted((a, b) => a[channel] - b[channel]);
    const half = sorted.length >> 1;
    boxes.splice(0, 1, ...[sorted.slice(0, half), sorted.slice(half)].map((part) => ({ box: part, ...widest(part) })));
  }
  return boxes.map(({ box }) => box);
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crcOf(body));
  return Buffer.concat([length, body, sum]);
}

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let k = 0; k < 8; k++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  return n >>> 0;
});
const crcOf = (bytes) => {
  let c = 0xffffffff;
  for (const b of bytes) c = TABLE[(c ^ b) & 255] ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
};

/** @param pixels RGBA, opaque */
export function indexedPng(pixels, width, height) {
  const seen = new Map();
  const key = (i) => ((pixels[i] >> 2) << 12) | ((pixels[i + 1] >> 2) << 6) | (pixels[i + 2] >> 2);
  for (let i = 0; i < pixels.length; i += 4) {
    const entry = seen.get(key(i));
    if (entry) entry[3]++;
    else seen.set(key(i), [pixels[i], pixels[i + 1], pixels[i + 2], 1]);
  }
  const boxes = medianCut([...seen.values()], 256);
  const index = new Map(boxes.flatMap((box, n) => box.map((p) => [p, n])));
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = index.get(seen.get(key((y * width + x) * 4)));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(boxes.flatMap(average))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
