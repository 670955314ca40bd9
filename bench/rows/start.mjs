/**
 * `npm start` without servers of its own, as a newcomer meets it: in an empty folder (PostgreSQL's data are made, the arena's
 * week is replayed), again in the same one, and the memory of its idle process of all roles.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../support/app.mjs';
import { freshCheckout } from '../support/checkout.mjs';
import { median } from '../support/figures.mjs';
import { times } from '../support/times.mjs';

const SCRIPT = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));
const ROUNDS = times(3);
const AGAIN = times(2);
const IDLE_MS = times(20_000);
/** Until the week's rows are written, documentation's design is made, and the threads of that have ended a minute later. */
const SETTLED_MS = times(110_000);

export async function measure({ dataDir }) {
  const [first, again, memory, ratios, settled] = [[], [], [], [], []];
  for (let round = 0; round < ROUNDS; round++) {
    const folder = join(dataDir, `start-${round}`);
    const { ms, rss } = await started(folder, round === 0 ? SETTLED_MS : 0);
    if (round === 0) settled.push(rss / 1e6);
    const later = [];
    for (let run = 0; run < AGAIN; run++) later.push(await started(folder, run === 0 ? IDLE_MS : 0));
    first.push(ms);
    again.push(...later.map((one) => one.ms));
    memory.push(later[0].rss / 1e6);
    ratios.push(ms / median(later.map((one) => one.ms)));
  }
  const fresh = await builtToo();
  return [
    { id: 'start.first', what: 'first `npm start`, a week replayed', unit: 'ms', values: first, goal: { most: 8000 } },
    { id: 'start.fresh', what: '– of a checkout that was never built', unit: 'ms', values: [fresh] },
    { id: 'start.again', what: 'a later `npm start`', unit: 'ms', values: again, goal: { most: 8000 } },
    { id: 'start.ratio', what: '– the first ÷ a later one', unit: 'ratio', values: ratios, goal: { most: 1.5 } },
    { id: 'start.rss', what: 'resident memory, idle, all roles', unit: 'MB', values: memory, goal: { most: 250 } },
    {
      id: 'start.first.rss',
      what: '– two minutes after the first start',
      unit: 'MB',
      values: settled,
      goal: { most: 260 },
    },
  ];
}

/** The first `npm start` after `git clone` and `npm ci`, ms. */
async function builtToo() {
  const { folder, remove } = freshCheckout();
  try {
    return (await started(join(folder, 'data'), 0, join(folder, 'scripts/start.mjs'))).ms;
  } finally {
    remove();
  }
}

/** @returns time from the command to `Ready`, and the application's resident bytes after a while of idling */
async function started(dataDir, idleMs = 0, script = SCRIPT) {
  const { DATABASE_URL: _, REDIS_URL: __, ...env } = process.env;
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [script], {
    env: { ...env, DATA_DIR: dataDir, PORT: String(port), DRAIN_SECONDS: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await said(child, /^Ready \(/m);
    const ms = performance.now() - began;
    await sleep(idleMs);
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return { ms, rss: Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) };
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
}

/** @throws when it ends without having said it */
function said(child, what) {
  let output = '';
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => what.test((output += chunk)) && resolve());
    child.once('exit', (code) => reject(new Error(`npm start has ended (${code}): ${output}`)));
  });
}
