import { cutOf } from '../cut/cut-of.js';
import { completedOf } from '../cut/typical.js';
import { bodyOfSize, draftPattern } from '../make/pattern/index.js';
import { readDesign } from '../read/read-design.js';
import { drawFlat } from './flat/index.js';
import { illustrate } from './illustration/index.js';

const briefOf = (description: string) => {
  const read = readDesign({ description });
  if (!read.ok) throw new Error(read.reason);
  return read.brief;
};

const made = async (description: string) => {
  const brief = briefOf(description);
  const body = (await bodyOfSize('38', 'women'))!;
  const cut = cutOf(completedOf(brief), body);
  const { drafted, deviations, checks } = await draftPattern(cut, body);
  const title = drafted.find(({ id }) => id === 'own.pleats')?.title ?? '';
  return { brief, cut, title, deviations, checks };
};

it.each([
  ['a grey wool skirt with three box pleats front and back', { kind: 'box', per_side: 3 }],
  ['an a-line midi skirt with four inverted pleats', { kind: 'inverted', per_side: 2 }],
  ['a dress with a skirt of box pleats, linen', { kind: 'box' }],
  ['a skirt with 6 knife pleats', { kind: 'knife', per_side: 3 }],
  ['en kjol med fyra motveck i ull', { kind: 'inverted', per_side: 2 }],
  ['ein Rock mit Kellerfalten aus Wolle', { kind: 'inverted' }],
  ['ein karierter Faltenrock mit Kellerfalten', { kind: 'inverted' }],
  ['une jupe à deux plis creux devant et dos', { kind: 'inverted', per_side: 2 }],
  ['una falda de tablas', { kind: 'box' }],
])('pleats of %s are of the kind and number that is asked for, in pieces, flats and picture', async (text, pleats) => {
  const { brief, cut, title, checks } = await made(text);
  expect(brief.spec.pleats).toEqual(pleats);
  expect(title).toContain(`${pleats.kind} pleats`);
  if ('per_side' in pleats) expect(title).toContain(` ${pleats.per_side} `);
  expect(checks.ok).toBe(true);
  const flat = drawFlat(cut).shown.pleats;
  expect([text, flat]).toEqual([text, illustrate(cut, { width: 300, height: 450, seed: 4 }).shown.pleats]);
  expect(title).toContain(`${flat?.count} ${flat?.kind} pleats`);
});

it('pleats of which nothing is said are the usual ones', async () => {
  const { brief, title } = await made('a pleated skirt');
  expect(brief.spec).not.toHaveProperty('pleats');
  expect(title).toContain('knife pleats');
});

it('one box pleat less than another changes both drawings', () => {
  const [two, three] = ['two', 'three'].map((n) => {
    const cut = cutOf(completedOf(briefOf(`a navy skirt with ${n} box pleats front and back`)));
    return [drawFlat(cut).frontSvg, illustrate(cut, { width: 300, height: 450, seed: 4 }).svg];
  });
  expect(three[0]).not.toBe(two[0]);
  expect(three[1]).not.toBe(two[1]);
});

it('pleats at one side only are told to be made on both', () => {
  expect(briefOf('a skirt with one inverted pleat at the front').warnings.join()).toMatch(/front and back alike/);
});

it('a shirt keeps its buttons where its box pleat is not drafted, which is told', async () => {
  const { deviations } = await made('a shirt with a box pleat at the back and seven buttons');
  expect(deviations.join(' ')).toMatch(/box pleat/i);
  expect(deviations.join(' ')).not.toMatch(/Left out/);
});
