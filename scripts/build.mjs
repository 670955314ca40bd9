#!/usr/bin/env node
/**
 * Compiles src/ (programs and data), web/ (what pages are rendered with) and ormconfig.ts into dist/ (swc, ES modules),
 * bundles what browsers load, and renders the guide; files that did not change are left alone.
 */
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assertTypesOf } from './api-types.mjs';
import { inTurn } from './in-turn.mjs';
import { oneLine, Refused } from './one-line.mjs';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');

const SWC = {
  swcrc: false,
  configFile: false,
  isModule: true,
  sourceMaps: true,
  inlineSourcesContent: false,
  module: { type: 'es6' },
  jsc: {
    target: 'es2022',
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      react: { runtime: 'automatic', importSource: 'preact' },
    },
  },
};

/** Stands among the sources for all that browsers load. */
const BROWSER = 'web/client';
/** README.md and docs/, as pages. */
const GUIDE = 'guide';
/** What makes these files, and what of others is in them. */
const BUNDLED = ['esbuild', 'preact'];

/**
 * Builds what is not up to date; without sources (in an image) dist/ is taken as it is.
 * @param fallback folder to build into when the checkout is read-only and its dist/ is missing or old
 * @param isTyped whether the types of pages must be those of openapi.json; not where these are about to be made
 * @returns the folder with the programs, and how many files were written
 */
export async function build(fallback, isTyped = true) {
  const dist = join(ROOT, 'dist');
  if (!existsSync(join(ROOT, 'src'))) return { dist, written: 0 };
  if (isTyped) assertTypesOf(ROOT);
  const wanted = await sources();
  if (await isCurrent(dist, wanted)) return { dist, written: 0 };
  if (isWritable(dist)) return { dist, written: await update(dist, wanted) };
  if (fallback === undefined) throw new Refused(`${dist} cannot be written`);
  await prepareFallback(fallback).catch(({ code }) => {
    throw new Refused(`neither ${dist} nor ${fallback} can be written (${code}): set DATA_DIR to a folder of your own`);
  });
  return { dist: join(fallback, 'dist'), written: await update(join(fallback, 'dist'), wanted) };
}

/** Map of source path → hash of content and of how it is compiled. */
async function sources() {
  const [own, web] = await Promise.all(['src', 'web'].map(filesBelow));
  const paths = own.filter((path) => !/\.(spec|fixture)\.tsx?$|\.schema\.json$|\/shapes\.json$|\.d\.ts$/.test(path));
  const rendering = web.filter(
    (path) => /\.tsx?$/.test(path) && !/\.(spec|d)\.tsx?$/.test(path) && !path.startsWith(BROWSER),
  );
  paths.push(...rendering);
  if (existsSync(join(ROOT, 'ormconfig.ts'))) paths.push('ormconfig.ts');
  const { version } = createRequire(import.meta.url)('@swc/core/package.json');
  const salt = `${version}${JSON.stringify(SWC)}`;
  const wanted = new Map(await inTurn(paths.sort(), async (path) => [path, hash(salt, ...(await partsOf(path)))]));
  const shown = [
    'scripts/browser-files.mjs',
    ...BUNDLED.map((name) => `node_modules/${name}/package.json`),
    ...web.sort(),
  ];
  if (existsSync(join(ROOT, 'docs'))) {
    const read = [
      'README.md',
      'openapi.json',
      'scripts/guide.mjs',
      'scripts/guide-tries.mjs',
      'node_modules/marked/package.json',
      ...(await filesBelow('docs')).sort(),
    ];
    wanted.set(GUIDE, hash(...(await inTurn(read, (path) => readFile(join(ROOT, path))))));
  }
  if (web.length === 0) return wanted;
  return wanted.set(BROWSER, hash(...(await inTurn(shown, (path) => readFile(join(ROOT, path))))));
}

async function filesBelow(folder) {
  if (!existsSync(join(ROOT, folder))) return [];
  const found = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
}

/** What the compiled file depends on. */
async function partsOf(path) {
  const text = await readFile(join(ROOT, path));
  if (!path.endsWith('.yaml')) return [text];
  const { schemaOf } = await import('./data-module.mjs');
  return [text, await readFile(join(ROOT, schemaOf(path, text.toString())))];
}

const hash = (...parts) => parts.reduce((sum, part) => sum.update(part), createHash('sha256')).digest('base64');

const stampOf = (dist) => join(dist, '.stamp.json');

function readStamp(dist) {
  try {
    return new Map(JSON.parse(readFileSync(stampOf(dist), 'utf8')));
  } catch {
    return new Map();
  }
}

async function isCurrent(dist, wanted) {
  const stamp = readStamp(dist);
  return stamp.size === wanted.size && [...wanted].every(([path, sum]) => stamp.get(path) === sum);
}

function isWritable(dist) {
  try {
    accessSync(existsSync(dist) ? dist : ROOT, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Programs outside the checkout find its packages through a link. */
async function prepareFallback(folder) {
  await mkdir(folder, { recursive: true });
  await rm(join(folder, 'node_modules'), { force: true });
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), await readFile(join(ROOT, 'package.json')));
}

async function update(dist, wanted) {
  const stamp = readStamp(dist);
  const changed = [...wanted.keys()].filter(
    (path) => stamp.get(path) !== wanted.get(path) || !existsSync(output(dist, path)),
  );
  const gone = [...stamp.keys()].filter((path) => !wanted.has(path));
  await inTurn(changed, (path) => compile(dist, path));
  const old = gone.flatMap((path) => [output(dist, path), `${output(dist, path)}.map`]);
  await inTurn(old, (path) => unlink(path).catch(() => undefined));
  await put(stampOf(dist), JSON.stringify([...wanted]));
  return changed.length + gone.length;
}

const isData = (path) => /\.(yaml|svg)$/.test(path);

function output(dist, path) {
  if (path === BROWSER) return join(dist, BROWSER, 'manifest.json');
  if (path === GUIDE) return join(dist, GUIDE, 'guide.json');
  return join(dist, isData(path) ? `${path}.js` : path.replace(/\.tsx?$/, '.js'));
}

async function compile(dist, path) {
  if (path === BROWSER) return (await import('./browser-files.mjs')).browserFiles(join(dist, BROWSER));
  if (path === GUIDE) return (await import('./guide.mjs')).guide(ROOT, join(dist, GUIDE));
  const source = await readFile(join(ROOT, path));
  const target = output(dist, path);
  await mkdir(dirname(target), { recursive: true });
  if (isData(path))
    return put(target, (await import('./data-module.mjs')).moduleOf(join(ROOT, path), source.toString()));
  if (!/\.tsx?$/.test(path)) return put(target, source);
  const { transform } = await import('@swc/core');
  const sourceFileName = relative(dirname(target), join(ROOT, path));
  const parser = { ...SWC.jsc.parser, tsx: path.endsWith('x') };
  const options = { ...SWC, jsc: { ...SWC.jsc, parser }, filename: path, sourceFileName };
  const { code, map } = await transform(source.toString(), options).catch((error) => refuse(path, error));
  await put(`${target}.map`, map);
  return put(target, `${code}\n//# sourceMappingURL=${target.slice(dirname(target).length + 1)}.map\n`);
}

/** The compiler's words are a picture of many lines. */
function refuse(path, { message }) {
  const [, what] = /^\s*[x×]?\s*(.+)$/m.exec(message);
  const line = /\[.+?:(\d+):\d+\]/.exec(message)?.[1];
  throw new Refused(`${path}${line ? `:${line}` : ''} cannot be compiled: ${what}`);
}

/** Several builds of one checkout may run at once: nobody sees half a file. */
async function put(path, content) {
  const aside = `${path}.${process.pid}.new`;
  await writeFile(aside, content);
  await rename(aside, path);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const began = performance.now();
  try {
    const { written } = await build();
    console.log(`built: ${written} files written (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  } catch (error) {
    console.error(`fyra: the build failed: ${oneLine(error)}`);
    process.exitCode = 1;
  }
}
