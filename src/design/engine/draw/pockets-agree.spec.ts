import { cutOf } from '../cut/cut-of.js';
import { completedOf } from '../cut/typical.js';
import { bodyOfSize, draftPattern } from '../make/pattern/index.js';
import { readDesign } from '../read/read-design.js';
import { withDifferences } from './differences.js';
import { drawFlat } from './flat/index.js';
import { illustrate } from './illustration/index.js';

const cutFor = async (description: string) => {
  const read = readDesign({ description });
  if (!read.ok) throw new Error(read.reason);
  const body = (await bodyOfSize('38', 'women'))!;
  return { cut: cutOf(completedOf(read.brief), body), body };
};

const COUNTED: Readonly<Record<string, number>> = { '': 0, two: 2, three: 3, four: 4 };
/** Pockets that have flaps of their own. */
const FLAPPED = ['flap', 'cargo', 'bellows'];
/** Those of the fronts' facings, and the flap over a trench coat's shoulder, are no pocket's. */
const POCKET_FLAP = /^(?!own\.stormFlap).*flap$/i;

/** In what picture, flat, pattern and words of a garment with such pockets differ without a word. */
async function differing(garment: string, many: string, kind: string): Promise<string[]> {
  const { cut, body } = await cutFor(`a ${garment} with ${many} ${kind} pockets`);
  const { shown, drafted, deviations } = await draftPattern(cut, body);
  const told = /pocket/i.test(deviations.join());
  const flat = drawFlat(cut).shown.pockets;
  const { pockets } = illustrate(cut, { width: 320, height: 480, seed: 7, body: 'slender', pose: 'poised' }).shown;
  const asked = COUNTED[many];
  const flaps = drafted.filter(({ id }) => POCKET_FLAP.test(id)).map(({ id }) => id);
  return [
    ...(flat === pockets ? [] : [`flat ${flat}, picture ${pockets}`]),
    ...(shown.pockets === flat || told ? [] : [`pattern ${shown.pockets}, flat ${flat}`]),
    ...(asked === 0 || asked === flat || told || kind === 'seam' ? [] : [`asked ${asked}, drawn ${flat}`]),
    ...(FLAPPED.includes(kind) ? [] : flaps),
  ];
}

/** Whether one deviation states the count of the draft and that of the drawings, or that there is none. */
const statesBoth = (deviations: readonly string[], drafted: number, drawn: number): boolean =>
  deviations.some((words) => {
    const counts = (words.replace(/\bNo pocket\b/, '0 pockets').match(/\d+/g) ?? []).map(Number);
    return /pocket/i.test(words) && [drafted, drawn].every((count) => counts.includes(count));
  });

const KINDS = ['welt', 'patch', 'flap', 'cargo', 'chest', 'zip', 'slash', 'besom', 'seam'];

it.each(['blazer', 'wool coat', 'linen jacket', 'trench coat', 'double-breasted coat'])(
  'a %s has as many pockets in picture, flat and pattern, and flaps only where they are asked for',
  async (garment) => {
    const found: string[] = [];
    for (const kind of KINDS)
      for (const many of garment === 'blazer' ? Object.keys(COUNTED) : ['', 'three'])
        for (const one of await differing(garment, many, kind)) found.push(`${many} ${kind}: ${one}`);
    expect(found).toEqual([]);
  },
  120_000,
);

it.each([
  'quilted gilet',
  'waistcoat',
  'cardigan',
  'hoodie',
  'denim jacket',
  'jumpsuit',
  'joggers',
  'bomber jacket',
  'parka',
])(
  'a %s has as many pockets in picture and flat, and what the draft has otherwise is told',
  async (garment) => {
    const found: string[] = [];
    for (const kind of ['welt', 'patch', 'flap', 'cargo', 'slash'])
      for (const many of ['jumpsuit', 'joggers'].includes(garment) ? [''] : ['', 'four']) {
        const { cut, body } = await cutFor(`a ${garment} with ${many} ${kind} pockets`);
        const drawn = drawFlat(cut).shown;
        const { shown, deviations } = withDifferences(await draftPattern(cut, body), drawn);
        const { pockets } = illustrate(cut, {
          width: 320,
          height: 480,
          seed: 7,
          body: 'slender',
          pose: 'poised',
        }).shown;
        if (pockets !== drawn.pockets) found.push(`${many} ${kind}: flat ${drawn.pockets}, picture ${pockets}`);
        if (shown.pockets !== drawn.pockets && !statesBoth(deviations, shown.pockets!, drawn.pockets))
          found.push(`${many} ${kind}: untold`);
      }
    expect(found).toEqual([]);
  },
  120_000,
);

/** How low anything is drawn, in the units of the flat. */
const lowest = (svg: string): number =>
  Math.max(
    ...[...svg.matchAll(/ d="([^"]*)"/g)].flatMap(([, d]) =>
      [...d.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, , y]) => Number(y)),
    ),
  );

it.each(['blazer', 'cropped blazer', 'linen jacket', 'wool coat', 'double-breasted blazer'])(
  'no pocket of a %s hangs below its hem',
  async (garment) => {
    const { cut: bare } = await cutFor(`a ${garment} without pockets`);
    const hem = lowest(drawFlat(bare).frontSvg);
    for (const kind of KINDS) {
      const { cut } = await cutFor(`a ${garment} with ${kind} pockets`);
      expect([kind, lowest(drawFlat(cut).frontSvg) <= hem + 1]).toEqual([kind, true]);
    }
  },
);

it.each([
  'joggers with flap pockets',
  'trousers with zip pockets',
  'jeans with welt pockets',
  'a hoodie with slash pockets',
  'a cape with cargo pockets',
  'a blazer with two welt pockets',
  'a denim jacket with patch pockets',
  'joggers with patch pockets',
  'joggers with cargo pockets',
  'a cardigan with welt pockets',
  'a waistcoat with three welt pockets',
  'a shirt with patch pockets',
])('%s: where drawings and draft differ, the pattern says so and is not exact', async (text) => {
  const { cut, body } = await cutFor(text);
  const drawn = drawFlat(cut).shown;
  const { shown, deviations, status } = withDifferences(await draftPattern(cut, body), drawn);
  const told = shown.pockets === drawn.pockets || statesBoth(deviations, shown.pockets!, drawn.pockets);
  expect([told, status === 'exact' && deviations.length > 0]).toEqual([true, false]);
});

it.each([
  ['joggers with flap pockets', ['The drawings show 2 pockets in front, the draft has 4.']],
  ['a hoodie with slash pockets', ['The drawings show 2 pockets in front, the draft has 1.']],
  ['a cape with cargo pockets', ['The drawings show 0 pockets in front, the draft has 2.']],
  ['a blazer with four flap pockets', ['3 pockets are drafted, not 4.']],
  ['a blazer with two welt pockets', []],
])('%s: says %j of its pockets', async (text, words) => {
  const { cut, body } = await cutFor(text);
  const { deviations } = withDifferences(await draftPattern(cut, body), drawFlat(cut).shown);
  expect(deviations.filter((one) => /pocket/i.test(one))).toEqual(words);
});

it.each([
  'a wool coat with two slanted welt pockets',
  'a wool coat with slash pockets and welt pockets',
  'a trench coat with slanted pockets and two welt pockets',
])('%s: one slanted welt on each side', async (text) => {
  const { cut, body } = await cutFor(text);
  const { shown, pieces, deviations } = await draftPattern(cut, body);
  const picture = illustrate(cut, { width: 320, height: 480, seed: 7, body: 'slender', pose: 'poised' });
  expect([drawFlat(cut).shown.pockets, picture.shown.pockets, shown.pockets]).toEqual([2, 2, 2]);
  expect(pieces.map(({ name }) => name).filter((name) => /welt/i.test(name))).toEqual([
    'Slanted welt (folded lengthwise)',
  ]);
  expect(deviations.join()).not.toMatch(/pocket/i);
});
