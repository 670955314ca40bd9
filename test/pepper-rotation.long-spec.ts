import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { pepperOf } from '../src/common/auth/pepper.js';
import { unseal } from '../src/common/idempotency/sealing.js';
import { SEALED_FOR } from '../src/common/webhooks/webhook.names.js';
import type { Client, Json } from './support/http.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { ADMIN_TOKEN, createWorld, type World } from './support/world.js';

/** The pepper is changed under load, by the steps of docs/operations.md, over two processes at a time. */
jest.setTimeout(240_000);

const OLD = 'the pepper that goes, of the tests';
const NEW = 'the pepper that comes, of the tests';
const SETTINGS = { SERVICES: 'tools', WEBHOOK_ALLOW_PRIVATE: 'true', DRAIN_SECONDS: '1', LOG_REQUESTS: 'false' };
const PHASES = {
  before: { KEY_PEPPER: OLD },
  announced: { KEY_PEPPER: OLD, KEY_PEPPER_ALSO: NEW },
  changed: { KEY_PEPPER: NEW, KEY_PEPPER_ALSO: OLD },
  after: { KEY_PEPPER: NEW },
};

let world: World;
let servers: Server[] = [];
const keys: string[] = [];
let unused: string;
let hook: Json;

beforeAll(async () => {
  world = await createWorld(SETTINGS);
  servers = [await world.start(PHASES.before), await world.start(PHASES.before)];
  for (let n = 0; n < 12; n++) keys.push(await issue());
  unused = await issue();
  const wish = { description: 'a blue coat', image_size: '512x768', webhook_url: 'http://127.0.0.1:9/hook' };
  hook = (await as(keys[0]).post('/api/generate', wish)).body;
});
afterAll(() => world.close());

async function issue(): Promise<string> {
  const operator = { Authorization: `Bearer ${ADMIN_TOKEN}` };
  const { body } = await servers[0].post('/api/admin/keys', { interface: 'tools', tier: 'pro' }, { headers: operator });
  return String(body.api_key);
}
const as = (key: string, server: Client = servers[0]) => server.with({ 'X-API-Key': key });
const status = async (key: string, server?: Client) => (await as(key, server).get('/api/keys/me')).status;

const pepper = async (...args: string[]): Promise<string> => {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...world.environment() };
  const script = join(__dirname, '../scripts/pepper.mjs');
  return promisify(execFile)(process.execPath, [script, ...args], { env, cwd: join(__dirname, '..') }).then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  );
};
const standing = async (secret: string): Promise<Json> =>
  (JSON.parse(await pepper('--json')) as Json[]).find(({ name }) => String(name) === pepperOf(secret).name)!;

/** One after the other: the new process answers before the old one ends. */
async function roll(settings: Record<string, string>, between?: () => Promise<void>): Promise<void> {
  for (const i of [0, 1]) {
    const leaving = servers[i];
    servers[i] = await world.start(settings);
    if (i === 0) await between?.();
    await leaving.stop();
  }
}

/** Keys are used on both processes all the time. @returns what stops it and tells the answers by status */
function load(): () => Promise<Record<number, number>> {
  const seen: Record<number, number> = {};
  let going = true;
  const use = async (place: number): Promise<void> => {
    for (let n = place; going; n++) {
      // A process that has just ended takes no more connections: as a balancer would, the other one is asked.
      const code = await status(keys[n % keys.length], servers[n % 2]).catch(() => 0);
      if (code !== 0) seen[code] = (seen[code] ?? 0) + 1;
      await sleep(25);
    }
  };
  const users = [0, 3, 6, 9].map(use);
  return async () => {
    going = false;
    await Promise.all(users);
    return seen;
  };
}

/** A free chat call of this address; three a day are free. */
const chat = async (server: Server) => (await server.post('/api/chat', { message: 'How do I wash wool?' })).status;
/** A registration sent twice is answered the same: its answer carries a key, and is sealed. */
const register = (server: Server, email: string) => {
  const headers = { 'Idempotency-Key': `registration of ${email}` };
  return server.post('/api/register', { email, name: 'Ada' }, { headers });
};

it('no key is refused, nothing is done twice and no count starts anew while it is changed', async () => {
  const first = await register(servers[0], 'ada.the.first@example.com');
  const calls = [await chat(servers[0])];
  const answers = load();
  await roll(PHASES.announced, async () => void calls.push(await chat(servers[0])));
  const again = async () => {
    const answer = await register(servers[1], 'ada.the.first@example.com');
    expect(answer.headers.get('Idempotent-Replayed')).toBe('true');
    expect(answer.body).toEqual(first.body);
  };
  await again();
  await roll(PHASES.changed, async () => {
    calls.push(await chat(servers[0]), await chat(servers[1]));
    await again();
    const crowd = Array.from({ length: 24 }, (_, n) => register(servers[n % 2], 'ada.the.second@example.com'));
    const issued = (await Promise.all(crowd)).filter(({ status: code }) => code === 201);
    expect(new Set(issued.map(({ body }) => String(body.api_key))).size).toBe(1);
    keys.push(String(issued[0].body.api_key));
  });
  await again();
  expect(calls).toEqual([200, 200, 200, 429]);
  await eventually(
    'all that is used is under the new one',
    async () => {
      const { keys_in_use, sealed } = await standing(OLD);
      return Number(keys_in_use) === 0 && Number(sealed) === 0;
    },
    60_000,
  );
  expect(await answers()).toEqual({ 200: expect.any(Number) });
});

it('says how far it is: a metric and a command', async () => {
  const { text } = await servers[0].get('/metrics');
  expect(text).toMatch(/^fyra_keys_under_old_pepper 0$/m);
  expect(await standing(OLD)).toMatchObject({ used: true, keys: 2, keys_in_use: 0, sealed: 0 }); // the unused one, and the first Ada's
  expect(Number((await standing(NEW)).keys)).toBe(keys.length);
});

it('a process that lacks the old one is refused until that is retired', async () => {
  const early = await world.launch(PHASES.after);
  await eventually('the end', () => early.hasEnded, 60_000);
  expect(early.logs).toMatch(/fyra: keys of this database were made under another pepper \([0-9a-f]{8}\) too: /);
  expect(await pepper('--retire', pepperOf(NEW).name)).toMatch(/^fyra: 1 secrets are still sealed under/);
  expect(await pepper('--retire', pepperOf(OLD).name)).toMatch(/^retired [0-9a-f]{8}; 2 keys under it have ended/);
});

it('afterwards every key that was used works under the new one alone, and so does what was sealed', async () => {
  await roll(PHASES.after);
  const codes = await Promise.all(keys.map((key, n) => status(key, servers[n % 2])));
  expect(codes).toEqual(keys.map(() => 200));
  expect(await status(unused)).toBe(401);
  const [{ id, secret }] = await world.query<{ id: string; secret: Buffer }>('SELECT id, secret FROM webhook_endpoint');
  expect(unseal(secret, NEW, Buffer.from(id), SEALED_FOR)).toBe(hook.webhook_secret);
  expect(await pepper('--retire', pepperOf(NEW).name)).toMatch(/is the only pepper in use/);
});
