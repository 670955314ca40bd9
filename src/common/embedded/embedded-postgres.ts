import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { launch } from './command.js';
import { EmbeddedError } from './embedded-error.js';
import { freePort } from './free-port.js';
import { postgresBinaries, type PostgresBinaries } from './postgres-binaries.js';
import {
  SUPERUSER,
  clusterMajor,
  clusterOf,
  createCluster,
  lastLine,
  ownFolder,
  writeThrough,
} from './postgres-cluster.js';
import { endProcess, identify, isRunning, processesIn, within, type ProcessIdentity } from './process-identity.js';
import { handOver, serverAccount } from './server-account.js';
import type { EmbeddedServer, Log } from './supervise.js';

const NAME = 'fyra';
/** Recovery after a crash replays at most `max_wal_size`. */
const READY_MS = 60_000;
const PORT_TRIES = 5;
const STOP: [NodeJS.Signals, number][] = [
  ['SIGINT', 3000],
  ['SIGQUIT', 1000],
  ['SIGKILL', 1000],
];

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '300',
  shared_buffers: '128MB',
  max_wal_size: '1GB',
  checkpoint_timeout: '15min',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  autovacuum_naptime: '15s',
  logging_collector: 'off',
  log_checkpoints: 'off',
};

export interface PostgresSecrets {
  superuserPassword: string;
  password: string;
}

/** PostgreSQL in `<dataDir>/postgres`, for this machine only; one database and one role of little power for the application. */
export class EmbeddedPostgres implements EmbeddedServer {
  readonly name = 'PostgreSQL';
  private readonly home: string;
  private readonly cluster: string;
  private readonly logFile: string;
  private postmaster?: ProcessIdentity;
  private binaries?: PostgresBinaries;
  /** After the first start clients hold its address. */
  private portIsKnown = false;
  /** Resolves when a new data folder has reached the disk. @throws EmbeddedError */
  written: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataDir: string,
    private readonly secrets: PostgresSecrets,
    /** Last known port; the one in use after start. */
    public port: number | undefined,
    private readonly log: Log,
    private readonly settings: Record<string, string> = {},
  ) {
    this.home = join(dataDir, 'postgres');
    this.cluster = clusterOf(dataDir);
    this.logFile = join(dataDir, 'logs', 'postgres.log');
  }

  get url(): string {
    return `postgres://${NAME}:${this.secrets.password}@127.0.0.1:${this.port}/${NAME}`;
  }

  isRunning(): boolean {
    return this.postmaster !== undefined && isRunning(this.postmaster);
  }

  async start(): Promise<void> {
    const began = performance.now();
    const how = (await this.adopt()) ? 'was still running' : await this.launch();
    await this.provide();
    this.portIsKnown = true;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    this.log(`${await this.versionText()} ready on 127.0.0.1:${this.port}, ${how} (${seconds} s)`);
  }

  /** Fast shutdown: open transactions roll back, everything committed is on disk. */
  async stop(): Promise<void> {
    await this.written.catch(() => undefined);
    if (this.postmaster === undefined) return;
    await endProcess(this.postmaster, STOP);
  }

  /** Takes over a postmaster that an earlier process left behind. */
  private async adopt(): Promise<boolean> {
    const found = this.pidFile();
    if (found === undefined || !this.isOurs(found.identity)) return false;
    this.postmaster = found.identity;
    this.port = found.port;
    if (await this.ready()) return true;
    await this.stop();
    return false;
  }

  private pidFile(): { identity: ProcessIdentity; port: number } | undefined {
    try {
      const lines = readFileSync(join(this.cluster, 'postmaster.pid'), 'utf8').split('\n');
      const identity = identify(Number(lines[0]));
      return identity && { identity, port: Number(lines[3]) };
    } catch {
      return undefined;
    }
  }

  /**
   * Its number may have gone to another program, for instance after a container's restart; and a server
   * whose program file has been replaced (`npm ci`) is not kept.
   */
  private isOurs(identity: ProcessIdentity): boolean {
    if (process.platform !== 'linux') return true;
    return processesIn(this.cluster, /\/postgres$/).some(({ pid }) => pid === identity.pid);
  }

  private async launch(): Promise<string> {
    const isNew = clusterMajor(this.cluster) === undefined;
    const as = serverAccount();
    mkdirSync(this.home, { recursive: true, mode: 0o700 });
    this.binaries ??= await postgresBinaries(as, this.dataDir, clusterMajor(this.cluster));
    if (isNew) await createCluster(this.home, this.binaries, as, this.secrets.superuserPassword);
    handOver(this.cluster, as);
    this.written = writeThrough(this.home, this.binaries, as);
    this.written.catch(() => undefined);
    await this.clearRemains();
    for (let tries = 1; !(await this.launchOnce()); tries += 1) {
      if (this.isRunning()) await this.giveUp();
      if (tries === PORT_TRIES) throw new EmbeddedError(`PostgreSQL does not start: ${this.reason()}`);
    }
    return isNew ? 'new database' : 'existing data';
  }

  /**
   * Workers that outlived their postmaster hold its shared memory and would keep a new one from starting; so would
   * a pid file whose number belongs to a zombie or to another program by now. Where we can see that nobody works in
   * the folder any more, the file has nothing left to guard.
   */
  private async clearRemains(): Promise<void> {
    const remains = (): ProcessIdentity[] => processesIn(this.cluster, /\/postgres( \(deleted\))?$/);
    const old = this.pidFile();
    const postmaster = remains().find(({ pid }) => pid === old?.identity.pid);
    if (postmaster !== undefined) await endProcess(postmaster, STOP);
    await Promise.all(remains().map((worker) => endProcess(worker, STOP.slice(1))));
    if (process.platform === 'linux') rmSync(join(this.cluster, 'postmaster.pid'), { force: true });
  }

  private async giveUp(): Promise<never> {
    await this.stop();
    throw new EmbeddedError(
      `PostgreSQL has started but does not answer on 127.0.0.1:${this.port} within ${READY_MS / 1000} s`,
    );
  }

  /** False when it ended at once, for instance because somebody took the port in between. */
  private async launchOnce(): Promise<boolean> {
    const as = serverAccount();
    if (!this.portIsKnown) this.port = await freePort(this.port);
    const settings = Object.entries({ ...SETTINGS, ...this.settings, port: String(this.port) });
    this.postmaster = await launch({
      command: [
        join(this.binaries!.folder, 'postgres'),
        '-D',
        ownFolder(as, this.cluster),
        ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      cwd: this.cluster,
      as,
      logFile: this.logFile,
    });
    return this.ready();
  }

  /** True as soon as it takes connections; false when it ends or stays away for too long. */
  private async ready(): Promise<boolean> {
    let up = false;
    await within(READY_MS, async () => {
      up = await this.answers();
      return up || !this.isRunning();
    });
    return up;
  }

  private async answers(): Promise<boolean> {
    try {
      await this.asSuperuser((client) => client.query('SELECT 1'));
      return true;
    } catch (error) {
      if ((error as { code?: string }).code !== '28P01') return false;
      throw new EmbeddedError(
        `PostgreSQL in ${this.home} refuses the password in ${join(this.dataDir, 'embedded.json')}`,
      );
    }
  }

  private async asSuperuser<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const client = new Client({
      host: '127.0.0.1',
      port: this.port,
      user: SUPERUSER,
      password: this.secrets.superuserPassword,
      database: 'postgres',
      connectionTimeoutMillis: READY_MS, // a machine that is busy takes seconds for it
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await work(client);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** The application's role may make databases (tests do) but not run programs or read files of the server. */
  private provide(): Promise<void> {
    return this.asSuperuser(async (client) => {
      const roles = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [NAME]);
      const password = client.escapeLiteral(this.secrets.password);
      if (roles.rowCount === 0) await client.query(`CREATE ROLE ${NAME} LOGIN CREATEDB PASSWORD ${password}`);
      const databases = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [NAME]);
      if (databases.rowCount === 0) await client.query(`CREATE DATABASE ${NAME} OWNER ${NAME}`);
    });
  }

  private versionText(): Promise<string> {
    return this.asSuperuser(async (client) => {
      const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
      return `PostgreSQL ${rows[0].server_version.split(' ')[0]}`;
    });
  }

  private reason(): string {
    const log = readFileSync(this.logFile, 'utf8');
    return (
      lastLine(
        log
          .split('\n')
          .filter((line) => /FATAL|PANIC|error/.test(line))
          .join('\n'),
      ) || lastLine(log)
    );
  }
}
