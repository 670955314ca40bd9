import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { finalJobs, issueKey, order } from './support/image-jobs.js';
import { eventually } from './support/wait.js';
import { launchServer, type Server } from './support/server.js';
import { startTlsServers, type TlsServers } from './support/tls-servers.js';
import { ADMIN_TOKEN, type World } from './support/world.js';

/** Everything between the processes and their servers is encrypted, and checked against an authority of one's own. */
const ROOT = join(__dirname, '..');
const LOGS = join(ROOT, '.cache/e2e-logs/tls');

let folder: string;
let tls: TlsServers | null;
let settings: Record<string, string>;
const started: Server[] = [];
beforeAll(async () => {
  mkdirSync(LOGS, { recursive: true });
  folder = mkdtempSync(join(tmpdir(), 'fyra-tls-'));
  chmodSync(folder, 0o755);
  tls = await startTlsServers(folder);
  if (!tls) return;
  settings = {
    DATABASE_URL: `${tls.databaseUrl}?sslmode=verify-full&sslrootcert=${tls.ca}`,
    REDIS_URL: tls.redisUrl,
    REDIS_TLS_CA: tls.ca,
    KEY_PEPPER: 'pepper of the tests',
    DATA_DIR: folder,
    SERVICES: 'tools',
    DRAIN_SECONDS: '0',
    DATABASE_POOL_SIZE: '4',
    ADMIN_TOKEN,
  };
  const env = { ...process.env, ...settings };
  await promisify(execFile)(process.execPath, [join(ROOT, 'scripts/migrate.mjs')], { cwd: ROOT, env });
});
afterAll(async () => {
  await Promise.all(started.map((server) => server.stop('SIGKILL')));
  await tls?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function launch(extra: Record<string, string>): Promise<Server> {
  const server = await launchServer({ ...settings, ...extra }, LOGS);
  started.push(server);
  return server;
}

it('answers, limits, notifies and works its jobs over TLS alone', async () => {
  if (!tls) return;
  const [api] = await Promise.all([launch({ ROLE: 'api' }), launch({ ROLE: 'worker' })]);
  await api.ready();
  const keyed = api.with({ 'X-API-Key': await issueKey(api) });
  expect((await order(keyed, 1)).status).toBe(202);
  const client = new pg.Client(settings.DATABASE_URL);
  await client.connect();
  const query = async (sql: string, values?: unknown[]) => (await client.query(sql, values)).rows as never;
  const [job] = await finalJobs({ query } as unknown as World);
  expect(job.status).toBe('completed');
  const plain = `SELECT application_name FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE datname = 'fyra' AND `;
  expect(await query(`${plain} NOT ssl`)).toEqual([]);
  const names = (await query(`${plain} ssl`)) as { application_name: string }[];
  expect(names.map((row) => row.application_name)).toEqual(expect.arrayContaining(['fyra', 'fyra-listen']));
  await client.end();
  expect((await api.get('/readyz')).body).toEqual({ status: 'ok' });
  expect((await api.get('/api/health')).body.queues.image).toMatchObject({ waiting: 0 });
});

it('believes no server that the known authorities do not vouch for, and says which certificate is missing', async () => {
  if (!tls) return;
  const unknown = { DATABASE_URL: `${tls.databaseUrl}?sslmode=verify-full` };
  const missing = { DATABASE_URL: `${tls.databaseUrl}?sslrootcert=/nowhere/db.pem` };
  const [redis, postgres, redisFile, postgresFile] = await Promise.all(
    [{ REDIS_TLS_CA: '' }, unknown, { REDIS_TLS_CA: '/nowhere/ca.pem' }, missing].map(launch),
  );
  for (const server of [redis, postgres]) {
    await eventually('a reason', () => /self-signed|unable to (verify|get)/.test(server.logs));
    expect((await server.get('/readyz').catch(() => null))?.body.status).not.toBe('ok');
  }
  for (const [server, name] of [
    [redisFile, 'REDIS_TLS_CA="/nowhere/ca.pem"'],
    [postgresFile, 'sslrootcert of DATABASE_URL="/nowhere/db.pem"'],
  ] as const) {
    await eventually('ended', () => server.hasEnded);
    expect(server.logs.trim().split('\n')).toEqual([expect.stringContaining(`${name} cannot be read (ENOENT)`)]);
  }
});
