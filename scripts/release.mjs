#!/usr/bin/env node
/**
 * `npm run release -- <version> [--dry-run]`: the version everywhere it stands, CHANGELOG's Unreleased as its section,
 * and the text of the tag. Nothing is committed, tagged or sent: the last lines say how.
 * @argument version a semantic version above the present one, or major, minor, patch
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean' }, folder: { type: 'string', default: join(import.meta.dirname, '..') } },
});
const ROOT = resolve(given.folder);
const read = (path) => readFileSync(join(ROOT, path), 'utf8');

try {
  release();
} catch (error) {
  console.error(`release: ${error.message}`);
  process.exitCode = 1;
}

function release() {
  assertClean();
  const version = versionAfter(JSON.parse(read('package.json')).version, positionals[0]);
  const { changelog, notes } = sectioned(read('CHANGELOG.md'), version, new Date().toISOString().slice(0, 10));
  const files = { 'CHANGELOG.md': changelog, ...bumped(version) };
  if (!given['dry-run']) for (const [path, text] of Object.entries(files)) writeFileSync(join(ROOT, path), text);
  const tag = `git tag -a v${version} -F -`;
  console.log(`${given['dry-run'] ? 'Would write' : 'Wrote'}: ${Object.keys(files).join(', ')}\n`);
  console.log(
    `Then: npm run openapi && git commit -am "release: ${version}" && ${tag} <<'END'\nFyra ${version}\n\n${notes}\nEND`,
  );
}

function assertClean() {
  const dirty = execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' }).trim();
  if (dirty) throw new Error(`there are changes that are not committed:\n${dirty}`);
}

/** @throws when it is none, or not above the present one */
function versionAfter(present, wish = '') {
  const now = present.split('.').map(Number);
  const step = ['major', 'minor', 'patch'].indexOf(wish);
  const next = step < 0 ? wish : now.map((n, i) => (i < step ? n : i === step ? n + 1 : 0)).join('.');
  if (!/^\d+\.\d+\.\d+$/.test(next)) throw new Error('give a version: major, minor, patch or three numbers');
  const parts = next.split('.').map(Number);
  const first = parts.findIndex((n, i) => n !== now[i]);
  if (first < 0 || parts[first] < now[first]) throw new Error(`${next} is not above ${present}`);
  return next;
}

/** @throws when nothing is unreleased */
function sectioned(changelog, version, day) {
  const [, head, body, rest] = /^([^]*?^## Unreleased\n)([^]*?)(^## [^]*|$(?![^]))/m.exec(changelog) ?? [];
  const notes = body?.trim();
  if (!notes) throw new Error('CHANGELOG.md has nothing under "## Unreleased"');
  return { changelog: `${head}\n## ${version} (${day})\n\n${notes}\n${rest ? `\n${rest}` : ''}`, notes };
}

/** Text of the files that name the version, each with the new one. */
function bumped(version) {
  const json = (path, change) => {
    const document = JSON.parse(read(path));
    change(document);
    return [path, `${JSON.stringify(document, null, 2)}\n`];
  };
  const [chart, source] = ['deploy/helm/fyra/Chart.yaml', 'src/common/kernel/version.ts'];
  return Object.fromEntries([
    json('package.json', (one) => (one.version = version)),
    json('package-lock.json', (one) => (one.version = one.packages[''].version = version)),
    [chart, read(chart).replace(/^(version|appVersion): .*$/gm, `$1: ${version}`)],
    [source, read(source).replace(/(VERSION = )'[^']*'/, `$1'${version}'`)],
  ]);
}
