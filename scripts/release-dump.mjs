#!/usr/bin/env node
/**
 * `node scripts/release-dump.mjs <checkout> <name>`: lives a short life on a release, and leaves its database in
 * test/releases/<name>.sql.br with what must still be true of it in <name>.json. Later versions are tested against each of them.
 * The checkout has its dependencies; the machine has Debian's PostgreSQL, whose pg_dump writes what any later server reads.
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { ROOT } from './build.mjs';

const HOUR = 3_600_000;
const NOBODY = 65_534;
const PEPPER = 'pepper of the releases, under which their keys are kept';
const ADMIN_TOKEN = 'operator of the releases'.replaceAll(' ', '-');
const CLOCK = pathToFileURL(join(ROOT, 'test/support/clock-shift.mjs')).href;

const ACTIONS = [
  { symbol: 'BTC', signal: 'BUY', notional_usd: 20_000, leverage: 20, confidence: 0.7 },
  { symbol: 'DOGE', signal: 'SELL', equity_pct: 100, leverage: 10, justification: 'Åt fel håll 🐕' },
  { symbol: 'SOL', signal: 'BUY', quantity: 2, order_type: 'limit', limit_price: 1 },
  { symbol: 'BTC', signal: 'CLOSE' },
  { symbol: 'ETH', signal: 'BUY', notional_usd: 333.33, stop_loss: 10, profit_target: 90_000 },
];

const [checkout, name] = process.argv.slice(2);
if (!checkout || !/^[\w.-]+$/.test(name ?? '')) {
  process.stderr.write('usage: node scripts/release-dump.mjs <checkout> <name>\n');
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'fyra-release-'));
const ends = [];
try {
  const facts = await life();
  writeFileSync(join(ROOT, 'test/releases', `${name}.json`), `${JSON.stringify(facts, null, 2)}\n`);
} finally {
  for (const end of ends.reverse()) await end();
  rmSync(folder, { recursive: true, force: true });
}

async function life() {
  const { build } = await import(pathToFileURL(resolve(checkout, 'scripts/build.mjs')));
  const { dist } = await build();
  const databaseUrl = await postgres();
  const env = { DATABASE_URL: databaseUrl, REDIS_URL: await redis(dist, databaseUrl), KEY_PEPPER: PEPPER };
  execFileSync('node', ['scripts/migrate.mjs'], { cwd: resolve(checkout), env: { ...process.env, ...env } });
  const receiver = await listening(createServer((_request, response) => response.end()));
  const facts = { pepper: PEPPER, ...(await lived(dist, env, `http://127.0.0.1:${receiver}/hook`)) };
  const counts = await countsOf(databaseUrl);
  writeFileSync(join(ROOT, 'test/releases', `${name}.sql.br`), packed(dumped(databaseUrl)));
  return { ...facts, rows: counts };
}

/** The hour whose match is played from its first tick, with a crash in it and another length of tick. */
async function lived(dist, env, hook) {
  const live = Math.floor(Date.now() / HOUR) * HOUR + 2 * HOUR;
  const startAt = (time, settings) => started(dist, { ...env, ...settings, CLOCK_SHIFT_MS: String(time - Date.now()) });
  let server = await startAt(live - HOUR / 2, { TICK_MS: '200' });
  const made = await customers(server, hook);
  await trade(server, made.arena);
  await server.end('SIGTERM');
  server = await startAt(live + 2_000, { TICK_MS: '200' });
  await trade(server, made.arena);
  await server.end('SIGKILL');
  server = await startAt(live + 60_000, { TICK_MS: '500' });
  await trade(server, made.arena);
  await server.end('SIGTERM');
  const evening = live + HOUR + 1_000;
  server = await startAt(evening, { TICK_MS: '200' });
  const match = `1h-${new Date(live).toISOString().slice(0, 13)}`;
  await until(async () => (await server.get(`/api/v1/matches/${match}`)).status === 'settled');
  const seen = await lookedAt(server, made);
  await server.end('SIGTERM');
  return { ended_at: new Date(evening + 60_000).toISOString(), match, ...made, seen };
}

async function customers(server, hook) {
  const operator = { Authorization: `Bearer ${ADMIN_TOKEN}` };
  const arena = await server.post('/api/v1/agents', { name: 'Old Fox', webhook_url: hook });
  await server.post('/api/v1/agents/heartbeat', undefined, { 'X-Arena-Key': arena.api_key });
  const design = await server.post('/api/v1/keys/request', { email: 'old.maker@example.com', plan: 'beta' });
  const tools = await server.post('/api/register', { email: 'old.friend@example.com', name: 'Old Friend' });
  const pro = await server.post('/api/admin/keys', { interface: 'tools', tier: 'pro', name: 'Old Studio' }, operator);
  const instant = await server.get('/api/register');
  const toolsKey = { 'X-API-Key': tools.api_key };
  const order = await server.post('/api/pricing/checkout', { item: 'chat-100' }, toolsKey);
  await server.post(`/api/billing/sandbox/${order.order_id}/confirm`);
  for (const message of ['How do I wash wool?', 'And silk?', 'And linen?', 'And velvet?'])
    await server.post('/api/chat', { message }, toolsKey);
  const shirt = { description: 'A red linen shirt with two pockets', webhook_url: hook };
  const { id } = await server.post('/api/v1/design', shirt, { 'X-API-Key': design.api_key });
  await until(async () => (await server.get(`/api/design/${id}`)).status === 'completed');
  const image = await server.post('/api/generate', { description: 'a blue coat', image_size: '512x768' }, toolsKey);
  await until(async () => (await server.get(`/api/status/${image.job_id}`)).status === 'completed');
  return {
    arena: arena.api_key,
    webhook_secret: arena.webhook_secret,
    design: design.api_key,
    tools: tools.api_key,
    pro: pro.api_key,
    instant: instant.api_key,
    design_id: id,
    order_id: order.order_id,
    image_id: image.job_id,
  };
}

async function trade(server, key) {
  for (const action of ACTIONS) {
    const decision = { decision_id: randomBytes(8).toString('hex'), ...action };
    // On a slow machine an answer may come later than it is waited for: asked again, it is the same one.
    await until(() =>
      server.post('/api/v1/agents/decide', decision, { 'X-Arena-Key': key }).then(Boolean, (error) => {
        if (!error.message.includes('market_paused')) throw error;
      }),
    );
  }
}

/** What the release itself says of all that. */
async function lookedAt(server, { arena, tools, pro, design_id }) {
  const me = (key) => server.get('/api/keys/me', { 'X-API-Key': key });
  const { account, id } = await server.get('/api/v1/agents/me', { 'X-Arena-Key': arena });
  const { status, result } = await server.get(`/api/design/${design_id}`);
  return {
    challenger: { id, fees_usd: account.fees_usd, realized_pnl_usd: account.realized_pnl_usd },
    tools: await me(tools),
    pro: await me(pro),
    design: { status, spec: result.spec },
    orders: await server.get('/api/keys/me/orders', { 'X-API-Key': tools }),
  };
}

/** One process of the release, whose clock is set. Asked for JSON, it throws on any other answer than 2xx. */
async function started(dist, settings) {
  const port = String(await freePort());
  const env = {
    PATH: process.env.PATH,
    PORT: port,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: join(folder, 'data'),
    ADMIN_TOKEN,
    WEBHOOK_ALLOW_PRIVATE: 'true',
    DRAIN_SECONDS: '0',
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: `--import=${CLOCK}`,
    ...settings,
  };
  const child = spawn(process.execPath, [join(dist, 'src/main.js')], { cwd: folder, env, stdio: 'inherit' });
  ends.push(() => child.kill('SIGKILL'));
  const send = async (method, path, body, headers) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const server = {
    get: (path, headers) => send('GET', path, undefined, headers),
    post: (path, body, headers) => send('POST', path, body, headers),
    end: (signal) => (child.kill(signal), once(child, 'exit')),
  };
  await until(() => server.get('/readyz').then(Boolean, () => false));
  return server;
}

async function until(isSo) {
  for (let patience = 600; patience > 0; patience -= 1) {
    if (await isSo()) return;
    await sleep(200);
  }
  throw new Error(`has not come to be: ${isSo}`);
}

async function postgres() {
  const versions = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a));
  const bin = join('/usr/lib/postgresql', versions[0], 'bin');
  const home = mkdtempSync(join(tmpdir(), 'fyra-release-pg-'));
  const isRoot = process.getuid?.() === 0; // whom PostgreSQL refuses
  if (isRoot) chownSync(home, NOBODY, NOBODY);
  const options = { cwd: home, stdio: 'ignore', ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}) };
  const run = (program, ...args) => execFileSync(join(bin, program), args, options);
  const port = await freePort();
  run('initdb', '-D', 'data', '-U', 'fyra', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync');
  run('pg_ctl', '-D', 'data', '-w', '-o', `-p ${port} -k ${home} -c listen_addresses=127.0.0.1 -c fsync=off`, 'start');
  ends.push(() => {
    run('pg_ctl', '-D', 'data', '-m', 'immediate', 'stop');
    rmSync(home, { recursive: true, force: true });
  });
  run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'fyra', 'fyra');
  return `postgres://fyra@127.0.0.1:${port}/fyra`;
}

async function redis(dist, databaseUrl) {
  const { startEmbedded } = await import(pathToFileURL(join(dist, 'src/common/embedded/start-embedded.js')));
  const dataDir = join(folder, randomBytes(4).toString('hex'));
  const servers = await startEmbedded({ dataDir, databaseUrl, keyPepper: PEPPER });
  ends.push(() => servers.stop());
  return servers.redisUrl;
}

/** Statements that any client can send: rows as INSERTs, no commands of psql. */
function dumped(databaseUrl) {
  const [version] = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a));
  const program = join('/usr/lib/postgresql', version, 'bin/pg_dump');
  const options = ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=500', databaseUrl];
  const text = execFileSync(program, options, { maxBuffer: 1 << 30 }).toString();
  return text.replace(/^\\(un)?restrict .*$/gm, '');
}

/** A tenth of its size; takes a minute. */
function packed(text) {
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_LGWIN: window } = constants;
  return brotliCompressSync(text, { params: { [quality]: 11, [window]: 24 } });
}

async function countsOf(databaseUrl) {
  const { default: pg } = await import('pg');
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query(`SELECT relname AS name FROM pg_stat_user_tables ORDER BY 1`);
  const counts = {};
  for (const { name: table } of rows) {
    const { count } = (await client.query(`SELECT count(*)::int AS count FROM "${table}"`)).rows[0];
    if (count > 0) counts[table] = count;
  }
  await client.end();
  return counts;
}

async function freePort() {
  const server = createServer();
  const port = await listening(server);
  server.close();
  return port;
}

async function listening(server) {
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return server.address().port;
}
