import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The page is a module of its own kind, for Node. */
const told = JSON.parse(
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { ALL, EITHER_LOGIN, NAMED, filesOf } = await import('./plan.mjs');
       const { grouped } = await import('./together.mjs');
       const parts = ['first', 'rest', 'all', 'rest and again', 'none'].map((part) => filesOf(part) ?? null);
       console.log(JSON.stringify({ ALL, EITHER_LOGIN, NAMED, parts, together: grouped(ALL) }));`,
    ],
    { cwd: join(__dirname), encoding: 'utf8' },
  ),
) as {
  ALL: string[];
  EITHER_LOGIN: string[];
  NAMED: string[];
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
