import { Resvg } from '@resvg/resvg-js';
import { halved } from './halved.js';
import { jpegOf } from './jpeg.js';

const SIZES: [number, number][] = [
  [64, 64],
  [17, 9],
  [1, 1],
];

/** A picture with edges, gradients and every kind of colour. */
function painted(width: number, height: number) {
  const pixels = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    pixels.set([(x * 4) & 255, (y * 4) & 255, (x >> 4) % 2 ? 230 : 20, 255], i * 4);
  }
  return { pixels, width, height };
}

/** As a decoder of others sees it. */
function decoded(jpeg: Uint8Array, width: number, height: number): Uint8Array {
  const image = `<image width="${width}" height="${height}" href="data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels;
}

/** dB; a picture that is the same has no end of them. */
function likeness(a: Uint8Array, b: Uint8Array): number {
  const error = a.reduce((sum, value, i) => sum + (value - b[i]) ** 2, 0) / a.length;
  return 10 * Math.log10(255 ** 2 / error);
}

describe('JPEG', () => {
  test.each(SIZES)('of %i × %i pixels is what was drawn, to a decoder of others', (width, height) => {
    const picture = painted(width, height);
    const seen = decoded(jpegOf(picture, 92), width, height);
    expect(seen).toHaveLength(picture.pixels.length);
    expect(likeness(seen, picture.pixels)).toBeGreaterThan(30);
  });

  test('a finer quality is more alike and larger', () => {
    const picture = painted(64, 64);
    const [coarse, fine] = [30, 95].map((quality) => jpegOf(picture, quality));
    expect(fine.length).toBeGreaterThan(coarse.length * 1.5);
    const like = (jpeg: Uint8Array) => likeness(decoded(jpeg, 64, 64), picture.pixels);
    expect(like(fine)).toBeGreaterThan(like(coarse) + 5);
  });

  test('noise of every strength is written and read again', () => {
    let state = 1;
    const chance = () => (state = (state * 48_271) % 2_147_483_647) & 255;
    const noise = { pixels: Uint8Array.from({ length: 40 * 40 * 4 }, (_, i) => (i % 4 === 3 ? 255 : chance())) };
    const picture = { ...noise, width: 40, height: 40 };
    expect(likeness(decoded(jpegOf(picture, 100), 40, 40), picture.pixels)).toBeGreaterThan(40);
  });
});

test('half a picture has the means of four pixels each', () => {
  const pixels = new Uint8Array([0, 10, 20, 255, 4, 10, 20, 255, 8, 10, 20, 255, 12, 10, 20, 255]);
  expect(halved({ pixels, width: 2, height: 2 })).toEqual({
    pixels: new Uint8Array([6, 10, 20, 255]),
    width: 1,
    height: 1,
  });
});
