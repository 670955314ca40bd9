import { sleepFactors, sleepPressure } from './pressure.js';
import { simulateTwoProcess } from './two-process.fixture.js';

/** Closed form: dS/dt = (1−S)/18.2 h awake, −S/4.2 h asleep (Borbély 1982; parameters of Skeldon et al. 2014). */
const EXACT: [number, number, boolean, number][] = [
  [0.17, 0, false, 0.17],
  [0.17, 4, false, 0.333762988064],
  [0.17, 8, false, 0.465214751718],
  [0.17, 16, false, 0.655427395446],
  [0.17, 24, false, 0.777985125449],
  [0.17, 40, false, 0.907831031839],
  [0.6, 1, true, 0.472876576647],
  [0.6, 4, true, 0.231492784097],
  [0.6, 8, true, 0.089314848482],
  [0, 18.2, false, 0.632120558829],
  [1, 4.2, true, 0.367879441171],
];

describe('two-process model', () => {
  it.each(EXACT)('S %p after %p h, asleep %p, is %p', (S, hours, asleep, expected) =>
    expect(sleepPressure(S, asleep, sleepFactors(hours))).toBeCloseTo(expected, 11),
  );

  it.each(EXACT)('the same in steps of one second: %p, %p h', (S0, hours, asleep, expected) => {
    const factors = sleepFactors(1 / 3600);
    let S = S0;
    for (let i = 0; i < hours * 3600; i++) S = sleepPressure(S, asleep, factors);
    expect(S).toBeCloseTo(expected, 10);
  });

  // PabRod/sleepR default parameters (ref. Skeldon 2014) and npj Biological Timing and Sleep s44323-025-00039-z fig. 1 b–e.
  it.each([
    ['one sleep a day', 0.6, 0.17, 0.1, 1, [8.39], [11.58], [0.611]],
    ['one sleep a day', 0.67, 0.17, 0.12, 1, [7.94], [13.46], [0.625]],
    ['three in four days', 0.75, 0.09, 0.07, 0.75, [7.95, 6.79, 13.37], [16.76, 20.03, 7.07], [0.684, 0.69, 0.817]],
    ['three in two days', 0.75, 0.5, 0.07, 1.5, [1.92, 1.64, 2], [10.58, 7.12, 15.63], [0.775, 0.817, 0.693]],
    ['two sleeps a day', 0.75, 0.58, 0.07, 2, [1.06, 1.28], [7.77, 13.75], [0.813, 0.719]],
  ])('%s with H⁺ %p, H⁻ %p, a %p', (_claim, upperMean, lowerMean, amplitude, perDay, hours, onsets, pressures) => {
    const sleeps = simulateTwoProcess({ upperMean, lowerMean, amplitude }, 72, 60, 10);
    expect(sleeps.length).toBe(perDay * 12);
    for (const sleep of sleeps) {
      const i = onsets.findIndex((onset) => Math.abs(onset - sleep.onset) < 0.05);
      expect(i).toBeGreaterThanOrEqual(0);
      expect(Math.abs(sleep.hours - hours[i])).toBeLessThan(0.05);
      expect(Math.abs(sleep.pressureAtOnset - pressures[i])).toBeLessThan(0.002);
    }
  });
});
