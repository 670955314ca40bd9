import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { createServer, type Server as NetServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from './support/wait.js';

const SCRIPT = join(__dirname, '../scripts/start.mjs');
/** It builds, starts servers and lives through a league's week: a busy machine needs minutes. */
const READY_MS = 380_000;

let dataDir: string;
const blocker: NetServer = createServer();
const starts: Start[] = [];

/** `npm start` on the folder of this test; how long a busy machine takes to close is not judged. */
class Start {
  output = '';
  readonly child: ChildProcess;

  constructor() {
    const env = {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: dataDir,
      DRAIN_SECONDS: '1',
      CLOSE_SECONDS: '30',
    };
    this.child = spawn(process.execPath, [SCRIPT], { cwd: dataDir, env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.child.stdout!, this.child.stderr!]) {
      stream.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    }
    starts.push(this);
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Address at which it is ready. */
  ready(): Promise<string> {
    const told = () => /^Ready \(.+\)\. Swagger UI: (.+)\/docs$/m.exec(this.output)?.[1];
    const address = () => {
      if (this.hasEnded) throw new Error(this.output);
      return told();
    };
    return eventually('ready', address, READY_MS);
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    if (!this.hasEnded) {
      this.child.kill(signal);
      await once(this.child, 'exit');
    }
    return this.child.exitCode;
  }
}

/** Processes that work below the data folder. */
const left = (): string[] =>
  readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && workingDirectory(pid).startsWith(dataDir));

function workingDirectory(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}

const isUp = (address: string): Promise<boolean> =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'fyra-start-'));
  await new Promise<void>((resolve) => {
    blocker.once('error', () => resolve()).listen(3000, '0.0.0.0', resolve);
  });
});
afterAll(async () => {
  await Promise.all(starts.map((start) => start.end('SIGTERM')));
  blocker.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('npm start', () => {
  let address: string;
  let running: Start;

  it('serves on an empty folder although port 3000 is taken', async () => {
    running = new Start();
    address = await running.ready();
    expect(running.output).toMatch(/^Port 3000 is taken: \d+ is used$/m);
    expect(new URL(address).port).not.toBe('3000');
    await eventually('it is up', () => isUp(address));
    const mind = (await (await fetch(`${address}/api/cognitive`)).json()) as { total_dreams: number };
    expect(mind.total_dreams).toBeGreaterThan(300); // it has lived through the league's week
  });

  it('takes the application along when it is killed, and finds its servers again', async () => {
    await running.end('SIGKILL');
    await eventually('the end of the application', async () => !(await isUp(address)));
    running = new Start();
    const again = await running.ready();
    await eventually('it is up', () => isUp(again)); // a busy machine may hold its database up for a moment
    expect(running.output.match(/was still running/g)).toHaveLength(2);
  });

  it('ends with everything that it started when it is asked to', async () => {
    expect(await running.end('SIGTERM')).toBe(0);
    expect(running.output).toMatch(/"msg":"ended"/); // by itself: one that stays too long is killed
    expect(left()).toEqual([]);
  });
});
