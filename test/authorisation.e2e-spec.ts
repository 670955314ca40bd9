import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OPERATOR_ROLES, type OperatorRole } from '../src/common/config/operators.js';
import { AUDIT_LOCK } from '../src/arena/ledger/audit.worker.js';
import type { Answer, Json } from './support/http.js';
import { POLICIES, type Policy } from './support/policies.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { ADMIN_TOKEN, createFoundedWorld, type World } from './support/world.js';

interface RouteDump {
  routes: string[];
  mounted: string[];
  hot: string[];
}
type Kind = 'arena' | 'design' | 'tools';
type Headers = Record<string, string>;

const FORM = 'application/x-www-form-urlencoded';

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
    const OPERATORS = OPERATOR_ROLES.map((role) => `${role}.person:${role}:${sha256(tokenOf(role))}`).join('\n');
    world = await createFoundedWorld({ ARENA_HOURLY_LIMIT: '100000', REGISTRATIONS_PER_IP: '1000', OPERATORS });
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
    const isJson = /[/+]json/.test(answer.headers.get('content-type') ?? '');
    return { status: answer.status, headers: answer.headers, text, body: (isJson ? JSON.parse(text) : {}) as Json };
  }

  /** What one request comes back with, as `401 key_missing`; `admitted` when nobody was refused for who they are. */
  async function verdict(route: string, headers: Headers, query?: string): Promise<string> {
    const { status, body } = await ask(route, headers, query);
    return status === 401 || status === 403 ? `${status} ${String(body.code)}` : 'admitted';
  }

  const operated = (): string[] => OPERATOR_ROLES.flatMap((role) => of(`operator: ${role}`));
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

  describe('routes that are signed with an arena key', () => {
    const key = (shown: string): Headers => ({ 'X-MBX-APIKEY': shown });

    it('refuse every wrong key, and a good one without a signature', async () => {
      const shown: [Headers, string][] = [
        [{}, '401 -2014'],
        ...NONSENSE.map((text): [Headers, string] => [key(text), '401 -2015']),
        [key(tampered(keys.arena)), '401 -2015'],
        [key(revoked.arena), '401 -2015'],
        [key(expired.arena), '401 -2015'],
        [key(keys.design), '403 -2015'],
        [key(keys.tools), '403 -2015'],
      ];
      const routes = of('signed with an arena key');
      expect(routes.length).toBeGreaterThan(25);
      expect(await leaksOf([...routes, ...of('futures key')], shown)).toEqual([]);
      for (const route of routes) {
        for (const query of ['', `?timestamp=${Date.now()}&signature=${'0'.repeat(64)}`]) {
          const { status, body } = await ask(route, { ...key(keys.arena), 'Content-Type': FORM }, query);
          expect([route, status, [-1022, -1102]]).toEqual([route, 400, expect.arrayContaining([body.code])]);
        }
      }
    });
  });

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

  it('a route for any key refuses every wrong one, and admits each interface’s in its own header', async () => {
    for (const kind of ['arena', 'design', 'tools'] as const) {
      const header = kind === 'arena' ? 'X-Arena-Key' : 'X-API-Key';
      const shown: [Headers, string][] = [
        [{}, '401 key_missing'],
        ...NONSENSE.map((text): [Headers, string] => [{ [header]: text }, '401 key_invalid']),
        [{ [header]: tampered(keys[kind]) }, '401 key_invalid'],
        [bearer(ADMIN_TOKEN), '401 key_invalid'],
        [{ [header]: revoked[kind] }, '401 key_revoked'],
        [{ [header]: expired[kind] }, '401 key_revoked'],
        [{ [header]: keys[kind] }, 'admitted'],
        [bearer(keys[kind]), 'admitted'],
      ];
      expect(await leaksOf(of('any key'), shown)).toEqual([]);
    }
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

  it('what an operator does in a browser asks for a session, whatever else is shown', async () => {
    const shown = [
      {},
      bearer(ADMIN_TOKEN),
      basic(ADMIN_TOKEN),
      { 'X-API-Key': keys.tools },
      { Cookie: 'fyra_operator=x' },
    ];
    for (const route of of('operator in a session'))
      for (const headers of shown) {
        const { status, text } = await ask(route, { 'Content-Type': FORM, ...headers });
        expect([route, status, text.includes('name="token"')]).toEqual([route, 401, true]);
      }
  });

  it('an unknown address that opens something is 404, with or without a key', async () => {
    for (const route of of('the address'))
      for (const headers of [{}, { 'X-API-Key': keys.tools }, bearer(ADMIN_TOKEN)])
        expect([route, (await ask(route, headers)).status]).toEqual([route, 404]);
    expect((await ask('POST /api/billing/stripe', {})).status).toBe(404); // no provider is set up here
  });

  describe('the operator', () => {
    const half = ADMIN_TOKEN.slice(0, -1);
    let release: () => void;
    // Who may ask is what is tested: an audit, asked for by each of them, says that one is under way.
    beforeAll(async () => void (release = await world.locked(AUDIT_LOCK)));
    afterAll(() => release());
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
      expect(await leaksOf(operated(), shown)).toEqual([]);
      expect((await ask('GET /api/admin/keys', {}, `?api_key=${ADMIN_TOKEN}`)).status).toBe(401);
      expect(await leaksOf(operated(), [[bearer(ADMIN_TOKEN), 'admitted']])).toEqual([]);
    });

    it.each(OPERATOR_ROLES)('with the role %s may do what asks for it, and nothing else', async (role) => {
      const verdicts = OPERATOR_ROLES.map(async (least) => {
        const expected = MAY[role].includes(least) ? 'admitted' : '403 role_missing';
        return leaksOf(of(`operator: ${least}`), [[bearer(tokenOf(role)), expected]]);
      });
      expect((await Promise.all(verdicts)).flat()).toEqual([]);
      expect(await leaksOf(of('operator in a browser'), [[basic(tokenOf(role)), 'admitted']])).toEqual([]);
    });

    it('is in the trail by name when the token is their own, whatever they call themselves', async () => {
      const headers = { ...bearer(tokenOf('support')), 'X-Operator': 'somebody else' };
      const { body } = await app.post('/api/admin/keys', { interface: 'tools' }, { headers });
      const trail = await app.get(`/api/admin/audit?target=${String(body.id)}`, { headers: bearer(tokenOf('read')) });
      expect(trail.body.entries).toMatchObject([{ action: 'key.issue', actor: 'support.person' }]);
    });

    it('is told in the document which role a route asks for', async () => {
      const { body } = await app.get('/openapi.json');
      const told = operated().map((route) => {
        const [method, path] = route.split(' ');
        const operation = body.paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];
        return [route, `operator: ${String(operation['x-operator-role'])}`];
      });
      expect(told).toEqual(operated().map((route) => [route, POLICIES[route]]));
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
      expect((await app.get('/API/Admin/Queues/UI', { headers: basic(ADMIN_TOKEN) })).status).toBe(404);
    });
  });

  describe('what belongs to another', () => {
    const design = (key: string): Headers => ({ 'X-API-Key': key });
    const arena = (key: string): Headers => ({ 'X-Arena-Key': key });
    const shirt = { description: 'a red linen shirt' };

    /** A thing of somebody's, by each route that a key and an id lead to. */
    interface Owned {
      of: Kind;
      /** @returns the id of a new one */
      make: () => Promise<string>;
      /** Well formed, of nothing. */
      absent: string;
      /** What is told to another: that it is another's, or nothing at all. */
      tells: 'not_owner' | 'absent';
      body?: object;
    }

    const made = async (path: string, body: object, member: string, headers: Headers): Promise<string> =>
      String((await app.post(path, body, { headers })).body[member]);
    const designed = () => made('/api/v1/design', shirt, 'id', design(keys.design));
    const answered = () => made('/v1/responses', { input: 'How do I wash wool?' }, 'id', design(keys.tools));
    const ordered = () => made('/api/generate', { ...shirt, image_size: '512x768' }, 'job_id', design(keys.tools));
    async function bought(): Promise<string> {
      const id = await made('/api/pricing/checkout', { item: 'chat-100' }, 'order_id', design(keys.tools));
      await app.post(`/api/billing/sandbox/${id}/confirm`);
      return id;
    }
    async function offered(): Promise<string> {
      await eventually('in the ring', async () => {
        return (await app.post('/api/v1/agents/heartbeat', undefined, { headers: arena(keys.arena) })).status === 200;
      });
      const decided = await app.post('/api/v1/agents/decide', LIMIT_ORDER, { headers: arena(keys.arena) });
      return (decided.body.results as unknown as { order_id: string }[])[0].order_id;
    }

    const response = { of: 'tools', make: answered, absent: `resp_${'0'.repeat(26)}`, tells: 'absent' } as const;
    const drafted = async () => {
      const id = await designed();
      await eventually('drafted', async () => {
        return (await app.get(`/api/design/${id}`)).body.status === ('completed' as never);
      });
      return id;
    };
    const OWNED: Record<string, Owned> = {
      'PUT /api/v1/design/:id/listing': {
        of: 'design',
        make: drafted,
        absent: `dsn_${'0'.repeat(26)}`,
        tells: 'not_owner',
        body: { listed: true },
      },
      'POST /api/v1/design/:id/revise': {
        of: 'design',
        make: drafted,
        absent: `dsn_${'0'.repeat(26)}`,
        tells: 'not_owner',
        body: { instruction: 'long sleeves' },
      },
      'DELETE /api/design/:id': { of: 'design', make: designed, absent: `dsn_${'0'.repeat(26)}`, tells: 'not_owner' },
      'DELETE /api/status/:job_id': {
        of: 'tools',
        make: ordered,
        absent: `img_${'0'.repeat(26)}`,
        tells: 'not_owner',
      },
      'GET /api/keys/me/orders/:id/receipt': {
        of: 'tools',
        make: bought,
        absent: `ord_${'0'.repeat(26)}`,
        tells: 'not_owner',
      },
      'POST /api/keys/me/orders/:id/refund': {
        of: 'tools',
        make: bought,
        absent: `ord_${'0'.repeat(26)}`,
        tells: 'not_owner',
      },
      'DELETE /api/keys/named/:id': {
        of: 'tools',
        make: () => made('/api/keys/named', { name: 'shop' }, 'id', design(keys.tools)),
        absent: '00000000-0000-4000-8000-000000000000',
        tells: 'absent',
      },
      'DELETE /api/v1/agents/me/orders/:orderId': { of: 'arena', make: offered, absent: 'ord_zzz_0', tells: 'absent' },
      'GET /v1/responses/:id': response,
      'DELETE /v1/responses/:id': response,
      'GET /api/v1/responses/:id': response,
      'DELETE /api/v1/responses/:id': response,
    };

    it('each route with a key and an id is tried', () => {
      const keyed: Policy[] = ['arena key', 'design key', 'tools key', 'tools or design key', 'none or tools key'];
      const routes = keyed.flatMap(of).filter((route) => route.includes('/:'));
      expect(Object.keys(OWNED).sort()).toEqual(routes.sort());
    });

    it.each(Object.keys(OWNED))('%s: refuses everybody but the owner, and changes nothing', async (route) => {
      const { of: kind, make, absent, tells, body } = OWNED[route];
      const [method, pattern] = route.split(' ');
      const at = async (id: string, headers: Headers) =>
        app.send(method, pattern.replace(/:\w+/, id), body, { headers: { Prefer: 'wait=0', ...headers } });
      const shown = kind === 'arena' ? arena : design;
      const id = await make();
      const hidden = tells === 'absent' ? saidOf(await at(absent, shown(others[kind]))) : '403 not_owner';
      expect(saidOf(await at(id, shown(others[kind])))).toBe(hidden);
      const needless = POLICIES[route] === 'none or tools key';
      expect(saidOf(await at(id, {}))).toBe(needless ? hidden : '401 key_missing');
      expect(saidOf(await at(id, shown(revoked[kind])))).toBe('401 key_revoked');
      expect(saidOf(await at(id, shown(tampered(keys[kind]))))).toBe('401 key_invalid');
      const takesBoth = POLICIES[route] === 'tools or design key';
      for (const other of (['arena', 'design', 'tools'] as const).filter((one) => one !== kind))
        expect(saidOf(await at(id, shown(keys[other])))).toBe(
          takesBoth && other === 'design' ? hidden : '403 wrong_interface',
        );
      expect((await at(id, shown(keys[kind]))).status).toBeLessThan(300);
    });

    it('a stored response goes on for its owner only, and so does a conversation', async () => {
      const id = await answered();
      const goesOn = { input: 'And silk?', previous_response_id: id };
      for (const headers of [{}, design(others.tools)] as Headers[])
        expect((await app.post('/v1/responses', goesOn, { headers })).status).toBe(404);
      expect((await app.post('/v1/responses', goesOn, { headers: design(keys.tools) })).status).toBe(200);
      const session_id = await made('/api/chat', { message: 'And wool?' }, 'session_id', design(keys.tools));
      const asks = (headers: Headers) => app.post('/api/chat', { message: 'And?', session_id }, { headers });
      for (const headers of [{}, design(others.tools)] as Headers[]) expect((await asks(headers)).status).toBe(404);
      expect((await asks(design(keys.tools))).status).toBe(200);
    });

    it('what was made without a key is nobody’s who has one', async () => {
      const id = await made('/v1/responses', { input: 'How do I wash wool?' }, 'id', {});
      expect((await app.get(`/v1/responses/${id}`, { headers: design(keys.tools) })).status).toBe(404);
      expect((await app.get(`/v1/responses/${id}`)).status).toBe(200);
      const job = await made('/api/generate', { ...shirt, image_size: '512x768' }, 'job_id', {});
      expect((await app.delete(`/api/status/${job}`, { headers: design(keys.tools) })).body.code).toBe('not_owner');
      expect((await app.delete(`/api/status/${job}`)).status).toBe(200);
    });

    it('a list of orders names one’s own, a challenger sees its own', async () => {
      const id = await bought();
      const listed = async (key: string) => (await app.get('/api/keys/me/orders', { headers: design(key) })).text;
      for (const key of [others.tools, keys.design]) expect(await listed(key)).not.toContain(id);
      expect(await listed(keys.tools)).toContain(id);
      const order = await offered();
      const account = async (key: string) => (await app.get('/api/v1/agents/me', { headers: arena(key) })).text;
      expect(await account(others.arena)).not.toContain(order);
      expect(await account(keys.arena)).toContain(order);
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

  it('the agents’ door knows whose a thing is', async () => {
    const mine = { 'X-API-Key': keys.design };
    const { body } = await app.post('/api/v1/design', { description: 'a red linen shirt' }, { headers: mine });
    const wish = { id: String(body.id), instruction: 'long sleeves' };
    expect(await mcpCode('design_revise', wish, { 'X-API-Key': others.design })).toBe('not_owner');
    expect(await mcpCode('design_revise', wish, { 'X-API-Key': keys.tools })).toBe('wrong_interface');
    expect(await mcpCode('design_revise', wish, mine)).not.toBe('not_owner');
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

const tokenOf = (role: string): string => `token-of-the-operator-for-${role}`;
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What the roles may, as documented. */
const MAY: Record<OperatorRole, OperatorRole[]> = {
  read: ['read'],
  support: ['read', 'support'],
  billing: ['read', 'billing'],
  admin: ['read', 'support', 'billing', 'admin'],
};

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
  design_draw: [{ description: 'a red linen shirt' }, 'design'],
  design_revise: [{ id: 'dsn_00000000000000000000000000', instruction: 'long sleeves' }, 'design'],
  fashion_usage: [{}, 'tools'],
};
const MCP_PUBLIC = new Set([
  ...['league', 'leaderboard', 'odds', 'matches', 'fighters', 'fighter', 'trades', 'candles', 'match', 'register'].map(
    (name) => `arena_${name}`,
  ),
  ...['snapshot', 'explain', 'analyse', 'say'].map((name) => `cognitive_${name}`),
  ...['key', 'concepts', 'image', 'draw', 'image_status', 'chat'].map((name) => `fashion_${name}`),
  'design_key',
  'design_status',
  'pricing',
]);

const isLatin = (text: string): boolean => /^[\x20-\xff]*$/.test(text);

/** One character of the random part changed: its checksum no longer fits. */
const tampered = (key: string): string => key.replace(/.(?=.{10}$)/, (letter) => (letter === 'A' ? 'B' : 'A'));

/** As `404 not_found`, whichever way errors are told there; two that are equal do not tell whether the thing exists. */
const saidOf = ({ status, body }: Answer): string => `${status} ${String(body.code ?? body.error?.code)}`;

const LIMIT_ORDER = {
  symbol: 'BTC',
  signal: 'buy_to_enter',
  notional_usd: 100,
  order_type: 'limit',
  limit_price: 1000,
  time_in_force: 'gtc',
};

/** Hot paths carry names where Nest's route has a parameter. */
const routeOf = (hot: string): string =>
  hot
    .replace(/\/docs\/[^/]+$/, '/docs/:file')
    .replace(/\/fighters\/[^/]+/, '/fighters/:id')
    .replace(/ \/api\/[a-z]+-say$/, ' /api/bride-say');

/** A league's first week takes a while on a busy machine. */
const started = async (world: World): Promise<Server> => (await world.launch()).ready();

/** What the application answers, read from its router and not from its document. */
async function routesOf(world: World): Promise<RouteDump> {
  const script = join(__dirname, 'support/route-dump.mjs');
  const env = { ...process.env, ...world.environment() };
  const { stdout } = await promisify(execFile)(process.execPath, [script], { env, timeout: 60_000 });
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as RouteDump;
}
