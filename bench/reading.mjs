#!/usr/bin/env node
/** What reading costs: `node bench/reading.mjs`, after `node scripts/build.mjs`. Prompts of the sets, alone and put together to 2,000 characters. */
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

const { read } = await import('../dist/src/design/making/design.worker.js');
const sets = ['first', 'second', 'third', 'fourth'];
const texts = [];
for (const set of sets)
  texts.push(
    ...parse(await readFile(new URL(`design/words/${set}.yaml`, import.meta.url), 'utf8')).map((row) => row.text),
  );

const longest = texts.map((_, i) => [...texts.slice(i), ...texts.slice(0, i)].join('. ').slice(0, 2000));

/** Wall and processor time of each reading, ms. */
function timesOf(descriptions) {
  return descriptions.map((description) => {
    const [wall, processor] = [performance.now(), process.cpuUsage()];
    read({ description, style: null, request: {} });
    const used = process.cpuUsage(processor);
    return { wall: performance.now() - wall, processor: (used.user + used.system) / 1000 };
  });
}

const at = (values, share) => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)].toFixed(1);
timesOf(longest.slice(0, 40));
for (const [name, descriptions] of Object.entries({ 'as written': texts, '2,000 characters': longest })) {
  const times = timesOf(descriptions);
  const row = (kind) => {
    const all = times.map((one) => one[kind]);
    return `${kind} p50 ${at(all, 0.5)} p95 ${at(all, 0.95)} ms`;
  };
  console.log(`${name}: ${row('wall')}, ${row('processor')} (${times.length} readings)`);
}
