import { cutOf } from '../../../cut/cut-of.js';
import { renderAsync } from '@resvg/resvg-js';
import { differenceCiede2000 } from 'culori';
import type { GarmentSpec } from '../../../garments/garment-spec.js';
import type { Garment, SpecColor } from '../../../garments/spec.js';
import { illustrate } from '../illustrate.js';
import { specOf } from '../specs.fixture.js';

const colors = (...hexes: string[]): SpecColor[] =>
  hexes.map((hex, i) => ({
    name: hex,
    hex,
    role: (['main', 'secondary', 'accent'] as const)[i],
    source: 'stated',
  }));

const [WIDTH, HEIGHT] = [400, 600];
const draw = (spec: GarmentSpec): string =>
  illustrate(cutOf(spec), { width: WIDTH, height: HEIGHT, seed: 5, pose: 'poised', body: 'slender', palette: [] }).svg;

/** Share of a band of the picture's rows (0 top … 1 foot) whose pixels lie near a colour. */
async function near(spec: GarmentSpec, hex: string, from: number, to: number): Promise<number> {
  const { pixels } = await renderAsync(draw(spec), { font: { loadSystemFonts: false } });
  const far = differenceCiede2000();
  const target = hex;
  let [hits, seen] = [0, 0];
  for (let y = Math.round(HEIGHT * from); y < HEIGHT * to; y += 2)
    for (let x = WIDTH * 0.4; x < WIDTH * 0.6; x += 2) {
      const i = (y * WIDTH + x) * 4;
      seen++;
      if (far({ mode: 'rgb', r: pixels[i] / 255, g: pixels[i + 1] / 255, b: pixels[i + 2] / 255 }, target) < 16) hits++;
    }
  return hits / seen;
}

const dress = (rest: Partial<GarmentSpec>): GarmentSpec =>
  specOf('dress', { category: 'dress', silhouette: 'a-line', length: 'floor', fabric: 'viscose', ...rest });

it('lets an ombre run from the main colour at the top to the other at the hem', async () => {
  const spec = dress({ print: 'ombre', colors: colors('#c0392b', '#1f3a93') });
  expect(await near(spec, '#c0392b', 0.2, 0.3)).toBeGreaterThan(0.25);
  expect(await near(spec, '#1f3a93', 0.2, 0.3)).toBeLessThan(0.02);
  expect(await near(spec, '#1f3a93', 0.75, 0.84)).toBeGreaterThan(0.5);
  expect(await near(spec, '#c0392b', 0.75, 0.84)).toBeLessThan(0.02);
});

it('sets a block of the second colour above the main one', async () => {
  const spec = dress({ print: 'color-block', colors: colors('#c0392b', '#1f3a93') });
  expect(await near(spec, '#1f3a93', 0.2, 0.28)).toBeGreaterThan(0.25);
  expect(await near(spec, '#c0392b', 0.6, 0.8)).toBeGreaterThan(0.5);
  expect(await near(spec, '#1f3a93', 0.6, 0.8)).toBeLessThan(0.02);
});

it.each(['dress', 'coat', 'sweater', 'trousers', 'skirt', 'hoodie', 'swimwear', 'scarf'] as const)(
  'draws %s in both, with a second colour or without',
  (garment: Garment) => {
    for (const print of ['ombre', 'color-block'] as const)
      for (const list of [colors('#c0392b'), colors('#c0392b', '#1f3a93', '#e8c400')]) {
        const svg = draw(specOf(garment, { print, colors: list }));
        expect(svg).not.toMatch(/NaN|undefined/);
        expect(svg).toContain('x1="0" y1=');
        expect(draw(specOf(garment, { print, colors: list }))).toBe(svg);
      }
  },
);

it('leaves other prints and plain cloth as they were', () => {
  const plain = draw(specOf('skirt', { colors: colors('#c0392b', '#1f3a93') }));
  expect(plain).not.toContain('x1="0" y1=');
});
