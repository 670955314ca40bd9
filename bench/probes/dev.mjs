/**
 * `npm run dev` in a copy of this checkout: how long after a change the application answers again, from the write to the file until
 * /livez says yes after it has said no. `node bench/probes/dev.mjs [changes]`; the goal is two seconds.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../support/app.mjs';
import { freshCheckout } from '../support/checkout.mjs';

/** A controller, an engine, data and a table: each is loaded in another way. */
const CHANGED = {
  'src/common/health/health.controller.ts': '// changed\n',
  'src/arena/engine/league/index.ts': '// changed\n',
  'src/tools/engine/concepts/worlds/street.yaml': '# changed\n',
  'src/common/entities.ts': '// changed\n',
};
/** The next process loads its packages meanwhile, as it does while somebody writes. */
const WRITING_MS = 4000;
const PATIENCE_MS = 60_000;

const answers = () =>
  fetch(`http://127.0.0.1:${port}/livez`, { headers: { Connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  );

const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;

const { folder, remove } = freshCheckout();
const port = await freePort();
const { DATABASE_URL: _, REDIS_URL: __, ...env } = process.env;
const dev = spawn(process.execPath, [join(folder, 'scripts/dev.mjs')], {
  env: { ...env, DATA_DIR: join(folder, 'data'), PORT: String(port), LOG_LEVEL: 'error' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  await until(true);
  const times = [];
  for (const [file, added] of inTurns(Number(process.argv[2] ?? 8))) times.push(await changed(file, added));
  times.sort((a, b) => a - b);
  console.log(
    `median ${seconds(times[times.length >> 1])}, slowest ${seconds(times.at(-1))}, load ${loadavg()[0].toFixed(1)}`,
  );
} finally {
  if (dev.exitCode === null) {
    dev.kill('SIGTERM');
    await once(dev, 'exit');
  }
  remove();
}

function inTurns(count) {
  const all = Object.entries(CHANGED);
  return Array.from({ length: count }, (_, number) => all[number % all.length]);
}

async function changed(file, added) {
  await sleep(WRITING_MS);
  const began = performance.now();
  appendFileSync(join(folder, file), added);
  await until(false);
  const gone = performance.now() - began;
  await until(true);
  const back = performance.now() - began;
  console.log(`${file}: away after ${seconds(gone)}, back after ${seconds(back)}`);
  return back;
}

async function until(wanted) {
  const latest = performance.now() + PATIENCE_MS;
  while ((await answers()) !== wanted) {
    if (dev.exitCode !== null || performance.now() > latest) throw new Error('npm run dev does not come back');
    await sleep(5);
  }
}
