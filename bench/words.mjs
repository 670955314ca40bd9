#!/usr/bin/env node
/**
 * How well prompts are read that were written before the engine saw them: `node bench/words.mjs [set.yaml …] [--draft] [--list]`.
 * Run after `node scripts/build.mjs`. `--draft` also drafts each and counts `exact`; `--list` shows what is not right.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { judge, sum } from './design/words/judge.mjs';

const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const sets = named.length > 0 ? named : [fileURLToPath(new URL('design/words/first.yaml', import.meta.url))];
const asked = (option) => process.argv.includes(option);
const { read, draft } = await import('../dist/src/design/making/design.worker.js');

async function answer({ text, style = null }) {
  const result = read({ description: text, style, request: {} });
  if (!result.ok || !asked('--draft')) return { result };
  const { brief, completed } = result;
  const drafted = await draft({ brief, completed, request: {} });
  return { result, pattern: drafted.result.pattern, warnings: drafted.result.warnings };
}

const rows = (await Promise.all(sets.map((set) => readFile(set, 'utf8')))).flatMap((text) => parse(text));
const judged = [];
for (const row of rows) judged.push(judge(row, await answer(row)));
if (asked('--list'))
  for (const { verdict, text, faults } of judged)
    if (faults.length > 0) console.log(`${verdict}  ${text}\n    ${faults.join('\n    ')}`);
for (const [name, of] of [
  ['all', judged],
  ['long', judged.filter(({ long }) => long)],
])
  if (of.length > 0) console.log(name, JSON.stringify(sum(of)));
