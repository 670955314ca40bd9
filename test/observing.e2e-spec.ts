import { randomBytes } from 'node:crypto';
import { Collector } from './support/collector.js';
import type { Answer, Client } from './support/http.js';
import { order } from './support/image-jobs.js';
import { S3Server } from './support/s3-server.js';
import type { Server } from './support/server.js';
import { answers, StandInUpstream } from './support/stand-in-upstream.js';
import { eventually } from './support/wait.js';
import { createWorld, type World } from './support/world.js';

/** What operators see: figures with few labels, and no secret in logs, figures, answers or traces. */
const MARK = `zq${randomBytes(6).toString('hex')}`;
const SECRETS = {
  ADMIN_TOKEN: `${MARK}-admin`,
  KEY_PEPPER: `${MARK}-pepper`,
  MARKET_SEED: `${MARK}-seed`,
  OPENAI_API_KEY: `sk-${MARK}`,
  STRIPE_SECRET_KEY: `sk_test_${MARK}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${MARK}`,
  SMTP_URL: `smtp://sender:${MARK}@127.0.0.1:9`,
  AWS_SECRET_ACCESS_KEY: `${MARK}-s3`,
  AWS_SESSION_TOKEN: `${MARK}-session`,
  OTEL_EXPORTER_OTLP_HEADERS: `authorization=${MARK}-collector`,
};
const ORDERS = 3;

let world: World;
let s3: S3Server;
let collector: Collector;
let standIn: StandInUpstream;
let api: Server;
const keys: string[] = [];
const told: string[] = [];
beforeAll(async () => {
  [s3, collector, standIn] = await Promise.all([S3Server.open(), Collector.open(), StandInUpstream.open()]);
  world = await createWorld({
    SERVICES: 'tools',
    LOG_LEVEL: 'debug',
    TEXT_PROVIDER: 'openai',
    OPENAI_BASE_URL: standIn.base,
    STRIPE_API_URL: 'http://127.0.0.1:9',
    ...collector.settings,
    ...s3.settings(),
    ...SECRETS,
  });
  api = await world.start({ ROLE: 'api' });
});
afterAll(async () => {
  await world.close();
  await s3.close();
  for (const one of [collector, standIn]) one.close();
});

async function ask(client: Client, ...[method, path, body, extras]: Parameters<Client['send']>): Promise<Answer> {
  const answer = await client.send(method, path, body, extras);
  told.push(answer.text, JSON.stringify([...answer.headers]));
  return answer;
}

/** Value of a line of a scrape; undefined when it is not there. */
async function scraped(): Promise<(line: string) => number | undefined> {
  const { text } = await ask(api, 'GET', '/metrics');
  const lines = new Map(text.split('\n').map((line) => [line.slice(0, line.lastIndexOf(' ')), line]));
  return (name) => (lines.has(name) ? Number(lines.get(name)!.slice(name.length + 1)) : undefined);
}

const operator = () => api.with({ Authorization: `Bearer ${SECRETS.ADMIN_TOKEN}` });

async function newKey(): Promise<string> {
  const { body } = await operator().post('/api/admin/keys', { interface: 'tools', overrides: { fashion_daily: 50 } });
  keys.push(String(body.api_key));
  return String(body.api_key);
}

it('counts unknown paths and methods as one, whatever is asked', async () => {
  const series = async () => (await ask(api, 'GET', '/metrics')).text.match(/^fyra_http_request_seconds_count.*$/gm)!;
  await ask(api, 'GET', '/nothing/at/all');
  const before = (await series()).length;
  for (let i = 0; i < 40; i++) await ask(api, 'GET', `/api/${randomBytes(4).toString('hex')}?x=${i}`);
  for (let i = 0; i < 10; i++) await ask(api, 'GET', `/api/status/img_${randomBytes(13).toString('hex')}`);
  const after = await series();
  expect(after.length).toBeLessThanOrEqual(before + 2);
  expect(after.filter((line) => /route="\/api\/status\/:\w+"/.test(line))).toHaveLength(1);
});

it('explains each of its own metrics in a sentence', async () => {
  const { text } = await ask(api, 'GET', '/metrics');
  const helps = [...text.matchAll(/^# HELP (fyra_\S+) (.*)$/gm)];
  expect(helps.length).toBeGreaterThan(12);
  for (const [, name, help] of helps) expect([name, help]).toEqual([name, expect.stringMatching(/^.{25,}\.$/)]);
});

it('tells of waiting jobs, refusals, the pool, Redis, the loop and the model upstream', async () => {
  const keyed = api.with({ 'X-API-Key': await newKey() });
  for (let i = 0; i < ORDERS; i++) expect((await order(keyed, i)).status).toBe(202);
  standIn.manner = answers(500, { error: { message: `no ${MARK}` } });
  for (let i = 0; i < 5; i++) await ask(api, 'POST', '/api/chat', { message: 'Hello' });
  await eventually('sent', async () => (await scraped())('fyra_queue_jobs{queue="image",state="waiting"}') === ORDERS);
  const value = await scraped();
  expect(value('fyra_queue_oldest_waiting_seconds{queue="image"}')).toBeGreaterThanOrEqual(0);
  expect(value('fyra_outbox_unsent_jobs')).toBe(0);
  expect(value('fyra_outbox_lag_seconds')).toBe(0);
  expect(value('fyra_jobs_open')).toBeGreaterThanOrEqual(ORDERS);
  expect(value('fyra_jobs_oldest_open_seconds')).toBeGreaterThan(0);
  expect(value('fyra_quota_refusals_total{bucket="chat"}')).toBe(2);
  expect(value('fyra_database_pool{state="waiters"}')).toBeGreaterThanOrEqual(0);
  expect(value('fyra_database_pool{state="total"}')).toBeGreaterThan(0);
  expect(value('fyra_redis_ready')).toBe(1);
  expect(value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  expect(value('fyra_upstream_breaker_open{upstream="model"}')).toBe(0);
  expect(value('fyra_upstream_requests_total{upstream="model",outcome="failed"}')).toBeGreaterThan(0);
});

it('shows no secret in logs, metrics, answers or traces, whether things go well or not', async () => {
  const keyed = api.with({ 'X-API-Key': await newKey() });
  const unknown = { 'X-API-Key': `fyra_tools_${MARK}` };
  const forged = { 'Stripe-Signature': `t=1,v1=${MARK}` };
  const work = await world.start({ ROLE: 'worker' });
  await Promise.all([
    ask(keyed, 'GET', '/api/keys/me'),
    ask(api, 'GET', `/api/keys/me?api_key=${keys[0]}`),
    ask(api, 'GET', '/api/keys/me', undefined, { headers: unknown }),
    ask(api, 'GET', '/api/admin/keys', undefined, { headers: { Authorization: `Bearer ${MARK}` } }),
    ask(api, 'GET', `/api/admin/queues/ui`, undefined, { headers: { Authorization: `Basic ${MARK}` } }),
    ask(operator(), 'GET', '/api/admin/keys'),
    api.get('/api/keys/me', { headers: { 'X-Request-Id': keys[0] } }), // who puts a key there gets it back, but no log does
    ask(api, 'POST', '/api/billing/stripe', '{"id":"evt"}', { headers: forged }),
    ask(keyed, 'POST', '/api/pricing/checkout', { item: 'chat_100' }),
    ask(keyed, 'POST', '/api/generate', `{"description": "${MARK.slice(0, 2)}`),
    ask(api, 'POST', '/api/register', { email: 'reader@example.com', name: 'Reader' }).then(({ body }) =>
      keys.push(String(body.api_key)),
    ),
  ]);
  const [lostDatabase, lostRedis] = await Promise.all([
    world.launch({ DATABASE_URL: withPassword(world.databaseUrl) }),
    world.launch({ REDIS_URL: withPassword(world.redisUrl) }),
  ]);
  await eventually('a refused password', () => /password authentication failed/.test(lostDatabase.logs));
  await eventually('another', () => /WRONGPASS|not reachable/.test(lostRedis.logs));
  await eventually('its letter', () => /mail/i.test(work.logs));
  for (const server of [api, work]) await server.get('/metrics').then(({ text }) => told.push(text));
  await Promise.all(world.servers.map((server) => server.stop()));
  const everything = [
    ...world.servers.map(({ logs }) => logs),
    ...told.filter((text) => !isIssuing(text)),
    collector.text,
  ];
  const hidden = [MARK, ...keys, passwordOf(world.databaseUrl), passwordOf(world.redisUrl)];
  expect(collector.spans.length).toBeGreaterThan(10);
  for (const text of everything)
    for (const secret of hidden) expect(text.includes(secret) && near(text, secret)).toBe(false);
});

const withPassword = (url: string): string => Object.assign(new URL(url), { password: MARK }).href;
const passwordOf = (url: string): string => new URL(url).password;
/** A key is shown once, in the answer that issues it. */
const isIssuing = (text: string): boolean => /"api_key":"fyra_/.test(text);
const near = (text: string, secret: string): string =>
  text.slice(Math.max(0, text.indexOf(secret) - 200)).slice(0, 300);
