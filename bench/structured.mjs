#!/usr/bin/env node
/**
 * Structured outputs of the embedded model, scored: wrong values, refusals where due, correct where possible.
 * Run after `node scripts/build.mjs`. `--set unseen` takes the second set; `--show` prints every case that is not right.
 */
import { FACTS } from './tools/structured/facts.mjs';
import { REFUSE } from './tools/structured/case.mjs';
import { same, wrongIn } from './tools/structured/judge.mjs';
import { asked } from './tools/structured/asked.mjs';

const set = process.argv.includes('--set') ? process.argv[process.argv.indexOf('--set') + 1] : 'cases';
const { CASES } = await import(`./tools/structured/${set}.mjs`);
const say = (line) => process.stdout.write(`${line}\n`);

let [wrong, refused, due, right, possible] = [0, 0, 0, 0, 0];
for (const one of CASES) {
  const got = asked(one, FACTS);
  const isDue = one.want === REFUSE;
  const bad = got.refused ? 0 : isDue ? 1 : wrongIn(got.value, one.want);
  wrong += bad;
  if (isDue) due += 1;
  else possible += 1;
  const good = isDue ? got.refused : !got.refused && same(got.value, one.want);
  if (good && isDue) refused += 1;
  else if (good) right += 1;
  if (!good && process.argv.includes('--show'))
    say(`${bad > 0 ? 'WRONG ' : 'MISSED'} ${one.ask}\n   ${JSON.stringify(got)}`);
}
const percent = (part, whole) => `${part} of ${whole} (${((100 * part) / whole).toFixed(0)} %)`;
say(
  `cases ${CASES.length}: wrong values ${wrong}; refused where due ${percent(refused, due)}; correct where possible ${percent(right, possible)}`,
);
