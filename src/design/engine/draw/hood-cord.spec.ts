import type { Cut } from '../cut/cut.js';
import { cutOf } from '../cut/cut-of.js';
import { completedOf } from '../cut/typical.js';
import { constructionOf } from '../make/construction/index.js';
import { notionsFor } from '../make/materials/notions.js';
import { bodyOfSize, draftPattern } from '../make/pattern/index.js';
import { readDesign } from '../read/read-design.js';
import { drawFlat } from './flat/index.js';
import { illustrate } from './illustration/index.js';

async function made(description: string) {
  const read = readDesign({ description });
  if (!read.ok) throw new Error(read.reason);
  const cut = cutOf(completedOf(read.brief), (await bodyOfSize('38', 'women'))!);
  return { cut, pattern: await draftPattern(cut, (await bodyOfSize('38', 'women'))!) };
}

const svgOf = (cut: Cut): string => illustrate(cut, { width: 320, height: 480, seed: 7 }).svg;

/** The same garment once with a cord said and once with none: what differs shows it. */
async function tellsOfCord(description: string) {
  const { cut, pattern } = await made(description);
  const without = { ...cut, hood: 'hood' as const, denied: [...(cut.denied ?? []), 'details=drawcord'] };
  const { steps } = constructionOf(cut, pattern.pieces, 10, false, pattern.seams);
  return {
    flat: drawFlat(cut).frontSvg !== drawFlat(without).frontSvg,
    picture: svgOf(cut) !== svgOf(without),
    bill: notionsFor(cut).some(({ name }) => name === 'drawcord'),
    steps: steps.some(({ title, text }) => title === 'Hood' && /cord/.test(text)),
  };
}
const all = (cord: boolean) => ({ flat: cord, picture: cord, bill: cord, steps: cord });

it.each(['a grey hoodie', 'a parka with a hood', 'a wool coat with a drawstring hood'])(
  'flat, picture, bill and steps of %s have the cord of its hood',
  async (text) => expect(await tellsOfCord(text)).toEqual(all(true)),
);

it.each([
  'a grey hoodie without drawcords',
  'a grey hoodie, no drawstring',
  'a hoodie for a boy aged 5',
  'a yellow raincoat with a hood',
  'a parka with a detachable hood',
])('flat, picture, bill and steps of %s have none', async (text) =>
  expect(await tellsOfCord(text)).toEqual(all(false)),
);
