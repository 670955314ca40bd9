import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { ADMIN_TOKEN, createWorld, type World } from './support/world.js';

/** The rules that all interfaces share, seen from outside on the operator's routes. */
let world: World;
let first: Server;
let second: Server;
const operator = { Authorization: `Bearer ${ADMIN_TOKEN}` };
const idempotencyKey = (name: string) => ({ ...operator, 'Idempotency-Key': name.padEnd(22, '-') });

beforeAll(async () => {
  world = await createWorld({ SERVICES: 'tools' });
  [first, second] = await Promise.all([world.start(), world.start()]);
});
afterAll(() => world.close());

describe('request ids', () => {
  it('come back as they were sent, when they are plain tokens', async () => {
    const { headers } = await first.get('/livez', { headers: { 'X-Request-Id': 'trace.me-1_2' } });
    expect(headers.get('X-Request-Id')).toBe('trace.me-1_2');
  });
  it.each(['has space', 'x'.repeat(129), 'a;b'])('are made here instead of %p', async (id) => {
    const { headers } = await first.get('/livez', { headers: { 'X-Request-Id': id } });
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('errors', () => {
  it.each<[string, string, unknown, Record<string, string>, number, string]>([
    ['GET', '/nowhere', undefined, {}, 404, 'not_found'],
    ['DELETE', '/livez', undefined, {}, 405, 'method_not_allowed'],
    ['GET', '/api/admin/keys', undefined, {}, 401, 'key_missing'],
    ['GET', '/api/admin/keys', undefined, { Authorization: 'Bearer wrong' }, 401, 'key_invalid'],
    ['GET', '/api/admin/keys', undefined, { ...operator, Accept: 'text/html' }, 406, 'not_acceptable'],
    ['GET', '/api/admin/keys?limit=501', undefined, operator, 400, 'validation_failed'],
    ['GET', '/api/admin/keys?cursor=x', undefined, operator, 400, 'validation_failed'],
    ['POST', '/api/admin/keys', '{"interface":', operator, 400, 'malformed_json'],
    ['POST', '/api/admin/keys', new Uint8Array([0x22, 0xff, 0xfe, 0x22]), operator, 400, 'malformed_json'],
    ['POST', '/api/admin/keys', 'a=b', { ...operator, 'Content-Type': 'text/plain' }, 415, 'unsupported_media_type'],
    ['POST', '/api/admin/keys', `{"name":"${'x'.repeat(70_000)}"}`, operator, 413, 'body_too_large'],
    ['POST', '/api/admin/keys', { interface: 'tools', nonsense: 1 }, operator, 400, 'validation_failed'],
    ['PATCH', '/api/admin/keys/none', {}, operator, 404, 'not_found'],
  ])('%s %s is refused in problem+json', async (method, path, body, headers, status, code) => {
    const answer = await first.send(method, path, body, { headers });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Content-Type')).toMatch(/^application\/problem\+json/);
    const title = expect.any(String) as unknown;
    expect(answer.body).toMatchObject({ type: 'about:blank', title, status, code, instance: path.split('?')[0] });
    expect(answer.body.request_id).toBe(answer.headers.get('X-Request-Id'));
    if (status === 405) expect(answer.headers.get('Allow')).toBe('GET, HEAD');
    if (status === 401) expect(answer.headers.get('WWW-Authenticate')).toMatch(/^Bearer/);
  });

  it('name every field that is wrong', async () => {
    const { body } = await first.post(
      '/api/admin/keys',
      { interface: 'x', overrides: { burst_limit: -1, y: 2 } },
      { headers: operator },
    );
    const errors = body.errors as unknown as { path: string }[];
    expect(errors.map(({ path }) => path).sort()).toEqual(['interface', 'overrides.burst_limit', 'overrides.y']);
  });
});

describe('null', () => {
  it('says no more than an absent member, and changes nothing; of a key’s overrides it takes one off', async () => {
    const wish = { interface: 'tools', tier: null, name: null, overrides: { fashion_daily: null, chat_daily: 7 } };
    const { status, body } = await first.post('/api/admin/keys', wish, { headers: operator });
    expect([status, body.tier, body.overrides]).toEqual([201, 'free', { chat_daily: 7 }]);
    const change = { tier: null, overrides: null, revoked: null };
    const changed = await first.patch(`/api/admin/keys/${String(body.id)}`, change, { headers: operator });
    expect([changed.status, changed.body.overrides]).toEqual([200, { chat_daily: 7 }]);
    const off = { overrides: { chat_daily: null, fashion_daily: 3 } };
    const taken = await first.patch(`/api/admin/keys/${String(body.id)}`, off, { headers: operator });
    expect([taken.status, taken.body.overrides]).toEqual([200, { fashion_daily: 3 }]);
    expect((await first.post('/api/admin/keys', { interface: null }, { headers: operator })).status).toBe(400);
  });
});

describe('the operator', () => {
  it('has no routes where no token is set', async () => {
    const server = await world.start({ ADMIN_TOKEN: '' });
    expect((await server.get('/api/admin/keys', { headers: operator })).status).toBe(404);
    await server.stop();
  });

  it('issues, changes, finds and revokes keys, and leaves a trail', async () => {
    const { status, body } = await first.post(
      '/api/admin/keys',
      { interface: 'tools', tier: 'pro', email: ' Ada@Example.COM ' },
      { headers: operator },
    );
    expect(status).toBe(201);
    expect(String(body.api_key)).toMatch(/^fyra_tools_[0-9A-Za-z]{36}$/);
    await first.patch(
      `/api/admin/keys/${String(body.id)}`,
      { tier: 'enterprise', revoked: true },
      { headers: operator },
    );
    const list = await second.get('/api/admin/keys?email=ada@example.com', { headers: operator });
    const masked = `fyra_tools_…${String(body.api_key).slice(-4)}`;
    expect(list.body.keys).toMatchObject([
      { id: body.id, tier: 'enterprise', revoked: true, masked, email: 'ada@example.com' },
    ]);
    const trail = await world.query<{ action: string }>(
      'SELECT action FROM audit_entry WHERE target = $1 ORDER BY at',
      [body.id],
    );
    expect(trail.map(({ action }) => action)).toEqual(['key.issue', 'key.change']);
  });

  it('reinstates what was revoked last, and none that was replaced before', async () => {
    const issued = await first.post('/api/admin/keys', { interface: 'tools' }, { headers: operator });
    const [path, old] = [`/api/admin/keys/${String(issued.body.id)}`, String(issued.body.api_key)];
    const me = async (key: string) => (await first.get('/api/keys/me', { headers: { 'X-API-Key': key } })).status;
    const change = async (revoked: boolean) =>
      (await first.patch(path, { revoked }, { headers: operator })).body.revoked;
    const rotated = await first.post('/api/keys/rotate', undefined, { headers: { 'X-API-Key': old } });
    const fresh = String(rotated.body.api_key);
    await world.query('UPDATE api_key SET revoked_at = now() WHERE last_four = $1', [old.slice(-4)]);
    expect([await change(false), await me(old), await me(fresh)]).toEqual([false, 401, 200]);
    expect([await change(true), await change(true), await me(fresh)]).toEqual([true, true, 401]);
    expect([await change(false), await me(old), await me(fresh)]).toEqual([false, 401, 200]);
  });

  it('revokes and limits at once, also in a process that has just let the key in', async () => {
    const { body } = await first.post('/api/admin/keys', { interface: 'tools' }, { headers: operator });
    const path = `/api/admin/keys/${String(body.id)}`;
    const key = { headers: { 'X-API-Key': String(body.api_key) } };
    const me = async () => (await second.get('/api/keys/me', key)).body;
    /** The key is asked for at the second process all the time until its change at the first is answered. */
    const after = async (change: object) => {
      let over = false;
      const asking = Array.from({ length: 3 }, async () => {
        while (!over) await me();
      });
      await first.patch(path, change, { headers: operator });
      const seen = await me();
      over = true;
      await Promise.all(asking);
      return seen;
    };
    for (let round = 1; round <= 3; round++) {
      expect((await after({ overrides: { fashion_daily: 70 + round } })).daily_limit).toBe(70 + round);
      expect((await after({ revoked: true })).code).toBe('key_revoked');
      expect((await after({ revoked: false })).code).toBeUndefined();
    }
  });

  it('revokes what is being rotated at the same time', async () => {
    const { body } = await first.post('/api/admin/keys', { interface: 'tools' }, { headers: operator });
    const [id, key] = [String(body.id), String(body.api_key)];
    const release = await world.hold(`SELECT 1 FROM api_key WHERE account_id = '${id}' FOR UPDATE`);
    const waiting = (n: number) =>
      eventually(`${n} waiting`, async () => {
        const rows = await world.query(`SELECT 1 FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`);
        return rows.length === n;
      });
    const rotating = first.post('/api/keys/rotate', undefined, { headers: { 'X-API-Key': key } });
    await waiting(1);
    const revoking = first.patch(`/api/admin/keys/${id}`, { revoked: true }, { headers: operator });
    await waiting(2);
    await release();
    const [rotated, revoked] = await Promise.all([rotating, revoking]);
    expect([rotated.status, revoked.status]).toEqual([201, 200]);
    for (const one of [key, String(rotated.body.api_key)])
      expect((await first.get('/api/keys/me', { headers: { 'X-API-Key': one } })).status).toBe(401);
  });

  it('gives limits as an object only', async () => {
    const { body } = await first.post('/api/admin/keys', { interface: 'tools' }, { headers: operator });
    for (const overrides of [[], [{ chat_daily: 5 }]]) {
      const change = await first.patch(`/api/admin/keys/${String(body.id)}`, { overrides }, { headers: operator });
      const issue = await first.post('/api/admin/keys', { interface: 'tools', overrides }, { headers: operator });
      expect([change.status, issue.status]).toEqual([400, 400]);
    }
  });

  it('pages through all keys without losing one', async () => {
    for (let i = 0; i < 5; i++)
      await first.post('/api/admin/keys', { interface: 'design', email: 'many@example.com' }, { headers: operator });
    const seen: string[] = [];
    let cursor = '';
    do {
      const { body } = await first.get(
        `/api/admin/keys?email=many@example.com&limit=2${cursor && `&cursor=${cursor}`}`,
        { headers: operator },
      );
      seen.push(...(body.keys as unknown as { id: string }[]).map(({ id }) => id));
      cursor = (body.next_cursor as unknown as string | null) ?? '';
    } while (cursor);
    expect(new Set(seen).size).toBe(5);
  });
});

describe('Idempotency-Key', () => {
  const wish = { interface: 'tools', name: 'once' };

  it('has one effect over 400 parallel requests at two processes', async () => {
    const headers = idempotencyKey('parallel');
    const ask = (_: unknown, i: number) => [first, second][i % 2].post('/api/admin/keys', wish, { headers });
    const answers = await Promise.all(Array.from({ length: 400 }, ask));
    const kinds = new Set(answers.map(({ status, body }) => (status === 201 ? body.api_key : body.code)));
    for (const later of ['idempotency_in_progress', 'unavailable']) kinds.delete(later as never); // a busy machine runs out of connections
    expect(kinds.size).toBe(1);
    expect(answers.some(({ status }) => status === 201)).toBe(true);
    const [{ count }] = await world.query<{ count: string }>(`SELECT count(*) FROM account WHERE name = 'once'`);
    expect(count).toBe('1');
  });

  it('replays the answer in any order of members, to the same body only, after a restart too', async () => {
    const headers = idempotencyKey('replay');
    const once = await first.post('/api/admin/keys', { interface: 'tools', tier: 'pro' }, { headers });
    const third = await world.start();
    const again = await third.post('/api/admin/keys', { tier: 'pro', interface: 'tools' }, { headers });
    expect([again.status, again.text, again.headers.get('Idempotent-Replayed')]).toEqual([201, once.text, 'true']);
    const other = await third.post('/api/admin/keys', { interface: 'tools' }, { headers });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
    await third.stop();
  });

  it('keeps no secret in the clear, and asks for a key long enough to seal it', async () => {
    const { body } = await first.post('/api/admin/keys', wish, { headers: idempotencyKey('sealed') });
    const rows = await world.query<{ body: Buffer }>('SELECT body FROM idempotency_record WHERE body IS NOT NULL');
    expect(rows.some((row) => row.body.includes(String(body.api_key)))).toBe(false);
    const short = await first.post('/api/admin/keys', wish, { headers: { ...operator, 'Idempotency-Key': 'short' } });
    expect(short.status).toBe(400);
  });

  it('is free again after a refusal of the form', async () => {
    const headers = idempotencyKey('corrected');
    expect((await first.post('/api/admin/keys', { interface: 'none' }, { headers })).status).toBe(400);
    expect((await first.post('/api/admin/keys', wish, { headers })).status).toBe(201);
  });
});

describe('the burst limit', () => {
  it('admits exactly its number over two processes, whatever X-Forwarded-For says', async () => {
    const settings = { BURST_LIMIT: '10', BURST_WINDOW_SECONDS: '3600' };
    const servers = await Promise.all([world.start(settings), world.start(settings)]);
    const ask = (_: unknown, i: number) =>
      servers[i % 2].get('/api/admin/keys', { headers: { ...operator, 'X-Forwarded-For': `10.1.2.${i}` } });
    const answers = await Promise.all(Array.from({ length: 100 }, ask));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.body.code).toBe('rate_limit_exceeded');
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    await Promise.all(servers.map((server) => server.stop()));
  });

  it('of a key with its own is exact from its first request to each of two processes', async () => {
    const servers = await Promise.all([world.start(), world.start()]);
    const wish = { interface: 'tools', overrides: { burst_limit: 6, burst_window_seconds: 3597 } };
    const { body } = await first.post('/api/admin/keys', wish, { headers: operator });
    const keyed = servers.map((server) => server.with({ 'X-API-Key': String(body.api_key) }));
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => keyed[i % 2].get('/api/keys/me')));
    expect(answers.filter(({ status }) => status === 200).length).toBe(6);
    await Promise.all(servers.map((server) => server.stop()));
  });

  it('of a key with its own replaces the client’s', async () => {
    const settings = { BURST_LIMIT: '5', BURST_WINDOW_SECONDS: '3599' };
    const server = await world.start(settings);
    const wish = { interface: 'tools', overrides: { burst_limit: 20, burst_window_seconds: 3598 } };
    const { body } = await first.post('/api/admin/keys', wish, { headers: operator });
    const keyed = server.with({ 'X-API-Key': String(body.api_key) });
    const statuses: number[] = [];
    for (let i = 0; i < 24; i++) statuses.push((await keyed.get('/api/keys/me')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    await server.stop();
  });
});

describe('the surroundings', () => {
  it('answers a preflight', async () => {
    const { status, headers } = await first.send('OPTIONS', '/api/admin/keys', undefined, {
      headers: { Origin: 'https://a.example' },
    });
    expect(status).toBe(204);
    expect(headers.get('Access-Control-Allow-Headers')).toContain('X-API-Key');
  });

  it('serves Swagger UI and the document', async () => {
    expect((await first.get('/docs')).text).toContain('swagger-ui');
    expect((await first.get('/openapi.json')).body.openapi).toBe('3.1.0');
    expect((await first.get('/metrics')).text).toContain('fyra_http_request_seconds');
  });

  it('turns away before it ends', async () => {
    const server = await world.start({ DRAIN_SECONDS: '4' });
    const ended = server.stop();
    const refused = async () => (await server.get('/readyz')).status === 503;
    await eventually('refused', refused);
    expect((await server.get('/readyz')).body.missing).toEqual(['draining']);
    expect((await server.get('/livez')).status).toBe(200);
    expect(await ended).toBe(0);
  });

  it('writes no key and no token into its logs', () => {
    for (const { logs } of world.servers) {
      expect(logs).not.toMatch(/fyra_\w+_[0-9A-Za-z]{30}/);
      expect(logs).not.toContain(ADMIN_TOKEN);
    }
  });
});
