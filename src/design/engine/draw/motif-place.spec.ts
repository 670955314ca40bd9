import { cutOf } from '../cut/cut-of.js';
import { completedOf } from '../cut/typical.js';
import type { Cut } from '../cut/cut.js';
import { readDesign } from '../read/read-design.js';
import { drawFlat } from './flat/index.js';
import { illustrate } from './illustration/index.js';

function cut(description: string): Cut {
  const reading = readDesign({ description });
  if (!reading.ok) throw new Error(reading.reason);
  return cutOf(completedOf(reading.brief));
}

/** How much is drawn; the caption names the embroidery in some 20 paths. */
const strokes = (of: Cut): number =>
  illustrate(of, { width: 400, height: 600, seed: 7, palette: ['#333333'] }).svg.split('<path').length;

it.each([
  ['a satin bomber jacket with an embroidered rose on the back', 'back'],
  ['a hoodie with a skull graphic on its back', 'back'],
  ['a denim jacket with a large back print of a tiger', 'back'],
  ['en jeansjacka med en broderad ros på ryggen', 'back'],
  ['ein T-Shirt mit Drachen auf dem Rücken', 'back'],
  ['a linen blouse with embroidered sleeves', 'sleeves'],
  ['an embroidered dress with buttons on the back', undefined],
  ['an embroidered blouse, open back', undefined],
  ['a shirt with no embroidery on the back', undefined],
])('"%s": the picture lies on %s', (text, place) => expect(cut(text).motif_place).toBe(place));

it('draws on the back what is embroidered there, and nothing of it in front', () => {
  const [behind, chest, plain] = [' with an embroidered rose on the back', ' with embroidery', ''].map((what) =>
    cut(`a black denim jacket${what}`),
  );
  const [flat, bare] = [drawFlat(behind), drawFlat(plain)];
  expect(flat.frontSvg === bare.frontSvg).toBe(true);
  expect(flat.backSvg.length).toBeGreaterThan(bare.backSvg.length);
  expect(strokes(behind)).toBe(strokes(plain) + 'embroidery'.length + 1);
  expect(strokes(chest)).toBeGreaterThan(strokes(behind) + 10);
});

it('draws embroidery of sleeves on sleeves', () => {
  const [sleeves, chest, plain] = ['with embroidered sleeves', 'with embroidery', ''].map((what) =>
    drawFlat(cut(`a white linen blouse ${what}`)),
  );
  expect(sleeves.frontSvg === chest.frontSvg).toBe(false);
  expect(sleeves.backSvg.length).toBeGreaterThan(plain.backSvg.length);
});
