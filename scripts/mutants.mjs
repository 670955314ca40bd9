#!/usr/bin/env node
/**
 * Do the tests notice? Changes one comparison, constant, branch or order of operands at a time and asks those unit tests of
 * the folder that come by the place: `node scripts/mutants.mjs src/arena/engine/market src/tools/engine [--count 50] [--seed 1]
 * [--file <part of a path>] [--specs <part of a test's path>] [--from <folder of the tests>]`. Prints each change that nobody noticed, and a score for each
 * folder. All changes are compiled in at once and switched on one by one (scripts/mutant-tests.mjs): about a second each.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MutantProcess } from './mutant-process.mjs';
import { mutationsOf } from './mutations.mjs';
import { Refused } from './one-line.mjs';
import { ROOT } from './build.mjs';

/** A test that does not come to its end has noticed, too: one that takes so many times what it takes without a change. */
const PATIENCE = 5;
const LEAST_PATIENCE_S = 5;
const NOT_TRIED = /[.-](spec|fixture)\.ts$|\.d\.ts$/;

const { positionals: folders, values } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    file: { type: 'string', default: '' },
    specs: { type: 'string', default: '' },
    from: { type: 'string' },
  },
});
for (const folder of folders) {
  if (!folder.startsWith('src/') || !existsSync(join(ROOT, folder)))
    throw new Refused(`there is no folder "${folder}"`);
}
for (const folder of folders) await score(folder);

async function score(folder) {
  const programs = filesIn(folder).filter((name) => name.includes(values.file) && !NOT_TRIED.test(name));
  const specs = filesIn(values.from ?? folder).filter(
    (name) => name.endsWith('.spec.ts') && name.includes(values.specs),
  );
  const mutants = ofEachKind(
    programs.flatMap((name) => mutationsOf(name, readFileSync(join(ROOT, name), 'utf8'))),
    Number(values.count),
    chance(Number(values.seed)),
  );
  const tests = new MutantProcess(mutants);
  const covering = await tests.asked({ specs });
  const survivors = [];
  for (const [number, mutant] of mutants.entries()) {
    const runs = runsOf(number, covering);
    if (await tests.asked({ mutant: number, runs }, patienceOf(runs))) continue;
    survivors.push(mutant);
    tell(mutant, runs);
  }
  tests.end();
  const noticed = mutants.length - survivors.length;
  console.log(
    `${folder}: ${noticed} of ${mutants.length} noticed (${((100 * noticed) / mutants.length).toFixed(0)} %)`,
  );
}

/** Those tests of each file that come by the mutant, the cheapest files first; then whole files, for what a test keeps for the next. */
function runsOf(number, covering) {
  const runs = covering.filter(({ places }) => number in places).sort((one, other) => one.seconds - other.seconds);
  const some = runs.map(({ spec, seconds, places }) => ({ spec, seconds, tests: places[number] ?? undefined }));
  return [...some, ...some.filter(({ tests }) => tests !== undefined).map((one) => ({ ...one, tests: undefined }))];
}

function patienceOf(runs) {
  return LEAST_PATIENCE_S + PATIENCE * runs.reduce((sum, { seconds }) => sum + seconds, 0);
}

function tell({ file, line, kind, was, instead }, runs) {
  const [from, to] = [was, instead].map((text) => text.replace(/\s+/g, ' ').slice(0, 90));
  console.log(`${file}:${line} ${kind}${runs.length > 0 ? '' : ' (no test comes by)'}: ${from} → ${to}`);
}

function filesIn(path) {
  return readdirSync(join(ROOT, path), { recursive: true })
    .map((name) => join(path, name))
    .filter((name) => name.endsWith('.ts'));
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
