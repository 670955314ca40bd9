import { cutOf } from '../cut/cut-of.js';
import { buttonsOf } from '../cut/buttons.js';
import { completedOf } from '../cut/typical.js';
import type { Cut } from '../cut/cut.js';
import { draftPattern, standardBodies } from '../make/pattern/index.js';
import { notionsFor } from '../make/materials/notions.js';
import { readDesign } from '../read/read-design.js';
import { drawFlat } from './flat/index.js';
import { illustrate } from './illustration/index.js';

const cut = (description: string): Cut => {
  const reading = readDesign({ description });
  if (!reading.ok) throw new Error(description);
  return cutOf(completedOf(reading.brief));
};
const picture = (spec: Cut) => illustrate(spec, { width: 320, height: 480, seed: 7, pose: 'poised', palette: [] });
const radii = (svg: string, fill: string): number[] =>
  [...svg.matchAll(/<circle[^>]*>/g)]
    .filter(([circle]) => circle.includes(`fill="${fill}"`))
    .map(([circle]) => Number(/ r="([\d.]+)"/.exec(circle)?.[1]));

it.each([
  ['a wool coat', 'a wool coat with big buttons', 38],
  ['a knitted cardigan', 'a knitted cardigan with oversized buttons', 29],
  ['a shirt', 'a shirt with large buttons', 21],
  ['a double-breasted coat', 'a double-breasted coat with statement buttons', 48],
])('%s: large ones close it, four to six, in flat, picture, draft and list', async (usual, large, mm) => {
  const [plain, big] = [cut(`${usual} with red buttons`), cut(`${large} in red`)];
  const spec: Cut = { ...big, colors: plain.colors };
  const [flat, seen] = [drawFlat(spec), picture(spec)];
  const pattern = await draftPattern(spec, (await standardBodies('women'))[4]);
  const { hex } = buttonsOf(spec);
  expect([flat.shown.count, seen.shown.count, pattern.shown.count]).toEqual(Array(3).fill(spec.opening?.count));
  expect(spec.opening?.count).toBeGreaterThanOrEqual(4);
  expect(spec.opening?.count).toBeLessThanOrEqual(6);
  expect(notionsFor(spec)[0].name).toBe(`button ${mm} mm`);
  for (const draw of [(one: Cut) => drawFlat(one).frontSvg, (one: Cut) => picture(one).svg]) {
    const [before, after] = [plain, spec].map((one) => Math.max(...radii(draw(one), hex ?? '')));
    expect(after / before).toBeGreaterThan(1.6);
  }
});

it.each([
  ['a navy blazer with gold buttons', '#c49a3a', 2],
  ['a wool coat with silver buttons', '#bfc3c7', 3],
  ['a white shirt with contrast buttons', '#2b2a2c', 6],
  ['a black cardigan with contrasting buttons', '#f2ead9', 6],
])('%s: in their colour', (text, hex, least) => {
  const spec = cut(text);
  expect(radii(drawFlat(spec).frontSvg, hex).length).toBeGreaterThanOrEqual(least);
  expect(radii(picture(spec).svg, hex).length).toBeGreaterThanOrEqual(least);
});

it('lays none beside the row that closes it', () => {
  const [plain, said] = [cut('a red coat with buttons'), cut('a red coat with decorative buttons')];
  const circles = (svg: string): number => [...svg.matchAll(/<circle/g)].length;
  expect(circles(drawFlat(said).frontSvg)).toBe(circles(drawFlat(plain).frontSvg));
  expect(drawFlat(cut('a black dress with decorative buttons, zip at the back')).shown.fastener).not.toBe('buttons');
});

it.each(['a navy blazer', 'a cardigan', 'a shawl collar cardigan', 'a denim jacket', 'a polo shirt'])(
  '%s: each button of the draft has its hole',
  async (text) => {
    const spec = cut(text);
    const { drafted } = await draftPattern(spec, (await standardBodies('women'))[4]);
    const marks = drafted.filter(({ id }) => !/cuff|sleeve/i.test(id)).flatMap((piece) => piece.marks);
    const counts = (['button', 'buttonhole'] as const).map((kind) => marks.filter((m) => m.kind === kind).length);
    expect(counts).toEqual([spec.opening?.count, spec.opening?.count]);
  },
);
