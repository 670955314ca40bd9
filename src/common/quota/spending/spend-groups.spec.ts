import { portionsOf, type SpentCounter, type Spender } from './spend-groups.js';

const counter = (subject: string, units = 1): SpentCounter => ({
  bucket: 'fashion',
  subject,
  windowStart: '2026-01-01T00:00:00.000Z',
  units,
  ceiling: 10,
});
const spender = (name: string, subjects: string[], more: { units?: number; scope?: string } = {}) => ({
  name,
  counters: subjects.map((subject) => counter(subject, more.units)),
  scope: more.scope,
});
const shape = (spenders: (Spender & { name: string })[]): string[][] =>
  portionsOf(spenders).map((groups) => groups.map((group) => group.spenders.map(({ name }) => name).join('')));

it.each([
  ['nobody', [], []],
  ['the same counters: one group', [spender('a', ['x']), spender('b', ['x'])], [['ab']]],
  ['strangers: groups of one statement', [spender('a', ['x']), spender('b', ['y'])], [['a', 'b']]],
  ['nothing to count', [spender('a', []), spender('b', []), spender('c', ['x'])], [['ab', 'c']]],
  ['an address beside its key: one after the other', [spender('a', ['x']), spender('b', ['x', 'k'])], [['a'], ['b']]],
  ['other units: one after the other', [spender('a', ['x']), spender('b', ['x'], { units: 4 })], [['a'], ['b']]],
  [
    'one Idempotency-Key twice: one after the other',
    [spender('a', ['x'], { scope: '0a' }), spender('b', ['x'], { scope: '0a' }), spender('c', ['x'], { scope: '0b' })],
    [['ac'], ['b']],
  ],
  [
    'a chain of shared counters',
    [spender('a', ['x', 'y']), spender('b', ['y', 'z']), spender('c', ['z']), spender('d', ['x', 'y'])],
    [['ad', 'c'], ['b']],
  ],
])('%s', (_what, spenders, expected) => {
  expect(shape(spenders)).toEqual(expected);
});
