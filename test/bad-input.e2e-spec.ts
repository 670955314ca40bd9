import { bodyOf, document } from './support/openapi.js';
import type { Server } from './support/server.js';
import { ADMIN_TOKEN, createWorld, type World } from './support/world.js';

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);

const json = (body: string): RequestInit => ({ body, headers: { 'Content-Type': 'application/json' } });
const nested = '['.repeat(5000) + ']'.repeat(5000);

/** What careless and hostile callers send; the name says which. */
const BODIES: Record<string, RequestInit> = {
  nothing: {},
  null: json('null'),
  'a number': json('1e308'),
  'an array': json('[]'),
  'an empty object': json('{}'),
  'malformed JSON': json('{"a":'),
  'an unknown field': json('{"no_such_field":1}'),
  'a prototype': json('{"__proto__":{"admin":true},"constructor":{"prototype":{}}}'),
  'deep nesting': json(`{"description":${nested}}`),
  'too much': json(`{"description":"${'x'.repeat(1_100_000)}"}`),
  'the wrong media type': { body: 'a=b', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
  'no media type': { body: new Uint8Array([123, 125]) },
  'broken UTF-8': {
    body: new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    headers: { 'Content-Type': 'application/json' },
  },
};

/** Every field that any operation knows, filled with values that none expects. */
const FIELDS = [
  ...new Set(JSON.stringify(document).match(/"[a-z_]{2,30}":\{"(?:type|enum|allOf|\$ref|example|description)/g) ?? []),
].map((match) => match.slice(1, match.indexOf('"', 1)));
const VALUES: Record<string, string> = {
  null: 'null',
  true: 'true',
  'a negative number': '-1',
  'a huge number': '1e308',
  'a fraction': '0.1',
  'an empty text': '""',
  'a long text': JSON.stringify('å'.repeat(20_000)),
  'control characters': '"a\\u0000b\\u0007\\u001b[2J"',
  'half a surrogate pair': '"\\ud83d"',
  'emoji and right-to-left marks': '"👗\\u202e\\u200d💃"',
  markup: '"<script>alert(1)</script>\'; DROP TABLE account; --"',
  'an object': '{"a":{"b":1}}',
  'an array': '[1,null,"x",{}]',
};

jest.setTimeout(60_000);

describe('bad input', () => {
  let world: World;
  let app: Server;
  let keys: Record<string, string>;
  let issued = 0;

  beforeAll(async () => {
    world = await createWorld({
      BURST_LIMIT: '1000000',
      ARENA_HOURLY_LIMIT: '1000000',
      REGISTRATIONS_PER_IP: '1000000',
    });
    app = await world.start();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    keys = { arena: await issue('arena'), design: await issue('design'), tools: await issue('tools') };
    await app.post('/api/v1/agents/heartbeat', undefined, { headers: { 'X-Arena-Key': keys.arena } });
  });

  async function issue(kind: string): Promise<string> {
    const overrides = { fashion_daily: 1e6, chat_daily: 1e6, cognitive_daily: 1e6, uses_total: 1e6, arena_hourly: 1e6 };
    const answer = await fetch(`${app.base}/api/admin/keys`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${ADMIN_TOKEN}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ interface: kind, name: `hostile-${kind}-${++issued}`, overrides }),
    });
    return ((await answer.json()) as { api_key: string }).api_key;
  }

  async function send(method: string, path: string, init: RequestInit): Promise<void> {
    const kind = path.includes('/design') ? 'design' : 'tools';
    const operator: Record<string, string> = path.startsWith('/api/admin')
      ? { Authorization: `Bearer ${ADMIN_TOKEN}` }
      : {};
    const headers: Record<string, string> = {
      'X-Arena-Key': keys.arena,
      'X-API-Key': keys[kind],
      Prefer: 'wait=0',
      ...operator,
      ...(init.headers as Record<string, string> | undefined),
    };
    const body = method === 'GET' ? undefined : init.body;
    const signal = AbortSignal.timeout(10_000);
    const answer = await fetch(app.base + path, { method, headers, body, signal });
    const streaming = answer.headers.get('content-type')?.startsWith('text/event-stream');
    const text = streaming ? '' : await answer.text();
    if (streaming) await answer.body?.cancel();
    if (answer.status >= 500 && !/"code":"(market_paused|queue_full)"/.test(text))
      throw new Error(`${method} ${path} → ${answer.status} ${text}`);
    if (answer.status >= 400) expectProblem(answer, text);
  }

  function expectProblem(answer: Response, text: string): void {
    expect(answer.headers.get('content-type')).toMatch(/^application\/(problem\+)?json/);
    const problem = JSON.parse(text) as Record<string, unknown>;
    expect(problem).toMatchObject({
      status: answer.status,
      code: expect.stringMatching(/^[a-z_]+$/),
      request_id: expect.any(String),
    });
    expect(text).not.toMatch(/node_modules|\.ts:\d+|at .*\(/);
  }

  it('reads the operations of the document', () => expect(operations.length).toBeGreaterThan(30));

  it.each(operations.filter(({ method }) => method !== 'GET'))(
    '$method $path answers hostile bodies',
    async ({ method, path, operation }) => {
      const target = path.replaceAll(/\{[^}]+\}/g, 'unknown');
      for (const init of Object.values(BODIES)) await send(method, target, init);
      for (const value of Object.values(VALUES))
        await send(method, target, json(`{${FIELDS.map((name) => `"${name}":${value}`).join(',')}}`));
      for (const body of spoiled(bodyOf(operation))) await send(method, target, json(body));
    },
  );

  it.each(operations)('$method $path answers hostile addresses', async ({ method, path, operation }) => {
    for (const id of ['%00', '%F0%9F%91%97', '..%2f..%2fetc%2fpasswd', 'a'.repeat(3000), '%ZZ', '-1', "'%22;--"]) {
      if (path.includes('{')) await send(method, path.replaceAll(/\{[^}]+\}/g, id), {});
    }
    const queries = (operation.parameters ?? [])
      .filter((parameter) => parameter.in === 'query')
      .map(({ name }) => name);
    for (const value of ['', 'x', '-1', '0', '1e308', 'NaN', '%00', '%F0%9F%91%97', '1&limit=2', 'å'.repeat(3000)]) {
      const query = ['limit', 'cursor', ...queries].map((name) => `${name}=${value}`).join('&');
      await send(method, `${path.replaceAll(/\{[^}]+\}/g, 'unknown')}?${query}`, {});
    }
  });

  /** The document's own example with one member after the other replaced by each hostile value. */
  function spoiled(example: unknown): string[] {
    if (typeof example !== 'object' || example === null) return [];
    const members = Object.entries(example).map(([name, value]) => [name, JSON.stringify(value)] as const);
    return members.flatMap(([spoilt]) =>
      Object.values(VALUES).map(
        (value) => `{${members.map(([name, text]) => `"${name}":${name === spoilt ? value : text}`).join(',')}}`,
      ),
    );
  }
});
