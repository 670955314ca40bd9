import { HOUR_MS } from '../parameters.js';
import { LEANING_HOURS } from './parameters.js';

const HOURS = LEANING_HOURS.until - LEANING_HOURS.from;
const GIVEN_BACK = -HOURS / (24 - HOURS);

/** The declared lean of a time of day: 1 within the hours, what brings the day's sum to zero without. @param time ms */
export function hourLean(time: number): number {
  const hour = (time / HOUR_MS) % 24;
  return hour >= LEANING_HOURS.from && hour < LEANING_HOURS.until ? 1 : GIVEN_BACK;
}
