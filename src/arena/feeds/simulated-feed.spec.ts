import fc from 'fast-check';
import { INSTRUMENTS } from '../engine/instruments.js';
import { genesis as firstGenesis } from '../engine/market/v1/state.js';
import {
  HOUR_MS,
  publishedMids,
  storeState,
  recompute,
  restoreState,
  verifyLink,
  verifySeed,
  type EpochLatent,
  type StoredMarketState,
} from '../engine/market/index.js';
import type { EpochStart } from './feed.js';
import { SimulatedFeed, type MarketIdentity } from './simulated-feed.js';

const GENESIS = Date.UTC(2026, 0, 5, 10, 30);
const STEP = 1_000;

/** A feed that is live from its genesis, restored now and then as a restart does. */
class Life {
  readonly epochs = new Map<number, EpochStart>();
  readonly seeds = new Map<number, string>();
  readonly shown: { time: number; mids: number[]; epoch: number }[] = [];
  private feed: SimulatedFeed;

  constructor(private readonly revealHours = 0) {
    this.feed = SimulatedFeed.begin(this.identity());
    this.note();
    this.restart();
  }

  private identity(revealHours = this.revealHours): MarketIdentity {
    return { secret: 'a secret', genesis: GENESIS, revealHours };
  }

  restart(stepMs = STEP, revealHours = this.revealHours): void {
    const latent = [...this.epochs.values()].at(-1)!.latent;
    const kept = JSON.parse(JSON.stringify({ state: this.feed.state(), latent })) as never as object;
    this.feed = SimulatedFeed.restore(this.identity(revealHours), {
      ...(kept as never as { state: never; latent: never }),
      stepMs,
    });
  }

  tick(time: number): number[] {
    this.feed.advance(time);
    this.note();
    const mids = publishedMids(restoreState(this.feed.state()));
    this.shown.push({ time, mids, epoch: Math.floor(time / HOUR_MS) - Math.floor(GENESIS / HOUR_MS) });
    return mids;
  }

  recomputed(epoch: number): boolean {
    const ticks = this.shown.filter((one) => one.epoch === epoch);
    const found = recompute(
      this.epochs.get(epoch)!.latent!,
      this.seeds.get(epoch)!,
      ticks.map(({ time }) => time),
    );
    return ticks.length > 0 && ticks.every(({ mids }, n) => mids.every((mid, i) => mid === found[n][i]));
  }

  private note(): void {
    for (const start of JSON.parse(JSON.stringify(this.feed.begun())) as EpochStart[]) {
      this.epochs.set(start.epoch, start);
      for (const { epoch, seed } of start.revealed) this.seeds.set(epoch, seed);
    }
  }
}

describe('the path of an hour', () => {
  it('does not depend on which of its ticks take place', () => {
    const every = new Life();
    for (let t = STEP; t <= 300_000; t += STEP) every.tick(GENESIS + t);
    const some = new Life();
    const gaps = fc.sample(fc.integer({ min: 1, max: 90 }), 60);
    let t = 0;
    for (const gap of gaps) {
      t += gap * STEP;
      if (t > 300_000) break;
      expect(some.tick(GENESIS + t)).toEqual(every.shown[t / STEP - 1].mids);
    }
  });

  it('ticks that span two hours change nothing either', () => {
    const from = Math.ceil(GENESIS / HOUR_MS) * HOUR_MS - 30_000;
    const [every, leap] = [new Life(), new Life()];
    every.tick(from);
    leap.tick(from);
    for (let t = STEP; t <= 60_000; t += STEP) every.tick(from + t);
    expect(leap.tick(from + 60_000)).toEqual(every.shown.at(-1)!.mids);
    expect(leap.epochs.get(1)).toEqual(every.epochs.get(1));
  });

  it('is recomputed from what is published, through restarts, other tick lengths and closures of any length', () => {
    const minutes = fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 400 }));
    const life = fc.array(
      fc.record({ pause: minutes, ticks: fc.integer({ min: 1, max: 40 }), step: fc.constantFrom(200, 1_000, 7_000) }),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(life, (parts) => {
        const one = new Life();
        let time = GENESIS;
        for (const { pause, ticks, step } of parts) {
          one.restart(step);
          time = Math.ceil((time + pause * 60_000) / step) * step;
          for (let n = 0; n < ticks; n++) one.tick((time += step));
        }
        one.tick(Math.ceil(time / HOUR_MS) * HOUR_MS + 2 * HOUR_MS);
        const lived = new Set(one.shown.map(({ epoch }) => epoch));
        const last = Math.max(...one.epochs.keys());
        for (const epoch of lived) if (epoch < last) expect([epoch, one.recomputed(epoch)]).toEqual([epoch, true]);
        for (const [epoch, { commitment }] of one.epochs) {
          if (epoch >= last) continue;
          expect(verifySeed(one.seeds.get(epoch)!, commitment)).toBe(true);
          if (epoch > 0) expect(verifyLink(one.seeds.get(epoch - 1)!, one.seeds.get(epoch)!)).toBe(true);
        }
        expect([...one.epochs.keys()]).toEqual(Array.from({ length: last + 1 }, (_, e) => e));
      }),
      { numRuns: 25 },
    );
  });

  it('stands still while nobody moves the market', () => {
    const life = new Life();
    const before = life.tick(GENESIS + STEP);
    const after = life.tick(GENESIS + 3 * 24 * HOUR_MS);
    after.forEach((mid, i) => expect(Math.abs(mid / before[i] - 1)).toBeLessThan(0.005));
  });
});

describe('what is shown of an hour that is over', () => {
  const hours = (life: Life, count: number, from = 0): void => {
    for (let h = from + 1; h <= from + count; h++) life.tick((Math.floor(GENESIS / HOUR_MS) + h) * HOUR_MS);
  };
  const shown = (life: Life): number[] => [...life.seeds.keys()];

  it('comes as many hours late as is set, whatever restarts', () => {
    const life = new Life(3);
    hours(life, 3);
    expect(shown(life)).toEqual([]);
    hours(life, 1, 3);
    expect(shown(life)).toEqual([0]);
    life.restart();
    hours(life, 2, 4);
    expect(shown(life)).toEqual([0, 1, 2]);
  });

  it('is made up for when the time is shortened, and waits when it is lengthened', () => {
    const life = new Life(5);
    hours(life, 6);
    expect(shown(life)).toEqual([0]);
    life.restart(STEP, 1);
    hours(life, 1, 6);
    expect(shown(life)).toEqual([0, 1, 2, 3, 4, 5]);
    life.restart(STEP, 4);
    hours(life, 3, 7);
    expect(Math.max(...shown(life))).toBe(5);
    hours(life, 1, 10);
    expect(Math.max(...shown(life))).toBe(6);
  });
});

describe('a market that began under version 1', () => {
  const start = GENESIS + 10 * 60_000;
  const first = storeState(firstGenesis(start, 'an old market'));
  const { version: _absent, ...state } = first;
  const path = [{ from: start, step_ms: STEP }];
  const feed = SimulatedFeed.restore(
    { secret: 'a secret', genesis: GENESIS, revealHours: 0 },
    { state, latent: { time: start, values: state.values, path }, stepMs: STEP },
  );
  const next = Math.ceil(start / HOUR_MS) * HOUR_MS;
  const ticks = Array.from({ length: 60 }, (_, n) => {
    const time = next + (n - 30) * STEP;
    const { version, volumes } = feed.advance(time);
    const begun = feed.begun();
    return { time, version, volumes, begun, mids: publishedMids(restoreState(feed.state() as StoredMarketState)) };
  });
  const entered = ticks.flatMap(({ begun }) => begun).at(-1)!;

  it('goes on by it until the hour ends, and by the present one from the next on', () => {
    expect(ticks.map(({ version }) => version)).toEqual(ticks.map(({ time }) => (time < next ? 1 : 3)));
    expect(ticks.map(({ volumes }) => volumes !== null)).toEqual(ticks.map(({ time }) => time >= next));
    expect(entered.latent).toMatchObject({ version: 3, time: next - STEP });
  });

  it('does not jump', () => {
    const at = ticks.findIndex(({ time }) => time === next);
    ticks[at].mids.forEach((mid, i) => {
      const usual = INSTRUMENTS[i].volatility * Math.sqrt(STEP / (365 * 24 * HOUR_MS));
      expect(Math.abs(Math.log(mid / ticks[at - 1].mids[i]))).toBeLessThan(12 * usual);
    });
    expect(
      entered
        .latent!.values.slice(0, 6)
        .map((log, i) => Math.abs(Math.exp(log) / (ticks[at - 1].mids[i] / 1e6) - 1) < 1e-4),
    ).toEqual(Array(6).fill(true));
  });

  it('both hours are recomputed from what is published of them', () => {
    const seeds = new Map([...entered.revealed].map(({ epoch, seed }) => [epoch, seed]));
    const later = ticks.filter(({ time }) => time >= next);
    feed.advance(next + HOUR_MS);
    const seed = feed
      .begun()
      .at(-1)!
      .revealed.find(({ epoch }) => epoch === entered.epoch)!.seed;
    const mids = recompute(
      JSON.parse(JSON.stringify(entered.latent)) as EpochLatent,
      seed,
      later.map(({ time }) => time),
    );
    expect(mids).toEqual(later.map((tick) => tick.mids));
    expect(seeds.has(entered.epoch - 1)).toBe(true);
  });
});
