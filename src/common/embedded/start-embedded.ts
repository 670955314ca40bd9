import { accessSync, constants, mkdirSync } from 'node:fs';
import type { Config } from '../config/env.js';
import { lockDataDir } from './data-dir-lock.js';
import { EmbeddedError } from './embedded-error.js';
import { EmbeddedPostgres } from './embedded-postgres.js';
import { EmbeddedRedis } from './embedded-redis.js';
import { openState, saveState, type EmbeddedState } from './embedded-state.js';
import { supervise, type EmbeddedServer, type Log } from './supervise.js';

/** Where the servers are that the configuration left to us, or names itself. */
export interface Servers {
  databaseUrl: string;
  redisUrl: string;
  keyPepper: string;
  /** Resolves when a new database has reached the disk, which takes longer than making it. @throws EmbeddedError */
  written: Promise<void>;
  /** Ends the servers that we started. After kill -9 of this process they live on and are found by the next start. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  log?: Log;
  /** Preferred ports; others are taken when these are not free. */
  ports?: { postgres?: number; redis?: number };
  /** Further settings of PostgreSQL, e.g. `{fsync: 'off'}` for tests. */
  postgresSettings?: Record<string, string>;
}

type Wanted = Pick<Config, 'dataDir' | 'databaseUrl' | 'redisUrl' | 'keyPepper'>;

/**
 * Starts PostgreSQL and Redis where the configuration has no address for them, and keeps them running.
 * @throws EmbeddedError with one clear line when a server cannot be had or the data folder is in use
 */
export async function startEmbedded(config: Wanted, options: EmbeddedOptions = {}): Promise<Servers> {
  const { databaseUrl, redisUrl, keyPepper } = config;
  if (databaseUrl !== undefined && redisUrl !== undefined) {
    return { databaseUrl, redisUrl, keyPepper, written: Promise.resolve(), stop: () => Promise.resolve() };
  }
  const unlock = lockDataDir(makeFolder(config.dataDir));
  try {
    return await startMissing(config, options, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

function makeFolder(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
    return dataDir;
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'refused';
    throw new EmbeddedError(`${dataDir} cannot be written (${reason}): set DATA_DIR to a folder of your own`);
  }
}

async function startMissing(config: Wanted, options: EmbeddedOptions, unlock: () => void): Promise<Servers> {
  const log = options.log ?? (() => undefined);
  const state = openState(config.dataDir);
  const postgres = config.databaseUrl === undefined ? postgresOf(config.dataDir, state, log, options) : undefined;
  const redis = config.redisUrl === undefined ? redisOf(config.dataDir, state, log, options) : undefined;
  const servers = [postgres, redis].filter((server) => server !== undefined);
  await startAll(servers);
  state.postgres.port = postgres?.port ?? state.postgres.port;
  state.redis.port = redis?.port ?? state.redis.port;
  saveState(config.dataDir, state);
  return {
    databaseUrl: config.databaseUrl ?? postgres!.url,
    redisUrl: config.redisUrl ?? redis!.url,
    keyPepper: config.keyPepper || state.keyPepper,
    written: postgres?.written ?? Promise.resolve(),
    stop: stopper(servers, log, unlock),
  };
}

function postgresOf(dataDir: string, state: EmbeddedState, log: Log, options: EmbeddedOptions): EmbeddedPostgres {
  const port = state.postgres.port ?? options.ports?.postgres;
  return new EmbeddedPostgres(dataDir, state.postgres, port, log, options.postgresSettings);
}

function redisOf(dataDir: string, state: EmbeddedState, log: Log, options: EmbeddedOptions): EmbeddedRedis {
  return new EmbeddedRedis(dataDir, state.redis.password, state.redis.port ?? options.ports?.redis, log);
}

/** Both at once; when one cannot be had the other is not left running. */
async function startAll(servers: EmbeddedServer[]): Promise<void> {
  const outcomes = await Promise.allSettled(servers.map((server) => server.start()));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed === undefined) return;
  await Promise.all(servers.map((server) => server.stop()));
  throw failed.reason;
}

function stopper(servers: EmbeddedServer[], log: Log, unlock: () => void): () => Promise<void> {
  const watches = servers.map((server) => supervise(server, log));
  return async () => {
    await Promise.all(watches.map((end) => end()));
    await Promise.all(servers.map((server) => server.stop()));
    unlock();
  };
}
