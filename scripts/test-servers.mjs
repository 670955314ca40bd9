/** PostgreSQL and Redis for one run of the tests, in a folder of their own that is removed afterwards. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { ROOT, build } from './build.mjs';

const TEMPLATE = 'fyra_template';

/**
 * Names the servers in TEST_DATABASE_URL and TEST_REDIS_URL, with a migrated database `fyra_template` to copy from.
 * @returns a function that ends them
 */
export async function startTestServers(log = () => undefined) {
  const { dist } = await build();
  if (process.env.TEST_DATABASE_URL && process.env.TEST_REDIS_URL) return () => Promise.resolve();
  const load = (path) => import(pathToFileURL(join(dist, path)));
  const { startEmbedded } = await load('src/common/embedded/start-embedded.js');
  const dataDir = await mkdtemp(join(tmpdir(), 'fyra-test-'));
  // What must survive here is kill -9 of processes, never a power cut.
  const servers = await startEmbedded({ dataDir, keyPepper: '' }, { log, postgresSettings: { fsync: 'off' } });
  const stop = async () => {
    await servers.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    process.env.TEST_DATABASE_URL = await migratedTemplate(servers.databaseUrl, servers.keyPepper);
    process.env.TEST_REDIS_URL = servers.redisUrl;
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Address of the template, which nobody may stay connected to. */
async function migratedTemplate(databaseUrl, keyPepper) {
  const { default: pg } = await import('pg');
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  await client.end();
  const url = databaseUrl.replace(/[^/]+$/, TEMPLATE);
  const env = { ...process.env, DATABASE_URL: url, KEY_PEPPER: keyPepper };
  await promisify(execFile)(process.execPath, [join(ROOT, 'scripts/migrate.mjs')], { cwd: ROOT, env });
  return url;
}
