/**
 * Packs the modules of the built application, and of the packages that they import, for load.cjs: CommonJS, in a few texts, with what
 * V8 made of it when they were loaded once. Starting a process then costs a third; a file of the end-to-end tests starts three.
 * What is said by names that are only known when the program runs stays outside.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minifySync, transformSync } from '@swc/core';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PACKS = join(ROOT, '.cache/packed');
const DIST = join(ROOT, 'dist/src/');
const BUILTIN = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]));
/** Imported later, but it asks whether a queue is one of the Bull that it knows. */
const SAME_BULL = '/@bull-board/';
/** Loading these does nothing else. */
const HARMLESS = [
  'app.setup.js',
  ...['arena', 'cognitive', 'design', 'tools'].map((name) => `${name}/${name}.module.js`),
].map((name) => join(DIST, name));

/** @returns the folder of the pack of dist/ as it is, made if there is none */
export async function pack() {
  const folder = join(PACKS, stamp());
  if (existsSync(folder)) return folder;
  const aside = `${folder}.${process.pid}`;
  mkdirSync(aside, { recursive: true });
  write(aside, crawl());
  await warm(aside);
  rmSync(folder, { recursive: true, force: true });
  renameSync(aside, folder);
  return folder;
}

function stamp() {
  const own = [fileURLToPath(import.meta.url), fileURLToPath(new URL('load.cjs', import.meta.url))];
  const parts = [join(ROOT, 'dist/.stamp.json'), join(ROOT, 'package-lock.json'), ...own];
  const hash = createHash('sha256').update(process.version);
  for (const part of parts) hash.update(readFileSync(part));
  return hash.digest('hex').slice(0, 16);
}

const threads = () =>
  readdirSync(DIST, { recursive: true })
    .filter((name) => name.endsWith('.worker.js'))
    .map((name) => join(DIST, name));

/** The main program and those of the threads. */
const entries = () => [join(DIST, 'main.js'), ...threads()];

/** Every module that the entries reach by a name in its text: path → code and the paths of what it asks for. */
function crawl() {
  const modules = new Map();
  const waiting = entries();
  while (waiting.length > 0) {
    const path = waiting.pop();
    if (modules.has(path)) continue;
    const code = codeOf(path);
    const [targets, later] = path.endsWith('.json')
      ? [{}, {}]
      : [targetsOf(path, code, NOW), targetsOf(path, code, LATER)];
    modules.set(path, { code, targets, later });
    waiting.push(
      ...Object.values(targets),
      ...Object.values(later).filter((target) => target.startsWith(DIST) || target.includes(SAME_BULL)),
    );
  }
  return modules;
}

function codeOf(path) {
  const source = readFileSync(path, 'utf8');
  if (path.endsWith('.json')) return `module.exports = ${source}`;
  if (!isEsModule(path)) return source.replace(/^#!.*/, '');
  const { code } = transformSync(withoutMeta(source), {
    swcrc: false,
    configFile: false,
    isModule: true,
    module: { type: 'commonjs', ignoreDynamic: true },
    jsc: { target: 'es2022', parser: { syntax: 'ecmascript' }, keepClassNames: true },
  });
  return code;
}

/** A `require` that a module makes for itself is the pack's: Node would load what it asks for once more. */
const withoutMeta = (source) =>
  source.replaceAll('createRequire(import.meta.url)', '__require').replaceAll('import.meta.url', '__url()');

const kinds = new Map();

function isEsModule(path) {
  if (!path.endsWith('.js')) return path.endsWith('.mjs');
  return kindOf(dirname(path)) === 'module';
}

function kindOf(folder) {
  if (kinds.has(folder)) return kinds.get(folder);
  const description = join(folder, 'package.json');
  const kind = existsSync(description) ? JSON.parse(readFileSync(description, 'utf8')).type : kindOf(dirname(folder));
  kinds.set(folder, kind);
  return kind;
}

/** `require` of a module's own has another name when it has become CommonJS. */
const NOW = /\b_?require\d*\(["']([^"'\n]+)["']\)/g;
/** Not where it is text that becomes a function elsewhere. */
const CALL = /(?<![.\w$]|['"]return )import\(/g;
const LATER = /\bimport\(["']([^"'\n]+)["']\)/g;

/** Optional packages that are not installed, and files that are no JavaScript, are left to Node. */
function targetsOf(path, code, pattern) {
  const targets = {};
  const { resolve } = createRequire(path);
  for (const [, name] of code.matchAll(pattern)) {
    if (BUILTIN.has(name)) continue;
    try {
      const target = resolve(name);
      if (/\.(js|mjs|cjs|json)$/.test(target)) targets[name] = target;
    } catch {
      continue;
    }
  }
  return targets;
}

/** What is imported later is taken from here if it is here; anything else Node loads when it is asked for. */
function write(folder, modules) {
  const begun = [...entries(), ...HARMLESS];
  const texts = grouped(begun, modules);
  const places = new Map(texts.flat().map((path, place) => [path, place]));
  texts.forEach((paths, number) => writeText(join(folder, `${number}`), paths, modules, places));
  const starts = Object.fromEntries(begun.map((path) => [path, places.get(path)]));
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ sizes: texts.map(({ length }) => length), starts }));
}

function writeText(file, paths, modules, places) {
  const linksOf = ({ targets, later }) =>
    Object.entries({ ...later, ...targets }).flatMap(([name, path]) =>
      places.has(path) ? [[name, places.get(path)]] : [],
    );
  const links = paths.map((path) => Object.fromEntries(linksOf(modules.get(path))));
  writeFileSync(`${file}.json`, JSON.stringify({ paths, links }));
  const functions = paths.map((path) => functionOf(modules.get(path).code));
  writeFileSync(`${file}.js`, inLatin1(withoutSpace(`[${functions.join(',\n')}]`)), 'latin1');
}

/** What stands between the words is a third of what a start reads. Names stay: a class says in the logs what it is called. */
const withoutSpace = (text) => minifySync(text, NAMES_STAY).code;

const NAMES_STAY = {
  module: false,
  ecma: 2022,
  compress: false,
  mangle: false,
  keep_classnames: true,
  keep_fnames: true,
  format: { comments: false },
};

const functionOf = (code) =>
  `function (exports, require, module, __filename, __dirname, __url, __import, __require) {${code.replace(CALL, '__import(')}\n}`;

/** Modules that the same beginnings reach are one text: who begins there reads little that it does not need. */
function grouped(begun, modules) {
  const reaching = new Map([...modules.keys()].map((path) => [path, '']));
  begun.forEach((entry, number) => {
    for (const path of reachedFrom(entry, modules)) reaching.set(path, `${reaching.get(path)} ${number}`);
  });
  const texts = new Map();
  for (const [path, from] of reaching) texts.set(from, [...(texts.get(from) ?? []), path]);
  return [...texts.values()];
}

function reachedFrom(entry, modules) {
  const reached = new Set([entry]);
  for (const path of reached) {
    for (const target of Object.values(modules.get(path).targets)) reached.add(target);
  }
  return reached;
}

/** A text of two bytes a character takes V8 longer to read, in every start. Nobody asks for the raw text of a template here. */
const inLatin1 = (text) =>
  text.replace(/(?<!\\)((?:\\\\)*)\\?([\u0100-\uffff])/g, (_, before, unit) => {
    return `${before}\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });

async function warm(folder) {
  const { open } = createRequire(import.meta.url)('./load.cjs');
  const { load, texts } = open(folder);
  for (const path of [...HARMLESS, ...threads()]) load(path);
  for (const [number, { script }] of Object.entries(texts)) {
    writeFileSync(join(folder, `${number}.code`), script.createCachedData());
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await pack());
