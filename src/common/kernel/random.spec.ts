import { Random } from './random.js';
import { mean, variance } from './statistics.js';

const draws = <T>(n: number, draw: () => T): T[] => Array.from({ length: n }, draw);

describe('Random', () => {
  it('repeats from a seed and continues from a state', () => {
    const a = Random.from('vår');
    const b = Random.from('vår');
    expect(draws(5, () => a.next())).toEqual(draws(5, () => b.next()));
    const c = new Random(a.state());
    expect(draws(5, () => c.normal())).toEqual(draws(5, () => a.normal()));
  });

  it('gives every seed the sequence that it has always had: matches are replayed years later', () => {
    const random = Random.from('vår');
    expect(random.state()).toEqual([-330797095, 1868190573, -1158386968, 764772586]);
    expect([random.uint32(), random.uint32(), random.next()]).toEqual([2302166064, 798703959, 0.8486444505523163]);
    expect(Random.from('').state()).toEqual([-1777851762, 1776462550, -500564208, 233162421]);
  });

  it('differs between near seeds', () => {
    const firsts = new Set(draws(2000, () => 0).map((_, i) => Random.from(i).uint32()));
    expect(firsts.size).toBe(2000);
  });

  it('is uniform: chi-square of 64 bins within 5 standard deviations', () => {
    const random = Random.from(7);
    const bins = Array.from({ length: 64 }, () => 0);
    for (let i = 0; i < 64_000; i++) bins[random.int(64)]++;
    const chi = bins.reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
    expect(Math.abs(chi - 63)).toBeLessThan(5 * Math.sqrt(2 * 63));
  });

  it('chance holds as often as it says', () => {
    const random = Random.from(5);
    const often = (p: number): number => mean(draws(20_000, () => (random.chance(p) ? 1 : 0)));
    expect([often(0), often(1)]).toEqual([0, 1]);
    expect(Math.abs(often(0.2) - 0.2)).toBeLessThan(0.015);
  });

  it('a shuffled list has the same members, each as often in each place', () => {
    const random = Random.from(9);
    const lists = draws(6000, () => random.shuffle([0, 1, 2]));
    for (const place of [0, 1, 2])
      for (const member of [0, 1, 2])
        expect(Math.abs(lists.filter((list) => list[place] === member).length - 2000)).toBeLessThan(200);
    expect(new Set(lists.map((list) => list.toSorted((a, b) => a - b).join())).size).toBe(1);
  });

  it('normal has mean 0 and variance 1', () => {
    const random = Random.from(11);
    const sample = draws(50_000, () => random.normal());
    expect(Math.abs(mean(sample))).toBeLessThan(0.02);
    expect(Math.abs(variance(sample) - 1)).toBeLessThan(0.03);
  });

  it('a fork is independent of its parent and leaves it in place', () => {
    const parent = Random.from(1);
    const expected = new Random(parent.state()).next();
    const fork = parent.fork('other');
    expect(parent.next()).toBe(expected);
    expect(fork.next()).not.toBe(expected);
  });
});
