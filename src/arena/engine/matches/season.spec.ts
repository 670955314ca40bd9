import { season } from './season.fixture.js';

describe('odds of a short season of hourly matches between the house fighters', () => {
  const scores = season(30, 'short season', [0.1, 0.5, 0.9]);

  it.each([0.1, 0.5, 0.9])('beat the uniform forecast at %p of the match', (moment) => {
    const score = scores.get(moment);
    expect(score?.matches).toBeGreaterThan(25);
    expect(score?.log).toBeLessThan(score?.uniform ?? 0);
    expect(score?.brier).toBeLessThan((score?.matches ?? 0) * (1 - 1 / 12));
  });

  it('get better as the match goes on', () => {
    expect(scores.get(0.9)?.log).toBeLessThan((scores.get(0.5)?.log ?? 0) * 0.9);
    expect(scores.get(0.5)?.log).toBeLessThan(scores.get(0.1)?.log ?? 0);
  });
});
