import fc from 'fast-check';
import { PARAMETERS } from './parameters.js';
import { restore, serialize, stateHash } from './hash.js';
import { preview } from './preview.js';
import { project } from './flow.js';
import { explainVividness } from './dreams/dream.js';
import { EXPLAINABLE, explain } from './explain.js';
import { momentOf } from './moment.js';
import { readPredictors } from './scalars.js';
import { snapshotOf, speechInputs, NO_DREAM } from './snapshot.js';
import { sayAt } from './speech/say.js';
import { initialState, type State } from './state.js';
import { advance, createModel } from './step.js';
import { GROUPS, type Stimulus } from './stimulus.js';
import { everyday, log, oneASecond, START, text } from './stimuli.fixture.js';

const MODEL = createModel({ kappa: 24 });
const born = (): State => initialState(START, 'test');
const after = (seconds: number, stimuli: Stimulus[] = [], state = born()): State => {
  advance(state, MODEL, state.second + seconds, stimuli);
  return state;
};
const few = { numRuns: 60 };

describe('the engine', () => {
  it('stays within its bounds whatever happens', () =>
    fc.assert(
      fc.property(log, (events) => {
        const s = after(500, events);
        const fractions = [...Object.values({ ...s.body, nats: 0 }), ...EXPLAINABLE.map((f) => explain(s, f).value)];
        for (const x of fractions) expect(x >= 0 && x <= 1).toBe(true);
        for (const x of [...s.emotion, ...s.mood]) expect(x >= -1 && x <= 1).toBe(true);
        expect(s.body.nats).toBeGreaterThanOrEqual(0);
        expect(JSON.stringify(s)).not.toContain('null,null');
      }),
      few,
    ));

  it('gives the same state, bit for bit, for any split of the way', () =>
    fc.assert(
      fc.property(log, fc.array(fc.integer({ min: 1, max: 120 }), { maxLength: 12 }), (events, cuts) => {
        const whole = after(500, events);
        const parts = born();
        let rest = events;
        for (const cut of [...cuts, 500]) {
          rest = advance(parts, MODEL, Math.min(START + 500, parts.second + cut), rest);
        }
        expect(stateHash(parts)).toBe(stateHash(whole));
      }),
      few,
    ));

  it('continues from a restored state as if it had never stopped', () =>
    fc.assert(
      fc.property(log, fc.integer({ min: 0, max: 500 }), (events, stop) => {
        const first = born();
        const rest = advance(first, MODEL, START + stop, events);
        const second = restore(serialize(first));
        advance(second, MODEL, START + 500, rest);
        expect(stateHash(second)).toBe(stateHash(after(500, events)));
      }),
      few,
    ));

  it('is not changed by being read', () => {
    const s = after(3000, everyday(2000, 'read'));
    const hash = stateHash(s);
    snapshotOf(s);
    EXPLAINABLE.forEach((field) => explain(s, field));
    sayAt(speechInputs(s, MODEL.settings), s.second, 'x');
    project(s, MODEL.settings, 0.5);
    preview(s, MODEL, text(1));
    expect(stateHash(s)).toBe(hash);
  });

  it('does nothing when the clock jumps back, and an event seen before has no effect', () => {
    const s = after(600, everyday(500, 'back'));
    const hash = stateHash(s);
    advance(s, MODEL, s.second - 300, [{ seq: 1e6, at: s.second - 400, what: text(1) }]);
    expect(stateHash(s)).toBe(hash);
    const again = restore(serialize(s));
    advance(again, MODEL, s.second + 1, [{ seq: 1, at: s.second + 1, what: text(-1) }]);
    advance(s, MODEL, s.second + 1);
    expect(stateHash(again)).toBe(stateHash(s));
  });

  it('applies what comes late in the next open second', () => {
    const s = after(600);
    advance(s, MODEL, s.second + 1, [{ seq: 1, at: s.second - 300, what: text(0.9) }]);
    expect(s.body.A).toBeGreaterThan(0.2);
    expect(s.memory.episodes.at(-1)?.at).toBe(s.second);
  });

  it('comes to rest when nothing happens, on the cycle of sleep', () => {
    const s = after(3600, everyday(3600, 'rest'));
    after(4 * 86_400, [], s);
    const { A, L, err, nov, S } = s.body;
    expect([A, L, err, nov]).toEqual([0, 0, 0, 0]);
    PARAMETERS.mood.rest.forEach((rest, i) => {
      expect(s.emotion[i]).toBeCloseTo(rest, 6);
      expect(s.mood[i]).toBeCloseTo(rest, 6);
    });
    after(3600, [], s);
    expect(Math.abs(s.body.S - S)).toBeLessThan(0.002);
  });

  it('feels one more error, after whatever happened before', () =>
    fc.assert(
      fc.property(log, fc.constantFrom(...GROUPS), (events, group) => {
        const calm = after(450, events);
        const before = restore(serialize(calm));
        const hit = after(450, events);
        const what = { kind: 'error' as const, group, count: 1 };
        advance(hit, MODEL, hit.second + 1, [{ seq: hit.seq + 1, at: hit.second + 1, what }]);
        after(1, [], calm);
        for (const part of ['err', 'A', 'S'] as const) {
          expect(hit.body[part]).toBeGreaterThan(calm.body[part] - (before.body[part] > 0.999 ? 1e-9 : 0));
        }
        expect(hit.emotion[0]).toBeLessThanOrEqual(calm.emotion[0]);
      }),
      few,
    ));

  it('shows the predictors from which certainty and skill over chance follow, and what makes a dream vivid', () => {
    const s = after(7200, everyday(7200, 'predictors'));
    const read = readPredictors(s);
    const raw = Object.fromEntries(explain(s, 'confidence').contributions.map((c) => [c.driver, c.raw]));
    expect(read.reduce((sum, p) => sum + p.weight * p.certainty, 0)).toBeCloseTo(raw.certainty, 12);
    const brier = read.reduce((sum, p) => sum + p.weight * p.brier, 0);
    expect(Math.max(0, 1 - brier / 0.25)).toBeCloseTo(raw.skill_over_chance, 12);
    expect(s.dreams.length).toBeGreaterThan(2);
    for (const dream of s.dreams) {
      const sum = explainVividness(dream)?.reduce((total, c) => total + c.contribution, 0);
      expect(sum).toBeCloseTo(dream.vividness, 12);
    }
  });

  it('tells of a second what happened in it, and nothing of the one before', () => {
    const s = after(10, [{ seq: 1, at: START + 10, what: { kind: 'registration' } }]);
    expect(momentOf(s).events.map(({ kind }) => kind)).toEqual(['registration']);
    expect(momentOf(s).mood.pleasure).toBe(s.mood[0]);
    expect(momentOf(after(1, [], s)).events).toEqual([]);
  });

  it('explains its scalars to the last bit that matters', () =>
    fc.assert(
      fc.property(log, (events) => {
        const s = after(450, events);
        for (const field of EXPLAINABLE) {
          const { value, sum, contributions } = explain(s, field);
          expect(Math.abs(sum - value)).toBeLessThan(1e-12);
          for (const c of contributions) expect(c.raw >= 0 && c.raw <= 1).toBe(true);
        }
        const { label, cause, runners_up = [] } = explain(s, 'emotion');
        expect(label).toBe(s.label.current);
        if (cause) for (const other of runners_up) expect(other.intensity).toBeLessThanOrEqual(cause.intensity);
      }),
      few,
    ));

  it('dreams the same dreams from the same log and seed, and never fewer', () => {
    const events = everyday(1800, 'dreams');
    const [a, b] = [after(1800, events), after(1800, events)];
    let total = a.totalDreams;
    for (let i = 0; i < 24; i++) {
      after(900, [], a);
      expect(a.totalDreams).toBeGreaterThanOrEqual(total);
      total = a.totalDreams;
    }
    after(24 * 900, [], b);
    expect(total).toBeGreaterThan(10);
    expect(b.dreams).toEqual(a.dreams);
  });

  it('passes time at the pace that its log sets, whatever model it is advanced by', () => {
    const paced: Stimulus[] = [{ seq: 1, at: START + 100, what: { kind: 'pace', kappa: 60 } }];
    const s = after(400, paced);
    const other = born();
    const rest = advance(other, MODEL, START + 100, paced);
    advance(other, createModel({ kappa: 60 }), START + 400, rest);
    expect(stateHash(other)).toBe(stateHash(s));
    expect(s.kappa).toBe(60);
    expect(s.body.S).toBeGreaterThan(after(400).body.S);
  });

  it('thinks no worse of the house for what strangers ask', () => {
    const order: Stimulus[] = [
      { seq: 1, at: START + 1, what: { kind: 'job', work: 'design', stage: 'queued', topic: 'garment', slow: false } },
    ];
    const end = (stage: 'cancelled' | 'failed'): State =>
      after(9, [
        ...order,
        { seq: 2, at: START + 5, what: { kind: 'job', work: 'design', stage, topic: 'garment', slow: false } },
      ]);
    expect(end('failed').body.err).toBeGreaterThan(0);
    expect(end('cancelled').body.err).toBe(0);
    expect(end('cancelled').predictors.garments).toMatchObject({ bad: 0, pending: 0, seen: 0 });
  });

  it('is as well as the worst of its processes, until half a minute after', () => {
    const vitals = (lagMs: number) => ({ kind: 'vitals' as const, lagMs, queue: 0, storageFailures: 0 });
    const s = after(20, oneASecond(START + 1, [vitals(600), vitals(1)]));
    expect(snapshotOf(s).health).toBe('degraded');
    expect(snapshotOf(after(40, [], s)).health).toBe('ok');
  });

  it('says so before its first dream', () => expect(snapshotOf(born()).current_dream).toBe(NO_DREAM));
});

/** Advances until a phase is reached, at most three biological days. */
function until(state: State, phase: State['phase']): State {
  for (let i = 0; i < 3 * 3600 && state.phase !== phase; i++) after(1, [], state);
  expect(state.phase).toBe(phase);
  return state;
}

describe('sleep and waking', () => {
  it('sleeps and wakes once in a biological day', () => {
    const s = after(3 * 3600);
    let onsets = 0;
    let asleep = 0;
    for (let i = 0; i < 5 * 3600; i++) {
      const before = s.phase;
      after(1, [], s);
      if (before === 'drowsy' && s.phase === 'nrem') onsets++;
      if (!['awake', 'drowsy'].includes(s.phase)) asleep++;
    }
    expect(onsets).toBe(5);
    expect(asleep / 5 / 150).toBeCloseTo(8.39, 0);
  });

  it('at κ = 1 keeps the published rhythm: sleep of 8.4 h, pressure .61 at its onset', () => {
    const model = createModel({ kappa: 1 });
    const s = initialState(START, 'slow', 1);
    advance(s, model, START + 6 * 86_400);
    const reach = (phase: State['phase']): number => {
      while (s.phase !== phase) advance(s, model, s.second + 1);
      return s.second;
    };
    reach('awake');
    const onset = reach('nrem');
    expect(s.body.S).toBeCloseTo(0.611, 2);
    expect(Math.abs((reach('awake') - onset) / 3600 - 8.39)).toBeLessThan(0.05);
  });

  it('falls asleep under steady traffic of one request a second', () => {
    const s = born();
    let seq = 0;
    const phases = new Set<string>();
    for (let i = 0; i < 7200; i++) {
      advance(s, MODEL, s.second + 1, [
        { seq: ++seq, at: s.second + 1, what: { kind: 'traffic', group: 'arena', count: 1 } },
      ]);
      phases.add(s.phase);
    }
    expect(phases).toContain('nrem');
    expect(phases).toContain('rem');
  });

  it('becomes lucid in REM when a dream is stranger than all that it remembers, and never before it remembers some', () => {
    for (const [remembered, phase] of [
      [24, 'lucid'],
      [23, 'rem'],
    ] as const) {
      const s = until(after(1200, everyday(900, 'lucid')), 'rem');
      s.body = { ...s.body, S: 0.25, nov: 1, nats: 2 };
      const dream = s.dreams.at(-1)!;
      dream.incongruence = 1;
      const others = Array.from({ length: remembered }, () => ({ ...dream, id: 0, insight: 0.1 }));
      s.dreams = [...others, dream];
      after(1, [], s);
      expect(s.phase).toBe(phase);
      expect(s.dreams.at(-1)?.type === 'lucid').toBe(phase === 'lucid');
    }
  });
});
