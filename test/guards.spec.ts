import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..');

interface Change {
  file: string;
  /** Of a guard that is no expression, one text. */
  from: string;
  to: string;
}
interface Guard extends Change {
  row: string;
  guard: string;
  also?: Change;
  test: [string, string];
}

/** The page is a module of its own kind, for Node; an expression is told by the text that it finds. */
const guards = JSON.parse(
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { readFileSync } from 'node:fs';
       const { GUARDS } = await import('./faults/guards.mjs');
       const found = ({ file, from }) => (typeof from === 'string' ? from : readFileSync('../' + file, 'utf8').match(from)?.[0]);
       console.log(JSON.stringify(GUARDS.map((guard) => ({ ...guard, from: found(guard) }))));`,
    ],
    { cwd: __dirname, encoding: 'utf8' },
  ),
) as Guard[];
const named = guards.map((guard) => [`${guard.row}: ${guard.guard}`, guard] as const);

describe('the table of guards', () => {
  it('names no guard twice', () => expect(new Set(named.map(([name]) => name)).size).toBe(guards.length));

  it.each(named)('%s', (_name, { also, ...guard }) => {
    for (const { file, from, to } of also ? [guard, also] : [guard]) {
      expect(readFileSync(join(ROOT, file), 'utf8')).toContain(from);
      expect(to).not.toBe(from);
    }
    const [file, name] = guard.test;
    expect(existsSync(join(ROOT, `${file}.ts`))).toBe(true);
    expect(() => new RegExp(name)).not.toThrow();
  });
});
