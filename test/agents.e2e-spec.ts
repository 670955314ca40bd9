import { Client as NewClient, StreamableHTTPClientTransport as NewTransport } from '@modelcontextprotocol/client';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import createClient from 'openapi-fetch';
import { TOOLS } from '../src/mcp/tool.table.js';
import type { paths } from '../web/api.js';
import type { Json } from './support/http.js';
import type { Server } from './support/server.js';
import { StandInIssuer } from './support/stand-in-issuer.js';
import { eventually } from './support/wait.js';
import { ADMIN_TOKEN, createFurnishedWorld, type World } from './support/world.js';

interface Result {
  isError?: boolean;
  structuredContent: Json;
  content: { type: string; text?: string; uri?: string; data?: string; mimeType?: string }[];
}
interface Agent {
  call(name: string, given?: Record<string, unknown>): Promise<Result>;
  tools(): Promise<{ name: string; inputSchema: unknown; annotations?: { readOnlyHint?: boolean } }[]>;
  close(): Promise<void>;
}

const NOBODY = { name: 'test', version: '1' };
const PING = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
const SPEAKS = { Accept: 'application/json, text/event-stream' };

async function newAgent(server: Server, headers: Record<string, string> = {}, pin?: string): Promise<Agent> {
  const client = new NewClient(NOBODY, pin ? { versionNegotiation: { mode: { pin } } } : {});
  await client.connect(new NewTransport(new URL('/mcp', server.base), { requestInit: { headers } }));
  return {
    call: async (name, given = {}) => (await client.callTool({ name, arguments: given })) as unknown as Result,
    tools: async () => (await client.listTools()).tools,
    close: () => client.close(),
  };
}

async function oldAgent(server: Server, headers: Record<string, string> = {}): Promise<Agent> {
  const client = new OldClient(NOBODY);
  await client.connect(new OldTransport(new URL('/mcp', server.base), { requestInit: { headers } }));
  return {
    call: async (name, given = {}) => (await client.callTool({ name, arguments: given })) as unknown as Result,
    tools: async () => (await client.listTools()).tools,
    close: () => client.close(),
  };
}

describe('the agents’ door', () => {
  let world: World;
  let server: Server;

  beforeAll(async () => {
    world = await createFurnishedWorld();
    server = await world.start();
  });
  afterAll(() => world.close());

  describe.each([
    ['of the new generation', (headers?: Record<string, string>) => newAgent(server, headers, '2026-07-28')],
    ['of the old generation', (headers?: Record<string, string>) => oldAgent(server, headers)],
  ])('a client %s', (generation, connect) => {
    test('sees every tool, and what it does', async () => {
      const agent = await connect();
      const tools = await agent.tools();
      expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
      const submit = tools.find(({ name }) => name === 'design_submit')!;
      expect(submit.annotations?.readOnlyHint).toBe(false);
      expect(submit.inputSchema).toMatchObject({
        required: ['description'],
        properties: { description: { minLength: 3, maxLength: 2000 }, idempotency_key: {}, api_key: {} },
      });
      await agent.close();
    });

    test('enters the ring and trades', async () => {
      const guest = await connect();
      const { structuredContent: registered } = await guest.call('arena_register', { name: `Heron ${generation}` });
      expect(registered.status).toBe('queued');
      const agent = await connect({ 'X-Arena-Key': String(registered.api_key) });
      expect((await agent.call('arena_heartbeat', { message: 'Ready.' })).structuredContent.status).toBe('active');
      const given = { symbol: 'BTC/USD', signal: 'buy_to_enter', equity_pct: 10, decision_id: 'one' };
      const decided = await agent.call('arena_decide', given);
      expect(decided.structuredContent).toMatchObject({ status: 'accepted', results: [{ status: 'filled' }] });
      expect((await agent.call('arena_decide', given)).structuredContent).toEqual(decided.structuredContent);
      const me = await agent.call('arena_me');
      expect(me.structuredContent.account.positions).toMatchObject([{ symbol: 'BTC/USD', side: 'long' }]);
      await Promise.all([guest.close(), agent.close()]);
    });

    test('reads the boards, the engine and the prices', async () => {
      const agent = await connect();
      const board = await agent.call('arena_leaderboard', { duration: '1h', limit: 2 });
      expect(board.structuredContent).toMatchObject({ duration: '1h', entries: [{ rank: 1 }, { rank: 2 }] });
      expect(JSON.parse(board.content[0].text!)).toEqual(board.structuredContent);
      const odds = await agent.call('arena_odds');
      expect(Object.keys(odds.structuredContent.odds)).toEqual(['1h', '1d', '1w']);
      const { structuredContent: running } = await agent.call('arena_matches', { status: 'running', duration: '1h' });
      expect((await agent.call('arena_match', { id: running.matches[0 as never].id })).structuredContent).toMatchObject(
        {
          duration: '1h',
        },
      );
      expect((await agent.call('cognitive_snapshot')).structuredContent).toHaveProperty('current_dream');
      const why = await agent.call('cognitive_explain', { field: 'curiosity' });
      expect(why.structuredContent.contributions).not.toHaveLength(0);
      expect((await agent.call('pricing')).structuredContent.currency).toBe('USD');
      await agent.close();
    });
  });

  test('a refusal is an error result with the problem’s members', async () => {
    const agent = await newAgent(server);
    const refused = async (name: string, given?: Record<string, unknown>) => {
      const { isError, structuredContent } = await agent.call(name, given);
      expect(isError).toBe(true);
      return structuredContent;
    };
    expect(await refused('arena_decide', { symbol: 'BTC/USD', signal: 'hold' })).toMatchObject({
      code: 'key_missing',
      status: 401,
    });
    expect(await refused('fashion_concepts', { style: 'x', count: 99 })).toMatchObject({
      code: 'validation_failed',
      errors: [{ path: 'count' }],
    });
    expect(await refused('fashion_concepts', { style: 'x', colour: 'red' })).toMatchObject({
      errors: [{ path: 'colour' }],
    });
    expect(await refused('arena_fighter', { id: '../league' })).toMatchObject({ code: 'not_found' });
    expect(await refused('arena_fighter', {})).toMatchObject({ errors: [{ path: 'id' }] });
    await expect(refused('nothing_such')).rejects.toMatchObject({ code: -32602 });
    await agent.close();
  });

  test('a design and an image come with their files as links', async () => {
    const guest = await newAgent(server);
    const { structuredContent: beta } = await guest.call('design_key', { email: 'mcp@example.com', plan: 'beta' });
    const { structuredContent: instant } = await guest.call('fashion_key');
    // One connection carries both: each operation gets the key of its interface.
    const agent = await newAgent(server, {
      Authorization: `Bearer ${String(beta.api_key)}`,
      'X-API-Key': String(instant.api_key),
    });
    const order = { description: 'A red linen summer dress', idempotency_key: 'mcp-design-1' };
    const { structuredContent: design } = await agent.call('design_submit', order);
    expect((await agent.call('design_submit', order)).structuredContent).toEqual(design);
    expect(design.uses_remaining).toBe(9);
    const image = await agent.call('fashion_image', { description: 'A red coat', image_size: '512x768' });
    const [drawn, made] = await Promise.all([
      agent.call('fashion_image_status', { job_id: image.structuredContent.job_id, wait_seconds: 25 }),
      agent.call('design_status', { id: design.id, wait_seconds: 25 }),
    ]);
    expect([drawn.structuredContent.status, made.structuredContent.status]).toEqual(['completed', 'completed']);
    for (const { content } of [drawn, made]) {
      const link = content.find(({ type }) => type === 'resource_link');
      expect((await fetch(link!.uri!)).status).toBe(200);
    }
    await Promise.all([guest.close(), agent.close()]);
  });

  test('draws, tells how far it is, and shows the picture itself', async () => {
    const guest = await newAgent(server);
    const { structuredContent: beta } = await guest.call('design_key', { email: 'draws@example.com', plan: 'beta' });
    const told: number[] = [];
    const client = new NewClient(NOBODY);
    const requestInit = { headers: { 'X-API-Key': String(beta.api_key) } };
    await client.connect(new NewTransport(new URL('/mcp', server.base), { requestInit }));
    const order = { name: 'design_draw', arguments: { description: 'A red linen summer dress', wait_seconds: 55 } };
    const asked = { timeout: 90_000, onprogress: ({ progress }: { progress: number }) => void told.push(progress) };
    const made = (await client.callTool(order, asked)) as unknown as Result;
    expect(made.structuredContent).toMatchObject({ status: 'completed', uses_remaining: 9 });
    expect(told.length).toBeGreaterThan(0);
    expect(told).toEqual([...new Set(told)].sort((a, b) => a - b));
    const picture = made.content.find(({ type }) => type === 'image')!;
    expect(picture.mimeType).toBe('image/png');
    expect(Buffer.from(picture.data!, 'base64').subarray(1, 4).toString()).toBe('PNG');
    const { contents } = await client.readResource({ uri: `fyra://designs/${String(made.structuredContent.id)}` });
    expect(contents.map(({ mimeType }) => mimeType)).toEqual(['application/json', 'image/png']);
    await Promise.all([guest.close(), client.close()]);
  });

  test('matches, dreams and concepts are to be read by their address, and nothing else is', async () => {
    const client = new NewClient(NOBODY);
    await client.connect(new NewTransport(new URL('/mcp', server.base)));
    const { resources } = await client.listResources();
    const slept = ((await server.get('/api/cognitive/dreams')).body.dreams as unknown as unknown[]).length > 0;
    for (const start of ['fyra://league', 'fyra://mind', 'fyra://matches/', ...(slept ? ['fyra://dreams/'] : [])])
      expect(resources.filter(({ uri }) => uri.startsWith(start)).length).toBeGreaterThan(0);
    for (const { uri } of resources) {
      const [{ text }] = (await client.readResource({ uri })).contents as { text: string }[];
      expect(Object.keys(JSON.parse(text) as object).length).toBeGreaterThan(1);
    }
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toContain('fyra://concepts/{style}');
    const [{ text }] = (await client.readResource({ uri: 'fyra://concepts/coastal%20linen' })).contents as {
      text: string;
    }[];
    expect((JSON.parse(text) as { concepts: unknown[] }).concepts).toHaveLength(3);
    const strange = [
      'fyra://matches/none',
      'fyra://matches/a/b',
      'fyra://nothing',
      'file:///etc/passwd',
      'fyra://dreams/%E0%A4%A',
    ];
    for (const uri of strange) await expect(client.readResource({ uri })).rejects.toThrow(/not.found/i);
    await client.close();
  });

  test('prompts speak of tools that there are, and take their arguments as text', async () => {
    const client = new NewClient(NOBODY);
    await client.connect(new NewTransport(new URL('/mcp', server.base)));
    const { prompts } = await client.listPrompts();
    expect(prompts.length).toBeGreaterThan(3);
    const given = { garment: 'a coat {for_whom} <b>', for_whom: '' };
    const { messages } = await client.getPrompt({ name: 'design_a_garment', arguments: given });
    const [{ content }] = messages as { content: { text: string } }[];
    expect(content.text).toContain('a coat {for_whom} <b>');
    for (const [name] of content.text.matchAll(/\b(?:design|arena|fashion|cognitive)_[a-z]+/g))
      expect(TOOLS.map((tool) => tool.name)).toContain(name);
    await expect(client.getPrompt({ name: 'design_a_garment', arguments: {} })).rejects.toMatchObject({ code: -32602 });
    await expect(client.getPrompt({ name: 'nothing_such' })).rejects.toMatchObject({ code: -32602 });
    await client.close();
  });

  test('a call counts as the operation it performs', async () => {
    const { body } = await server.post(
      '/api/admin/keys',
      { interface: 'tools', tier: 'pro', overrides: { fashion_daily: 3 } },
      { headers: { Authorization: `Bearer ${ADMIN_TOKEN}` } },
    );
    const key = String(body.api_key);
    const agent = await newAgent(server);
    const plan = () => agent.call('fashion_concepts', { style: 'noir', count: 1, api_key: key });
    for (let i = 0; i < 3; i++) expect((await plan()).isError).toBeFalsy();
    const mine = await server.get('/api/keys/me', { headers: { 'X-API-Key': key } });
    expect(mine.body.usage.fashion).toMatchObject({ used: 3, remaining: 0 });
    const refused = await plan();
    expect(refused).toMatchObject({ isError: true, structuredContent: { code: 'insufficient_quota', status: 429 } });
    expect(refused.structuredContent.upgrade_url).toMatch(/\/api\/pricing$/);
    await agent.close();
  });

  test('the door itself: foreign pages out, no sessions, a mebibyte at most', async () => {
    const knock = (headers: Record<string, string>, body: unknown = PING) =>
      server.post('/mcp', body, { headers: { ...SPEAKS, ...headers } });
    expect((await knock({})).status).toBe(200);
    expect((await knock({ Origin: new URL(server.base).origin })).status).toBe(200);
    expect(await knock({ Origin: 'https://evil.example' })).toMatchObject({
      status: 403,
      body: { code: 'foreign_origin' },
    });
    expect((await knock({ Origin: 'null' })).status).toBe(403);
    for (const method of ['GET', 'DELETE'])
      expect((await server.send(method, '/mcp', undefined, { headers: { Accept: 'text/event-stream' } })).status).toBe(
        405,
      );
    const long = (length: number) => ({ ...PING, params: { filler: 'x'.repeat(length) } });
    expect((await knock({}, long(900_000))).status).toBe(200);
    expect(await knock({}, long(1_100_000))).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
  });

  test('without an issuer there is nothing to be seen of tokens', async () => {
    expect((await server.get('/.well-known/oauth-protected-resource/mcp')).status).toBe(404);
    const jwt = await server.post('/mcp', PING, { headers: { ...SPEAKS, Authorization: 'Bearer a.b.c' } });
    expect([jwt.status, jwt.headers.get('WWW-Authenticate')]).toEqual([200, null]);
  });

  describe('with an issuer set', () => {
    let issuer: StandInIssuer;
    let guarded: Server;
    let audience: string;

    beforeAll(async () => {
      issuer = await StandInIssuer.open();
      guarded = await world.start({ SERVICES: 'tools', ROLE: 'api', OIDC_ISSUER: issuer.address });
      audience = `${guarded.base}/mcp`;
    });
    afterAll(() => issuer.close());

    const knock = (headers: Record<string, string>) =>
      guarded.post('/mcp', PING, { headers: { ...SPEAKS, ...headers } });
    const bearing = (token: string) => ({ Authorization: `Bearer ${token}` });

    test('who has neither token nor key is told where tokens come from', async () => {
      const { status, headers, body } = await knock({});
      expect([status, body.code]).toEqual([401, 'key_missing']);
      const [, address] = /^Bearer resource_metadata="([^"]+)"$/.exec(headers.get('WWW-Authenticate')!)!;
      for (const path of [address, '/.well-known/oauth-protected-resource'])
        expect((await guarded.get(path)).body).toMatchObject({
          resource: audience,
          authorization_servers: [issuer.address],
        });
      expect((await knock({ 'X-API-Key': 'fyra_tools_none' })).status).toBe(200);
    });

    test('a token opens one account for its subject, whoever asks first', async () => {
      const mine = bearing(issuer.token({ aud: audience }));
      const agents = await Promise.all([1, 2, 3].map(() => newAgent(guarded, mine)));
      const planned = await Promise.all(agents.map((one) => one.call('fashion_concepts', { style: 'noir', count: 1 })));
      expect(planned.map(({ isError }) => isError ?? false)).toEqual([false, false, false]);
      const other = await newAgent(guarded, bearing(issuer.token({ aud: [audience, 'another'], sub: 'olle' })));
      expect((await other.call('fashion_concepts', { style: 'noir', count: 1 })).isError).toBeFalsy();
      const used = await world.query<{ used: number }>(
        `SELECT c.used FROM account a JOIN quota_counter c ON c.subject LIKE '%' || a.id
         WHERE a.confirmed AND a.email IS NULL AND c.bucket = 'fashion' ORDER BY c.used`,
      );
      expect(used.map((row) => row.used)).toEqual([1, 3]);
      await Promise.all([...agents, other].map((one) => one.close()));
    });

    test('an account that was closed opens nothing by its token', async () => {
      const token = bearing(issuer.token({ aud: audience, sub: 'gone' }));
      expect((await knock(token)).status).toBe(200);
      await world.query(
        `UPDATE api_key SET revoked_at = now() WHERE account_id =
           (SELECT id FROM account WHERE confirmed AND email IS NULL ORDER BY created_at DESC LIMIT 1)`,
      );
      expect(await knock(token)).toMatchObject({ status: 401, body: { code: 'key_revoked' } });
    });

    test('a token is of no use at the operations themselves', async () => {
      const headers = bearing(issuer.token({ aud: audience }));
      expect(await guarded.get('/api/keys/me', { headers })).toMatchObject({
        status: 401,
        body: { code: 'key_invalid' },
      });
    });

    test.each([
      ['for another audience', () => issuer.token({ aud: 'https://elsewhere.example/mcp' })],
      ['for nobody named', () => issuer.token({})],
      ['that has ended', () => issuer.token({ aud: audience, exp: Math.floor(Date.now() / 1000) - 60 })],
      ['without an end', () => issuer.token({ aud: audience, exp: undefined })],
      ['without a subject', () => issuer.token({ aud: audience, sub: undefined })],
      ['of another issuer', () => issuer.token({ aud: audience, iss: 'https://elsewhere.example' })],
      ['of a key that is not known', () => issuer.token({ aud: audience }, { kid: 'unheard' })],
      ['signed by nobody', () => issuer.unsigned({ aud: audience })],
      ['signed with the public key', () => issuer.signedByPublicKey({ aud: audience })],
      [
        'that was changed',
        () => issuer.token({ aud: audience }).replace(/\.[^.]+\./, `.${Buffer.from('{}').toString('base64url')}.`),
      ],
      ['that is none', () => 'a.b.c'],
    ])('a token %s is refused', async (_which, made) => {
      const { status, headers, body } = await knock(bearing(made()));
      expect([status, body.code]).toEqual([401, 'token_invalid']);
      expect(headers.get('WWW-Authenticate')).toMatch(/^Bearer error="invalid_token", resource_metadata="http/);
    });

    test('a token by a key that the issuer has not published is refused', async () => {
      const stranger = await StandInIssuer.open();
      const forged = stranger.token({ aud: audience, iss: issuer.address });
      await stranger.close();
      expect(await knock(bearing(forged))).toMatchObject({ status: 401, body: { code: 'token_invalid' } });
    });
  });

  test('llms.txt and the way in name only what answers', async () => {
    const { text, headers } = await server.get('/llms.txt');
    expect(headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    const links = [...text.matchAll(/\]\((http[^)]+)\)/g)].map(([, address]) => address);
    expect(links.length).toBeGreaterThan(12);
    for (const link of links) expect([link, (await server.get(link)).status]).toEqual([link, 200]);
    const { body } = await server.get('/api');
    expect(body.documentation).toMatchObject({ llms: `${server.base}/llms.txt`, mcp: `${server.base}/mcp` });
    expect((await server.get(String(body.documentation.llms))).text).toBe(text);
  });

  test('a client with the document’s types speaks to it', async () => {
    const client = createClient<paths>({ baseUrl: server.base });
    const board = await client.GET('/api/v1/leaderboard', { params: { query: { duration: '1h', limit: 1 } } });
    expect(board.data?.entries[0].rank).toBe(1);
    const planned = await client.POST('/api/fashion-concept', { body: { style: 'noir', count: 2, seed: 1 } });
    expect(planned.data?.concepts.map(({ category }) => typeof category)).toEqual(['string', 'string']);
    const unknown = await client.GET('/api/v1/fighters/{id}', { params: { path: { id: 'nobody-such' } } });
    expect(unknown.error?.code).toBe('not_found');
  });

  test('the queues’ dashboard is for the operator’s browser, to look at only', async () => {
    const as = (password: string) => ({
      headers: { Authorization: `Basic ${Buffer.from(`anyone:${password}`).toString('base64')}` },
    });
    const ui = '/api/admin/queues/ui';
    const stranger = await server.get(ui);
    expect([stranger.status, stranger.headers.get('WWW-Authenticate')]).toEqual([
      401,
      expect.stringMatching(/^Basic /),
    ]);
    expect((await server.get(ui, as('wrong'))).body.code).toBe('key_invalid');
    const page = await server.get(ui, as(ADMIN_TOKEN));
    const [, script] = /src="(static\/js\/main[^"]+)"/.exec(page.text)!;
    expect((await server.get(`${ui}/${script}`, as(ADMIN_TOKEN))).headers.get('Content-Type')).toMatch(/javascript/);
    const { body } = await server.get(`${ui}/api/queues`, as(ADMIN_TOKEN));
    expect(JSON.stringify(body.queues)).toContain('"readOnlyMode":true');
    const change = await server.send('PUT', `${ui}/api/queues/design/pause`, undefined, as(ADMIN_TOKEN));
    expect(change.status).toBe(405);
  });

  test('the first page shows what lives: leaders, the dream, a design', async () => {
    const page = async () => (await server.get('/', { headers: { Accept: 'text/html' } })).text;
    await eventually('the showcase is drawn', async () => (await page()).includes('illustration-512.jpg'));
    const { body } = await server.get('/api/v1/leaderboard?duration=1d&limit=50');
    const leader = /<td>(\d+)<\/td><td><a class="plain" href="\/arena\/(?:fighters|agents)\/[\w-]+"><bdi>([^<]+)</g;
    const shown = [...(await page()).matchAll(leader)];
    expect(shown.map(([, rank]) => Number(rank))).toEqual([1, 2, 3, 4, 5, 6]);
    const names = (body.entries as unknown as { name: string }[]).map(({ name }) => name);
    for (const [, , name] of shown) expect(names).toContain(name);
    expect(await page()).toMatch(/class="dream" lang="sv"/);
  });
});
