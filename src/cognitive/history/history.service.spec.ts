import { HISTORY_FIELDS, Tier, TIERS, type Sample } from '../engine/index.js';
import type { HistoryRecorder } from './history.recorder.js';
import { HistoryService, secondOf } from './history.service.js';
import type { Replica } from '../life/replica.js';

const PRESENT = 1_800_000_123;
const sample = (value: number): Sample => ({
  ...(Object.fromEntries(HISTORY_FIELDS.map((field) => [field, value])) as Sample),
  emotion: 0,
  ede_phase: 0,
});

/** The service over rings that hold what lies in the last `held` seconds of each tier. */
function serviceOver(...held: number[]): HistoryService {
  const tiers = TIERS.map(({ seconds, buckets }) => new Tier(seconds, buckets));
  tiers.forEach((tier, i) => {
    for (let second = PRESENT - held[i]; second <= PRESENT; second++) tier.add(second, sample(0.5));
  });
  return new HistoryService(
    { tiers } as HistoryRecorder,
    { now: { state: { second: PRESENT } } } as unknown as Replica,
  );
}

const whole = serviceOver(899, 7200, 7200);

describe('history', () => {
  it('is read by the second, 15 s or 5 min, as far back as it is asked for', () => {
    expect(whole.read({}).step).toBe(1);
    expect(whole.read({ from: String(PRESENT - 3600) }).step).toBe(15);
    expect(whole.read({ from: String(PRESENT - 200_000) }).step).toBe(300);
  });

  it('counts each second once, whatever is asked for twice', () => {
    const { buckets } = whole.read({ fields: 'fatigue,fatigue', step: 10 });
    const counted = buckets.reduce((n, b) => n + (b.fatigue as { n: number }).n, 0);
    expect([counted, Object.keys(buckets[0])]).toEqual([900, ['t', 'fatigue']]);
  });

  it('never answers more than a thousand buckets, wherever they begin', () => {
    for (const back of [900, 999, 5000, 14_999, 86_399, 299_999, 2_592_000]) {
      const { from, to, step } = whole.read({ from: String(PRESENT - back) });
      const first = Math.floor(Date.parse(from) / 1000 / step);
      expect(Math.ceil(Date.parse(to) / 1000 / step) - first).toBeLessThanOrEqual(1000);
    }
    expect(() => whole.read({ from: String(PRESENT - 86_000), step: 60 })).toThrow('does not validate');
  });

  it('takes a coarser ring where the finer one has forgotten, as after a restart', () => {
    expect(serviceOver(30, 7200, 7200).read({}).step).toBe(15);
    expect(serviceOver(10, 10, 10).read({}).step).toBe(1);
  });

  it.each([
    [{ from: '2026-13-45T00:00:00Z' }],
    [{ to: '2026-02-30T25:00:00Z' }],
    [{ from: String(PRESENT), to: String(PRESENT - 1) }],
    [{ from: '99999999999' }],
    [{ fields: '__proto__' }],
    [{ fields: 'fatigue,' }],
  ])('refuses %j', (query) => expect(() => whole.read(query)).toThrow('does not validate'));

  it('reads moments in both notations', () => {
    expect(secondOf('2027-01-15T08:00:00.9Z', 'at')).toBe(1_800_000_000);
    expect(secondOf('1800000000.9', 'at')).toBe(1_800_000_000);
    expect(secondOf(undefined, 'at')).toBeUndefined();
  });
});
