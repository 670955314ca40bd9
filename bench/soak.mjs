#!/usr/bin/env node
/**
 * `npm run bench:soak [minutes]` (30): all interfaces in one process under an even, mixed load. Prints how the heap grows
 * after the warm-up, resident memory, Redis keys, the event loop's delay, waiting for connections, and errors; writes
 * bench/soak.json and docs/plots/soak-heap.svg. Ends with 1 when a goal is missed. Run after `node scripts/build.mjs`.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { startVisitors } from './soak/visitors.mjs';
import { curve } from './soak/curve.mjs';
import { startApp } from './support/app.mjs';
import { addChallengers, untilExecuted } from './support/challengers.mjs';
import { quantile } from './support/figures.mjs';
import { OPERATOR } from './support/keys.mjs';
import { benchServers } from './support/servers.mjs';

const MINUTES = Number(process.argv[2] ?? 30);
const EVERY_S = 10;
/** The first third, at most ten minutes: caches, compiled code, a full minute of every kind of work. */
const WARM_UP_S = Math.min(600, (MINUTES * 60) / 3);
const PREFIX = `soak${process.pid}`;

const dataDir = await mkdtemp(join(tmpdir(), 'fyra-soak-'));
const servers = await benchServers();
const settings = {
  SERVICES: 'arena,design,cognitive,tools',
  DATA_DIR: dataDir,
  ADMIN_TOKEN: OPERATOR,
  REDIS_PREFIX: PREFIX,
};
const app = await startApp(servers, settings);
const redis = new Redis(servers.redisUrl);
const agents = await addChallengers(servers.databaseUrl, servers.keyPepper, 20);
await untilExecuted(servers.databaseUrl);
const visitors = await startVisitors(app, agents);

const loadBefore = loadavg()[0];
const samples = [];
const began = performance.now();
const seconds = () => (performance.now() - began) / 1000;
while (seconds() < MINUTES * 60) {
  await sleep(EVERY_S * 1000);
  samples.push({ s: Math.round(seconds()), ...(await app.probe('../probes/memory.mjs')), keys: await keysOf(redis) });
  if (samples.length % 6 === 0) say(samples.at(-1));
}
await visitors.stop();
const report = reportOf(samples.filter(({ s }) => s > WARM_UP_S));
await write(report);
await redis.quit();
await app.stop();
await servers.stop();
await rm(dataDir, { recursive: true, force: true });
process.exit(Object.values(report.goals).every(({ met }) => met) ? 0 : 1);

function say({ s, heap_mb, rss_mb, lag_ms, waiters, keys }) {
  const { done } = visitors.counts();
  console.log(
    `${String(s).padStart(5)} s: heap ${heap_mb.toFixed(1)} MB, resident ${rss_mb.toFixed(0)} MB, loop p99 ${lag_ms.toFixed(0)} ms, ` +
      `${waiters} waiting, ${keys} Redis keys, ${done} requests, ${errorCount()} errors`,
  );
}

function errorCount() {
  return [...visitors.counts().errors.values()].reduce((sum, n) => sum + n, 0);
}

async function keysOf(client) {
  let [cursor, count] = ['0', 0];
  do {
    const [next, keys] = await client.scan(cursor, 'MATCH', `*${PREFIX}*`, 'COUNT', 1000);
    [cursor, count] = [next, count + keys.length];
  } while (cursor !== '0');
  return count;
}

function reportOf(steady) {
  const of = (name) => steady.map((sample) => sample[name]);
  const { done, errors } = visitors.counts();
  const goals = {
    'heap growth, MB in 10 minutes': { value: slope(steady, 'heap_mb') * 600, most: 1 },
    'resident growth, MB in 10 minutes': { value: slope(steady, 'rss_mb') * 600, most: Infinity },
    'Redis keys, growth in 10 minutes': { value: slope(steady, 'keys') * 600, most: Infinity }, // finished jobs are kept for an hour
    'Redis keys, most': { value: Math.max(...of('keys')), most: 10_000 },
    'waiting for a connection, median': { value: quantile(of('waiters'), 0.5), most: 0 },
    'event-loop delay, median of p99, ms': { value: quantile(of('lag_ms'), 0.5), most: 50 },
    'resident memory, most, MB': { value: Math.max(...of('rss_mb')), most: Infinity },
    errors: { value: errorCount(), most: 0 },
  };
  for (const goal of Object.values(goals)) goal.met = goal.value <= goal.most;
  console.log(`\n| After ${WARM_UP_S} s of warm-up, ${done} requests | | goal |\n|---|--:|---|`);
  for (const [what, { value, most, met }] of Object.entries(goals)) {
    console.log(
      `| ${what} | ${value.toFixed(2)} | ${Number.isFinite(most) ? `≤ ${most}${met ? '' : ': missed'}` : ''} |`,
    );
  }
  for (const [what, count] of errors) console.log(`${count} × ${what}`);
  return {
    minutes: MINUTES,
    requests: done,
    wrong: Object.fromEntries(errors),
    load_before: loadBefore,
    node: process.version,
    goals,
  };
}

/** Least squares, per second. */
function slope(list, name) {
  const mean = (of) => list.reduce((sum, one) => sum + of(one), 0) / list.length;
  const [t, y] = [mean(({ s }) => s), mean((one) => one[name])];
  const over = list.reduce((sum, one) => sum + (one.s - t) * (one[name] - y), 0);
  return over / list.reduce((sum, { s }) => sum + (s - t) ** 2, 0);
}

async function write(report) {
  const rounded = samples.map(({ s, heap_mb, rss_mb, keys }) => [
    s,
    Number(heap_mb.toFixed(2)),
    Math.round(rss_mb),
    keys,
  ]);
  const out = { ...report, samples: { columns: ['s', 'heap MB', 'resident MB', 'Redis keys'], rows: rounded } };
  await writeFile(new URL('./soak.json', import.meta.url), `${JSON.stringify(out)}\n`);
  const points = samples.map(({ s, heap_mb }) => [s / 60, heap_mb]);
  const title = 'Heap after a full collection, mixed load on all interfaces';
  await writeFile(new URL('../docs/plots/soak-heap.svg', import.meta.url), curve(title, 'minutes', 'MB', points));
}
