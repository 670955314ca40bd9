import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { QueryResultRow } from 'pg';
import { isDatabaseOutage } from '../../src/common/db/outage.js';
import { FaultProxy } from './fault-proxy.js';
import { startOwnServers, type OwnServers, type Victim } from './own-servers.js';
import { World } from './world.js';

const ROOT = join(__dirname, '../..');
const LOGS = join(ROOT, '.cache/e2e-logs');
const PATIENCE_MS = 60_000;

/** A world whose PostgreSQL and Redis are its own, so that they can be killed and frozen, or put behind a bad line. */
export class FaultWorld extends World {
  constructor(
    private readonly own: OwnServers,
    readonly lines: { postgres: FaultProxy; redis: FaultProxy },
    private readonly folder: string,
    logFolder: string,
    settings: Record<string, string>,
  ) {
    super(own.postgres.url, own.redis.url, join(folder, 'files'), logFolder, settings);
  }

  get postgres(): Victim {
    return this.own.postgres;
  }

  get redisServer(): Victim {
    return this.own.redis;
  }

  /** Settings of a process that reaches both servers through the proxies. */
  throughProxies(): Record<string, string> {
    return {
      DATABASE_URL: this.lines.postgres.inFrontOf(this.databaseUrl),
      REDIS_URL: this.lines.redis.inFrontOf(this.redisUrl),
    };
  }

  /** As ever, but waits for a PostgreSQL that is being killed: the tests only ask. */
  override async query<Row extends QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await super.query<Row>(sql, values);
      } catch (error) {
        if (!isDatabaseOutage(error) || performance.now() > end) throw error;
        await sleep(100);
      }
    }
  }

  override async close(): Promise<void> {
    this.postgres.thaw();
    this.redisServer.thaw();
    await Promise.all(this.servers.map((server) => server.kill9()));
    await this.disconnect();
    for (const line of Object.values(this.lines)) line.close();
    await Promise.all([this.postgres.stop(), this.redisServer.stop()]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** As createWorld. Takes about 4 s. @param room folder in which everything is kept */
export async function createFaultWorld(
  settings: Record<string, string> = {},
  room: string = tmpdir(),
): Promise<FaultWorld> {
  const folder = mkdtempSync(join(room, 'fyra-faults-'));
  const own = await startOwnServers(folder);
  const env = { ...process.env, DATABASE_URL: own.postgres.url, KEY_PEPPER: 'pepper of the tests' };
  await promisify(execFile)(process.execPath, [join(ROOT, 'scripts/migrate.mjs')], { cwd: ROOT, env });
  const logFolder = join(LOGS, basename(expect.getState().testPath ?? 'test'));
  rmSync(logFolder, { recursive: true, force: true });
  mkdirSync(logFolder, { recursive: true });
  const lines = {
    postgres: await FaultProxy.before(own.postgres.port),
    redis: await FaultProxy.before(own.redis.port),
  };
  return new FaultWorld(own, lines, folder, logFolder, { WEBHOOK_ALLOW_PRIVATE: 'true', ...settings });
}
