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
import { eventually, toldAtLast } from './support/wait.js';
import { createWorld, type World } from './support/world.js';

/** What earlier releases have left (scripts/release-dump.mjs), upgraded to this version: nobody loses what they had. */
const ROOT = join(__dirname, '..');
const FOLDER = join(__dirname, 'releases');
const RELEASES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql.br'))
  .map((name) => name.slice(0, -'.sql.br'.length));
const HOUR = 3_600_000;
const CLOCK = pathToFileURL(join(__dirname, 'support/clock-shift.mjs')).href;

interface League {
  rules: { market_version: number };
  markets: { price: number }[];
}

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
    server = await startAt(Date.parse(said('ended_at')));
  });
  afterAll(async () => {
    await world.close();
    receiver.close();
  });

  /** A process whose clock begins at a time, ms. */
  const startAt = (time: number): Promise<Server> =>
    world.start({
      KEY_PEPPER: said('pepper'),
      NODE_OPTIONS: `--import=${CLOCK}`,
      CLOCK_SHIFT_MS: String(time - Date.now()),
      RETENTION_DAYS: '3650',
      ARENA_HOURLY_LIMIT: '100000',
      BURST_LIMIT: '100000',
      WEBHOOK_ALLOW_PRIVATE: 'true',
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
  /** What a command reports, whatever it found. */
  const reported = async (...args: [string, ...string[]]): Promise<Json> =>
    JSON.parse(await command(...args, '--json').catch((error: { stdout: string }) => error.stdout)) as Json;
  const replayed = (id: string): Promise<Json> => reported('replay.mjs', id);
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
    const { status, body } = await toldAtLast(() => as('arena').post('/api/v1/agents/decide', trade));
    expect([status, body.results[0 as never].status]).toEqual([200, 'filled']);
    const message = await eventually('a webhook', () =>
      receiver.received.find(({ body: { type } }) => String(type) === 'arena.fills'),
    );
    expect(verifies(said('webhook_secret'), message, Date.parse(said('ended_at')))).toBe(true);
  });

  it('has books in which every balance can be rebuilt', async () => {
    const audit = await reported('audit.mjs');
    expect(audit).toMatchObject({ differences: [], difference_count: 0 });
    expect(Number(audit.checked.fills)).toBeGreaterThanOrEqual(kept.arena_fill);
  });

  it('has matches that are played again to the same hash, at prices from the revealed seeds', async () => {
    const report = await replayed(said('match'));
    expect(report).toMatchObject({ equal: true, difference: null, broken_epochs: [], board_differences: [] });
    expect(report.ticks_from_seeds).toBe(report.ticks);
    expect(Number(report.ticks)).toBeGreaterThan(10);
  });

  it('has the market of its time until the hour is over, then the present one, without a jump', async () => {
    const market = async () => {
      const { status, body } = await server.get<League>('/api/v1/league');
      return status === 200 && { version: body.rules.market_version, prices: body.markets.map(({ price }) => price) };
    };
    const before = await eventually('the league', market);
    expect(before.version).toBe(1);
    await server.stop();
    server = await startAt((Math.floor(Date.parse(said('ended_at')) / HOUR) + 1) * HOUR - 20_000);
    const after = await eventually('the next hour', async () => {
      const now = await market();
      return now && now.version === 3 && now;
    });
    after.prices.forEach((price, i) => expect(Math.abs(price / before.prices[i] - 1)).toBeLessThan(0.02));
    const { body } = await server.get<{ epochs: { market_version: number | null }[] }>('/api/v1/epochs?limit=4');
    expect(body.epochs.map(({ market_version }) => market_version)).toEqual([null, 3, 1, 1]);
  });

  it('and the match in which both releases decided for the house is played again to its hash, too', async () => {
    const ended = await eventually('its settlement', async () => {
      const { body } = await server.get<{ matches?: { id: string; ends_at: string }[] }>(
        '/api/v1/matches?duration=1h&status=settled&limit=1',
      );
      return body.matches?.find(({ ends_at }) => Date.parse(ends_at) > Date.parse(said('ended_at')));
    });
    const report = await replayed(ended.id);
    expect(report).toMatchObject({ difference: null, broken_epochs: [], differing_chapter: null });
    expect(report.replayed_hash).toBe(report.stored_hash);
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
