#!/usr/bin/env node
/**
 * `npm run dev`: servers that stay, and the application anew after each change below src/. The next process has loaded
 * its packages before it is needed; what remains of a restart is our own modules.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT, build } from './build.mjs';
import { oneLine } from './one-line.mjs';

/** An editor writes several files, or one in several steps. */
const SETTLED_MS = 50;
/** A developer waits for nobody's open requests. */
const IMPATIENT = { DRAIN_SECONDS: '0', CLOSE_SECONDS: '1' };

const say = (line) => process.stdout.write(`dev: ${line}\n`);
const load = (path) => import(pathToFileURL(join(ROOT, 'dist', path)));

if (existsSync('.env')) process.loadEnvFile('.env');
let servers;
let app;
let next;
let since;
let waiting;
let isMigrated = false;
let isStopping = false;
let busy = Promise.resolve();

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => void stop());

try {
  await build();
  const { processConfigOrExit } = await load('src/common/config/env.js');
  const { startEmbedded } = await load('src/common/embedded/start-embedded.js');
  servers = await startEmbedded(processConfigOrExit(), { log: say });
  const { databaseUrl, redisUrl, keyPepper } = servers;
  Object.assign(process.env, { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, KEY_PEPPER: keyPepper });
  for (const folder of ['src', 'web']) watch(join(ROOT, folder), { recursive: true }, changed);
  await (busy = restart());
} catch (error) {
  say(oneLine(error));
  await stop(1);
}

function changed(_, name) {
  if (!name || /\.(spec|fixture)\.ts$|~$|\.new$/.test(name)) return;
  if (name.startsWith('migrations/')) isMigrated = false;
  since ??= performance.now();
  clearTimeout(waiting);
  waiting = setTimeout(() => (busy = busy.then(restart).catch((error) => say(oneLine(error)))), SETTLED_MS);
}

/** What cannot be compiled leaves the running application alone. */
async function restart() {
  const began = since ?? performance.now();
  since = undefined;
  const { written } = await build();
  if (app && written === 0) return;
  next ??= prepared();
  await Promise.all([isMigrated || migrated(), ended(app)]);
  app = next;
  next = undefined;
  await begun(app, began);
  next = prepared();
}

/** In a process of its own: this one keeps the modules that it has once read. One that comes meanwhile counts again. */
async function migrated() {
  isMigrated = true;
  const child = fork(join(ROOT, 'scripts/migrate.mjs'), [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [code] = await once(child, 'exit');
  if (code === 0) return;
  isMigrated = false;
  throw new Error('the migrations failed');
}

function prepared() {
  const preload = pathToFileURL(join(ROOT, 'scripts/dev-ahead.mjs')).href;
  return fork(join(ROOT, 'dist/src/main.js'), [], {
    env: { LOG_REQUESTS: 'false', ...process.env, ...IMPATIENT },
    execArgv: ['--enable-source-maps', '--import', preload],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

function isOver({ exitCode, signalCode }) {
  return exitCode !== null || signalCode !== null;
}

async function ended(child) {
  if (child === undefined || isOver(child)) return;
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 2000);
  await once(child, 'exit');
  clearTimeout(late);
}

async function begun(child, began) {
  const { host = '0.0.0.0', port } = (await load('src/common/config/env.js')).processConfigOrExit();
  child.send('begin');
  while (!isOver(child) && !(await answers(host, port))) await sleep(20);
  if (isOver(child)) return say('the application has ended: waiting for a change');
  say(`answers on http://localhost:${port} after ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

function answers(host, port) {
  return fetch(`http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${port}/livez`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Once: from a terminal the signal comes twice, by itself and by npm. */
async function stop(code = 0) {
  if (isStopping) return;
  isStopping = true;
  await Promise.all([ended(app), ended(next)]);
  await servers?.stop();
  process.exit(code);
}
