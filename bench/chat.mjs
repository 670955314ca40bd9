#!/usr/bin/env node
/**
 * Conversations with the embedded model, scored: answered and right, rightly declined, declined although in the field,
 * wrong. Run after `node scripts/build.mjs`: `node bench/chat.mjs [set.yaml] [--show] [--read]`. `--show` prints every
 * turn that is not right, `--read` every turn.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { FACTS } from './tools/structured/facts.mjs';

const [set = fileURLToPath(new URL('tools/chat/first.yaml', import.meta.url))] = process.argv
  .slice(2)
  .filter((word) => !word.startsWith('--'));
const [show, read] = ['--show', '--read'].map((option) => process.argv.includes(option));
const { answer } = await import('../dist/src/tools/engine/chat/index.js');
const { Random } = await import('../dist/src/common/kernel/random.js');

const meets = (pattern, text) => new RegExp(pattern, 'iu').test(text);

/** @returns {'right' | 'no' | 'missed' | 'wrong'} `no` is rightly declined, `missed` declined although in the field */
function verdict({ holds = [], lacks = [], declines, may }, { text, understood }) {
  if (declines) return understood ? 'wrong' : 'no';
  if (!understood) return may ? 'no' : 'missed';
  return holds.every((one) => meets(one, text)) && !lacks.some((one) => meets(one, text)) ? 'right' : 'wrong';
}

/** The verdicts of one conversation; its turns lean on the answers that were given. */
function scored(turns) {
  const instructions = turns.find(({ system }) => system)?.system;
  const history = [];
  return turns
    .filter(({ ask }) => ask !== undefined)
    .map((turn) => {
      const told = answer(history, turn.ask, { ...FACTS, instructions }, Random.from(turn.ask));
      history.push({ role: 'user', text: turn.ask }, { role: 'assistant', text: told.text });
      return { ask: turn.ask, text: told.text, verdict: verdict(turn, told) };
    });
}

const conversations = parse(await readFile(set, 'utf8'));
const began = performance.now();
const all = conversations.flatMap((turns) => scored(turns));
const [took] = [performance.now() - began];
for (const { ask, text, verdict: of } of all)
  if (read || (show && (of === 'missed' || of === 'wrong')))
    process.stdout.write(`${of.padEnd(6)} ${ask}\n       ${text}\n`);
const count = (of) => all.filter((one) => one.verdict === of).length;
const percent = (n) => `${n} (${((100 * n) / all.length).toFixed(0)} %)`;
process.stdout.write(
  `turns ${all.length}: answered and right ${percent(count('right'))}; rightly declined ${percent(count('no'))}; declined in the field ${percent(count('missed'))}; wrong ${percent(count('wrong'))}; ${(took / all.length).toFixed(2)} ms a turn, cold\n`,
);
