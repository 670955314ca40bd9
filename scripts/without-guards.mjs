#!/usr/bin/env node
/**
 * `node scripts/without-guards.mjs [row …]`: in a copy of the last commit, runs the test of each guard of test/faults/guards.mjs, which
 * must pass, takes the guard out, and runs it again, which must fail. Ends with a table; exit code 1 when one did otherwise.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './build.mjs';
import { GUARDS } from '../test/faults/guards.mjs';

/** A test whose guard is gone may hang; it has said what failed by then. */
const PATIENCE_MS = 10 * 60_000;
const copy = mkdtempSync(join(tmpdir(), 'fyra-guards-'));
const rows = process.argv.slice(2);
const wanted = GUARDS.filter(({ row }) => rows.length === 0 || rows.includes(row));
/** Outcomes with every guard in place, by test. */
const sound = new Map();
const results = [];

try {
  execFileSync('git', ['clone', '--quiet', ROOT, copy]);
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  for (const guard of wanted) results.push({ ...guard, ...without(guard) });
} finally {
  rmSync(copy, { recursive: true, force: true });
}
for (const { row, guard, test, outcome, why } of results)
  console.log(`${outcome}  ${row}: ${guard} (${test.join(', ')})\n        ${why}`);
process.exitCode = results.every(({ outcome }) => outcome === 'fails') ? 0 : 1;

function without({ row, also, ...guard }) {
  const control = withGuards(guard);
  if (control.outcome !== 'passes') return { outcome: 'UNSOUND', why: control.why };
  const changed = [guard, ...(also ? [also] : [])];
  for (const change of changed) takeOut(change);
  const answer = run(guard);
  execFileSync('git', ['checkout', '--quiet', '--', '.'], { cwd: copy });
  console.log(`${row}: ${answer.outcome}`);
  return answer;
}

/** A test that fails anyway says nothing about its guard. */
function withGuards({ test, env }) {
  const name = JSON.stringify([test, env]);
  if (!sound.has(name)) sound.set(name, run({ test, env }));
  return sound.get(name);
}

function takeOut({ file, from, to }) {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`${file} has no ${String(from)}`);
  writeFileSync(path, after);
}

/** @returns whether the test passes, and with what words it fails */
function run({ test: [file, name], env }) {
  spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: copy });
  const jest = [
    'node_modules/.bin/jest',
    '--testRegex=\\.(spec|e2e-spec|fault-spec|long-spec)\\.ts$',
    `--testPathPatterns=${file}`,
  ];
  const { status, stderr } = spawnSync(process.execPath, [...jest, '-t', name], {
    cwd: copy,
    env: { ...process.env, FAULT_SEED: '1', ...env },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    timeout: PATIENCE_MS,
    killSignal: 'SIGKILL',
  });
  const from = stderr.indexOf('●');
  const why = stderr
    .slice(from, from + 600)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 8)
    .join(' | ');
  const found = /Tests:.*\b(\d+) (failed|passed)/.test(stderr);
  if (!found) return { outcome: 'NOT RUN', why };
  return status === 0 ? { outcome: 'passes', why: '' } : { outcome: 'fails', why };
}
