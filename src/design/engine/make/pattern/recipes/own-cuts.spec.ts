import { cutOf } from '../../../cut/cut-of.js';
import { completedOf } from '../../../cut/typical.js';
import { readDesign } from '../../../read/read-design.js';
import { bodyOfSize, draftPattern } from '../index.js';

async function drafted(description: string, size = '40', wearer: 'women' | 'men' | 'child' = 'women') {
  const read = readDesign({ description });
  if (!read.ok) throw new Error(read.reason);
  const body = (await bodyOfSize(size, wearer)) ?? {};
  return draftPattern(cutOf(completedOf(read.brief), body), body);
}

const BODIES = [
  ['32', 'women'],
  ['52', 'women'],
  ['58', 'men'],
  ['110', 'child'],
] as const;

it.each(BODIES)('a shalwar is of straight legs and gores, wide over the seat of a %s (%s)', async (size, wearer) => {
  const { status, deviations, checks, base, edges } = await drafted('a cotton shalwar', size, wearer);
  expect([base, status, deviations.join()]).toEqual(['own', 'exact', '']);
  expect(checks.finished_measures.every((girth) => girth.ok)).toBe(true);
  expect(checks.openings).toEqual([expect.objectContaining({ passes: 'seat', ok: true })]);
  expect(edges.filter((e) => /own\.shalwar/.test(e.piece) && e.known_by === 'role')).toEqual([]);
});

it('what it has no draft for is named', async () => {
  const { status, deviations } = await drafted('a shalwar with a fly and rib cuffs');
  expect(status).toBe('approximate');
  expect(deviations).toEqual([
    'The rib cuff is not in this draft.',
    'The fly closing is drafted as a cord in a casing.',
  ]);
});

it.each(BODIES.slice(0, 2))(
  'a dungaree dress has a bib and straps on its skirt, for a %s (%s)',
  async (size, wearer) => {
    const { status, deviations, pieces, checks } = await drafted('a denim dungaree dress', size, wearer);
    expect([status, deviations.join()]).toEqual(['exact', '']);
    expect(pieces.map((p) => p.id)).toEqual(expect.arrayContaining(['own.bib', 'own.strap', 'sandy.waistband']));
    expect(checks.openings).toEqual([expect.objectContaining({ passes: 'seat', ok: true })]);
  },
);

it('its front opens at the side, which is said', async () => {
  const { status, deviations } = await drafted('a dungaree dress with buttons down the front');
  expect([status, deviations[0]]).toEqual(['approximate', expect.stringContaining('bib lies over')]);
});

it('a pinafore without a bib stays a bodice, which is said', async () => {
  const { pieces, deviations } = await drafted('a grey pinafore');
  expect(pieces.map((p) => p.id)).not.toContain('own.bib');
  expect(deviations.join()).toMatch(/sleeveless bodice/);
});

/** Seams that are sewn flush meet to that, mm. */
const MEETS_MM = 0.3;

/** Whatever its cut is: exact, every edge sewn flush meets its partner, girths and openings pass, no edge is a guess. */
async function isSound(description: string, size: string, wearer: 'women' | 'men' | 'child', own: RegExp) {
  const { status, deviations, checks, edges } = await drafted(description, size, wearer);
  expect([status, deviations.join()]).toEqual(['exact', '']);
  expect([checks.ok, checks.unmeasured]).toEqual([true, []]);
  const flush = checks.seams.filter(({ kind }) => kind === 'flush');
  expect(flush.filter(({ off_by_mm: off }) => Math.abs(off) > MEETS_MM)).toEqual([]);
  expect(edges.filter((e) => own.test(e.piece) && e.known_by === 'role')).toEqual([]);
  return checks;
}

const FIVE = [...BODIES, ['40', 'women']] as const;

it.each(FIVE)('a cheongsam closes from the neck to the right side, on a %s (%s)', async (size, wearer) => {
  const checks = await isSound('a silk cheongsam', size, wearer, /own\.qipao/);
  expect(checks.finished_measures.map(({ name }) => name)).toEqual(['chest', 'waist', 'seat', 'biceps']);
  expect(checks.openings).toContainEqual(expect.objectContaining({ passes: 'chest', ok: true }));
});

it('a cheongsam without sleeves or collar is bound; what it closes with otherwise is said', async () => {
  const { pieces } = await drafted('a sleeveless cheongsam without a collar');
  expect(pieces.map((p) => p.id)).toEqual(expect.arrayContaining(['own.armBinding', 'own.neckBinding']));
  const { status, deviations } = await drafted('a cheongsam with a zip at the back');
  expect([status, deviations.join()]).toEqual(['approximate', expect.stringContaining('frogs along the diagonal')]);
});

it.each(FIVE)('a hanfu crosses and its sleeves widen, on a %s (%s)', async (size, wearer) => {
  const checks = await isSound('a silk hanfu', size, wearer, /own\.kimono(?!Band)/);
  expect(checks.finished_measures.map(({ name, ok }) => [name, ok])).toContainEqual(['seat', true]);
});

it.each(FIVE)(
  'a hanbok is a jacket tied at the breast over a skirt on a breast band, on a %s (%s)',
  async (size, wearer) => {
    if (wearer === 'men') return;
    const checks = await isSound('a silk hanbok', size, wearer, /own\.kimono(?!Band)/);
    expect(checks.finished_measures.map(({ name, ok }) => [name, ok])).toContainEqual(['chest', true]);
  },
);

it('jacket and skirt of a hanbok are also made alone; a man’s is named', async () => {
  const ids = async (text: string) => (await drafted(text)).pieces.map((p) => p.id);
  expect(await ids('a white jeogori')).not.toContain('own.pleats');
  expect(await ids('a red chima')).not.toContain('own.kimonoBody');
  expect(await ids('a red hanbok')).toEqual(expect.arrayContaining(['own.pleats', 'own.kimonoBody', 'own.ties']));
  expect((await drafted('a hanbok for men', '58', 'men')).deviations.join()).toMatch(/baji/);
});

it.each([BODIES[0], BODIES[1], ['40', 'women'] as const])(
  'a choli ends on the ribs and opens whole, on a %s (%s)',
  async (size, wearer) => {
    const checks = await isSound('a cotton choli', size, wearer, /bella/);
    expect(checks.finished_measures.map(({ name }) => name)).toEqual(expect.arrayContaining(['chest', 'underbust']));
  },
);

it.each(FIVE)('front and back of an ao dai hang apart from the waist, on a %s (%s)', async (size, wearer) => {
  const { status, deviations, checks, edges } = await drafted('a silk ao dai', size, wearer);
  expect([status, deviations.join()]).toEqual([
    'approximate',
    expect.stringMatching(/^An ao dai’s raglan seams.*trousers/),
  ]);
  expect(checks.ok).toBe(true);
  expect(checks.seams.map(({ name }) => name)).not.toContain('Side seam, right');
  expect(edges.filter((e) => /own\.qipao/.test(e.piece) && e.known_by === 'role')).toEqual([]);
});

it('what stands for a garment that is only near it is never exact, and named', async () => {
  const body = (await bodyOfSize('40', 'women')) ?? {};
  const read = readDesign({ description: 'a cotton shalwar' });
  if (!read.ok) throw new Error(read.reason);
  const cut = cutOf(completedOf(read.brief), body);
  const { status, deviations } = await draftPattern(cut, body, { nearest_to: ['patiala'] });
  expect([status, deviations.join()]).toEqual(['approximate', 'No patiala is drafted as such: this is a shalwar.']);
});

it('a strapless jumpsuit ends where it is drawn', async () => {
  const { deviations } = await drafted('a strapless jumpsuit in black crepe');
  expect(deviations.join()).not.toMatch(/ends .* than it is drawn/);
});
