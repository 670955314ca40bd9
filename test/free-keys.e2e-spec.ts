import type { Answer, Client } from './support/http.js';
import { whenFinal } from './support/final.js';
import { MailServer } from './support/mail-server.js';
import type { Server } from './support/server.js';
import { streamUntil } from './support/sse.js';
import { eventually, toldAtLast } from './support/wait.js';
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
  statuses(await Promise.all(Array.from({ length: count }, (_, n) => toldAtLast(() => ask(n)))));
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

describe('a design without a key', () => {
  const BLUE = { description: 'a blue linen skirt with a "quoted" <b>hem</b>' };
  const trial = (address: string, n = 0, headers: Record<string, string> = {}, body: object = BLUE) =>
    from(address, n).with(headers).post('/api/v1/design/trial', body);
  const sessionOf = ({ headers }: Answer) => ({ Cookie: headers.get('Set-Cookie')!.split(';')[0] });
  const revise = (client: Client, id: unknown, instruction: string) =>
    client.post(`/api/v1/design/${String(id)}/revise`, { instruction });
  const list = (client: Client, id: unknown, listed: unknown) =>
    client.send('PUT', `/api/v1/design/${String(id)}/listing`, { listed });
  const gallery = async () =>
    (await servers[1].get<{ designs: { id: string }[] }>('/api/v1/gallery')).body.designs.map(({ id }) => id);

  /** Limits are those of a clock hour: a test that lies across its end would see two. */
  beforeAll(async () => {
    const left = 3_600_000 - (Date.now() % 3_600_000);
    if (left < 60_000) await new Promise((resolve) => setTimeout(resolve, left));
  }, 70_000);

  it('is one an hour and address, ten a network, whichever process is asked', async () => {
    expect(await many(12, (n) => trial('198.51.101.1', n))).toEqual({ 202: 1, '429 rate_limit_exceeded': 11 });
    expect(await many(14, (n) => trial(`198.51.102.${n + 1}`, n))).toEqual({ 202: 10, '429 rate_limit_exceeded': 4 });
    const rows = await world.query("SELECT 1 FROM design_submission WHERE description LIKE 'a blue linen%'");
    expect(rows).toHaveLength(11);
    expect(await world.query('SELECT 1 FROM design_session')).toHaveLength(11);
    await world.query("DELETE FROM design_submission WHERE status = 'queued'");
  });

  it('costs nothing where the text is no garment or not valid, or another site’s page asks', async () => {
    const [at, foreign] = ['198.51.103.1', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }];
    expect(codes(await trial(at, 0, {}, { description: 'a chocolate cake with cherries' }))).toEqual([
      400,
      'not_a_garment',
    ]);
    expect(codes(await trial(at, 1, {}, { description: '' }))).toEqual([400, 'validation_failed']);
    expect(codes(await trial(at, 1, {}, { ...BLUE, webhook_url: 'https://example.org' }))).toEqual([
      400,
      'validation_failed',
    ]);
    expect(codes(await trial(at, 0, foreign))).toEqual([403, 'foreign_page']);
    expect((await trial(at)).status).toBe(202);
  });

  it('belongs to the session: ten revisions, the gallery and its end; to nobody else', async () => {
    const begun = await trial('198.51.104.1');
    expect(begun.headers.get('Set-Cookie')).toMatch(
      /^fyra_trial=[\w-]{32}; Max-Age=2592000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
    );
    expect(begun.body).toMatchObject({ status: 'queued', uses_remaining: 10 });
    expect(begun.text).not.toContain(sessionOf(begun).Cookie.slice('fyra_trial='.length));
    const id = String(begun.body.id);
    const [mine, other] = [from('198.51.104.1', 1).with(sessionOf(begun)), from('198.51.104.9')];
    const told = await streamUntil(new URL(`/api/v1/design/${id}/stream`, servers[1].base), '"status":"completed"');
    expect(told).toMatch(/event: completed\ndata: \{"id":"dsn_\w+","status":"completed","stage":null,"progress":100\}/);

    const stranger = other.with(sessionOf(await trial('198.51.104.2')));
    expect(codes(await revise(other, id, 'longer'))).toEqual([401, 'key_missing']);
    expect(codes(await revise(stranger, id, 'longer'))).toEqual([403, 'not_owner']);
    expect(codes(await list(stranger, id, true))).toEqual([403, 'not_owner']);
    const foreign = mine.with({ 'Sec-Fetch-Site': 'same-site' });
    expect(codes(await revise(foreign, id, 'longer'))).toEqual([401, 'key_missing']);
    expect(codes(await mine.post('/api/v1/design', BLUE))).toEqual([401, 'key_missing']);

    const revised = await many(12, () => revise(mine, id, 'make it longer'));
    expect(revised['202']).toBe(10);
    const { body } = await mine.get(`/api/v1/design/trial?design=${id}`);
    expect(body).toMatchObject({ revisions_remaining: 0, designs: { length: 11 } });
    expect((await mine.delete(`/api/design/${id}`)).status).toBe(200);
    expect((await mine.get('/api/v1/design/trial')).body.designs.length).toBe(10);
  });

  it('stands in the gallery while its maker wants it to, and not a moment longer', async () => {
    const begun = await trial('198.51.105.1');
    const [id, mine] = [String(begun.body.id), from('198.51.105.1').with(sessionOf(begun))];
    expect((await list(mine, id, 'yes')).status).toBe(400);
    await whenFinal(servers[0], `/api/design/${id}`);
    expect(await gallery()).not.toContain(id);
    expect((await list(mine, id, true)).body).toMatchObject({ id, listed: true });
    expect((await list(mine, id, true)).body.listed).toBe(true);
    expect(await gallery()).toContain(id);
    expect((await servers[0].get(`/api/design/${id}`)).body.listed).toBe(true);
    expect((await servers[0].get('/api/v1/gallery?limit=1')).body).toMatchObject({ designs: [{ id }] });
    expect((await list(mine, id, false)).body).toEqual({ id, listed: false, listed_at: null });
    expect(await gallery()).not.toContain(id);
    await list(mine, id, true);
    await mine.delete(`/api/design/${id}`);
    expect(await gallery()).not.toContain(id);
    for (const query of ['cursor=x', 'limit=61', 'limit=0'])
      expect((await servers[0].get(`/api/v1/gallery?${query}`)).status).toBe(400);
  });

  it('ends with its session, after RETENTION_DAYS', async () => {
    const begun = await trial('198.51.106.1');
    const mine = from('198.51.106.1').with(sessionOf(begun));
    expect((await mine.get('/api/v1/design/trial')).status).toBe(200);
    await world.query("UPDATE design_session SET created_at = created_at - interval '31 days'");
    expect(codes(await mine.get('/api/v1/design/trial'))).toEqual([401, 'key_missing']);
  });
});
