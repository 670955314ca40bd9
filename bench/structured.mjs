#!/usr/bin/env node
/**
 * Structured outputs of the embedded model, scored: wrong values, refusals where due, correct where possible.
 * Run after `node scripts/build.mjs`. `--set unseen` takes the second set; `--show` prints every case that is not right.
 */
import { FACTS } from './tools/structured/facts.mjs';
import { Any, REFUSE } from './tools/structured/case.mjs';
import { asked } from './tools/structured/asked.mjs';

const set = process.argv.includes('--set') ? process.argv[process.argv.indexOf('--set') + 1] : 'cases';
const { CASES } = await import(`./tools/structured/${set}.mjs`);
const say = (line) => process.stdout.write(`${line}\n`);

const fold = (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value);
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is what is true; strings are compared without case, numbers to 1e-6. */
function same(got, want) {
  if (want instanceof Any) return want.values.some((one) => same(got, one));
  if (typeof want === 'number' && typeof got === 'number') return Math.abs(got - want) < 1e-6;
  if (Array.isArray(want))
    return Array.isArray(got) && got.length === want.length && want.every((one, i) => same(got[i], one));
  if (isObject(want)) return isObject(got) && Object.keys(want).every((name) => same(got[name], want[name]));
  return fold(got) === fold(want);
}

/** Leaves that were given and are not true. A null is no value. */
function wrongIn(got, want) {
  if (got === null || got === undefined) return 0;
  if (want instanceof Any) return Math.min(...want.values.map((one) => wrongIn(got, one)));
  if (isObject(want) && isObject(got))
    return Object.keys(got).reduce((sum, name) => sum + wrongIn(got[name], want[name]), 0);
  if (Array.isArray(want) && Array.isArray(got))
    return got.reduce((sum, one, i) => sum + (i < want.length ? wrongIn(one, want[i]) : 1), 0);
  if (Array.isArray(got)) return got.length === 0 ? 0 : 1;
  return same(got, want) ? 0 : 1;
}

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
