import { createHmac } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formOf, isSigned, StripeApi, StripeTrouble } from './stripe.api.js';

const NOW = 1_800_000_000;
const BODY = Buffer.from('{"id":"evt_1"}');
const signed = (at: number, secret = 'whsec', body = BODY): string =>
  createHmac('sha256', secret).update(`${at}.${body.toString()}`).digest('hex');
const taken = (signature: string, body = BODY): boolean => isSigned(body, signature, 'whsec', NOW, 300);

describe('a signature', () => {
  it.each([
    ['fresh', `t=${NOW},v1=${signed(NOW)}`],
    ['of five minutes ago', `t=${NOW - 300},v1=${signed(NOW - 300)}`],
    ['beside one of the secret before', `t=${NOW},v1=${signed(NOW, 'old')},v1=${signed(NOW)},v0=00`],
    ['written with spaces', `t=${NOW}, v1=${signed(NOW)}`],
  ])('%s is taken', (_, signature) => expect(taken(signature)).toBe(true));

  it.each([
    ['older', `t=${NOW - 301},v1=${signed(NOW - 301)}`],
    ['of another secret', `t=${NOW},v1=${signed(NOW, 'old')}`],
    ['of another body', `t=${NOW},v1=${signed(NOW, 'whsec', Buffer.from('{}'))}`],
    ['under another time', `t=${NOW},v1=${signed(NOW - 1)}`],
    ['of another scheme', `t=${NOW},v0=${signed(NOW)}`],
    ['without a time', `v1=${signed(NOW)}`],
    ['cut short', `t=${NOW},v1=${signed(NOW).slice(0, 62)}`],
    ['empty', `t=${NOW},v1=`],
    ['missing', ''],
  ])('%s is not', (_, signature) => expect(taken(signature)).toBe(false));
});

it('fields become a form with names in brackets, nothing for what is missing', () =>
  expect([
    ...formOf({ mode: 'payment', email: null, items: [{ quantity: 1, price: { name: 'a & b' } }], x: undefined }),
  ]).toEqual([
    ['mode', 'payment'],
    ['items[0][quantity]', '1'],
    ['items[0][price][name]', 'a & b'],
  ]));

describe('a request', () => {
  let server: Server;
  let answers: [status: number, body: object, headers?: Record<string, string>][];
  let keys: unknown[];
  beforeEach(async () => {
    keys = [];
    server = createServer((request, response: ServerResponse) => {
      keys.push(request.headers['idempotency-key']);
      const [status, body, headers] = answers.shift() ?? [404, {}];
      request.resume().once('end', () => response.writeHead(status, headers).end(JSON.stringify(body)));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });
  const post = () =>
    new StripeApi(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'sk', 1000).post('/x', {}, 'one');

  it('is asked again, under the same key, while the trouble may pass', async () => {
    answers = [
      [500, {}],
      [200, { id: 'a' }],
    ];
    await expect(post()).resolves.toEqual({ id: 'a' });
    expect(keys).toEqual(['one', 'one']);
  });

  it('is not asked again when Stripe says so, or when it was wrong', async () => {
    answers = [
      [500, {}, { 'Stripe-Should-Retry': 'false' }],
      [400, { error: { type: 'invalid_request_error', code: 'parameter_missing', message: 'secret words' } }],
    ];
    await expect(post()).rejects.toEqual(new StripeTrouble('status 500', 500));
    await expect(post()).rejects.toEqual(new StripeTrouble('status 400 invalid_request_error parameter_missing', 400));
    expect(keys).toHaveLength(2);
  });
});
