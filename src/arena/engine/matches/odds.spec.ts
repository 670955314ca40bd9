import fc from 'fast-check';
import { Random } from '../../../common/kernel/random.js';
import {
  addReturns,
  cholesky,
  correlationOf,
  covarianceOver,
  startCovariance,
  underCorrelation,
} from './covariance.js';
import { heldFraction, observeExposures, startExposures, turnoverOf } from './exposure-history.js';
import type { ExposureHistory } from './exposure-history.js';
import { amongEligible, decimalOdds, oddsOf } from './odds.js';
import type { Entrant, OddsSettings } from './odds.js';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const VOLATILITY = [0.45, 0.62, 0.8, 0.52, 0.75, 0.9];
const COVARIANCE = startCovariance(VOLATILITY);

const entrant = (id: string, over: Partial<Entrant> = {}): Entrant => ({
  id,
  equity: 10_000,
  start: 10_000,
  exposures: [0.5, 0, 0, 0, 0, 0],
  history: startExposures(),
  qualifies: 1,
  drawdown: 0,
  drag: 0,
  risk: { squares: 0, largest: 0, floor: 1e-4 },
  ...over,
});

/** Where the law of paths is the normal one of the books that are held. */
const PLAIN: OddsSettings = { pairs: 750, prior: 0, unsure: 0, temper: 0, others: 0 };

/** By return, where the laws of paths are plain. */
const winProbabilities = (...args: Parameters<typeof oddsOf>): number[] => oddsOf(...args).return;

const historyOf = (books: readonly (readonly number[])[]): ExposureHistory =>
  books.reduce((history, book, i) => observeExposures(history, book, i * 10 * MINUTE), startExposures());

const field = (seed: number, size: number): Entrant[] => {
  const random = Random.from(seed);
  const book = (): number[] => VOLATILITY.map(() => random.normal() * 0.3);
  return Array.from({ length: size }, (_, i) =>
    entrant(`agent-${i}`, {
      equity: 10_000 + 40 * random.normal(),
      exposures: book(),
      history: historyOf(Array.from({ length: 8 }, book)),
      qualifies: random.next() < 0.7 ? 1 : random.next(),
    }),
  );
};

describe('win probabilities', () => {
  it('sum to 1, whatever the field', () =>
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 90 }), fc.integer({ min: 0, max: HOUR }), (seed, size, left) => {
        const p = winProbabilities(field(seed, size), COVARIANCE, left, HOUR);
        expect(p.reduce((sum, x) => sum + x, 0)).toBeCloseTo(1, 9);
        expect(Math.min(...p)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 40 },
    ));

  it('do not depend on the order of the list', () =>
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (seed, turn) => {
        const entrants = field(seed, 12);
        const shuffled = Random.from(turn).shuffle(entrants);
        const direct = winProbabilities(entrants, COVARIANCE, HOUR / 2, HOUR);
        const turned = winProbabilities(shuffled, COVARIANCE, HOUR / 2, HOUR);
        shuffled.forEach((e, i) => expect(turned[i]).toBeCloseTo(direct[entrants.indexOf(e)], 12));
      }),
      { numRuns: 20 },
    ));

  it('go to 0 and 1 at the end, ties by drawdown', () => {
    const leader = entrant('lead', { equity: 10_050 });
    const short = { exposures: [-1, 0, 0, 0, 0, 0] };
    const rest = [entrant('b', { ...short, drawdown: 0.02 }), entrant('a', { ...short, drawdown: 0.01 })];
    const at = (left: number) => winProbabilities([leader, ...rest], COVARIANCE, left, HOUR)[0];
    expect(at(50 * MINUTE)).toBeLessThan(0.95);
    expect(at(2_000)).toBeGreaterThan(0.999);
    expect(winProbabilities([leader, ...rest], COVARIANCE, 0, HOUR)).toEqual([1, 0, 0]);
    expect(winProbabilities(rest, COVARIANCE, 0, HOUR)).toEqual([0, 1]);
  });

  it('a certain winner among 10,000 is nearly certain', () => {
    const still = { exposures: [0, 0, 0, 0, 0, 0] };
    const entrants = Array.from({ length: 10_000 }, (_, i) =>
      entrant(`a${i}`, i === 17 ? { ...still, equity: 11_000 } : still),
    );
    expect(winProbabilities(entrants, COVARIANCE, HOUR / 2, HOUR)[17]).toBeGreaterThan(0.98);
  });

  it('long against short of the same market is even', () => {
    const p = winProbabilities(
      [entrant('long'), entrant('short', { exposures: [-0.5, 0, 0, 0, 0, 0] })],
      COVARIANCE,
      HOUR,
      HOUR,
    );
    expect(p[0]).toBeCloseTo(0.5, 2);
  });

  it('equal books share a path', () => {
    const p = winProbabilities(
      [entrant('x'), entrant('y'), entrant('z', { equity: 9_990, history: historyOf([[0, 0, 0, 0, 0, 0]]) })],
      COVARIANCE,
      1000,
      HOUR,
    );
    expect(p[0]).toBeCloseTo(p[1], 2);
  });

  it('matches the normal law of two frozen books', () => {
    const frozen = historyOf(Array.from({ length: 30 }, () => [1, 0, 0, 0, 0, 0]));
    const book = { exposures: [1, 0, 0, 0, 0, 0], history: frozen };
    const cash = entrant('cash', {
      equity: 10_020,
      exposures: [0, 0, 0, 0, 0, 0],
      history: historyOf([[0, 0, 0, 0, 0, 0]]),
    });
    const p = winProbabilities([entrant('holder', book), cash], COVARIANCE, HOUR, HOUR, { ...PLAIN, pairs: 4000 });
    const sigma = 0.45 * Math.sqrt(HOUR / (365 * 24 * HOUR));
    const beyond = 0.5 * erfc(0.002 / sigma / Math.SQRT2);
    expect(p[0]).toBeCloseTo(beyond, 1);
    expect(Math.abs(p[0] - beyond)).toBeLessThan(0.015);
  });

  it('who qualifies in a path says nothing about who else does', () => {
    const still = { exposures: [0, 0, 0, 0, 0, 0], history: historyOf([[0, 0, 0, 0, 0, 0]]) };
    const misses = Array.from({ length: 60 }, (_, k) => {
      const ahead = ['first', 'second', 'third'].map((id) =>
        entrant(`${id}-${k}`, { ...still, equity: 11_000, qualifies: 0.5 }),
      );
      const settings = PLAIN;
      const [behind] = winProbabilities([entrant('behind', still), ...ahead], COVARIANCE, HOUR, HOUR, settings);
      return behind;
    });
    expect(Math.max(...misses.map((p) => Math.abs(p - 1 / 8)))).toBeLessThan(0.05);
  });

  it('one who cannot qualify does not win; nobody qualifying, the best does', () => {
    const late = entrant('late', { equity: 12_000, qualifies: 0 });
    expect(winProbabilities([late, entrant('here')], COVARIANCE, HOUR / 2, HOUR)).toEqual([0, 1]);
    expect(winProbabilities([late, entrant('too', { qualifies: 0 })], COVARIANCE, MINUTE, HOUR)[0]).toBeGreaterThan(
      0.97,
    );
    const half = winProbabilities([{ ...late, qualifies: 0.5 }, entrant('here')], COVARIANCE, HOUR / 2, HOUR);
    expect(half[0]).toBeCloseTo(0.5, 1);
  });

  it('costs that add up to more than all leave the one ahead ahead', () => {
    const drag = 2;
    const [ahead, behind] = winProbabilities(
      [entrant('ahead', { drag, equity: 10_500 }), entrant('behind', { drag })],
      COVARIANCE,
      HOUR,
      HOUR,
    );
    expect(ahead).toBeGreaterThan(behind + 0.3);
  });

  it('expected costs weigh on who trades much', () => {
    const p = winProbabilities([entrant('dear', { drag: 0.001 }), entrant('cheap')], COVARIANCE, HOUR, HOUR);
    expect(p[0]).toBeLessThan(0.4);
  });

  it('are a martingale under their own law', () => {
    const random = Random.from('martingale');
    const zero = historyOf([[0.6, 0, 0, 0, 0, 0]]);
    const changes: number[] = [];
    for (let run = 0; run < 300; run++) {
      const equities = [10_000, 10_000];
      const quote = (left: number) =>
        winProbabilities(
          [
            entrant('a', { equity: equities[0], exposures: [0.6, 0, 0, 0, 0, 0], history: zero }),
            entrant('b', {
              equity: equities[1],
              exposures: [0, 0, 0.4, 0, 0, 0],
              history: historyOf([[0, 0, 0.4, 0, 0, 0]]),
            }),
          ],
          COVARIANCE,
          left,
          HOUR,
          { ...PLAIN, pairs: 300, prior: 0.03 },
        )[0];
      const before = quote(HOUR);
      const lower = cholesky(covarianceOver(COVARIANCE, HOUR / 2), 6);
      const z = VOLATILITY.map(() => random.normal());
      const move = (asset: number) => z.reduce((sum, x, j) => sum + lower[asset * 6 + j] * x, 0);
      equities[0] *= 1 + 0.6 * move(0);
      equities[1] *= 1 + 0.4 * move(2);
      changes.push(quote(HOUR / 2) - before);
    }
    const drift = changes.reduce((sum, c) => sum + c, 0) / changes.length;
    expect(Math.abs(drift)).toBeLessThan(0.05);
  });

  it('who is three deviations behind has more of a chance where the variance is uncertain', () => {
    const frozen = historyOf(Array.from({ length: 30 }, () => [1, 0, 0, 0, 0, 0]));
    const behind = entrant('behind', { equity: 9_856, exposures: [1, 0, 0, 0, 0, 0], history: frozen });
    const still = { exposures: [0, 0, 0, 0, 0, 0], history: historyOf([[0, 0, 0, 0, 0, 0]]) };
    const at = (unsure: number) =>
      winProbabilities([behind, entrant('cash', still)], COVARIANCE, HOUR, HOUR, { ...PLAIN, pairs: 4000, unsure })[0];
    expect(at(0)).toBeLessThan(0.003);
    expect(at(0.7)).toBeGreaterThan(2 * at(0));
  });

  it('of who has a past as long as the time left, less is like others', () => {
    const quiet = historyOf(Array.from({ length: 32 }, (_, i) => [i % 2 ? 0.01 : -0.01, 0, 0, 0, 0, 0]));
    const loud = Array.from({ length: 8 }, (_, k) =>
      entrant(`loud-${k}`, {
        history: historyOf(Array.from({ length: 32 }, (_, i) => [0, (i + k) % 2 ? 2 : -2, 0, 0, 0, 0])),
      }),
    );
    const one = entrant('quiet', { exposures: [0.01, 0, 0, 0, 0, 0], history: quiet });
    const ofOthers = (left: number) => {
      const chance = (others: number) =>
        winProbabilities([one, ...loud], COVARIANCE, left, left, { ...PLAIN, others })[0];
      return chance(0.5) - chance(0);
    };
    expect(Math.abs(ofOthers(10 * MINUTE))).toBeLessThan(0.03);
    expect(Math.abs(ofOthers(7 * 24 * HOUR))).toBeGreaterThan(0.03);
  });

  it('tempering brings them closer and leaves their order, and what is certain', () => {
    const entrants = field(3, 12);
    const [plain, mild] = [0, 0.3].map((temper) =>
      winProbabilities(entrants, COVARIANCE, HOUR, HOUR, { ...PLAIN, temper }),
    );
    const order = (p: readonly number[]) => p.map((_, i) => i).sort((a, b) => p[b] - p[a] || a - b);
    expect(order(mild)).toEqual(order(plain));
    expect(Math.max(...mild)).toBeLessThan(Math.max(...plain));
    const certain = [entrant('late', { equity: 12_000, qualifies: 0 }), entrant('here')];
    expect(winProbabilities(certain, COVARIANCE, HOUR, HOUR, { ...PLAIN, temper: 0.3 })).toEqual([0, 1]);
  });

  it('helpers', () => {
    expect(decimalOdds(0.25)).toBe(4);
    expect(decimalOdds(0)).toBeNull();
    expect(amongEligible([0.2, 0.5, 0.3], [true, false, true])).toEqual([0.4, null, 0.6]);
    expect(amongEligible([0, 1], [true, false])).toEqual([1, null]);
    expect(winProbabilities([], COVARIANCE, HOUR, HOUR)).toEqual([]);
  });
});

describe('covariance', () => {
  it('follows a change of volatility with a half-life of 30 minutes', () => {
    let state = startCovariance([0]);
    for (let i = 0; i < 30; i++) state = addReturns(state, [0.001]);
    expect(state.fast[0]).toBeCloseTo(0.5e-6, 12);
  });

  it('sees over a quarter of an hour what hardly shows within a minute: prices that follow late', () => {
    const random = Random.from('late');
    const [leads, follows] = [[100], [100]];
    let before = 0;
    for (let k = 0; k < 900; k++) {
      const move = 0.001 * random.normal();
      leads.push(leads[k] * Math.exp(move));
      follows.push(follows[k] * Math.exp(before + 0.0002 * random.normal()));
      before = move;
    }
    const every = (n: number) => [leads, follows].map((list) => list.filter((_, i) => i % n === 0));
    const [minute, quarter] = [1, 15].map((n) => correlationOf(every(n)));
    expect(Math.abs(minute.values[1])).toBeLessThan(0.1);
    expect(quarter.values[1]).toBeGreaterThan(0.85);
    expect([quarter.bars, quarter.values[0], quarter.values[2]]).toEqual([60, 1, quarter.values[1]]);
  });

  it('takes that correlation for as much as it has bars, and keeps variances', () => {
    const matrix = [4, 0, 0, 9];
    expect(underCorrelation(matrix, { values: [1, 0.5, 0.5, 1], bars: 0 })).toEqual(matrix);
    expect(underCorrelation(matrix, { values: [1, 0.5, 0.5, 1], bars: 32 })).toEqual([4, 1.5, 1.5, 9]);
    expect(correlationOf([[1], [1]])).toEqual({ values: [1, 0, 0, 1], bars: 0 });
  });

  it('has a Cholesky factor, singular or not', () =>
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 }), {
          minLength: 1,
          maxLength: 5,
        }),
        (rows) => {
          const matrix = [0, 1, 2].flatMap((i) => [0, 1, 2].map((j) => rows.reduce((sum, r) => sum + r[i] * r[j], 0)));
          const lower = cholesky(matrix, 3);
          for (let i = 0; i < 3; i++) {
            for (let j = 0; j < 3; j++) {
              const product = [0, 1, 2].reduce((sum, k) => sum + lower[i * 3 + k] * lower[j * 3 + k], 0);
              expect(product).toBeCloseTo(matrix[i * 3 + j], 4);
            }
          }
        },
      ),
    ));

  it('fades from the last half hour to the last day', () => {
    let state = startCovariance([1]);
    for (let i = 0; i < 120; i++) state = addReturns(state, [0.01]);
    const perMinute = (ms: number) => covarianceOver(state, ms)[0] / (ms / MINUTE);
    expect(perMinute(MINUTE)).toBeCloseTo(state.fast[0], 6);
    expect(perMinute(6 * 24 * HOUR)).toBeLessThan(0.3 * state.fast[0]);
  });
});

describe('exposure history', () => {
  it('remembers a book every ten minutes, and 32 of them', () => {
    let history = startExposures();
    for (let minute = 0; minute <= 600; minute++) history = observeExposures(history, [minute], minute * MINUTE);
    expect(history.books.length).toBe(32);
    expect(history.books[31]).toEqual([600]);
    expect(history.books[30]).toEqual([590]);
    expect(JSON.parse(JSON.stringify(history))).toEqual(history);
  });

  it('knows a holder from a flipper', () => {
    const holder = turnoverOf(historyOf(Array.from({ length: 40 }, () => [1])));
    const flipper = turnoverOf(historyOf(Array.from({ length: 40 }, (_, i) => [i % 2 ? 1 : -1])));
    expect(heldFraction(holder, HOUR)).toBeGreaterThan(0.8);
    expect(heldFraction(flipper, HOUR)).toBeLessThan(0.12);
    const hourly = Array.from({ length: 60 }, (_, i) => [i % 2 ? 1 : -1]);
    const slow = turnoverOf(hourly.reduce((h, book, i) => observeExposures(h, book, i * HOUR), startExposures()));
    expect(slow.replaced / slow.time).toBeLessThan(flipper.replaced / flipper.time / 4);
  });
});

/** Complementary error function (Numerical Recipes' rational Chebyshev fit, |error| < 1.2e-7). */
function erfc(x: number): number {
  const t = 1 / (1 + 0.5 * x);
  const poly = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
    0.17087277,
  ];
  return t * Math.exp(-x * x + poly.reduceRight((sum, c) => c + t * sum, 0));
}
