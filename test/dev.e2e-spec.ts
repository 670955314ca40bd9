import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './support/free-port.js';
import { eventually } from './support/wait.js';

const ROOT = join(__dirname, '..');
const COPIED = ['src', 'web', 'dist', 'scripts', 'ormconfig.ts', 'package.json', 'openapi.json'];

let checkout: string;
let dev: ChildProcess;
let output = '';

const count = (line: RegExp): number => output.match(line)?.length ?? 0;
const answering = (): number => count(/^dev: answers on .+ after/gm);

/** Waits for the next line that says so. */
const more = (what: string, counted: () => number, before: number): Promise<true | undefined> =>
  eventually(what, () => {
    if (dev.exitCode !== null) throw new Error(output);
    return counted() > before || undefined;
  });

beforeAll(async () => {
  checkout = mkdtempSync(join(tmpdir(), 'fyra-dev-'));
  for (const name of COPIED) cpSync(join(ROOT, name), join(checkout, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(checkout, 'node_modules'));
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    DATA_DIR: join(checkout, 'data'),
    PORT: String(await freePort()),
    SERVICES: 'tools',
  };
  const script = join(checkout, 'scripts/dev.mjs');
  dev = spawn(process.execPath, [script], { cwd: checkout, env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [dev.stdout!, dev.stderr!]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await more('the first answer', answering, 0);
});
afterAll(async () => {
  if (dev.exitCode === null) {
    dev.kill('SIGTERM');
    await once(dev, 'exit');
  }
  rmSync(checkout, { recursive: true, force: true });
});

describe('npm run dev', () => {
  const file = 'src/common/health/readiness.ts';

  it('starts the application anew when a file changes', async () => {
    appendFileSync(join(checkout, file), '\nexport const changed = 1;\n');
    await more('the second answer', answering, 1);
    expect(count(/"msg":"starting"/g)).toBe(2);
  });

  it('leaves the running application alone when the file cannot be compiled', async () => {
    appendFileSync(join(checkout, file), '\nexport const = 2;\n');
    await more('the refusal', () => count(/readiness\.ts:\d+ cannot be compiled/g), 0);
    expect(count(/"msg":"ended/g)).toBe(1);
  });

  it('ends all that it started when it is told so twice, as by a terminal and by npm', async () => {
    const ended = once(dev, 'exit');
    dev.kill('SIGTERM');
    await more('the end of the application', () => count(/"msg":"draining"/g), 1);
    dev.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(count(/"msg":"ended/g)).toBe(2);
  });
});
