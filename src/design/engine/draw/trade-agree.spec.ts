import { cutOf } from '../cut/cut-of.js';
import { completedOf } from '../cut/typical.js';
import { constructionOf } from '../make/construction/index.js';
import { materialsOf } from '../make/materials/index.js';
import { bodyOfSize, childBody, draftPattern } from '../make/pattern/index.js';
import { readDesign } from '../read/read-design.js';
import { withDifferences } from './differences.js';
import { drawFlat } from './flat/index.js';
import { illustrate } from './illustration/index.js';

type Body = Readonly<Record<string, number>>;

const adult = async (): Promise<Body> => (await bodyOfSize('38', 'women'))!;

async function made(description: string, body?: Body) {
  const read = readDesign({ description });
  if (!read.ok) throw new Error(read.reason);
  const on = body ?? (await adult());
  const cut = cutOf(completedOf(read.brief), on);
  const drafted = await draftPattern(cut, on);
  const { steps } = constructionOf(cut, drafted.pieces, 10, false, drafted.seams);
  const flat = drawFlat(cut);
  const bought = materialsOf(cut, []).notions.map(({ name, quantity, note }) => `${quantity} ${name}, ${note}`);
  const text = steps.map((step) => `${step.title}: ${step.text}`).join('\n');
  return { cut, flat, bought, text, ...withDifferences(drafted, flat.shown) };
}

const circles = (svg: string): number => (svg.match(/<circle/g) ?? []).length;

it('a polo with a half zip has it in flat, picture, draft and steps, and no button', async () => {
  const { cut, flat, status, shown, bought, text } = await made('a polo with a half zip');
  const pictured = illustrate(cut, { width: 320, height: 480, seed: 7 }).shown;
  expect([flat.shown.fastener, pictured.fastener, shown.fastener, status]).toEqual(['zip', 'zip', 'zip', 'exact']);
  expect([circles(flat.frontSvg), /button/i.test(text), bought.filter((b) => /button/.test(b))]).toEqual([
    0,
    false,
    [],
  ]);
});

it.each([
  ['a shirt with three chest pockets', 3],
  ['a shirt with four chest pockets', 4],
  ['a blazer with three pockets, a chest welt and two flap pockets', 3],
  ['a blazer with a chest welt pocket and two flap pockets', 3],
  ['a navy blazer with three pockets: one welt pocket on the chest and two flap pockets', 3],
  ['ein Blazer mit drei Taschen, einer Brusttasche und zwei Klappentaschen', 3],
])('%s: %d are drafted, drawn and pictured, and nobody says otherwise', async (description, count) => {
  const { cut, flat, shown, deviations } = await made(description);
  const { pockets } = illustrate(cut, { width: 320, height: 480, seed: 7 }).shown;
  expect([shown.pockets, flat.shown.pockets, pockets]).toEqual([count, count, count]);
  expect(deviations.filter((words) => /pocket/i.test(words))).toEqual([]);
});

it('a number of pockets that is not drafted is told beside whatever else is said of pockets', async () => {
  const { deviations, shown } = await made('a denim jacket with six patch pockets');
  expect(deviations.join('\n')).toMatch(new RegExp(`\\b${shown.pockets} pockets are drafted, not 6\\.`));
  expect(deviations.join('\n')).toMatch(/drafted as a denim jacket has them/);
});

it.each([
  ['a wool coat for men', false],
  ['a wool coat for a girl of 6', false],
  ['a wool coat for women', true],
])('the front of %s has the side panel that is cut, its back the darts', async (description, panel) => {
  const body = /girl/.test(description) ? childBody(116) : await adult();
  const { flat, pieces, text } = await made(description, body);
  const strokes = (svg: string): number => (svg.match(/<path/g) ?? []).length;
  const other = await made('a wool coat for women');
  expect(pieces.some(({ id }) => id.endsWith('.side'))).toBe(panel);
  expect(strokes(other.flat.frontSvg) - strokes(flat.frontSvg)).toBe(panel ? 0 : 4);
  expect([flat.anchors.back.dart !== undefined, /darts of Back/.test(text)]).toEqual([true, true]);
});

it.each(['welt', 'slash', 'besom', 'seam', 'cargo'])(
  '%s pockets are made for the hand of who wears them',
  async (kind) => {
    const width = async (body: Body) => {
      const { drafted } = await made(`a wool coat with ${kind} pockets`, body);
      const own = drafted.find(({ id }) => /^own\.(welt|jet|pocket|seamPocket|cargo|flap)$/.test(id))!;
      const xs = own.loop.map(({ x }) => x);
      return Math.max(...xs) - Math.min(...xs);
    };
    const [child, grown] = [await width(childBody(116)), await width(await adult())];
    expect(child).toBeLessThan(grown * 0.9);
    expect(child).toBeGreaterThan(70);
  },
);

it('the corners of a blazer are round where they are cut round, square where they are cut square', async () => {
  for (const [text, round] of [
    ['a blazer', true],
    ['a double-breasted blazer', false],
  ] as const) {
    const { flat, drafted } = await made(text);
    const { loop } = drafted.find(({ id }) => id === 'jaeger.front')!;
    const low = Math.max(...loop.map(({ y }) => y));
    const edge = Math.min(...loop.map(({ x }) => x));
    const corner = Math.min(...loop.map(({ x, y }) => Math.hypot(x - edge, y - low)));
    expect([text, corner > 8]).toEqual([text, round]);
    expect([text, flat.frontSvg.includes('fill="#ffffff" stroke="none"')]).toEqual([text, round]);
  }
});

it.each([
  ['a shirt with barrel cuffs', ['4 button 11 mm, cuffs', '2 button 9 mm, sleeve plackets'], /in the cuffs/],
  ['a pullover blouse with barrel cuffs', ['4 button 11 mm, cuffs'], /Buttons of the sleeves/],
  ['a zip shirt with barrel cuffs', ['4 button 11 mm, cuffs'], /./],
  ['a blazer', ['6 button 15 mm, sleeves'], /sew 3 buttons along it/],
  ['a double-breasted blazer', ['6 button 15 mm, sleeves'], /sew 3 buttons along it/],
  ['a double-breasted coat', [], /./],
  ['a cardigan with rib cuffs', [], /./],
] as const)('the sleeves of %s have the buttons that are bought, %j, and sewn', async (description, listed, step) => {
  const { bought, text } = await made(description);
  expect(bought.filter((b) => /cuffs|sleeve/.test(b))).toEqual(expect.arrayContaining([...listed]));
  if (listed.length === 0) expect(bought.filter((b) => /button.*(cuffs|sleeve)/.test(b))).toEqual([]);
  expect(text).toMatch(step);
});

it('a blazer that asks for vents has them in its side seams in flat, draft and steps', async () => {
  const { flat, text, pieces } = await made('a blazer with side vents');
  expect(pieces.some(({ name }) => /with vent/.test(name))).toBe(false);
  expect(Math.abs(flat.anchors.back.vent!.x - 320)).toBeGreaterThan(60);
  expect([/down to the vent/.test(text), /end at the vents/.test(text)]).toEqual([false, true]);
});

it('the storm flap of a trench coat lies on the wearer’s right, as it is sewn', async () => {
  const { flat, text } = await made('a trench coat with a storm flap');
  expect(text).toMatch(/on the right front/);
  const buttons = [...flat.frontSvg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [+x, +y]);
  const chest = buttons.filter(([, y]) => y > 150 && y < 300);
  expect(Math.min(...chest.map(([x]) => x))).toBeLessThan(290);
});

it.each(['a shirt with three-quarter sleeves', 'a blouse with long sleeves'])(
  '%s has its cuffs everywhere',
  async (text) => {
    const { flat, pieces, bought } = await made(text);
    expect([flat.anchors.front.cuff !== undefined, pieces.some(({ id }) => id === 'simon.cuff')]).toEqual([true, true]);
    expect(bought).toContain('4 button 11 mm, cuffs');
  },
);

it('a waistcoat has no strap behind that nobody asked for, and no buckles in front', async () => {
  const white = (svg: string): number => (svg.match(/fill="#ffffff" stroke="#/g) ?? []).length;
  const [plain, strapped] = [await made('a waistcoat'), await made('en herrväst med spänne i ryggen')];
  expect([white(plain.flat.backSvg), white(strapped.flat.backSvg) > 0]).toEqual([0, true]);
});

it('a rib cuff has no buttonhole', async () =>
  expect((await made('a bomber jacket with buttons')).text).not.toMatch(/in the cuffs/));

it.each(['a shirt with a topstitched hem', 'a wool coat with a topstitched hem', 'a blazer with a topstitched hem'])(
  '%s: drawn and sewn so',
  async (description) => {
    const { flat, text } = await made(description);
    const plain = await made(description.replace(' with a topstitched hem', ''));
    const stitches = (svg: string): number => (svg.match(/stroke-dasharray/g) ?? []).length;
    expect(stitches(flat.frontSvg)).toBeGreaterThan(stitches(plain.flat.frontSvg));
    expect([/^Hem: .*topstitch/m.test(text), /^Hem: .*topstitch/m.test(plain.text)]).toEqual([true, false]);
  },
);

it.each([
  ['a slim shirt', true],
  ['a shirt', false],
])('%s has darts in its back in flat, draft and steps, or in none', async (description, darted) => {
  const { flat, drafted, text, status } = await made(description);
  const back = drafted.find(({ id }) => id === 'simon.back')!;
  expect([flat.anchors.back.dart !== undefined, back.lines.length > 2, /darts of .*Back/.test(text), status]).toEqual([
    darted,
    darted,
    darted,
    'exact',
  ]);
});
