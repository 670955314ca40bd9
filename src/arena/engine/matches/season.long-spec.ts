import { season } from './season.fixture.js';
import { calibrationError } from './scoring.js';

const MATCHES = 600;
const MOMENTS = [0.1, 0.5, 0.9];

describe(`odds of ${MATCHES} hourly matches between the house fighters`, () => {
  const scores = season(MATCHES, 'long season', MOMENTS);
  const lines = MOMENTS.map((moment) => {
    const score = scores.get(moment);
    if (!score) throw new Error(`no quotes at ${moment}`);
    const { matches, log, brier, uniform, reliability } = score;
    return {
      moment,
      matches,
      log: log / matches,
      brier: brier / matches,
      uniform: uniform / matches,
      error: calibrationError(reliability),
    };
  });

  it.each(lines)('at $moment: log loss $log under uniform $uniform, Brier $brier, calibration error $error', (line) => {
    expect(line.matches).toBeGreaterThanOrEqual(500);
    expect(line.log).toBeLessThan(line.uniform - 0.2);
    expect(line.brier).toBeLessThan(1 - 1 / 12);
    expect(line.error).toBeLessThanOrEqual(0.02);
  });
});
