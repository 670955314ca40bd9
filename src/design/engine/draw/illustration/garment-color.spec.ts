import { cutOf } from '../../cut/cut-of.js';
import { renderAsync } from '@resvg/resvg-js';
import { differenceCiede2000 } from 'culori';
import { Random } from '../../../../common/kernel/random.js';
import type { Fabric, Garment } from '../../garments/spec.js';
import { mainCloth, trimCloth } from './fabrics/cloth.js';
import { BODIES } from './figure/body.js';
import { figureOf } from './figure/figure.js';
import { POSES } from './figure/poses.js';
import { skin } from './color/skin.js';
import { skinSurface } from './figure/skin-surface.js';
import { outfit } from './outfit.js';
import { paintPieces } from './paint/paint-pieces.js';
import { Defs } from './paint/scene.js';
import { specOf } from './specs.fixture.js';

/** The designed garment alone, on nothing. */
function garmentAlone(garment: Garment, hex: string, fabric: Fabric): string {
  const spec = specOf(garment, { hex, fabric });
  const figure = figureOf(BODIES.slender, POSES[2]);
  const defs = new Defs();
  const scene = { defs, random: Random.from(1), head: figure.head, cm: 7 };
  const t = {
    skin: skinSurface(skin(2)),
    scene,
    figure,
    spec: cutOf(spec),
    cloth: mainCloth(cutOf(spec)),
    trim: trimCloth(cutOf(spec)),
    random: Random.from(2),
    subject: true,
  };
  const drawing = paintPieces(
    scene,
    outfit(t).filter((p) => p.subject),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="300" viewBox="0 0 1000 1500">${defs.toString()}${drawing}</svg>`;
}

async function medianColor(svg: string): Promise<string> {
  const { pixels } = await renderAsync(svg, { font: { loadSystemFonts: false } });
  const channels: [number[], number[], number[]] = [[], [], []];
  for (let i = 0; i < pixels.length; i += 4) if (pixels[i + 3] > 250) channels.forEach((c, k) => c.push(pixels[i + k]));
  const middle = channels.map((c) => c.toSorted((a, b) => a - b)[Math.floor(c.length / 2)]);
  return `#${middle.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

const SAMPLE: readonly (readonly [Garment, string, Fabric])[] = [
  ['dress', '#8c2f39', 'viscose'],
  ['dress', '#f4efe6', 'satin'],
  ['shirt', '#ffffff', 'cotton-poplin'],
  ['shirt', '#c9d6e2', 'linen'],
  ['coat', '#000000', 'wool'],
  ['coat', '#b98a5e', 'melton'],
  ['jeans', '#3f5f8a', 'denim'],
  ['skirt', '#e8c400', 'satin'],
  ['sweater', '#ece2d0', 'cable-knit'],
  ['hoodie', '#5d7a68', 'sweatshirt-fleece'],
  ['blazer', '#1b1f3a', 'tweed'],
  ['trousers', '#d11149', 'corduroy'],
  ['jumpsuit', '#2a9d8f', 'leather'],
  ['t-shirt', '#ff6f91', 'rib-knit'],
  ['parka', '#5e6647', 'faux-fur'],
  ['dress', '#000000', 'velvet'],
  ['dress', '#ffffff', 'chiffon'],
  ['skirt', '#fdfdfb', 'satin'],
  ['skirt', '#17171a', 'leather'],
  ['overalls', '#48678c', 'denim'],
  ['cape', '#6b1228', 'velvet'],
  ['poncho', '#f3e8cf', 'wool'],
  ['corset', '#17171a', 'satin'],
  ['shorts', '#c6962a', 'corduroy'],
  ['trench-coat', '#a99a6c', 'gabardine'],
  ['cardigan', '#efcabf', 'mohair'],
  ['swimwear', '#1b2846', 'spandex'],
  ['dress', '#c8202f', 'sequin'],
];

describe('the drawn garment', () => {
  it.each(SAMPLE)('%s in %s %s keeps its colour within ΔE2000 10', async (garment, hex, fabric) => {
    const median = await medianColor(garmentAlone(garment, hex, fabric));
    expect(differenceCiede2000()(median, hex)).toBeLessThan(10);
  });
});
