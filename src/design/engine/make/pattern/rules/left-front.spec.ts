import { cutOf } from '../../../cut/cut-of.js';
import { draftPattern, standardBodies } from '../index.js';
import { specOf } from '../specs.fixture.js';

/** Which pieces the edges of this one meet, by rule. */
async function partners(gender: 'men' | 'women', piece: string, sleeve: 'puff' | 'set-in' = 'set-in') {
  const spec = specOf('shirt', { category: 'shirt', gender, sleeve: { type: sleeve, length: 'long' } });
  const { seams, checks } = await draftPattern(cutOf(spec), (await standardBodies(gender))[4]);
  const met = seams
    .filter((s) => s.known_by === 'rule')
    .flatMap(({ a, b }) => (a.piece === piece ? [b.piece] : b.piece === piece ? [a.piece] : []));
  return { met: new Set(met), seams, checks };
}

it.each(['men', 'women'] as const)('the left front meets what the right one meets: %s', async (gender) => {
  const [left, right] = [await partners(gender, 'simon.frontLeft'), await partners(gender, 'simon.frontRight')];
  expect([...left.met].toSorted()).toEqual([...right.met].toSorted());
  expect(left.met).toEqual(new Set(['simon.back', 'simon.yoke', 'simon.sleeve', 'simon.collarStand']));
});

it('the left armhole lies on the sleeve as the right one does: front, yoke, back', async () => {
  const { seams } = await partners('men', 'simon.frontLeft');
  const on = (piece: string, name: string) => {
    const found = seams.find((s) => s.name === name && s.b.piece === piece);
    return found && [found.a.from_mm, found.a.to_mm].toSorted((p, q) => p - q);
  };
  expect(on('simon.frontLeft', 'Sleeve cap to left armhole')).toEqual(on('simon.frontRight', 'Sleeve cap to armhole'));
});

it('a puffed sleeve is gathered into both armholes', async () => {
  const { met, checks } = await partners('women', 'simon.frontLeft', 'puff');
  expect(met.has('simon.sleeve')).toBe(true);
  expect(checks.seams.find((s) => s.name === 'Sleeve cap to left armhole')).toMatchObject({ ok: true, kind: 'gather' });
});
