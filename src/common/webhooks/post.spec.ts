import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { postGuarded, resolveHost, type PostRules, type ResolveHost } from './post.js';

const LOCAL = { address: '127.0.0.1', family: 4 };
const PUBLIC = { address: '93.184.215.14', family: 4 };

let server: Server;
let port: number;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let received: { url?: string; host?: string; body: string }[];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ url: request.url, host: request.headers.host, body });
      answer(request, response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received = [];
  answer = (_request, response) => void response.writeHead(204).end();
});

const answering = (...addresses: (typeof LOCAL)[]): jest.MockedFunction<ResolveHost> =>
  jest.fn<Promise<(typeof LOCAL)[]>, [string]>().mockResolvedValue(addresses);

const post = (host: string, rules: Partial<PostRules>) =>
  postGuarded(
    { url: `http://${host}:${port}/hook?a=b`, headers: { 'Content-Type': 'application/json' }, body: '{"ö":1}' },
    { resolve: resolveHost, allowPrivate: true, timeoutMs: 30_000, ...rules },
  );

describe('a guarded POST', () => {
  it('sends the body and tells the status', async () => {
    expect(await post('127.0.0.1', {})).toEqual({ status: 204 });
    expect(received).toEqual([{ url: '/hook?a=b', host: `127.0.0.1:${port}`, body: '{"ö":1}' }]);
  });

  it('connects to the address that was vetted, with the host by its name, and resolves it once', async () => {
    const resolve = answering(LOCAL);
    expect(await post('rebinding.example', { resolve })).toEqual({ status: 204 });
    expect(received[0].host).toBe(`rebinding.example:${port}`);
    expect(resolve.mock.calls).toEqual([['rebinding.example']]);
  });

  it.each([
    ['a private address', [LOCAL]],
    ['a private one among public ones', [PUBLIC, LOCAL]],
    ['an IPv6 loopback', [{ address: '::1', family: 6 }]],
    ['a mapped loopback', [{ address: '::ffff:127.0.0.1', family: 6 }]],
  ])('refuses a name with %s, without connecting', async (_what, addresses) => {
    const rules = { resolve: answering(...addresses), allowPrivate: false };
    expect(await post('inside.example', rules)).toEqual({ error: 'address_refused' });
    expect(received).toEqual([]);
  });

  it.each(['127.0.0.1', '2130706433', '0x7f.1', '0177.1', 'localhost'])('refuses %s', async (host) => {
    expect(await post(host, { allowPrivate: false })).toEqual({ error: 'address_refused' });
    expect(received).toEqual([]);
  });

  it('follows no redirect', async () => {
    answer = (_request, response) => void response.writeHead(302, { Location: '/elsewhere' }).end();
    expect(await post('127.0.0.1', {})).toEqual({ status: 302 });
    expect(received).toHaveLength(1);
  });

  it('waits for no answer longer than its time', async () => {
    answer = () => undefined;
    expect(await post('127.0.0.1', { timeoutMs: 100 })).toEqual({ error: 'timeout' });
  });

  it('waits for no name longer than its time', async () => {
    const resolve: ResolveHost = () => new Promise(() => undefined);
    expect(await post('slow.example', { resolve, timeoutMs: 100 })).toEqual({ error: 'timeout' });
  });

  it('does not take in an endless answer', async () => {
    let cut = false;
    answer = (_request, response) => {
      response.on('close', () => (cut = true));
      response.writeHead(200);
      const more = (): void =>
        void (response.destroyed || response.write(Buffer.alloc(16_384), () => setImmediate(more)));
      more();
    };
    expect(await post('127.0.0.1', { timeoutMs: 20_000 })).toEqual({ status: 200 });
    const end = performance.now() + 30_000;
    while (!cut && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(cut).toBe(true);
  });

  it.each([
    ['a name that nobody knows', () => Promise.reject(new Error('ENOTFOUND'))],
    ['a name without an address', () => Promise.resolve([])],
    ['a closed port', () => Promise.resolve([{ address: '127.0.0.2', family: 4 }])],
  ])('does not reach %s', async (_what, resolve: ResolveHost) => {
    expect(await post('gone.example', { resolve })).toEqual({ error: 'unreachable' });
  });
});
