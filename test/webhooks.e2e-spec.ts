import { Receiver, verifies } from './support/receiver.js';
import type { Client } from './support/http.js';
import type { Server } from './support/server.js';
import { eventually, toldAtLast } from './support/wait.js';
import { ADMIN_TOKEN, createFoundedWorld, withoutFilesAhead, type World } from './support/world.js';

const COAT = { description: 'A navy wool coat', image_size: '512x768', seed: 7 };
const CAKE = { description: 'a chocolate cake', image_size: '512x768' };
const SECRET = /^whsec_[A-Za-z0-9+/]{43}=$/;

let world: World;
let server: Server;
let receiver: Receiver;

beforeAll(async () => {
  receiver = await Receiver.open();
  world = await createFoundedWorld({
    SERVICES: 'tools,design,arena',
    TICK_MS: '250',
    WEBHOOK_ALLOW_PRIVATE: 'true',
  }).then(withoutFilesAhead);
  server = await world.start();
});
afterAll(async () => {
  await world.close();
  receiver.close();
});
beforeEach(() => (receiver.reply = () => ({ status: 204 })));

async function keyed(at: Server, kind: 'tools' | 'design'): Promise<Client> {
  const operator = at.with({ Authorization: `Bearer ${ADMIN_TOKEN}` });
  const tier = kind === 'tools' ? { tier: 'pro' } : {};
  const { body } = await operator.post('/api/admin/keys', { interface: kind, ...tier });
  return at.with({ 'X-API-Key': String(body.api_key) });
}

const deliveries = (path: string) =>
  world.query<{ id: string; type: string; status: string; attempts: number; last_status: number; last_error: string }>(
    `SELECT d.* FROM webhook_delivery d JOIN webhook_endpoint e ON e.id = d.endpoint_id
     WHERE e.url LIKE '%' || $1 ORDER BY d.created_at`,
    [path],
  );

const statusOf = async (path: string): Promise<string | undefined> => (await deliveries(path))[0]?.status;

const settled = (path: string, status: string) =>
  eventually(`${path} ${status}`, async () => (await statusOf(path)) === status);

describe('an image job', () => {
  it('tells its webhook of its end, signed with the secret of the answer', async () => {
    const client = await keyed(server, 'tools');
    const { status, body } = await client.post('/api/generate', {
      ...COAT,
      webhook_url: receiver.url('/coat?token=x1'),
    });
    expect(status).toBe(202);
    expect(body.webhook_secret).toMatch(SECRET);
    await settled('/coat?token=x1', 'delivered');
    const [message, ...more] = receiver.at('/coat?token=x1');
    expect(more).toEqual([]);
    expect(verifies(String(body.webhook_secret), message)).toBe(true);
    expect(verifies(`whsec_${Buffer.alloc(32).toString('base64')}`, message)).toBe(false);
    expect(message.headers['webhook-id']).toMatch(/^msg_/);
    expect(message.headers['content-type']).toBe('application/json');
    expect(message.body).toMatchObject({
      type: 'image.completed',
      data: { job_id: body.job_id, status: 'completed', status_url: body.status_url },
    });
    expect(new Date(String(message.body.timestamp)).getTime()).not.toBeNaN();
    expect(message.text).not.toContain('navy');
    expect((await server.get(`/api/status/${String(body.job_id)}`)).body).not.toHaveProperty('webhook_secret');
  });

  it('tells of a failure with its code', async () => {
    const client = await keyed(server, 'tools');
    await client.post('/api/generate', { ...CAKE, webhook_url: receiver.url('/cake') });
    await settled('/cake', 'delivered');
    expect(receiver.at('/cake')[0].body).toMatchObject({
      type: 'image.failed',
      data: { status: 'failed', error: { code: 'not_a_garment' } },
    });
  });

  it('that was waited for carries the secret too', async () => {
    const client = await keyed(server, 'tools');
    const wish = { ...COAT, webhook_url: receiver.url('/waited') };
    const { status, body } = await client.post('/api/generate-fashion-image', wish, { headers: { Prefer: 'wait=30' } });
    expect({ status, job: body.status }).toEqual({ status: 200, job: 'completed' });
    await settled('/waited', 'delivered');
    expect(verifies(String(body.webhook_secret), receiver.at('/waited')[0])).toBe(true);
  });

  it('needs a key for it', async () => {
    const wish = { ...COAT, webhook_url: receiver.url('/nobody') };
    expect(await server.post('/api/generate', wish)).toMatchObject({ status: 401, body: { code: 'key_missing' } });
    expect(await deliveries('/nobody')).toEqual([]);
  });

  it('with an Idempotency-Key needs one that can seal the secret, and then is answered the same again', async () => {
    const client = await keyed(server, 'tools');
    const wish = { ...COAT, webhook_url: receiver.url('/again') };
    const post = (key: string, body: object) =>
      client.post('/api/generate', body, { headers: { 'Idempotency-Key': key } });
    expect(await post('short', COAT)).toMatchObject({ status: 202 });
    expect(await post('too-short', wish)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', errors: [{ path: 'Idempotency-Key' }] },
    });
    const first = await post('long-enough-to-seal-with', wish);
    const second = await post('long-enough-to-seal-with', wish);
    expect(second.headers.get('Idempotent-Replayed')).toBe('true');
    expect(second.body).toEqual(first.body);
    expect(second.body.webhook_secret).toMatch(SECRET);
    const [{ stored }] = await world.query<{ stored: boolean }>(
      `SELECT bool_or(position('whsec'::bytea IN body) > 0) AS stored FROM idempotency_record WHERE body IS NOT NULL`,
    );
    expect(stored).toBe(false);
  });
});

describe('the log of an account', () => {
  const path = '/api/keys/me/deliveries';
  type Log = { id: string; status: string; attempts: number }[];
  const log = async (client: Client, query = '') => (await client.get(path + query)).body.deliveries as unknown as Log;

  it('says what was sent, and sends it again under its old id', async () => {
    const [client, other] = [await keyed(server, 'tools'), await keyed(server, 'tools')];
    await client.post('/api/generate', { ...COAT, webhook_url: receiver.url('/log') });
    await settled('/log', 'delivered');
    const [{ id }] = await log(client, '?status=delivered');
    expect((await client.get(`${path}/${id}`)).body).toMatchObject({ id, body: { type: 'image.completed' } });
    expect(await log(client, '?status=failed')).toEqual([]);
    expect(await log(other)).toEqual([]);
    for (const answer of [await other.get(`${path}/${id}`), await other.post(`${path}/${id}/resend`)])
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await client.post(`${path}/${id}/resend`)).toMatchObject({ status: 202, body: { status: 'pending' } });
    await eventually('it came twice', () => receiver.at('/log').length === 2);
    await settled('/log', 'delivered');
    const [first, again] = receiver.at('/log').map(({ headers, text }) => [headers['webhook-id'], text]);
    expect(again).toEqual(first);
    expect(await log(client)).toMatchObject([{ id, status: 'delivered', attempts: 2 }]);
  });

  it('sends once what is asked for many times at once, and nothing to who wants no more', async () => {
    const client = await keyed(server, 'tools');
    let isGone = false;
    receiver.reply = () => ({ status: isGone ? 410 : 204 });
    await client.post('/api/generate', { ...COAT, webhook_url: receiver.url('/once') });
    await settled('/once', 'delivered');
    const [{ id }] = await log(client);
    const again = () => client.post(`${path}/${id}/resend`);
    const answers = await Promise.all(Array.from({ length: 5 }, again));
    const taken = answers.filter(({ status }) => status === 202).length;
    expect(answers.filter(({ body }) => String(body.code) === 'delivery_pending')).toHaveLength(5 - taken);
    await settled('/once', 'delivered');
    await eventually('the others came', () => receiver.at('/once').length === 1 + taken);
    isGone = true;
    await again();
    await settled('/once', 'disabled');
    expect(await again()).toMatchObject({ status: 409, body: { code: 'endpoint_disabled' } });
  });

  it('is paged without a gap or a double, and takes no cursor of its own making', async () => {
    const client = await keyed(server, 'tools');
    for (let n = 0; n < 3; n++) await client.post('/api/generate', { ...COAT, webhook_url: receiver.url('/pages') });
    await eventually('three told', async () => (await log(client)).length === 3);
    const seen: string[] = [];
    for (let cursor = ''; ;) {
      const { body } = await client.get(`${path}?limit=1${cursor}`);
      seen.push(...(body.deliveries as unknown as Log).map(({ id }) => id));
      if (body.next_cursor === null) break;
      cursor = `&cursor=${encodeURIComponent(String(body.next_cursor))}`;
    }
    expect(seen).toEqual((await log(client)).map(({ id }) => id));
    expect((await client.get(`${path}?cursor=AAAA`)).status).toBe(400);
    for (const id of ['%00', 'msg_', '..%2f', `msg_${'0'.repeat(26)}`])
      expect((await client.get(`${path}/${id}`)).status).toBe(404);
  });
});

it('an account that is erased takes its endpoints with it', async () => {
  receiver.reply = () => ({ status: 500 });
  const client = await keyed(server, 'tools');
  await client.post('/api/generate', { ...COAT, webhook_url: receiver.url('/erased') });
  await eventually('tried', async () => (await deliveries('/erased'))[0]?.attempts === 1);
  expect(await client.delete('/api/keys/me?erase=true')).toMatchObject({ status: 200 });
  expect(await world.query(`SELECT 1 FROM webhook_endpoint WHERE url LIKE '%/erased'`)).toEqual([]);
  expect(
    await world.query(`SELECT 1 FROM webhook_delivery WHERE id = $1`, [
      receiver.at('/erased')[0].headers['webhook-id'],
    ]),
  ).toEqual([]);
});

describe('an address', () => {
  it.each<[string, unknown]>([
    ['must be an absolute http or https address', 'nowhere'],
    ['must be an absolute http or https address', 'ftp://example.org/x'],
    ['must not contain a user or password', 'https://user:word@example.org/'],
    ['must have at most 2000 characters', `https://example.org/${'x'.repeat(2000)}`],
    ['must be a string', 7],
  ])('%s', async (message, webhook_url) => {
    for (const [kind, path] of [
      ['tools', '/api/generate'],
      ['design', '/api/v1/design'],
    ] as const) {
      const { status, body } = await (
        await keyed(server, kind)
      ).post(path, { description: 'A red dress', webhook_url });
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'validation_failed', errors: [{ path: 'webhook_url', message }] });
    }
  });
});

describe('a design', () => {
  it('tells its webhook that it is completed', async () => {
    const client = await keyed(server, 'design');
    const wish = { description: 'A red linen dress', webhook_url: receiver.url('/design') };
    const { status, body } = await client.post('/api/v1/design', wish);
    expect(status).toBe(202);
    await settled('/design', 'delivered');
    const [message] = receiver.at('/design');
    expect(verifies(String(body.webhook_secret), message)).toBe(true);
    expect(message.body).toMatchObject({
      type: 'design.completed',
      data: { id: body.id, status: 'completed', status_url: body.status_url },
    });
    expect(message.text).not.toContain('linen');
  });

  it('tells that it was cancelled, once', async () => {
    const client = await keyed(server, 'design');
    const wish = { description: 'A white linen shirt', webhook_url: receiver.url('/cancelled') };
    const { body } = await client.post('/api/v1/design', wish);
    const removed = await client.delete(`/api/design/${String(body.id)}`);
    expect(removed.body.status).toBe('cancelled');
    await settled('/cancelled', 'delivered');
    expect(receiver.at('/cancelled').map((one) => one.body.type)).toEqual(['design.cancelled']);
  });
});

it('a challenger is told of its fills, one message per tick', async () => {
  const { body } = await server.post('/api/v1/agents', { name: 'Loud Heron', webhook_url: receiver.url('/heron') });
  expect(body.webhook_secret).toMatch(SECRET);
  const agent = server.with({ 'X-Arena-Key': String(body.api_key) });
  await agent.post('/api/v1/agents/heartbeat');
  const order = { signal: 'LONG', notional_usd: 500, justification: 'private thoughts' };
  const actions = ['BTC', 'ETH'].map((symbol) => ({ ...order, symbol }));
  const decided = await toldAtLast(() => agent.post('/api/v1/agents/decide', { decision_id: 'first', actions }));
  expect(decided.body.results).toMatchObject([{ status: 'filled' }, { status: 'filled' }]);
  await settled('/heron', 'delivered');
  const [message, ...more] = receiver.at('/heron');
  expect(more).toEqual([]);
  expect(verifies(String(body.webhook_secret), message)).toBe(true);
  expect(message.body).toMatchObject({
    type: 'arena.fills',
    data: {
      participant_id: body.id,
      tick: decided.body.tick,
      fills: [
        { symbol: 'BTC/USD', side: 'buy', decision_id: 'first' },
        { symbol: 'ETH/USD', side: 'buy', decision_id: 'first' },
      ],
    },
  });
  expect(message.text).not.toContain('private thoughts');
});

describe('a receiver', () => {
  it('that fails is tried again after seconds, with the same id and a fresh signature', async () => {
    receiver.reply = (_path, n) => ({ status: n === 1 ? 500 : 200 });
    const { body } = await (
      await keyed(server, 'tools')
    ).post('/api/generate', { ...COAT, webhook_url: receiver.url('/flaky') });
    await settled('/flaky', 'delivered');
    const [first, second, ...more] = receiver.at('/flaky');
    expect(more).toEqual([]);
    expect(second.headers['webhook-id']).toBe(first.headers['webhook-id']);
    expect(second.text).toBe(first.text);
    const pause = Number(second.headers['webhook-timestamp']) - Number(first.headers['webhook-timestamp']);
    expect(pause).toBeGreaterThanOrEqual(3);
    expect(verifies(String(body.webhook_secret), second)).toBe(true);
    expect(await deliveries('/flaky')).toMatchObject([{ attempts: 2, last_status: 200 }]);
  });

  it('that redirects is not followed', async () => {
    receiver.reply = () => ({ status: 302, headers: { Location: receiver.url('/elsewhere') } });
    const client = await keyed(server, 'tools');
    await client.post('/api/generate', { ...COAT, webhook_url: receiver.url('/moved') });
    await eventually('tried', async () => (await deliveries('/moved'))[0]?.attempts === 1);
    expect(await deliveries('/moved')).toMatchObject([{ status: 'pending', last_status: 302 }]);
    expect(receiver.at('/elsewhere')).toEqual([]);
  });

  it('that is gone (410) gets nothing more of this owner, and all of another', async () => {
    const [one, another] = await Promise.all(['Gone Heron', 'Other Heron'].map((name) => challenger(name, '/gone')));
    receiver.reply = () => ({ status: 410 });
    await trade(one);
    await settled('/gone', 'disabled');
    receiver.reply = () => ({ status: 204 });
    expect((await trade(one)).body.results).toMatchObject([{ status: 'filled' }]);
    expect((await trade(another)).body.results).toMatchObject([{ status: 'filled' }]);
    await eventually('the other’s', async () => (await deliveries('/gone'))[1]?.status === 'delivered');
    expect(await deliveries('/gone')).toMatchObject([
      { status: 'disabled', attempts: 1, last_status: 410 },
      { status: 'delivered', attempts: 1, last_status: 204 },
    ]);
    expect(receiver.at('/gone')).toHaveLength(2);
  });

  async function challenger(name: string, path: string): Promise<Client> {
    const { body } = await server.post('/api/v1/agents', { name, webhook_url: receiver.url(path) });
    const agent = server.with({ 'X-Arena-Key': String(body.api_key) });
    await agent.post('/api/v1/agents/heartbeat');
    return agent;
  }

  const trade = (agent: Client) =>
    toldAtLast(() => agent.post('/api/v1/agents/decide', { symbol: 'BTC', signal: 'LONG', notional_usd: 100 }));
});

it('kill -9 in the middle of a delivery loses nothing', async () => {
  receiver.reply = () => null;
  const { body } = await (
    await keyed(server, 'tools')
  ).post('/api/generate', { ...COAT, webhook_url: receiver.url('/killed') });
  await eventually('on its way', () => receiver.at('/killed').length === 1);
  await server.kill9();
  receiver.reply = () => ({ status: 200 });
  server = await world.start();
  await settled('/killed', 'delivered');
  const messages = receiver.at('/killed');
  expect(new Set(messages.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(verifies(String(body.webhook_secret), messages.at(-1)!)).toBe(true);
});

it('secrets are sealed where they are kept, and no log names them or the query of an address', async () => {
  const rows = await world.query<{ secret: Buffer }>('SELECT secret FROM webhook_endpoint');
  expect(rows.length).toBeGreaterThan(0);
  for (const { secret } of rows) expect(secret.toString('latin1')).not.toContain('whsec_');
  const logs = world.servers.map((one) => one.logs).join('');
  expect(logs).not.toContain('whsec_');
  expect(logs).not.toContain('token=x1');
});

describe('without WEBHOOK_ALLOW_PRIVATE', () => {
  let guarded: Server;
  beforeAll(async () => {
    await server.stop();
    guarded = await world.start({ SERVICES: 'tools,design', WEBHOOK_ALLOW_PRIVATE: 'false' });
  });

  it.each([
    'http://127.0.0.1:1/',
    'http://2130706433/',
    'http://[::ffff:10.0.0.1]/',
    'http://169.254.169.254/',
    'http://localhost/',
  ])('%s is refused at once', async (webhook_url) => {
    const refused = { status: 400, body: { code: 'validation_failed', errors: [{ path: 'webhook_url' }] } };
    const client = await keyed(guarded, 'tools');
    expect(await client.post('/api/generate', { ...COAT, webhook_url })).toMatchObject(refused);
    const designer = await keyed(guarded, 'design');
    expect(await designer.post('/api/v1/design', { description: 'A red dress', webhook_url })).toMatchObject(refused);
  });

  it('a private address that was let in before is not connected to', async () => {
    await world.query(`UPDATE webhook_delivery SET status = 'pending' WHERE type LIKE 'image.%'`);
    const sent = receiver.received.length;
    await world.query(
      `INSERT INTO outbox_job (id, queue, name, ref) SELECT gen_random_uuid(), 'webhook', 'deliver', d.id
       FROM webhook_delivery d JOIN webhook_endpoint e ON e.id = d.endpoint_id WHERE e.url LIKE '%/cake'`,
    );
    await settled('/cake', 'failed');
    expect(await deliveries('/cake')).toMatchObject([{ last_error: 'address_refused', last_status: null }]);
    expect(receiver.received).toHaveLength(sent);
  });
});
