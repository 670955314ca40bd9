import { Random } from '../../../common/kernel/random.js';
import type { Impression } from '../apply.js';
import { initialState } from '../state.js';
import { advance, createModel } from '../step.js';
import { GROUPS, type Happening, type Stimulus } from '../stimulus.js';
import { labelOf, type Emotion } from './emotions.js';

/** Lives with planted causes, for the published evaluation of labels (`npm run bench:cognitive -- truth`) and the tests. */
const START = 1_800_057_600;
const DAY = 86_400;
const GARMENTS = ['coat', 'dress', 'trousers', 'shirt'] as const;
const HOUSE_LABELS: ReadonlySet<Emotion> = new Set(['neutral', 'calm', 'curious', 'bored', 'sleepy', 'dreaming']);

const words = (random: Random, compound: number, more: object = {}): Happening => ({
  kind: 'text',
  via: 'demo',
  compound,
  addressed: true,
  fearful: false,
  question: false,
  topics: ['coat'],
  cells: [random.int(1024), random.int(1024)],
  ...more,
});

/** A week: everyday traffic by day, silent nights, a spell in which garments fail, storms of errors, words of all kinds. */
export function lifeOf(seed: string, days: number): Stimulus[] {
  const random = Random.from(`life ${seed}`);
  const out: { at: number; what: Happening }[] = [];
  const badFrom = random.int(days * DAY);
  for (let s = 1; s < days * DAY; s++) {
    const hour = (s % DAY) / 3600;
    const busy = hour > 7 && hour < 23 ? 1 : 0.02;
    const bad = s >= badFrom && s < badFrom + DAY / 2;
    for (const what of second(random, busy, s)) out.push({ at: START + s, what });
    if (random.chance(0.002 * busy)) order(random, START + s, bad, out);
    if (random.chance(0.00003))
      for (let i = 0; i < 20; i++) out.push({ at: START + s + random.int(240), what: failure(random) });
  }
  return out.sort((a, b) => a.at - b.at).map((e, i) => ({ seq: i + 1, ...e }));
}

const failure = (random: Random): Happening => ({ kind: 'error', group: random.pick(GROUPS), count: 1 });

function second(random: Random, busy: number, s: number): Happening[] {
  const out: Happening[] = [];
  if (random.chance(0.03 * busy)) out.push({ kind: 'traffic', group: random.pick(GROUPS), count: 1 + random.int(3) });
  if (random.chance(0.01))
    out.push({ kind: 'trade', house: true, count: 1, won: s % 2, lost: 1 - (s % 2), topic: 'btc' });
  if (s % 7200 === 0) out.push({ kind: 'match', houseWon: random.chance(0.6), results: [] });
  if (random.chance(0.00008 * busy))
    out.push(words(random, 0.5 + random.next() / 2, { addressed: random.chance(0.6) }));
  if (random.chance(0.00005 * busy))
    out.push(words(random, -0.5 - random.next() / 2, { addressed: random.chance(0.6) }));
  if (random.chance(0.00002 * busy)) out.push(words(random, -0.7, { fearful: true }));
  if (random.chance(0.0001 * busy)) out.push(words(random, 0, { question: true }));
  return out;
}

function order(random: Random, at: number, bad: boolean, out: { at: number; what: Happening }[]): void {
  const job = { kind: 'job', work: 'design', topic: random.pick(GARMENTS), slow: false } as const;
  const stage = random.chance(bad ? 0.25 : 0.93) ? 'completed' : 'failed';
  out.push({ at, what: { ...job, stage: 'queued' } });
  out.push({ at: at + 8 + random.int(70), what: { ...job, stage, slow: random.chance(0.2) } });
}

/** How labels stand to causes in one life. */
export interface Fidelity {
  /** seconds with the label of an emotion, and of them those with such an event in the half hour before */
  labelled: number;
  caused: number;
  /** causes of intensity ≥ .25 that were the strongest when they came, and those that the label then named */
  strong: number;
  shown: number;
  /** seconds of each label */
  seconds: Partial<Record<Emotion, number>>;
}

const STRONG = 0.25;

/** Lives a life second by second and holds its labels against its events, in this function's own arithmetic. */
export function fidelityOf(seed: string, days: number): Fidelity {
  const state = initialState(START, seed);
  const model = createModel({ kappa: 24 });
  const seen: Fidelity = { labelled: 0, caused: 0, strong: 0, shown: 0, seconds: {} };
  const last: Partial<Record<Emotion, number>> = {};
  let felt: { at: number; intensity: number }[] = [];
  const life = lifeOf(seed, days);
  let next = 0;
  for (let s = 1; s <= days * DAY; s++) {
    const impressions: Impression[] = [];
    const now: Stimulus[] = [];
    for (; next < life.length && life[next].at <= START + s; next++) now.push(life[next]);
    advance(state, model, START + s, now, (impression) => impressions.push(impression));
    felt = felt.filter((f) => s - f.at < 1800);
    const label = state.label.current;
    seen.seconds[label] = (seen.seconds[label] ?? 0) + 1;
    const top = impressions.reduce((max, x) => Math.max(max, x.appraisal?.intensity ?? 0), 0);
    for (const { appraisal, surprise } of impressions) {
      if (!appraisal) continue;
      last[labelOf(appraisal.emotion)] = s;
      const isProspect =
        appraisal.emotion === 'hope' || (appraisal.emotion === 'fear' && appraisal.predictor === 'garments');
      const intensity = appraisal.intensity * (isProspect ? surprise : 1);
      const others = felt.reduce((max, f) => Math.max(max, f.intensity * 2 ** ((f.at - s) / 300)), 0);
      if (intensity >= STRONG && intensity > others && appraisal.intensity === top) {
        seen.strong++;
        if (label === labelOf(appraisal.emotion)) seen.shown++;
      }
      felt.push({ at: s, intensity });
    }
    if (HOUSE_LABELS.has(label)) continue;
    seen.labelled++;
    if (s - (last[label] ?? -DAY) <= 1800) seen.caused++;
  }
  return seen;
}
