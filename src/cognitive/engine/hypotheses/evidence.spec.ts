import { Random } from '../../../common/kernel/random.js';
import { logBayesFactor, logMean, posterior } from './evidence.js';

const leaning = (sum: number, ...sized: [number, number, number]) => ({ sum, sized });

describe('the Bayes factor of an order', () => {
  it('is one before anything was seen', () => expect(logBayesFactor(leaning(0, 0, 0, 0), true)).toBeCloseTo(0, 12));

  // mean over λ = ¼, ½, 1 of e^(λS) / Π cosh(λd): ten clusters of one, eight of them forwards; then two of size 2 and 3.
  it.each([
    [leaning(6, 10, 0, 0), true, 1.5826],
    [leaning(6, 10, 0, 0), false, -2.8202],
    [leaning(5, 0, 1, 1), true, 1.1699],
  ])('of %j, more %p, is %p', (x, more, expected) => expect(logBayesFactor(x, more)).toBeCloseTo(expected, 3));

  it('is fair: where either way is as likely its mean is one, and it seldom passes 20 however often one looks', () => {
    const random = Random.from('coins');
    let [passed, total] = [0, 0];
    for (let run = 0; run < 2000; run++) {
      let [sum, n, ever] = [0, 0, false];
      for (; n < 60;) {
        sum += random.chance(0.5) ? 1 : -1;
        n++;
        ever ||= logBayesFactor(leaning(sum, n, 0, 0), true) >= Math.log(20);
      }
      total += Math.exp(Math.min(5, logBayesFactor(leaning(sum, n, 0, 0), true)));
      passed += ever ? 1 : 0;
    }
    expect(total / 2000).toBeLessThan(1.2);
    expect(passed / 2000).toBeLessThan(0.05);
  });

  it('becomes a probability by the prior of .05', () => {
    expect(posterior(0)).toBeCloseTo(0.05, 12);
    expect(posterior(Math.log(361))).toBeCloseTo(0.95, 3);
    expect(posterior(5000)).toBeLessThanOrEqual(1);
    expect(logMean([800, 0])).toBeCloseTo(800 - Math.LN2, 9);
  });
});
