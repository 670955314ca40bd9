#!/usr/bin/env node
/**
 * How fast the cognitive engine is, beside the time this machine needs for a plain loop, and its snapshot beside bare
 * node:http and Express with the same bytes. Run after `node scripts/build.mjs`; `node bench/cognitive.mjs engine` runs
 * the engine's part alone, `node bench/cognitive.mjs truth [seeds]` what it believes in worlds whose truth is known,
 * `node bench/cognitive.mjs read <file>…` how many labelled texts it reads right. Servers: those of DATABASE_URL and REDIS_URL, else private ones for the time of the run.
 */
import {
  advance,
  analyse,
  createModel,
  initialState,
  serialize,
  snapshotOf,
} from '../dist/src/cognitive/engine/index.js';
import { Random } from '../dist/src/common/kernel/random.js';

if (process.argv[2] === 'truth') {
  const { beliefs, dreams, labels } = await import('./cognitive/truth.mjs');
  const seeds = Number(process.argv[3] ?? 300);
  beliefs(seeds, 20);
  labels(Math.ceil(seeds / 10));
  dreams(Math.ceil(seeds / 10));
  process.exit();
}

if (process.argv[2] === 'read') {
  const { readings } = await import('./cognitive/reading.mjs');
  for (const file of process.argv.slice(3)) readings(file);
  process.exit();
}

const START = 1_800_057_600;
const model = createModel({ kappa: 24 });

/** Processor time of this process in ms: what others do on the machine does not count. */
function time(work) {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

/** Milliseconds for a hundred million additions: the yardstick. */
function baseline() {
  let x = 0;
  const ms = time(() => {
    for (let i = 0; i < 1e8; i++) x += i % 7;
  });
  if (x < 0) throw new Error('unreachable');
  return ms;
}

function log(seconds, at, perSecond) {
  const random = Random.from('bench');
  const out = [];
  for (let s = 1; s <= seconds; s++) {
    for (let i = 0; i < perSecond; i++) out.push({ seq: out.length + 1, at: at + s, what: happening(random) });
  }
  return out;
}

function happening(random) {
  const kinds = [
    () => ({ kind: 'traffic', group: random.pick(['arena', 'design', 'tools']), count: 1 + random.int(5) }),
    () => ({
      kind: 'trade',
      house: true,
      count: 1,
      won: random.int(2),
      lost: random.int(2),
      topic: random.pick(['btc', 'eth']),
    }),
    () => ({
      kind: 'job',
      work: 'design',
      stage: random.pick(['queued', 'completed', 'failed']),
      topic: random.pick(['coat', 'dress']),
      slow: false,
    }),
    () => ({
      kind: 'text',
      via: 'demo',
      compound: random.next() * 2 - 1,
      addressed: true,
      fearful: false,
      question: false,
      topics: ['coat'],
      cells: [random.int(1024)],
    }),
  ];
  return random.pick(kinds)();
}

const unit = baseline();
/** Written state and used heap, kB. */
function size(state) {
  globalThis.gc?.();
  return `${Math.round(serialize(state).length / 1000)} + ${Math.round(process.memoryUsage().heapUsed / 1000)}`;
}

const row = (name, ms, limit) =>
  console.log(
    `${name.padEnd(44)} ${ms.toFixed(4).padStart(12)} ms  limit ${limit} ms  ${(ms / unit).toExponential(2)} × baseline`,
  );

const warm = initialState(START, 'bench');
advance(warm, model, START + 3600, log(3600, START, 1));

const events = log(10_000, warm.second, 5).map((e) => ({ ...e, seq: e.seq + warm.seq }));
const withEvents = time(() => advance(warm, model, warm.second + 10_000, events));
row('event (50,000, five a second)', withEvents / events.length, 0.1);

const quiet = time(() => advance(warm, model, warm.second + 100_000));
row('tick (100,000 without events)', quiet / 100_000, 0.05);

const month = time(() => advance(warm, model, warm.second + 30 * 86_400));
row('catch-up of 30 days', month, 1500);

const snapshots = time(() => {
  for (let i = 0; i < 1000; i++) JSON.stringify(snapshotOf(warm));
});
row('snapshot composed and written', snapshots / 1000, 1);

const TEXTS = [
  'Kappan kom i tid och sitter perfekt, tack!',
  'The zip broke after two days and nobody answers.',
  'Jag funderar på en blå klänning till bröllopet i juni.',
];
const readThem = (times) => {
  for (let i = 0; i < times; i++) for (const text of TEXTS) analyse(text);
};
readThem(500);
row('text read', time(() => readThem(1000)) / (1000 * TEXTS.length), 2);

const sizes = [size(warm)];
for (let i = 0; i < 4; i++) {
  const more = log(50_000, warm.second, 5).map((e) => ({ ...e, seq: e.seq + warm.seq }));
  advance(warm, model, warm.second + 50_000, more);
  sizes.push(size(warm));
}
console.log(`state and heap in kB after each further 250,000 events: ${sizes.join(', ')}`);

if (!process.argv.includes('engine')) {
  const { benchServers } = await import('./support/servers.mjs');
  const { benchReads } = await import('./arena/reads.mjs');
  const servers = await benchServers();
  try {
    await benchReads(servers, { SERVICES: 'cognitive' }, ['/api/cognitive']);
  } finally {
    await servers.stop();
  }
}
