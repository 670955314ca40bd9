/** PostgreSQL and Redis for a benchmark: those that DATABASE_URL and REDIS_URL name, else private ones for its time. */
import { randomBytes } from 'node:crypto';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const root = new URL('../../', import.meta.url).pathname;

/** @returns addresses of an empty, migrated database of its own, and how to take everything away again */
export async function benchServers() {
  const given = process.env.DATABASE_URL && process.env.REDIS_URL;
  const servers = given ? lent() : await own();
  const name = `bench_${randomBytes(4).toString('hex')}`;
  await run(servers.databaseUrl, `CREATE DATABASE ${name}`);
  const databaseUrl = servers.databaseUrl.replace(/[^/]+$/, name);
  const env = { ...process.env, DATABASE_URL: databaseUrl, REDIS_URL: servers.redisUrl, KEY_PEPPER: servers.keyPepper };
  await promisify(execFile)(process.execPath, [join(root, 'scripts/migrate.mjs')], { cwd: root, env });
  return {
    databaseUrl,
    redisUrl: servers.redisUrl,
    keyPepper: servers.keyPepper,
    stop: async () => {
      await run(servers.databaseUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await servers.stop();
    },
  };
}

const lent = () => ({
  databaseUrl: process.env.DATABASE_URL,
  redisUrl: process.env.REDIS_URL,
  keyPepper: process.env.KEY_PEPPER || randomBytes(32).toString('hex'),
  stop: () => Promise.resolve(),
});

async function own() {
  const { startEmbedded } = await import('../../dist/src/common/embedded/start-embedded.js');
  const dataDir = await mkdtemp(join(tmpdir(), 'fyra-bench-'));
  const servers = await startEmbedded({ dataDir, keyPepper: '' }, { log: () => undefined });
  const stop = async () => {
    await servers.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...servers, stop };
}

async function run(url, sql) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}
