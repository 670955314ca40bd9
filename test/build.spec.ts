import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '..');
const FILES = 400;

/** A checkout with little in it. */
let checkout: string;
beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), 'fyra-build-'));
  cpSync(join(ROOT, 'scripts'), join(checkout, 'scripts'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(checkout, 'node_modules'));
  writeFileSync(join(checkout, 'package.json'), '{"type":"module"}');
  mkdirSync(join(checkout, 'src'));
  for (let n = 0; n < FILES; n++) writeFileSync(join(checkout, `src/n${n}.ts`), `export const n: number = ${n};\n`);
});
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** @param openFiles that the program may have at once */
function run(script: string, openFiles: number): Promise<Outcome> {
  const command = `ulimit -n ${openFiles} && exec "$0" ${script}`;
  const options = { cwd: checkout, env: { PATH: process.env.PATH, DATA_DIR: join(checkout, 'data') } };
  return new Promise((resolve) => {
    execFile('sh', ['-c', command, process.execPath], options, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

const scripts = ['scripts/build.mjs', 'scripts/start.mjs'];

it('reads and writes few files at once, however many there are', async () => {
  expect(await run('scripts/build.mjs', 128)).toMatchObject({ code: 0, stderr: '' });
  expect(readdirSync(join(checkout, 'dist/src')).filter((name) => name.endsWith('.js'))).toHaveLength(FILES);
});

it('a start with too few says so', async () => {
  const { code, stderr } = await run('scripts/start.mjs', 256);
  expect([code, stderr]).toEqual([1, 'fyra: 256 open files are too few: 512 or more are needed (ulimit -n)\n']);
});

it.each(scripts)('%s names what cannot be compiled in one line', async (script) => {
  writeFileSync(join(checkout, 'src/n7.ts'), '\n\nexport const n: = ;\n');
  const { code, stderr } = await run(script, 1024);
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^fyra: (the build failed: )?src\/n7\.ts:3 cannot be compiled: Unexpected token[^\n]+\n$/),
  ]);
});

it.each(scripts)('%s names what cannot be written in one line', async (script) => {
  rmSync(join(checkout, 'dist'), { recursive: true, force: true });
  writeFileSync(join(checkout, 'dist'), 'no folder');
  const { code, stderr } = await run(script, 1024);
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^fyra: [^\n]*E(NOTDIR|EXIST)[^\n]*\n$/)]);
});
