#!/usr/bin/env node
/**
 * `npm run test:faults [file pattern]`: servers killed, frozen, cut off and filled up, about a quarter of an hour; ends with the
 * table of what was found. FAULT_SEED repeats the chance of a run, FAULT_KILLS changes how many kills there are.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, build } from './build.mjs';

const work = mkdtempSync(join(tmpdir(), 'fyra-figures-'));
const file = join(work, 'figures.jsonl');
const seed = process.env.FAULT_SEED ?? String(Date.now());
const env = { ...process.env, FAULT_SEED: seed, FYRA_FAULT_FIGURES: file };

console.log(`seed ${seed}`);
await build();
const jest = [join(ROOT, 'node_modules/.bin/jest'), '--runInBand', String.raw`--testRegex=\.fault-spec\.ts$`];
const patterns = process.argv.slice(2).map((pattern) => `--testPathPatterns=${pattern}`);
const { status } = spawnSync(process.execPath, [...jest, ...patterns], {
  cwd: ROOT,
  env,
  stdio: 'inherit',
});
print();
rmSync(work, { recursive: true });
process.exitCode = status ?? 1;

function print() {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const figures = lines.map((line) => JSON.parse(line));
  const width = Math.max(0, ...figures.map(({ guarantee }) => guarantee.length));
  console.log(`\nseed ${seed}`);
  for (const { guarantee, found } of figures) console.log(`${guarantee.padEnd(width)}  ${found}`);
}
