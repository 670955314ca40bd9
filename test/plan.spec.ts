import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The page is a module of its own kind, for Node. */
const told = JSON.parse(
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { ALL, EITHER_LOGIN, NAMED, TURNS, filesOf } = await import('./plan.mjs');
       const { grouped } = await import('./together.mjs');
       const parts = ['first', 'rest', 'all', 'rest and again', 'none'].map((part) => filesOf(part) ?? null);
       const turns = Array.from({ length: TURNS }, (_, turn) => filesOf('turn and again', turn + 7 * TURNS));
       console.log(JSON.stringify({ turns, ALL, EITHER_LOGIN, NAMED, parts, together: grouped(ALL) }));`,
    ],
    { cwd: join(__dirname), encoding: 'utf8' },
  ),
) as {
  ALL: string[];
  EITHER_LOGIN: string[];
  NAMED: string[];
  turns: { unit: string[]; e2e: string[] }[];
  parts: ({ unit: string[]; e2e: string[] } | null)[];
  together: { alone: string[]; areas: Record<string, string[]> };
};
const [first, rest, all, again] = told.parts.map((part) => [...(part?.unit ?? []), ...(part?.e2e ?? [])]);

it('names files that there are', () => {
  expect(told.NAMED.filter((file) => !told.ALL.includes(file))).toEqual([]);
  expect(told.ALL).toEqual(expect.arrayContaining(['test/plan.spec.ts', 'src/common/config/env.spec.ts']));
});

it('has every test file in exactly one of the two parts', () => {
  expect([...first, ...rest].sort()).toEqual([...told.ALL].sort());
  expect([...all].sort()).toEqual([...told.ALL].sort());
  expect(first.filter((file) => rest.includes(file))).toEqual([]);
});

it('tries as both logins what differs between them', () => {
  const both = again.filter((file) => first.includes(file));
  expect(both).toEqual(expect.arrayContaining(['test/embedded.e2e-spec.ts', 'test/programs.spec.ts']));
  expect(again.filter((file) => !both.includes(file)).sort()).toEqual([...rest].sort());
  expect(told.EITHER_LOGIN.sort()).toEqual(both.sort());
});

it('has each file of the rest in exactly one turn, and what differs between the logins in all', () => {
  const turns = told.turns.map(({ unit, e2e }) => [...unit, ...e2e]);
  expect(turns).toHaveLength(4);
  for (const turn of turns)
    expect(turn.filter((file) => first.includes(file)).sort()).toEqual(told.EITHER_LOGIN.sort());
  const ofTheRest = turns.flatMap((turn) => turn.filter((file) => rest.includes(file)));
  expect(ofTheRest.sort()).toEqual([...rest].sort());
});

it('keeps what runs together in one turn', () => {
  const turns = told.turns.map(({ unit }) => unit);
  const drapes = turns.filter((unit) => unit.some((file) => file.startsWith('src/design/engine/drape/')));
  expect(drapes).toHaveLength(1);
});

it('keeps end-to-end tests apart from those that need no servers', () => {
  for (const part of told.parts) {
    expect(part?.unit.filter((file) => file.includes('e2e')) ?? []).toEqual([]);
    expect(part?.e2e.filter((file) => !file.includes('e2e')) ?? []).toEqual([]);
  }
});

it('runs every file once, by itself or together with those of its folder', () => {
  const { alone, areas } = told.together;
  expect([...alone, ...Object.values(areas).flat()].sort()).toEqual([...told.ALL].sort());
  expect(alone).toEqual(expect.arrayContaining(['test/arena.e2e-spec.ts', 'src/common/work/rounds.spec.ts']));
  expect(areas['src/design/engine/read']).toContain('src/design/engine/read/outfit.spec.ts');
});
