import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Fyra, FyraError, verifiedWebhook } from '../clients/typescript/src/index.js';
import { eventsIn } from '../clients/typescript/src/events.js';

interface Heard {
  method?: string;
  url?: string;
  headers: Record<string, unknown>;
  body: string;
}
type Manner = [status: number, body: unknown, headers?: Record<string, string>];

let server: Server;
let heard: Heard[];
let manners: Manner[];
const OK: Manner = [200, { fine: true }];

beforeEach(async () => {
  [heard, manners] = [[], []];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      heard.push({ method: request.method, url: request.url, headers: request.headers, body });
      const [status, answer, headers] = manners.shift() ?? OK;
      const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(text);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const keys = { apiKey: 'a-key', arenaKey: 'an-arena-key', operatorToken: 'a-token' };
const client = () =>
  new Fyra({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/below/`, ...keys });
const refusal = (code: string, seconds?: string): Manner => [
  code === 'rate_limited' ? 429 : 503,
  { code, detail: 'Later.' },
  seconds === undefined ? {} : { 'Retry-After': seconds },
];

describe('a call', () => {
  it('puts each part where the operation has it, below the server’s path', async () => {
    await client().history.candles({ symbol: 'BTC-USD', interval: '5m', limit: 3 });
    expect(heard[0]).toMatchObject({ method: 'GET', url: '/below/api/v1/markets/BTC-USD/candles?interval=5m&limit=3' });
    await client().design.revise({ id: 'dsn/../x', instruction: 'in red' });
    expect(heard[1]).toMatchObject({
      method: 'POST',
      url: '/below/api/v1/design/dsn%2F..%2Fx/revise',
      body: '{"instruction":"in red"}',
    });
    for (const id of ['..', '.', '']) await expect(client().league.fighter({ id })).rejects.toThrow(TypeError);
    expect(heard).toHaveLength(2);
  });

  it('carries the key that the operation takes, and no other', async () => {
    const of = ({ headers }: Heard) => [headers['x-api-key'], headers['x-arena-key'], headers.authorization];
    await client().league.snapshot();
    await client().keys.me();
    await client().ring.heartbeat();
    await client().audit.list();
    await new Fyra({
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      arenaKey: 'an-arena-key',
    }).usage.report();
    expect(heard.map(of)).toEqual([
      [undefined, undefined, undefined],
      ['a-key', undefined, undefined],
      [undefined, 'an-arena-key', undefined],
      [undefined, undefined, 'Bearer a-token'],
      [undefined, 'an-arena-key', undefined],
    ]);
  });

  it('that creates something is repeated under one key that holds for all tries', async () => {
    manners = [refusal('unavailable', '0'), refusal('rate_limited', '0')];
    await client().design.submit({ description: 'a red dress' });
    const sent = heard.map(({ headers }) => headers['idempotency-key']);
    expect(sent).toHaveLength(3);
    expect(new Set(sent).size).toBe(1);
    expect(String(sent[0]).length).toBeGreaterThanOrEqual(22);
    await client().design.submit({ description: 'a red dress' }, { idempotencyKey: 'my own key, and long enough' });
    expect(heard[3].headers['idempotency-key']).toBe('my own key, and long enough');
  });

  it('that might have been done is not repeated', async () => {
    manners = [refusal('unavailable', '0')];
    await expect(client().ring.heartbeat()).rejects.toMatchObject({ status: 503 });
    expect(heard).toHaveLength(1);
  });

  it('says what the server said no with', async () => {
    manners = [
      [
        400,
        { code: 'validation_failed', detail: 'Not valid.', errors: [{ path: 'style', message: 'must be a string' }] },
        { 'X-Request-Id': 'r1' },
      ],
    ];
    const refused = await client()
      .concepts.plan({ style: 'x' })
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(FyraError);
    expect(refused).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Not valid.',
      requestId: 'r1',
      errors: [{ path: 'style' }],
    });
  });

  it('gives up after three more tries, or at once where more patience is asked than a minute', async () => {
    manners = [1, 2, 3, 4, 5].map(() => refusal('unavailable', '0'));
    await expect(client().league.snapshot()).rejects.toMatchObject({ code: 'unavailable', retryAfter: 0 });
    expect(heard).toHaveLength(4);
    manners = [refusal('rate_limited', '3000')];
    await expect(client().league.snapshot()).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 3000 });
    expect(heard).toHaveLength(5);
  });

  it('that was given up waits no longer', async () => {
    manners = [refusal('unavailable', '50')];
    const controller = new AbortController();
    const asked = client().league.snapshot(undefined, { signal: controller.signal });
    setTimeout(() => controller.abort(), 100);
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('waits for a job, and tells of its progress', async () => {
    manners = [
      [200, { status: 'queued', progress: 0 }],
      [200, { status: 'processing', progress: 40 }],
      [200, { status: 'completed', progress: 100 }],
    ];
    const told: number[] = [];
    const fyra = client();
    const done = await fyra.finished(
      (options) => fyra.designs.read({ id: 'dsn_1' }, options),
      (progress) => told.push(progress),
    );
    expect([done.status, told]).toEqual(['completed', [0, 40, 100]]);
    expect(heard[0].headers.prefer).toBe('wait=25');
  });
});

describe('a stream', () => {
  const pieces = async function* (text: string, size: number) {
    const bytes = new TextEncoder().encode(text);
    for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.slice(at, at + size));
  };
  const TEXT = ': hello\n\nid: 1\nevent: tick\ndata: {"å":1}\n\ndata: two\r\ndata: lines\r\n\r\nevent: empty\n\n';

  it.each([1, 2, 7, 1_000])('is read in pieces of %d bytes', async (size) => {
    const events = [];
    for await (const event of eventsIn(pieces(TEXT, size) as never)) events.push(event);
    expect(events).toEqual([
      { id: '1', event: 'tick', data: { å: 1 } },
      { id: null, event: 'message', data: 'two\nlines' },
    ]);
  });

  it('that was cut is opened again behind its last event; one that had none ends', async () => {
    const stream = { 'Content-Type': 'text/event-stream' };
    manners = [
      [200, 'id: 7\ndata: 1\n\n', stream],
      [200, 'id: 8\ndata: 2\n\n', stream],
    ];
    const seen: unknown[] = [];
    for await (const { data } of client().stream('history_stream')) {
      seen.push(data);
      if (seen.length === 2) break;
    }
    expect(seen).toEqual([1, 2]);
    expect(heard.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '7']);
    expect(heard.map(({ headers }) => headers.accept)).toEqual(['text/event-stream', 'text/event-stream']);
  });
});

describe('a webhook’s message', () => {
  const SECRET = `whsec_${Buffer.from('a secret of twenty-four b').toString('base64')}`;
  const message = (at = Date.now() / 1000, body = '{"type":"design.completed"}') => {
    const time = String(Math.floor(at));
    const key = Buffer.from(SECRET.slice(6), 'base64');
    const signature = createHmac('sha256', key).update(`msg_1.${time}.${body}`).digest('base64');
    return new Headers({
      'webhook-id': 'msg_1',
      'webhook-timestamp': time,
      'webhook-signature': `v1,bm9uc2Vuc2U= v1,${signature}`,
    });
  };
  const BODY = '{"type":"design.completed"}';

  it('is read when it is signed', async () => {
    expect(await verifiedWebhook(SECRET, message(), BODY)).toEqual({ type: 'design.completed' });
  });

  it('is refused when a letter of it, the secret or the time is another', async () => {
    await expect(verifiedWebhook(SECRET, message(), BODY.replace('design', 'Design'))).rejects.toThrow('not signed');
    await expect(verifiedWebhook(`whsec_${btoa('another')}`, message(), BODY)).rejects.toThrow('not signed');
    await expect(verifiedWebhook(SECRET, message(Date.now() / 1000 - 400), BODY)).rejects.toThrow('too old');
    await expect(verifiedWebhook(SECRET, new Headers(), BODY)).rejects.toThrow('without a time');
  });
});
