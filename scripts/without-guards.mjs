#!/usr/bin/env node
/**
 * `node scripts/without-guards.mjs [--since <commit>] [row | row#n | test file …]`: in a copy of the last commit, runs the tests of the
 * guards of test/faults/guards.mjs, which must pass, then takes out one guard after the other and runs its own test, which must fail.
 * `--since` leaves out the guards whose test and sources have not changed since then. All share one PostgreSQL and one Redis, and the
 * guards of one test file one run with everything in place. Prints each row as it is found; exit code 1 when one did otherwise.
 * Interrupted, it ends with what it knows.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './build.mjs';
import { GUARDS } from '../test/faults/guards.mjs';

/** A test whose guard is gone may hang. */
const PATIENCE_MS = 10 * 60_000;
/** Who does not even start shows nothing of its guard. */
const NEVER_BEGAN = /the application has ended/;
const KINDS = String.raw`--testRegex=\.(spec|e2e-spec|fault-spec|long-spec)\.ts$`;

const work = mkdtempSync(join(tmpdir(), 'fyra-guards-'));
const copy = join(work, 'copy');
const began = performance.now();
const seconds = () => `${Math.round((performance.now() - began) / 1000)} s`;
const outcomes = [];
let stopServers;
let running;
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    interrupted = true;
    endGroup(running);
  });

try {
  const chosen = wanted(process.argv.slice(2));
  execFileSync('git', ['clone', '--quiet', ROOT, copy]);
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const { startTestServers } = await import(pathToFileURL(join(copy, 'scripts/test-servers.mjs')).href);
  stopServers = await startTestServers();
  for (const rows of byTest(chosen)) if (!interrupted) await withoutEach(rows);
} finally {
  await stopServers?.();
  rmSync(work, { recursive: true, force: true });
}
const failing = outcomes.filter((outcome) => outcome === 'fails').length;
console.log(`\n${failing} of ${outcomes.length} fail without their guard (${seconds()})`);
process.exitCode = failing === outcomes.length && !interrupted ? 0 : 1;

/** @throws Error for a name that no guard has: a row that is left out by a slip would look like one that was run */
function wanted(words) {
  const since = words[0] === '--since' ? words.splice(0, 2)[1] : undefined;
  const named = numbered(GUARDS);
  for (const word of words)
    if (!named.some((guard) => isMeant(guard, word))) throw new Error(`there is no row, nor test of one, "${word}"`);
  const asked = named.filter((guard) => words.length === 0 || words.some((word) => isMeant(guard, word)));
  return since === undefined ? asked : asked.filter(touchedSince(since));
}

function isMeant({ row, name, test: [file] }, word) {
  return [row, name, file].includes(word);
}

/** A row of several guards has numbers, from 1. */
function numbered(guards) {
  const count = new Map();
  return guards.map((guard) => {
    count.set(guard.row, (count.get(guard.row) ?? 0) + 1);
    return { ...guard, name: `${guard.row}#${count.get(guard.row)}` };
  });
}

function touchedSince(commit) {
  const changed = execFileSync('git', ['diff', '--name-only', commit, 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
  const files = new Set(changed.split('\n'));
  return ({ file, also, test: [test] }) => [file, also?.file, `${test}.ts`].some((path) => files.has(path));
}

function byTest(guards) {
  const groups = new Map();
  for (const guard of guards) {
    const name = JSON.stringify([guard.test[0], guard.env]);
    groups.set(name, [...(groups.get(name) ?? []), guard]);
  }
  return groups.values();
}

/** @param rows guards of one test file, which runs once with all of them */
async function withoutEach(rows) {
  const whole = await run({ ...rows[0], tests: rows.map(({ test }) => test[1]) });
  for (const row of rows) {
    const { outcome, why } = await judged(row, whole);
    if (interrupted) return;
    outcomes.push(outcome);
    console.log(`${outcome.padEnd(8)}  ${row.name}: ${row.guard} (${row.test.join(', ')}; after ${seconds()})`);
    if (why) console.log(`          ${why}`);
  }
}

/** A test that fails anyway says nothing about its guard; on a busy machine it may have failed once. */
async function judged(row, whole) {
  const tests = [row.test[1]];
  const sound = outcomeOf(whole, row).outcome === 'passes' ? whole : await run({ ...row, tests });
  const control = outcomeOf(sound, row);
  if (control.outcome !== 'passes') return { outcome: 'UNSOUND', why: `${control.outcome}: ${control.why}` };
  for (const change of [row, row.also].filter(Boolean)) takeOut(change);
  const answer = outcomeOf(await run({ ...row, tests }), row);
  execFileSync('git', ['checkout', '--quiet', '--', '.'], { cwd: copy });
  return answer;
}

/** test/guards.spec.ts sees to it that it is there. */
function takeOut({ file, from, to }) {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`${file} has no ${String(from)}`);
  writeFileSync(path, after);
}

/** @returns what the tests of a row did in this run, and with what words they failed */
function outcomeOf({ results, said }, { test: [, name] }) {
  const pattern = new RegExp(name, 'i');
  const own = results.filter(({ fullName, status }) => status !== 'pending' && pattern.test(fullName));
  const failed = own.filter(({ status }) => status === 'failed');
  const why = failed.length > 0 ? briefly(failed[0].failureMessages.join('\n')) : '';
  if (own.length === 0) return { outcome: 'NOT RUN', why: briefly(said) };
  if (failed.length === 0) return { outcome: 'passes', why };
  return { outcome: failed.every((one) => NEVER_BEGAN.test(one.failureMessages.join())) ? 'NO START' : 'fails', why };
}

function briefly(text) {
  const lines = text.split('\n').map((line) => line.trim());
  const telling = lines.filter((line) => line !== '' && !line.startsWith('at '));
  return telling.slice(0, 8).join(' | ').slice(0, 600);
}

/** @returns Jest's results, one a test, and what it said */
async function run({ test: [file], tests, env }) {
  const [answer, log] = [join(work, 'results.json'), join(work, 'log')];
  rmSync(answer, { force: true });
  const which = ['-t', tests.map((name) => `(${name})`).join('|')];
  const how = ['--json', `--outputFile=${answer}`, '--forceExit', '--runInBand'];
  const jest = ['node_modules/.bin/jest', KINDS, `--testPathPatterns=${file}\\.ts$`, ...how, ...which];
  const out = openSync(log, 'w');
  const child = spawn(process.execPath, jest, {
    cwd: copy,
    env: { ...process.env, FAULT_SEED: '1', ...env },
    stdio: ['ignore', 'ignore', out],
    detached: true,
  });
  running = child.pid;
  const deadline = setTimeout(() => endGroup(child.pid), PATIENCE_MS);
  if (interrupted) endGroup(child.pid);
  await once(child, 'exit');
  closeSync(out);
  clearTimeout(deadline);
  running = undefined;
  endGroup(child.pid); // processes of the application that a test has not ended
  const { testResults } = existsSync(answer) ? JSON.parse(readFileSync(answer, 'utf8')) : { testResults: [] };
  const said = testResults.map(({ message }) => message).join('\n') || readFileSync(log, 'utf8');
  return { results: testResults.flatMap(({ assertionResults }) => assertionResults), said };
}

function endGroup(pid) {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // Nobody is left.
  }
}
