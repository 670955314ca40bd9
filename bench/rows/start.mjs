/** Starting: with an empty database (the arena's week is replayed), again, and the memory of one idle process of all roles. */
import { setTimeout as sleep } from 'node:timers/promises';
import { startApp } from '../support/app.mjs';

const RUNS = 2;
const IDLE_MS = 20_000;

export async function measure({ servers, dataDir }) {
  const settings = { SERVICES: 'arena,design,cognitive,tools', DATA_DIR: dataDir };
  const first = await started(servers, settings);
  const [times, memory] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    const { ms, rss } = await started(servers, settings, run === 0 ? IDLE_MS : 5000);
    times.push(ms);
    memory.push(rss / 1e6);
  }
  return [
    {
      id: 'start.first',
      what: 'first start of all interfaces, a week replayed',
      unit: 'ms',
      values: [first.ms],
      goal: { most: 8000 },
    },
    {
      id: 'start.again',
      what: 'start of all interfaces, migrated database',
      unit: 'ms',
      values: times,
      goal: { most: 8000 },
    },
    { id: 'start.rss', what: 'resident memory, idle, all roles', unit: 'MB', values: memory, goal: { most: 300 } },
  ];
}

async function started(servers, settings, idleMs = 0) {
  const app = await startApp(servers, settings);
  await sleep(idleMs);
  const { rss } = await app.take();
  await app.stop();
  return { ms: app.startMs, rss };
}
