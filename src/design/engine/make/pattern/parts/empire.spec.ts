import { cutOf } from '../../../cut/cut-of.js';
import { completedOf } from '../../../cut/typical.js';
import { readDesign } from '../../../read/read-design.js';
import { toMillimetres } from '../bodies/measurements.js';
import { hemBelowWaist } from '../lengths/finished-lengths.js';
import { bodyOfSize, draftPattern, standardBodies } from '../index.js';

async function drafted(description: string, body: Record<string, number>) {
  const read = readDesign({ description });
  if (!read.ok) throw new Error(read.reason);
  return draftPattern(cutOf(completedOf(read.brief), body), body);
}

const WAIST_SEAM = 'Skirt to bodice waist';

describe('a dress with its seam under the bust', () => {
  it.each(['34', '38', '46', '54'])('in size %s it is drafted as such', async (size) => {
    const body = (await bodyOfSize(size, 'women')) as Record<string, number>;
    const { status, deviations, checks, seams, drafted: pieces } = await drafted('an empire waist cotton dress', body);
    expect([status, deviations]).toEqual(['exact', []]);
    const seam = checks.seams.find(({ name }) => name === WAIST_SEAM);
    expect(Math.abs((seam?.a_mm ?? 0) - (seam?.b_mm ?? 1))).toBeLessThan(0.3);
    const ribs = checks.finished_measures.find(({ name }) => name === 'underbust');
    expect(ribs?.finished_mm).toBeGreaterThan(body.underbust * 10);
    expect(checks.finished_measures.map(({ name }) => name)).not.toContain('waist');
    const front = pieces.find(({ id }) => id === 'bella.frontSideDart');
    const below = (front?.points.cfHem.y ?? 0) - (front?.points.bust.y ?? 0);
    expect(below).toBeGreaterThan(30);
    expect(seams.filter(({ kind, a }) => kind === 'dart' && a.piece === front?.id)).toHaveLength(1);
  });

  it('on five bodies its side and waist seams meet', async () => {
    for (const body of (await standardBodies('women')).filter((_, i) => i % 2 === 0).slice(0, 5)) {
      const { checks } = await drafted('an empire waist cotton dress', body);
      for (const name of ['Bodice side seam', WAIST_SEAM]) {
        const seam = checks.seams.find((s) => s.name === name);
        expect([name, seam?.ok, Math.abs(seam?.off_by_mm ?? 9) < 0.3]).toEqual([name, true, true]);
      }
      expect(checks).toMatchObject({ ok: true, unmeasured: [] });
    }
  });

  it('its hem hangs as low as that of one with its seam at the waist', async () => {
    const body = (await bodyOfSize('38', 'women')) as Record<string, number>;
    const low = async (text: string): Promise<number> =>
      hemBelowWaist((await drafted(text, body)).drafted, toMillimetres(body)) ?? 0;
    expect(await low('an empire waist cotton dress')).toBeCloseTo(await low('a cotton dress'), -1);
  });
});

it.each(['34', '38', '50'])('a woven maternity dress in size %s goes over the belly at term', async (size) => {
  const body = (await bodyOfSize(size, 'women')) as Record<string, number>;
  const { checks, deviations, base } = await drafted('a maternity dress in cotton', body);
  const belly = checks.finished_measures.find(({ name }) => name === 'belly');
  expect(base).toBe('bella+own');
  expect(belly?.finished_mm).toBeGreaterThan((body.waist + 30) * 10);
  expect(deviations).toEqual([expect.stringMatching(/lifts the hem.* mm longer/)]);
});
