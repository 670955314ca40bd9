import { activation, exactActivation, hybridActivation, optimizedActivation } from './activation.js';

const AGES = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233];

describe('base-level activation', () => {
  // pyactup test_decay (d = 0, d = 0.8), pyactr TestBaseLevelLearning (d = 0.5), and two by hand.
  it.each([
    [[10, 7], 0, 0.693147180559945],
    [[10, 7], 0.8, -0.99610789498105],
    [[100.05, 50.05, 1.05], 0.5, 0.196574319286038],
    [[1], 0.5, 0],
    [[4, 4], 0.5, 0],
    [AGES, 0.5, 1.421172940164],
  ])('exact for ages %p, d %p', (ages, d, B) => expect(exactActivation(ages, d)).toBeCloseTo(B, 12));

  it.each([
    [2, 10, 0.235001814622868],
    [10, 100, 0.693147180559945],
  ])('optimised for n %p, L %p', (n, L, B) => expect(optimizedActivation(n, L, 0.5)).toBeCloseTo(B, 12));

  // Petrov's form as in Soar's smem_activation; k newest of the twelve ages.
  it.each([
    [4, 1.293612896435],
    [10, 1.424332816699],
  ])('hybrid with the newest %p', (k, B) =>
    expect(hybridActivation(AGES.slice(0, k), 12, 233, 0.5)).toBeCloseTo(B, 11),
  );

  it('of an episode is the hybrid form with ages in minutes', () => {
    const uses = { n: 14, first: 0, recent: [6000, 5400, 4200, 3000] };
    const ages = [6600, 7200, 8400, 9600].map((age) => age / 60);
    expect(activation(uses, 12_600)).toBeCloseTo(hybridActivation(ages, 14, 210, 0.5), 12);
  });
});
