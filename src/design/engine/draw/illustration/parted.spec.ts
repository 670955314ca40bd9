import { cutOf } from '../../cut/cut-of.js';
import { Resvg } from '@resvg/resvg-js';
import { drawFlat } from '../flat/index.js';
import { readDesign } from '../../read/read-design.js';
import type { GarmentSpec } from '../../garments/garment-spec.js';
import { completedOf } from '../../cut/typical.js';
import { FIGURES } from '../../motifs/drawings.js';
import { illustrate, shaped } from './index.js';
import { BODIES } from './figure/body.js';

function specOf(description: string): GarmentSpec {
  const reading = readDesign({ description });
  if (!reading.ok) throw new Error(reading.reason);
  return completedOf(reading.brief);
}

type Rgb = readonly [number, number, number];

/** Share of a picture's pixels near a colour. */
function share(svg: string, [r, g, b]: Rgb, tolerance = 30): number {
  const { pixels, width, height } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  let near = 0;
  for (let i = 0; i < pixels.length; i += 4)
    if (Math.max(Math.abs(pixels[i] - r), Math.abs(pixels[i + 1] - g), Math.abs(pixels[i + 2] - b)) <= tolerance)
      near++;
  return near / (width * height);
}

/** Nothing but the garment: plain backdrop colours do not come near these saturated ones. */
const picture = (spec: GarmentSpec): string =>
  illustrate(cutOf(spec), { width: 300, height: 450, seed: 3, pose: 'poised', palette: [], caption: null }).svg;
const flat = (spec: GarmentSpec): string => drawFlat(cutOf(spec)).frontSvg;

const RED: Rgb = [200, 32, 47];
/** The light tint that flats fill a second colour with. */
const tint = ([r, g, b]: Rgb): Rgb => [r, g, b].map((v) => Math.round(v + (255 - v) * 0.72)) as unknown as Rgb;

describe('colours of parts', () => {
  it.each([
    ['a black dress', 'with red sleeves', 0.004, 0.01],
    ['a black shirt', 'with a red collar', 0.0007, 0.003],
    ['a black hoodie', 'with a red hood', 0.0004, 0.01],
    ['a black dress', 'with a red skirt', 0.03, 0.05],
    ['a black shirt', 'with long sleeves and red cuffs', 0.0003, 0.003],
  ])('%s %s', (plain, part, drawn, filled) => {
    const [without, said] = [specOf(plain), specOf(`${plain} ${part}`)];
    expect(share(picture(said), RED, 34) - share(picture(without), RED, 34)).toBeGreaterThan(drawn);
    expect(share(flat(said), tint(RED), 6) - share(flat(without), tint(RED), 6)).toBeGreaterThan(filled);
    expect(share(picture(said), [23, 23, 26], 34)).toBeGreaterThan(0.01);
  });

  it('colours buttons and nothing else', () => {
    const [plain, said] = [specOf('a black shirt'), specOf('a black shirt with red buttons')];
    const svg = flat(said);
    expect(svg.match(/<circle[^>]*fill="#c8202f"/g)?.length).toBeGreaterThan(4);
    expect(svg.replaceAll('#c8202f', '#ffffff')).toBe(flat(plain));
    expect(picture(said).match(/<circle[^>]*fill="#c8202f"/g)?.length).toBeGreaterThan(4);
    expect(share(picture(said), RED, 34)).toBeLessThan(0.004);
  });
});

describe('ground and figure', () => {
  const BLACK: Rgb = [23, 23, 26];

  it('tells white dots on black from black dots on white', () => {
    const black = (text: string): number => share(picture(specOf(text)), BLACK, 34);
    const dotted = black('a dress with white dots on black');
    expect(dotted).toBeGreaterThan(2 * black('a dress with black dots on white'));
    expect(dotted).toBeLessThan(0.95 * black('a black dress'));
  });

  it('strews red roses over a black ground', () => {
    const [roses, plain] = [picture(specOf('a black dress with red roses')), picture(specOf('a black dress'))];
    expect(share(roses, RED, 24) - share(plain, RED, 24)).toBeGreaterThan(0.001);
    expect(share(roses, BLACK, 34)).toBeGreaterThan(0.01);
  });

  it('draws stripes finer and broader as told', () => {
    const columns = (text: string): number =>
      Number(/height="([\d.]+)"[^>]*><rect x="0.0" y="0.0" width="10.0"/.exec(picture(specOf(text)))?.[1]);
    const usual = columns('a t-shirt with red stripes on white');
    expect(columns('a t-shirt with broad red stripes on white')).toBeGreaterThan(1.5 * usual);
    expect(columns('a t-shirt with thin red stripes on white')).toBeLessThan(usual);
  });

  it('shows the motif, not another', () => {
    const crane = picture(specOf('a teal silk blouse with a crane print'));
    expect(crane).toContain(FIGURES.crane[0].d);
    expect(crane).not.toContain(FIGURES.rose[3].d);
    expect(picture(specOf('a black t-shirt with a skull on it'))).toContain(FIGURES.skull[0].d);
  });

  it('knows only figures of finite strokes', () => {
    for (const layer of Object.values(FIGURES).flat()) expect(layer.d).toMatch(/^M[-\d. MLCZ]+$/);
  });
});

it('widens the figure with the girths', () => {
  const waist = (waistCm: number): number => {
    const [, half] = shaped(BODIES.slender, { chest: 92, waist: waistCm, hips: 99 }).trunk[4];
    return half;
  };
  expect(waist(74)).toBeCloseTo(0.4);
  expect(waist(96)).toBeGreaterThan(1.25 * waist(74));
  expect(waist(60)).toBeLessThan(waist(74));
  expect(waist(400)).toBeLessThan(1.6 * waist(74));
});
