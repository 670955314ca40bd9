import { Random } from '../../../common/kernel/random.js';
import { binomialTail, followersIn, type SeenFill } from './follower.js';

const HOUR = 3_600_000;
const SYMBOLS = ['BTC/USD', 'ETH/USD', 'SOL/USD'];
const WORLDS = 20;

/** What a strategy wants to do in an hour: about so many fills, at times that the market gives. */
function signals(random: Random, count: number): SeenFill[] {
  return Array.from({ length: count }, () => ({
    at: Math.floor(random.next() * (HOUR - 120_000)),
    symbol: random.pick(SYMBOLS),
    side: random.pick(['buy', 'sell']),
  })).sort((a, b) => a.at - b.at);
}

const shifted = (fills: readonly SeenFill[], by: () => number): SeenFill[] =>
  fills.map((fill) => ({ ...fill, at: fill.at + Math.round(by()) })).sort((a, b) => a.at - b.at);

/** Seconds in which an order reaches the market. */
const own = (random: Random, spread: number) => () => random.next() * spread;

/** In how many of the worlds the second is called a follower of the first. */
function called(make: (random: Random) => { leader: SeenFill[]; other: SeenFill[] }): number {
  let count = 0;
  for (let world = 0; world < WORLDS; world++) {
    const random = Random.from(`follower ${world}`);
    const { leader, other } = make(random);
    const crowd = new Map(Array.from({ length: 13 }, (_, i) => [`h${i}`, signals(random, 9)]));
    const fills = new Map([...crowd, ['leader', leader], ['other', other]]);
    const found = followersIn(fills, ['other'], ['leader', ...crowd.keys()], HOUR);
    if (found.get('other')?.leader === 'leader') count++;
    expect([...found.keys()].filter((id) => id !== 'other')).toEqual([]);
  }
  return count;
}

describe('who mirrors others', () => {
  it.each([
    ['within a minute', (random: Random) => own(random, 60_000)],
    ['a tick later', () => () => 1000],
    ['half a minute later', () => () => 30_000],
  ])('is found: %s', (_, lag) => {
    const found = called((random) => {
      const leader = signals(random, 10);
      return { leader, other: shifted(leader, lag(random)) };
    });
    expect(found).toBeGreaterThanOrEqual(19);
  });

  it.each([
    ['seconds', 20_000],
    ['a minute', 60_000],
    ['minutes', 300_000],
  ])('the same strategy with a timing of its own, within %s, is not', (_, spread) => {
    const found = called((random) => {
      const wanted = signals(random, 12);
      return { leader: shifted(wanted, own(random, spread)), other: shifted(wanted, own(random, spread)) };
    });
    expect(found).toBeLessThanOrEqual(1);
  });

  it('the same strategy by the clock, at another second of the minute, is not', () => {
    const found = called((random) => {
      const minutes = signals(random, 12).map((fill) => ({ ...fill, at: Math.floor(fill.at / 60_000) * 60_000 }));
      const phase = 11_000 + random.next() * 48_000;
      return { leader: shifted(minutes, () => 1000), other: shifted(minutes, () => phase) };
    });
    expect(found).toBeLessThanOrEqual(1);
  });

  it('who mirrors by a clock of its own is found by the fills of a day, where an hour says too little', () => {
    const found = (missed: number): number => {
      let count = 0;
      for (let world = 0; world < WORLDS; world++) {
        const random = Random.from(`by the clock ${world}`);
        const day = Array.from({ length: 24 }, (_, h) =>
          signals(random, 8).map((fill) => ({ ...fill, at: h * HOUR + Math.floor(fill.at / 60_000) * 60_000 })),
        ).flat();
        const late = shifted(day, () => 30_000);
        const other = late.map((fill) => (random.chance(missed) ? { ...fill, at: fill.at - 45_000 } : fill));
        const days = new Map([
          ['leader', day],
          ['other', other.sort((a, b) => a.at - b.at)],
        ]);
        const last = new Map([...days].map(([id, list]) => [id, list.filter(({ at }) => at >= 23 * HOUR)]));
        if (followersIn(last, ['other'], ['leader'], HOUR, days).size > 0) count++;
        expect(followersIn(last, ['other'], ['leader'], HOUR).size).toBe(0);
      }
      return count;
    };
    expect(found(0)).toBeGreaterThanOrEqual(19);
    expect(found(0.1)).toBeLessThanOrEqual(1); // the same rules at another second: sometimes first
  });

  it('whoever has nothing to do with the leader is not', () => {
    expect(called((random) => ({ leader: signals(random, 40), other: signals(random, 40) }))).toBe(0);
  });
});

it.each([
  [10, 0, 0.3, 1],
  [2, 2, 0.5, 0.25],
  [10, 10, 0.5, 2 ** -10],
  [20, 15, 0.5, 0.020694732666015625],
  [5, 3, 0, 0],
])('P(X ≥ k): n %i, k %i, p %f', (n, k, p, expected) => {
  expect(binomialTail(n, k, p)).toBeCloseTo(expected, 12);
});
