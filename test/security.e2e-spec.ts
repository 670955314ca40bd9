import { connect } from 'node:net';
import { once } from 'node:events';
import type { Server } from './support/server.js';
import { ADMIN_TOKEN, createWorld, type World } from './support/world.js';

const ALLOWED = 'https://allowed.example';
const operator = { Authorization: `Bearer ${ADMIN_TOKEN}` };

let world: World;
let app: Server;

beforeAll(async () => {
  world = await createWorld({ SERVICES: 'design,cognitive,tools', CORS_ORIGINS: ALLOWED });
  app = await world.start();
});
afterAll(() => world.close());

/** Sends bytes as they are, and reads until the server closes. */
async function raw(bytes: string): Promise<string> {
  const socket = connect(app.port, '127.0.0.1');
  socket.setTimeout(60_000, () => socket.destroy());
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1'))).on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return text;
}

const statuses = (text: string): string[] => [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => status);

describe('requests that two servers would read differently', () => {
  const POST = 'POST /api/chat HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
  it.each([
    ['two lengths', `${POST}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}`],
    [
      'a length and chunks',
      `${POST}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/admin/keys HTTP/1.1\r\n\r\n`,
    ],
    ['an unknown transfer coding', `${POST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['a chunk size that is none', `${POST}Transfer-Encoding: chunked\r\n\r\n-1\r\n\r\n`],
    ['a length that is none', `${POST}Content-Length: +2\r\n\r\n{}`],
    ['a space before the colon', 'GET /livez HTTP/1.1\r\nHost : a\r\n\r\n'],
    ['a header that is folded', 'GET /livez HTTP/1.1\r\nHost: a\r\nX-A: b\r\n c\r\n\r\n'],
    ['no host', 'GET /livez HTTP/1.1\r\n\r\n'],
    ['nonsense', 'hello\r\n\r\n'],
  ])('%s: one 400, and the connection ends', async (_what, bytes) => {
    const text = await raw(bytes);
    expect(statuses(text)).toEqual(['400']);
    expect(text).toMatch(/Connection: close/i);
  });

  it('headers past 16 KiB: 431', async () => {
    expect(statuses(await raw(`GET /livez HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`))).toEqual([
      '431',
    ]);
  });
});

describe('what every answer says to browsers', () => {
  it.each([
    ['GET', '/livez', 200],
    ['GET', '/api/cognitive', 200],
    ['GET', '/nowhere', 404],
    ['GET', '/%ZZ', 404],
    ['GET', '/api/design/%C0%AF', 404],
    ['GET', '/docs', 200],
    ['GET', '/', 200],
    ['GET', '/openapi.json', 200],
    ['GET', '/assets/..%2f..%2fpackage.json', 404],
    ['PUT', '/api/chat', 405],
    ['OPTIONS', '/api/chat', 204],
  ])('%s %s', async (method, path, status) => {
    const { headers, ...answer } = await app.send(method, path, undefined, {
      headers: { Origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(status);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    for (const name of ['Set-Cookie', 'X-Powered-By', 'Server', 'Access-Control-Allow-Credentials'])
      expect(headers.get(name)).toBeNull();
  });

  it('an origin that is allowed is named, its neighbours are not', async () => {
    const named = async (Origin: string) =>
      (await app.get('/livez', { headers: { Origin } })).headers.get('Access-Control-Allow-Origin');
    expect(await named(ALLOWED)).toBe(ALLOWED);
    for (const other of ['https://allowed.example.evil.example', 'http://allowed.example', `${ALLOWED}:8443`, 'null'])
      expect(await named(other)).toBeNull();
  });
});

describe('keys', () => {
  it('are said by the answer that issues them only, stand nowhere in the database, and in no log', async () => {
    const issued: string[] = [];
    for (const kind of ['design', 'tools']) {
      const { body } = await app.post('/api/admin/keys', { interface: kind, name: 'Ada' }, { headers: operator });
      issued.push(String(body.api_key));
    }
    const [, tools] = issued;
    const mine = { 'X-API-Key': tools };
    const rotated = await app.post('/api/keys/rotate', undefined, { headers: mine });
    issued.push(String(rotated.body.api_key));
    const later = [
      await app.get('/api/keys/me', { headers: mine }),
      await app.get(`/api/bride/v1/cognitive?text=hello&api_key=${tools}`),
      await app.get('/api/admin/keys', { headers: operator }),
      await app.get('/metrics'),
      await app.post('/api/chat', {}, { headers: mine }),
    ];
    for (const { text, headers } of later)
      for (const key of issued) expect(text + JSON.stringify([...headers])).not.toContain(key);
    expect(later[0].headers.get('Cache-Control')).toBe('no-store');
    expect(await tablesWith([...issued, ADMIN_TOKEN, ...issued.map((key) => key.slice(11, 41))])).toEqual([]);
    for (const key of [...issued, ADMIN_TOKEN]) expect(app.logs).not.toContain(key);
  });

  it('are seen by this test where one is stored in clear', async () => {
    await world.query(
      "INSERT INTO account (id, interface, tier, name) VALUES (gen_random_uuid(), 'tools', 'free', 'fyra_seen')",
    );
    expect(await tablesWith(['fyra_seen'])).toEqual(['account']);
  });

  /** Tables with a row in which one of the texts stands, as text or as bytes. */
  async function tablesWith(texts: string[]): Promise<string[]> {
    const tables = await world.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
    );
    expect(tables.length).toBeGreaterThan(15);
    const found: string[] = [];
    for (const { name } of tables) {
      const [{ n }] = await world.query<{ n: string }>(
        `SELECT count(*) AS n FROM "${name}" AS t, unnest($1::text[]) AS wanted
         WHERE position(wanted in t::text) > 0 OR position(encode(convert_to(wanted, 'UTF8'), 'hex') in t::text) > 0`,
        [texts],
      );
      if (Number(n) > 0) found.push(name);
    }
    return found;
  }
});

it('nobody guesses the operator’s token as fast as they like, at neither door', async () => {
  const slow = await world.start({ ROLE: 'api', BURST_LIMIT: '15' });
  const guess = (path: string, Authorization: string) => slow.get(path, { headers: { Authorization } });
  for (const [path, scheme] of [
    ['/api/admin/queues/ui', 'Basic '],
    ['/api/admin/keys', 'Bearer '],
  ]) {
    await world.redis.flushdb();
    const guesses = Array.from({ length: 30 }, (_, i) =>
      guess(path, scheme + Buffer.from(`x:${i}`).toString('base64')),
    );
    const refused = (await Promise.all(guesses)).filter(({ status }) => status === 429);
    expect([path, refused.length]).toEqual([path, 15]);
  }
  await slow.stop();
});

describe('bodies', () => {
  it.each([
    ['__proto__', '{"message":"hi","__proto__":{"admin":true}}'],
    ['constructor', '{"message":"hi","constructor":{"prototype":{"admin":true}}}'],
    ['deep within', '{"messages":[{"role":"user","content":[{"__proto__":{"admin":true}}]}]}'],
  ])('that reach for prototypes are refused: %s', async (_what, body) => {
    expect((await app.post('/api/chat', body)).status).toBe(400);
    expect((await app.get('/livez')).text).not.toContain('admin');
  });

  it('past the limit are refused: 64 KiB, 1 MiB where clients of OpenAI speak', async () => {
    const of = (characters: number) =>
      JSON.stringify({ messages: [{ role: 'user', content: 'x'.repeat(characters) }] });
    expect((await app.post('/api/fashion-concept', of(66_000))).status).toBe(413);
    expect((await app.post('/v1/chat/completions', of(1_100_000))).status).toBe(413);
    expect((await app.post('/v1/chat/completions', of(500_000))).status).not.toBe(413);
  });

  it('a header’s line end cannot be answered back', async () => {
    const { headers } = await app.get('/livez?a=%0d%0aSet-Cookie:%20a=b', {
      headers: { 'X-Request-Id': 'a%0d%0aX-B: c' },
    });
    expect(headers.get('X-B')).toBeNull();
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('texts made to keep expressions busy', () => {
  const PUMPS = [
    ' ',
    'a',
    '0',
    '\n',
    '.',
    '?',
    'how do ',
    'get ',
    'who ?',
    '${',
    '{{',
    '<svg>j',
    '"messages":',
    '0°',
    'bust ',
    'uk\t',
    '1) ',
  ];
  /** Of the server, which ticks meanwhile. */
  const processorSeconds = async (): Promise<number> =>
    Number(/^process_cpu_seconds_total (.+)$/m.exec((await app.get('/metrics')).text)![1]);
  const fill = (pump: string, characters: number) => `wash ${pump.repeat(characters)}`.slice(0, characters - 1) + '!';

  it.each(PUMPS)('of %p: each is answered soon', async (pump) => {
    const { body } = await app.post(
      '/api/admin/keys',
      { interface: 'tools', overrides: { chat_daily: 100, fashion_daily: 100, cognitive_daily: 100 } },
      { headers: operator },
    );
    const headers = { 'X-API-Key': String(body.api_key), Prefer: 'wait=0' };
    const before = await processorSeconds();
    const answers = await Promise.all([
      app.post('/api/chat', { message: fill(pump, 8000) }, { headers }),
      app.post('/v1/chat/completions', { messages: [{ role: 'user', content: fill(pump, 60_000) }] }, { headers }),
      app.post('/api/generate', { description: fill(pump, 2000) }, { headers }),
      app.post('/api/bride-demo', { text: fill(pump, 2000) }),
      app.post('/api/register', { name: 'Ada', email: fill(`${pump}@`, 60_000) }),
      app.post('/api/v1/keys/request', { email: `ada@${fill(`${pump}.`, 60_000)}` }),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect((await processorSeconds()) - before).toBeLessThan(5);
  });
});
