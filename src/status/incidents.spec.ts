import { noticed, QUIET, type Signs, type Standing, type Turn } from './incidents.js';

/** The turns of looks a minute apart. */
function lived(looks: Signs[], from: Standing = QUIET): Turn[] {
  let standing = from;
  return looks.flatMap((signs, minute) => {
    const step = noticed(standing, signs, minute);
    standing = step.standing;
    return step.turns;
  });
}

const BAD: Signs = { redis: true };
const GOOD: Signs = { redis: false };
const UNSAID: Signs = { redis: null };
const opened = (at: number): Turn => ({ cause: 'redis', kind: 'opened', at });
const closed = (at: number): Turn => ({ cause: 'redis', kind: 'closed', at });

test.each<[string, Signs[], Turn[]]>([
  ['nothing wrong', [GOOD, GOOD, GOOD], []],
  ['wrong once', [GOOD, BAD, GOOD, BAD, GOOD], []],
  ['wrong twice in a row: from the first to the first good look', [GOOD, BAD, BAD, BAD, GOOD], [opened(1), closed(4)]],
  ['still wrong', [BAD, BAD], [opened(0)]],
  ['wrong again later: another incident', [BAD, BAD, GOOD, BAD, BAD], [opened(0), closed(2), opened(3)]],
  ['what nobody can say ends nothing and begins nothing', [BAD, UNSAID, BAD, UNSAID, GOOD], [opened(0), closed(4)]],
  ['what is not watched here', [{}, {}, {}], []],
])('%s', (_name, looks, turns) => expect(lived(looks)).toEqual(turns));

test('two causes are two incidents', () =>
  expect(lived([{ redis: true }, { redis: true, storage: true }, { redis: false, storage: true }])).toEqual([
    opened(0),
    closed(2),
    { cause: 'storage', kind: 'opened', at: 1 },
  ]));

test('an incident that another process opened is closed, not opened again', () =>
  expect(lived([BAD, GOOD], { suspected: new Map(), open: new Map([['redis', -5]]) })).toEqual([closed(1)]));

test('what is handed in stays as it was', () => {
  const standing: Standing = { suspected: new Map([['redis', 0]]), open: new Map() };
  noticed(standing, BAD, 1);
  expect([[...standing.suspected], [...standing.open]]).toEqual([[['redis', 0]], []]);
});
