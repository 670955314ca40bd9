#!/usr/bin/env node
/**
 * Which share of what people ask for can be sewn up, and which of that comes to rest so that it can be shown: the prompts of
 * the reader's sets, each on the usual body of its wearer. `node bench/drape-catalogue.mjs [--every 4] [--drape 20]
 * [--minutes 30]` after `node scripts/build.mjs`: every 4th prompt is laid out, of those that have no holes 20 are draped, evenly
 * spread. Each line is said as soon as it is known, and the totals at any end: when all is done, when the time is up, and on
 * SIGINT or SIGTERM after the garment that is being draped. What has no pattern of ours (bags, hats, shoes) and what is refused
 * or fails is counted by itself and not in the shares. The interval is Wilson's, 95 %, of the share that comes to rest. The table
 * at the end has what is not shown, by garment and reason, the most often asked for first: `laid_out` of all that were, `draped` of
 * those that were draped.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { cutOf } from '../dist/src/design/engine/cut/cut-of.js';
import { upperFront } from '../dist/src/design/engine/cut/lap.js';
import { completedOf } from '../dist/src/design/engine/cut/typical.js';
import { doubtsOf } from '../dist/src/design/engine/drape/doubts.js';
import { hung } from '../dist/src/design/engine/drape/hung.js';
import { sewnGraph } from '../dist/src/design/engine/drape/panels/sewn-graph.js';
import { undrapable } from '../dist/src/design/engine/drape/wear.js';
import { bodyOfSize, draftPattern } from '../dist/src/design/engine/make/pattern/index.js';
import { readDesign } from '../dist/src/design/engine/read/read-design.js';

const { values } = parseArgs({
  options: {
    every: { type: 'string', default: '4' },
    drape: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '30' },
  },
});
const SETS = new URL('../src/design/engine/read/sets/', import.meta.url);
/** Size and gender of the usual body, by who wears it. */
const CHILD = ['128', 'child'];
const BODIES = { men: ['M', 'men'], children: CHILD, boys: CHILD, girls: CHILD };

const prompts = readdirSync(SETS)
  .filter((file) => file.endsWith('.fixture.ts'))
  .flatMap((file) => readFileSync(new URL(file, SETS), 'utf8').split('\n'))
  .filter((line) => line.includes(' => garment='))
  .map((line) => line.trim().split(' => ')[0]);
const asked = prompts.filter((_, i) => i % Number(values.every) === 0);
const until = performance.now() + 60_000 * Number(values.minutes);
const told = { stop: false };
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (told.stop = true));

const counts = { refused: 0, without_pattern: 0, failed: 0, drafted: 0, whole: 0, draped: 0, shown: 0 };

/** How often each reason was met, by garment. */
const reasons = new Map();
function count(garment, reason, when) {
  const key = `${garment}: ${reason.slice(0, 80)}`;
  const row = reasons.get(key) ?? { garment, reason: reason.slice(0, 80), laid_out: 0, draped: 0 };
  row[when]++;
  reasons.set(key, row);
}

async function laidOut(description) {
  const read = readDesign({ description });
  if (!read.ok) return { count: 'refused' };
  const spec = completedOf(read.brief);
  const body = await bodyOfSize(...(BODIES[spec.gender] ?? ['M', 'women']));
  const pattern = await draftPattern(cutOf(spec, body), body);
  if (pattern.drafted.length === 0) return { count: 'without_pattern' };
  const upper = upperFront(spec);
  return {
    count: 'drafted',
    description,
    garment: spec.garment,
    body,
    fabrics: spec.fabrics,
    pattern,
    upper,
    hole: undrapable(pattern, upper),
  };
}

/** Why it would not be shown; empty where it is. */
function doubtOf({ body, fabrics, pattern, upper }) {
  const worn = hung({ graph: sewnGraph(pattern, upper), fabrics, body, seed: 1 });
  return 'refused' in worn ? worn.refused : (doubtsOf(worn) ?? '');
}

/** One after the other, as long as there is time; a signal is heard between two. */
async function each(all, work) {
  for (const one of all) {
    await setImmediate();
    if (told.stop || performance.now() > until) return;
    await work(one);
  }
}

const say = (description, said) => console.log(JSON.stringify({ text: description.slice(0, 70), ...said }));

const whole = [];
await each(asked, async (description) => {
  const one = await laidOut(description).catch(({ message }) => ({ count: 'failed', message }));
  counts[one.count]++;
  if (one.count === 'failed') say(description, { failed: one.message });
  if (one.hole) {
    count(one.garment, one.hole, 'laid_out');
    say(description, { hole: one.hole.slice(0, 110) });
  }
  if (one.hole === null) counts.whole = whole.push(one);
});

const spread = (all, count) =>
  all.filter((_, i) => Math.floor((i * count) / all.length) !== Math.floor(((i - 1) * count) / all.length));

await each(spread(whole, Math.min(whole.length, Number(values.drape))), async (one) => {
  const doubt = doubtOf(one);
  counts.draped++;
  if (doubt === '') counts.shown++;
  else count(one.garment, doubt, 'draped');
  say(one.description, { doubt, so_far: `${counts.shown} of ${counts.draped}` });
});

const share = (some, all) => Number((some / (all || 1)).toFixed(3));

/** Wilson's interval of a share. */
function interval(some, all) {
  const [z, p, n] = [1.96, some / (all || 1), all || 1];
  const [middle, half] = [p + (z * z) / (2 * n), z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))];
  return [middle - half, middle + half].map((end) => share(end, 1 + (z * z) / n));
}

console.table([...reasons.values()].sort((a, b) => b.laid_out + b.draped - a.laid_out - a.draped));
console.log({
  asked: asked.length,
  ...counts,
  without_holes: share(counts.whole, counts.drafted),
  come_to_rest: share(counts.shown, counts.draped),
  between: interval(counts.shown, counts.draped),
  shown_of_drafted: share(counts.whole * counts.shown, counts.drafted * counts.draped),
});
