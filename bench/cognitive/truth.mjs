/** Beliefs in worlds whose truth is known: how many false ones are told in a week, and how soon the planted ones. */
import {
  live,
  nullWorld,
  PLANTED,
  plantedWorld,
  WORLD_KINDS,
} from '../../dist/src/cognitive/engine/hypotheses/worlds.js';
import { fidelityOf, lifeOf } from '../../dist/src/cognitive/engine/affect/lives.js';
import { keyOf, publishedOf } from '../../dist/src/cognitive/engine/hypotheses/register.js';
import { advance, createModel, initialState } from '../../dist/src/cognitive/engine/index.js';

/** Bounds of the 95 % interval of a share (Wilson 1927). */
function wilson(k, n) {
  const z = 1.96;
  const middle = (k + (z * z) / 2) / (n + z * z);
  const half = (z / (n + z * z)) * Math.sqrt((k * (n - k)) / n + (z * z) / 4);
  return [middle - half, middle + half];
}
const percent = (x) => `${(100 * x).toFixed(1)} %`;

/** @param worlds how many worlds without any truth, and @param seeds how many of each planted kind */
export function beliefs(worlds, seeds) {
  process.stdout.write('worlds without order, one week each\nkind       worlds  with a false belief\n');
  let [all, wrong] = [0, 0];
  for (const kind of WORLD_KINDS) {
    const n = Math.round(worlds / WORLD_KINDS.length);
    let bad = 0;
    for (let i = 0; i < n; i++) {
      const told = new Set();
      live(nullWorld(kind, String(i), 7), 7, (key) => told.add(key));
      if (told.size > 0) bad++;
      if (told.size > 0 && process.env.VERBOSE) process.stdout.write(`  ${kind} ${i}: ${[...told].join(' ')}\n`);
    }
    [all, wrong] = [all + n, wrong + bad];
    process.stdout.write(`${kind.padEnd(10)} ${String(n).padStart(6)}  ${bad}\n`);
  }
  const [, upper] = wilson(wrong, all);
  process.stdout.write(
    `all        ${String(all).padStart(6)}  ${wrong}: ${percent(wrong / all)}, at most ${percent(upper)}\n\n`,
  );
  process.stdout.write('planted, 48 hours each\nkind          worlds  found  median hours  with others\n');
  for (const planted of PLANTED) found(planted, seeds);
}

function found(planted, seeds) {
  const hours = [];
  let others = 0;
  for (let i = 0; i < seeds; i++) {
    const { seen, pair } = plantedWorld(planted, String(i), 2);
    let first;
    const isIt = (key) => key.startsWith(pair[0].split('_')[0]) && key.endsWith(`>${pair[1]}`);
    const register = live(seen, 2, (key, at) => isIt(key) && (first ??= at / 3600));
    if (first !== undefined) hours.push(first);
    if (publishedOf(register).some((p) => !isIt(keyOf(p.subject)))) {
      others++;
      if (process.env.VERBOSE)
        process.stdout.write(
          `  ${publishedOf(register)
            .map((p) => keyOf(p.subject))
            .join(' ')}\n`,
        );
    }
  }
  const median = hours.sort((a, b) => a - b)[Math.floor(hours.length / 2)];
  process.stdout.write(
    `${planted.padEnd(13)} ${String(seeds).padStart(6)}  ${String(hours.length).padStart(5)}  ${median?.toFixed(1).padStart(12)}  ${others}\n`,
  );
}

/** Labels in lives with planted causes, a week each. */
export function labels(weeks) {
  const total = { labelled: 0, caused: 0, strong: 0, shown: 0, seconds: {} };
  for (let i = 0; i < weeks; i++) {
    const { seconds, ...counts } = fidelityOf(String(i), 7);
    for (const [key, n] of Object.entries(counts)) total[key] += n;
    for (const [label, n] of Object.entries(seconds)) total.seconds[label] = (total.seconds[label] ?? 0) + n;
  }
  process.stdout.write(`\nlabels over ${weeks} weeks with planted causes\n`);
  process.stdout.write(
    `with such an event in the half hour before: ${percent(total.caused / total.labelled)} of ${total.labelled} s\n`,
  );
  process.stdout.write(
    `strong causes named while strongest: ${percent(total.shown / total.strong)} of ${total.strong}\n`,
  );
  const all = Object.values(total.seconds).reduce((a, b) => a + b, 0);
  for (const [label, n] of Object.entries(total.seconds).sort((a, b) => b[1] - a[1]))
    process.stdout.write(`${label.padEnd(15)} ${percent(n / all).padStart(7)}\n`);
}

/** Dreams in the same lives: what share each type has, and how many recombinations tell both episodes. */
export function dreams(weeks) {
  const types = {};
  let [all, joined] = [0, 0];
  for (let i = 0; i < weeks; i++) {
    for (const dream of dreamsOf(lifeOf(String(i), 7), 7)) {
      all++;
      types[dream.type] = (types[dream.type] ?? 0) + 1;
      if (dream.plan.startsWith('recombination-two')) joined++;
    }
  }
  process.stdout.write(`\ndreams over ${weeks} weeks (people report .3 to 7 % lucid ones)\n`);
  for (const [type, n] of Object.entries(types).sort((a, b) => b[1] - a[1]))
    process.stdout.write(`${type.padEnd(15)} ${percent(n / all).padStart(7)} of ${all}\n`);
  process.stdout.write(`recombinations that tell two episodes: ${percent(joined / types.recombination)}\n`);
}

/** Every dream of a life, also those that are no longer remembered at its end. */
function dreamsOf(life, days) {
  const state = initialState(life[0].at - 1, 'dreams');
  const model = createModel({ kappa: 24 });
  const seen = [];
  let rest = life;
  for (let i = 0; i < days * 288; i++) {
    rest = advance(state, model, state.second + 300, rest);
    seen.push(...state.dreams.filter(({ id }) => id > (seen.at(-1)?.id ?? 0)));
  }
  return seen;
}
