import fc from 'fast-check';
import { Random } from '../../common/kernel/random.js';
import { GROUPS, type Happening, type Stimulus } from './stimulus.js';
import type { Topic } from './swedish/nouns.js';

/** A second on the grid at which tests begin; biological hour 0 for κ = 24 and κ = 1. */
export const START = 1_800_057_600;

export const text = (compound: number, topics: Topic[] = ['coat'], cells: number[] = [1, 2, 3]): Happening => ({
  kind: 'text',
  via: 'demo',
  compound,
  addressed: true,
  fearful: false,
  question: false,
  topics,
  cells,
});

/** One happening a second from `list`, beginning at `at`. */
export const oneASecond = (at: number, list: readonly Happening[], seq = 1): Stimulus[] =>
  list.map((what, i) => ({ seq: seq + i, at: at + i, what }));

/** Doubles of every sort, and everyday ones. */
const wild = fc.oneof(
  fc.double(),
  fc.constantFrom(Number.NaN, Infinity, -Infinity, -1, 1e308, 0),
  fc.double({ min: -1, max: 1, noNaN: true }),
);
const group = fc.constantFrom(...GROUPS);
const topic = fc.constantFrom<Topic>('btc', 'coat', 'trousers', 'tank-top', 'league');

/** Any happening, however badly measured. */
export const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ kind: fc.constantFrom('traffic' as const, 'error' as const, 'limit' as const), group, count: wild }),
  fc.record({ kind: fc.constant('trade' as const), house: fc.boolean(), count: wild, won: wild, lost: wild, topic }),
  fc.record({ kind: fc.constant('liquidation' as const), topic }),
  fc.record({ kind: fc.constant('lead' as const), duration: fc.constant('1d') }),
  fc.record({
    kind: fc.constant('match' as const),
    houseWon: fc.boolean(),
    results: fc.array(fc.record({ strategy: fc.string(), regime: fc.string(), won: fc.boolean() }), { maxLength: 4 }),
  }),
  fc.record({ kind: fc.constant('registration' as const) }),
  fc.record({ kind: fc.constant('key' as const), group }),
  fc.record({
    kind: fc.constant('job' as const),
    work: fc.constantFrom('design' as const, 'image' as const),
    stage: fc.constantFrom('queued' as const, 'completed' as const, 'failed' as const, 'cancelled' as const),
    topic,
    slow: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('concept' as const), topics: fc.array(topic) }),
  fc.record({
    kind: fc.constant('text' as const),
    via: fc.constantFrom('demo' as const, 'chat' as const),
    compound: wild,
    addressed: fc.boolean(),
    fearful: fc.boolean(),
    question: fc.boolean(),
    topics: fc.array(topic),
    cells: fc.array(wild, { maxLength: 20 }),
  }),
  fc.record({ kind: fc.constant('vitals' as const), lagMs: wild, queue: wild, storageFailures: wild }),
  fc.record({ kind: fc.constant('pace' as const), kappa: wild }),
);

/** A log of up to 60 events within a few minutes, some late. */
export const log: fc.Arbitrary<Stimulus[]> = fc
  .array(fc.tuple(fc.integer({ min: -100, max: 400 }), happening), { maxLength: 60 })
  .map((list) =>
    list.toSorted(([a], [b]) => a - b).map(([offset, what], i) => ({ seq: i + 1, at: START + offset, what })),
  );

/** An everyday stretch of traffic, trades, jobs, texts and a few errors. */
export function everyday(seconds: number, seed: string, at = START + 1): Stimulus[] {
  const random = Random.from(seed);
  const out: Stimulus[] = [];
  for (let s = 0; s < seconds; s++) {
    for (const what of second(random)) out.push({ seq: out.length + 1, at: at + s, what });
  }
  return out;
}

const GARMENTS: Topic[] = ['coat', 'dress', 'trousers', 'tank-top', 'shirt'];
const MARKETS: Topic[] = ['btc', 'eth', 'sol'];

function second(random: Random): Happening[] {
  const out: Happening[] = [];
  const maybe = (p: number, what: () => Happening): void => void (random.chance(p) && out.push(what()));
  maybe(0.5, () => ({ kind: 'traffic', group: random.pick(GROUPS), count: 1 + random.int(3) }));
  maybe(0.1, () => ({
    kind: 'trade',
    house: true,
    count: 1,
    won: random.int(2),
    lost: random.int(2),
    topic: random.pick(MARKETS),
  }));
  maybe(0.02, () => ({ kind: 'job', work: 'design', stage: 'queued', topic: random.pick(GARMENTS), slow: false }));
  maybe(0.02, () => {
    const stage = random.chance(0.9) ? 'completed' : 'failed';
    return { kind: 'job', work: 'design', stage, topic: random.pick(GARMENTS), slow: random.chance(0.2) };
  });
  maybe(0.004, () => text(random.next() * 2 - 1, [random.pick(GARMENTS)], [random.int(1024), random.int(1024)]));
  maybe(0.003, () => ({ kind: 'error', group: random.pick(GROUPS), count: 1 }));
  return out;
}
