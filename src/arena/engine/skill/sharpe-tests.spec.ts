import { bestOfLuck, deflatedSharpe, probabilisticSharpe } from './sharpe-tests.js';

/** Bailey & López de Prado 2014, "A numerical example": an annual 2.5 over five years of days, skewness −3, kurtosis 10. */
const DAILY = { observations: 1250, sharpe: 2.5 / Math.sqrt(250), skewness: -3, kurtosis: 10 };
const VARIANCE = 1 / 2 / 250;

describe('deflated Sharpe ratio, as published', () => {
  it('the best of 100 has .1132 a day by luck', () => expect(bestOfLuck(100, VARIANCE)).toBeCloseTo(0.1132, 4));
  it.each([
    { trials: 100, moments: DAILY, expected: 0.9004 },
    { trials: 46, moments: DAILY, expected: 0.9505 },
    { trials: 88, moments: { ...DAILY, skewness: 0, kurtosis: 3 }, expected: 0.9505 },
  ])('$expected of $trials trials', ({ trials, moments, expected }) =>
    expect(deflatedSharpe(moments, trials, VARIANCE)).toBeCloseTo(expected, 4),
  );
});

/** Bailey & López de Prado 2012: a fund's 24 months, .458 a month. */
const MONTHLY = { observations: 24, sharpe: 0.458, skewness: -2.448, kurtosis: 10.164 };

describe('probabilistic Sharpe ratio, as published', () => {
  it.each([
    { moments: { ...MONTHLY, skewness: 0, kurtosis: 3 }, expected: 0.982 },
    { moments: MONTHLY, expected: 0.913 },
  ])('$expected', ({ moments, expected }) => expect(probabilisticSharpe(moments)).toBeCloseTo(expected, 3));

  it('one trial deflates nothing', () =>
    expect(deflatedSharpe(MONTHLY, 1, VARIANCE)).toBe(probabilisticSharpe(MONTHLY)));
});
