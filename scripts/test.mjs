#!/usr/bin/env node
/** `npm test`: every check, one after the other, up to the first that fails; the last line is `N passed, N failed`. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './build.mjs';
import { startTestServers } from './test-servers.mjs';

const work = mkdtempSync(join(tmpdir(), 'fyra-checks-'));
const PATIENCE_MS = 20 * 60_000;
const totals = { passed: 0, failed: 0 };
const bin = (name) => join(ROOT, 'node_modules/.bin', name);
const node = (...args) => [process.execPath, ...args];

const CHECKS = [
  ['build', node('scripts/build.mjs')],
  ['lint', [bin('oxlint'), '--type-aware']],
  ['format', [bin('prettier'), '--check', '--log-level=warn', '.']],
  ['types', [bin('tsc'), '--noEmit']],
  ['openapi.json is lint-clean', [bin('redocly'), 'lint', 'openapi.json', '--format=summary']],
  ['boundaries', [bin('depcruise'), 'src', '--config', '.dependency-cruiser.cjs']],
];
const CHECKS_WITH_SERVERS = [
  ['openapi.json is current', node('scripts/openapi.mjs', '--check')],
  ['migrations are complete', node('scripts/migration-drift.mjs')],
];
const UNIT = ['unit tests', node(bin('jest'), String.raw`--testRegex=\.spec\.ts$`, '--maxWorkers=2')];
const E2E = ['end-to-end tests', node(bin('jest'), String.raw`--testRegex=\.e2e-spec\.ts$`, '--maxWorkers=2')];

let stopServers;
try {
  await checkAll(CHECKS);
  await testAll(UNIT);
  await stage('servers', async () => void (stopServers = await startTestServers(console.log)));
  await checkAll(CHECKS_WITH_SERVERS);
  await testAll(E2E);
} catch (error) {
  console.error(`\nnpm test stops here: ${error.message}`);
  if (totals.failed === 0) totals.failed = 1;
} finally {
  await stopServers?.();
  rmSync(work, { recursive: true });
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;

async function checkAll(checks) {
  for (const [name, command] of checks) {
    await stage(name, async () => {
      const { status } = await run(command, environment());
      totals[status === 0 ? 'passed' : 'failed'] += 1;
      if (status !== 0) throw new Error(`${name} failed`);
    });
  }
}

/** Jest's own counts are added up; a run that ends badly without a failed test counts as one. */
async function testAll([name, command]) {
  await stage(name, async () => {
    const file = join(work, `${name}.json`);
    const { status } = await run(command, { ...environment(), FYRA_TEST_TOTALS: file });
    const { passed, failed } = readTotals(file);
    totals.passed += passed;
    totals.failed += failed === 0 && status !== 0 ? 1 : failed;
    if (status !== 0) throw new Error(`${name} failed`);
  });
}

function readTotals(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** Programs that need a database get the migrated template. */
function environment() {
  const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env;
  if (!TEST_DATABASE_URL) return process.env;
  return { ...process.env, DATABASE_URL: TEST_DATABASE_URL, REDIS_URL: TEST_REDIS_URL, KEY_PEPPER: 'tests' };
}

async function stage(name, work) {
  const began = performance.now();
  console.log(`\n== ${name}`);
  await work();
  console.log(`-- ${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

/** A check that hangs is ended with everything it has started; what it was about stands above. */
function run([program, ...args], env) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, env, stdio: 'inherit', detached: true });
    const end = (why) => {
      console.error(`\n${why}`);
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    };
    const interrupted = () => end('interrupted');
    const deadline = setTimeout(() => end(`no result after ${PATIENCE_MS / 60_000} minutes`), PATIENCE_MS);
    process.on('SIGINT', interrupted).on('SIGTERM', interrupted);
    child.once('error', reject).once('exit', (status) => {
      clearTimeout(deadline);
      process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
      resolve({ status });
    });
  });
}
