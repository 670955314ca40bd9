import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Collector } from './support/collector.js';
import type { Client } from './support/http.js';
import { linesOf } from './support/log-lines.js';
import { Receiver } from './support/receiver.js';
import type { Server } from './support/server.js';
import { MODEL, answers, StandInUpstream } from './support/stand-in-upstream.js';
import { eventually } from './support/wait.js';
import { ADMIN_TOKEN, createWorld, type World } from './support/world.js';

/** Traces go through everything that a request sets going, and hold nobody's words; without a collector nothing is loaded. */
const LIST = join(__dirname, 'support/list-packages.mjs');
const WORDS = 'a red dress that nobody must hear of';
const [SERVER, CLIENT, PRODUCER, CONSUMER] = [2, 3, 4, 5];

let world: World;
let collector: Collector;
let receiver: Receiver;
let standIn: StandInUpstream;
let api: Server;
let late: Server;
let alone: Server;
let plain: Server;
let work: Server;
let key: string;
let keyed: Client;
const packagesOf = (name: string): string[] => readFileSync(join(world.dataDir, name), 'utf8').split('\n');
const listing = (name: string) => ({
  NODE_OPTIONS: `--import=${LIST}`,
  PACKAGES: join(world.dataDir, name),
  TEST_PACK: '',
});

beforeAll(async () => {
  [collector, receiver, standIn] = await Promise.all([Collector.open(), Receiver.open(), StandInUpstream.open()]);
  world = await createWorld({ SERVICES: 'tools', WEBHOOK_ALLOW_PRIVATE: 'true' });
  const traced = {
    ...collector.settings,
    TEXT_PROVIDER: 'openai',
    OPENAI_BASE_URL: standIn.base,
    OPENAI_API_KEY: 'sk',
    LOG_LEVEL: 'debug',
  };
  [api, late, alone, plain, work] = await Promise.all([
    world.start({ ...traced, ROLE: 'api', ...listing('traced') }),
    world.start({ ...collector.settings, ROLE: 'api', OTEL_BSP_SCHEDULE_DELAY: '60000' }),
    world.start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', ROLE: 'api' }),
    world.start({ ...listing('plain'), ROLE: 'api', LOG_LEVEL: 'debug' }),
    world.start({ ...traced, ROLE: 'worker' }),
  ]);
  const operator = api.with({ Authorization: `Bearer ${ADMIN_TOKEN}` });
  key = String((await operator.post('/api/admin/keys', { interface: 'tools' })).body.api_key);
  keyed = api.with({ 'X-API-Key': key });
});
afterAll(async () => {
  await world.close();
  for (const one of [collector, receiver, standIn]) one.close();
});

const given = (traceId: string, flags = '01') => ({
  headers: { traceparent: `00-${traceId}-${'b'.repeat(16)}-${flags}` },
});
const spansOf = (traceId: string, ...names: string[]) =>
  eventually(`${names.join(', ')} of a trace`, () => {
    const trace = collector.trace(traceId);
    return names.every((name) => trace.has(name)) && names.map((name) => trace.get(name)!);
  });

it('follows a request through the outbox into another process and on to the webhook', async () => {
  const traceId = '1'.repeat(32);
  const wish = { description: WORDS, image_size: '512x768', webhook_url: receiver.url('/traced?token=hidden') };
  const { body } = await keyed.post('/api/generate-fashion-image', wish, given(traceId));
  const [request, sent, job, hook, engine] = await spansOf(
    traceId,
    'POST /api/generate-fashion-image',
    'send image',
    'process image',
    'POST webhook',
    'engine draw',
  );
  expect(request).toMatchObject({ kind: SERVER, parentSpanId: 'b'.repeat(16), failed: false });
  expect(request.attributes).toMatchObject({
    'http.route': '/api/generate-fashion-image',
    'http.response.status_code': expect.any(Number),
  });
  expect([sent.kind, sent.parentSpanId]).toEqual([PRODUCER, request.spanId]);
  expect([job.kind, job.parentSpanId, job.attributes['fyra.attempt']]).toEqual([CONSUMER, request.spanId, 1]);
  expect(engine.parentSpanId).toBe(job.spanId);
  const [message] = await eventually(
    'a webhook',
    () => receiver.at('/traced?token=hidden').length > 0 && receiver.received,
  );
  expect([hook.kind, message.headers.traceparent]).toEqual([CLIENT, `00-${traceId}-${hook.spanId}-01`]);
  for (const hidden of [WORDS, key, 'hidden', '127.0.0.1', String(body.job_id)])
    expect(collector.text).not.toContain(hidden);
});

it('tells the model upstream where it belongs, and which requests failed', async () => {
  const traceId = '2'.repeat(32);
  standIn.manner = answers(200, { model: MODEL, choices: [{ message: { role: 'assistant', content: 'Hi' } }] });
  expect((await keyed.post('/api/chat', { message: WORDS }, given(traceId))).status).toBe(200);
  const [request, asked] = await spansOf(traceId, 'POST /api/chat', 'POST /chat/completions');
  expect([asked.kind, asked.parentSpanId]).toEqual([CLIENT, request.spanId]);
  expect(standIn.asked[0].headers.traceparent).toBe(`00-${traceId}-${asked.spanId}-01`);
  expect(collector.text).not.toContain(WORDS);
});

it('names trace and span in each line of the logs, wherever it is written', async () => {
  const traceId = '5'.repeat(32);
  receiver.reply = () => ({ status: 410 });
  const wish = { description: WORDS, image_size: '512x768', webhook_url: receiver.url('/no-more') };
  await keyed.post('/api/generate', wish, given(traceId));
  await api.get('/api/health', given(traceId));
  const [request, hot, job] = await spansOf(traceId, 'POST /api/generate', 'GET /api/health', 'process webhook');
  const trailOf = (route: string) => linesOf(api).find((line) => line.route === route && line.trace_id === traceId);
  expect(trailOf('/api/generate')).toMatchObject({ span_id: request.spanId, request_id: expect.any(String) });
  expect(trailOf('/api/health')).toMatchObject({ span_id: hot.spanId });
  const said = linesOf(work).find(({ msg }) => /disabled/.test(String(msg)));
  expect(said).toMatchObject({ trace_id: traceId, span_id: job.spanId });
  await plain.get('/api/health', given(traceId));
  await plain.get('/api/pricing', given(traceId));
  await eventually('both lines', () => linesOf(plain).filter(({ route }) => route !== undefined).length >= 2);
  expect(plain.logs).not.toContain('trace_id');
});

it('has the id of the request on its span, and says which process of which version it was', async () => {
  const traceId = '6'.repeat(32);
  const { headers } = given(traceId);
  const paths = ['/api/keys/me', '/api/pricing'];
  for (const path of paths)
    await keyed.get(path, { headers: { ...headers, 'X-Request-Id': `asked-${path.slice(5, 8)}` } });
  const spans = await spansOf(traceId, ...paths.map((path) => `GET ${path}`));
  expect(spans.map(({ attributes }) => attributes['fyra.request_id'])).toEqual(['asked-key', 'asked-pri']);
  const { version } = JSON.parse(readFileSync(join(__dirname, '../package.json'), 'utf8')) as { version: string };
  const instance = `${hostname()}:${api.pid}`;
  expect(collector.resources.find((one) => one['service.instance.id'] === instance)).toEqual({
    'service.name': 'fyra',
    'service.version': version,
    'service.instance.id': instance,
    'fyra.role': 'api',
  });
});

it('begins a trace of its own, leaves out probes, and obeys a caller who does not record', async () => {
  for (const path of ['/livez', '/readyz', '/metrics']) await api.get(path);
  await api.get('/api/nothing-here/at-all', given('3'.repeat(32), '00'));
  await api.get('/api/nothing-here/at-all');
  const lost = await eventually('a span', () => collector.spans.find(({ name }) => name === 'GET unmatched'));
  expect(lost.traceId).not.toBe('3'.repeat(32));
  expect(lost.parentSpanId ?? '').toBe('');
  expect(collector.spans.filter(({ name }) => /livez|readyz|metrics/.test(name))).toEqual([]);
  expect(collector.trace('3'.repeat(32)).size).toBe(0);
});

it('sends what it has when it ends, and works on without its collector', async () => {
  await late.get('/api/nothing', given('4'.repeat(32)));
  expect(collector.trace('4'.repeat(32)).size).toBe(0);
  expect(await late.stop()).toBe(0);
  expect(collector.trace('4'.repeat(32)).size).toBe(1);
  for (let i = 0; i < 5; i++) expect((await alone.get('/api/health')).status).toBe(200);
  expect(await alone.stop()).toBe(0);
});

it('loads no library where nothing is traced', async () => {
  await plain.get('/api/health');
  const ours = (name: string) => /^@(opentelemetry\/(sdk|exporter|resources)|aws-sdk)/.test(name);
  expect(packagesOf('traced')).toEqual(expect.arrayContaining(['@opentelemetry/sdk-trace-node', 'ioredis']));
  expect(packagesOf('plain')).toContain('ioredis');
  expect(packagesOf('plain').filter(ours)).toEqual([]);
});
