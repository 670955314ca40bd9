const HOUR_MS = 3_600_000;
const WEEKEND = 0.75;

/**
 * Seasonal factor of volatility and activity, about 0.5–1.4: busiest around 15 h UTC, a second wave 12 h apart,
 * weekends × .75. @param time ms since the epoch
 */
export function season(time: number): number {
  if (time !== known.time) {
    known.time = time;
    known.factor = factorAt(time);
  }
  return known.factor;
}

/** Of the last time asked for: a step, its volume and the next step ask for the same one. */
const known = { time: Number.NaN, factor: 1 };

function factorAt(time: number): number {
  const hours = time / HOUR_MS;
  const daily = 0.28 * Math.cos((2 * Math.PI * (hours - 15)) / 24) + 0.1 * Math.cos((4 * Math.PI * (hours - 14)) / 24);
  return Math.exp(daily) * (isWeekend(time) ? WEEKEND : 1);
}

/** Saturday or Sunday, UTC; 1970-01-01 was a Thursday. */
function isWeekend(time: number): boolean {
  const day = (((Math.floor(time / (24 * HOUR_MS)) + 4) % 7) + 7) % 7;
  return day === 0 || day === 6;
}
