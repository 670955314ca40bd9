#!/usr/bin/env node
/**
 * Which share of what people ask for can be sewn up, and which of that comes to rest so that it can be shown: the prompts of
 * the reader's sets, each on the usual body of its wearer. `node bench/drape-catalogue.mjs [--every 4] [--drape 20]` after
 * `node scripts/build.mjs`: every 4th prompt is laid out, of those that have no holes 20 are draped, evenly spread. Prompts
 * without a pattern of ours (bags, hats, shoes) and those that are refused do not count.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { cutOf } from '../dist/src/design/engine/cut/cut-of.js';
import { completedOf } from '../dist/src/design/engine/cut/typical.js';
import { doubtsOf } from '../dist/src/design/engine/drape/doubts.js';
import { hung } from '../dist/src/design/engine/drape/hung.js';
import { sewnGraph } from '../dist/src/design/engine/drape/panels/sewn-graph.js';
import { undrapable } from '../dist/src/design/engine/drape/wear.js';
import { bodyOfSize, draftPattern } from '../dist/src/design/engine/make/pattern/index.js';
import { readDesign } from '../dist/src/design/engine/read/read-design.js';

const { values } = parseArgs({
  options: { every: { type: 'string', default: '4' }, drape: { type: 'string', default: '20' } },
});
const SETS = new URL('../src/design/engine/read/sets/', import.meta.url);

const prompts = readdirSync(SETS)
  .filter((file) => file.endsWith('.fixture.ts'))
  .flatMap((file) => readFileSync(new URL(file, SETS), 'utf8').split('\n'))
  .filter((line) => line.includes(' => garment='))
  .map((line) => line.split(' => ')[0]);

async function draftOf(description) {
  const read = readDesign({ description });
  if (!read.ok) return null;
  const spec = completedOf(read.brief);
  const child = spec.gender === 'children' || spec.gender === 'boys' || spec.gender === 'girls';
  const body = await bodyOfSize(child ? '128' : 'M', child ? 'child' : spec.gender === 'men' ? 'men' : 'women');
  if (!body) return null;
  const pattern = await draftPattern(cutOf(spec, body), body);
  return pattern.drafted.length > 0 ? { description, body, fabrics: spec.fabrics, pattern } : null;
}

/** Why it would not be shown; empty where it is. */
function doubtOf({ body, fabrics, pattern }) {
  const worn = hung({ graph: sewnGraph(pattern), fabrics, body, seed: 1 });
  return 'refused' in worn ? worn.refused : (doubtsOf(worn) ?? '');
}

const spread = (all, count) =>
  all.filter((_, i) => Math.floor((i * count) / all.length) !== Math.floor(((i - 1) * count) / all.length));

const asked = prompts.filter((_, i) => i % Number(values.every) === 0);
const drafts = [];
for (const prompt of asked) drafts.push(await draftOf(prompt).catch(() => null));
const drafted = drafts.filter((draft) => draft !== null);
const whole = drafted.filter(({ pattern }) => undrapable(pattern) === null);
for (const one of drafted.filter((draft) => !whole.includes(draft)))
  console.log(JSON.stringify({ text: one.description.slice(0, 70), hole: undrapable(one.pattern).slice(0, 110) }));

const tried = spread(whole, Math.min(whole.length, Number(values.drape)));
let shown = 0;
for (const one of tried) {
  const doubt = doubtOf(one);
  if (doubt === '') shown++;
  console.log(JSON.stringify({ text: one.description.slice(0, 70), doubt }));
}
const share = (some, all) => Number((some / (all || 1)).toFixed(3));
console.log({
  prompts: asked.length,
  drafted: drafted.length,
  without_holes: share(whole.length, drafted.length),
  draped: tried.length,
  come_to_rest: share(shown, tried.length),
  shown: share(whole.length * shown, drafted.length * tried.length),
});
