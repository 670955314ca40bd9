import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

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

it('types of pages that are not of this openapi.json stop it', async () => {
  for (const folder of ['client', 'stills', 'styles', 'words'])
    mkdirSync(join(checkout, 'web', folder), { recursive: true });
  writeFileSync(join(checkout, 'web/styles/site.css'), 'a{color:red}');
  writeFileSync(join(checkout, 'web/words/frame.en.ts'), 'export const words = {};');
  const [openapi, types] = ['openapi.json', 'web/api.d.ts'].map((file) => join(checkout, file));
  cpSync(join(ROOT, 'openapi.json'), openapi);
  cpSync(join(ROOT, 'web/api.d.ts'), types);
  expect(await run('scripts/build.mjs', 1024)).toMatchObject({ code: 0 });
  writeFileSync(openapi, readFileSync(openapi, 'utf8').replace('"maxLength": 80', '"maxLength": 81'));
  expect(await run('scripts/build.mjs', 1024)).toMatchObject({
    code: 1,
    stderr: 'fyra: the build failed: web/api.d.ts is not of this openapi.json: run `npm run openapi`\n',
  });
  rmSync(openapi);
  rmSync(join(checkout, 'web'), { recursive: true });
});

describe('data files', () => {
  const put = (name: string, text: string): void => writeFileSync(join(checkout, 'src', name), text);
  const schema = (most: number): string =>
    JSON.stringify({ type: 'object', properties: { a: { type: 'integer', maximum: most } } });
  const data = (text: string): string => `# yaml-language-server: $schema=./data.schema.json\n${text}\n`;
  const built = (): Promise<Outcome> => run('scripts/build.mjs', 1024);
  const imported = (name: string): unknown => {
    const text = readFileSync(join(checkout, 'dist/src', name), 'utf8');
    return runInNewContext(text.replace('export default', ''));
  };

  it('become modules', async () => {
    put('data.schema.json', schema(9));
    put('data.yaml', data('a: 7 # as found\nb: "kärna\u2028"'));
    put('face.svg', '<svg>`${}\'"</svg>\n');
    expect(await built()).toMatchObject({ code: 0, stderr: '' });
    expect(imported('data.yaml.js')).toEqual({ a: 7, b: 'kärna\u2028' });
    expect(imported('face.svg.js')).toBe('<svg>`${}\'"</svg>');
    expect(readdirSync(join(checkout, 'dist/src')).filter((name) => name.includes('schema'))).toEqual([]);
  });

  it('are held to their schema again when it changes, and every wrong one is said in one line', async () => {
    put('data.schema.json', schema(6));
    expect(await built()).toMatchObject({
      code: 1,
      stderr: 'fyra: the build failed: src/data.yaml: /a must be <= 6\n',
    });
    put('data.yaml', data('a: [1'));
    expect((await built()).stderr).toMatch(/^fyra: the build failed: src\/data\.yaml: [^\n]+ in line 3\n$/);
    put('data.yaml', 'a: 1\n');
    const nameless = 'src/data.yaml does not name its schema in its first line';
    expect((await built()).stderr).toBe(`fyra: the build failed: ${nameless}\n`);
    rmSync(join(checkout, 'src/data.yaml'));
  });
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
