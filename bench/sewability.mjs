#!/usr/bin/env node
/**
 * Drafts every garment of the catalogue for five bodies of each wearer and says what can be sewn:
 *   node bench/sewability.mjs [--wearer women|men|child] [--garment name,name] [--list]
 * A draft is sound when its outlines, seams, girths and openings hold. --list names what is not exact and why.
 */
import { parseArgs } from 'node:util';
import { completedOf } from '../dist/src/design/engine/cut/typical.js';
import { cutOf } from '../dist/src/design/engine/cut/cut-of.js';
import { GARMENT } from '../dist/src/design/engine/garments/index.js';
import { bodyOfSize, draftPattern } from '../dist/src/design/engine/make/pattern/index.js';
import { readDesign } from '../dist/src/design/engine/read/read-design.js';

const SIZES = {
  women: ['34', '38', '42', '46', '50'],
  men: ['44', '48', '50', '54', '58'],
  child: ['92', '110', '128', '146', '164'],
};
const WHOSE = { women: 'for women', men: 'for men', child: 'for children' };
const { values } = parseArgs({
  options: { wearer: { type: 'string' }, garment: { type: 'string' }, list: { type: 'boolean' } },
});
const wearers = values.wearer ? [values.wearer] : Object.keys(SIZES);

/** Every garment with a pattern, by each of its trade names. */
const names = Object.entries(GARMENT)
  .filter(([garment, entry]) => entry.recipe && (!values.garment || values.garment.split(',').includes(garment)))
  .flatMap(([garment, { words }]) => {
    const rows = (words?.en ?? []).map(([variant, phrases]) => variant || phrases.split('|')[0]);
    return [...new Set(rows.length > 0 ? rows : [garment.replaceAll('-', ' ')])];
  });

const counts = {};
const add = (wearer, what) => {
  counts[wearer] ??= { drafts: 0, exact: 0, approximate: 0, block_only: 0, none: 0, unsound: 0, threw: 0 };
  counts[wearer].drafts++;
  counts[wearer][what]++;
};

async function look(name, wearer, size) {
  const result = readDesign({ description: `a ${name} ${WHOSE[wearer]}` });
  if (!result.ok) return null;
  const body = await bodyOfSize(size, wearer);
  const cut = cutOf(completedOf(result.brief), body);
  return draftPattern(cut, body);
}

for (const wearer of wearers)
  for (const name of names)
    for (const size of SIZES[wearer]) {
      try {
        const pattern = await look(name, wearer, size);
        if (pattern === null) continue;
        add(wearer, pattern.status);
        if (!pattern.checks.ok && pattern.status === 'exact') counts[wearer].unsound++;
        if (values.list && pattern.status !== 'exact')
          console.log(`${name} ${wearer} ${size}: ${pattern.status} ${pattern.deviations.join(' ')}`);
      } catch (error) {
        add(wearer, 'threw');
        console.log(`${name} ${wearer} ${size}: THREW ${error.message}`);
      }
    }
console.table(counts);
if (Object.values(counts).some(({ threw, unsound }) => threw + unsound > 0)) process.exitCode = 1;
