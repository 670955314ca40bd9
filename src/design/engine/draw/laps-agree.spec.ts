import { cutOf } from '../cut/cut-of.js';
import { lapWords, upperFront } from '../cut/lap.js';
import { completedOf } from '../cut/typical.js';
import { constructionOf } from '../make/construction/index.js';
import { bodyOfSize, draftPattern } from '../make/pattern/index.js';
import { readDesign } from '../read/read-design.js';
import { drawFlat } from './flat/index.js';
import { rampOf } from './illustration/color/ramp.js';
import { doubleBreasted, placket, singleBreasted, slantedZip, toggles } from './illustration/garments/closure.js';
import type { Tailor } from './illustration/garments/tailor.js';
import { wrapLine } from './illustration/garments/wrapped-front.js';
import { illustrate } from './illustration/index.js';

const cutFor = (description: string) => {
  const read = readDesign({ description });
  if (!read.ok) throw new Error(read.reason);
  return cutOf(completedOf(read.brief));
};

const CENTRE = 320;

/** On which side of the picture's centre the edge of the upper front is drawn, as a side of the wearer. */
function drawnUpper(description: string, part: 'placket' | 'fly'): 'left' | 'right' {
  const at = drawFlat(cutFor(description)).anchors.front[part]!;
  const edge = at.x > CENTRE ? 'right' : 'left';
  if (part === 'placket') return edge;
  return edge === 'right' ? 'left' : 'right'; // the stitches of a fly lie on the front that is on top
}

const FRONTS: ReadonlyArray<readonly [string, 'placket' | 'fly']> = [
  ['shirt', 'placket'],
  ['blazer', 'placket'],
  ['double-breasted blazer', 'placket'],
  ['wool coat', 'placket'],
  ['double-breasted coat', 'placket'],
  ['duffle coat', 'placket'],
  ['denim jacket', 'placket'],
  ['cardigan', 'placket'],
  ['waistcoat', 'placket'],
  ['chinos', 'fly'],
  ['jeans', 'fly'],
];

it.each(FRONTS)('a %s laps left over right for men and boys, right over left for women and girls', (garment, part) => {
  const of = (who: string): string => drawnUpper(`a ${garment} for ${who}`, part);
  expect([of('men'), of('women'), of('a boy of 8'), of('a girl of 8')]).toEqual(['left', 'right', 'left', 'right']);
});

it.each([
  'a shirt',
  'a flannel shirt',
  'a blazer',
  'a double-breasted coat',
  'a single-breasted coat',
  'a wrap top',
  'a wrap dress',
  'a wrap skirt',
  'a pair of chinos',
  'a duffle coat',
  'a biker jacket',
  'a bathrobe',
])('the flat and the picture of %s lap the same way', (garment) => {
  for (const who of ['men', 'women', 'girls', 'boys', 'unisex']) {
    const cut = cutFor(`${garment}, ${who}`);
    const { laps, unseen } = illustrate(cut, { width: 320, height: 480, seed: 7 }).shown;
    const flat = drawFlat(cut).shown.laps;
    expect([who, flat, unseen ? flat : laps]).toEqual([who, upperFront(cut), upperFront(cut)]);
  }
});

it.each([
  ['men', -1],
  ['women', 1],
] as const)('the picture of what %s wear has the upper edge at %d of the centre', (who, side) => {
  const at = { fromY: 1, toY: 2 };
  const tailor = (garment: string): Tailor =>
    ({
      spec: cutFor(`a ${garment} for ${who}`),
      subject: true,
      figure: { head: 100, at: (x: number, y: number) => ({ x, y }), body: { presents: 'woman' } },
      cloth: { surface: { ramp: rampOf('#334455') } },
    }) as unknown as Tailor;
  for (const { lines } of [
    singleBreasted(tailor('coat'), at),
    doubleBreasted(tailor('double-breasted coat'), at),
    placket(tailor('shirt'), at),
    slantedZip(tailor('biker jacket'), at),
    toggles(tailor('duffle coat'), at),
  ])
    expect(Math.sign(lines[0].points[0].x)).toBe(side);
  expect(Math.sign(wrapLine(tailor('wrap top'), 2.85).at(-1)!.x)).toBe(side);
});

const made = async (description: string, gender: 'men' | 'women') => {
  const cut = cutFor(description);
  const drafted = await draftPattern(cut, (await bodyOfSize(gender === 'men' ? '50' : '38', gender))!);
  const { steps } = constructionOf(cut, drafted.pieces, 10, false, drafted.seams);
  return { ...drafted, text: steps.map(({ text }) => text).join('\n') };
};

it.each([
  ['men', 'simon.frontLeft', 'simon.frontRight'],
  ['women', 'simon.frontRight', 'simon.frontLeft'],
] as const)('the shirt of %s has its buttonholes in %s, its buttons on %s', async (who, holed, buttoned) => {
  const { drafted, checks, status, seams, svg, text } = await made(`a shirt for ${who}`, who);
  const kinds = (id: string) => new Set(drafted.find((p) => p.id === id)!.marks.map(({ kind }) => kind));
  expect([kinds(holed).has('buttonhole'), kinds(holed).has('button')]).toEqual([true, false]);
  expect([kinds(buttoned).has('button'), kinds(buttoned).has('buttonhole')]).toEqual([true, false]);
  expect([checks.ok, status, seams.length > 0]).toEqual([true, 'exact', true]);
  const [upper, under] = who === 'men' ? ['left', 'right'] : ['right', 'left'];
  expect(text).toContain(`Close ${upper} over ${under}: work the buttonholes in the wearer's ${upper} front`);
  expect(svg).toContain(`Closes ${upper} over ${under}`);
});

it('a front lies with its centre where its side of the wearer has it', async () => {
  for (const who of ['men', 'women'] as const) {
    const { drafted } = await made(`a shirt for ${who}`, who);
    const across = (id: string): boolean => {
      const { points } = drafted.find((p) => p.id === id)!;
      return points.cfNeck.x < points.armhole.x;
    };
    expect([who, across('simon.frontLeft'), across('simon.frontRight')]).toEqual([who, true, false]);
  }
});

it('the fly of women’s trousers is faced on the right front, that of men’s on the left', async () => {
  const [men, women] = [await made('chinos for men', 'men'), await made('chinos for women', 'women')];
  expect([/face the left front/.test(men.text), /face the right front/.test(women.text)]).toEqual([true, true]);
  const turn = ({ drafted }: typeof men) => {
    const { points } = drafted.find((p) => p.id === 'charlie.flyFacing')!;
    return Math.sign(points.flyTop.x - points.styleWaistIn.x);
  };
  expect(turn(men)).toBe(-turn(women));
});

it.each([
  ['a kimono for women', 'left'],
  ['a hanbok', 'left'],
  ['a cheongsam', 'left'],
  ['a shirt', 'left'],
  ['a shirt for children', 'left'],
  ['a blouse', 'right'],
] as const)('%s: the %s front lies on top', (text, side) => expect(upperFront(cutFor(text))).toBe(side));

it.each([
  ['a shirt for men', "Closes left over right: buttonholes in the wearer's left front, buttons on the right"],
  ['a wrap dress', 'Closes right over left'],
  ['a zip hoodie', null],
  ['a dress with buttons down the back', null],
] as const)('%s: %s', (text, words) => expect(lapWords(cutFor(text))).toBe(words));
