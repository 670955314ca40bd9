#!/usr/bin/env node
/**
 * Do the tests notice? Changes one comparison, constant, branch or order of operands at a time and runs those unit tests of
 * the folder that use the file: `node scripts/mutants.mjs src/arena/engine [--count 200] [--seed 1] [--jobs 2] [--file <part
 * of a path>] [--specs <part of a test's path>]`. Prints each mutant that survived, and the score. Works on copies below
 * .cache/; takes seconds a mutant.
 */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { inTurn } from './in-turn.mjs';
import { mutationsOf } from './mutations.mjs';
import { Refused } from './one-line.mjs';
import { ROOT } from './build.mjs';

/** A test that does not come to its end has noticed, too: one that takes so many times as long as without a change. */
const PATIENCE = 10;
const LEAST_PATIENCE_MS = 60_000;
const NOT_TRIED = /[.-](spec|fixture)\.ts$|\.d\.ts$/;
/** What unit tests read. */
const COPIED = [
  'src',
  'web',
  'test',
  'docs',
  'scripts',
  'deploy',
  'bench',
  'examples',
  'openapi.json',
  'package.json',
  'tsconfig.json',
];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '2' },
    file: { type: 'string', default: '' },
    specs: { type: 'string', default: '' },
  },
});
const [folder = ''] = positionals;
if (!folder.startsWith('src/') || !existsSync(join(ROOT, folder))) throw new Refused(`there is no folder "${folder}"`);
const copies = Array.from({ length: Number(values.jobs) }, (_, number) => copyOf(number));
const mutants = ofEachKind(filesIn(folder).flatMap(mutationsOf), Number(values.count), chance(Number(values.seed)));
let patienceMs = 0;
const began = performance.now();
if (await isNoticed(copies[0], mutants[0].file)) throw new Refused('the tests fail without any change');
patienceMs = Math.max(LEAST_PATIENCE_MS, PATIENCE * (performance.now() - began));
const survivors = [];
await inTurn(mutants, tried, copies.length);
const score = 100 * (1 - survivors.length / mutants.length);
console.log(`${folder}: ${mutants.length - survivors.length} of ${mutants.length} noticed (${score.toFixed(0)} %)`);

/** A checkout of its own for each that runs at once. */
function copyOf(number) {
  const copy = join(ROOT, '.cache/mutants', String(number));
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const name of COPIED) cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter: isNoPackage });
  for (const name of ['jest.config.cjs', 'jest.reporter.cjs']) cpSync(join(ROOT, name), join(copy, name));
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

function isNoPackage(path) {
  return !path.includes('node_modules');
}

function filesIn(path) {
  return readdirSync(join(ROOT, path), { recursive: true })
    .map((name) => join(path, name))
    .filter((name) => name.endsWith('.ts') && name.includes(values.file) && !NOT_TRIED.test(name));
}

/** Equal seeds draw equal numbers in [0, 1): mulberry32. */
function chance(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** As many of each kind: there are ten times as many constants as swaps. */
function ofEachKind(all, count, next) {
  const kinds = Object.values(grouped(all));
  return kinds.flatMap((list) => drawn(list, Math.ceil(count / kinds.length), next)).slice(0, count);
}

function grouped(all) {
  const groups = {};
  for (const one of all) (groups[one.kind] ??= []).push(one);
  return groups;
}

function drawn(list, count, next) {
  const rest = [...list];
  return Array.from(
    { length: Math.min(count, rest.length) },
    () => rest.splice(Math.floor(next() * rest.length), 1)[0],
  );
}

async function tried(mutant) {
  const copy = copies.pop();
  const path = join(copy, mutant.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.slice(0, mutant.at) + mutant.instead + text.slice(mutant.at + mutant.was.length));
  if (!(await isNoticedAtAll(copy, mutant.file))) survived(mutant);
  writeFileSync(path, text);
  copies.push(copy);
}

function survived(mutant) {
  survivors.push(mutant);
  const [was, instead] = [mutant.was, mutant.instead].map((text) => text.replace(/\s+/g, ' ').slice(0, 90));
  console.log(`${mutant.file}:${mutant.line} ${mutant.kind}: ${was} → ${instead}`);
}

/** Most are noticed by the tests that stand beside the file: those are asked first. */
async function isNoticedAtAll(copy, file) {
  const beside = dirname(file);
  return (beside !== folder && (await isNoticed(copy, file, beside))) || isNoticed(copy, file);
}

async function isNoticed(copy, file, where = folder) {
  const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
  const which = ['--findRelatedTests', file, `--testRegex=${where}/.*${values.specs}.*\\.spec\\.ts$`];
  const how = ['--bail', '--silent', '--maxWorkers=1', '--passWithNoTests', '--reporters=default'];
  const child = spawn(process.execPath, [jest, ...how, ...which], { cwd: copy, stdio: 'ignore' });
  const late = patienceMs > 0 ? setTimeout(() => child.kill('SIGKILL'), patienceMs) : undefined;
  const [code] = await once(child, 'exit');
  clearTimeout(late);
  return code !== 0;
}
