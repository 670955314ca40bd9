import { resolveBody } from '../measurements/index.js';
import { completedOf } from '../../cut/typical.js';
import { cutOf } from '../../cut/cut-of.js';
import { readDesign } from '../../read/read-design.js';
import { draftPattern } from './index.js';

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
    ['a maternity T-shirt', /belly/],
    ['a maternity dress in jersey', /belly/],
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
