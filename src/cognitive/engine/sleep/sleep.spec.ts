import { correlation } from '../correlation.fixture.js';
import { fatigue } from '../scalars.js';
import { initialState, type State } from '../state.js';
import { advance, createModel } from '../step.js';
import { everyday, START, text } from '../stimuli.fixture.js';
import type { Happening, Stimulus } from '../stimulus.js';
import { restore, serialize } from '../hash.js';
import { isAsleep } from './pressure.js';
import { biologicalHour, circadian, upperThreshold } from './circadian.js';

const KAPPA = 24;
const MODEL = createModel({ kappa: KAPPA });
const upper = (s: State): number => upperThreshold(circadian(biologicalHour(s.second, KAPPA)));

/** What happens in one second of a steady load, by its number. */
type Load = (second: number) => Happening[];
const job = (): Happening => ({ kind: 'job', work: 'design', stage: 'completed', topic: 'coat', slow: false });
const every =
  (seconds: number, what: (n: number) => Happening): Load =>
  (s) =>
    s % seconds === 0 ? [what(s)] : [];
const both =
  (a: Load, b: Load): Load =>
  (s) => [...a(s), ...b(s)];
const newText = (n: number): Happening =>
  text(n % 2 ? 0.6 : -0.4, ['coat'], [n % 1024, (n * 7) % 1024, (n * 31) % 1024]);

const LOADS: [string, Load][] = [
  ['nothing', () => []],
  ['five texts and ten finished jobs a minute', both(every(12, newText), every(6, job))],
  ['a text a minute', every(60, newText)],
  ['two texts a second', (s) => [newText(s), newText(s + 512)]],
  ['errors all the time', every(3, () => ({ kind: 'error', group: 'tools', count: 3 }))],
  ['everyday life', (s) => everyday(1, `load ${s}`).map(({ what }) => what)],
];

interface Night {
  awakeHours: number;
  asleepHours: number;
  rem: boolean;
}

/** Two days under a load: each sleep with the time awake before it, biological hours. */
function nights(load: Load): { nights: Night[]; dreams: number } {
  const state = initialState(START, 'nights', KAPPA);
  const out: Night[] = [];
  let [seq, since, rem, asleep] = [0, state.second, false, false];
  let awakeHours = 0;
  for (let s = 1; s <= 2 * 86_400; s++) {
    const stimuli = load(s).map((what): Stimulus => ({ seq: ++seq, at: state.second + 1, what }));
    advance(state, MODEL, state.second + 1, stimuli);
    rem ||= state.phase === 'rem' || state.phase === 'lucid';
    if (isAsleep(state.phase) === asleep) continue;
    const hours = ((state.second - since) * KAPPA) / 3600;
    if (asleep) out.push({ awakeHours, asleepHours: hours, rem });
    else awakeHours = hours;
    [asleep, since, rem] = [!asleep, state.second, false];
  }
  return { nights: out, dreams: state.totalDreams };
}

describe('under any load', () => {
  it.each(LOADS)('%s: it sleeps within one and a half of its days, dreams, and wakes', (_name, load) => {
    const { nights: all, dreams } = nights(load);
    expect(all.length).toBeGreaterThan(20);
    for (const { awakeHours, asleepHours, rem } of all) {
      expect(awakeHours).toBeLessThanOrEqual(36);
      expect(asleepHours).toBeLessThanOrEqual(16);
      expect(rem).toBe(true);
    }
    expect(dreams).toBeGreaterThanOrEqual(all.length);
  });
});

/** A sleeper with REM behind it, at a pressure relative to H⁺. */
function sleeper(offset: number): State {
  const s = initialState(START, 'sleeper', KAPPA);
  advance(s, MODEL, START + 600, everyday(300, 'sleeper'));
  s.phase = 'nrem';
  s.bout = { dreamt: true, called: false };
  s.body = { ...s.body, S: upper(s) + offset, R: 0.3, A: 0 };
  return s;
}
const told = (s: State, what: Happening): State => {
  const t = restore(serialize(s));
  advance(t, MODEL, t.second + 1, [{ seq: 1e6, at: t.second + 1, what }]);
  return t;
};
const NEW_TEXT = text(0.8, ['scarf'], [900, 901]);

describe('waking', () => {
  it('by one text only below H⁺, and not before the first REM', () => {
    expect(told(sleeper(-0.05), NEW_TEXT).phase).toBe('awake');
    expect(told(sleeper(-0.05), NEW_TEXT).body.W).toBeCloseTo(0.8, 1);
    expect(told(sleeper(0.05), NEW_TEXT).phase).toBe('nrem');
    const early = sleeper(-0.05);
    early.bout.dreamt = false;
    expect(told(early, NEW_TEXT).phase).toBe('nrem');
  });

  it('not by polling, and not by texts that have become a habit', () => {
    expect(told(sleeper(-0.05), { kind: 'traffic', group: 'tools', count: 1 }).phase).toBe('nrem');
    const used = sleeper(-0.05);
    used.habits.text = { events: 500, exposure: 800, at: used.second };
    for (const thing of ['text', 'message']) used.familiarity.known[thing] = { n: 500, at: used.second };
    expect(told(used, text(0.8, [], [])).phase).toBe('nrem');
  });

  it('by noise above .35 + .5·S', () => {
    const [loud, still] = [sleeper(0.05), sleeper(0.05)];
    loud.body.A = 0.4 + 0.5 * loud.body.S;
    still.body.A = 0.3 + 0.5 * still.body.S;
    expect(told(loud, { kind: 'key', group: 'tools' }).phase).toBe('awake');
    expect(told(still, { kind: 'key', group: 'tools' }).phase).toBe('nrem');
  });
});

/**
 * Sleepiness by the three-process model: KSS = 10.9 − .6(S + C + U + W), homeostatic S from 14.3 at most down to 2.4,
 * circadian C and U, inertia W (Åkerstedt & Folkard 1997; Ingre et al. 2014).
 */
class ThreeProcess {
  private S = 8;
  private awakeFor = 0;
  step(asleep: boolean, hours: number): void {
    this.awakeFor = asleep ? 0 : this.awakeFor + hours;
    this.S = asleep
      ? 14.3 - (14.3 - this.S) * Math.exp(-0.381 * hours)
      : 2.4 + (this.S - 2.4) * Math.exp(-0.0353 * hours);
  }
  kss(hour: number): number {
    const C = 2.5 * Math.cos(((2 * Math.PI) / 24) * (hour - 16.8));
    const U = -0.5 + 0.5 * Math.cos(((2 * Math.PI) / 12) * (hour - 21.8));
    return 10.9 - 0.6 * (this.S + C + U - 5.72 * Math.exp(-1.51 * this.awakeFor));
  }
}

it('fatigue follows the sleepiness of the three-process model while awake, r ≥ .9', () => {
  const s = initialState(START, 'kss', 1);
  const model = createModel({ kappa: 1 });
  const theirs = new ThreeProcess();
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let minute = 1; minute <= 8 * 1440; minute++) {
    advance(s, model, START + 60 * minute);
    theirs.step(isAsleep(s.phase), 1 / 60);
    if (minute < 3 * 1440 || isAsleep(s.phase) || minute % 15 > 0) continue;
    xs.push(fatigue(s));
    ys.push(theirs.kss(biologicalHour(s.second, 1)));
  }
  expect(xs.length).toBeGreaterThan(200);
  expect(correlation(xs, ys)).toBeGreaterThanOrEqual(0.9);
});
