import { gzipSync } from 'node:zlib';
import { RawRequest } from './support/raw-request.js';
import type { Server } from './support/server.js';
import { ADMIN_TOKEN, createWorld, type World } from './support/world.js';

/** When a body is taken, how much of them at a time, and what becomes of one that is not. */
const KILO = 1024;
const LONG = 900 * KILO;
const CHAT = '/v1/chat/completions';
const operator = [`Authorization: Bearer ${ADMIN_TOKEN}`];
const EXPECTING = 'Expect: 100-continue';
const WISH = JSON.stringify({ interface: 'tools' });

let world: World;
let server: Server;
beforeAll(async () => {
  world = await createWorld({ SERVICES: 'tools' });
  server = await world.start();
});
afterAll(() => world.close());

const post = (path: string, bytes: number, begin?: string, headers?: string[], from?: string): RawRequest =>
  RawRequest.post(server.port, path, bytes, begin, headers, from);

describe('before a byte of the body is taken', () => {
  it.each([
    ['no key', [], '/api/admin/keys', 401, 'key_missing'],
    ['a wrong key', ['X-API-Key: fyra_tools_nonsense'], CHAT, 401, 'key_invalid'],
    ['a path that nobody knows', [], '/nowhere', 404, 'not_found'],
    ['a body that is said to be too long', operator, '/api/admin/keys', 413, 'body_too_large'],
  ])('%s is refused, and the connection ends', async (_what, headers, path, status, code) => {
    const request = post(path, LONG, '', headers);
    const answer = await request.whole();
    expect(request.statuses).toEqual([status]); // a connection that is kept ends with 408 as well, a minute later
    expect(answer).toContain('Connection: close');
    expect(answer).toContain(`"code":"${code}"`);
  });

  it('where only the body says which dialect is spoken, the refusal speaks both', async () => {
    const answer = await post('/api/chat', LONG, '', ['X-API-Key: fyra_tools_nonsense']).whole();
    expect(answer).toMatch(
      /application\/problem\+json[^]*"instance":"\/api\/chat"[^]*"error":\{[^]*"type":"authentication_error"/,
    );
  });

  it('the burst limit is asked', async () => {
    const { body } = await server
      .with({ Authorization: `Bearer ${ADMIN_TOKEN}` })
      .post('/api/admin/keys', { interface: 'tools', overrides: { burst_limit: 0, burst_window_seconds: 3600 } });
    expect(await post(CHAT, LONG, '', [`X-API-Key: ${String(body.api_key)}`]).whole()).toMatch(/^HTTP\/1.1 429 /);
  });

  it('a client that asks first is told to go on only then', async () => {
    const refused = post('/api/admin/keys', WISH.length, '', [EXPECTING]);
    expect(await refused.answers()).toEqual([401]);
    const long = post('/api/admin/keys', LONG, '', [EXPECTING, ...operator]);
    expect(await long.answers()).toEqual([413]);
    const invited = post('/api/admin/keys', WISH.length, '', [EXPECTING, ...operator]);
    expect(await invited.answers()).toEqual([100]);
    expect(await invited.say(WISH).answers(2)).toEqual([100, 201]);
    for (const one of [refused, long, invited]) one.close();
  });
});

describe('after a refusal', () => {
  it('a short body is dropped and the connection goes on', async () => {
    const first = post('/api/admin/keys', WISH.length, WISH);
    expect(await first.answers()).toEqual([401]);
    first.say('GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(await first.answers(2)).toEqual([401, 200]);
    first.close();
  });

  it('who is still sending a long one reads the answer', async () => {
    for (let i = 0; i < 10; i++) {
      const { status } = await server.post('/api/admin/keys', { name: 'x'.repeat(LONG) });
      expect(status).toBe(401);
    }
  });

  it('and after an answer to a long one that was taken the connection is kept', async () => {
    const body = JSON.stringify({
      model: 'atelier-embedded',
      messages: [{ role: 'user', content: 'x'.repeat(100_000) }],
    });
    const taken = post(CHAT, body.length, body);
    expect((await taken.answers())[0]).toBeLessThan(500);
    expect(taken.heard).not.toContain('Connection: close');
    taken.say('GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect((await taken.answers(2))[1]).toBe(200);
    taken.close();
  });
});

describe('how a body comes', () => {
  const sent = (headers: Record<string, string>, body: Uint8Array) =>
    server.send('POST', '/api/admin/keys', body, { headers: { Authorization: `Bearer ${ADMIN_TOKEN}`, ...headers } });

  it.each([
    ['compressed', { 'Content-Encoding': 'gzip' }, gzipSync(WISH), 201],
    ['compressed, and too long when it is not', { 'Content-Encoding': 'gzip' }, gzipSync(' '.repeat(65_537)), 413],
    ['as nonsense instead of compressed', { 'Content-Encoding': 'gzip' }, Buffer.from(WISH), 400],
    ['compressed in a way of its own', { 'Content-Encoding': 'zz' }, Buffer.from(WISH), 415],
    ['with a byte order mark', {}, Buffer.from(`\uFEFF${WISH}`), 201],
    ['in another character set', { 'Content-Type': 'application/json; charset=utf-16' }, Buffer.from(WISH), 415],
    ['with a charset named', { 'Content-Type': 'application/json; charset="UTF-8"' }, Buffer.from(WISH), 201],
  ])('%s', async (_how, headers, body, status) => expect((await sent(headers, body)).status).toBe(status));

  it.each([
    ['in chunks', [WISH.slice(0, 5), WISH.slice(5)], 201],
    ['in chunks without end', Array<string>(20).fill('x'.repeat(8000)), 413],
  ])('%s', async (_how, chunks, status) => {
    const request = new RawRequest(server.port).say(
      `POST /api/admin/keys HTTP/1.1\r\nHost: a\r\n${operator[0]}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    for (const chunk of chunks) request.say(`${chunk.length.toString(16)}\r\n${chunk}\r\n`);
    if (status === 201) request.say('0\r\n\r\n');
    expect(await request.answers()).toEqual([status]);
    request.close();
  });
});

describe('bodies that stop', () => {
  const stopping = (from: string): RawRequest => post(CHAT, LONG, '{"messages":['.padEnd(LONG - KILO, ' '), [], from);

  it('are taken up to 2 MiB of an address, others’ all the same, and end with 408 when nothing more comes', async () => {
    const crowd = Array.from({ length: 8 }, () => stopping('127.0.0.9'));
    const answered = () => crowd.flatMap(({ statuses }) => statuses).filter((status) => status === 429).length;
    await Promise.race(crowd.map((one) => one.answers()));
    while (answered() < 6)
      await Promise.race(crowd.filter(({ statuses }) => statuses.length === 0).map((one) => one.answers()));
    const [refused] = crowd.filter(({ statuses }) => statuses[0] === 429);
    expect(await refused.whole()).toMatch(
      /Retry-After: 10\r\n[^]*"error":\{[^]*"type":"rate_limit_error"[^]*"code":"too_many_bodies"/,
    );
    const elsewhere = await server.post(CHAT, {
      model: 'atelier-embedded',
      messages: [{ role: 'user', content: 'Hi' }],
    });
    expect(elsewhere.status).toBe(200);
    await Promise.all(crowd.map((one) => one.whole()));
    const ends = crowd.flatMap(({ statuses }) => statuses);
    expect([ends.length, ends.filter((status) => status === 408).length]).toEqual([8, 2]);
    const next = stopping('127.0.0.9');
    expect(await next.answers()).toEqual([408]);
  });
});
