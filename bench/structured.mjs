#!/usr/bin/env node
/**
 * Structured outputs of the embedded model, scored: wrong values, refusals where due, correct where possible.
 * Run after `node scripts/build.mjs`; names of sets follow (`cases unseen third …`), else all are taken. `--show` prints
 * every case that is not right, slot by slot, and counts why slots are open.
 */
import { readdirSync } from 'node:fs';
import { FACTS } from './tools/structured/facts.mjs';
import { REFUSE } from './tools/structured/case.mjs';
import { same, wrongIn } from './tools/structured/judge.mjs';
import { asked } from './tools/structured/asked.mjs';
import { slotsOf } from './tools/structured/slots.mjs';

const NO_SETS = ['asked', 'case', 'facts', 'judge', 'slots'];
const SETS = readdirSync(new URL('./tools/structured/', import.meta.url))
  .map((file) => file.replace('.mjs', ''))
  .filter((name) => !NO_SETS.includes(name));
const wanted = process.argv.slice(2).filter((one) => !one.startsWith('--'));
const isShown = process.argv.includes('--show');
const say = (line) => process.stdout.write(`${line}\n`);
const reasons = new Map();
const percent = (part, whole) => `${part} of ${whole} (${((100 * part) / whole).toFixed(0)} %)`;

for (const set of wanted.length > 0 ? wanted : SETS) {
  const { CASES } = await import(`./tools/structured/${set}.mjs`);
  const scored = CASES.map(scoreOf);
  const of = (kind) => scored.filter(kind);
  const wrong = scored.reduce((sum, one) => sum + one.wrong, 0);
  const [due, possible] = [of(({ isDue }) => isDue), of(({ isDue }) => !isDue)];
  const right = (list) => percent(list.filter(({ isRight }) => isRight).length, list.length);
  say(
    `${set} ${CASES.length}: wrong values ${wrong}; refused where due ${right(due)}; correct where possible ${right(possible)}`,
  );
}
for (const [reason, times] of [...reasons].sort((a, b) => b[1] - a[1])) say(`${times} ${reason}`);

function scoreOf(one) {
  const got = asked(one, FACTS);
  const isDue = one.want === REFUSE;
  const wrong = got.refused ? 0 : isDue ? 1 : wrongIn(got.value, one.want);
  const isRight = isDue ? got.refused : !got.refused && same(got.value, one.want);
  if (!isRight && isShown) {
    say(`${wrong > 0 ? 'WRONG ' : 'MISSED'} ${textOf(one.ask)}\n   ${JSON.stringify(got)}`);
    if (!isDue && one.schema.properties) showSlots(one);
  }
  return { isDue, wrong, isRight };
}

function showSlots(one) {
  for (const { name, value, open } of slotsOf(one, FACTS)) {
    say(`   ${open ? '-' : '+'} ${name} ${JSON.stringify(value) ?? ''}${open ? `: ${open}` : ''}`);
    if (open) reasons.set(open, (reasons.get(open) ?? 0) + 1);
  }
}

/** What is asked, of a conversation each message. */
function textOf(ask) {
  return typeof ask === 'string' ? ask : ask.map(({ role, content }) => `${role}: ${content}`).join('\n');
}
