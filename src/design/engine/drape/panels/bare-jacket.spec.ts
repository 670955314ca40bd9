import { hasLapel } from './lapels.js';
import { draftOf, sewnOf } from './sewn.fixture.js';

it.each([
  'a collarless blazer',
  "a women's collarless double-breasted blazer",
  'a collarless velvet blazer with a round neck',
])('%s is drafted without collar and lapels, closed to a round neck, and worn so', async (description) => {
  const { pattern, graph } = await sewnOf(description);
  expect(pattern.deviations).toEqual([]);
  expect([pattern.checks.ok, pattern.checks.unmeasured]).toEqual([true, []]);
  expect(pattern.drafted.filter(({ id }) => /collar/i.test(id))).toEqual([]);
  expect(pattern.drafted.filter(hasLapel)).toEqual([]);
  const { loop, points, marks } = pattern.drafted.find(({ id }) => id === 'jaeger.front')!;
  // Nothing of the front lies above the line from the neck point to the centre but its shoulder.
  expect(Math.min(...loop.filter(({ x }) => x < points.neck.x - 15).map(({ y }) => y))).toBeGreaterThan(points.neck.y + 25); // prettier-ignore
  const first = Math.min(...marks.filter(({ kind }) => kind === 'button').map(({ at }) => at.y));
  expect(first - points.cfNeck.y).toBeGreaterThan(15);
  expect(first - points.cfNeck.y).toBeLessThan(40);
  expect(graph.holes).toEqual([]);
  expect(graph.panels.filter(({ roll, region }) => roll !== undefined || region === 'neck')).toEqual([]);
});

it('a blazer keeps both', async () => {
  const pattern = (await draftOf('a blazer'))!;
  expect(pattern.drafted.filter(({ id }) => /collar/i.test(id)).length).toBe(3);
  expect(pattern.drafted.some(hasLapel)).toBe(true);
});
