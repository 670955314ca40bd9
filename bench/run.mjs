#!/usr/bin/env node
/**
 * `npm run bench`: everything that has a goal, in one table, beside bare servers in the same run; writes bench/results.json and the
 * table of docs/performance.md. `--quick` looks whether everything runs to its end, and writes nothing.
 * A section that fails or takes longer than its time is told of and keeps its old rows; the others go on, and the end is 1.
 * `node bench/run.mjs reads jobs` runs those sections alone. `--compare` (`npm run bench:compare`) runs the sections whose
 * cost is gated, writes nothing, and ends with 1 when a request costs more processor than recorded, by more than the
 * tolerance. Costs are counted in requests of bare node:http of the same run, so that the machine's speed cancels.
 * Run after `node scripts/build.mjs`. Servers: those of DATABASE_URL and REDIS_URL, else private ones.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHammer } from './support/load-of.mjs';
import { compare, printTable, record, summary } from './support/results.mjs';
import { benchServers } from './support/servers.mjs';
import { QUICK } from './support/times.mjs';

const SECTIONS = {
  start: { load: () => import('./rows/start.mjs') },
  reads: { load: () => import('./rows/reads.mjs'), gated: true },
  requests: { load: () => import('./rows/requests.mjs'), gated: true },
  streams: { load: () => import('./rows/streams.mjs') },
  jobs: { load: () => import('./rows/jobs.mjs') },
  decisions: { load: () => import('./rows/decisions.mjs') },
  worker: { load: () => import('./rows/worker.mjs') },
};
/** Of one section; on a quiet machine of two processors all together take about eight minutes. */
const MOST_MINUTES = 8;

const comparing = process.argv.includes('--compare');
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = named.filter((name) => !(name in SECTIONS));
if (unknown.length > 0)
  throw new Error(`no section ${unknown.join(', ')}; there are ${Object.keys(SECTIONS).join(', ')}`);

const wanted = Object.entries(SECTIONS).filter(
  ([name, { gated }]) => (named.length === 0 || named.includes(name)) && (!comparing || gated),
);
const loadBefore = loadavg()[0];
const rows = [];
const failed = [];
for (const [name, { load }] of wanted) {
  try {
    rows.push(...(await inTime(section(name, load))));
  } catch (error) {
    failed.push(name);
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
if (rows.length > 0) printTable(rows);
if (failed.length > 0) console.error(`\nwithout figures: ${failed.join(', ')}`);
if (!comparing && !QUICK) record(rows, loadBefore, named.length === 0 && failed.length === 0);
process.exit(failed.length === 0 && (!comparing || compare(rows)) ? 0 : 1);

/** @throws when it takes longer than its time; what it has started ends with this process */
async function inTime(work) {
  let timer;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not done in ${MOST_MINUTES} minutes`)), MOST_MINUTES * 60_000);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Each section has a database and a folder of its own. */
async function section(name, load) {
  const began = performance.now();
  const { measure } = await load();
  const dataDir = await mkdtemp(join(tmpdir(), 'fyra-bench-'));
  const [servers, hammer] = [await benchServers(), startHammer()];
  try {
    return (await measure({ servers, hammer, dataDir })).map(summary);
  } finally {
    hammer.stop();
    await servers.stop();
    await rm(dataDir, { recursive: true, force: true });
    console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(0)} s, load ${loadavg()[0].toFixed(1)}`);
  }
}
