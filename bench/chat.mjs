#!/usr/bin/env node
/**
 * Conversations with the embedded model, scored: answered and right, rightly declined, declined although in the field,
 * wrong. Run after `node scripts/build.mjs`: `node bench/chat.mjs [first second …] [--show] [--read]`, all sets where none
 * is named. `--show` prints every turn that is not right, `--read` every turn;
 * `--questions` asks all of `tools/questions.txt`, a grid without criteria, and prints what is declined (with `--read` every
 * answer); `--transcript` prints the conversations of `tools/transcript.yaml` with their answers, as docs/chat.md shows them. The
 * processor is told for each turn: a machine with others at work takes longer by the clock.
 */
import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { FACTS } from './tools/structured/facts.mjs';

const SETS = new URL('tools/chat/', import.meta.url);
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const all = (await readdir(SETS)).map((file) => file.replace('.yaml', ''));
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

/** A conversation is its turns; one question in several words or languages, `asks`, is a conversation for each. */
const talksOf = (talk) => (Array.isArray(talk) ? [talk] : talk.asks.map((ask) => [{ ...talk, ask }]));

/** The conversations that are shown, as Markdown. */
async function transcript() {
  const talks = parse(await readFile(new URL('tools/transcript.yaml', import.meta.url), 'utf8'));
  for (const { system, turns } of talks) {
    const history = [];
    if (system) process.stdout.write(`*system:* ${system}\n\n`);
    for (const ask of turns) {
      const { text, sources } = answer(history, ask, { ...FACTS, instructions: system }, Random.from(ask));
      history.push({ role: 'user', text: ask }, { role: 'assistant', text });
      const from = sources.length > 0 ? ` (${sources.join(', ')})` : '';
      process.stdout.write(`> ${ask}\n\n${text}${from}\n\n`);
    }
    process.stdout.write('---\n\n');
  }
}

/** A grid of topics and forms of question: a line is a question, `> ` goes on from the line before, `# ` names a part. */
async function questions() {
  const lines = (await readFile(new URL('tools/questions.txt', import.meta.url), 'utf8')).split('\n').filter(Boolean);
  let history = [];
  let answered = 0;
  for (const line of lines) {
    if (line.startsWith('# ')) process.stdout.write(`${line}\n`);
    if (line.startsWith('# ')) continue;
    const ask = line.replace(/^> /, '');
    if (ask === line) history = [];
    const { text, understood } = answer(history, ask, FACTS, Random.from(ask));
    history.push({ role: 'user', text: ask }, { role: 'assistant', text });
    answered += understood ? 1 : 0;
    if (read || !understood) process.stdout.write(`${understood ? '+' : '-'} ${line}\n${read ? `  ${text}\n` : ''}`);
  }
  process.stdout.write(`${answered} of ${lines.filter((line) => !line.startsWith('# ')).length} answered\n`);
}

if (process.argv.includes('--transcript')) await transcript();
else if (process.argv.includes('--questions')) await questions();
else await scores();

async function scores() {
  for (const set of named.length > 0 ? named : all) await scoreOf(set);
}

async function scoreOf(set) {
  const conversations = parse(await readFile(new URL(`${set}.yaml`, SETS), 'utf8'));
  const began = process.cpuUsage();
  const turns = conversations.flatMap(talksOf).flatMap((talk) => scored(talk));
  const { user, system } = process.cpuUsage(began);
  for (const { ask, text, verdict: of } of turns)
    if (read || (show && (of === 'missed' || of === 'wrong')))
      process.stdout.write(`${of.padEnd(6)} ${ask}\n       ${text}\n`);
  const count = (of) => turns.filter((one) => one.verdict === of).length;
  const percent = (n) => `${n} (${((100 * n) / turns.length).toFixed(0)} %)`;
  process.stdout.write(
    `${set} ${turns.length}: answered and right ${percent(count('right'))}; rightly declined ${percent(count('no'))}; declined in the field ${percent(count('missed'))}; wrong ${percent(count('wrong'))}; ${((user + system) / 1000 / turns.length).toFixed(2)} ms of processor a turn\n`,
  );
}
