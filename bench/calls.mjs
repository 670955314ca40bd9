#!/usr/bin/env node
/**
 * Functions of callers, scored: right, wrong calls, asked for what is missing. Run after `node scripts/build.mjs`:
 * `node bench/calls.mjs [shop …] [--from=0 --to=40] [--show]`; a set is a list of functions and of turns
 * (`tools/calls/*.json`), of which a stretch may be taken; a turn may bring functions of its own, messages before it (`earlier`), and
 * its calls with their results (`after`), of which `want: {tells: [pattern …]}` says what has to be told; of `want: {spares: [name …]}` nothing may be called. `--show` prints every turn
 * that is not right.
 */
import { readdir, readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { tellResults, textLanguage } from '../dist/src/tools/engine/grounded/index.js';
import { conversationOf } from '../dist/src/tools/models/conversation.js';
import { answerByTools } from '../dist/src/tools/models/tool-answer.js';
import { readTools } from '../dist/src/tools/models/tool-request.js';
import { FACTS } from './tools/structured/facts.mjs';

const SETS = new URL('tools/calls/', import.meta.url);
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const option = (name, otherwise) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
const isShown = process.argv.includes('--show');
const house = { league: FACTS.league, mood: FACTS.mood, offers: {}, answer: { text: '', sources: [], points: [] } };

const fold = (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value);
const told = ({ name, arguments: args }) => [
  name,
  Object.fromEntries(Object.entries(args).map(([key, value]) => [key, fold(value)])),
];
const same = (calls, wanted) => isDeepStrictEqual(new Set(calls.map(told)), new Set(wanted.map(told)));

/** @returns {'right' | 'wrong' | 'missed'} `wrong` is a call that nobody asked for, or one with another argument */
function verdict(got, want) {
  const calls = got.kind === 'calls' ? got.calls : [];
  if (want === null) return calls.length > 0 ? 'wrong' : 'right';
  if (want.spares) return calls.some(({ name }) => want.spares.includes(name)) ? 'wrong' : 'right';
  if (want === 'none' || want.none)
    return calls.length > 0 ? 'wrong' : /^(?:none|offer)$/u.test(got.kind) ? 'right' : 'missed';
  if (want.tells)
    return calls.length > 0
      ? 'wrong'
      : want.tells.every((one) => new RegExp(one, 'iu').test(got.told))
        ? 'right'
        : 'missed';
  if (want.asks)
    return calls.length > 0
      ? 'wrong'
      : isDeepStrictEqual(new Set(got.missing), new Set(want.asks))
        ? 'right'
        : 'missed';
  if (calls.length === 0) return 'missed';
  return same(calls, [want].flat()) ? 'right' : 'wrong';
}

/** What is answered to the last of some messages. */
function answerOf(tools, messages) {
  const { results, ...asked } = readTools({ tools, messages });
  const talk = conversationOf(messages.map(({ role, content }) => ({ role, text: content ?? '' })));
  const got = answerByTools({
    asked: { ...asked, question: talk.asked, before: talk.before },
    ...(talk.instructions === undefined ? {} : { instructions: talk.instructions }),
    house,
  });
  return got.kind === 'calls' || results.length === 0
    ? got
    : { kind: 'told', told: tellResults(results, textLanguage(talk.asked), talk.asked) };
}

for (const set of named.length > 0 ? named : (await readdir(SETS)).map((file) => file.replace('.json', ''))) {
  const { tools: shared, turns } = JSON.parse(await readFile(new URL(`${set}.json`, SETS), 'utf8'));
  const taken = turns.slice(option('from', 0), option('to', turns.length));
  const scored = taken.map(({ ask, tools = shared, want, earlier = [], after = [] }) => {
    const got = answerOf(tools, [...earlier, { role: 'user', content: ask }, ...after]);
    return { ask, want, got, of: verdict(got, want) };
  });
  for (const { ask, got, of } of scored)
    if (isShown && of !== 'right')
      process.stdout.write(`${of.padEnd(6)} ${ask}\n       ${JSON.stringify(got.calls?.map(told) ?? got)}\n`);
  const count = (of) => scored.filter((one) => one.of === of).length;
  process.stdout.write(
    `${set} ${scored.length}: right ${count('right')}; wrong calls ${count('wrong')}; not called ${count('missed')}\n`,
  );
}
