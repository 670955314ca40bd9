import { madeOnce } from './made-once.js';

it('makes once for each object, also what is not there', () => {
  let times = 0;
  const nameOf = madeOnce(({ name }: { name: string | null }) => (times++, name));
  const [here, away] = [{ name: 'here' }, { name: null }];
  expect([here, here, away, away, { ...here }].map(nameOf)).toEqual(['here', 'here', null, null, 'here']);
  expect(times).toBe(3);
});
