#!/usr/bin/env node
/** `npm start`: build, PostgreSQL and Redis, migrations, the application; one line for each step. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './build.mjs';
import { oneLine, Refused } from './one-line.mjs';
import { welcome } from './welcome.mjs';

const OLDEST_NODE = [20, 19];
/** The application's modules are read many at once, and each caller, query and file is one. */
const FEWEST_FILES = 512;
/** An application that has not ended by itself so long after the time it has for closing is killed. */
const GRACE_MS = 500;
const READY_MS = 120_000;
/** The terminal is for these steps, unless somebody wants more. */
const TERSE = { LOG_REQUESTS: 'false' };
/**
 * glibc keeps freed memory of every thread apart unless told otherwise: about 300 MB after a hundred designs. mimalloc, which
 * is in the library that draws pictures, keeps freed memory for its next picture: about 100 MB.
 */
const THRIFTY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MIMALLOC_PURGE_DELAY: '0',
};

/** MB of the young generation's halves. Answering makes much that is short-lived; a worker's main thread only hands jobs to threads. */
const [YOUNG, YOUNG_OF_WORKER] = [32, 4];

const began = performance.now();
const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;
const say = (line) => process.stdout.write(`${line}\n`);

let servers;
let app;
let stopping = false;
let stoppingSince = 0;

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => void stop(signal));

try {
  await start();
} catch (error) {
  if (!stopping) await fail(error);
}

async function start() {
  checkNode();
  checkOpenFiles();
  if (existsSync('.env')) process.loadEnvFile('.env');
  const dist = await buildStep();
  const load = (path) => import(pathToFileURL(join(dist, path)));
  const chosen = await choosePort();
  const { processConfigOrExit } = await load('src/common/config/env.js');
  const config = processConfigOrExit();
  app = loadAhead(dist, config);
  const { startEmbedded } = await load('src/common/embedded/start-embedded.js');
  const starting = startEmbedded(config, { log: say });
  await Promise.allSettled([starting, loadMigrations(load)]);
  servers = await starting;
  if (chosen) say(`Port 3000 is taken: ${config.port} is used`);
  if (stopping) return servers.stop();
  process.env.DATABASE_URL = servers.databaseUrl;
  delete process.env.DATABASE_URL_FILE;
  await migrateStep(dist);
  if (!stopping) await run(config);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  throw new Refused(`Node ${process.versions.node} is too old: ${OLDEST_NODE.join('.')} or later is needed`);
}

/** Node has raised its limit to the hard one by now. */
function checkOpenFiles() {
  const { soft = Infinity } = process.report.getReport().userLimits?.open_files ?? {};
  if (soft >= FEWEST_FILES) return;
  throw new Refused(`${soft} open files are too few: ${FEWEST_FILES} or more are needed (ulimit -n)`);
}

async function buildStep() {
  const dataDir = resolve(process.env.DATA_DIR || 'data');
  const { build } = await import('./build.mjs');
  const { dist, written } = await build(join(dataDir, 'build'));
  if (written > 0) say(`Built (${seconds()})`);
  return dist;
}

/** Without PORT a taken 3000 is no reason not to start. */
async function choosePort() {
  if (process.env.PORT) return false;
  const host = process.env.HOST || '0.0.0.0';
  for (let port = 3000; port < 3100 && !process.env.PORT; port += 1) {
    if (await isFree(port, host)) process.env.PORT = String(port);
  }
  return process.env.PORT !== '3000';
}

function isFree(port, host) {
  return new Promise((answer) => {
    const server = createServer();
    server.once('error', () => answer(false));
    server.listen(port, host, () => server.close(() => answer(true)));
  });
}

/** What the migrations are written with is read while the servers start. */
function loadMigrations(load) {
  return Promise.all(['src/common/db/data-source.js', 'src/entities.js', 'src/migrations/index.js'].map(load));
}

async function migrateStep(dist) {
  const { migrate } = await import('./migrate.mjs');
  const done = await migrate(dist);
  if (done.length > 0) say(`Migrated the database: ${done.length} steps (${seconds()})`);
}

/** The application, which begins when it is told where its servers are. */
function loadAhead(dist, { role }) {
  const preload = join(ROOT, 'scripts/load-ahead.mjs');
  return fork(join(dist, 'src/main.js'), [], {
    env: { ...THRIFTY, ...TERSE, ...process.env },
    execArgv: [
      `--max-semi-space-size=${role === 'worker' ? YOUNG_OF_WORKER : YOUNG}`,
      '--import',
      pathToFileURL(preload).href,
    ],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

async function run(config) {
  if (hasEnded(app)) return ended(app.exitCode, app.signalCode);
  app.once('exit', (code, signal) => void ended(code, signal));
  app.send({ DATABASE_URL: servers.databaseUrl, REDIS_URL: servers.redisUrl, KEY_PEPPER: servers.keyPepper });
  await announce(config);
}

function hasEnded({ exitCode, signalCode }) {
  return exitCode !== null || signalCode !== null;
}

async function announce(config) {
  await servers.written;
  if (config.role === 'worker') return;
  const late = setTimeout(
    () => say(`Still not ready after ${READY_MS / 1000} s: see ${config.publicUrl}/readyz`),
    READY_MS,
  );
  while (!stopping && !(await isReady(config))) await sleep(100);
  clearTimeout(late);
  if (!stopping) say(welcome(config, seconds()));
}

async function isReady({ host, port }) {
  const local = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  try {
    return (await fetch(`http://${local}:${port}/readyz`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

/** The application ended without being asked to. */
async function ended(code, signal) {
  if (stopping) return;
  stopping = true;
  say(`The application has ended (${signal ?? `code ${code}`})`);
  await servers.stop();
  process.exit(code || 1);
}

/** Another signal does not wait for open work; at once it is only Ctrl-C, which reaches us through npm, too. */
async function stop(signal) {
  if (stopping) return void (performance.now() - stoppingSince > 1000 && app?.kill('SIGKILL'));
  stopping = true;
  stoppingSince = performance.now();
  say(`Stopping (${signal})`);
  if (app !== undefined && !hasEnded(app)) await stopApp();
  await servers?.stop();
  process.exit(0);
}

async function stopApp() {
  const { DRAIN_SECONDS, CLOSE_SECONDS } = process.env;
  const patience = (Number(DRAIN_SECONDS || 3) + Number(CLOSE_SECONDS || 3)) * 1000 + GRACE_MS;
  app.kill('SIGTERM');
  const late = setTimeout(() => app.kill('SIGKILL'), patience);
  await once(app, 'exit');
  clearTimeout(late);
}

async function fail(error) {
  stopping = true;
  process.stderr.write(`fyra: ${oneLine(error)}\n`);
  await servers?.stop();
  process.exit(1);
}
