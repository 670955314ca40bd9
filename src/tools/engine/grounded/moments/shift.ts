import { type Unit, unitNamed } from '../units.js';

const DAY_MINUTES = 24 * 60;
const LONGEST = 2 * DAY_MINUTES;

/** A length of time as texts tell it. */
export interface Long {
  value: number;
  unit: Unit;
}

export const minutesOf = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** A time of day so much later or earlier; null where that is no whole minute, or days away. */
export function timeShifted(time: string, { value, unit }: Long, sign: 1 | -1): string | null {
  const by = unit.dimension === 'duration' ? (value * unit.factor) / 60 : NaN;
  if (!Number.isInteger(by) || by > LONGEST || (unitNamed('day')?.factor ?? 0) <= unit.factor) return null;
  const at = (((minutesOf(time) + sign * by) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
}

/** A day so much later or earlier; null where the calendar has none such, or where the length has no whole days. */
export function dayShifted(iso: string, { value, unit }: Long, sign: 1 | -1): string | null {
  const [year, month, day] = iso.split('-').map(Number);
  if (unit.dimension === 'months') {
    const at = new Date(Date.UTC(year, month - 1 + sign * value * unit.factor, day));
    return Number.isInteger(value * unit.factor) && at.getUTCDate() === day ? at.toISOString().slice(0, 10) : null;
  }
  const days = (value * unit.factor) / 86_400;
  if (!Number.isInteger(days)) return null;
  return new Date(Date.UTC(year, month - 1, day + sign * days)).toISOString().slice(0, 10);
}
