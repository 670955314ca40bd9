import { Random } from '../../../common/kernel/random.js';
import { advance, createModel } from '../step.js';
import { initialState, type State } from '../state.js';
import type { Happening, Stimulus } from '../stimulus.js';
import { START } from '../stimuli.fixture.js';
import type { Counts } from './posterior.js';
import { PREDICATES, type Predicate } from './predicates.js';
import { countsOf, keyOf, publishedOf, type Subject } from './register.js';

const HOURS = 30;
const MODEL = createModel({ kappa: 24 });
const ROUND = 300;

/** What the log says, in this test's own words; only what the log below holds. */
const SAID: Partial<Record<Predicate, (what: Happening) => boolean>> = {
  error_tools: (w) => w.kind === 'error' && w.group === 'tools',
  key_issued: (w) => w.kind === 'key',
  traffic_design: (w) => w.kind === 'traffic' && w.group === 'design',
  traffic_tools: (w) => w.kind === 'traffic' && w.group === 'tools',
  traffic_arena: (w) => w.kind === 'traffic' && w.group === 'arena',
  concepts_asked: (w) => w.kind === 'concept',
  match_end: (w) => w.kind === 'match',
};

/** Busy minutes in which keys follow errors, concepts follow traffic, and one strategy wins when it is calm. */
function busyLog(random: Random): Stimulus[] {
  const out: Stimulus[] = [];
  const add = (at: number, what: Happening): void => void out.push({ seq: out.length + 1, at, what });
  for (let minute = 0; minute < HOURS * 60; minute++) {
    const at = START + 60 * minute;
    const happens = (p: number): boolean => random.chance(p);
    if (happens(0.4)) add(at + 1 + random.int(60), { kind: 'traffic', group: 'arena', count: 1 });
    if (happens(0.3)) add(at + 1 + random.int(60), { kind: 'traffic', group: 'tools', count: 1 });
    if (happens(0.2)) add(at + 1 + random.int(60), { kind: 'traffic', group: 'design', count: 1 });
    if (happens(0.15)) {
      add(at + 1 + random.int(60), { kind: 'error', group: 'tools', count: 1 });
      if (happens(0.8)) add(at + 61 + random.int(60), { kind: 'key', group: 'tools' });
    }
    if (happens(0.1)) add(at + 1 + random.int(60), { kind: 'concept', topics: [] });
    if (minute % 60 === 0) add(at + 7, match(random));
  }
  return out.sort((a, b) => a.at - b.at).map((s, i) => ({ ...s, seq: i + 1 }));
}

const match = (random: Random): Happening => {
  const winner = random.chance(0.9) ? 'trend' : 'carry';
  return {
    kind: 'match',
    houseWon: true,
    results: ['trend', 'carry', 'random'].map((strategy) => ({ strategy, regime: 'calm', won: strategy === winner })),
  };
};

/** The minutes, named by the second at which they close, in which each predicate happened. */
function minutesOf(log: readonly Stimulus[]): Map<Predicate, Set<number>> {
  const out = new Map<Predicate, Set<number>>();
  for (const { at, what } of log) {
    for (const [predicate, says] of Object.entries(SAID) as [Predicate, (what: Happening) => boolean][]) {
      if (!says(what)) continue;
      out.set(predicate, (out.get(predicate) ?? new Set()).add(Math.ceil(at / 60) * 60));
    }
  }
  return out;
}

/** Counts a sequence over the minutes that had closed at a second, from the log alone. */
function recountSequence(log: readonly Stimulus[], a: Predicate, b: Predicate, until: number): Counts {
  const minutes = minutesOf(log);
  const eventful = new Set([...minutes.values()].flatMap((set) => [...set]));
  const counts = { n1: 0, k1: 0, n0: 0, k0: 0 };
  for (const minute of eventful) {
    if (minute + 60 > until) continue;
    const side = minutes.get(a)?.has(minute) ? 1 : 0;
    counts[`n${side}`]++;
    if (minutes.get(b)?.has(minute + 60)) counts[`k${side}`]++;
  }
  return counts;
}

/** Counts a strategy against the others over the matches until a second. */
function recountStrategy(log: readonly Stimulus[], level: string, until: number): Counts {
  const results = log.flatMap(({ at, what }) => (what.kind === 'match' && at <= until ? what.results : []));
  const counts = { n1: 0, k1: 0, n0: 0, k0: 0 };
  for (const { strategy, regime, won } of results) {
    const side = `${strategy}|${regime}` === level ? 1 : 0;
    counts[`n${side}`]++;
    if (won) counts[`k${side}`]++;
  }
  return counts;
}

/** The last second of the five-minute round at which a subject was weighed. */
function weighedAt(subject: Subject, now: number): number {
  const slot = subject.kind === 'sequence' ? subject.a : ROUND - 2;
  return now - ((now - slot) % ROUND);
}

function recount(log: readonly Stimulus[], subject: Subject, now: number): Counts {
  const until = weighedAt(subject, now);
  if (subject.kind === 'contrast') return recountStrategy(log, subject.level, until);
  return recountSequence(log, PREDICATES[subject.a], PREDICATES[subject.b], until);
}

describe('published hypotheses', () => {
  const log = busyLog(Random.from('recounted'));
  const seen: [at: number, State['register']['published']][] = [];
  const state = initialState(START, 'seed', 24);
  for (let at = START + 3600, rest = log; at <= START + HOURS * 3600; at += 3617) {
    rest = advance(state, MODEL, at, rest);
    seen.push([at, structuredClone(state.register.published)]);
  }

  it('are those that were put in', () => {
    const keys = publishedOf(state.register).map((p) => keyOf(p.subject));
    expect(keys).toEqual(expect.arrayContaining(['error_tools>key_issued', 'league:trend|calm']));
  });

  it('have counts that the log recounts, each time that one looks', () => {
    const compared = seen.flatMap(([at, published]) => Object.values(published).map((p) => ({ at, p })));
    expect(compared.length).toBeGreaterThan(20);
    for (const { at, p } of compared) {
      expect([at, keyOf(p.subject), countsOf(p)]).toEqual([at, keyOf(p.subject), recount(log, p.subject, at)]);
    }
  });
});
