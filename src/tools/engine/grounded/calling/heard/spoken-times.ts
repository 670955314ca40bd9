import type { Stretch } from './stretch.js';
import data from './spoken-times.yaml.js';

interface Way {
  pattern: string;
  minutes: number;
}
const { hours, ways, afternoon, morning } = data as {
  hours: string[];
  ways: Way[];
  afternoon: string;
  morning: string;
};

const HOURS = hours.map((row) => row.split(' '));
const HOUR = HOURS.flat().join('|');
const WAYS = ways.map(({ pattern, minutes }) => ({
  minutes,
  pattern: new RegExp(
    String.raw`(?<![\p{L}\d])${pattern.replace('HOUR', `(${HOUR})`)}(?![\p{L}\d])(?:,? (${afternoon})|,? (${morning}))?`,
    'giu',
  ),
}));

/** "Half past nine in the morning": times in words; the half of the day is taken as it is said, else by the hours of a working day. */
export const spokenTimesIn = (text: string): Stretch[] =>
  WAYS.flatMap(({ pattern, minutes }) =>
    [...text.matchAll(pattern)].map((found) => {
      const [said, hour, late, early] = found;
      const at =
        ofDay(HOURS.findIndex((row) => row.includes(hour.toLowerCase())) + 1, late !== undefined, early !== undefined) *
          60 +
        minutes;
      const value = `${String(Math.floor(at / 60) % 24).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
      return { kind: 'time' as const, text: said, value, start: found.index, end: found.index + said.length };
    }),
  );

const ofDay = (hour: number, isLate: boolean, isEarly: boolean): number =>
  isLate && hour < 12 ? hour + 12 : !isEarly && hour < 7 ? hour + 12 : hour;
