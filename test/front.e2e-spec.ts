import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { POLICIES } from './support/policies.js';
import { RawRequest } from './support/raw-request.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { ADMIN_TOKEN, createWorld, type World } from './support/world.js';

/** What stands in front of every route: documents that cost nothing to answer, and requests that are not even looked at. */
const BURST = 40;
const DOCUMENTS = ['/openapi.json', '/postman_collection.json', '/docs', '/docs/swagger-ui-bundle.js', '/api/health'];
const KEPT = DOCUMENTS.filter((path) => path !== '/api/health');
const DECODE = { br: brotliDecompressSync, gzip: gunzipSync };

let world: World;
let server: Server;
beforeAll(async () => {
  world = await createWorld({
    SERVICES: 'design,cognitive,tools',
    BURST_LIMIT: String(BURST),
    BURST_WINDOW_SECONDS: '3600',
  });
  server = await world.start();
});
afterAll(() => world.close());

interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** Each test asks from an address of its own, as the burst limit counts by it. */
let addresses = 1;
function ownAddress(): string {
  addresses += 1;
  return `127.0.${3 + (addresses >> 8)}.${addresses & 255}`;
}

/** What comes back as soon as its headers are there. */
function ask(path: string, from: string, headers: Record<string, string>, method: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options = { port: server.port, host: '127.0.0.1', localAddress: from, path, headers, method };
    request(options, resolve).on('error', reject).end();
  });
}

async function get(path: string, from: string, headers: Record<string, string> = {}): Promise<Got> {
  const answer = await ask(path, from, headers, 'GET');
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode!, headers: answer.headers, bytes: Buffer.concat(chunks) };
}

describe('documents', () => {
  it.each(DOCUMENTS)('%s counts towards the burst limit, without a key and with one', async (path) => {
    const from = ownAddress();
    const some = await Promise.all(Array.from({ length: BURST + 10 }, () => get(path, from)));
    expect(some.filter(({ status }) => status === 200)).toHaveLength(BURST);
    expect(some.filter(({ status }) => status === 429)).toHaveLength(10);
    const elsewhere = ownAddress();
    const keyed = Array.from({ length: BURST + 10 }, () => get(path, elsewhere, { 'X-API-Key': 'of any kind' }));
    expect((await Promise.all(keyed)).filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it.each(KEPT.flatMap((path) => (['br', 'gzip'] as const).map((coding) => [path, coding] as const)))(
    '%s comes compressed by %s, and is not sent again to who has it',
    async (path, coding) => {
      const from = ownAddress();
      const [plain] = await Promise.all([get(path, from), get(path, from, { 'Accept-Encoding': coding })]);
      const answer = await eventually('the compressed form', async () => {
        const one = await get(path, from, { 'Accept-Encoding': coding });
        return (one.headers['content-encoding'] === coding || plain.bytes.length < 1024) && one;
      });
      if (plain.bytes.length >= 1024) expect(DECODE[coding](answer.bytes).equals(plain.bytes)).toBe(true);
      const again = await get(path, from, { 'Accept-Encoding': coding, 'If-None-Match': answer.headers.etag! });
      expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, answer.headers.etag]);
      expect(again.headers['content-security-policy']).toBe(answer.headers['content-security-policy']);
    },
  );

  it('are the same bytes for everybody, also with a key, and made once', async () => {
    const from = ownAddress();
    for (const path of KEPT) {
      const [first, second, keyed] = [
        await get(path, from),
        await get(path, from),
        await get(path, from, { 'X-API-Key': 'x' }),
      ];
      expect([second.headers.etag, keyed.headers.etag]).toEqual([first.headers.etag, first.headers.etag]);
      expect(keyed.bytes.equals(first.bytes)).toBe(true);
    }
  });

  it('the page of Swagger UI may run its own scripts only, and says so once', async () => {
    const { headers, bytes } = await get('/docs', ownAddress());
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'.*connect-src 'self' http/,
    );
    for (const [, file] of bytes.toString().matchAll(/(?:src|href)="([^"]+)"/g))
      expect((await get(file, ownAddress())).status).toBe(200);
  });

  it('of health says how it is', async () => {
    const { bytes } = await get('/api/health', ownAddress());
    expect(JSON.parse(bytes.toString())).toMatchObject({ status: 'ok', dependencies: { database: 'up', redis: 'up' } });
  });
});

describe('a request that is not looked at', () => {
  it.each(['/api/cognitive', '/livez', '/api/keys/me'])('%s with two Host headers', async (path) => {
    const request = new RawRequest(server.port).say(
      `GET ${path} HTTP/1.1\r\nHost: a.example\r\nhOST: b.example\r\n\r\n`,
    );
    const answer = await request.whole();
    expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*application\/problem\+json[^]*"code":"malformed_request"/);
  });
});

it('nothing says what it is made with, over every route', async () => {
  const paths = Object.keys(POLICIES).map((route) => route.split(' '));
  const open = { Authorization: `Basic ${Buffer.from(`x:${ADMIN_TOKEN}`).toString('base64')}` };
  const asked = [
    ...paths,
    ['GET', '/nowhere'],
    ['OPTIONS', '/api'],
    ['DELETE', '/livez'],
    ['GET', '/api/admin/queues/ui/static/none'],
  ];
  const telling: string[] = [];
  for (const [method, path] of asked) {
    const answer = await ask(path.replace('/{*path}', '/').replaceAll(':', ''), ownAddress(), open, method);
    if ('x-powered-by' in answer.headers || 'server' in answer.headers) telling.push(`${method} ${path}`);
    answer.destroy(); // a stream goes on
  }
  expect(asked.length).toBeGreaterThan(90);
  expect(telling).toEqual([]);
});

describe('forwarded headers', () => {
  const ready = async (one: Server): Promise<unknown> => (await one.get('/readyz')).body;

  it('of whom nobody trusts are warned of once, in readiness and log', async () => {
    expect(await ready(server)).toEqual({ status: 'ok' });
    for (let i = 0; i < 3; i++) await get('/livez', ownAddress(), { 'X-Forwarded-For': `203.0.113.${i}` });
    expect(await ready(server)).toEqual({ status: 'ok', warnings: ['forwarded_headers_from_untrusted_peer'] });
    const said = server.logs.split('\n').filter((line) => line.includes('which TRUST_PROXY does not name'));
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/arrives from 127\.0\.\d+\.\d+, .* are one client/);
  });
});
