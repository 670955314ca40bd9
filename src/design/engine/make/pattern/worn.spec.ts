import { resolveBody } from '../measurements/index.js';
import { completedOf } from '../../cut/typical.js';
import { cutOf } from '../../cut/cut-of.js';
import { readDesign } from '../../read/read-design.js';
import { draftFor } from './accounted.js';
import { toMillimetres } from './bodies/measurements.js';
import { bodyOfSize, draftPattern } from './index.js';
import type { Recipe } from './recipe.js';
import { recipeFor } from './recipes/table.js';
import { worn } from './worn.js';
import { toldOf } from './worn.fixture.js';

async function draftedFor(description: string, measurements: Record<string, number> | null) {
  const read = readDesign({ description });
  if (!read.ok) throw new Error(read.reason);
  const spec = completedOf(read.brief);
  const body = await resolveBody({ measurements, size: null, gender: null, found: read.brief.measurements, spec });
  return { body, pattern: await draftPattern(cutOf(spec, body.measurements), body.measurements) };
}

describe('what goes round the fullest part', () => {
  const bodies: ReadonlyArray<Record<string, number>> = [
    { waist: 80, hips: 106 },
    { waist: 70, hips: 110 },
    { waist: 66, hips: 90, seat: 112 },
    { hips: 104 },
  ];
  const garments = [
    'a pencil skirt',
    'an A-line skirt',
    'chinos',
    'a straight skirt with a zip',
    'a sheath dress',
    'a dress',
    'jeans',
    'wide-leg trousers',
    'a coat',
  ];

  it.each(garments.flatMap((text) => bodies.map((body) => [text, body] as const)))('%s on %o', async (text, given) => {
    const { body, pattern } = await draftedFor(text, given);
    const fullest = Math.max(given.hips, given.seat ?? 0);
    expect(body.measurements.seat).toBeGreaterThanOrEqual(fullest);
    const seat = pattern.checks.finished_measures.find(({ name }) => name === 'seat');
    expect(seat?.finished_mm).toBeGreaterThanOrEqual(fullest * 10);
  });

  it('says what the hips were taken for', async () => {
    expect((await draftedFor('a pencil skirt', { hips: 106 })).body.warnings.join(' ')).toMatch(
      /hips of 106 cm are taken/,
    );
    expect((await draftedFor('a pencil skirt', { hips: 100, seat: 106 })).body.warnings.join(' ')).not.toMatch(/taken/);
  });
});

describe('what cannot be put on is never exact', () => {
  it.each([
    ['a woven linen tank top', /does not pass the shoulders/],
    ['a maternity shirt in cotton', /belly/],
    ['a maternity skirt in wool', /belly/],
  ])('%s', async (text, words) => {
    const { pattern } = await draftedFor(text, null);
    expect(pattern.status).not.toBe('exact');
    expect(pattern.deviations.join(' ')).toMatch(words);
  });

  it.each(['a jersey tank top', 'a linen shirt'])('%s can be', async (text) =>
    expect((await draftedFor(text, null)).pattern.status).toBe('exact'),
  );

  it('cycling shorts have no fly', async () =>
    expect((await draftedFor('black cycling shorts', null)).pattern.base).toBe('lily'));
});

describe('bodies far from their size', () => {
  const FAR: ReadonlyArray<Record<string, number>> = [
    { chest: 92, waist: 120 },
    { chest: 92, waist: 74, hips: 128, seat: 130 },
    { chest: 122, waist: 80, hips: 98 },
    { chest: 92, biceps: 44, wrist: 23 },
    { chest: 92, neck: 46, head: 63 },
    { chest: 92, waist: 76, hips: 98, upperLeg: 74, knee: 50, heel: 42 },
  ];
  const GARMENTS = [
    'a bomber',
    'a parka',
    'a cardigan',
    'a sweater',
    'a hoodie',
    'a T-shirt',
    'a linen tunic',
    'a shirt',
    'a robe',
    'a coat',
    'a waistcoat',
    'trousers',
    'joggers',
    'leggings',
    'a skirt',
    'a jumpsuit',
  ];
  /** Knits are worn this much closer than the body is round, all others not at all. */
  const CLOSER = 0.92;
  const THERE: Readonly<Record<string, string>> = { waist: 'waist', chest: 'chest', bust: 'chest', biceps: 'biceps' };

  it.each(GARMENTS.flatMap((text) => FAR.map((body) => [text, body] as const)))('%s on %o', async (text, given) => {
    const { body, pattern } = await draftedFor(text, given);
    const failed = toldOf(pattern).filter(({ ok }) => !ok);
    if (pattern.status === 'exact') expect(failed).toEqual([]);
    for (const { words } of failed) expect(pattern.deviations.join(' ')).toMatch(words);
    const knit = pattern.checks.finished_measures.filter(({ name }) => name in THERE);
    for (const { name, finished_mm, ok } of knit)
      if (ok) expect(finished_mm).toBeGreaterThan(body.measurements[THERE[name]] * 10 * CLOSER - 6);
  });

  it.each(['a bomber', 'a parka', 'a cardigan', 'a sweater', 'a hoodie', 'a T-shirt'])(
    '%s is let out over a belly',
    async (text) => {
      const { pattern } = await draftedFor(text, { chest: 100, waist: 118 });
      const waist = pattern.checks.finished_measures.find(({ name }) => name === 'waist');
      expect(waist?.finished_mm).toBeGreaterThan(1180 * CLOSER - 6);
      expect(pattern.checks.seams.every(({ ok }) => ok)).toBe(true);
    },
  );

  it('is not let out where it is wide enough', async () => {
    const { pattern } = await draftedFor('a bomber', { chest: 100 });
    const plain = pattern.checks.finished_measures.find(({ name }) => name === 'waist');
    expect(plain?.finished_mm).toBeGreaterThan((plain?.plausible_mm?.[0] ?? Infinity) + 50);
  });
});

describe('what is worn over a belly', () => {
  const TERM_CM = 30;

  it.each(['a maternity T-shirt', 'a maternity dress in jersey'])('%s has room at term', async (text) => {
    for (const size of ['34', '38', '46']) {
      const { body, pattern } = await draftedFor(text, { ...(await bodyOfSize(size, 'women')) });
      const belly = pattern.checks.finished_measures.find(({ name }) => name === 'belly');
      expect(belly?.finished_mm).toBeGreaterThanOrEqual((body.measurements.waist + TERM_CM) * 10);
      const side = pattern.checks.seams.find(({ name }) => name === 'Side seam');
      expect([side?.kind, side?.ok, (side?.a_mm ?? 0) - (side?.b_mm ?? 0) > 60]).toEqual(['gather', true, true]);
      expect(pattern.checks.ok).toBe(true);
      expect(pattern.deviations.join(' ')).not.toMatch(/belly/);
    }
  });

  it.each(['black maternity trousers', 'maternity jeans'])('%s have a panel', async (text) => {
    const { body, pattern } = await draftedFor(text, null);
    const panel = pattern.geometry.find(({ id }) => id === 'own.bellyPanel');
    const width = Math.max(...(panel?.loop ?? []).map(([x]) => x));
    expect(width).toBeCloseTo((body.measurements.waist + TERM_CM) * 10 * 0.88, -1);
    expect(pattern.checks.openings.map(({ opening, ok }) => [opening, ok])).toContainEqual(['waist', true]);
    expect(pattern.checks.ok).toBe(true);
  });

  it('who was measured with the belly is not given another', async () => {
    const { pattern } = await draftedFor('a maternity T-shirt', { chest: 96, waist: 108, seat: 104 });
    expect(pattern.checks.finished_measures.find(({ name }) => name === 'belly')?.body_mm).toBeCloseTo(1080, 0);
  });
});

describe('limbs that do not get in', () => {
  const usualBody = async () => (await bodyOfSize('38', 'women')) as Record<string, number>;

  /** The draft of the usual body, held against one whose limb is another's: what a narrowed draft would be to her. */
  async function heldAgainst(description: string, limb: Record<string, number>) {
    const read = readDesign({ description });
    const body = await usualBody();
    if (!read.ok) throw new Error(description);
    const spec = cutOf(completedOf(read.brief), body);
    const mm = toMillimetres(body);
    const made = await draftFor(recipeFor(spec, mm) as Recipe, spec, mm, 10);
    const bare = { ...made, checks: { ...made.checks, finished_measures: [], openings: [], ok: true } };
    return { usual: worn(bare, mm), other: worn(bare, { ...mm, ...limb }) };
  }

  it.each([
    ['a linen shirt', 'biceps', { biceps: 420 }],
    ['a blazer', 'biceps', { biceps: 420 }],
    ['a jersey t-shirt', 'biceps', { biceps: 520 }],
    ['a parka', 'wrist', { wrist: 260 }],
    ['a sweater', 'wrist', { wrist: 260 }],
    ['chinos', 'thigh', { upperLeg: 700 }],
    ['chinos', 'knee', { knee: 460 }],
    ['chinos', 'ankle', { heel: 470 }],
    ['chinos', 'waist', { seat: 1400 }],
    ['leggings', 'thigh', { upperLeg: 1300 }],
    ['leggings', 'ankle', { heel: 420 }],
    ['leggings', 'waist', { seat: 1400 }],
    ['joggers', 'waist', { seat: 1500 }],
    ["women's briefs", 'waist', { seat: 1500 }],
    ["women's briefs", 'leg opening', { upperLeg: 1200 }],
    ["men's boxer briefs", 'waist', { seat: 1500 }],
    ["men's boxer briefs", 'leg opening', { upperLeg: 900 }],
    ['a one-piece swimsuit', 'leg opening', { upperLeg: 1200 }],
    ['swim trunks for men', 'waist', { seat: 1500 }],
  ])('%s: the %s', async (text, name, limb) => {
    const { usual, other } = await heldAgainst(text, limb);
    const failed = ({ checks }: typeof usual): string[] => [
      ...checks.openings.filter((o) => !o.ok).map((o) => o.opening),
      ...checks.finished_measures.filter((g) => !g.ok).map((g) => g.name),
    ];
    expect(failed(usual)).toEqual([]);
    expect(usual.checks.ok).toBe(true);
    expect(failed(other)).toEqual([name]);
    expect(other.checks.ok).toBe(false);
  });

  it.each([
    ['chinos', { heel: 50 }, /ankle opens to 43 cm and has to pass the foot of 50 cm/],
    ['chinos', { upperLeg: 95 }, /Finished thigh of 66 cm is narrow/],
  ])('%s for %o are not exact, and say why', async (text, limb, words) => {
    const read = readDesign({ description: text });
    if (!read.ok) throw new Error(text);
    const body = { ...(await usualBody()), ...limb };
    const { status, deviations } = await draftPattern(cutOf(completedOf(read.brief), body), body);
    expect(status).toBe('approximate');
    expect(deviations.join(' ')).toMatch(words);
  });
});

describe('what closes on wrist, neck and ankle', () => {
  it.each([
    ['an oxford shirt for men', ['cuff', 'collar']],
    ['a fitted shirt', ['cuff', 'collar']],
    ['a kimono', ['biceps']],
    ['a bathrobe', ['biceps']],
    ['a kurta for men', ['biceps', 'chest']],
    ['denim overalls', ['thigh']],
  ])('%s', async (text, girths) => {
    const { pattern } = await draftedFor(text, null);
    for (const name of girths)
      expect(pattern.checks.finished_measures.find((g) => g.name === name)).toMatchObject({ ok: true });
  });

  it('the heel goes through the legs of overalls, on any body', async () => {
    for (const [size, wearer] of [
      ['34', 'women'],
      ['58', 'men'],
      ['110', 'child'],
    ] as const) {
      const read = readDesign({ description: 'denim overalls' });
      if (!read.ok) throw new Error(read.reason);
      const body = (await bodyOfSize(size, wearer)) ?? {};
      const { status, checks } = await draftPattern(cutOf(completedOf(read.brief), body), body);
      expect([status, checks.openings.find((o) => o.passes === 'foot')?.ok]).toEqual(['exact', true]);
    }
  });
});
