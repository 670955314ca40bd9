import { whenFinal } from './support/final.js';
import type { Answer } from './support/http.js';
import type { Server } from './support/server.js';
import { MailServer } from './support/mail-server.js';
import { eventually } from './support/wait.js';
import { ADMIN_TOKEN, createWorld, type World } from './support/world.js';

/** Mails: nothing waits for them, none is lost or sent twice, and none holds a key. */
let world: World;
let server: Server;
let post: MailServer;
beforeAll(async () => {
  post = await MailServer.open();
  world = await createWorld({ SERVICES: 'tools,design', TRUST_PROXY: 'loopback' });
  server = await world.start({ SMTP_URL: post.url, MAIL_FROM: 'Fyra <hello@fyra.example>' });
});
afterAll(async () => {
  await world.close();
  await post.close();
});

const codes = ({ status, body }: Answer) => [status, body.code];
const register = (email: string) => server.post('/api/register', { email, name: 'Ada' });
const mailTo = (email: string, n = 1) => eventually(`mail ${n} to ${email}`, () => post.to(email)[n - 1]);
const pathIn = (text: string) => /\/api\/register\/confirm\/\w+/.exec(text)![0];

it('a registration is confirmed by its mailed link, once', async () => {
  const { status, body } = await register('ada@example.com');
  expect(status).toBe(201);
  const mail = await mailTo('ada@example.com');
  expect(mail).toMatchObject({ from: 'hello@fyra.example', subject: 'Confirm your e-mail address' });
  expect(mail.raw).toMatch(/^Message-ID: <mail_[0-9a-z]{26}@127\.0\.0\.1>/im);
  expect(mail.raw).toMatch(/multipart\/alternative/);
  const path = pathIn(mail.text);
  const page = await server.get(path, { headers: { Accept: 'text/html' } });
  expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  const confirmed = await server.post(path);
  expect([confirmed.status, confirmed.body]).toEqual([200, { confirmed: true }]);
  expect(codes(await server.post(path))).toEqual([410, 'gone']);
  expect(codes(await server.post(`/api/register/confirm/cnf_${'0'.repeat(26)}`))).toEqual([404, 'not_found']);
  const [row] = await world.query(`SELECT confirmed FROM account WHERE email = 'ada@example.com'`);
  expect(row).toEqual({ confirmed: true });
  expect((await server.with({ 'X-API-Key': String(body.api_key) }).get('/api/keys/me')).status).toBe(200);
});

it('who registers an address again gets nothing, but its owner a link to a new key, three times a day at most', async () => {
  const first = await register('eve@example.com');
  await mailTo('eve@example.com');
  for (let i = 0; i < 5; i++) expect(codes(await register('eve@example.com'))).toEqual([409, 'already_registered']);
  const mail = await mailTo('eve@example.com', 3);
  const answer = await server.post(pathIn(mail.text));
  expect(String(answer.body.api_key)).toMatch(/^fyra_tools_\w{36}$/);
  const me = (key: unknown) => server.with({ 'X-API-Key': String(key) }).get('/api/keys/me');
  expect(codes(await me(first.body.api_key))).toEqual([401, 'key_revoked']);
  expect((await me(answer.body.api_key)).body.email).toBe('eve@example.com');
  const [{ open }] = await world.query<{ open: number }>(
    `SELECT count(*)::int AS open FROM mail_message WHERE status = 'pending'`,
  );
  expect([open, post.to('eve@example.com').length]).toEqual([0, 3]);
});

describe('a link that signs in', () => {
  const VERIFIER = 'v'.repeat(43);
  let place = 0;
  /** An address of its own for whoever has none in mind. */
  const from = (address = `10.3.${++place}.1`) => server.with({ 'X-Forwarded-For': address });
  const ask = (email: string, verifier = VERIFIER, asker = from()) =>
    asker.post('/api/keys/links', { email, verifier });
  const open = (token: string, verifier = VERIFIER) => from().post('/api/keys/links/open', { token, verifier });
  const me = (key: unknown) => server.with({ 'X-API-Key': String(key) }).get('/api/keys/me');
  const tokenIn = (text: string) => /\/account#link-(\w+)/.exec(text)![1];

  async function confirmed(email: string): Promise<string> {
    const { body } = await from().post('/api/register', { email, name: 'Lin' });
    await server.post(pathIn((await mailTo(email)).text));
    return String(body.api_key);
  }
  /** @returns the token of the nth mail to an address */
  const linked = async (email: string, n = 2) => tokenIn((await mailTo(email, n)).text);

  it('gives one more key that may all and ends by itself, once, with what it was asked for with alone', async () => {
    const own = await confirmed('lin@example.com');
    expect([(await ask('LIN@example.com ')).status]).toEqual([202]);
    const token = await linked('lin@example.com');
    expect(codes(await open(token, 'w'.repeat(43)))).toEqual([404, 'not_found']);
    expect(codes(await server.post(`/api/register/confirm/${token}`))).toEqual([404, 'not_found']);
    expect((await server.get(`/api/register/confirm/${token}`, { headers: { Accept: 'text/html' } })).status).toBe(404);
    const answers = await Promise.all(Array.from({ length: 8 }, () => open(token)));
    const [made, ...others] = answers.sort((a, b) => a.status - b.status);
    expect([made.status, others.map(codes)]).toEqual([201, others.map(() => [410, 'gone'])]);
    const key = String(made.body.api_key);
    expect((await me(key)).body).toMatchObject({ email: 'lin@example.com', key: { limited: false } });
    expect((await me(own)).status).toBe(200);
    await world.query(`UPDATE api_key SET expires_at = now() - interval '1 second' WHERE name LIKE 'account page %'`);
    await eventually('it has ended', async () => String((await me(key)).body.code) === 'key_revoked');
    expect((await me(own)).status).toBe(200);
  });

  it('is good for fifteen minutes, and for nobody whom the operator has shut out meanwhile', async () => {
    await confirmed('old@example.com');
    await ask('old@example.com');
    const token = await linked('old@example.com');
    const age = (minutes: number) =>
      world.query(
        `UPDATE tools_email_link SET created_at = now() - make_interval(mins => $1) WHERE purpose = 'sign_in'`,
        [minutes],
      );
    await age(16);
    expect(codes(await open(token))).toEqual([410, 'gone']);
    await age(14);
    const operator = server.with({ Authorization: `Bearer ${ADMIN_TOKEN}` });
    const { body } = await operator.get('/api/admin/keys?email=old@example.com');
    const [{ id }] = body.keys as unknown as { id: string }[];
    await operator.patch(`/api/admin/keys/${id}`, { revoked: true });
    expect(codes(await open(token))).toEqual([410, 'gone']);
    expect((await ask('old@example.com')).status).toBe(202);
    await operator.patch(`/api/admin/keys/${id}`, { revoked: false });
    expect((await open(token)).status).toBe(201);
    expect(post.to('old@example.com')).toHaveLength(2);
  });

  it('is asked for with the same answer by whoever is known, is not, or has not confirmed the address', async () => {
    await confirmed('known@example.com');
    const { body: first } = await from().post('/api/register', { email: 'claimed@example.com', name: 'Somebody' });
    const emails = ['known@example.com', 'unknown@example.com', 'claimed@example.com'];
    const answers = await Promise.all(emails.map((email) => ask(email)));
    const told = ({ status, body, headers }: Answer) => [status, body, [...headers.keys()].sort()];
    expect(answers.map(told)).toEqual(answers.map(() => told(answers[0])));
    expect(answers[0].body).toEqual({ mailed: 'if_known', valid_minutes: 15 });
    expect((await mailTo('known@example.com', 2)).subject).toBe('Your link to the account page');
    const mail = await mailTo('claimed@example.com', 2);
    expect(mail.subject).toBe('A new key for your e-mail address');
    await server.post(pathIn(mail.text));
    expect(codes(await me(first.api_key))).toEqual([401, 'key_revoked']); // whoever only named the address is out
    expect(post.to('unknown@example.com')).toEqual([]);
  });

  it('goes to a mailbox three times an hour whoever asks, and is asked for ten times by one address', async () => {
    await confirmed('flooded@example.com');
    /** Until it is refused; the hour may end meanwhile. */
    async function admitted(next: (n: number) => Promise<Answer>): Promise<number> {
      for (let n = 0; n < 25; n++) {
        const answer = await next(n);
        if (answer.status === 202) continue;
        expect(codes(answer)).toEqual([429, 'rate_limit_exceeded']);
        expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
        return n;
      }
      throw new Error('nobody is refused');
    }
    expect([3, 4, 5, 6]).toContain(
      await admitted((n) => ask(n % 2 ? 'flooded@example.com' : 'flooded+tag@example.com')),
    );
    const busy = from();
    const asked = await admitted((n) => ask(`nobody-${n}@example.com`, VERIFIER, busy));
    expect(asked).toBeGreaterThanOrEqual(10);
    expect(asked).toBeLessThanOrEqual(20);
  });

  it('is not there where no mail is sent, nor for a verifier that could be guessed', async () => {
    const silent = await world.start({ ROLE: 'api' });
    expect(codes(await silent.post('/api/keys/links', { email: 'a@example.com', verifier: VERIFIER }))).toEqual([
      503,
      'mail_unavailable',
    ]);
    await silent.stop();
    expect(codes(await ask('lin@example.com', 'short'))).toEqual([400, 'validation_failed']);
  });
});

it('what the operator has revoked stays revoked: a link brings no other key, and none is mailed', async () => {
  const { body } = await register('mallory@example.com');
  await mailTo('mallory@example.com');
  await register('mallory@example.com');
  const link = pathIn((await mailTo('mallory@example.com', 2)).text);
  const operator = server.with({ Authorization: `Bearer ${ADMIN_TOKEN}` });
  const found = await operator.get('/api/admin/keys?email=mallory@example.com');
  const [{ id }] = found.body.keys as unknown as { id: string }[];
  expect((await operator.patch(`/api/admin/keys/${id}`, { revoked: true })).status).toBe(200);
  expect(codes(await server.post(link))).toEqual([410, 'gone']);
  expect(codes(await register('mallory@example.com'))).toEqual([409, 'already_registered']);
  expect(codes(await server.with({ 'X-API-Key': String(body.api_key) }).get('/api/keys/me'))).toEqual([
    401,
    'key_revoked',
  ]);
  const links = 'SELECT 1 FROM tools_email_link l JOIN account a ON a.id = l.account_id WHERE a.email = $1';
  expect(await world.query(links, ['mallory@example.com'])).toHaveLength(2);
});

it('key requests and receipts are written too, and no mail, row or log line holds a key', async () => {
  const made = await server.post('/api/v1/keys/request', { email: 'maker@example.com', plan: 'beta' });
  const key = String(made.body.api_key);
  expect((await mailTo('maker@example.com')).text).toContain(`…${key.slice(-4)}`);
  const bought = await server.with({ 'X-API-Key': key }).post('/api/pricing/checkout', { item: 'design-pro' });
  await server.post(`/api/billing/sandbox/${String(bought.body.order_id)}/confirm`);
  const receipt = await mailTo('maker@example.com', 2);
  expect(receipt.subject).toBe(`Your receipt for order ${String(bought.body.order_id)}`);
  expect(receipt.text).toMatch(/Design Pro\nTotal: \$19\.00[^]*Sandbox: no money was moved\./);
  for (const { raw } of post.received) expect(raw).not.toMatch(/fyra_(tools|design)_/);
  expect(server.logs).not.toMatch(/fyra_(tools|design)_|example\.com/);
  const kept = await world.query(`SELECT 1 FROM mail_message WHERE status = 'sent' AND content IS NOT NULL`);
  expect(kept).toEqual([]);
});

it('a server that is slow, defers or is down gets the mail in the end; one that refuses is not asked again', async () => {
  let answer = () => {};
  post.ready = new Promise((resolve) => (answer = resolve));
  post.replies = [451];
  expect((await register('later@example.com')).status).toBe(201);
  expect(post.attempts('later@example.com')).toBe(0); // nobody has waited for it
  answer();
  await mailTo('later@example.com');
  expect(post.attempts('later@example.com')).toBe(2);

  await post.close();
  expect((await register('patient@example.com')).status).toBe(201);
  const refused = () => world.query(`SELECT 1 FROM mail_message WHERE status = 'pending' AND last_error IS NOT NULL`);
  await eventually('no connection', async () => (await refused()).length === 1);
  await post.reopen();
  await mailTo('patient@example.com');

  post.replies = [550];
  await register('nobody@example.com');
  const failed = () => world.query(`SELECT 1 FROM mail_message WHERE status = 'failed' AND last_error = '550'`);
  await eventually('given up', async () => (await failed()).length === 1);
  expect(post.attempts('nobody@example.com')).toBe(1);
  for (const name of ['later', 'patient']) expect(post.to(`${name}@example.com`)).toHaveLength(1);
});

it('what is still to be sent is forgotten with its owner', async () => {
  post.replies = [450];
  const { body } = await register('gone@example.com');
  await eventually('deferred', () => post.attempts('gone@example.com') === 1);
  const mine = server.with({ 'X-API-Key': String(body.api_key) });
  expect((await mine.delete('/api/keys/me?erase=true')).status).toBe(200);
  expect(await world.query(`SELECT 1 FROM mail_message WHERE status = 'pending'`)).toEqual([]);
  expect(
    await world.query(`SELECT 1 FROM tools_email_link l JOIN account a ON a.id = l.account_id WHERE a.email IS NULL`),
  ).toEqual([]);
});

it('an erased key leaves no stored answers, and jobs that had not started cost nothing', async () => {
  const place = server.with({ 'X-Forwarded-For': '10.9.9.1' });
  const { body } = await place.post('/api/register', { email: 'leaver@example.com', name: 'Lea' });
  const mine = place.with({ 'X-API-Key': String(body.api_key) });
  const said = { headers: { 'Idempotency-Key': 'my-secret-question' } };
  expect((await mine.post('/api/chat', { message: 'Hello' }, said)).status).toBe(200);
  const stored = () => world.query(`SELECT 1 FROM idempotency_record WHERE owner IS NOT NULL`);
  expect(await stored()).toHaveLength(1);
  const job = await mine.post('/api/generate', { description: 'a red dress' });
  await whenFinal(place, `/api/status/${String(job.body.job_id)}`);
  await world.query(`UPDATE tools_image_job SET status = 'queued' WHERE id = $1`, [job.body.job_id]);
  expect((await mine.delete('/api/keys/me?erase=true')).status).toBe(200);
  expect(await stored()).toEqual([]);
  const next = await place.post('/api/fashion-concept', { style: 'noir', count: 1 });
  expect(next.headers.get('X-RateLimit-Remaining')).toBe('9');
});

it('an exhausted e-mail address is told so before anything else is looked at, and safely for clients', async () => {
  const ask = (wish: object) => server.post('/api/v1/keys/request', wish);
  for (let i = 0; i < 3; i++) expect((await ask({ email: 'busy@example.com', plan: 'beta' })).status).toBe(201);
  for (const plan of ['beta', 'gold', 'pro']) {
    const refused = await ask({ email: ' Busy+tag@Example.com', plan, extra: 1 });
    expect(codes(refused)).toEqual([429, 'key_requests_exhausted']);
    expect(refused.headers.get('X-RateLimit-Remaining')).toBe('0');
    expect(refused.body.upgrade_url).toBe(`${server.base}/api/pricing`);
  }
  expect(codes(await ask({ email: 'idle@example.com', plan: 'gold' }))).toEqual([400, 'validation_failed']);
});
