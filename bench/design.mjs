#!/usr/bin/env node
/**
 * How fast designs are made: submitting, a whole design, its PDFs, the event loop meanwhile, and memory. Run after
 * `node scripts/build.mjs`; with `--long` 500 designs are made for the memory. Uses the servers that DATABASE_URL and
 * REDIS_URL name, else private ones.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROMPTS } from './design/prompts.mjs';
import { startApp } from './support/app.mjs';
import { quantile } from './support/figures.mjs';
import { benchServers } from './support/servers.mjs';

const ADMIN_TOKEN = 'operator-of-the-benchmark';
const LONG = process.argv.includes('--long');
const STEPS = ['read', 'draft', 'draw'];
const watch = [
  ...STEPS.map((method) => ({ file: 'design/making/studio.service.js', name: 'Studio', method })),
  { file: 'design/designs/files.service.js', name: 'DesignFiles', method: 'save' },
];

const dataDir = await mkdtemp(join(tmpdir(), 'fyra-bench-design-'));
const servers = await benchServers();
const settings = { SERVICES: 'design', ADMIN_TOKEN, DATA_DIR: dataDir, LOG_LEVEL: 'error' };
const app = await startApp(servers, settings, watch);
let base = `http://127.0.0.1:${app.port}`;

const json = async (path, { headers = {}, ...init } = {}) => {
  const response = await fetch(base + path, { ...init, headers: { 'Content-Type': 'application/json', ...headers } });
  return response.json();
};

/** A key per ten designs, so that none meets its limits. */
async function newKey() {
  const body = JSON.stringify({ interface: 'design', overrides: { uses_total: 100_000 } });
  return (await json('/api/admin/keys', { method: 'POST', body, headers: { Authorization: `Bearer ${ADMIN_TOKEN}` } }))
    .api_key;
}

const submissions = [];

async function submit(key, description, seed) {
  const body = JSON.stringify({ description, seed });
  const began = performance.now();
  const { id } = await json('/api/v1/design', { method: 'POST', body, headers: { 'X-API-Key': key } });
  submissions.push(performance.now() - began);
  return id;
}

async function final(id) {
  for (;;) {
    const design = await json(`/api/design/${id}`, { headers: { Prefer: 'wait=30' } });
    if (design.status !== 'queued' && design.status !== 'processing') return design;
  }
}

async function made(key, description, seed) {
  const design = await final(await submit(key, description, seed));
  if (design.status !== 'completed') throw new Error(`${description}: ${JSON.stringify(design.error)}`);
  return { design, ms: Date.parse(design.completed_at) - Date.parse(design.created_at) };
}

/** Until the last of a design's PDFs is there, from its completion. */
async function pdfs({ result, completed_at: completedAt }) {
  const urls = [...Object.values(result.pattern.files), result.techpack?.pdf].filter((url) => url?.endsWith('.pdf'));
  await Promise.all(
    urls.map(async (url) => {
      const response = await fetch(base + new URL(url).pathname);
      if (response.status === 503) throw new Error(`${url} was not made in time`);
      await response.arrayBuffer();
    }),
  );
  return urls.length === 0 ? NaN : Date.now() - Date.parse(completedAt);
}

const metric = (text, name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
const metrics = async (port = app.port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

/** The server's own delay of its event loop since it was last asked, ms; the 10 ms between two looks included. */
const loopDelay = async () => metric(await metrics(), 'nodejs_eventloop_lag_p99_seconds') * 1000;

/** Processor time of all the server's threads so far, ms: what others do on the machine does not count. */
const cpuMs = async () => metric(await metrics(), 'process_cpu_seconds_total') * 1000;

const show = (value) =>
  Number.isFinite(value) ? value.toFixed(value < 100 ? 1 : 0) : Number.isNaN(value) ? '–' : 'too late';
const line = (what, values, goal) =>
  console.log(
    `${what.padEnd(46)}${[0.5, 0.95, 1].map((p) => show(quantile(values, p)).padStart(9)).join('')}   ${goal}`,
  );

console.log(`load average of the machine ${loadavg()[0].toFixed(1)}`);
console.log(`${''.padEnd(46)}${['p50', 'p95', 'max'].map((word) => word.padStart(9)).join('')}   goal`);

const key = await newKey();
const cold = await made(key, PROMPTS[0], 1);
for (const prompt of PROMPTS.slice(0, 12)) await pdfs((await made(key, prompt, 0)).design).catch(() => undefined);
await app.take();
submissions.length = 0;

const whole = [];
const late = [];
const cpu = [];
for (const [seed, prompt] of PROMPTS.entries()) {
  const before = await cpuMs();
  const { design, ms } = await made(key, prompt, seed);
  whole.push(ms);
  cpu.push((await cpuMs()) - before);
  late.push(await pdfs(design).catch(() => Infinity));
}
const { samples } = await app.take();
line('submit, one at a time, ms', submissions, 'p95 ≤ 30');
line('a whole design, ms', whole, 'p50 ≤ 1,500, p95 ≤ 3,000');
line('  processor time until it is seen, ms', cpu, '');
for (const { name, method } of watch) line(`  ${name}.${method}, ms`, samples[`${name}.${method}`] ?? [], '');
line('from then to the last of its PDFs, ms', late, '≤ 2,000');
console.log(`${'the first design of a process, ms'.padEnd(46)}${show(cold.ms).padStart(9)}`);

submissions.length = 0;
await loopDelay();
const delays = [];
const together = [];
for (let round = 0; round < 5; round++) {
  const ten = await Promise.all(PROMPTS.slice(round * 5, round * 5 + 10).map((prompt, i) => made(key, prompt, i)));
  together.push(...ten.map(({ ms }) => ms));
  delays.push(await loopDelay());
}
line('ten designs at once: each, ms', together, '');
line('  submit meanwhile, ms', submissions, '');
line('  delay of the event loop, p99 of each round, ms', delays, '≤ 50');

await app.stop();
await memoryOfWorker(LONG ? 50 : 4);
await servers.stop();
await rm(dataDir, { recursive: true, force: true });

/** A process of its own makes the designs and their files; the other one only answers. */
async function memoryOfWorker(rounds) {
  const worker = await startApp(servers, { ...settings, ROLE: 'worker' });
  const api = await startApp(servers, { ...settings, ROLE: 'api' });
  base = `http://127.0.0.1:${api.port}`;
  const key = await newKey();
  const memory = [];
  for (let round = 0; round < rounds; round++) {
    const more = PROMPTS.slice((round * 10) % 30, ((round * 10) % 30) + 10);
    const ten = await Promise.all(more.map((prompt, i) => made(key, prompt, round * 10 + i)));
    for (const { design } of ten) await pdfs(design).catch(() => undefined);
    memory.push(metric(await metrics(worker.port), 'process_resident_memory_bytes') / 1e6);
    if (round % 10 === 9) console.log(`  memory of the worker after ${round * 10 + 10}, MB ${show(memory.at(-1))}`);
  }
  const after = `memory of the worker after ${rounds * 10} designs, MB`;
  console.log(
    `${after.padEnd(46)}${show(memory.at(-1)).padStart(9)}${''.padEnd(9)}${show(Math.max(...memory)).padStart(9)}   ≤ 400 after 500 (--long)`,
  );
  await worker.stop();
  await api.stop();
}
