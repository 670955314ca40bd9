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

const at = (values, share) => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)];
const total = (values) => values.reduce((sum, one) => sum + one, 0);

/** Processor time of counting the words of the same texts, ms: how fast this machine is just now. */
function counting(descriptions) {
  const from = process.cpuUsage();
  for (const description of descriptions) {
    const counts = new Map();
    for (const word of description.toLowerCase().match(/\p{L}+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const used = process.cpuUsage(from);
  return (used.user + used.system) / 1000;
}

// A process that serves has read some hundred texts: its first readings also pay for what the machine compiles.
for (const descriptions of [texts, longest, longest]) timesOf(descriptions);
for (const descriptions of [texts, longest]) counting(descriptions);
for (const [name, descriptions] of Object.entries({ 'as written': texts, '2,000 characters': longest })) {
  const times = timesOf(descriptions);
  const row = (kind) => {
    const all = times.map((one) => one[kind]);
    return `${kind} p50 ${at(all, 0.5).toFixed(1)} p95 ${at(all, 0.95).toFixed(1)} ms`;
  };
  const ratio = total(times.map((one) => one.processor)) / counting(descriptions);
  console.log(
    `${name}: ${row('wall')}, ${row('processor')}, ${ratio.toFixed(0)} times what counting its words costs (${times.length} readings)`,
  );
}
