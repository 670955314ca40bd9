import { whenFinal } from './support/final.js';
import type { Answer, Client } from './support/http.js';
import { finalJob } from './support/image-jobs.js';
import { decodePng } from './support/png.js';
import { eventually } from './support/wait.js';
import type { Server } from './support/server.js';
import { ADMIN_TOKEN, createWorld, type World } from './support/world.js';

const UNLIMITED = 2_147_483_647;
const COAT = { description: 'a camel wool coat with wide lapels', image_size: '512x768', seed: 7 };
const CONCEPT = { style: 'nordic workwear', count: 2 };

let world: World;
let server: Server;
beforeAll(async () => {
  world = await createWorld({
    SERVICES: 'tools',
    TRUST_PROXY: 'loopback',
    TRIAL_SLOTS: '5',
  });
  server = await world.start();
});
afterAll(() => world.close());

/** A client at an address that no other test has. */
let addresses = 0;
const someone = (): Client => server.with({ 'X-Forwarded-For': `10.0.${++addresses}.1` });
const at = (place: Client, key: unknown): Client => place.with({ 'X-API-Key': String(key) });

async function issued(wish: object): Promise<Client> {
  const operator = server.with({ Authorization: `Bearer ${ADMIN_TOKEN}` });
  const { status, body } = await operator.post('/api/admin/keys', { interface: 'tools', ...wish });
  expect(status).toBe(201);
  return at(someone(), body.api_key);
}

async function registered(email: string, place = someone()): Promise<Client> {
  const { status, body } = await place.post('/api/register', { email, name: 'Ada' });
  expect(status).toBe(201);
  return at(place, body.api_key);
}

const limits = ({ headers }: Answer): (string | null)[] =>
  ['X-RateLimit-Limit', 'X-RateLimit-Remaining'].map((name) => headers.get(name));
const remaining = (answer: Answer): number => Number(answer.headers.get('X-RateLimit-Remaining'));
const codes = (answer: Answer): unknown[] => [answer.status, answer.body.code];

describe('surroundings', () => {
  it('says what it is, how it is and what it costs', async () => {
    const info = await server.get('/api');
    expect(info.body).toMatchObject({ name: 'Fyra', interfaces: { tools: {} }, pricing: `${server.base}/api/pricing` });
    expect(Object.keys(info.body.documentation)).toEqual(['swagger', 'openapi', 'postman', 'llms', 'mcp']);
    const { body } = await server.get('/api/health');
    const counts = ['waiting', 'active', 'delayed', 'completed', 'failed', 'oldest_waiting_seconds'];
    expect(body).toMatchObject({ status: 'ok', dependencies: { database: 'up', redis: 'up' }, active_streams: 0 });
    expect(Object.keys(body.queues.image)).toEqual(counts);
    expect(body.uptime_seconds).toEqual(expect.any(Number));
    const pricing = await server.get('/api/pricing');
    expect(pricing.body).toMatchObject({ currency: 'USD', packs: [{ id: 'chat-100', calls: 100, price_usd: 1 }] });
    expect(pricing.body.plans).toMatchObject([{ id: 'design-pro' }, { id: 'tools-pro' }, { id: 'tools-enterprise' }]);
  });
});

describe('keys', () => {
  it('come for an e-mail address, once', async () => {
    const grant = await someone().post('/api/register', { email: ' Ada@Example.com ', name: 'Ada' });
    expect(grant.status).toBe(201);
    expect(grant.body).toMatchObject({ tier: 'free', daily_limit: 10, chat_daily_limit: 3 });
    expect(String(grant.body.api_key)).toMatch(/^fyra_tools_[0-9A-Za-z]{36}$/);
    const again = await someone().post('/api/register', { email: 'ada@example.com', name: 'Eve' });
    expect(codes(again)).toEqual([409, 'already_registered']);
    const me = await at(someone(), grant.body.api_key).get('/api/keys/me');
    expect(me.body).toMatchObject({
      masked: `fyra_tools_…${String(grant.body.api_key).slice(-4)}`,
      email: 'ada@example.com',
      name: 'Ada',
      instant: false,
      revoked: false,
      usage: { fashion: { limit: 10, used: 0, remaining: 10 }, chat: { limit: 3, used: 0, remaining: 3 } },
      packs: { calls_bought: 0, calls_left: 0 },
    });
    expect(codes(await someone().get('/api/keys/me'))).toEqual([401, 'key_missing']);
  });

  it('come at once for a trial slot: three per address and day, while slots last, never by looking', async () => {
    const place = someone();
    const looks = [
      await place.send('HEAD', '/api/register'),
      await place.get('/api/register', { headers: { 'Sec-Purpose': 'prefetch;prerender' } }),
      await place.get('/api/register', { headers: { Purpose: 'prefetch' } }),
      await place.get('/api/register', { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } }),
    ];
    for (const look of looks) expect(look.text).not.toContain('fyra_tools_');
    expect(looks[3].headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(looks[3].text).toMatch(/5 trial slots are free[^]*<button\b/);
    for (let i = 0; i < 3; i++) {
      const { status, body, headers } = await place.get('/api/register');
      expect([status, body.tier, headers.get('Cache-Control')]).toEqual([200, 'free', 'no-store']);
      expect((await at(place, body.api_key).get('/api/keys/me')).body).toMatchObject({ instant: true, email: null });
    }
    const fourth = await place.get('/api/register');
    expect(codes(fourth)).toEqual([429, 'insufficient_quota']);
    expect(Number(fourth.headers.get('Retry-After'))).toBeGreaterThan(0);
    const form = { headers: { Accept: 'text/html' } };
    expect((await someone().get('/api/register?format=json', form)).body.daily_limit).toBe(10);
    expect((await someone().get('/api/register')).status).toBe(200);
    const none = await someone().get('/api/register');
    expect(codes(none)).toEqual([429, 'trial_slots_exhausted']);
    expect(none.body.upgrade_url).toBe(`${server.base}/api/pricing`);
    const empty = (await someone().get('/api/register', form)).text;
    expect(empty).toContain('No trial slot is free');
    expect(empty).not.toContain('type="submit"');
  });

  it('rotate: both work, and count together', async () => {
    const old = await registered('rotating@example.com');
    await old.post('/api/fashion-concept', CONCEPT);
    const { status, body } = await old.post('/api/keys/rotate');
    expect(status).toBe(201);
    expect(Date.parse(String(body.old_key_valid_until)) - Date.now()).toBeGreaterThan(3_500_000);
    const fresh = at(someone(), body.api_key);
    expect((await fresh.get('/api/keys/me')).body.usage.fashion.used).toBe(1);
    expect(limits(await old.post('/api/fashion-concept', CONCEPT))).toEqual(['10', '8']);
    expect(limits(await fresh.post('/api/fashion-concept', CONCEPT))).toEqual(['10', '7']);
    await world.query(`UPDATE api_key SET expires_at = now() WHERE expires_at IS NOT NULL`);
    await eventually('ended', async () => codes(await old.get('/api/keys/me'))[1] === 'key_revoked');
    expect((await fresh.get('/api/keys/me')).status).toBe(200);
  });

  it('are revoked, and with erasure nothing is left that says who', async () => {
    const kept = await registered('kept@example.com');
    expect((await kept.delete('/api/keys/me')).body).toMatchObject({ revoked: true, email: 'kept@example.com' });
    expect(codes(await kept.post('/api/fashion-concept', CONCEPT))).toEqual([401, 'key_revoked']);
    const key = await registered('forget@example.com');
    const said = await key.post('/api/chat', { message: 'Which fabric for a summer shirt?' });
    const { job_id } = (await key.post('/api/generate', COAT)).body;
    const { image_url } = await finalJob(server, String(job_id));
    expect((await server.get(String(image_url))).status).toBe(200);
    expect((await key.delete('/api/keys/me?erase=true')).body).toMatchObject({ revoked: true, email: null });
    expect(codes(await server.get(String(image_url)))).toEqual([410, 'gone']);
    expect(codes(await server.get(`/api/status/${String(job_id)}`))).toEqual([410, 'gone']);
    const left = await world.query(
      `SELECT 1 FROM account WHERE email = 'forget@example.com' UNION ALL
       SELECT 1 FROM tools_registration WHERE email = 'forget@example.com' UNION ALL
       SELECT 1 FROM tools_chat_session WHERE id = $1 UNION ALL
       SELECT 1 FROM tools_image_job WHERE id = $2 AND description <> ''`,
      [said.body.session_id, job_id],
    );
    expect(left).toEqual([]);
    expect((await registered('forget@example.com')).base).toBe(server.base);
  });

  it('are found in header, Bearer and query, in that order', async () => {
    const pro = await issued({ tier: 'pro' });
    const key = await registered('carrier@example.com');
    const plain = someone();
    const { api_key: shown } = (await plain.post('/api/register', { email: 'b@example.com', name: 'B' })).body;
    const bearer = await plain.post('/api/fashion-concept', CONCEPT, {
      headers: { Authorization: `Bearer ${String(shown)}` },
    });
    expect(limits(bearer)).toEqual(['10', '9']);
    expect(limits(await plain.post(`/api/fashion-concept?api_key=${String(shown)}`, CONCEPT))).toEqual(['10', '8']);
    expect(limits(await pro.post(`/api/fashion-concept?api_key=${String(shown)}`, CONCEPT))).toEqual(['100', '99']);
    expect(codes(await plain.post('/api/chat?api_key=fyra_tools_x', { message: 'Hi' }))).toEqual([401, 'key_invalid']);
    const design = await issued({ interface: 'design' });
    expect(codes(await design.post('/api/fashion-concept', CONCEPT))).toEqual([403, 'wrong_interface']);
    expect((await key.get('/api/keys/me')).body.usage.fashion.used).toBe(0);
  });
});

describe('concepts', () => {
  it('are all different, and the same again by seed', async () => {
    const place = someone();
    const { status, body } = await place.post('/api/fashion-concept', { style: 'baroque rave', count: 20, seed: 7 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ style: 'baroque rave', generated_by: expect.stringMatching(/./) as string });
    const concepts = body.concepts as unknown as { name: string; category: string; description: string }[];
    expect(new Set(concepts.map(({ name }) => name)).size).toBe(20);
    expect(new Set(concepts.map(({ description }) => description)).size).toBe(20);
    const ask = async (seed?: number) => (await place.post('/api/fashion-concept', { style: 'noir', seed })).text;
    expect(await ask(3)).toBe(await ask(3));
    expect(await ask(3)).not.toBe(await ask(4));
    expect(JSON.parse(await ask()).concepts).toHaveLength(3);
    expect(await ask()).not.toBe(await ask());
  });
});

describe('images', () => {
  it('are ordered, polled and fetched', async () => {
    const place = someone();
    const queued = await place.post('/api/generate', COAT);
    expect(queued.status).toBe(202);
    expect(queued.body).toMatchObject({ status: 'queued', estimated_seconds: expect.any(Number) as number });
    expect(queued.headers.get('Location')).toBe(String(queued.body.status_url));
    const job = await whenFinal(server, String(queued.body.status_url));
    expect(job.body).toMatchObject({ job_id: queued.body.job_id, status: 'completed', progress: 100 });
    const bytes = await fetch(String(job.body.image_url));
    expect(bytes.headers.get('Content-Type')).toBe('image/png');
    const picture = decodePng(Buffer.from(await bytes.arrayBuffer()));
    expect([picture.width, picture.height]).toEqual([512, 768]);
    const etag = bytes.headers.get('ETag')!;
    const known = await server.get(String(job.body.image_url), { headers: { 'If-None-Match': etag } });
    expect([known.status, known.text]).toEqual([304, '']);
    expect(codes(await server.get('/api/status/img_none'))).toEqual([404, 'not_found']);
  });

  it('tell what they do not show', async () => {
    const wish = { description: 'a pinafore dress with two heart-shaped pockets', image_size: '512x768' };
    const { body } = await someone().post('/api/generate-fashion-image', wish, { headers: { Prefer: 'wait=30' } });
    expect([body.status, String(body.warnings)]).toEqual([
      'completed',
      expect.stringContaining('heart-shaped pockets'),
    ]);
    const plain = { ...COAT, description: 'a camel wool coat' };
    const coat = await someone().post('/api/generate-fashion-image', plain, { headers: { Prefer: 'wait=30' } });
    expect(coat.body).not.toHaveProperty('warnings');
  });

  it('come two in one call for one unit, and not twice the same', async () => {
    const wish = { ...COAT, n: 2 };
    const answer = await someone().post('/api/generate-fashion-image', wish, { headers: { Prefer: 'wait=30' } });
    expect([answer.status, answer.body.status, ...limits(answer)]).toEqual([200, 'completed', '10', '9']);
    const urls = answer.body.image_urls as unknown as string[];
    expect(urls).toHaveLength(2);
    const [one, two] = await Promise.all(urls.map((url) => server.get(url)));
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.headers.get('ETag')).not.toBe(two.headers.get('ETag'));
    expect((await server.get(urls[1].replace('2.png', '3.png'))).status).toBe(404);
  });

  it('are not waited for when the caller prefers so', async () => {
    const answer = await someone().post('/api/generate-fashion-image', COAT, { headers: { Prefer: 'wait=0' } });
    expect([answer.status, answer.body.status]).toEqual([202, 'queued']);
    expect(answer.headers.get('Location')).toBe(String(answer.body.status_url));
    await whenFinal(server, String(answer.body.status_url)); // the next one waits for its own job only
  });

  it('fail without a garment, and cost nothing then', async () => {
    const place = someone();
    const wish = { description: 'a chocolate cake' };
    const answer = await place.post('/api/generate-fashion-image', wish, { headers: { Prefer: 'wait=30' } });
    expect(answer.body).toMatchObject({ status: 'failed', error: { code: 'not_a_garment' } });
    expect(limits(answer)).toEqual(['10', '10']);
    expect(limits(await place.post('/api/fashion-concept', CONCEPT))).toEqual(['10', '9']);
  });
});

describe('chat', () => {
  it('says when it has not understood', async () => {
    expect((await someone().post('/api/chat', { message: 'asdf qwer zxcv' })).body.understood).toBe(false);
    expect((await someone().post('/api/chat', { message: 'Hello' })).body.understood).toBe(true);
  });

  it('takes no call for what it has not understood, twenty times a day and client', async () => {
    const place = someone();
    const left = async (message: string): Promise<unknown[]> => {
      const answer = await place.post('/api/chat', { message });
      return [answer.body.calls_remaining, ...limits(answer)];
    };
    expect(await left('What is the capital of Peru?')).toEqual([3, '3', '3']);
    expect(await left('Hello')).toEqual([2, '3', '2']);
    for (let i = 1; i < 20; i++) expect(await left('asdf qwer zxcv')).toEqual([2, '3', '2']);
    expect(await left('asdf qwer zxcv')).toEqual([1, '3', '1']);
    expect(await left('asdf qwer zxcv')).toEqual([0, '3', '0']);
    expect((await place.post('/api/chat', { message: 'asdf qwer zxcv' })).status).toBe(429);
  });

  it('takes none of a key either, nor for the same once more', async () => {
    const client = await issued({ tier: 'free', overrides: { chat_daily: 5 } });
    const headers = { 'Idempotency-Key': 'nonsense-1' };
    for (let i = 0; i < 2; i++) {
      const { body } = await client.post('/api/chat', { message: 'asdf qwer zxcv' }, { headers });
      expect([body.understood, body.calls_remaining]).toEqual([false, 5]);
    }
    expect((await client.post('/api/chat', { message: 'Hello' })).body.calls_remaining).toBe(4);
  });

  it('answers, follows up, counts down and speaks Swedish', async () => {
    const place = someone();
    const first = await place.post('/api/chat', { message: 'Which fabric should I take for a summer shirt?' });
    expect([first.status, first.body.calls_remaining, ...limits(first)]).toEqual([200, 2, '3', '2']);
    expect(first.body).toMatchObject({ model: 'atelier-embedded' });
    expect(first.text).toMatch(/linen|cotton/i);
    const { session_id } = first.body;
    const second = await place.post('/api/chat', { message: 'And for winter?', session_id });
    expect(second.body).toMatchObject({ session_id, calls_remaining: 1 });
    expect(second.text).toMatch(/wool|flannel/i);
    expect(codes(await someone().post('/api/chat', { message: 'And?', session_id }))).toEqual([404, 'not_found']);
    const third = await place.post('/api/chat', { message: 'Vilket tyg passar till en sommarskjorta?' });
    expect(third.text).toMatch(/linne|bomull/i);
    const fourth = await place.post('/api/chat', { message: 'Hello?' });
    expect(codes(fourth)).toEqual([429, 'insufficient_quota']);
    expect(fourth.body.upgrade_url).toBe(`${server.base}/api/pricing`);
  });

  it('counts a pack after the free calls', async () => {
    const key = await issued({ chat_calls: 2 });
    const said: unknown[][] = [];
    for (let i = 0; i < 6; i++) {
      const answer = await key.post('/api/chat', { message: 'Hello' });
      said.push([answer.status, answer.body.calls_remaining, remaining(answer)]);
    }
    expect(said).toEqual([
      [200, 4, 2],
      [200, 3, 1],
      [200, 2, 0],
      [200, 1, 0],
      [200, 0, 0],
      [429, undefined, 0],
    ]);
    expect((await key.get('/api/keys/me')).body.packs).toEqual({ calls_bought: 2, calls_left: 0 });
  });

  it('gives the keys that cost nothing three calls per address together', async () => {
    const place = someone();
    const keys = [await registered('x@example.com', place), await registered('y@example.com', place)];
    const statuses: number[] = [];
    for (const key of [...keys, ...keys])
      statuses.push((await key.post('/api/chat', { message: 'Hello there' })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await place.post('/api/chat', { message: 'Hello there' })).status).toBe(200);
  });
});

describe('headers tell the truth', () => {
  it('of what is left, also after a refusal', async () => {
    const place = someone();
    const first = await place.post('/api/fashion-concept', CONCEPT);
    expect(limits(first)).toEqual(['10', '9']);
    const midnight = Math.ceil(Date.now() / 86_400_000) * 86_400;
    expect(first.headers.get('X-RateLimit-Reset')).toBe(String(midnight));
    expect(first.headers.get('RateLimit-Policy')).toBe('"daily";q=10;w=86400');
    expect(first.headers.get('RateLimit')).toMatch(/^"daily";r=9;t=\d+$/);
    for (const wrong of [{ style: '' }, { style: 'x', count: 21 }, { style: 'x', colour: 'red' }]) {
      const refused = await place.post('/api/fashion-concept', wrong);
      expect([refused.status, remaining(refused)]).toEqual([400, 9]);
    }
    const text = { headers: { 'Content-Type': 'text/plain' } };
    expect(limits(await place.post('/api/fashion-concept', 'style=x', text))).toEqual(['10', '9']);
    expect(remaining(await place.post('/api/generate', COAT))).toBe(8);
  });

  it('at the limit: 429 before 400, with what to do', async () => {
    const place = someone();
    for (let i = 0; i < 10; i++) await place.post('/api/fashion-concept', { style: 'x', count: 1 });
    const refused = await place.post('/api/fashion-concept', { count: 'many' });
    expect(codes(refused)).toEqual([429, 'insufficient_quota']);
    expect(limits(refused)).toEqual(['10', '0']);
    expect(refused.headers.get('x-should-retry')).toBe('false');
    expect(refused.body.upgrade_url).toBe(`${server.base}/api/pricing`);
    const seconds = Math.ceil(Date.now() / 86_400_000) * 86_400 - Date.now() / 1000;
    expect(Math.abs(Number(refused.headers.get('Retry-After')) - seconds)).toBeLessThan(5);
    const key = await registered('late@example.com', place);
    expect((await key.post('/api/fashion-concept', CONCEPT)).status).toBe(429);
  });

  it('by tier', async () => {
    const pro = await issued({ tier: 'pro' });
    expect(limits(await pro.post('/api/fashion-concept', CONCEPT))).toEqual(['100', '99']);
    expect(limits(await pro.post('/api/chat', { message: 'Hello' }))).toEqual(['100', '99']);
    const enterprise = await issued({ tier: 'enterprise' });
    const said = await enterprise.post('/api/chat', { message: 'Hello' });
    expect(said.body.calls_remaining).toBe(UNLIMITED);
    expect([...said.headers.keys()].filter((name) => name.includes('ratelimit'))).toEqual([]);
    expect(limits(await enterprise.post('/api/fashion-concept', CONCEPT))).toEqual([null, null]);
    expect((await enterprise.get('/api/keys/me')).body).toMatchObject({ daily_limit: UNLIMITED });
  });
});

it('images wait in line where nobody draws, and are cancelled by whose they are', async () => {
  const api = await world.start({ ROLE: 'api' });
  await server.stop();
  const key = await registered('maker@example.com', api.with({ 'X-Forwarded-For': '10.9.0.1' }));
  const orders = [];
  for (let i = 0; i < 3; i++) orders.push((await key.post('/api/generate', COAT)).body);
  const standing = [];
  for (const { job_id } of orders) standing.push((await api.get(`/api/status/${String(job_id)}`)).body);
  const place = Number(standing[0].queue_position);
  expect(standing).toMatchObject([0, 1, 2].map((i) => ({ status: 'queued', progress: 0, queue_position: place + i })));
  const path = `/api/status/${String(orders[0].job_id)}`;
  const other = await registered('other@example.com', api.with({ 'X-Forwarded-For': '10.9.0.2' }));
  expect(codes(await other.delete(path))).toEqual([403, 'not_owner']);
  expect(codes(await api.delete(path))).toEqual([403, 'not_owner']);
  const first = (await key.delete(path)).body;
  expect(first).toMatchObject({ status: 'cancelled' });
  expect(first.note).toBeUndefined();
  expect((await key.delete(path)).body).toMatchObject({
    status: 'cancelled',
    note: 'This job was cancelled already; nothing has changed.',
  });
  expect((await key.get('/api/keys/me')).body.usage.fashion.used).toBe(2);
  const mine = api.with({ 'X-Forwarded-For': '10.9.0.3' });
  const { job_id } = (await mine.post('/api/generate', COAT)).body;
  expect((await mine.delete(`/api/status/${String(job_id)}`)).body.status).toBe('cancelled');
});
