import { decided } from '../../../cut/cut-of.js';
import type { GarmentSpec } from '../../../garments/garment-spec.js';
import { readSpec } from '../account/account.fixture.js';
import { bodyOfSize, draftPattern, standardBodies } from '../index.js';
import { sleeveMeasure } from './sleeve-length.js';

const draft = async (text: string) =>
  draftPattern(decided(readSpec(text) as GarmentSpec), (await standardBodies('women'))[4]);
const ids = (made: Awaited<ReturnType<typeof draft>>): string[] => made.drafted.map(({ id }) => id);

it('grows the shawl of a dinner jacket on its front and facing, joined behind the neck', async () => {
  const made = await draft('a tuxedo jacket with a shawl lapel');
  expect(ids(made).filter((id) => /collar/i.test(id))).toEqual([]);
  const seams = made.checks.seams.filter(({ name }) => /shawl|lapel/i.test(name));
  expect(seams.map(({ name, ok }) => [name, ok])).toEqual([
    ['Lapel: facing to front', true],
    ['Shawl collar to back neck', true],
    ['Facing: shawl collar to back neck', true],
  ]);
  expect(made.deviations.join(' ')).not.toMatch(/notched/);
  expect(made.checks.ok).toBe(true);
});

it.each(['a duffle coat', "a girl's duffle coat", 'a duffle coat for men'])(
  '%s has its hood on the neck and four toggles',
  async (text) => {
    const made = await draft(text);
    expect(ids(made)).toEqual(expect.arrayContaining(['own.hood', 'own.hoodStrip']));
    expect(ids(made).filter((id) => /collar/i.test(id))).toEqual([]);
    expect(made.shown).toMatchObject({ fastener: 'toggles', count: 4, hood: true, collar: false });
    expect(made.checks.seams.find(({ name }) => name === 'Hood to neckline')?.ok).toBe(true);
    expect(made.checks.ok).toBe(true);
    const { marks, points } = made.drafted.find(({ id }) => /^carl(ton|ita)\.front$/.test(id))!;
    const highest = Math.min(...marks.filter(({ kind }) => kind === 'button').map(({ at }) => at.y));
    expect(highest - points.cfNeck.y).toBeCloseTo(45, 6);
  },
);

it.each(['wool trousers with turn-ups', 'linen trousers with turn-ups and an elastic waist', 'chinos with turn ups'])(
  '%s get a band round each leg',
  async (text) => {
    const made = await draft(text);
    expect(made.pieces.find(({ id }) => id === 'own.turnUpCuffFacing')?.cut).toBe(2);
    expect(made.checks.seams.find(({ name }) => name === 'Turn-up cuff to leg')?.ok).toBe(true);
    expect([made.status, made.deviations]).toEqual(['exact', []]);
  },
);

it('covers the zip with its storm flap where there is one, and the shoulder of other coats', async () => {
  for (const text of ['a parka with a storm flap', 'a ski jacket with a storm flap'])
    expect(ids(await draft(text)).filter((id) => /zipFly|stormFlap/.test(id))).toEqual(['own.zipFly']);
  expect(ids(await draft('a trench coat with a storm flap'))).toContain('own.stormFlap');
});

it('makes the sleeves of children as long as they are drawn', async () => {
  const body = (await bodyOfSize('104', 'child'))!;
  for (const text of ["a boy's sweatshirt", "a boy's shirt", "a boy's blazer"]) {
    const spec = decided(readSpec(text) as GarmentSpec, body);
    const { drafted } = await draftPattern(spec, body);
    const off = (sleeveMeasure(drafted) ?? 0) / (body.shoulderToWrist * 10) - spec.sleeveTo;
    expect(Math.abs(off)).toBeLessThan(0.03);
  }
});

it.each(['a sleeveless wool sweater', 'a fair isle sweater vest with a v neck'])(
  '%s has ribs along its armholes',
  async (text) => {
    const made = await draft(text);
    expect(ids(made).filter((id) => /sleeve|cuff/i.test(id))).toEqual([]);
    expect(made.checks.seams.find(({ name }) => name === 'Arm band to armhole')?.ok).toBe(true);
    expect([made.status, made.deviations]).toEqual(['exact', []]);
  },
);

it('counts the pockets of shorts together: four of the block and two at the sides are six', async () => {
  const made = await draft('cargo shorts with six pockets');
  expect(made.pieces.find(({ id }) => id === 'own.cargo')?.cut).toBe(2);
  expect(made.deviations.join(' ')).not.toMatch(/pockets are drafted/);
});
