import type { Answer, Client } from './support/http.js';
import { MailServer } from './support/mail-server.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { createWorld, type World } from './support/world.js';

/** What costs nothing is counted by address and network, and never against whom somebody else names. */
let world: World;
let post: MailServer;
let servers: Server[];
beforeAll(async () => {
  post = await MailServer.open();
  world = await createWorld({
    SERVICES: 'tools,design',
    TRUST_PROXY: 'loopback',
    SMTP_URL: post.url,
    ALLOWANCES: '10.7.0.0/16 x3; 2001:db8:7::/48 network_instant_keys=8',
  });
  servers = [await world.start(), await world.start({ ROLE: 'api' })];
});
afterAll(async () => {
  await world.close();
  await post.close();
});

/** An address as one of the processes sees it. */
const from = (address: string, n = 0): Client => servers[n % 2].with({ 'X-Forwarded-For': address });
const addresses = (network: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => network.replace('*', (i + 1).toString(16)));
const statuses = (answers: Answer[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const word = `${status} ${String(body.code ?? '')}`.trim();
    counts[word] = (counts[word] ?? 0) + 1;
  }
  return counts;
};
const many = async (count: number, ask: (n: number) => Promise<Answer>) =>
  statuses(await Promise.all(Array.from({ length: count }, (_, n) => ask(n))));
const codes = ({ status, body }: Answer) => [status, body.code];

const betaKey = (email: string, address: string, n = 0, headers: Record<string, string> = {}) =>
  from(address, n).with(headers).post('/api/v1/keys/request', { email, plan: 'beta' });
const register = (email: string, address: string, n = 0) =>
  from(address, n).post('/api/register', { email, name: 'Ada' });
const pathIn = (text: string) => /\/api\/register\/confirm\/\w+/.exec(text)![0];
const mailTo = (email: string, n = 1) => eventually(`mail ${n} to ${email}`, () => post.to(email)[n - 1]);
const mails = async (kind: string) =>
  (await world.query<{ n: number }>('SELECT count(*)::int AS n FROM mail_message WHERE kind = $1', [kind]))[0].n;

describe('instant keys', () => {
  const instant = (list: string[]) => many(list.length, (n) => from(list[n], n).get('/api/register'));

  it('are six a day to a network, asked for in parallel by as many of its addresses as there are', async () => {
    const ipv6 = await instant(addresses('2001:db8:1:*::1', 30));
    expect(ipv6).toEqual({ 200: 6, '429 insufficient_quota': 24 });
    expect(await instant(addresses('192.0.2.*', 9))).toEqual({ 200: 6, '429 insufficient_quota': 3 });
    expect(await instant(['2001:db8:2:1::1', '192.0.3.1'])).toEqual({ 200: 2 });
  });

  it('are more to a network that the operator allows more', async () =>
    expect(await instant(addresses('2001:db8:7:*::1', 10))).toEqual({ 200: 8, '429 insufficient_quota': 2 }));

  it('stay three to an address', async () =>
    expect(await instant(Array<string>(6).fill('198.51.100.1'))).toEqual({ 200: 3, '429 insufficient_quota': 3 }));
});

describe('beta keys', () => {
  it('are ten a day to an address, whatever e-mails it invents', async () => {
    const asked = await many(40, (n) => betaKey(`invented${n}@example.com`, '203.0.113.5', n));
    expect(asked).toEqual({ 201: 10, '429 key_requests_exhausted': 30 });
    expect(codes(await betaKey('another@example.com', '203.0.113.6'))).toEqual([201, undefined]);
    expect(await many(32, (n) => betaKey(`office${n}@example.com`, '10.7.0.1', n))).toEqual({
      201: 30,
      '429 key_requests_exhausted': 2,
    });
  });

  it('asked for in the name of somebody leave that person all of theirs', async () => {
    const greedy = await many(6, (n) => betaKey('Victim+tag@example.com', '203.0.113.20', n));
    expect(greedy).toEqual({ 201: 3, '429 key_requests_exhausted': 3 });
    const own = await betaKey('victim@example.com', '203.0.113.21');
    expect([own.status, own.body.requests_remaining_today]).toEqual([201, 2]);
  });

  it('are three a day to an e-mail address that is proven, although its client address has none left', async () => {
    const { body } = await register('owner@example.com', '203.0.113.30');
    const headers = { 'X-API-Key': String(body.api_key) };
    await many(11, (n) => betaKey(`neighbour${n}@example.com`, '203.0.113.30', n));
    expect((await betaKey('owner@example.com', '203.0.113.30', 0, headers)).status).toBe(429);
    await servers[0].post(pathIn((await mailTo('owner@example.com')).text));
    const proven = await many(6, (n) => betaKey('owner@example.com', '203.0.113.30', n, headers));
    expect(proven).toEqual({ 201: 3, '429 key_requests_exhausted': 3 });
    expect((await betaKey('other@example.com', '203.0.113.30', 0, headers)).status).toBe(429);
  });
});

describe('mails', () => {
  it('are ten a day at the instance of an address, whomever it names and whatever it asks for', async () => {
    const address = '203.0.114.5';
    const [keys, links] = [await mails('key'), await mails('confirm')];
    await many(120, (n) => register(`invented${n}@example.net`, address, n));
    await many(120, (n) => betaKey(`invented${n}@example.net`, address, n));
    expect((await mails('key')) - keys + (await mails('confirm')) - links).toBe(10);
    await register('ada@example.net', '203.0.114.6');
    await mailTo('ada@example.net');
  });

  it('are three an hour to one person from one address, and another address may still write', async () => {
    await register('person@example.net', '203.0.114.10');
    await many(9, (n) => register('person@example.net', '203.0.114.10', n));
    await many(3, (n) => betaKey('Person+x@example.net', '203.0.114.10', n));
    const sent = () =>
      world.query(`SELECT 1 FROM mail_message m JOIN account a ON m.owner = 'account:' || a.id
      WHERE a.email IN ('person@example.net', 'person+x@example.net')`);
    expect(await sent()).toHaveLength(3);
    expect(codes(await register('person@example.net', '203.0.114.11'))).toEqual([409, 'already_registered']);
    expect(await sent()).toHaveLength(4);
    await mailTo('person@example.net', 4);
    expect((await servers[0].post(pathIn(post.to('person@example.net')[3].text))).status).toBe(200);
  });
});

describe('an e-mail address that somebody has registered', () => {
  const later = (email: string) =>
    world.query(`UPDATE tools_registration SET created_at = created_at - interval '25 hours' WHERE email = $1`, [
      email,
    ]);
  const me = (key: unknown) => servers[0].with({ 'X-API-Key': String(key) }).get('/api/keys/me');

  it('is free again after a day when nobody has confirmed it; the key that was issued works on without it', async () => {
    const squatter = await register('named@example.org', '203.0.115.1');
    expect(codes(await register('named@example.org', '203.0.115.2'))).toEqual([409, 'already_registered']);
    await later('named@example.org');
    const claims = await many(8, (n) => register('named@example.org', '203.0.115.2', n));
    expect(claims).toEqual({ 201: 1, '409 already_registered': 7 });
    const kept = await me(squatter.body.api_key);
    expect([kept.status, kept.body.email]).toEqual([200, null]);
    expect(await world.query(`SELECT 1 FROM account WHERE email = 'named@example.org'`)).toHaveLength(1);
  });

  it('is its own for good once it is confirmed', async () => {
    await register('keeper@example.org', '203.0.115.3');
    await servers[0].post(pathIn((await mailTo('keeper@example.org')).text));
    await later('keeper@example.org');
    expect(codes(await register('keeper@example.org', '203.0.115.4'))).toEqual([409, 'already_registered']);
  });
});
