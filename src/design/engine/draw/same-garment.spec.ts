import { cutOf } from '../cut/cut-of.js';
import { completedOf } from '../cut/typical.js';
import type { Cut } from '../cut/cut.js';
import { readDesign } from '../read/read-design.js';
import { drawFlat } from './flat/index.js';
import { illustrate, illustrateOutfit } from './illustration/index.js';

function cut(description: string, style?: string): Cut {
  const reading = readDesign({ description, style });
  if (!reading.ok) throw new Error(reading.reason);
  return cutOf(completedOf(reading.brief));
}

const picture = (text: string): string =>
  illustrate(cut(text), { width: 400, height: 600, seed: 7, palette: ['#333333'] }).svg;
const strokes = (svg: string): number => svg.split('<path').length;
/** The shoe that shows below a leg in an open slit. */
const SHOE = '#3a322d';

it('opens a slit over a leg that ends in a foot, and no vent, which is behind', () => {
  expect(picture('a black evening gown with a high slit, floor length')).toContain(SHOE);
  expect(picture('a black pencil skirt with a back vent')).not.toContain(SHOE);
});

it('keeps both rows of buttons within the overlap', () => {
  for (const text of ['a double-breasted coat', 'a double-breasted blazer', 'a pea coat with 8 buttons']) {
    const { placket, buttons } = drawFlat(cut(text)).anchors.front;
    expect(Math.abs((placket?.x ?? 0) - (buttons?.x ?? 0))).toBeGreaterThan(5);
  }
});

it('gives a belt the colour that the text gives it', () => {
  for (const text of [
    'a white wrap dress with a SASH',
    'a camel trench coat with a SASH',
    'a white shirt dress with a SASH',
  ]) {
    const [plain, black] = [text.replace('SASH', 'belt'), text.replace('SASH', 'black belt')];
    expect(drawFlat(cut(black)).frontSvg).not.toBe(drawFlat(cut(plain)).frontSvg);
    expect(picture(black).length).not.toBe(picture(plain).length);
  }
});

it('leaves the apron of a kilt flat and pleats its back', () => {
  const { frontSvg, backSvg } = drawFlat(cut('a kilt in plain green wool'));
  expect(strokes(backSvg)).toBeGreaterThan(strokes(frontSvg) + 8);
});

it('pleats the front of a dress shirt, and of no other', () => {
  const more = (a: string, b: string): number =>
    strokes(drawFlat(cut(a)).frontSvg) - strokes(drawFlat(cut(b)).frontSvg);
  expect(more('a tuxedo shirt with a pleated bib', 'a tuxedo shirt')).toBeGreaterThan(8);
  expect(more('a linen shirt with a box pleat', 'a linen shirt')).toBe(0);
});

it.each(['punk', 'art deco', 'nordic'])('leaves a leopard its own colours in %s', (style) => {
  const colors = (text: string) => cut(text, style).colors.map(({ name }) => name);
  expect(colors('a leopard print blouse')).toEqual(['tan', 'black']);
  expect(colors('a leopard print blouse in pink')).toEqual(['pink']);
});

it('draws a dress of knitted cloth in one length, as it is cut, and a woven one with its waist', () => {
  const waist = (text: string): boolean => 'waist-seam' in drawFlat(cut(text)).anchors.front;
  expect([waist('a jersey dress'), waist('a maternity dress in jersey')]).toEqual([false, false]);
  expect([waist('a poplin dress'), waist('a jersey dress with a gathered skirt')]).toEqual([true, true]);
});

it('puts a belt on flats of jackets as on their pictures, and buttons a chef’s jacket to its collar', () => {
  const belt = (text: string): boolean => 'belt' in drawFlat(cut(text)).anchors.front;
  expect([belt('a safari jacket with a belt'), belt('a safari jacket')]).toEqual([true, false]);
  expect(drawFlat(cut("a chef's jacket")).frontSvg).not.toBe(drawFlat(cut('a double-breasted jacket')).frontSvg);
});

it('gives a raglan sleeve its colour up to the neck', () => {
  const white = cut('a white raglan t-shirt with red sleeves');
  expect(strokes(drawFlat(white).frontSvg)).toBe(strokes(drawFlat(cut('a white raglan t-shirt')).frontSvg));
  const set = cut('a white t-shirt with red sleeves');
  expect(strokes(drawFlat(white).backSvg)).toBeGreaterThan(strokes(drawFlat(set).backSvg));
});

it('shows the waistcoat of a suit under its jacket', () => {
  const [jacket, trousers] = [cut('a navy blazer with two buttons'), cut('navy wool trousers')];
  const options = { width: 400, height: 600, seed: 7, palette: ['#333333'] };
  const without = illustrateOutfit([jacket, trousers], options).svg;
  const suit = illustrateOutfit([jacket, trousers, cut('a navy waistcoat')], options).svg;
  const grey = illustrateOutfit([jacket, trousers, cut('a grey waistcoat')], options).svg;
  expect(strokes(suit)).toBeGreaterThan(strokes(without));
  expect(grey).not.toBe(suit);
});

it('closes gilets like jackets, in flats and picture', () => {
  for (const text of ['a puffer vest', 'a hi-vis vest']) {
    const spec = cut(text);
    expect([spec.closure, spec.collar]).toEqual(['zip', 'stand']);
    expect(drawFlat(spec).shown).toMatchObject({ fastener: 'zip', collar: true });
    expect(illustrate(spec, { width: 400, height: 600, seed: 7 }).shown).toMatchObject({ collar: true, sleeve: 0 });
  }
});

it('cuts a shawl in the colour that the text gives the lapels', () => {
  expect(picture('a white tuxedo jacket with black shawl lapels').length).not.toBe(
    picture('a white tuxedo jacket with shawl lapels').length,
  );
});

it('draws a zip where it lies: in the side seam of both sides', () => {
  for (const text of ['linen shorts with a side zip', 'a tiered dress with a side zip'])
    expect(drawFlat(cut(text)).shown).toMatchObject({ fastener: 'zip', fastened: 'side' });
});

it('opens the front of a skirt by its slit and leaves the back whole', () => {
  expect('vent' in drawFlat(cut('a midi skirt with a high slit')).anchors.back).toBe(false);
  expect('vent' in drawFlat(cut('a pencil skirt with a back vent')).anchors.back).toBe(true);
});

it('draws a cord where it draws a jacket in, not in place of its buttons', () => {
  expect(drawFlat(cut('a chore jacket with a drawstring')).shown).toMatchObject({ fastener: 'buttons', count: 5 });
});

it('draws a sweater vest as the knit that is pulled on, for whose arms there are ribs and no sleeves', () => {
  const vest = cut('a fair isle sweater vest with a v neck');
  expect([vest.garment, vest.sleeve.length, vest.variant]).toEqual(['sweater', 'sleeveless', 'sweater vest']);
  expect('buttons' in drawFlat(vest).anchors.front).toBe(false);
  expect(cut('a knitted sweater vest with buttons').garment).toBe('waistcoat');
});

it('gathers the waist of paperbag trousers above their band', () => {
  expect('gathers' in drawFlat(cut('paperbag waist trousers')).anchors.front).toBe(true);
  expect('gathers' in drawFlat(cut('wool trousers')).anchors.front).toBe(false);
});

it('shows boys in trunks without a top, and the stripes of pyjamas upright', () => {
  const pieces = (text: string): number => strokes(picture(text));
  expect(pieces("boys' swim trunks")).toBeLessThan(pieces("girls' swim trunks"));
  expect(cut('striped pyjamas').print).toBe('vertical-stripes');
  expect(cut('a striped t-shirt').print).toBe('stripes');
});

it('covers the zip of a parka with its storm flap and leaves the shoulder bare', () => {
  const [parka, plain] = [cut('a parka with a storm flap'), cut('a zip jacket')];
  expect(strokes(drawFlat(parka).frontSvg)).toBe(strokes(drawFlat(cut('a parka')).frontSvg));
  expect(drawFlat(plain).shown.fastener).toBe('zip');
});

it('draws the hood of a poncho, and a balloon skirt that is drawn in at its hem', () => {
  expect(picture('a yellow poncho with a hood')).not.toBe(picture('a yellow poncho'));
  expect(drawFlat(cut('a black bubble skirt')).frontSvg).not.toBe(drawFlat(cut('a black gathered skirt')).frontSvg);
});
