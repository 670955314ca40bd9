#!/usr/bin/env node
/**
 * What greed costs others: each file of bench/greed/ lets some callers take all they can and tells what the rest notice. Run
 * after `node scripts/build.mjs`; `node bench/greed.mjs queue` runs that file alone. Each file exports
 * `measure({ servers, dataDir })`, which answers with rows `[what, figure]`. Servers: those of DATABASE_URL and REDIS_URL, else
 * private ones. What is counted (jobs that go before, refusals, bytes) does not depend on the machine; seconds do.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { benchServers } from './support/servers.mjs';

const folder = new URL('./greed/', import.meta.url);
const known = (await readdir(folder)).filter((file) => file.endsWith('.mjs')).map((file) => basename(file, '.mjs'));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) throw new Error(`no part ${unknown.join(', ')}; there are ${known.join(', ')}`);

for (const name of wanted.length > 0 ? wanted : known.toSorted()) {
  const { measure } = await import(new URL(`${name}.mjs`, folder));
  console.log(`\n— ${name}: ${availableParallelism()} processors, load ${loadavg()[0].toFixed(1)} before`);
  const [servers, dataDir] = [await benchServers(), await mkdtemp(join(tmpdir(), 'fyra-bench-'))];
  try {
    const rows = await measure({ servers, dataDir });
    const width = Math.max(...rows.map(([what]) => what.length));
    for (const [what, figure] of rows) console.log(`${what.padEnd(width)}  ${figure}`);
  } finally {
    await servers.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
