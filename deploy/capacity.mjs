#!/usr/bin/env node
/**
 * Processor time per operation of a running server, from its own /metrics: ADMIN_TOKEN=… node deploy/capacity.mjs <address>
 * For a server of its own (BURST_LIMIT=1000000, ROLE=all): it issues keys and makes images and designs.
 * With a second argument, what a year costs: … DATABASE_URL=… node deploy/capacity.mjs <address> <seconds of watching it idle>
 * (TRUST_PROXY=loopback; see capacity/year.mjs).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { year } from './capacity/year.mjs';

const base = (process.argv[2] ?? 'http://localhost:3000').replace(/\/$/, '');
/** Seconds of watching it idle; undefined: the operations alone. */
const watched = process.argv[3] && Number(process.argv[3]);
const JSON_BODY = { 'Content-Type': 'application/json' };

const say = (line) => process.stdout.write(`${line}\n`);

/** @throws when the answer is no success */
async function ask(method, path, headers = {}, body) {
  const sent = { method, headers: { ...JSON_BODY, ...headers }, body: body && JSON.stringify(body) };
  const response = await fetch(base + path, sent);
  const text = await response.text();
  const hint = response.status === 429 ? ' Start the server with BURST_LIMIT=1000000.' : '';
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 200)}${hint}`);
  return text;
}

const processor = async () => Number(/^process_cpu_seconds_total (\S+)/m.exec(await ask('GET', '/metrics'))[1]);

async function issued(body) {
  const token = { Authorization: `Bearer ${process.env.ADMIN_TOKEN}` };
  const { api_key } = JSON.parse(await ask('POST', '/api/admin/keys', token, body));
  return { 'X-API-Key': api_key };
}

/** Waits until every job is done. */
async function quiet() {
  const open = async () => Object.values(JSON.parse(await ask('GET', '/api/health')).queues);
  while ((await open()).some((queue) => queue === null || queue.waiting + queue.active + queue.delayed > 0)) {
    await sleep(250);
  }
}

/** What the server uses while nobody asks, in processors. */
async function idling() {
  const before = await processor();
  await sleep(8000);
  return ((await processor()) - before) / 8;
}

/** Prints milliseconds of processor per operation, beyond idling. */
async function measure(name, times, operation, askers = 8) {
  for (let n = 0; n < Math.min(10, times); n++) await operation(-n - 1);
  await quiet();
  const [before, began] = [await processor(), performance.now()];
  let next = 0;
  const asker = async () => {
    while (next < times) await operation(next++);
  };
  await Promise.all(Array.from({ length: askers }, asker));
  await quiet();
  const used = (await processor()) - before - (idle * (performance.now() - began)) / 1000;
  const each = (used / times) * 1000;
  if (!watched) say(`| ${name} | ${each.toFixed(2)} |`);
  return each;
}

/** A year by the rules; what it needs of the operations is measured by a few of them. */
async function printYear() {
  const cost = async () => ({ read: await read(500), image: await image(5), design: await garment(5) });
  const json = async (method, path, headers, body) => JSON.parse(await ask(method, path, headers, body));
  const rows = await year({ databaseUrl: process.env.DATABASE_URL, seconds: watched, ask: json, processor, cost });
  say('| A year | |\n|---|---|');
  for (const [what, figure] of rows) say(`| ${what} | ${figure} |`);
}

await quiet();
const idle = await idling();
const tools = await issued({ interface: 'tools', tier: 'enterprise', name: 'capacity' });
const design = await issued({ interface: 'design', email: 'capacity@example.com', overrides: { uses_total: 1000 } });
const wait = { Prefer: 'wait=30' };

function read(times) {
  return measure('`GET /api/cognitive`, a prepared read', times, () => ask('GET', '/api/cognitive'));
}

function image(times) {
  const order = { ...tools, ...wait };
  const make = (n) => ask('POST', '/api/generate-fashion-image', order, { description: `a linen shirt ${n}` });
  return measure('an image, from order to PNG', times, make, 2);
}

function garment(times) {
  const make = async (n) => {
    const { id } = JSON.parse(await ask('POST', '/api/v1/design', design, { description: `a linen shirt ${n}` }));
    while (!['completed', 'failed'].includes(JSON.parse(await ask('GET', `/api/design/${id}`, wait)).status));
  };
  return measure('a design with its PDFs', times, make, 2);
}

if (watched) {
  await printYear();
  process.exit();
}
say('| Operation | processor, ms |\n|---|---|');
await read(3000);
await measure('`GET /api/pricing`', 2000, () => ask('GET', '/api/pricing'));
await measure('`GET /api/keys/me`, with a key', 1000, () => ask('GET', '/api/keys/me', tools));
await measure('`POST /api/fashion-concept`, key and limit', 1000, () =>
  ask('POST', '/api/fashion-concept', tools, { style: 'nordic workwear', count: 3 }),
);
await measure('`POST /api/chat`, embedded', 500, () =>
  ask('POST', '/api/chat', tools, { message: 'How do I wash wool?' }),
);
await image(20);
await garment(20);
