import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Answer, Json } from './support/http.js';
import { POLICIES, type Policy } from './support/policies.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { ADMIN_TOKEN, createWorld, type World } from './support/world.js';

interface RouteDump {
  routes: string[];
  mounted: string[];
  hot: string[];
}
type Kind = 'arena' | 'design' | 'tools';
type Headers = Record<string, string>;

jest.setTimeout(120_000);

/** Well-formed, issued by nobody. */
const NONSENSE = ['nonsense', 'fyra_tools_nonsense', 'fyra_arena_', "' OR 1=1 --"];

describe('authorisation', () => {
  let world: World;
  let app: Server;
  let dump: RouteDump;
  const keys = {} as Record<Kind, string>;
  const others = {} as Record<Kind, string>;
  const revoked = {} as Record<Kind, string>;
  const expired = {} as Record<Kind, string>;

  beforeAll(async () => {
    world = await createWorld({ ARENA_HOURLY_LIMIT: '100000', REGISTRATIONS_PER_IP: '1000' });
    [app, dump] = await Promise.all([started(world), routesOf(world)]);
    for (const kind of ['arena', 'design', 'tools'] as const) {
      keys[kind] = await issue(kind);
      others[kind] = await issue(kind);
      revoked[kind] = await issue(kind);
      expired[kind] = await issue(kind);
    }
    await end(Object.values(revoked), 'revoked_at = now()');
    await end(Object.values(expired), "expires_at = now() - interval '1 second'");
  });
  afterAll(() => world.close());

  let issued = 0;
  async function issue(kind: Kind): Promise<string> {
    const { body } = await app.post<{ api_key: string }>(
      '/api/admin/keys',
      { interface: kind, name: `Holder ${kind} ${++issued}`, overrides: { chat_daily: 1000, fashion_daily: 1000 } },
      { headers: bearer(ADMIN_TOKEN) },
    );
    return body.api_key;
  }

  const end = (ended: string[], how: string) =>
    world.query(`UPDATE api_key SET ${how} WHERE last_four = ANY($1)`, [ended.map((key) => key.slice(-4))]);

  const bearer = (token: string): Headers => ({ Authorization: `Bearer ${token}` });
  const basic = (token: string): Headers => ({
    Authorization: `Basic ${Buffer.from(`any:${token}`).toString('base64')}`,
  });

  async function ask(route: string, headers: Headers, query = ''): Promise<Answer> {
    const [method, path] = route.split(' ');
    const address = path.replace(/:\w+|\*\w+/g, 'unknown') + query;
    const body = method === 'GET' || method === 'DELETE' ? undefined : {};
    const stop = new AbortController();
    const answer = await fetch(app.base + address, {
      method,
      redirect: 'manual',
      signal: stop.signal,
      headers: { Accept: '*/*', ...(body && { 'Content-Type': 'application/json' }), Prefer: 'wait=0', ...headers },
      body: body && JSON.stringify(body),
    });
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
    const text = isStream ? '' : await answer.text();
    stop.abort();
    const isJson = /json/.test(answer.headers.get('content-type') ?? '');
    return { status: answer.status, headers: answer.headers, text, body: (isJson ? JSON.parse(text) : {}) as Json };
  }

  /** What one request comes back with, as `401 key_missing`; `admitted` when nobody was refused for who they are. */
  async function verdict(route: string, headers: Headers, query?: string): Promise<string> {
    const { status, body } = await ask(route, headers, query);
    return status === 401 || status === 403 ? `${status} ${String(body.code)}` : 'admitted';
  }

  const of = (policy: Policy): string[] => Object.keys(POLICIES).filter((route) => POLICIES[route] === policy);

  describe('the table of policies', () => {
    it('names every route of the running application, and no other', () => {
      expect(dump.routes.length).toBeGreaterThan(90);
      expect([...dump.routes].sort()).toEqual(Object.keys(POLICIES).sort());
    });

    it('covers what is answered before a route is looked for', () => {
      expect(dump.mounted.filter((name) => !['serveStatic', '<anonymous>'].includes(name))).toEqual([]);
      expect(dump.hot.length).toBeGreaterThan(20);
      expect(dump.hot.map(routeOf).filter((route) => POLICIES[route] !== 'public')).toEqual([]);
    });
  });

  /** Each route of a policy, with the answer to each kind of wrong key. */
  async function refusals(policy: Policy, kind: Kind, wrong: Kind[]): Promise<string[]> {
    const header = kind === 'arena' ? 'X-Arena-Key' : 'X-API-Key';
    const shown: [Headers, string][] = [
      ...NONSENSE.map((text): [Headers, string] => [{ [header]: text }, '401 key_invalid']),
      [{ [header]: tampered(keys[kind]) }, '401 key_invalid'],
      [bearer(ADMIN_TOKEN), '401 key_invalid'],
      [{ [header]: revoked[kind] }, '401 key_revoked'],
      [{ [header]: expired[kind] }, '401 key_revoked'],
      [bearer(revoked[kind]), '401 key_revoked'],
      ...wrong.map((other): [Headers, string] => [{ [header]: keys[other] }, '403 wrong_interface']),
    ];
    return leaksOf(of(policy), shown);
  }

  async function leaksOf(routes: string[], shown: [Headers, string][]): Promise<string[]> {
    const leaks: string[] = [];
    for (const route of routes) {
      const verdicts = await Promise.all(shown.map(([headers]) => verdict(route, headers)));
      verdicts.forEach((seen, i) => {
        if (seen !== shown[i][1])
          leaks.push(`${route} with ${JSON.stringify(shown[i][0])}: ${seen}, not ${shown[i][1]}`);
      });
    }
    return leaks;
  }

  describe.each<[Policy, Kind, Kind[]]>([
    ['arena key', 'arena', ['design', 'tools']],
    ['design key', 'design', ['arena', 'tools']],
    ['tools key', 'tools', ['arena', 'design']],
    ['tools or design key', 'tools', ['arena']],
    ['none or tools key', 'tools', ['arena', 'design']],
  ])('routes for %s', (policy, kind, wrong) => {
    it('refuse every wrong key', async () => expect(await refusals(policy, kind, wrong)).toEqual([]));

    it('admit the right one, in each place where it may stand', async () => {
      const header = kind === 'arena' ? 'X-Arena-Key' : 'X-API-Key';
      const routes = of(policy).filter((route) => !ENDS_THE_KEY.has(route));
      const right: [Headers, string][] = [
        [{ [header]: keys[kind] }, 'admitted'],
        [bearer(keys[kind]), 'admitted'],
      ];
      expect(await leaksOf(routes, right)).toEqual([]);
    });

    it('ask for one, unless none is fine', async () => {
      const expected = policy === 'none or tools key' ? 'admitted' : '401 key_missing';
      expect(await leaksOf(of(policy), [[{}, expected]])).toEqual([]);
    });
  });

  it('a key in the query counts as one in a header, also a wrong one; a header beats it', async () => {
    const route = 'GET /api/bride/v1/cognitive';
    expect(await verdict(route, {}, `?text=a&api_key=${keys.tools}`)).toBe('admitted');
    expect(await verdict(route, {}, `?text=a&api_key=${revoked.tools}`)).toBe('401 key_revoked');
    expect(await verdict(route, { 'X-API-Key': revoked.tools }, `?text=a&api_key=${keys.tools}`)).toBe(
      '401 key_revoked',
    );
    expect(await verdict('GET /api/v1/agents/me', {}, `?api_key=${keys.arena}`)).toBe('401 key_missing');
  });

  it('public routes answer whatever key is shown', async () => {
    const shown: [Headers, string][] = [
      [{}, 'admitted'],
      [{ 'X-API-Key': 'nonsense', 'X-Arena-Key': 'nonsense' }, 'admitted'],
      [{ 'X-API-Key': revoked.tools, 'X-Arena-Key': revoked.arena }, 'admitted'],
      [{ 'X-API-Key': keys.arena, 'X-Arena-Key': keys.tools }, 'admitted'],
      [bearer('nonsense'), 'admitted'],
    ];
    const streams = new Set(['GET /api/v1/stream', 'GET /api/cognitive/stream']);
    expect(
      await leaksOf(
        of('public').filter((route) => !streams.has(route)),
        shown,
      ),
    ).toEqual([]);
  });

  it('an unknown address that opens something is 404, with or without a key', async () => {
    for (const route of of('the address'))
      for (const headers of [{}, { 'X-API-Key': keys.tools }, bearer(ADMIN_TOKEN)])
        expect([route, (await ask(route, headers)).status]).toEqual([route, 404]);
    expect((await ask('POST /api/billing/stripe', {})).status).toBe(404); // no provider is set up here
  });

  describe('the operator', () => {
    const half = ADMIN_TOKEN.slice(0, -1);
    const wrongTokens = ['x', half, `${ADMIN_TOKEN}x`, ADMIN_TOKEN.toUpperCase(), ADMIN_TOKEN.replace('o', 'ο')];

    it('is asked for a token by every route of theirs, and a part of it is none', async () => {
      const shown: [Headers, string][] = [
        [{}, '401 key_missing'],
        [basic(ADMIN_TOKEN), '401 key_missing'],
        [{ Authorization: ADMIN_TOKEN }, '401 key_missing'],
        [{ 'X-API-Key': ADMIN_TOKEN, 'X-Arena-Key': ADMIN_TOKEN }, '401 key_missing'],
        ...wrongTokens.filter(isLatin).map((token): [Headers, string] => [bearer(token), '401 key_invalid']),
        ...Object.values(keys).map((key): [Headers, string] => [bearer(key), '401 key_invalid']),
      ];
      expect(await leaksOf(of('operator'), shown)).toEqual([]);
      expect((await ask('GET /api/admin/keys', {}, `?api_key=${ADMIN_TOKEN}`)).status).toBe(401);
      expect(await leaksOf(of('operator'), [[bearer(ADMIN_TOKEN), 'admitted']])).toEqual([]);
    });

    it('looks at the queues with the token as password only', async () => {
      const shown: [Headers, string][] = [
        [{}, '401 key_missing'],
        [bearer(ADMIN_TOKEN), '401 key_missing'],
        [{ Authorization: 'Basic !' }, '401 key_missing'],
        ...wrongTokens.map((token): [Headers, string] => [basic(token), '401 key_invalid']),
      ];
      expect(await leaksOf(of('operator in a browser'), shown)).toEqual([]);
      const board = await app.get('/api/admin/queues/ui', { headers: basic(ADMIN_TOKEN) });
      expect([board.status, board.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect((await app.get('/api/admin/queues/ui/static/%2e%2e/package.json')).status).toBe(401);
    });
  });

  describe('what belongs to another', () => {
    const design = (key: string): Headers => ({ 'X-API-Key': key });
    const arena = (key: string): Headers => ({ 'X-Arena-Key': key });

    it('a design: only its owner revises or removes it', async () => {
      const made = await app.post(
        '/api/v1/design',
        { description: 'a red linen shirt' },
        { headers: design(keys.design) },
      );
      const id = String(made.body.id);
      for (const [method, path] of [
        ['POST', `/api/v1/design/${id}/revise`],
        ['DELETE', `/api/design/${id}`],
      ]) {
        const body = method === 'POST' ? { instruction: 'long sleeves' } : undefined;
        const theirs = await app.send(method, path, body, { headers: design(others.design) });
        expect([theirs.status, theirs.body.code]).toEqual([403, 'not_owner']);
      }
      expect((await app.delete(`/api/design/${id}`, { headers: design(keys.design) })).status).toBe(200);
    });

    it('an image job: only who asked for it cancels it', async () => {
      const wish = { description: 'a red linen shirt', image_size: '512x768' };
      const made = await app.post('/api/generate', wish, { headers: design(keys.tools) });
      const path = `/api/status/${String(made.body.job_id)}`;
      for (const headers of [{}, design(others.tools)] as Headers[])
        expect((await app.delete(path, { headers })).body.code).toBe('not_owner');
      expect((await app.delete(path, { headers: design(keys.tools) })).status).toBe(200);
    });

    it('a stored response and a conversation: as if they were not there', async () => {
      const mine = design(keys.tools);
      const { body } = await app.post('/v1/responses', { input: 'How do I wash a wool sweater?' }, { headers: mine });
      const id = String(body.id);
      const absent = 'resp_00000000000000000000000000';
      for (const headers of [{}, design(others.tools)] as Headers[]) {
        expect(alike(await app.get(`/v1/responses/${id}`, { headers }))).toEqual(
          alike(await app.get(`/v1/responses/${absent}`, { headers })),
        );
        expect((await app.delete(`/v1/responses/${id}`, { headers })).status).toBe(404);
        const goesOn = { input: 'And silk?', previous_response_id: id };
        expect((await app.post('/v1/responses', goesOn, { headers })).status).toBe(404);
      }
      expect((await app.get(`/v1/responses/${id}`, { headers: mine })).status).toBe(200);
      const talk = await app.post('/api/chat', { message: 'How do I wash wool?' }, { headers: mine });
      const session_id = talk.body.session_id;
      const theirs = await app.post('/api/chat', { message: 'And?', session_id }, { headers: design(others.tools) });
      expect(theirs.status).toBe(404);
      expect((await app.post('/api/chat', { message: 'And?', session_id }, { headers: mine })).status).toBe(200);
    });

    it('an order: only its buyer has the receipt', async () => {
      const bought = await app.post('/api/pricing/checkout', { item: 'chat-100' }, { headers: design(keys.tools) });
      const id = String(bought.body.order_id);
      await app.post(`/api/billing/sandbox/${id}/confirm`);
      const receipt = `/api/keys/me/orders/${id}/receipt`;
      expect((await app.get(receipt, { headers: design(others.tools) })).body.code).toBe('not_owner');
      expect((await app.get(receipt, { headers: design(keys.design) })).body.code).toBe('not_owner');
      expect((await app.get(receipt, { headers: design(keys.tools) })).status).toBe(200);
      const theirs = await app.get('/api/keys/me/orders', { headers: design(others.tools) });
      expect(theirs.text).not.toContain(id);
    });

    it('a challenger: sees and cancels its own orders only', async () => {
      for (const key of [keys.arena, others.arena])
        await eventually('in the ring', async () => {
          return (await app.post('/api/v1/agents/heartbeat', undefined, { headers: arena(key) })).status === 200;
        });
      const wish = {
        symbol: 'BTC',
        signal: 'buy_to_enter',
        notional_usd: 100,
        order_type: 'limit',
        limit_price: 1000,
        time_in_force: 'gtc',
      };
      const decided = await app.post('/api/v1/agents/decide', wish, { headers: arena(keys.arena) });
      const [{ order_id }] = decided.body.results as unknown as { order_id: string }[];
      expect(order_id).toMatch(/^ord_/);
      const path = `/api/v1/agents/me/orders/${order_id}`;
      const theirs = await app.delete(path, { headers: arena(others.arena) });
      expect(alike(theirs)).toEqual(
        alike(await app.delete('/api/v1/agents/me/orders/ord_zzz_0', { headers: arena(others.arena) })),
      );
      expect((await app.get('/api/v1/agents/me', { headers: arena(others.arena) })).text).not.toContain(order_id);
      expect((await app.get('/api/v1/agents/me', { headers: arena(keys.arena) })).text).toContain(order_id);
      expect((await app.delete(path, { headers: arena(keys.arena) })).status).toBe(200);
    });

    it('an answer kept under an Idempotency-Key is for who sent it', async () => {
      const headers = { 'Idempotency-Key': 'the-same-for-both-0000000', ...design(keys.tools) };
      const mine = await app.post('/api/pricing/checkout', { item: 'chat-100' }, { headers });
      const theirs = await app.post(
        '/api/pricing/checkout',
        { item: 'chat-100' },
        { headers: { ...headers, ...design(others.tools) } },
      );
      expect(theirs.headers.get('Idempotent-Replayed')).toBeNull();
      expect(theirs.body.order_id).not.toBe(mine.body.order_id);
    });
  });

  it('the agents’ door asks for the same keys', async () => {
    const listed = await mcp('tools/list', {});
    const names = (listed.result.tools as unknown as { name: string }[]).map(({ name }) => name);
    expect(names.filter((name) => MCP_PUBLIC.has(name) === name in MCP_KEYED)).toEqual([]);
    for (const [name, [args, key]] of Object.entries(MCP_KEYED)) {
      expect([name, await mcpCode(name, args, {})]).toEqual([name, 'key_missing']);
      expect([name, await mcpCode(name, args, { 'X-Arena-Key': revoked[key], 'X-API-Key': revoked[key] })]).toEqual([
        name,
        'key_revoked',
      ]);
    }
  });

  async function mcp(method: string, params: object, headers: Headers = {}): Promise<Json> {
    const { text } = await app.post(
      '/mcp',
      { jsonrpc: '2.0', id: 1, method, params },
      { headers: { Accept: 'application/json, text/event-stream', ...headers } },
    );
    return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text) as Json;
  }

  async function mcpCode(name: string, args: object, headers: Headers): Promise<unknown> {
    const answer = await mcp('tools/call', { name, arguments: args }, headers);
    return /"code":\s*"(\w+)"/.exec(JSON.stringify(answer).replaceAll('\\"', '"'))?.[1] ?? answer;
  }
});

/** Calls that end or replace the key they are made with. */
const ENDS_THE_KEY = new Set([
  'DELETE /api/v1/agents/me',
  'POST /api/v1/agents/rotate-key',
  'POST /api/keys/rotate',
  'DELETE /api/keys/me',
]);

const MCP_KEYED: Record<string, [args: object, key: Kind]> = {
  arena_heartbeat: [{}, 'arena'],
  arena_decide: [{ symbol: 'BTC', signal: 'hold' }, 'arena'],
  arena_me: [{}, 'arena'],
  design_submit: [{ description: 'a red linen shirt' }, 'design'],
  design_revise: [{ id: 'dsn_00000000000000000000000000', instruction: 'long sleeves' }, 'design'],
  fashion_usage: [{}, 'tools'],
};
const MCP_PUBLIC = new Set([
  ...['league', 'leaderboard', 'odds', 'matches', 'fighters', 'fighter', 'trades', 'candles', 'match', 'register'].map(
    (name) => `arena_${name}`,
  ),
  ...['snapshot', 'explain', 'analyse', 'say'].map((name) => `cognitive_${name}`),
  ...['key', 'concepts', 'image', 'image_status', 'chat'].map((name) => `fashion_${name}`),
  'design_key',
  'design_status',
  'pricing',
]);

const isLatin = (text: string): boolean => /^[\x20-\xff]*$/.test(text);

/** One character of the random part changed: its checksum no longer fits. */
const tampered = (key: string): string => key.replace(/.(?=.{10}$)/, (letter) => (letter === 'A' ? 'B' : 'A'));

/** What two refusals have in common when neither tells whether the thing exists. */
const alike = ({ status, body }: Answer) => ({ status, code: body.code, detail: body.detail });

/** Hot paths carry names where Nest's route has a parameter. */
const routeOf = (hot: string): string =>
  hot.replace(/\/fighters\/[^/]+/, '/fighters/:id').replace(/ \/api\/[a-z]+-say$/, ' /api/bride-say');

/** A league's first week takes a while on a busy machine. */
const started = async (world: World): Promise<Server> => (await world.launch()).ready(100_000);

/** What the application answers, read from its router and not from its document. */
async function routesOf(world: World): Promise<RouteDump> {
  const script = join(__dirname, 'support/route-dump.mjs');
  const env = { ...process.env, ...world.environment() };
  const { stdout } = await promisify(execFile)(process.execPath, [script], { env, timeout: 60_000 });
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as RouteDump;
}
