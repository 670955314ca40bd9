import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { Client as Postgres } from 'pg';
import type { Json } from './support/http.js';
import { Receiver, verifies } from './support/receiver.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { createWorld, type World } from './support/world.js';

/** What earlier releases have left (scripts/release-dump.mjs), upgraded to this version: nobody loses what they had. */
const ROOT = join(__dirname, '..');
const FOLDER = join(__dirname, 'releases');
const RELEASES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql.br'))
  .map((name) => name.slice(0, -'.sql.br'.length));
const CLOCK = pathToFileURL(join(__dirname, 'support/clock-shift.mjs')).href;

it('there is one at least', () => expect(RELEASES).toContain('2026-11-22'));

describe.each(RELEASES)('what %s has left', (release) => {
  const left = JSON.parse(readFileSync(join(FOLDER, `${release}.json`), 'utf8')) as Json;
  const said = (name: string): string => String(left[name]);
  let world: World;
  let server: Server;
  let receiver: Receiver;
  let kept: Record<string, number>;

  beforeAll(async () => {
    world = await createWorld();
    receiver = await Receiver.open();
    await restore(world.databaseUrl, release);
    kept = await counts(Object.keys(left.rows));
    await command('migrate.mjs');
    await world.query('UPDATE webhook_endpoint SET url = $1', [receiver.url('/hook')]);
    server = await world.start({
      KEY_PEPPER: said('pepper'),
      NODE_OPTIONS: `--import=${CLOCK}`,
      CLOCK_SHIFT_MS: String(Date.parse(said('ended_at')) - Date.now()),
      RETENTION_DAYS: '3650',
      WEBHOOK_ALLOW_PRIVATE: 'true',
    });
  });
  afterAll(async () => {
    await world.close();
    receiver.close();
  });

  const counts = async (tables: string[]): Promise<Record<string, number>> => {
    const one = async (table: string) =>
      (await world.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`))[0].count;
    return Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await one(table)] as const)));
  };
  const command = async (script: string, ...args: string[]): Promise<string> => {
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...world.environment() };
    return (await promisify(execFile)(process.execPath, [join(ROOT, 'scripts', script), ...args], { cwd: ROOT, env }))
      .stdout;
  };
  const as = (name: string) => server.with({ [name === 'arena' ? 'X-Arena-Key' : 'X-API-Key']: said(name) });

  it('is restored row by row', () => expect(kept).toEqual(left.rows));

  it('lets its keys in, with their tiers, packs and orders', async () => {
    for (const name of ['tools', 'pro'] as const) {
      const { usage: _ofADayThatIsOver, ...seen } = left.seen[name] as unknown as Record<string, Json>;
      expect((await as(name).get('/api/keys/me')).body).toMatchObject(seen);
    }
    expect((await as('tools').get('/api/keys/me/orders')).body).toEqual(left.seen.orders);
    expect((await as('instant').get('/api/keys/me')).body).toMatchObject({ instant: true, revoked: false });
  });

  it('shows the design as it was, and lets its owner go on with it', async () => {
    const { body } = await server.get(`/api/design/${said('design_id')}`);
    expect({ status: body.status, spec: body.result.spec }).toEqual(left.seen.design);
    const wish = { instruction: 'long sleeves' };
    const revised = await as('design').post(`/api/v1/design/${said('design_id')}/revise`, wish);
    expect(revised).toMatchObject({ status: 202, body: { uses_remaining: 8 } });
  });

  it('lets the challenger play on with what it had, and tells its webhook under the old secret', async () => {
    const me = (await as('arena').get('/api/v1/agents/me')).body;
    const { id, fees_usd, realized_pnl_usd } = left.seen.challenger;
    expect(me).toMatchObject({ id, account: { fees_usd, realized_pnl_usd } });
    await as('arena').post('/api/v1/agents/heartbeat');
    const trade = { symbol: 'BTC', signal: 'buy_to_enter', notional_usd: 500 };
    const { status, body } = await as('arena').post('/api/v1/agents/decide', trade);
    expect([status, body.results[0 as never].status]).toEqual([200, 'filled']);
    const message = await eventually('a webhook', () =>
      receiver.received.find(({ body: { type } }) => String(type) === 'arena.fills'),
    );
    expect(verifies(said('webhook_secret'), message, Date.parse(said('ended_at')))).toBe(true);
  });

  it('has books in which every balance can be rebuilt', async () => {
    const audit = JSON.parse(await command('audit.mjs', '--json')) as Json;
    expect(audit).toMatchObject({ difference_count: 0 });
    expect(Number(audit.checked.fills)).toBeGreaterThanOrEqual(kept.arena_fill);
  });

  it('has matches that are played again to the same hash, at prices from the revealed seeds', async () => {
    const report = JSON.parse(await command('replay.mjs', said('match'), '--json')) as Json;
    expect(report).toMatchObject({ equal: true, difference: null, broken_epochs: [], board_differences: [] });
    expect(report.ticks_from_seeds).toBe(report.ticks);
    expect(Number(report.ticks)).toBeGreaterThan(10);
  });
});

/** Sends the dump as it is; its settings end with the connection. */
async function restore(url: string, release: string): Promise<void> {
  const client = new Postgres(url);
  await client.connect();
  try {
    await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    await client.query(brotliDecompressSync(readFileSync(join(FOLDER, `${release}.sql.br`))).toString());
  } finally {
    await client.end();
  }
}
