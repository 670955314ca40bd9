import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Server } from './support/server.js';
import { describeWith } from './support/program.js';
import { createFurnishedWorld, type World } from './support/world.js';

const ROOT = join(__dirname, '..');
const TSC = join(dirname(createRequire(__filename).resolve('typescript/package.json')), 'bin/tsc');

interface Run {
  code: number;
  out: string;
  err: string;
}

/** A project of somebody else that installs what `npm pack` makes. */
let project: string;
let world: World;
let server: Server;
let keys: Record<string, string>;

const run = (program: string, args: string[], environment: Record<string, string> = {}, cwd = project): Promise<Run> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, FYRA_URL: server.base, ...keys, ...environment };
    execFile(program, args, { cwd, env, maxBuffer: 1e7 }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err }),
    );
  });

async function registered(): Promise<Record<string, string>> {
  const tools = await server.get('/api/register', { headers: { Accept: 'application/json' } });
  const design = await server.post('/api/v1/keys/request', { email: 'sdk@example.com', plan: 'beta' });
  const arena = await server.post('/api/v1/agents', { name: 'Packed Heron' });
  return {
    FYRA_API_KEY: String(tools.body.api_key),
    FYRA_DESIGN_KEY: String(design.body.api_key),
    FYRA_ARENA_KEY: String(arena.body.api_key),
  };
}

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'fyra-sdk-'));
  world = await createFurnishedWorld();
  server = await world.start();
  keys = await registered();
  const packed = await run(
    'npm',
    ['pack', '--pack-destination', project, '--silent'],
    {},
    join(ROOT, 'clients/typescript'),
  );
  expect(packed).toMatchObject({ code: 0, out: expect.stringMatching(/^fyra-\d.*\.tgz\n$/) });
  writeFileSync(join(project, 'package.json'), '{"name":"somebodys","private":true,"type":"module"}');
  const install = ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', packed.out.trim()];
  expect(await run('npm', install)).toMatchObject({ code: 0 });
});
afterAll(() => world.close());

test('the package is typed: what fits compiles, what does not is an error where it stands', async () => {
  writeFileSync(
    join(project, 'typed.ts'),
    `import { Fyra, type Answer } from 'fyra';
const fyra = new Fyra();
const board: Answer<'league_leaderboard'> = await fyra.league.leaderboard({ duration: '1h', limit: 2 });
board.entries[0].rank.toFixed();
await fyra.league.snapshot();
(await fyra.design.submit({ description: 'a dress' })).id.trim();
(await fyra.preview.picture({ description: 'a dress' })).byteLength;
const file = await fyra.designs.file({ id: 'dsn_1', name: 'pattern.dxf' });
if (file instanceof Uint8Array) file.byteLength;
// @ts-expect-error no such length
await fyra.league.leaderboard({ duration: '2h' });
// @ts-expect-error a text is needed
await fyra.design.submit({});
// @ts-expect-error no such operation
await fyra.design.unmake({});
// @ts-expect-error it answers an id, not a number
const wrong: number = (await fyra.design.submit({ description: 'a dress' })).id;
`,
  );
  const compilerOptions = { noEmit: true, strict: true, module: 'nodenext', lib: ['es2023', 'dom'], types: [] };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['typed.ts'] }));
  expect(await run(process.execPath, [TSC, '-p', project])).toEqual({ code: 0, out: '', err: '' });
});

test('a program of somebody else reads, makes a design, follows the league and hears what is wrong', async () => {
  writeFileSync(
    join(project, 'program.js'),
    `import { Fyra, FyraError } from 'fyra';
const { FYRA_URL: baseUrl, FYRA_DESIGN_KEY: apiKey, FYRA_ARENA_KEY: arenaKey } = process.env;
const fyra = new Fyra({ baseUrl, apiKey, arenaKey });
const told = [];
const { id } = await fyra.design.submit({ description: 'a red linen skirt' });
const design = await fyra.finished((options) => fyra.designs.read({ id }, options), (percent) => told.push(percent));
const picture = await fyra.designs.file({ id, name: 'illustration.png' });
const beat = await fyra.ring.heartbeat();
const events = [];
for await (const { event } of fyra.stream('history_stream')) if (events.push(event) === 2) break;
const refused = await fyra.league.leaderboard({ limit: 9999 }).catch((error) => error);
process.stdout.write(JSON.stringify({
  status: design.status, last: told.at(-1), png: [...picture.slice(1, 4)], beat: beat.status, events: events.length,
  refused: [refused instanceof FyraError, refused.code, refused.errors.map(({ path }) => path)],
}));
process.exit(0);
`,
  );
  const { code, out, err } = await run(process.execPath, ['program.js']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toEqual({
    status: 'completed',
    last: 100,
    png: [...Buffer.from('PNG')],
    beat: 'active',
    events: 2,
    refused: [true, 'validation_failed', ['limit']],
  });
});

describe('the command', () => {
  const fyra = (...args: string[]) => run(join(project, 'node_modules/.bin/fyra'), args);

  test('saves the files of a design and a picture', async () => {
    const made = await fyra('design', 'a blue cotton apron', '--out', 'made');
    expect(made).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/^\d+ files in made\/dsn_/) });
    const [folder] = readdirSync(join(project, 'made'));
    const files = readdirSync(join(project, 'made', folder));
    expect(files).toEqual(['back.svg', 'front.svg', 'illustration.png', 'pattern-a4.pdf', 'techpack.pdf']);
    expect(files.filter((file) => statSync(join(project, 'made', folder, file)).size < 100)).toEqual([]);
    mkdirSync(join(project, 'drawn'));
    expect((await fyra('draw', 'a red dress', '--out', 'drawn')).out).toMatch(/^1 file in drawn\/img_/);
    const [drawn] = readdirSync(join(project, 'drawn'));
    expect(
      readFileSync(join(project, 'drawn', drawn, '1.png'))
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  });

  test('talks, shows the league and an agent', async () => {
    expect((await fyra('chat', 'How do I wash wool?')).out).toMatch(/wool/i);
    expect((await fyra('league', '1h')).out).toMatch(/^ {2}1 {2}\S/);
    expect((await fyra('status')).out).toContain(`${server.base}: ok`);
    expect(JSON.parse((await fyra('agent', 'beat')).out)).toMatchObject({ status: 'active' });
    const held = await fyra('agent', 'decide', '{"symbol":"BTC","signal":"hold","justification":"Waiting."}');
    expect(JSON.parse(held.out)).toMatchObject({ results: [{ status: 'noted' }] });
  });

  test('has a help, and minds nobody who reads no further', async () => {
    expect(await fyra('--help')).toMatchObject({ code: 0, err: '', out: expect.stringContaining('usage: fyra') });
    const bin = join(project, 'node_modules/.bin/fyra');
    expect(await run('sh', ['-c', `${bin} league 1d | head -1`])).toMatchObject({ code: 0, err: '' });
  });

  test('says in a line what is wrong', async () => {
    expect(await fyra('league', '2h')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^validation_failed: .*duration.*\n$/),
    });
    expect(await fyra('agent', 'decide', 'buy!')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^not JSON: buy!\nusage/),
    });
    expect(await fyra('knit')).toMatchObject({ code: 2, err: expect.stringMatching(/^no such command: knit\nusage/) });
    const nobody = await fyra('status', '--url', 'http://127.0.0.1:1');
    expect(nobody).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/^fetch failed \(.+\)\n$/) });
  });
});

describeWith('python3')('the client for Python', () => {
  test('one file, no packages: reads, makes, follows, refuses', async () => {
    const folder = join(ROOT, 'clients/python');
    const tests = ['-W', 'error', '-B', '-m', 'unittest', '-v', 'test_fyra'];
    const { code, err } = await run('python3', tests, {}, folder);
    expect(err).toMatch(/Ran 9 tests in [\d.]+s\n\nOK/);
    expect(code).toBe(0);
  });
});
