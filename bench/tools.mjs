#!/usr/bin/env node
/**
 * The text and fashion API: what our layer adds to a model upstream (beside the upstream itself, in the same run, in
 * turn), the embedded model, concepts and the acceptance of image jobs. Run after `node scripts/build.mjs`. Uses the
 * servers that DATABASE_URL and REDIS_URL name, else private ones.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp } from './support/app.mjs';
import { quantile } from './support/figures.mjs';
import { benchServers } from './support/servers.mjs';
import { ask } from './tools/ask.mjs';

const ADMIN_TOKEN = 'operator-of-the-benchmark';
const WARM_UP = 40;
const PAIRS = 300;
const QUESTION = 'Which fabric should I take for a summer shirt?';

const { planConcepts } = await import('../dist/src/tools/engine/concepts/index.js');

const standIn = fork(new URL('./tools/stand-in.mjs', import.meta.url));
const [{ port: upstreamPort }] = await once(standIn, 'message');
const dataDir = await mkdtemp(join(tmpdir(), 'fyra-bench-tools-'));
const servers = await benchServers();
const app = await startApp(servers, {
  SERVICES: 'tools',
  ADMIN_TOKEN,
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  TEXT_PROVIDER: 'openai',
  OPENAI_BASE_URL: `http://127.0.0.1:${upstreamPort}/v1`,
  TEXT_MODEL: 'stand-in',
});

const operator = { authorization: `Bearer ${ADMIN_TOKEN}` };
const issued = await ask(app.port, '/api/admin/keys', { interface: 'tools', tier: 'enterprise' }, operator);
const key = { 'x-api-key': JSON.parse(issued.text).api_key };

const chat = { model: 'stand-in', stream: true, messages: [{ role: 'user', content: QUESTION }] };
const direct = (body = chat) => ask(upstreamPort, '/v1/chat/completions', body);
const ours = (body = chat) => fine(ask(app.port, '/v1/chat/completions', body, key));

async function fine(asked, status = 200) {
  const answer = await asked;
  if (answer.status !== status) throw new Error(`status ${answer.status}: ${answer.text}`);
  return answer;
}

/** The same question to both in turn, the order changing, so that a drift of the machine's speed cancels. */
async function pairs(count) {
  const list = [];
  for (let i = 0; i < count; i++) {
    const first = i % 2 === 0;
    const one = await (first ? direct() : ours());
    const two = await (first ? ours() : direct());
    const [upstream, layered] = first ? [one, two] : [two, one];
    if (Number.isNaN(layered.firstMs)) throw new Error(`no word: ${layered.text.slice(0, 300)}`);
    list.push({ upstream, layered });
  }
  return list;
}

async function timed(count, work) {
  const list = [];
  for (let i = 0; i < count; i++) {
    const began = performance.now();
    await work(i);
    list.push(performance.now() - began);
  }
  return list;
}

const show = (value) => value.toFixed(value < 10 ? 2 : 1).padStart(9);
const line = (what, values, goal = '') =>
  console.log(`${what.padEnd(58)}${[0.5, 0.95].map((p) => show(quantile(values, p))).join('')}   ${goal}`);

console.log(`load average of the machine ${loadavg()[0].toFixed(1)}`);
console.log(`${''.padEnd(58)}${['p50', 'p95'].map((word) => word.padStart(9)).join('')}   goal`);

await pairs(WARM_UP);
const measured = await pairs(PAIRS);
const of = (side, what) => measured.map((pair) => pair[side][what]);
const added = (what) => measured.map(({ upstream, layered }) => layered[what] - upstream[what]);
line('first word: the upstream itself, ms', of('upstream', 'firstMs'));
line('first word: through us, ms', of('layered', 'firstMs'));
line('  what we add, pair by pair, ms', added('firstMs'), 'p50 ≤ 3');
line('whole stream: the upstream itself, ms', of('upstream', 'wholeMs'));
line('whole stream: through us, ms', of('layered', 'wholeMs'));
line('  what we add, pair by pair, ms', added('wholeMs'), 'p50 ≤ 3');

const whole = { ...chat, stream: false };
await timed(WARM_UP, () => ours(whole));
line('not streamed, through us, ms', await timed(PAIRS, () => ours(whole)));

const own = { ...whole, model: 'atelier-embedded' };
await timed(WARM_UP, () => ours(own));
line('the embedded model, /v1/chat/completions, ms', await timed(PAIRS, () => ours(own)));

const concept = (i) => fine(ask(app.port, '/api/fashion-concept', { style: 'noir', count: 3, seed: i }, key));
await timed(WARM_UP, concept);
line('three concepts, ms', await timed(PAIRS, concept));
const began = performance.now();
await Promise.all(Array.from({ length: 16 }, (_, at) => timed(30, (i) => concept(at * 30 + i))));
console.log(
  `${'three concepts, sixteen callers, requests a second'.padEnd(58)}${show(480_000 / (performance.now() - began))}`,
);
const cpu = process.cpuUsage();
for (let i = 0; i < 300; i++) planConcepts('noir', 20, i);
const { user, system } = process.cpuUsage(cpu);
console.log(`${'twenty concepts in the engine, ms of processor'.padEnd(58)}${show((user + system) / 300_000)}`);

const order = { description: 'a camel wool coat with wide lapels', image_size: '512x768' };
const jobs = await timed(20, async (i) => {
  const { text } = await fine(ask(app.port, '/api/generate', { ...order, seed: i }, key), 202);
  if (!JSON.parse(text).job_id) throw new Error(text);
});
line('an image job accepted, ms', jobs, 'p95 ≤ 300');

await app.stop();
await servers.stop();
standIn.kill();
await rm(dataDir, { recursive: true, force: true });
