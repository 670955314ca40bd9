import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Right of those that can be answered, at least, by set. */
const RIGHT = { cases: 81, unseen: 30, third: 38, fourth: 29, fifth: 25, sixth: 30 };
const LINE =
  /^(?<set>\w+) \d+: wrong values (?<wrong>\d+); refused where due (?<refused>\d+) of (?<due>\d+).*possible (?<right>\d+)/gm;

it('of the requests for structured output none is answered wrongly, and no more are missed than were', () => {
  const said = execFileSync(process.execPath, [join(__dirname, '../bench/structured.mjs')], { encoding: 'utf8' });
  const sets = [...said.matchAll(LINE)].map(({ groups }) => ({ ...groups })) as Record<string, string>[];
  expect(sets.map(({ set }) => set).toSorted()).toEqual(Object.keys(RIGHT).toSorted());
  for (const { set, wrong, refused, due, right } of sets) {
    expect({ set, wrong, refused }).toEqual({ set, wrong: '0', refused: due });
    expect(Number(right)).toBeGreaterThanOrEqual(RIGHT[set as keyof typeof RIGHT]);
  }
});
