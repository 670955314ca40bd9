import { Random } from '../../../common/kernel/random.js';
import { bitOf, PREDICATE_COUNT, PREDICATES, type Predicate } from './predicates.js';
import { countsOf, evaluateSecond, newRegister, publishedOf, keyOf, worthTelling } from './register.js';
import { closeBin, countLevel, newTable, pairCounts, transitionsOf, type Table } from './table.js';
import { total } from './posterior.js';
import { wordHypothesis } from './wording.js';

/** Runs a log of bin masks and evaluates as the engine does. */
function run(masks: readonly number[]): { table: Table; published: ReturnType<typeof publishedOf> } {
  const table = newTable();
  const register = newRegister();
  masks.forEach((mask, minute) => {
    table.open = mask;
    closeBin(table);
    for (let second = 0; second < 60; second++) evaluateSecond(register, table, minute * 60 + second);
  });
  return { table, published: publishedOf(register) };
}

/** Bins in which each of twelve predicates happens by itself, at its own rate. */
function independent(bins: number, random: Random): number[] {
  const rates = PREDICATES.slice(0, 12).map(() => 0.1 + 0.5 * random.next());
  return Array.from({ length: bins }, () =>
    rates.reduce((mask, rate, i) => (random.chance(rate) ? mask | bitOf(PREDICATES[i]) : mask), 0),
  );
}

/** Twelve independent predicates whose rates all rise and fall together: busy hours and quiet ones. */
function tidal(bins: number, random: Random): number[] {
  return Array.from({ length: bins }, (_, bin) => {
    const tide = 0.5 + 0.45 * Math.sin((2 * Math.PI * bin) / 720);
    return PREDICATES.slice(0, 12).reduce((mask, p) => (random.chance(0.6 * tide) ? mask | bitOf(p) : mask), 0);
  });
}

/** The same bins with each predicate's happenings dealt out anew over all of them: how often stays, when is lost. */
function permuted(masks: readonly number[], random: Random): number[] {
  const out = masks.map(() => 0);
  PREDICATES.forEach((p) => {
    const bit = bitOf(p);
    random.shuffle(masks.map((mask) => mask & bit)).forEach((set, i) => (out[i] |= set));
  });
  return out;
}

/** Bins of everyday life: what was ordered gets done, and errors come with failures. */
function eventful(bins: number, random: Random): number[] {
  const masks = independent(bins, random);
  const follow = (a: Predicate, b: Predicate): void =>
    masks.forEach((mask, i) => {
      if (mask & bitOf(a) && i + 1 < masks.length && random.chance(0.8)) masks[i + 1] |= bitOf(b);
    });
  follow('traffic_design', 'design_ordered');
  follow('error_tools', 'key_issued');
  return masks;
}

const index = (p: Predicate): number => PREDICATES.indexOf(p);

describe('hypotheses', () => {
  it('finds a planted sequence, with counts that the log recounts', () => {
    const random = Random.from('planted');
    const masks = independent(596, random);
    for (let i = 1; i < masks.length; i++) {
      if (masks[i - 1] & bitOf('error_tools') && random.chance(0.7)) masks[i] |= bitOf('key_issued');
    }
    const { published } = run(masks);
    const found = published.find((p) => keyOf(p.subject) === 'error_tools>key_issued');
    let [n1, k1, n0, k0] = [0, 0, 0, 0];
    for (let i = 1; i < masks.length; i++) {
      if (masks[i - 1] === 0) continue;
      const came = masks[i] & bitOf('key_issued') ? 1 : 0;
      if (masks[i - 1] & bitOf('error_tools')) [n1, k1] = [n1 + 1, k1 + came];
      else [n0, k0] = [n0 + 1, k0 + came];
    }
    expect(found && countsOf(found)).toEqual({ n1, k1, n0, k0 });
  });

  it.each(Array.from({ length: 20 }, (_, seed) => seed))('publishes nothing of independent events, seed %p', (seed) => {
    expect(run(independent(900, Random.from(seed))).published.map((p) => keyOf(p.subject))).toEqual([]);
  });

  it('publishes something of eventful data, and nothing once their labels are permuted, over 20 seeds', () => {
    for (let seed = 0; seed < 20; seed++) {
      const masks = eventful(720, Random.from(`eventful ${seed}`));
      if (seed < 3) expect(run(masks).published.length).toBeGreaterThan(0);
      expect(run(permuted(masks, Random.from(seed))).published.map((p) => keyOf(p.subject))).toEqual([]);
    }
  });

  it.each([1, 2, 3, 4, 5])('does not take a common tide for causes, seed %p', (seed) => {
    expect(run(tidal(4320, Random.from(seed))).published.map((p) => keyOf(p.subject))).toEqual([]);
  });

  it('tells nothing of few bins or a small difference', () => {
    expect(worthTelling([{ n1: 11, k1: 11, n0: 50, k0: 0 }])).toBe(false);
    expect(worthTelling([{ n1: 50, k1: 24, n0: 50, k0: 20 }])).toBe(false);
    expect(worthTelling([{ n1: 50, k1: 25, n0: 50, k0: 20 }])).toBe(true);
  });

  it('does not count transitions from empty bins', () => {
    const { table } = run([0, 0, bitOf('trade_win'), 0, 0, bitOf('trade_win')]);
    expect(transitionsOf(table)).toBe(1);
    expect(total(pairCounts(table, index('trade_win'), index('trade_loss')))).toEqual({ n1: 1, k1: 0, n0: 0, k0: 0 });
  });

  it('compares a level with the others', () => {
    const table = newTable();
    const register = newRegister();
    const season = (minute: number): void => {
      for (let i = 0; i < 80; i++) countLevel(table, 'design', 'coat', i % 4 === 0);
      for (let i = 0; i < 80; i++) countLevel(table, 'design', 'dress', i % 4 !== 0);
      for (let second = 0; second < 300; second++) evaluateSecond(register, table, minute * 300 + second);
    };
    season(0);
    expect(publishedOf(register)).toEqual([]);
    season(1);
    expect(publishedOf(register).map(wordHypothesis)).toEqual([
      'Kapporna blir klara i tid mer sällan än andra plagg (40 av 160 mot 120 av 160; trovärdighet 0,999)',
      'Klänningarna blir klara i tid oftare än andra plagg (120 av 160 mot 40 av 160; trovärdighet 0,999)',
    ]);
  });

  it('is worded in Swedish, with counts and a decimal comma', () => {
    const subject = { kind: 'sequence' as const, a: index('error_tools'), b: index('traffic_tools') };
    expect(wordHypothesis({ subject, strata: [{ n1: 52, k1: 41, n0: 60, k0: 18 }], posterior: 0.998937325 })).toBe(
      'Efter fel i modeförfrågningar kommer en ny förfrågan oftare inom en minut (41 av 52 mot 18 av 60; trovärdighet 0,999)',
    );
  });

  it('has at most 32 predicates', () => expect(PREDICATE_COUNT).toBeLessThanOrEqual(32));
});
