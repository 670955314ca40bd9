#!/usr/bin/env node
/**
 * `node scripts/test.mjs [first|rest|all|turn and again]`: the tests of that part (test/plan.mjs), after the static checks where the
 * first are among them, one after the other, up to the first that fails. Which turn it is says FYRA_TEST_TURN, otherwise the number of
 * commits. The last line is `N passed, N failed`; with FYRA_TEST_TOTALS the two numbers go to that file instead.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from './build.mjs';
import { inTurn } from './in-turn.mjs';
import { startTestServers } from './test-servers.mjs';
import { processorSeconds } from './processor-seconds.mjs';
import { BUDGET_SECONDS, TURNS, filesOf } from '../test/plan.mjs';
import { FOLDER, together } from '../test/together.mjs';

const work = mkdtempSync(join(tmpdir(), 'fyra-checks-'));
const PATIENCE_MS = 70 * 60_000;
/** So many files that fail are tried again by themselves; more are no accident. */
const ONCE_MORE = 12;
const totals = { passed: 0, failed: 0 };
const bin = (name) => join(ROOT, 'node_modules/.bin', name);
const node = (...args) => [process.execPath, ...args];

const BUILD = [['build', node('scripts/build.mjs')]];
const CHECKS = [
  ['lint and types', [bin('oxlint'), '--type-aware', '--type-check']],
  ['format', [bin('oxfmt'), '--check']],
  ['boundaries', [bin('depcruise'), 'src', 'web', '--config', '.dependency-cruiser.cjs']],
  ['nothing unused', [bin('knip')]],
];
const CHECKS_WITH_SERVERS = [
  ['openapi.json is current', node('scripts/openapi.mjs', '--check')],
  ['migrations are complete', node('scripts/migration-drift.mjs')],
];
/** Files at a time: end-to-end tests, which the rest mostly is, wait for half of their time; two processors are full with three. */
const WORKERS = { first: 3, rest: availableParallelism() > 2 ? 4 : 3 };
const workers = () => WORKERS[part] ?? WORKERS.rest;
const ROOTS = ['src', 'web', 'test', FOLDER].flatMap((folder) => ['--roots', folder]);
/**
 * An expression is compiled for the processor at its first use, not at its second after an interpreter: most are used often, and those
 * of letters of any language take long to compile. Jest's workers are started with the same; set later than that, V8 crashes.
 */
const AT_ONCE = '--no-regexp-tier-up';
const jest = (files, width) =>
  node(AT_ONCE, bin('jest'), ...ROOTS, `--maxWorkers=${width}`, '--runTestsByPath', ...files);
const part = process.argv[2] ?? 'first';
const turn = turnNow();
const files = filesOf(part, turn);
const isChecked = part === 'first' || part === 'all';

let stopServers;
try {
  if (part.startsWith('turn')) console.log(`turn ${(turn % TURNS) + 1} of ${TURNS}; npm run test:all runs them all`);
  if (files === undefined) throw new Error(`there is no part "${part}" of the tests`);
  if (isChecked) await checkAll(BUILD);
  if (isChecked) await checkAll(CHECKS);
  await stage('servers', async () => void (stopServers = await startTestServers(console.log)));
  if (isChecked) await checkAll(CHECKS_WITH_SERVERS);
  await testAll(together([...files.unit, ...files.e2e]));
} catch (error) {
  console.error(`\nthe tests stop here: ${error.message}`);
  if (totals.failed === 0) totals.failed = 1;
} finally {
  await stopServers?.();
  rmSync(work, { recursive: true });
}
tellProcessor();
tellTotals();
process.exitCode = totals.failed === 0 ? 0 : 1;

/** A copy without its history has the first turn. */
function turnNow() {
  const { FYRA_TEST_TURN } = process.env;
  if (FYRA_TEST_TURN) return Number(FYRA_TEST_TURN);
  return Number(spawnSync('git', ['rev-list', '--count', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).stdout) || 0;
}

/** Machines differ, and a busy one spends more on the same work: more than the budget is a warning. */
function tellProcessor() {
  const spent = processorSeconds();
  if (spent === undefined) return;
  const [of, over] = part === 'first' ? [` of ${BUDGET_SECONDS} s`, spent > BUDGET_SECONDS] : ['', false];
  console.log(
    `\nprocessor ${Math.round(spent)} s${of}${over ? ': more than the budget of npm test (test/plan.mjs)' : ''}`,
  );
}

function tellTotals() {
  const { FYRA_TEST_TOTALS } = process.env;
  if (FYRA_TEST_TOTALS) writeFileSync(FYRA_TEST_TOTALS, JSON.stringify(totals));
  else console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
}

/** Most of them keep one processor busy: two at once. */
async function checkAll(checks) {
  const check = ([name, command]) =>
    stage(name, async () => {
      const { status } = await run(command, environment());
      totals[status === 0 ? 'passed' : 'failed'] += 1;
      if (status !== 0) throw new Error(`${name} failed`);
    });
  await inTurn(checks, check, 2);
}

/** What fails beside other tests is tried once more by itself (docs/decisions/0087); what failed first stays said. */
async function testAll(files) {
  await stage('tests', async () => {
    const first = await runFiles(files, workers());
    const { red } = first;
    const isWorthIt = red.length > 0 && red.length <= ONCE_MORE;
    if (isWorthIt) console.log(`\n== once more, one at a time: ${red.map(nameOf).join(', ')}`);
    const second = isWorthIt ? await runFiles(red.map(nameOf), 1) : null;
    const before = sumOf(red.map(({ passed }) => passed));
    totals.passed += second ? first.passed - before + second.passed : first.passed;
    totals.failed += (second ?? first).failed;
    if (second) tellOnceMore(red, second.red);
    if (totals.failed > 0) throw new Error('tests failed');
  });
}

/** Jest's own counts; a run that ends badly without a failed test counts as one. */
async function runFiles(files, width) {
  const file = join(work, 'tests.json');
  rmSync(file, { force: true });
  const { status } = await run(jest(files, width), { ...environment(), FYRA_TEST_TOTALS: file });
  const { passed, failed, red } = readTotals(file);
  return { passed, red, failed: failed === 0 && status !== 0 ? 1 : failed };
}

function tellOnceMore(red, again) {
  const still = new Set(again.map(nameOf));
  for (const name of red.map(nameOf)) {
    console.log(`failed beside other tests, ${still.has(name) ? 'and by itself' : 'passed by itself'}: ${name}`);
  }
}

function nameOf({ path }) {
  return relative(ROOT, path);
}

function sumOf(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function readTotals(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 0, red: [] };
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
