import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { EmbeddedPostgres } from '../../src/common/embedded/embedded-postgres.js';
import { EmbeddedRedis } from '../../src/common/embedded/embedded-redis.js';
import { processesIn } from '../../src/common/embedded/process-identity.js';

const secret = (): string => randomBytes(32).toString('hex');
const silent = (): void => undefined;

/** One server that a test kills, freezes and starts again, by its process ids. */
export class Victim {
  constructor(
    private readonly server: EmbeddedPostgres | EmbeddedRedis,
    private readonly folder: string,
    private readonly program: RegExp,
  ) {}

  get url(): string {
    return this.server.url;
  }

  get port(): number {
    return this.server.port!;
  }

  start(): Promise<void> {
    return this.server.start();
  }

  stop(): Promise<void> {
    return this.server.stop();
  }

  /** kill -9 of every process of it. */
  kill(): void {
    this.signal('SIGKILL');
  }

  /** It stands still: takes connections, answers nothing. */
  freeze(): void {
    this.signal('SIGSTOP');
  }

  thaw(): void {
    this.signal('SIGCONT');
  }

  private signal(signal: NodeJS.Signals): void {
    const processes = processesIn(this.folder, this.program);
    if (processes.length === 0 && signal !== 'SIGCONT') throw new Error(`nobody works in ${this.folder}`);
    for (const { pid } of processes) {
      try {
        process.kill(pid, signal);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
  }
}

export interface OwnServers {
  postgres: Victim;
  redis: Victim;
}

/** PostgreSQL and Redis of one test file, started as `npm start` does, but not watched: what is killed stays dead. */
export async function startOwnServers(dataDir: string): Promise<OwnServers> {
  const passwords = { superuserPassword: secret(), password: secret() };
  // Processes are killed here, the machine never.
  const settings = { fsync: 'off' };
  const postgres = new EmbeddedPostgres(dataDir, passwords, undefined, silent, settings);
  const redis = new EmbeddedRedis(dataDir, secret(), undefined, silent);
  await Promise.all([postgres.start(), redis.start()]);
  return {
    postgres: new Victim(postgres, join(dataDir, 'postgres/cluster'), /\/postgres$/),
    redis: new Victim(redis, join(dataDir, 'redis'), /\/(redis|valkey)-(server|check-rdb)$/),
  };
}
