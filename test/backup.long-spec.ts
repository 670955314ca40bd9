import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client as Postgres } from 'pg';
import { debianPostgres, startCluster, type Cluster } from './support/debian-postgres.js';
import type { Client, Json } from './support/http.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { createWorld, type World } from './support/world.js';

const ROOT = join(__dirname, '..');
const bin = debianPostgres();
if (bin === undefined) process.stdout.write('backup.long-spec: skipped, no PostgreSQL with pg_dump on this machine\n');

const run = promisify(execFile);
jest.setTimeout(120_000);

(bin === undefined ? describe.skip : describe)('a backup', () => {
  let world: World;
  let cluster: Cluster;
  let folder: string;
  let urls: { before: string; after: string };
  let kept: Kept;
  let restored: Server;

  const path = (name: string): string => join(folder, name);
  const script = (name: string, env: Record<string, string>) =>
    run('sh', [join(ROOT, 'deploy/backup', name), path('backup')], {
      env: { PATH: `${bin}:${process.env.PATH}`, ...env },
    });
  const settings = (database: string, place: string): Record<string, string> => ({
    DATABASE_URL: database,
    DATA_DIR: path(place),
    REDIS_PREFIX: place,
  });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fyra-backup-'));
    [world, cluster] = await Promise.all([createWorld({ SERVICES: 'arena,design' }), startCluster(bin!)]);
    urls = { before: cluster.create('before'), after: cluster.create('after') };
    await run('node', ['scripts/migrate.mjs'], {
      cwd: ROOT,
      env: { ...process.env, DATABASE_URL: urls.before, KEY_PEPPER: 'x' },
    });
    const server = await world.start(settings(urls.before, 'before'));
    kept = await work(server);
    await script('backup.sh', { DATABASE_URL: urls.before, ARTEFACTS: path('before/artefacts') });
    await server.kill9();
    await script('restore.sh', { DATABASE_URL: urls.after, ARTEFACTS: path('after/artefacts') });
    restored = await world.start(settings(urls.after, 'after'));
  }, 240_000);
  afterAll(async () => {
    await world?.close();
    cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('has a ledger in which every balance can be rebuilt', async () => {
    const env = { ...process.env, DATABASE_URL: urls.after, DATA_DIR: path('after') };
    const { stdout } = await run('node', ['scripts/audit.mjs', '--json'], { cwd: ROOT, env });
    const audit = JSON.parse(stdout) as { difference_count: number; checked: Record<string, number> };
    expect(audit.difference_count).toBe(0);
    expect(audit.checked.fills).toBeGreaterThan(0);
  });

  it('has the same keys, designs, fills and migrations', async () => {
    for (const rows of ['api_key', 'design_submission', 'migration', `arena_fill WHERE tick <= ${kept.tick}`]) {
      const [before, after] = [await contents(urls.before, rows), await contents(urls.after, rows)];
      expect([rows, after]).toEqual([rows, before]);
      expect(Number(after.count)).toBeGreaterThan(0);
    }
  });

  it('lets a challenger in with its old key, with what it had', async () => {
    const { status, body } = await restored.with({ 'X-Arena-Key': kept.arenaKey }).get('/api/v1/agents/me');
    expect(status).toBe(200);
    expect(body.id).toBe(kept.challenger.id);
    expect(body.account.fees_usd).toBe(kept.challenger.account.fees_usd);
    expect(body.account.positions).toHaveLength(1);
  });

  it('shows the designs with their files, byte by byte', async () => {
    const { body } = await restored.get(`/api/design/${String(kept.design.id)}`);
    expect(body.status).toBe('completed');
    expect(body.result.spec).toEqual(kept.design.result.spec);
    for (const name of Object.keys(kept.files))
      expect([name, await fileOf(restored, name)]).toEqual([name, kept.files[name]]);
  });

  it('counts on where it was: a use of the design key that was spent stays spent', async () => {
    const sent = await restored
      .with({ 'X-API-Key': kept.designKey })
      .post('/api/v1/design', { description: 'a blue denim skirt' });
    expect(sent).toMatchObject({ status: 202, body: { uses_remaining: 8 } });
    await eventually(
      'a new design',
      async () => {
        const { body } = await restored.get(`/api/design/${String(sent.body.id)}`);
        return (body.status as unknown) === 'completed';
      },
      60_000,
    );
  });

  it('is refused when a byte of it has changed', async () => {
    const dump = readFileSync(path('backup/fyra.dump'));
    dump[dump.length >> 1] ^= 1;
    writeFileSync(path('backup/fyra.dump'), dump);
    await expect(script('restore.sh', { DATABASE_URL: cluster.create('never') })).rejects.toThrow(
      /checksum did NOT match/,
    );
  });
});

interface Kept {
  arenaKey: string;
  challenger: Json;
  designKey: string;
  design: Json;
  files: Record<string, string>;
  tick: number;
}

/** A trade, a design, and what both look like afterwards. */
async function work(server: Server): Promise<Kept> {
  const arena = await server.post('/api/v1/agents', { name: 'Backup Fox' });
  const challenger = server.with({ 'X-Arena-Key': String(arena.body.api_key) });
  await challenger.post('/api/v1/agents/heartbeat');
  const traded = await challenger.post('/api/v1/agents/decide', {
    symbol: 'BTC',
    signal: 'buy_to_enter',
    notional_usd: 1000,
  });
  expect(traded.body.results[0 as never]).toMatchObject({ status: 'filled' });
  const key = await server.post('/api/v1/keys/request', { email: 'maker@example.com', plan: 'beta' });
  const design = await designed(server.with({ 'X-API-Key': String(key.body.api_key) }));
  const addresses = JSON.stringify(design.result).match(/\/api\/design\/[^"]+\/files\/[^"]+\.(svg|png)/g)!;
  const files = await Promise.all(
    [...new Set(addresses)].map(async (name) => [name, await fileOf(server, name)] as const),
  );
  return {
    arenaKey: String(arena.body.api_key),
    challenger: (await challenger.get('/api/v1/agents/me')).body,
    designKey: String(key.body.api_key),
    design,
    files: Object.fromEntries(files),
    tick: Number(traded.body.tick),
  };
}

async function designed(client: Client): Promise<Json> {
  const { body } = await client.post('/api/v1/design', { description: 'A red linen shirt with two pockets' });
  return eventually(
    'the design',
    async () => {
      const { body: design } = await client.get(`/api/design/${String(body.id)}`);
      return (design.status as unknown) === 'completed' && design;
    },
    60_000,
  );
}

const fileOf = async (client: Client, name: string): Promise<string> =>
  (await client.get(name)).headers.get('ETag') ?? 'none';

/** Number of rows and a digest of all of them. @param rows table, and which of it */
async function contents(url: string, rows: string): Promise<{ count: string; digest: string }> {
  const client = new Postgres(url);
  await client.connect();
  try {
    const whole = `(SELECT * FROM ${rows}) t`;
    const sql = `SELECT count(*), md5(string_agg(t::text, '|' ORDER BY t::text)) AS digest FROM ${whole}`;
    return (await client.query<{ count: string; digest: string }>(sql)).rows[0];
  } finally {
    await client.end();
  }
}
