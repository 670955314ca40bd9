import { decided } from '../../../cut/cut-of.js';
import { constructionOf } from '../../construction/index.js';
import { draftPattern, standardBodies } from '../index.js';
import { specOf } from '../specs.fixture.js';

/** Small, middle and large. */
const spread = async (gender: 'women' | 'men') => {
  const bodies = await standardBodies(gender);
  return [bodies[0], bodies[4], bodies[bodies.length - 1]];
};

const WEARERS = ['women', 'men'] as const;
const COLLARS = ['stand', 'band'] as const;
const coats = WEARERS.flatMap((gender) => COLLARS.map((collar) => [gender, collar] as const));

it.each(coats)('a coat for %s with a %s collar closes up to it', async (gender, collar) => {
  const cut = decided(specOf('coat', { gender, collar, lapel: null, closure: 'buttons' }));
  for (const body of await spread(gender)) {
    const { status, drafted, checks } = await draftPattern(cut, body);
    expect(status).toBe('exact');
    expect(drafted.filter(({ id }) => /ollar/.test(id)).map(({ id }) => id)).toEqual(['own.collar']);
    expect(checks.seams.find(({ name }) => name === 'Collar to neckline')).toMatchObject({ ok: true });
    const front = drafted.find(({ id }) => /^carl(ton|ita)\.front$/.test(id));
    const buttons = front?.marks.filter(({ kind }) => kind === 'button') ?? [];
    expect(buttons).toHaveLength(cut.opening?.count ?? 0);
    expect(Math.min(...buttons.map(({ at }) => at.y)) - (front?.points.cfNeck.y ?? 0)).toBeLessThan(60);
  }
});

it('a double-breasted coat keeps its notched collar and says so', async () => {
  const cut = decided(specOf('coat', { collar: 'stand', lapel: null, closure: 'double-breasted' }));
  const { status, deviations } = await draftPattern(cut, (await standardBodies('women'))[4]);
  expect([status, deviations]).toEqual(['approximate', ['The stand collar is not in this draft.']]);
});

it('its steps fold the collar and face the front over it, without lapels', async () => {
  const cut = decided(specOf('coat', { collar: 'mandarin', lapel: null, closure: 'buttons' }));
  const made = await draftPattern(cut, (await standardBodies('women'))[4]);
  const neck = constructionOf(cut, made.pieces, made.sa_mm, true, made.seams).steps.filter(
    ({ phase }) => phase === 'neck',
  );
  expect(neck.map(({ title }) => title)).toEqual(['Stand collar', 'Front facings']);
  expect(neck.map(({ text }) => text).join()).not.toMatch(/lapel|gorge|roll line/);
});
