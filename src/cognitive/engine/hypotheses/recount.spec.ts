import { Random } from '../../../common/kernel/random.js';
import { advance, createModel } from '../step.js';
import { initialState } from '../state.js';
import type { Happening, Stimulus } from '../stimulus.js';
import { START } from '../stimuli.fixture.js';
import { PREDICATES, type Predicate } from './predicates.js';
import { countsOf, keyOf, publishedOf, type Counts, type Published } from './register.js';

const HOURS = 60;
const MODEL = createModel({ kappa: 24 });
/** What the three kinds of key say about when, in this test's own words: later than, and up to, seconds. */
const WINDOWS = [
  [0, 60],
  [0, 120],
  [60, 180],
];

const SAID: Partial<Record<Predicate, (what: Happening) => boolean>> = {
  error_tools: (w) => w.kind === 'error' && w.group === 'tools',
  key_issued: (w) => w.kind === 'key',
  traffic_arena: (w) => w.kind === 'traffic' && w.group === 'arena',
  concepts_asked: (w) => w.kind === 'concept',
};

/** Minutes in which keys follow errors; and matches that one strategy mostly wins. */
function log(random: Random): Stimulus[] {
  const out: { at: number; what: Happening }[] = [];
  for (let minute = 0; minute < HOURS * 60; minute++) {
    const at = START + 60 * minute;
    const within = (): number => at + 1 + random.int(60);
    if (random.chance(0.4)) out.push({ at: within(), what: { kind: 'traffic', group: 'arena', count: 1 } });
    if (random.chance(0.1)) out.push({ at: within(), what: { kind: 'concept', topics: [] } });
    if (random.chance(0.12)) {
      const error = within();
      out.push({ at: error, what: { kind: 'error', group: 'tools', count: 1 } });
      if (random.chance(0.7)) out.push({ at: error + 5 + random.int(50), what: { kind: 'key', group: 'tools' } });
    }
    if (minute % 60 === 0) out.push({ at: at + 7, what: match(random) });
  }
  return out.sort((a, b) => a.at - b.at).map((event, i) => ({ seq: i + 1, ...event }));
}

const match = (random: Random): Happening => {
  const winner = random.chance(0.9) ? 'trend' : 'pairs';
  return {
    kind: 'match',
    houseWon: true,
    results: ['trend', 'pairs', 'seasonal'].map((strategy) => ({ strategy, regime: 'calm', won: strategy === winner })),
  };
};

/** Counts a sequence from the log alone, over the minutes from `named` on whose surroundings are over at `now`. */
function recountSequence(events: readonly Stimulus[], p: Published, now: number): Counts {
  if (p.subject.kind !== 'sequence') throw new Error('a sequence');
  const { a, b, lag } = p.subject;
  const [from, to] = WINDOWS[lag];
  const seconds = (predicate: number): number[] =>
    events.filter(({ what }) => SAID[PREDICATES[predicate]]?.(what)).map(({ at }) => at);
  const [as, bs] = [seconds(a), seconds(b)];
  const counts = { n1: 0, k1: 0, n0: 0, k0: 0 };
  const minutes = Math.floor((now - START) / 60);
  for (let minute = p.bin; minute < minutes - 3; minute++) {
    const own = as.filter((at) => Math.ceil((at - START) / 60) === minute + 1);
    if (own.length === 0) continue;
    counts.n1++;
    counts.n0++;
    if (own.some((at) => bs.some((x) => x > at + from && x <= own[0] + to))) counts.k1++;
    if (own.some((at) => bs.some((x) => x < at - from && x >= (own.at(-1) ?? 0) - to))) counts.k0++;
  }
  return counts;
}

describe('what is published', () => {
  const events = log(Random.from('recounted'));
  const state = initialState(START, 'seed', 24);
  advance(state, MODEL, START + HOURS * 3600, events);
  const published = publishedOf(state.register);

  it('is what was put in', () =>
    expect(published.map((p) => keyOf(p.subject))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^error_tools>+key_issued$/), 'league:trend|calm']),
    ));

  it('has counts that the log recounts', () => {
    const sequences = published.filter((p) => p.subject.kind === 'sequence');
    expect(sequences.length).toBeGreaterThan(0);
    for (const p of sequences) {
      const single = recountSequence(events, p, state.second);
      expect([keyOf(p.subject), countsOf(p)]).toEqual([keyOf(p.subject), single]);
    }
  });

  it('counts the matches since it was named, each an hour from the last', () => {
    const p = published.find(({ subject }) => keyOf(subject) === 'league:trend|calm');
    const later = events.filter(({ at, what }) => what.kind === 'match' && at > (p?.named ?? 0));
    const wins = later.filter(({ what }) => what.kind === 'match' && what.results[0].won).length;
    const [n, k] = [later.length, wins];
    expect(p && countsOf(p)).toEqual({ n1: n, k1: k, n0: 2 * n, k0: n - k });
  });
});
