import { leagueSeason } from './season.fixture.js';

const WEEKS = 15;

describe(`odds of ${WEEKS} weeks of the league: the house in the simulated market`, () => {
  const scores = new Map(leagueSeason(WEEKS, 'league season').map((score) => [score.quote, score]));
  const quotes = (['1h', '1d'] as const).flatMap((duration) =>
    [0.1, 0.5, 0.9].map((share) => {
      const score = scores.get(`${duration} ${share}`);
      if (!score) throw new Error(`no quotes of ${duration} at ${share}`);
      return { ...score, least: duration === '1h' ? 500 : 100 };
    }),
  );

  it.each(quotes)(
    '$quote: log loss $log under uniform $uniform, Brier $brier, calibration error $error of $matches matches',
    ({ matches, least, log, uniform, brier, error }) => {
      expect(matches).toBeGreaterThanOrEqual(least);
      expect(log).toBeLessThan(uniform - 0.2);
      expect(brier).toBeLessThan(1 - 1 / 14);
      expect(error).toBeLessThanOrEqual(0.02);
    },
  );
});
