import { Random } from '../../../common/kernel/random.js';
import { addEquity, startCovariance, startPerformance } from '../matches/index.js';
import { bookRisk, leastRisk, realisedRisk, scoreOf } from './score.js';

const DAY = 86_400_000;
const through = (equities: readonly number[]) => equities.slice(1).reduce(addEquity, startPerformance(equities[0]));

describe('the score of a match', () => {
  const calm = through([100, 101, 100]);

  it('is ln(equity ÷ start) over the largest of what was realised, what was held and the floor', () => {
    const realised = Math.hypot(0.01, 1 / 101, 0.02);
    expect(realisedRisk(calm, 102)).toBeCloseTo(realised, 12);
    expect(scoreOf(calm, 102, 0, 0)).toBeCloseTo(Math.log(1.02) / realised, 12);
    expect(scoreOf(calm, 102, 0.05, 0)).toBeCloseTo(Math.log(1.02) / 0.05, 12);
    expect(scoreOf(calm, 102, 0.05, 0.1)).toBeCloseTo(Math.log(1.02) / 0.1, 12);
  });

  it('counts the open interval: a leap that no sample shows is risk', () =>
    expect(scoreOf(calm, 150, 0, 0)).toBeLessThan(1));

  it.each([[[100]], [[100, 101]]])('says nothing before two samples: %p', (equities) =>
    expect(scoreOf(through(equities), 101, 0.1, 0.1)).toBeNull(),
  );

  it.each([0, -5])('an equity of %p is last', (equity) => expect(scoreOf(calm, equity, 0.1, 0.1)).toBe(-Infinity));

  it('leverage buys nothing: twenty times the book, the same score', () => {
    const covariance = startCovariance([0.45, 0.62]);
    const random = Random.from('leverage');
    const moves = Array.from({ length: 200 }, () => 1e-4 * random.normal());
    const [one, twenty] = [1, 20].map((leverage) => {
      let equity = 100;
      const performance = through([100, ...moves.map((move) => (equity *= Math.exp(leverage * move)))]);
      return scoreOf(performance, equity, bookRisk([leverage, 0], covariance, DAY), leastRisk(DAY)) ?? 0;
    });
    expect(twenty).toBeCloseTo(one, 1);
    expect(one).not.toBeCloseTo(0, 1);
  });

  it('a hedged book risks what it risks, not what it is worth', () => {
    const covariance = startCovariance([0.5, 0.5]);
    const [alone, hedged] = [
      [1, 0],
      [1, -1],
    ].map((book) => bookRisk(book, covariance, DAY));
    expect(alone).toBeCloseTo(0.5 / Math.sqrt(365), 6);
    expect(hedged).toBeCloseTo(alone * Math.sqrt(2 - 2 * 0.7), 6);
  });
});
