import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.js';
import { Client } from './http.js';
import { eventually } from './wait.js';

/** The built application, loaded in a third of the time. */
const PACKED = ['--require', join(__dirname, 'packed/workers.cjs'), join(__dirname, 'packed/main.cjs')];
const AS_SHIPPED = [join(__dirname, '../../dist/src/main.js')];
const READY_MS = 240_000;

/** One process of the built application. */
export class Server extends Client {
  private output = '';

  constructor(
    readonly port: number,
    readonly env: Record<string, string>,
    private readonly child: ChildProcess,
    logFile: string,
  ) {
    super(`http://127.0.0.1:${port}`);
    const file = createWriteStream(logFile);
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.pipe(file, { end: false });
      stream.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    }
  }

  /** Everything it has written so far. */
  get logs(): string {
    return this.output;
  }

  get pid(): number {
    return this.child.pid!;
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** @throws with the end of its output when it ends or does not become ready */
  async ready(patienceMs = READY_MS): Promise<this> {
    await eventually(
      'ready',
      async () => {
        if (this.hasEnded) throw new Error(`the application has ended:\n${this.output.slice(-4000)}`);
        return this.get('/readyz').then(
          ({ status }) => status === 200,
          () => false,
        );
      },
      patienceMs,
    ).catch((error: Error) => {
      throw new Error(`${error.message}\n${this.output.slice(-4000)}`);
    });
    return this;
  }

  /** Sends a signal and waits for the end. @returns exit code, null after kill -9 */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (this.hasEnded) return this.child.exitCode;
    const ended = once(this.child, 'exit') as Promise<[number | null]>;
    this.child.kill(signal);
    this.child.kill('SIGCONT'); // a test that failed may have left it frozen
    return (await ended)[0];
  }

  kill9(): Promise<number | null> {
    return this.stop('SIGKILL');
  }

  /** For SIGSTOP and SIGCONT. */
  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }
}

let started = 0;

/** Starts a process of the built application without waiting until it is ready; as it is shipped when TEST_PACK is empty. */
export async function launchServer(env: Record<string, string>, logFolder: string): Promise<Server> {
  const port = env.PORT === undefined ? await freePort() : Number(env.PORT);
  const all = { PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: `http://127.0.0.1:${port}`, ...env };
  const child = spawn(process.execPath, env.TEST_PACK === '' ? AS_SHIPPED : PACKED, {
    cwd: logFolder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TEST_PACK: process.env.TEST_PACK, ...all },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  mkdirSync(logFolder, { recursive: true });
  started += 1;
  return new Server(port, all, child, join(logFolder, `${started}-${port}.log`));
}
