import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION } from '../src/common/kernel/version.js';
import { eventually } from './support/wait.js';
import type { Client } from './support/http.js';
import { ADMIN_TOKEN, createFoundedWorld, type World } from './support/world.js';
import type { Server } from './support/server.js';

const MOUNT = '/fyra';

let world: World;
let server: Server;
let operator: Client;
beforeAll(async () => {
  world = await createFoundedWorld({ PUBLIC_URL: `https://fyra.example${MOUNT}` });
  server = await world.start();
  operator = server.with({ Authorization: `Bearer ${ADMIN_TOKEN}` });
});
afterAll(() => world.close());

interface Trail {
  entries: object[];
  next_cursor: string | null;
}

const issue = async (wish: object): Promise<{ id: string; api_key: string }> =>
  (await operator.post<{ id: string; api_key: string }>('/api/admin/keys', wish)).body;
const holder = (key: string): Client => server.with({ 'X-API-Key': key });

describe('a key that somebody found', () => {
  it('leads to its account by itself, also when it opens nothing any more', async () => {
    const { id, api_key } = await issue({ interface: 'tools', email: 'leak@example.com' });
    const lookUp = async () => (await operator.post('/api/admin/keys/lookup', { api_key })).body;
    expect(await lookUp()).toMatchObject({ id, email: 'leak@example.com', in_force: true, revoked: false });
    const rotated = await holder(api_key).post('/api/keys/rotate');
    await world.query(`UPDATE api_key SET expires_at = now() WHERE expires_at IS NOT NULL`);
    const fresh = String(rotated.body.api_key);
    expect(await lookUp()).toMatchObject({ id, in_force: false, masked: `fyra_tools_…${fresh.slice(-4)}` });
  });

  it('is found by what masked keys show of it', async () => {
    const { id, api_key } = await issue({ interface: 'design', email: 'mask@example.com' });
    const { body } = await operator.get<{ keys: { id: string }[] }>(
      `/api/admin/keys?last_four=${api_key.slice(-4)}&interface=design`,
    );
    expect(body.keys.map((key) => key.id)).toEqual([id]);
    expect((await operator.get('/api/admin/keys?last_four=abc')).status).toBe(400);
  });

  it('was never issued here: 404, and it stands in no log', async () => {
    const api_key = 'fyra_tools_1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8S';
    expect((await operator.post('/api/admin/keys/lookup', { api_key })).status).toBe(404);
    expect(server.logs).not.toContain(api_key);
  });
});

describe('the trail', () => {
  it('says what, who, from where and under which request, a page at a time', async () => {
    const { id } = await issue({ interface: 'tools' });
    await operator.patch(`/api/admin/keys/${id}`, { tier: 'pro' }, { headers: { 'X-Request-Id': 'trail-1' } });
    await operator.patch(`/api/admin/keys/${id}`, { tier: 'free' }, { headers: { 'X-Operator': 'ada@fyra.example' } });
    const read = async (more = '') => (await operator.get<Trail>(`/api/admin/audit?target=${id}${more}`)).body;
    const [named, change, first] = (await read()).entries;
    expect(named).toMatchObject({ details: { tier: 'free' }, actor: 'ada@fyra.example (token)' });
    expect(change).toMatchObject({ action: 'key.change', target: id, details: { tier: 'pro' }, actor: 'token' });
    expect(change).toMatchObject({ address: '127.0.0.1', request_id: 'trail-1', at: expect.stringMatching(/Z$/) });
    expect(first).toMatchObject({ action: 'key.issue', actor: 'token' });
    const page = await read('&limit=1');
    expect(page.entries).toEqual([named]);
    expect(await read(`&limit=2&cursor=${page.next_cursor}`)).toEqual({ entries: [change, first], next_cursor: null });
    expect((await read('&action=key.issue')).entries).toEqual([first]);
    expect((await operator.get('/api/admin/audit?cursor=x')).status).toBe(400);
  });

  it.each(['UPDATE audit_entry SET target = NULL', 'DELETE FROM audit_entry'])('is not changed by %s', async (sql) => {
    await expect(world.query(sql)).rejects.toThrow('only ever added');
  });

  it('has what the operator does to the league', async () => {
    await operator.post('/api/admin/league/pause');
    await operator.post('/api/admin/league/resume');
    const { entries } = (await operator.get('/api/admin/audit?action=league_paused')).body;
    expect(entries).toMatchObject([{ actor: 'token', address: '127.0.0.1' }]);
  });
});

describe('the trail as JSON lines', () => {
  const lines = ({ text }: { text: string }) =>
    text
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { id: string; at: string });

  it('has every entry once, oldest first, beyond one batch of it', async () => {
    await world.query(
      `INSERT INTO audit_entry (id, at, action, target, details)
       SELECT gen_random_uuid(), timestamptz '2020-01-01' + (n / 3) * interval '1 second', 'of.old', n::text, '{}'
       FROM generate_series(1, 1203) n`,
    );
    const all = await operator.get('/api/admin/audit/export');
    expect(all.headers.get('Content-Type')).toBe('application/x-ndjson');
    const [{ count }] = await world.query<{ count: string }>('SELECT count(*) FROM audit_entry');
    const found = lines(all);
    expect(found).toHaveLength(Number(count));
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    expect(found.map(({ at }) => at)).toEqual(found.map(({ at }) => at).sort());
  });

  it('of a time has what is from its first instant on and before its last', async () => {
    const of = async (query: string) => lines(await operator.get(`/api/admin/audit/export?${query}`));
    expect(await of('from=2020-01-01T00:00:01Z&to=2020-01-01T00:00:02Z')).toHaveLength(3);
    expect(await of('to=2019-12-31T00:00:00Z')).toEqual([]);
    for (const wrong of ['from=yesterday', 'to=2020-13-01T00:00:00Z'])
      expect((await operator.get(`/api/admin/audit/export?${wrong}`)).status).toBe(400);
  });
});

describe('what is kept of an account', () => {
  interface Line {
    kind: string;
    data: Record<string, unknown>;
  }
  const exported = async (headers: Record<string, string>) => {
    const answer = await server.get('/api/keys/me/export', { headers });
    const found = answer.status === 200 ? answer.text.trim().split('\n') : [];
    return { ...answer, lines: found.map((line) => JSON.parse(line) as Line) };
  };
  const kinds = (lines: Line[]) => [...new Set(lines.map(({ kind }) => kind))].sort();

  it('of tools: orders, packs and what was said, to its holder only, and no secret', async () => {
    const { id, api_key } = await issue({ interface: 'tools', email: 'mine@example.com', name: 'Ada', chat_calls: 7 });
    await holder(api_key).post('/api/chat', { message: 'How do I wash a suède coat?' });
    await holder(api_key).post('/api/pricing/checkout', { item: 'chat-100' });
    const wish = { description: 'a blue coat', image_size: '512x768', webhook_url: 'https://example.com/hook' };
    const { body: job } = await holder(api_key).post('/api/generate', wish);
    const { lines, text } = await exported({ 'X-API-Key': api_key });
    const found = kinds(lines);
    for (const kind of [
      'account',
      'key',
      'usage',
      'webhook',
      'chat_pack',
      'order',
      'conversation',
      'image_job',
      'operator_change',
    ])
      expect(found).toContain(kind);
    expect(lines.find(({ kind }) => kind === 'account')).toMatchObject({
      data: { id, email: 'mine@example.com', name: 'Ada' },
    });
    expect(text).toContain('How do I wash a suède coat?');
    for (const secret of [api_key, String(job.webhook_secret), '"hash"', '"secret"', 'cs_'])
      expect(text).not.toContain(secret);
    const stranger = await issue({ interface: 'tools' });
    expect((await exported({ 'X-API-Key': stranger.api_key })).text).not.toContain(id);
  });

  it('of a challenger: its record and its decisions with their texts', async () => {
    const { api_key } = await issue({ interface: 'arena', name: 'Exported Fox' });
    const arena = server.with({ 'X-Arena-Key': api_key });
    await arena.post('/api/v1/agents/heartbeat');
    const why = 'because it is cheap today';
    await arena.post('/api/v1/agents/decide', { symbol: 'BTC', signal: 'BUY', notional_usd: 100, justification: why });
    const { lines, text } = await exported({ 'X-Arena-Key': api_key });
    expect(kinds(lines)).toEqual(
      expect.arrayContaining(['account', 'balance', 'challenger', 'command', 'fill', 'key']),
    );
    expect(text).toContain(why);
  });

  it('of designs: more than stand in memory at once, each once', async () => {
    const { id, api_key } = await issue({ interface: 'design' });
    await world.query(
      `INSERT INTO design_submission (id, account_id, description, status, erased_at)
       SELECT 'dsn_export' || n, $1, 'design number ' || n, 'cancelled', NULL FROM generate_series(1, 47) n`,
      [id],
    );
    const { lines } = await exported({ 'X-API-Key': api_key });
    const designs = lines.filter(({ kind }) => kind === 'design').map(({ data }) => data.description);
    expect(new Set(designs).size).toBe(47);
    expect(designs).toHaveLength(47);
  });

  it('is told ten times a day', async () => {
    const { api_key } = await issue({ interface: 'design' });
    const answers = await Promise.all(Array.from({ length: 14 }, () => exported({ 'X-API-Key': api_key })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ body }) => (body as { code?: string }).code === 'rate_limit_exceeded')).toHaveLength(4);
  });

  /** Whatever says whose a row is, by the tables of the database. */
  it('leaves no table out that says whose its rows are', async () => {
    const named = await world.query<{ table_name: string }>(
      `SELECT DISTINCT table_name FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name IN ('account_id', 'owner', 'participant_id')`,
    );
    const sources = [
      'src/common/account/kept-of-all.ts',
      'src/tools/accounts/account-export.ts',
      'src/design/erasure/account-export.ts',
      'src/arena/agents/account-export.ts',
    ];
    const text = sources.map((path) => readFileSync(join(__dirname, '..', path), 'utf8')).join('\n');
    const left = named.map(({ table_name }) => table_name).filter((table) => !text.includes(`'${table}'`));
    expect(left.sort()).toEqual(NOT_EXPORTED);
  });
});

/** Stored answers end within a day and hold keys; sessions are of those who have none; boards, curves and round trips are computed from fills and public; rounds are the house's. */
const NOT_EXPORTED = [
  'arena_curve_point',
  'arena_rating_change',
  'arena_round',
  'arena_round_trip',
  'arena_standing',
  'design_session',
  'idempotency_record',
];

describe('erasure of an account', () => {
  it('of tools leaves nothing that says who or what', async () => {
    const { id, api_key } = await issue({ interface: 'tools', email: 'gone@example.com', name: 'Ada Gone' });
    const { body } = await holder(api_key).post('/api/chat', {
      message: 'Hur tvättar jag ull?',
      session_id: undefined,
    });
    expect(body.response).toEqual(expect.any(String));
    const erased = await operator.delete(`/api/admin/keys/${id}`);
    expect(erased.body).toMatchObject({ id, email: null, name: null, revoked: true });
    expect((await holder(api_key).get('/api/keys/me')).body.code).toBe('key_revoked');
    expect(await world.query('SELECT 1 FROM tools_chat_session WHERE owner = $1', [`account:${id}`])).toEqual([]);
    const { entries } = (await operator.get(`/api/admin/audit?action=key.erase&target=${id}`)).body;
    expect(entries).toHaveLength(1);
    expect((await operator.delete(`/api/admin/keys/${id}`)).status).toBe(200);
  });

  it('of design takes designs and files along, finished and open ones', async () => {
    const { id, api_key } = await issue({ interface: 'design', email: 'seam@example.com' });
    const submit = async () =>
      String((await holder(api_key).post('/api/v1/design', { description: 'a red linen skirt' })).body.id);
    const done = await submit();
    const status = async (design: string) => String((await server.get(`/api/design/${design}`)).body.status);
    await eventually('completed', async () => (await status(done)) === 'completed');
    const open = await submit();
    expect((await operator.delete(`/api/admin/keys/${id}`)).body).toMatchObject({ email: null, revoked: true });
    for (const design of [done, open]) expect((await server.get(`/api/design/${design}`)).status).toBe(410);
    const rows = await world.query('SELECT description, result, status FROM design_submission WHERE account_id = $1', [
      id,
    ]);
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row).toMatchObject({ description: '', result: null });
    expect(rows.map((row) => row.status as string)).not.toContain('queued');
  });

  it('is not for challengers, who are public history', async () => {
    const { id } = await issue({ interface: 'arena', name: 'Lasting Fox' });
    expect((await operator.delete(`/api/admin/keys/${id}`)).body).toMatchObject({ status: 409, code: 'not_erasable' });
    expect((await operator.delete('/api/admin/keys/none')).status).toBe(404);
  });
});

describe('behind a prefix', () => {
  it('the dashboard is where a browser finds it, without anything of strangers', async () => {
    const { body } = await operator.get('/api/admin/queues');
    expect(body.dashboard).toBe(`https://fyra.example${MOUNT}/api/admin/queues/ui`);
    const basic = { headers: { Authorization: `Basic ${Buffer.from(`any:${ADMIN_TOKEN}`).toString('base64')}` } };
    const page = await server.get('/api/admin/queues/ui', basic);
    expect(page.text).toContain(`<base href="${MOUNT}/api/admin/queues/ui/"`);
    expect(page.text.match(/https?:\/\/[^"]+/g)).toBeNull();
  });

  it('a problem names the address that was asked', async () => {
    expect((await server.get('/api/nothing')).body.instance).toBe(`${MOUNT}/api/nothing`);
  });
});

describe('what runs', () => {
  it('is told under one version', async () => {
    const versions = ['/api', '/api/health', '/openapi.json'].map(async (path) => {
      const { body } = await server.get(path);
      return (body as { info?: { version: string } }).info?.version ?? body.version;
    });
    expect(await Promise.all(versions)).toEqual([VERSION, VERSION, VERSION]);
    const metric = `fyra_build_info{version="${VERSION}",node="${process.versions.node}"} 1`;
    expect((await server.get('/metrics')).text).toContain(metric);
  });

  it('and how many take jobs', async () => {
    const workers = async () => (await server.get<{ workers: Record<string, number> }>('/api/health')).body.workers;
    expect(await workers()).toMatchObject({ design: 1, image: 1 });
    const second = await world.start({ ROLE: 'worker' });
    await eventually('two', async () => (await workers()).image === 2);
    await second.stop();
    await eventually('one', async () => (await workers()).image === 1);
  });
});

describe('REGISTRATION=closed', () => {
  let closed: Server;
  beforeAll(async () => void (closed = await world.start({ REGISTRATION: 'closed', ROLE: 'api' })));

  it.each<[string, string, object | undefined]>([
    ['GET', '/api/register', undefined],
    ['POST', '/api/register', { email: 'new@example.com', name: 'New' }],
    ['POST', '/api/v1/keys/request', { email: 'new@example.com', plan: 'beta' }],
    ['POST', '/api/v1/agents', { name: 'New Fox' }],
  ])('%s %s hands out nothing', async (method, path, body) => {
    const before = await world.query('SELECT count(*) FROM account');
    const answer = await closed.send(method, path, body);
    expect([answer.status, answer.body.code]).toEqual([403, 'registration_closed']);
    expect(await world.query('SELECT count(*) FROM account')).toEqual(before);
  });

  it('leaves everything else as it is, and the operator to issue', async () => {
    expect((await closed.get('/api/v1/agents')).status).toBe(200);
    const issued = await closed.post(
      '/api/admin/keys',
      { interface: 'tools' },
      { headers: { Authorization: `Bearer ${ADMIN_TOKEN}` } },
    );
    expect(issued.status).toBe(201);
    expect((await closed.get('/api')).body.registration).toBe('closed');
    expect((await server.get('/api')).body.registration).toBe('open');
  });
});
