import { Random } from '../../../common/kernel/random.js';
import type { Episode } from '../memory/episode.js';
import { priorityOf, replayWeight, sampleEpisodes } from './replay.js';

const episode = (id: number, surprise: number): Episode => ({
  id,
  at: 0,
  type: 'trade',
  topics: ['btc'],
  pad: [0.2, 0, 0],
  arousal: 0.3,
  surprise,
  outcome: null,
  expected: null,
  refs: [id],
  uses: { n: 1, first: 0, recent: [0] },
});

const shares = (weights: number[]): number[] => weights.map((w) => w / weights.reduce((a, b) => a + b));

describe('prioritised replay', () => {
  // Schaul et al. 2016, eq. 1.
  it.each([
    [[1, 1, 2], 1, [0.25, 0.25, 0.5]],
    [[1, 1, 2], 0, [1 / 3, 1 / 3, 1 / 3]],
    [[0.1, 0.5, 1, 2], 0.6, [0.0733042392, 0.1925356225, 0.2918294326, 0.4423307057]],
  ])('P of %p with α %p', (p, alpha, expected) =>
    shares(p.map((x) => replayWeight(x, alpha))).forEach((value, i) => expect(value).toBeCloseTo(expected[i], 9)),
  );

  it('draws without replacement, the surprising more often, in the stated proportion', () => {
    const episodes = [episode(0, 0.1), episode(1, 0.9)];
    const expected = shares(episodes.map((e) => replayWeight(priorityOf(e, 60))))[1];
    const random = Random.from(3);
    let first = 0;
    for (let i = 0; i < 4000; i++) {
      const drawn = sampleEpisodes(episodes, 60, 5, random);
      expect(drawn.map((e) => e.id).sort((a, b) => a - b)).toEqual([0, 1]);
      if (drawn[0].id === 1) first++;
    }
    expect(Math.abs(first / 4000 - expected)).toBeLessThan(0.03);
  });
});
