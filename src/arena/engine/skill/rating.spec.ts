import { Random } from '../../../common/kernel/random.js';
import { hourOf, type HourLine } from './hour.js';
import { newKnown, newRating, rated, ratingView, skillView, withHour, type Known } from './rating.js';

type Line = HourLine & { id: string };
const HOUR = 3_600_000;
const line = (id: string, return_pct: number, volatility_pct: number | null = 60): Line => ({
  id,
  return_pct,
  volatility_pct,
  sharpe: null,
});
const field = (...ids: string[]): ReadonlyMap<string, Known> => new Map(ids.map((id) => [id, newKnown()]));

/** Hours of which `good` wins by a third of its risk on average, `luck` by nothing. */
function after(hours: number): ReadonlyMap<string, Known> {
  const random = Random.from('ratings');
  let known = field('good', 'luck', 'idle');
  for (let k = 1; k <= hours; k++) {
    const board = [
      line('good', 0.3 + 0.9 * random.normal()),
      line('luck', 0.9 * random.normal()),
      line('idle', 0, null),
    ];
    known = withHour(board, k * HOUR, known);
  }
  return rated(known);
}

describe('the hour on a board', () => {
  it('is its gain in logarithms and the variance of an hour at its volatility', () => {
    const { gain, variance } = hourOf(line('a', 2, 60));
    expect(gain).toBeCloseTo(Math.log(1.02), 12);
    expect(variance).toBeCloseTo(0.36 / 8_760, 12);
  });

  it('of an older board has the volatility of which return and Sharpe ratio speak', () => {
    const sharpe = (0.01 * 8_760) / 0.6;
    expect(hourOf({ return_pct: 1, sharpe }).variance).toBeCloseTo(0.36 / 8_760, 12);
    expect(hourOf({ return_pct: 0, sharpe: null }).variance).toBe(0);
  });

  it.each([-100, -250])('of %p %% is a loss, not a number without end', (return_pct) =>
    expect(hourOf(line('a', return_pct)).gain).toBeCloseTo(Math.log(1e-3), 9),
  );
});

describe('ratings', () => {
  it('a newcomer stands below everybody who has shown something, and is told from nobody', () => {
    const { display, low, high } = ratingView(newRating());
    expect(display).toBe(Math.round(1500 + 400 * low));
    expect(high).toBeCloseTo(-low, 4);
    expect(skillView(newRating())).toMatchObject({ hours: 0, verdict: 'too early to tell', deflated_sharpe: null });
  });

  it('three weeks tell a strong hand from luck, in words too', () => {
    const known = after(504);
    const [good, luck, idle] = ['good', 'luck', 'idle'].map((id) => skillView((known.get(id) as Known).rating));
    expect(good).toMatchObject({ hours: 503, verdict: 'skill' });
    expect(good.deflated_sharpe).toBeGreaterThan(0.95);
    expect(good.estimate).toBeGreaterThan(2);
    expect(luck).toMatchObject({ verdict: 'too early to tell' });
    expect(luck.probabilistic_sharpe).toBeLessThan(0.99);
    expect(idle).toMatchObject({ hours: 0, probabilistic_sharpe: null });
  });

  it('an hour counts once, however often its match is settled', () => {
    const known = after(10);
    expect(withHour([line('good', 5)], 10 * HOUR, known)).toEqual(known);
    expect(withHour([line('good', 5)], 11 * HOUR, known)).not.toEqual(known);
  });

  it('who has left is still one of as many: its rating waits, the field is as large', () => {
    const known = after(200);
    const next = rated(withHour([line('good', 0.3)], 201 * HOUR, known));
    expect([...next.keys()]).toEqual(['good', 'luck', 'idle']);
    expect(next.get('luck')?.evidence).toEqual(known.get('luck')?.evidence);
  });

  it('strangers to the league are not rated', () => {
    const known = field('a');
    expect([...withHour([line('tumble', 1)], HOUR, known).keys()]).toEqual(['a']);
  });
});
