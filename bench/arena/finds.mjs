#!/usr/bin/env node
/**
 * Whether each house fighter finds the edge its lore declares, over thousands of simulated weeks; run after
 * `node scripts/build.mjs`: `node bench/arena/finds.mjs <file> [shards] [seed] [part/parts]` plays shards of forty counted weeks
 * (about a minute each) that the file does not have yet, adds each as a line, and prints the table of all lines, also as the data file has it. It may be stopped at any
 * time and goes on where it stood; with 0 shards it only prints. Fifty shards are 2,000 weeks. Several processes share them:
 * one plays `0/2`, the other `1/2`.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { FIGHTERS } from '../../dist/src/arena/engine/fighters/index.js';
import FINDS from '../../dist/src/arena/engine/fighters/house/finds.yaml.js';
import { playHouse } from './market/house.mjs';
import { printed } from './market/printed.mjs';

/** Those of whom figures are kept: who is, or was, after an edge, and the baselines. */
const PLAYED = FIGHTERS.filter(({ id }) => FINDS.fighters[id]?.found !== undefined);
/** Where the figures are kept that lore and documents are held to. */
const KEPT = 'src/arena/engine/fighters/house/finds.yaml';
/** One more than is counted: the first warms up. */
const WEEKS = 41;
const [file, shards = '50', seed = 'finds', share = '0/1'] = process.argv.slice(2);
if (!file) throw new Error('usage: node bench/arena/finds.mjs <file> [shards] [seed] [part/parts]');
const [part, parts] = share.split('/').map(Number);

const kept = () =>
  (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean) : []).map((line) =>
    JSON.parse(line),
  );
const done = new Set(kept().map((one) => one.seed));
for (let k = part; k < Number(shards); k += parts) {
  if (!done.has(`${seed}/${k}`)) appendFileSync(file, `${JSON.stringify(shard(`${seed}/${k}`))}\n`);
}
print(kept());

/** Sums of each counted week by fighter: [gained, expected, paid, turned], fractions of equity. */
function shard(name) {
  const days = Object.fromEntries(PLAYED.map(({ id }) => [id, []]));
  playHouse(name, WEEKS, PLAYED, days);
  const weekly = (list) => Array.from({ length: WEEKS - 1 }, (_, w) => sums(list.slice(7 * w, 7 * w + 7)));
  return { seed: name, weeks: Object.fromEntries(Object.entries(days).map(([id, list]) => [id, weekly(list)])) };
}

function sums(days) {
  return ['gained', 'expected', 'paid', 'turned'].map((key) => days.reduce((total, day) => total + day[key], 0));
}

/** t's are of weekly sums: those of the engine's own means by shard, since signals last for days. */
function print(lines) {
  const rows = PLAYED.map(({ id }) => {
    const shards = lines.map(({ weeks }) => weeks[id]);
    const all = shards.flat();
    const gross = all.map(([gained, , paid]) => gained + paid);
    const expected = shards.map((weeks) => mean(weeks.map(([, gain]) => gain)));
    const risk = deviation(all.map(([gained]) => gained));
    const annual = Math.sqrt(365 / 7) / risk;
    const error = deviation(expected) / Math.sqrt(shards.length);
    const net = mean(all.map(([, gain, paid]) => gain - paid));
    return [
      id,
      FINDS.fighters[id].edge,
      mean(expected) * annual,
      error * annual,
      mean(expected) / error,
      tOf(gross),
      net * annual,
      tOf(all.map(([gained]) => gained)),
    ];
  });
  const header = [
    'fighter',
    'edge',
    'edge found',
    '±',
    't of the means',
    't of gains before costs',
    'after costs',
    't of gains',
  ];
  printed(
    `House fighters: ${lines.length} paths, ${lines.length * (WEEKS - 1)} weeks counted; annual Sharpe ratios ± standard error`,
    [header, ...rows],
  );
  console.log(`\nFor ${KEPT}:\nweeks: ${lines.length * (WEEKS - 1)}`);
  for (const [id, edge, found, error, , , net] of rows)
    console.log(
      `  ${id}: { edge: ${edge}, found: ${short(found)}, error: ${short(error)}, after_costs: ${short(net)} }`,
    );
}

function mean(list) {
  return list.reduce((total, x) => total + x, 0) / list.length;
}

function deviation(list) {
  const middle = mean(list);
  return Math.sqrt(list.reduce((total, x) => total + (x - middle) ** 2, 0) / (list.length - 1));
}

function tOf(list) {
  return (mean(list) / deviation(list)) * Math.sqrt(list.length);
}

function short(value) {
  return Number(value.toPrecision(3));
}
