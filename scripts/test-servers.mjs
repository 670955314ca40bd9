/** PostgreSQL and Redis for one run of the tests, in a folder of their own that is removed afterwards. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { pack } from '../test/support/packed/pack.mjs';
import { ROOT, build } from './build.mjs';

const TEMPLATE = 'fyra_template';
const FOLDER = join(tmpdir(), 'fyra-test-');

/**
 * Names the servers in TEST_DATABASE_URL and TEST_REDIS_URL and the packed application in TEST_PACK, with a migrated database `fyra_template` to copy from.
 * @returns a function that ends them
 */
export async function startTestServers(log = () => undefined) {
  const { dist } = await build();
  process.env.TEST_PACK = await pack();
  if (process.env.TEST_DATABASE_URL && process.env.TEST_REDIS_URL) return () => Promise.resolve();
  const load = (path) => import(pathToFileURL(join(dist, path)));
  const { startEmbedded } = await load('src/common/embedded/start-embedded.js');
  await sweep(await load('src/common/embedded/process-identity.js'));
  const dataDir = await mkdtemp(FOLDER);
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

/** Ends what runs left behind that were killed before they could. */
async function sweep({ endProcess, isRunning, processesIn }) {
  const names = (await readdir(tmpdir())).filter((name) => join(tmpdir(), name).startsWith(FOLDER));
  for (const folder of names.map((name) => join(tmpdir(), name))) {
    const holder = await readFile(join(folder, 'lock'), 'utf8').then(JSON.parse, () => undefined);
    if (holder === undefined || isRunning(holder)) continue;
    const parts = ['postgres/cluster', 'redis'].map((part) => join(folder, part)).filter(existsSync);
    const remains = parts.flatMap((part) => processesIn(part, /\/(postgres|redis-[a-z-]+|valkey-[a-z-]+)$/));
    await Promise.all(remains.map((process) => endProcess(process, [['SIGKILL', 1000]])));
    await rm(folder, { recursive: true, force: true });
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
