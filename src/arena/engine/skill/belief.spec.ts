import { Random } from '../../../common/kernel/random.js';
import { beliefs, displayOf } from './belief.js';
import { addHour, measuredSharpe, momentsOf, noEvidence, type Evidence, type Hour } from './evidence.js';
import { plantedLeague } from './planted.js';
import { verdictOf, weeksToTell } from './verdict.js';

const hour = (gain: number, variance = 1e-4): Hour => ({ gain, variance });

describe('evidence of skill', () => {
  it('an idle hour says nothing, one of dust nearly nothing', () => {
    const seen = addHour(addHour(noEvidence(), hour(0.01)), hour(0.01));
    expect(addHour(seen, hour(0, 0))).toBe(seen);
    expect(addHour(noEvidence(), hour(1e-5, 1e-10))).toEqual(noEvidence());
    const dusty = addHour(seen, hour(1e-5, 1e-10));
    expect(dusty).toMatchObject({ pace: seen.pace, gains: expect.closeTo(1.001, 9), risk: expect.closeTo(1.001, 9) });
    expect(measuredSharpe(noEvidence())).toBeNull();
  });

  it('who leaves its book as soon as it loses has its losing hours counted', () => {
    const random = Random.from('leaver');
    let seen = noEvidence();
    for (let k = 0; k < 2_000; k++) {
      let [gain, variance] = [0, 0];
      for (let minute = 0; minute < 60 && gain > -0.0005; minute++) {
        const move = 0.0008 * random.normal();
        gain += move;
        variance += move * move;
      }
      seen = addHour(seen, hour(gain, variance));
    }
    const { sharpe, error } = measuredSharpe(seen) ?? { sharpe: NaN, error: NaN };
    expect(Math.abs(sharpe / error)).toBeLessThan(2.5);
    expect(seen.hours).toBeGreaterThan(1_900);
  });

  it('an hour is measured by the risk known before it', () => {
    const seen = addHour(addHour(noEvidence(), hour(0.5, 1e-4)), hour(0.02, 4e-4));
    expect(seen).toMatchObject({ hours: 1, gains: 2, squares: 4, variance: 4, risk: 2 });
    expect(measuredSharpe(seen)?.sharpe).toBeCloseTo(Math.sqrt(168), 9);
  });

  it('leverage measures nothing', () => {
    const random = Random.from('levers');
    const gains = Array.from({ length: 300 }, () => 0.01 * random.normal());
    const [one, ten] = [1, 10].map((leverage) =>
      gains.reduce((seen, gain) => addHour(seen, hour(leverage * gain, leverage ** 2 * 1e-4)), noEvidence()),
    );
    expect(measuredSharpe(ten)?.sharpe).toBeCloseTo(measuredSharpe(one)?.sharpe ?? NaN, 9);
  });

  it('moments are those of the standardised gains', () => {
    const seen = [0, 1, 1, 1, 5].reduce((sum, z) => addHour(sum, hour(z / 100)), addHour(noEvidence(), hour(0)));
    const moments = momentsOf(seen);
    expect(moments?.observations).toBe(5);
    expect(moments?.sharpe).toBeCloseTo(1.6 / Math.sqrt(3.8), 9);
    expect(moments?.skewness).toBeCloseTo(6.912 / 3.04 ** 1.5, 9);
    expect(moments?.kurtosis).toBeCloseTo(28.1152 / 3.04 ** 2, 6);
  });
});

describe('beliefs about a field', () => {
  it('one known without error keeps its value, one unknown gets the field around it', () => {
    const field = [...[0.5, 0.6, 0.4, 0.55].map((sharpe) => ({ sharpe, error: 0.01 })), null];
    const [first, , , , unknown] = beliefs(field).map(({ plain }) => plain);
    expect(first.estimate).toBeCloseTo(0.5, 2);
    expect(unknown.estimate).toBeCloseTo(0.51, 1);
    expect(unknown.low).toBeLessThan(0.4);
    expect(unknown.high).toBeGreaterThan(0.6);
  });

  it('the luckiest of a noisy field is pulled to the middle', () => {
    const luck = [-0.6, -0.2, 0, 0.1, 0.9].map((sharpe) => ({ sharpe, error: 0.6 }));
    const best = beliefs(luck)[4];
    expect(best.plain.estimate).toBeLessThan(0.45);
    expect(verdictOf(best.skill)).toBe('too early to tell');
  });

  it('depends on nobody’s place in the list', () => {
    const field = [0.2, -0.5, 1.5].map((sharpe) => ({ sharpe, error: 0.4 }));
    const [there, back] = [beliefs(field), beliefs(field.toReversed()).toReversed()];
    there.forEach(({ plain }, i) => expect(back[i].plain.estimate).toBeCloseTo(plain.estimate, 12));
  });

  it('says so when nobody is known', () => {
    const [one] = beliefs([null]);
    expect(one.plain.estimate).toBe(0);
    expect(displayOf(one.plain)).toBeLessThan(1500);
    expect(beliefs([])).toEqual([]);
  });

  it.each([
    { low: 0.1, high: 1, words: 'skill' },
    { low: 0, high: 1, words: 'too early to tell' },
    { low: -1, high: -0.1, words: 'loses' },
  ])('$low to $high is "$words"', ({ low, high, words }) => expect(verdictOf({ low, high })).toBe(words));

  it('an annual Sharpe of 4 takes twenty weeks alone, 47 among 34', () => {
    expect(weeksToTell(4 / Math.sqrt(52), 1)).toBeCloseTo(20.1, 1);
    expect(weeksToTell(4 / Math.sqrt(52), 34)).toBeCloseTo(47, 0);
  });
});

/** Doubles after each lost bet of an hour, eight times: nearly every hour is won, one in 256 loses all that and more. */
function gamble(random: Random): Hour {
  let [gain, variance] = [0, 0];
  for (let bet = 0.001; bet < 0.2 && gain <= 0; bet *= 2) {
    gain += random.chance(0.5) ? bet : -bet;
    variance += bet * bet;
  }
  return hour(gain, variance);
}

/** The short form of `npm run bench:arena -- truth`. */
describe('where the truth is known', () => {
  const YEAR = Math.sqrt(52);
  const leagues = (count: number, truths: readonly number[]) =>
    Array.from({ length: count }, (_, k) => {
      const league = plantedLeague({ truths, hours: 504 }, Random.from(`truth ${truths.length} ${k}`));
      return { ...league, found: beliefs(league.evidence.map(measuredSharpe)) };
    });
  const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length;

  it('three weeks order annual Sharpe ratios of 0–15 nearly as well as who knows the noise, and intervals hold them', () => {
    const planted = leagues(
      12,
      Array.from({ length: 34 }, (_, i) => (15 * i) / 33 / YEAR),
    );
    const estimate = planted.map(({ found, truths }) =>
      spearman(
        found.map(({ plain }) => plain.estimate),
        truths,
      ),
    );
    const oracle = planted.map((league) => spearman(league.oracle, league.truths));
    expect(mean(oracle)).toBeGreaterThan(0.65);
    expect(mean(estimate)).toBeGreaterThan(mean(oracle) - 0.03);
    const held = planted.flatMap(({ found, truths }) =>
      found.map(({ plain: { low, high } }, i) => (truths[i] >= low && truths[i] <= high ? 1 : 0)),
    );
    expect(mean(held)).toBeGreaterThan(0.85);
    expect(mean(held)).toBeLessThan(0.95);
  });

  it('a hundred without skill are not said to have any', () => {
    const alarms = leagues(
      20,
      Array.from({ length: 100 }, () => 0),
    ).filter(({ found }) => found.some(({ skill }) => skill.low > 0));
    expect(alarms.length).toBeLessThanOrEqual(3);
  });

  it('nor are gamblers who double until they win, before it costs them everything', () => {
    const random = Random.from('gamblers');
    const seen = Array.from({ length: 60 }, () => {
      let evidence: Evidence = noEvidence();
      for (let k = 0; k < 120; k++) evidence = addHour(evidence, gamble(random));
      return evidence;
    });
    const ahead = seen.filter(({ gains }) => gains > 0);
    expect(ahead.length).toBeGreaterThan(20);
    expect(beliefs(seen.map(measuredSharpe)).filter(({ skill }) => skill.low > 0)).toEqual([]);
  });
});

function spearman(a: readonly number[], b: readonly number[]): number {
  const rank = (list: readonly number[]): number[] => list.map((x) => list.filter((y) => y < x).length);
  const [x, y] = [rank(a), rank(b)];
  const distance = x.reduce((sum, value, i) => sum + (value - y[i]) ** 2, 0);
  return 1 - (6 * distance) / (x.length ** 3 - x.length);
}
