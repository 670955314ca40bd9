import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UpstreamFailure } from './failure.js';
import { fetchPicture } from './picture-fetch.js';

let server: Server;
let base: string;
let keys: unknown[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    keys.push(request.headers.authorization);
    if (request.url === '/moved') response.writeHead(302, { location: '/ok' }).end();
    else if (request.url === '/large') response.end(Buffer.alloc(3000));
    else if (request.url === '/slow') response.write('x');
    else response.end('bytes');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const fetched = (address: string, to = base, resolve?: () => Promise<{ address: string; family: number }[]>) =>
  fetchPicture(address, { base: to, most: 1000, withinMs: 300, signal: new AbortController().signal, resolve });

it('fetches from the upstream itself, without its key', async () => {
  keys = [];
  expect((await fetched(`${base}/ok`)).toString()).toBe('bytes');
  expect(keys).toEqual([undefined]);
});

it.each<[string, () => Promise<unknown>, string]>([
  ['loopback that is not the upstream', () => fetched(`${base}/ok`, 'http://127.0.0.1:1'), 'private network'],
  ['metadata of a cloud', () => fetched('http://169.254.169.254/latest'), 'private network'],
  ['IPv4 within IPv6', () => fetched('http://[::ffff:127.0.0.1]/'), 'private network'],
  [
    'a name with one private address among public ones',
    () =>
      fetched('http://pictures.example/1.png', base, () =>
        Promise.resolve([
          { address: '93.184.215.14', family: 4 },
          { address: '10.0.0.1', family: 4 },
        ]),
      ),
    'private network',
  ],
  ['a name of nobody', () => fetched('http://x.example/', base, () => Promise.resolve([])), 'nobody'],
  ['another protocol', () => fetched('file:///etc/passwd'), 'address that is none'],
  ['no address', () => fetched('picture.png'), 'address that is none'],
  ['a redirect', () => fetched(`${base}/moved`), 'status 302'],
  ['too many bytes', () => fetched(`${base}/large`), 'too long'],
  ['a slow answer', () => fetched(`${base}/slow`), 'in time|does not answer|broke|abort'],
])('refuses %s', async (_, asking, reason) => {
  const failure = await asking().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(UpstreamFailure);
  expect((failure as Error).message).toMatch(new RegExp(reason));
});
