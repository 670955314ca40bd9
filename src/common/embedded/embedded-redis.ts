import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { launch } from './command.js';
import { EmbeddedError } from './embedded-error.js';
import { freePort } from './free-port.js';
import { lastLine } from './postgres-cluster.js';
import { endProcess, identify, isRunning, processesIn, within, type ProcessIdentity } from './process-identity.js';
import { redisBinary, type RedisBinary } from './redis-binaries.js';
import { handOver, serverAccount } from './server-account.js';
import type { EmbeddedServer, Log } from './supervise.js';

const READY_MS = 30_000;
const PORT_TRIES = 5;
const PROGRAM = /\/(redis-server|redis-check-rdb|valkey-server|valkey-check-rdb)$/;
const ANY_PROGRAM = /\/(redis-server|redis-check-rdb|valkey-server|valkey-check-rdb)( \(deleted\))?$/;
const STOP: [NodeJS.Signals, number][] = [
  ['SIGTERM', 3000],
  ['SIGKILL', 1000],
];

/** Redis in `<dataDir>/redis`, for this machine only. */
export class EmbeddedRedis implements EmbeddedServer {
  readonly name = 'Redis';
  private readonly folder: string;
  private readonly logFile: string;
  private process?: ProcessIdentity;
  private binary?: RedisBinary;
  /** As it said when it was ready: a busy machine may leave a second question without an answer. */
  private version = '';
  /** After the first start clients hold its address. */
  private portIsKnown = false;

  constructor(
    private readonly dataDir: string,
    private readonly password: string,
    /** Last known port; the one in use after start. */
    public port: number | undefined,
    private readonly log: Log,
  ) {
    this.folder = join(dataDir, 'redis');
    this.logFile = join(dataDir, 'logs', 'redis.log');
  }

  get url(): string {
    return `redis://:${this.password}@127.0.0.1:${this.port}`;
  }

  isRunning(): boolean {
    return this.process !== undefined && isRunning(this.process);
  }

  async start(): Promise<void> {
    const began = performance.now();
    const how = (await this.adopt()) ? 'was still running' : await this.launch();
    this.portIsKnown = true;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    this.log(`Redis ${this.version} ready on 127.0.0.1:${this.port}, ${how} (${seconds} s)`);
  }

  /** Writes its append-only file out and ends. */
  async stop(): Promise<void> {
    if (this.process !== undefined) await endProcess(this.process, STOP);
  }

  /** Takes over a server that an earlier process left behind, unless its program file has been replaced. */
  private async adopt(): Promise<boolean> {
    if (this.port === undefined || !existsSync(this.folder)) return false;
    this.process =
      process.platform === 'linux'
        ? processesIn(this.folder, PROGRAM)[0]
        : await this.inspect().then(
            ({ pid }) => identify(pid),
            () => undefined,
          );
    return this.isRunning() && (await this.ready());
  }

  private async launch(): Promise<string> {
    const as = serverAccount();
    const isNew = !existsSync(this.folder);
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    handOver(this.folder, as);
    await Promise.all(processesIn(this.folder, ANY_PROGRAM).map((remain) => endProcess(remain, STOP)));
    this.binary ??= await redisBinary(as, this.dataDir, this.log);
    for (let tries = 1; !(await this.launchOnce()); tries += 1) {
      if (this.isRunning()) await this.giveUp();
      if (tries === PORT_TRIES) throw new EmbeddedError(`Redis does not start: ${this.lastWords()}`);
      if (/Bad file format|Unrecoverable error|Wrong signature/.test(this.lastWords())) this.putAsideData();
    }
    return isNew ? 'new' : 'existing data';
  }

  private async giveUp(): Promise<never> {
    await this.stop();
    throw new EmbeddedError(
      `Redis has started but does not answer on 127.0.0.1:${this.port} within ${READY_MS / 1000} s`,
    );
  }

  /** False when it ended at once, for instance because somebody took the port in between. */
  private async launchOnce(): Promise<boolean> {
    if (!this.portIsKnown) this.port = await freePort(this.port);
    this.process = await launch({
      command: [this.binary!.program, '-'],
      cwd: this.folder,
      as: serverAccount(),
      logFile: this.logFile,
      libraries: this.binary!.libraries,
      input: this.settings(),
    });
    return this.ready();
  }

  private settings(): string {
    return [
      'bind 127.0.0.1',
      `port ${this.port}`,
      `requirepass ${this.password}`,
      'dir ./',
      'databases 64',
      'appendonly yes',
      'appendfsync everysec',
      'save ""',
      'maxmemory-policy noeviction',
      'loglevel notice',
      'daemonize no',
      '',
    ].join('\n');
  }

  private async ready(): Promise<boolean> {
    let up = false;
    await within(READY_MS, async () => {
      up = await this.inspect().then(
        ({ version }) => {
          this.version = version;
          return true;
        },
        () => false,
      );
      return up || !this.isRunning();
    });
    return up;
  }

  /** Asks the server who it is. @throws when it does not answer, refuses the password or is still loading */
  private async inspect(): Promise<{ pid: number; version: string }> {
    const client = new Redis({
      host: '127.0.0.1',
      port: this.port,
      password: this.password,
      lazyConnect: true,
      connectTimeout: 1000,
      commandTimeout: 2000,
      enableReadyCheck: false,
      maxRetriesPerRequest: 0,
      retryStrategy: () => null,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const info = await client.info();
      if (/^loading:1/m.test(info)) throw new Error('still loading');
      const version = /^(?:valkey|redis)_version:(\S+)/m.exec(info)?.[1] ?? 'of unknown version';
      return { pid: Number(/process_id:(\d+)/.exec(info)?.[1]), version };
    } finally {
      client.disconnect();
    }
  }

  /** Queues are filled again from rows in PostgreSQL, so a broken file must not keep us from starting. */
  private putAsideData(): void {
    const broken = join(this.folder, 'appendonlydir');
    if (!existsSync(broken)) return;
    renameSync(broken, `${broken}.broken-${process.hrtime.bigint()}`);
    this.log(`Redis could not read its file, which is kept as ${broken}.broken-*; queues are filled from the database`);
  }

  private lastWords(): string {
    const log = readFileSync(this.logFile, 'utf8').trim().split('\n').slice(-20);
    return (
      lastLine(log.filter((line) => /Fatal|error|Bad|Could not|bind/i.test(line)).join('\n')) ||
      lastLine(log.join('\n'))
    );
  }
}
