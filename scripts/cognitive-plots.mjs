#!/usr/bin/env node
/**
 * Thirty days of the cognitive engine (busy, quiet, a storm of errors on day 21) as SVG plots in docs/plots.
 * Run after `node scripts/build.mjs`. The plots follow from the seed alone.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  advance,
  createModel,
  explain,
  initialState,
  HEALTH,
  publishedOf,
  snapshotOf,
  wordHypothesis,
} from '../dist/src/cognitive/engine/index.js';
import {
  circadian,
  biologicalHour,
  lowerThreshold,
  upperThreshold,
} from '../dist/src/cognitive/engine/sleep/circadian.js';
import { Random } from '../dist/src/common/kernel/random.js';

const START = 1_800_057_600;
const DAY = 86_400;
const KAPPA = 24;
const OUT = join(dirname(fileURLToPath(import.meta.url)), '../docs/plots');

/** Days 1–10 busy, 11–20 quiet, 21 a storm from noon to two, then busy again. */
const rateOn = (day) => (day >= 10 && day < 20 ? 0.02 : 1);
const isStorm = (day, second) => day === 20 && second >= 12 * 3600 && second < 14 * 3600;

function eventsOfDay(day, random, seq) {
  const out = [];
  const rate = rateOn(day);
  const add = (at, what) => out.push({ seq: ++seq.value, at, what });
  for (let s = 0; s < DAY; s++) {
    const at = START + day * DAY + s + 1;
    const busy = rate * (0.6 + 0.4 * Math.sin((2 * Math.PI * (s - 6 * 3600)) / DAY));
    if (random.chance(0.15 * busy))
      add(at, { kind: 'traffic', group: random.pick(['arena', 'design', 'tools']), count: 1 });
    if (random.chance(0.05 * busy))
      add(at, { kind: 'trade', house: true, count: 1, won: random.int(2), lost: random.int(2), topic: 'trade' });
    if (random.chance(0.004 * busy)) order(add, random, at);
    if (random.chance(0.0008 * busy)) add(at, textOf(random));
    const storm = isStorm(day, s);
    if (random.chance(storm ? 0.05 : 0.0002 * busy))
      add(at, { kind: 'error', group: random.pick(['design', 'tools']), count: 1 });
  }
  return out.sort((a, b) => a.at - b.at).map((e, i, all) => ({ ...e, seq: all[0].seq + i }));
}

/** A garment is ordered and made within a minute or so; a coat often takes long. */
function order(add, random, at) {
  const topic = random.pick(['coat', 'dress', 'trousers', 'shirt']);
  add(at, { kind: 'job', work: 'design', stage: 'queued', topic, slow: false });
  const stage = random.chance(0.96) ? 'completed' : 'failed';
  add(at + 20 + random.int(80), {
    kind: 'job',
    work: 'design',
    stage,
    topic,
    slow: random.chance(topic === 'coat' ? 0.6 : 0.1),
  });
}

const textOf = (random) => ({
  kind: 'text',
  via: 'demo',
  compound: random.chance(0.7) ? random.next() : -random.next(),
  addressed: random.chance(0.5),
  fearful: false,
  question: false,
  topics: [random.pick(['coat', 'dress', 'btc', 'match'])],
  cells: [random.int(1024), random.int(1024), random.int(1024)],
});

const WATCHED = {
  fatigue: (s) => explain(s, 'fatigue').value,
  confidence: (s) => explain(s, 'confidence').value,
  curiosity: (s) => explain(s, 'curiosity').value,
  creativity: (s) => explain(s, 'creativity').value,
  lucidity: (s) => s.body.lucidity,
  error: (s) => s.body.err,
  novelty: (s) => s.body.nov,
  pleasure: (s) => s.emotion[0],
  health: (s) => HEALTH.indexOf(snapshotOf(s).health) / (HEALTH.length - 1),
  'modules / 11': (s) => snapshotOf(s).active_modules / 11,
  'hypotheses / 8': (s) => Math.min(1, snapshotOf(s).hypotheses.length / 8),
  'dreams / 5000': (s) => s.totalDreams / 5000,
  vividness: (s) => s.dreams.at(-1)?.vividness ?? 0,
};

function simulate() {
  const model = createModel({ kappa: KAPPA });
  const state = initialState(START, 'plots');
  const random = Random.from('plots');
  const seq = { value: 0 };
  const hourly = Object.fromEntries(Object.keys(WATCHED).map((name) => [name, []]));
  const close = { S: [], upper: [], lower: [], A: [], err: [], pleasure: [], phase: [], emotion: [], dominance: [] };
  let later = [];
  for (let day = 0; day < 30; day++) {
    later = [...later, ...eventsOfDay(day, random, seq)];
    for (let hour = 0; hour < 24; hour++) {
      const sums = Object.fromEntries(Object.keys(WATCHED).map((name) => [name, 0]));
      for (let i = 0; i < 240; i++) {
        later = advance(state, model, state.second + 15, later);
        for (const name in WATCHED) sums[name] += WATCHED[name](state);
        if (day === 20 && hour >= 10 && hour < 17) watchClosely(close, state);
      }
      for (const name in WATCHED) hourly[name].push(sums[name] / 240);
    }
  }
  return { state, hourly, close };
}

function watchClosely(close, state) {
  const c = circadian(biologicalHour(state.second, KAPPA));
  close.S.push(state.body.S);
  close.upper.push(upperThreshold(c));
  close.lower.push(lowerThreshold(c));
  close.A.push(state.body.A);
  close.err.push(state.body.err);
  close.pleasure.push(state.emotion[0]);
  close.phase.push(state.phase);
  close.emotion.push(state.label.current);
  close.dominance.push(state.emotion[2]);
}

const COLOURS = ['#3b6ea5', '#c2571a', '#3a7d44', '#8a4f9e', '#b8860b', '#b03a48', '#4b8b8b', '#555555'];
const [WIDTH, HEIGHT, LEFT, TOP] = [960, 320, 46, 34];

/** @param series name → values, all of one length @param range [low, high] @param ticks [position 0–1, label] */
function plot(title, series, range, ticks, background = '') {
  const names = Object.keys(series);
  const x = (i, n) => LEFT + (i / (n - 1)) * (WIDTH - LEFT - 14);
  const y = (v) => TOP + ((range[1] - v) / (range[1] - range[0])) * (HEIGHT - TOP - 30);
  const lines = names.map((name, k) => {
    const values = series[name];
    const points = values.map((v, i) => `${x(i, values.length).toFixed(1)},${y(v).toFixed(1)}`).join(' ');
    return `<polyline fill="none" stroke="${COLOURS[k]}" stroke-width="1.3" points="${points}"/>`;
  });
  const legend = names.map(
    (name, k) => `<text x="${LEFT + 120 * k}" y="${HEIGHT - 4}" fill="${COLOURS[k]}">${name}</text>`,
  );
  const grid = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const value = range[0] + share * (range[1] - range[0]);
    return `<line x1="${LEFT}" x2="${WIDTH - 14}" y1="${y(value)}" y2="${y(value)}" stroke="#ddd"/><text x="6" y="${y(value) + 4}">${value.toFixed(2)}</text>`;
  });
  const axis = ticks.map(
    ([at, label]) => `<text x="${LEFT + at * (WIDTH - LEFT - 14)}" y="${HEIGHT - 18}" fill="#777">${label}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="11">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>${background}
<text x="${LEFT}" y="18" font-size="14" font-weight="bold">${title}</text>
${[...grid, ...axis, ...lines, ...legend].join('\n')}
</svg>
`;
}

/** Grey where it sleeps, darker in REM. */
const sleepBands = (phases) => bands(phases, { drowsy: '#f6f1e3', nrem: '#e4e9f2', rem: '#cfd8ea', lucid: '#f3d9ee' });

const EMOTION_SHADES = {
  sleepy: '#e4e9f2',
  dreaming: '#cfd8ea',
  calm: '#e9f3e4',
  bored: '#f0f0ea',
  curious: '#fdf0c4',
  hope: '#d9f0ec',
  joy: '#d5efc4',
  distress: '#f5d0cc',
  disappointment: '#efdccb',
  fear: '#e8c4e0',
  anger: '#f2b8a8',
};

function bands(phases, shade) {
  const width = (WIDTH - LEFT - 14) / phases.length;
  return phases
    .map((p, i) =>
      shade[p]
        ? `<rect x="${(LEFT + i * width).toFixed(1)}" y="${TOP}" width="${(width + 0.3).toFixed(2)}" height="${HEIGHT - TOP - 30}" fill="${shade[p]}"/>`
        : '',
    )
    .join('');
}

const days = [0, 5, 10, 15, 20, 25].map((day) => [day / 30, `day ${day + 1}`]);
const hours = [10, 11, 12, 13, 14, 15, 16].map((hour) => [(hour - 10) / 7, `${hour}:00`]);
const pick = (from, ...names) => Object.fromEntries(names.map((name) => [name, from[name]]));

const { state, hourly, close } = simulate();
mkdirSync(OUT, { recursive: true });
const write = (name, svg) => writeFileSync(join(OUT, `cognitive-${name}.svg`), svg);
write(
  'scalars',
  plot(
    '30 days, hourly means: busy, quiet (days 11–20), storm (day 21)',
    pick(hourly, 'fatigue', 'confidence', 'curiosity', 'creativity', 'lucidity'),
    [0, 1],
    days,
  ),
);
write(
  'affect',
  plot(
    '30 days, hourly means: error level, novelty, pleasure',
    pick(hourly, 'error', 'novelty', 'pleasure'),
    [-0.5, 1],
    days,
  ),
);
write(
  'sleep',
  plot(
    'Day 21, 10–17 h: sleep pressure between its thresholds (seven biological days)',
    { S: close.S, 'H+': close.upper, 'H-': close.lower, arousal: close.A },
    [0, 1],
    hours,
    sleepBands(close.phase),
  ),
);
write(
  'storm',
  plot(
    'The storm: two hours of errors from 12:00',
    { error: close.err, arousal: close.A, pleasure: close.pleasure },
    [-0.6, 1],
    hours,
    sleepBands(close.phase),
  ),
);
write(
  'mind',
  plot(
    '30 days, hourly means: health, modules at work, hypotheses, dreams, vividness of the latest',
    pick(hourly, 'health', 'modules / 11', 'hypotheses / 8', 'dreams / 5000', 'vividness'),
    [0, 1],
    days,
  ),
);
const felt = Object.keys(EMOTION_SHADES).filter((emotion) => close.emotion.includes(emotion));
write(
  'emotion',
  plot(
    'Day 21, 10–17 h: the label in force (colours) and the emotion in PAD',
    pick(close, 'pleasure', 'dominance'),
    [-0.6, 1],
    hours,
    bands(close.emotion, EMOTION_SHADES) +
      felt
        .map(
          (emotion, i) =>
            `<rect x="${330 + 80 * i}" y="${HEIGHT - 13}" width="10" height="10" fill="${EMOTION_SHADES[emotion]}" stroke="#999"/><text x="${344 + 80 * i}" y="${HEIGHT - 4}">${emotion}</text>`,
        )
        .join(''),
  ),
);
console.log(`dreams ${state.totalDreams}, episodes ${state.memory.episodes.length}, events ${state.seq}`);
for (const hypothesis of publishedOf(state.register)) console.log(wordHypothesis(hypothesis));
