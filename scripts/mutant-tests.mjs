/**
 * Unit tests in this process, as Jest runs them, over programs that carry many mutants, of which one or none is switched on.
 * scripts/mutants.mjs forks it and says over the channel:
 *   {mutants}        what is compiled in; first
 *   {specs}          → of each file that passes: its seconds, and by mutant the places of the tests that come by it
 *   {mutant, runs}   → whether one of these runs (file, places of its tests; all where none are named) fails with this mutant
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import vm from 'node:vm';
import { transformSync } from '@swc/core';
import { ROOT } from './build.mjs';
import { moduleOf } from './data-module.mjs';
import { withMutants } from './mutations.mjs';

const packages = createRequire(import.meta.url);
const { addEventHandler, getState, resetState, run, ...circus } = packages('jest-circus');
const { jestExpect: expect } = packages('@jest/expect');
const { ModuleMocker } = packages('jest-mock');
const { ModernFakeTimers } = packages('@jest/fake-timers');

const SWC = {
  swcrc: false,
  configFile: false,
  module: { type: 'commonjs' },
  jsc: {
    target: 'es2023',
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
};
const TEST_TIMEOUT_MS = 400_000;
const CALLED = /\brequire\("(\.[^"]+)"\)/g;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

let mutants = [];
let active = -1;
/** Mutants that were come by since it was emptied. */
let met = new Set();
/** What runs, see `tested`. */
let now;
const programs = new Map();
const shared = new Map();

const timers = new ModernFakeTimers({ config: { fakeTimers: {}, rootDir: ROOT }, global: globalThis });
const bound = (object, names) => Object.fromEntries(names.map((name) => [name, (...args) => object[name](...args)]));
const jest = {
  ...bound(new ModuleMocker(globalThis), ['fn', 'spyOn', 'restoreAllMocks']),
  ...bound(timers, ['useFakeTimers', 'useRealTimers', 'advanceTimersByTime', 'advanceTimersByTimeAsync']),
};

Object.assign(globalThis, circus, { expect, jest, $mutant: isOn });
addEventHandler(follow);
process.on('message', (question) => void answer(question));

async function answer({ mutants: given, specs, mutant, runs }) {
  if (given) mutants = given;
  else if (specs) process.send(await covered(specs));
  else process.send(await isNoticed(mutant, runs));
}

function isOn(number) {
  met.add(number);
  return number === active;
}

async function covered(specs) {
  const runs = [];
  for (const spec of specs) {
    const began = process.cpuUsage();
    const { isFailed, places } = await tested(spec);
    const { user, system } = process.cpuUsage(began);
    if (isFailed) process.stderr.write(`${spec} fails in this harness and is left out\n`);
    else runs.push({ spec, seconds: (user + system) / 1e6, places: Object.fromEntries(places) });
  }
  return runs;
}

async function isNoticed(mutant, runs) {
  active = mutant;
  for (const { spec, tests } of runs) if ((await tested(spec, tests)).isFailed) return true;
  return false;
}

/** @returns whether a test fails; by mutant the places of the tests that come by it, all of them when it is come by outside */
async function tested(spec, wanted) {
  resetState();
  getState().testTimeout = TEST_TIMEOUT_MS;
  now = { wanted, place: -1, places: new Map(), isFailed: false, everywhere: new Set() };
  met = now.everywhere;
  try {
    load(join(ROOT, spec), new Map());
    await run();
  } catch {
    now.isFailed = true;
  }
  timers.useRealTimers();
  for (const number of now.everywhere) now.places.set(number, null);
  return now;
}

/** What Jest tells of each step: a test that is not wanted, or no more after a failure, is skipped. */
function follow({ name, test }) {
  if (name === 'test_start') begin(test);
  else if (name === 'test_done') end();
  else if (name === 'error' || name.endsWith('_failure')) now.isFailed = true;
}

function begin(test) {
  now.place += 1;
  if (now.isFailed || now.wanted?.includes(now.place) === false) test.mode = 'skip';
  met = new Set();
}

function end() {
  for (const number of met) now.places.set(number, [...(now.places.get(number) ?? []), now.place]);
  met = now.everywhere;
}

/** Modules that do not reach the changed file are the same in all runs, others of this run alone (`fresh`). */
function load(path, fresh) {
  const modules = active < 0 || reaches(path, join(ROOT, mutants[active].file)) ? fresh : shared;
  if (modules.has(path)) return modules.get(path).exports;
  const module = { exports: {} };
  modules.set(path, module);
  const ask = (name) => (name.startsWith('.') ? load(found(path, name), fresh) : packages(name));
  programOf(path).start(module.exports, ask, module, path, dirname(path));
  return module.exports;
}

function reaches(path, file) {
  const { calls, reached } = programOf(path);
  if (path === file) return true;
  if (!reached.has(file)) reached.set(file, false);
  else return reached.get(file);
  const does = calls.some((name) => reaches(found(path, name), file));
  reached.set(file, does);
  return does;
}

/** Compiled once: how it starts, what it calls, and which files were found to be within its reach. */
function programOf(path) {
  if (!programs.has(path)) programs.set(path, programFrom(path, codeOf(path)));
  return programs.get(path);
}

const programFrom = (path, code) => ({
  start: vm.compileFunction(code, ['exports', 'require', 'module', '__filename', '__dirname'], { filename: path }),
  calls: [...code.matchAll(CALLED)].map(([, name]) => name),
  reached: new Map(),
});

function codeOf(path) {
  const text = readFileSync(path, 'utf8');
  if (!/\.(tsx?|mjs)$/.test(path))
    return moduleOf(path, text).replace('export default', 'exports.__esModule = true; exports.default =');
  const within = mutants
    .map((mutant, number) => ({ ...mutant, number }))
    .filter(({ file }) => join(ROOT, file) === path);
  return transformSync(withMutants(text, within), { ...SWC, filename: path }).code;
}

/** `./name.js` is `name.ts`, and `./name.yaml.js` the data file. */
function found(path, name) {
  const base = join(dirname(path), name).replace(/\.js$/, '');
  const ending = ENDINGS.find((one) => existsSync(base + one) && (one !== '' || /\.\w+$/.test(base)));
  if (ending === undefined) throw new Error(`${relative(ROOT, path)} calls ${name}, which is not there`);
  return base + ending;
}
