import { exact, type Amount, type Problem, type Solved } from './problem.js';

const [LENGTH, TIME, SPEED] = ['length', 'duration', 'speed'] as const;
/** Units that a distance over a time in hours comes to. */
const [KM, HOUR] = [1000, 3600];

/** "315 km at 90 km/h: how many hours?": of a distance, a time and a speed the one that is asked, by the two that are told. */
export function travelled({ property, amounts }: Problem): Solved {
  const of = (dimension: string): Amount[] => amounts.filter(({ unit }) => unit?.dimension === dimension);
  const [way, time, speed] = [of(LENGTH), of(TIME), of(SPEED)];
  const asked = property.unit?.dimension;
  if (amounts.length !== 2 || [way, time, speed].some(({ length }) => length > 1)) return undefined;
  const km = way.map(inBase).map((metres) => metres / KM);
  const hours = time.map(inBase).map((seconds) => seconds / HOUR);
  const kmh = speed.map(inBase);
  if (asked === TIME && km[0] && kmh[0]) return { value: exact(km[0] / kmh[0]), unit: 'hour' };
  if (asked === LENGTH && hours[0] && kmh[0]) return { value: exact(hours[0] * kmh[0]), unit: 'km' };
  if (asked === LENGTH && km[0] && hours[0]) return { value: exact(km[0]), unit: 'km' };
  return asked === SPEED && km[0] && hours[0] ? { value: exact(km[0] / hours[0]), unit: 'km/h' } : undefined;
}

const inBase = ({ value, unit }: Amount): number => value * (unit?.factor ?? 1);
