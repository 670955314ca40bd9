#!/usr/bin/env node
/**
 * How fast the arena is; run after `node scripts/build.mjs`. Each table gives the smallest, middle and largest of several runs,
 * and what they are measured against in the same run. `node bench/arena.mjs engine reads` runs those parts alone.
 * `node bench/arena.mjs truth one two` shows what ranks and ratings are worth where the truth is known, from these seeds.
 * `node bench/arena.mjs market one two` holds the simulated market to published facts and to what its edges may earn.
 * Servers: those of DATABASE_URL and REDIS_URL, else private ones for the time of the run.
 */
import { availableParallelism, loadavg } from 'node:os';
import { benchServers } from './support/servers.mjs';

const PARTS = {
  engine: async () => (await import('./arena/engine.mjs')).benchEngine,
  gym: async () => (await import('./arena/gym.mjs')).benchGym,
  start: async () => (await import('./arena/start.mjs')).benchStart,
  field: async () => (await import('./arena/field.mjs')).benchField,
  reads: async () => (await import('./arena/reads.mjs')).benchReads,
  spectators: async () => (await import('./arena/spectators.mjs')).benchSpectators,
  audit: async () => (await import('./arena/audit.mjs')).benchAudit,
  decisions: async () => (await import('./arena/decisions.mjs')).benchDecisions,
  futures: async () => (await import('./arena/futures.mjs')).benchFutures,
};

const wanted = process.argv.slice(2);
if (wanted[0] === 'truth') {
  (await import('./arena/truth.mjs')).benchTruth(wanted.slice(1));
  process.exit();
}
if (wanted[0] === 'market') {
  (await import('./arena/market.mjs')).benchMarket(wanted.slice(1));
  process.exit();
}
const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0) throw new Error(`no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}`);

for (const [name, load] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const bench = await load();
  const servers = bench.length > 0 ? await benchServers() : null;
  console.log(`\n— ${name}: ${availableParallelism()} processors, load ${loadavg()[0].toFixed(1)} before`);
  try {
    await bench(servers);
  } finally {
    await servers?.stop();
  }
}
