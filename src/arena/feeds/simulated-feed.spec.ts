import fc from 'fast-check';
import { HOUR_MS, publishedMids, recompute, restoreState, verifyLink, verifySeed } from '../engine/market/index.js';
import type { EpochStart } from './feed.js';
import { SimulatedFeed } from './simulated-feed.js';

const GENESIS = Date.UTC(2026, 0, 5, 10, 30);
const STEP = 1_000;

/** A feed that is live from its genesis, restored now and then as a restart does. */
class Life {
  readonly epochs = new Map<number, EpochStart>();
  readonly seeds = new Map<number, string>();
  readonly shown: { time: number; mids: number[]; epoch: number }[] = [];
  private feed: SimulatedFeed;

  constructor(private readonly secret = 'a secret') {
    this.feed = SimulatedFeed.begin(secret, GENESIS);
    this.note();
    this.restart();
  }

  restart(stepMs = STEP): void {
    const latent = [...this.epochs.values()].at(-1)!.latent;
    const kept = JSON.parse(JSON.stringify({ state: this.feed.state(), latent })) as never as object;
    this.feed = SimulatedFeed.restore(this.secret, GENESIS, {
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
