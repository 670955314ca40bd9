import {
  bandsOf,
  isAsleep,
  pointsOf,
  STRIP_SECONDS,
  withSecond,
  type History,
  type Point,
  type Second,
} from './view.js';
import { shapeOf } from './shape.js';
import { writtenParts } from './waterfall.js';

const secondAt = (timestamp: number, over: Partial<Second> = {}): Second => ({
  timestamp,
  emotion: 'calm',
  ede_phase: 'awake',
  health: 'ok',
  current_dream: '',
  confidence: 0.5,
  curiosity: 0.4,
  fatigue: 0.3,
  creativity: 0.2,
  lucidity: 0.1,
  total_dreams: 3,
  arousal: 0.05,
  sleep_pressure: 0.25,
  affect: { pleasure: 0, arousal: 0, dominance: 0 },
  cause: null,
  events: [],
  ...over,
});

test('seconds of one step are one point that keeps what happened in them; what is too old goes', () => {
  let points: readonly Point[] = [];
  for (let t = 0; t <= 1200; t++) {
    const events = t === 1196 ? [{ kind: 'text', group: null, weight: 1 }] : [];
    points = withSecond(points, secondAt(t, { fatigue: t / 2000, events }));
  }
  expect(points).toHaveLength(STRIP_SECONDS / 5);
  expect(points.map(({ t }) => t)).toEqual([...points].map((_, i) => 305 + 5 * i));
  expect(points.find(({ t }) => t === 1195)).toMatchObject({ events: 1, fatigue: 1199 / 2000 });
  expect(points.at(-1)).toMatchObject({ events: 0, fatigue: 0.6 });
});

test('a bucket of which the engine kept nothing is no point', () => {
  const bucket = {
    t: '2026-11-23T20:00:00.000Z',
    fatigue: { last: 0.3 },
    arousal: { last: 0.1 },
    ede_phase: { last: 'rem' },
  };
  const history = { from: '', to: '', step: 5, buckets: [{ t: '2026-11-23T19:59:55.000Z' }, bucket] } as History;
  expect(pointsOf(history)).toMatchObject([{ t: 1795464000, fatigue: 0.3, phase: 'rem', events: 0 }]);
});

test('stretches of sleep are whole, and what interrupts them parts them', () => {
  const phases = ['awake', 'nrem', 'rem', 'awake', 'drowsy', 'lucid'] as const;
  const points = phases.map((ede_phase, i) => withSecond([], secondAt(5 * i, { ede_phase }))[0]);
  expect(bandsOf(points, isAsleep)).toEqual([
    [5, 15],
    [25, 30],
  ]);
});

test('what is written of the parts adds up to what is written of their sum', () => {
  let seed = 7;
  const chance = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  for (let i = 0; i < 300; i++) {
    const parts = Array.from({ length: 1 + Math.floor(6 * chance()) }, () => chance() - 0.2);
    const written = writtenParts(parts).map((part) => Number(part.replace('−', '-')));
    const sum = parts.reduce((a, b) => a + b, 0);
    expect(written.reduce((a, b) => a + b, 0).toFixed(4)).toBe((Number(sum.toFixed(4)) || 0).toFixed(4));
    parts.forEach((part, k) => expect(Math.abs(part - written[k])).toBeLessThanOrEqual(0.000_100_01));
  }
});

test('the form stays within its frame, whatever it feels', () => {
  for (const pleasure of [-1, 0, 1])
    for (const arousal of [-1, 1])
      for (const dominance of [-1, 1]) {
        const numbers = shapeOf({ pleasure, arousal, dominance }, 1234)
          .match(/-?\d+\.\d/g)!
          .map(Number);
        expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(100);
      }
});
