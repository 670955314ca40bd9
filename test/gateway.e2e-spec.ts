import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server as HttpServer } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { WebSocket } from 'ws';
import { hasBrowser, openBrowser, pageOf } from './support/browser.js';
import { createSite, startGateway, type Gateway, type GatewayKind, type Site } from './support/gateway.js';
import { describeWith, programOf } from './support/program.js';
import type { Json } from './support/http.js';
import type { Server } from './support/server.js';
import { TlsClient, valuesOf, type Received } from './support/tls-client.js';
import { eventually } from './support/wait.js';
import { ADMIN_TOKEN, createFurnishedWorld, type World } from './support/world.js';

const isBrowsing = hasBrowser('gateway.e2e-spec');
const ALLOWED_ORIGIN = 'https://app.example';
const AS_BROWSER = { headers: { Accept: 'text/html,*/*;q=0.8' } };
const KINDS: GatewayKind[] = ['nginx', 'haproxy'];
const installed = KINDS.filter((kind) => programOf(kind) !== undefined);
for (const kind of KINDS.filter((one) => !installed.includes(one))) {
  process.stdout.write(`gateway.e2e-spec: skipped, not on this machine: ${kind}\n`);
}

let site: Site;
let world: World;
let server: Server;

const describeGateways = describeWith('openssl');
describeGateways('behind a gateway', () => {
  beforeAll(async () => {
    site = await createSite();
    world = await createFurnishedWorld({
      PUBLIC_URL: site.publicUrl,
      TRUST_PROXY: '1',
      CORS_ORIGINS: ALLOWED_ORIGIN,
      BILLING: 'sandbox',
    });
    server = await world.start();
  });
  afterAll(async () => {
    await world?.close();
    site?.remove();
  });

  it('keeps connections longer than a gateway does', async () => {
    expect((await server.get('/livez')).headers.get('Keep-Alive')).toBe('timeout=75');
  });

  it.each([
    '/METRICS',
    '/metrics/',
    '/Readyz',
    '/API/admin/queues',
    '/api/admin/queues/',
    '/api/pricing/',
    '/api/V1/fighters',
  ])('knows paths as they are documented only: not %s', async (path) => {
    const answer = await server.get(path, { headers: { Authorization: `Bearer ${ADMIN_TOKEN}` } });
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  });

  for (const kind of installed) describe(kind, () => behind(kind));
});

function behind(kind: GatewayKind): void {
  let gateway: Gateway;
  let client: TlsClient;
  /** Each gateway's callers have addresses of their own, as limits count over both. */
  const from = (n: number): string => `127.${kind === 'nginx' ? 1 : 2}.0.${n}`;

  beforeAll(async () => {
    gateway = await startGateway(kind, site, [server.port]);
    client = new TlsClient(site.publicUrl, site.certificate);
    await eventually('a request through', async () => (await client.get('/readyz')).status === 200);
  });
  afterAll(async () => {
    client?.close();
    await gateway?.stop();
  });

  describe('mounted below a path', () => {
    const READS = [
      '/api',
      '/api/pricing',
      '/api/v1/design',
      '/api/v1/league',
      '/api/v1/leaderboard',
      '/api/v1/fighters',
      '/api/state',
      '/api/cognitive',
      '/api/bride-say',
      '/v1/models',
      '/llms.txt',
      '/openapi.json',
      '/postman_collection.json',
    ];

    it.each(READS)('%s names addresses below it only', async (path) => {
      const { status, bytes } = await client.get(path);
      expect(status).toBe(200);
      expect(foreignAddresses(bytes.toString())).toEqual([]);
    });

    it('shows addresses that work', async () => {
      const { body } = await client.get<Record<string, Record<string, string>>>('/api');
      const shown = [...addressesIn(JSON.stringify(body.documentation)), ...addressesIn(JSON.stringify(body.links))];
      expect(shown.length).toBeGreaterThan(5);
      for (const address of shown) expect([address, (await client.get(address)).status]).not.toEqual([address, 404]);
    });

    it('answers a job with its address, and that with the image', async () => {
      const sent = await client.post('/api/generate', { description: 'a red linen shirt' }, { from: from(10) });
      expect(sent.status).toBe(202);
      expect(sent.headers.location).toBe(String(sent.body.status_url));
      expect(sent.headers.location).toContain(`${site.publicUrl}/api/status/img_`);
      const done = await eventually('the image', async () => {
        const { body } = await client.get(sent.headers.location!);
        return (body.status as unknown) === 'completed' && body;
      });
      const image = await client.get(String(done.image_url));
      expect(image.headers['content-type']).toBe('image/png');
      expect(image.bytes.subarray(1, 4).toString()).toBe('PNG');
    });

    it('keeps an encoded slash', async () => {
      expect((await client.get('/api/v1/markets/BTC%2FUSD/candles?interval=1m&limit=1')).status).toBe(200);
    });

    it.each(['/', '/trial', '/api/register', '/api/pricing'])('the page %s stays below it', async (path) => {
      const { status, bytes } = await client.get(path, AS_BROWSER);
      expect(status).toBe(200);
      const links = [...bytes.toString().matchAll(/(?:href|src|action)="(\/[^"]*)"/g)].map(([, link]) => link);
      expect(links.length).toBeGreaterThan(5);
      expect(links.filter((link) => !link.startsWith('/fyra/'))).toEqual([]);
      const origin = site.publicUrl.slice(0, -'/fyra'.length);
      for (const link of new Set(links))
        expect([link, (await client.get(origin + link, AS_BROWSER)).status]).toEqual([link, 200]);
    });

    (isBrowsing ? it : it.skip)('Swagger UI loads and tries an operation out', async () => {
      const browser = await openBrowser();
      try {
        const page = await browser.newPage({ ignoreHTTPSErrors: true });
        const failed: string[] = [];
        page.on('response', (answer) => answer.status() >= 400 && failed.push(answer.url()));
        page.on('console', (message) => message.type() === 'error' && failed.push(message.text()));
        await page.goto(`${site.publicUrl}/docs`);
        const operation = page.locator('.opblock', { has: page.locator('[data-path="/api/v1/fighters"]') }).first();
        await operation.locator('.opblock-summary-control').click();
        await operation.locator('button.execute').click();
        expect(
          await operation.locator('.live-responses-table tbody .response-col_status').first().textContent(),
        ).toContain('200');
        expect(await operation.locator('.request-url pre').textContent()).toBe(`${site.publicUrl}/api/v1/fighters`);
        expect(failed).toEqual([]);
      } finally {
        await browser.close();
      }
    });
  });

  const canBrowse = isBrowsing && kind === 'nginx'; // a browser is one address, which has one trial an hour
  (canBrowse ? describe : describe.skip)('pages in a browser, over TLS', () => {
    let browser: Browser;
    const complaints: string[] = [];
    const opened = async (path: string): Promise<Page> => {
      const page = await pageOf(browser, complaints, { ignoreHTTPSErrors: true });
      const answer = await page.goto(site.publicUrl + path);
      expect(answer!.headers()['strict-transport-security']).toMatch(/max-age=\d{7,}/);
      return page;
    };
    beforeAll(async () => {
      browser = await openBrowser();
    });
    afterAll(() => browser?.close());
    afterEach(() => expect(complaints.splice(0)).toEqual([]));

    it('a trial’s cookie travels on TLS alone, no script reads it, and every link stays on TLS and below the path', async () => {
      const page = await opened('/studio?text=a%20red%20linen%20skirt');
      await eventually('the script has taken over', () => page.locator('.preview img').isVisible());
      await page.click('.compose button');
      await eventually('it is made', async () => (await page.locator('img.illustration').count()) === 1);
      const [cookie] = await page.context().cookies();
      expect(cookie).toMatchObject({
        name: 'fyra_trial',
        secure: true,
        httpOnly: true,
        sameSite: 'Strict',
        path: '/fyra',
      });
      expect(await page.evaluate(() => document.cookie)).toBe('');
      await page.click('summary:has-text("Share")');
      expect(await page.inputValue('#share-link')).toMatch(`${site.publicUrl}/d/dsn_`);
      const named = await page
        .locator('[href], [src]')
        .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href || (one as HTMLImageElement).src));
      expect(named.length).toBeGreaterThan(12);
      expect(named.filter((address) => !address.startsWith(`${site.publicUrl}/`))).toEqual([]);
      await page.close();
    });

    it('the arena is live, and a record is checked with the browser’s own keys', async () => {
      const page = await opened('/arena');
      await eventually('it is live', async () => (await page.locator('.clock.live').count()) === 1);
      const at = await page.locator('.clock time').textContent();
      await eventually('the clock goes on', async () => (await page.locator('.clock time').textContent()) !== at);
      const record = await eventually('a record is signed', async () => {
        const { body } = await server.get<{ records: { match_id: string }[] }>('/api/v1/records?limit=1');
        return body.records[0]?.match_id;
      });
      await page.goto(`${site.publicUrl}/arena/matches/${record}`);
      await page.click('button:text-is("Verify")');
      await eventually('it is right', async () => (await page.textContent('.verdict'))?.includes('what was signed'));
      await page.close();
    });
  });

  describe('the client', () => {
    it('is who connects, whatever address he writes himself', async () => {
      const ask = (n: number, address: string) =>
        client.post(
          '/api/chat',
          { message: 'hello' },
          { from: address, headers: { 'X-Forwarded-For': `203.0.113.${n}` } },
        );
      const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => ask(n, from(1))));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(57);
      expect((await ask(1, from(2))).status).toBe(200);
    });
  });

  describe('event streams', () => {
    it.each([
      ['/api/v1/stream', 'GET', undefined],
      ['/api/cognitive/stream', 'GET', undefined],
      [
        '/v1/chat/completions',
        'POST',
        { stream: true, messages: [{ role: 'user', content: 'Which fabric for a summer shirt?' }] },
      ],
    ])('%s brings its first event, and is not kept until its end', async (path, method, body) => {
      const headers = { 'Accept-Encoding': 'gzip, br', 'Last-Event-ID': '1-0' };
      const stream = await client.open(method, path, { from: from(3), body, headers });
      expect(stream.statusCode).toBe(200);
      expect(stream.headers['content-encoding']).toBeUndefined();
      expect(await firstData(stream)).toContain('data: ');
      stream.destroy();
    });
  });

  describe('bodies', () => {
    it('that are too large for the operation are refused by it', async () => {
      const refused = await client.post('/api/chat', { message: 'x'.repeat(100_000) }, { from: from(4) });
      expect(refused).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
      expect(refused.body.request_id).toBeDefined();
    });

    it('that do not come as a whole do not come at all', async () => {
      const { hostname: host, port } = new URL(site.publicUrl);
      const slow = connectTls({ host, port: Number(port), ca: site.certificate, servername: host });
      const id = `half-${kind}`;
      slow.on('error', () => undefined);
      const head = `POST /fyra/api/chat HTTP/1.1\r\nHost: ${host}\r\nX-Request-Id: ${id}\r\nContent-Type: application/json\r\n`;
      await new Promise<unknown>((sent) => void slow.write(`${head}Content-Length: 100\r\n\r\n{"message":`, sent));
      await sleep(500);
      slow.destroy();
      await client.post('/api/chat', {}, { headers: { 'X-Request-Id': `whole-${kind}` }, from: from(4) });
      await eventually('the line of the next request', () => Promise.resolve(server.logs.includes(`whole-${kind}`)));
      expect(server.logs).not.toContain(id);
    });

    it.each([
      ['HTTP/1.1', async (text: string) => client.post('/api/chat', text, { from: from(4) })],
      ['HTTP/2', async (text: string) => postOverHttp2(`${site.publicUrl}/api/chat`, text)],
    ] as const)('that are too large for all are refused over %s too', async (_protocol, post) => {
      const refused = await post('x'.repeat(3_000_000));
      expect(refused).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
      expect(refused.headers['content-type']).toContain('application/problem+json');
    });
  });

  describe('headers', () => {
    it('browsers are told once to come by TLS only', async () => {
      expect(valuesOf(await client.get('/api'), 'Strict-Transport-Security')).toEqual(['max-age=31536000']);
      const plain = await client.get(`http://127.0.0.1:${site.http}/fyra/api?x=1`);
      expect(plain.status).toBe(308);
      expect(plain.headers.location).toBe('https://127.0.0.1/fyra/api?x=1'.replace('127.0.0.1', hostOf(kind)));
    });

    it('pages of the listed origin may call, others may not', async () => {
      for (const path of ['/api', '/api/v1/fighters']) {
        const origin = (name: string) => client.get(path, { headers: { Origin: name } });
        expect(valuesOf(await origin(ALLOWED_ORIGIN), 'Access-Control-Allow-Origin')).toEqual([ALLOWED_ORIGIN]);
        expect(valuesOf(await origin('https://evil.example'), 'Access-Control-Allow-Origin')).toEqual([]);
      }
      const headers = { Origin: ALLOWED_ORIGIN, 'Access-Control-Request-Method': 'POST' };
      const preflight = await client.send('OPTIONS', '/api/chat', { headers });
      expect(preflight.status).toBe(204);
      expect(preflight.headers['access-control-allow-methods']).toContain('POST');
    });

    it.each(['PROPFIND', 'MKCOL', 'COPY', 'LOCK', 'TRACE'])('%s is refused', async (method) => {
      const refused = await client.send(method, '/api');
      expect(refused.status).toBe(405);
      expect(server.logs).not.toContain(`"${method}"`);
    });

    it('every method of the documented operations comes through', async () => {
      const { body } = await client.get<{ paths: Record<string, Record<string, unknown>> }>('/openapi.json');
      const methods = new Set(Object.values(body.paths).flatMap((path) => Object.keys(path)));
      expect(methods).toContain('put');
      for (const method of methods) expect((await client.send(method.toUpperCase(), '/nowhere')).status).toBe(404);
    });

    it('streams of the futures protocol come through', async () => {
      const address = `${site.publicUrl.replace('https', 'wss')}/ws/btcusdt@markPrice@1s`;
      const socket = new WebSocket(address, { ca: site.certificate });
      const [told] = await once(socket, 'message');
      expect(JSON.parse(String(told))).toMatchObject({ e: 'markPriceUpdate', s: 'BTCUSDT' });
      socket.close();
    });

    it('no key reaches the log of requests', async () => {
      await client.get('/api/keys/me?api_key=fyra_tools_secret');
      await eventually('the line', () => gateway.logs.includes('/api/keys/me'));
      expect(gateway.logs).not.toContain('fyra_tools_secret');
    });
  });

  describe('what is not public', () => {
    const forms = (path: string): string[] => {
      const [, first, rest] = /^\/(.)(.*)$/.exec(path)!;
      const encoded = `%${first.charCodeAt(0).toString(16)}`;
      return [path, `${path}/`, path.toUpperCase(), `/${first.toUpperCase()}${rest}/`, `${path}?a=1`].concat([
        `/${encoded}${rest}`,
        `/${path}`,
        `/${path.toUpperCase()}`,
        `/.${path}`,
        `/api/..${path}`,
        `${path};a`,
      ]);
    };

    const operator = { Authorization: `Bearer ${ADMIN_TOKEN}` };

    /** As it stands in the request's first line: no client makes it tidy before. */
    const askRaw = (path: string, headers: Record<string, string> = {}): Promise<Received<string>> =>
      client.send('GET', '', { rawPath: `/fyra${path}`, headers });

    it.each(forms('/metrics'))('%s of the metrics stays inside', async (path) => {
      const answer = await askRaw(path);
      expect([answer.status, answer.bytes.includes('process_cpu')]).toEqual([404, false]);
    });

    describe('for everybody', () => {
      const restart = async (settings = {}): Promise<void> => {
        await gateway.stop();
        gateway = await startGateway(kind, site, [server.port], settings);
      };
      beforeAll(() => restart({ operators: '10.0.0.0/8' }));
      afterAll(() => restart());

      it.each(forms('/api/admin/queues'))('%s answers the networks of the operators only', async (path) => {
        const answer = await askRaw(path, operator);
        expect([answer.status, answer.bytes.includes('waiting')]).toEqual([404, false]);
      });
    });

    it('is the name of the operator who acts: nobody names himself', async () => {
      const headers = { ...operator, 'X-Operator': 'mallory' };
      const sent = await client.post('/api/admin/keys', { interface: 'tools', name: kind }, { headers });
      expect(sent.status).toBe(201);
      const { body } = await client.get<{ entries: { actor: string }[] }>('/api/admin/audit?limit=1', { headers });
      expect(body.entries.map(({ actor }) => actor)).toEqual(['token']);
    });

    it('is there for who may', async () => {
      expect((await client.get('/api/admin/queues', { headers: operator })).status).toBe(200);
      expect((await server.get('/metrics')).status).toBe(200);
    });
  });

  describe('compression and caching', () => {
    const DECODE = { br: brotliDecompressSync, gzip: gunzipSync };

    it.each([
      ['/api/v1/leaderboard', 'br'],
      ['/api/v1/leaderboard', 'gzip'],
      ['/openapi.json', 'gzip'],
    ] as const)('%s comes compressed once by %s', async (path, encoding) => {
      const read = () => client.get(path, { headers: { 'Accept-Encoding': encoding } });
      const answer = await eventually('the compressed form', async () => {
        const one = await read();
        return one.headers['content-encoding'] !== undefined && one;
      });
      expect(valuesOf(answer, 'Content-Encoding')).toEqual([encoding]);
      expect(() => JSON.parse(DECODE[encoding](answer.bytes).toString())).not.toThrow();
    });

    it.each([
      ['/api/cognitive', 'identity'],
      ['/api/cognitive', 'br'],
      ['/api/v1/fighters/ember-vane/avatar.svg', 'identity'],
      ['/api/v1/fighters/ember-vane/avatar.svg', 'gzip'],
    ])('%s (%s) is not sent again to who has it', async (path, encoding) => {
      const headers = { 'Accept-Encoding': encoding };
      const again = await eventually('an answer that has not changed', async () => {
        const { etag } = (await client.get(path, { headers })).headers;
        const second = await client.get(path, { headers: { ...headers, 'If-None-Match': String(etag) } });
        return second.status === 304 && second;
      });
      expect(again.body).toBe('');
    });
  });

  describe('a process that fails in the middle', () => {
    it.each([
      ['GET', {}, 200],
      ['POST', { 'Idempotency-Key': 'once' }, 200],
      ['POST', {}, 502],
    ] as const)('%s %j is answered %i', async (method, headers, status) => {
      const failing = await upstream((socket) => socket.destroy());
      const sound = await upstream(() => undefined);
      await gateway.stop();
      const retrying = await startGateway(kind, site, [failing.port, sound.port]);
      try {
        const ask = () => client.send(method, '/api/chat', { headers, body: method === 'POST' ? {} : undefined });
        const answers = [];
        while (failing.requests === 0) answers.push(await ask());
        const last = answers.at(-1)!;
        expect(last.status).toBe(status === 502 && kind === 'nginx' ? 503 : status);
        if (status === 502) expect(last.body).toMatchObject({ code: 'unavailable' });
        expect(sound.requests).toBe(answers.length - (status === 200 ? 0 : 1));
      } finally {
        await retrying.stop();
        await Promise.all([failing.stop(), sound.stop()]);
        gateway = await startGateway(kind, site, [server.port]);
      }
    });
  });
}

/** HAProxy and nginx answer to whatever name; ours in the test has none but localhost. */
const hostOf = (kind: GatewayKind): string => (kind === 'haproxy' ? `127.0.0.1:${site.http}` : '127.0.0.1');

const addressesIn = (text: string): string[] => text.match(/https?:\/\/[^\s"'<>\\`)]+/g) ?? [];

/** Places on the web that we name, which are not ours. */
const ELSEWHERE = /^https?:\/\/(opensource\.org|example\.(com|org)|[\w.-]+\.example|schema\.getpostman\.com)(\/|$)/;

const foreignAddresses = (text: string): string[] =>
  addressesIn(text).filter((address) => !address.startsWith(site.publicUrl) && !ELSEWHERE.test(address));

async function firstData(stream: AsyncIterable<unknown>): Promise<string> {
  let text = '';
  for await (const chunk of stream) {
    text += String(chunk);
    if (text.includes('data: ')) return text;
  }
  return text;
}

/** One request on a connection of its own. */
async function postOverHttp2(address: string, text: string): Promise<Pick<Received, 'status' | 'headers' | 'body'>> {
  const session = connectHttp2(address, { ca: site.certificate });
  const path = new URL(address).pathname;
  const stream = session.request({ ':method': 'POST', ':path': path, 'content-type': 'application/json' });
  try {
    stream.end(text);
    const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders & { ':status': number }];
    let answer = '';
    for await (const chunk of stream) answer += String(chunk);
    return { status: headers[':status'], headers, body: JSON.parse(answer) as Json };
  } finally {
    session.close();
  }
}

interface Upstream {
  port: number;
  requests: number;
  stop(): Promise<void>;
}

/** A process that is ready, and does to every other request what it is told; unless that ended it, it answers. */
async function upstream(onRequest: (socket: { destroy(): void }) => void): Promise<Upstream> {
  const self: Upstream = { port: 0, requests: 0, stop: () => stopped(http) };
  const http = createServer((request, response) => {
    if (request.url === '/readyz') return void response.end('{}');
    self.requests += 1;
    onRequest(request.socket);
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  self.port = (http.address() as AddressInfo).port;
  return self;
}

async function stopped(http: HttpServer): Promise<void> {
  http.close();
  http.closeAllConnections();
  if (http.listening) await once(http, 'close');
}
