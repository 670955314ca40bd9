import type { Stretch } from './stretch.js';
import data from './spoken-times.yaml.js';

interface Way {
  pattern: string;
  minutes: number;
  isHalved?: boolean;
}
const { hours, minutes, ways, ranges, names, afternoon, morning } = data as {
  hours: string[];
  minutes: Record<string, number>;
  ways: Way[];
  ranges: string[];
  names: Record<string, number>;
  afternoon: string;
  morning: string;
};

const HOURS = hours.map((row) => row.split(' '));
const HOUR = HOURS.flat().join('|');
const AT = `${Object.keys(names).join('|')}|${HOUR}`;
const FIGURE = String.raw`${AT}|\d{1,2}(?:[:.]\d{2})?`;
const HALF = `(?:,? (?<late>${afternoon})|,? (?<early>${morning}))`;

/** An expression with the words that its capitals stand for. */
const expressionOf = (pattern: string, end: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\d])${pattern
      .replaceAll('FIGURE', FIGURE)
      .replaceAll('AT', AT)
      .replace('HOUR', `(?<hour>${HOUR})`)
      .replace('DIGIT', String.raw`(?<hour>\d{1,2})`)
      .replace('SOME', `(?<some>${Object.keys(minutes).join('|')})`)}(?![\p{L}\d])${end}`,
    'giu',
  );

const WAYS = ways.map(({ isHalved = false, ...way }) => ({
  ...way,
  pattern: expressionOf(way.pattern, isHalved ? HALF : `${HALF}?`),
}));
const RANGES = ranges.map((pattern) => expressionOf(pattern, ''));
const NAMES = expressionOf(`(?<hour>${Object.keys(names).join('|')})`, '');

/** "Half past nine in the morning", "noon", "from nine to five": times in words; the half of the day is taken as it is said, else by the hours of a working day. */
export const spokenTimesIn = (text: string): Stretch[] => [
  ...WAYS.flatMap((way) => [...text.matchAll(way.pattern)].flatMap((found) => inWords(found, way.minutes))),
  ...RANGES.flatMap((pattern) => [...text.matchAll(pattern)].flatMap((found) => ofRange(found))),
  ...[...text.matchAll(NAMES)].map(({ 0: said, index }) => timeAt(said, names[said.toLowerCase()] * 60, index)),
];

function inWords(found: RegExpMatchArray, sign: number): Stretch[] {
  const { hour = '', some, late, early } = found.groups ?? {};
  const named = hourOf(hour);
  if (named < 1 || named > 12) return [];
  const more = some === undefined ? sign : sign * minutes[some.toLowerCase()];
  const at = ofDay(named, late !== undefined, early !== undefined) * 60 + more;
  return [timeAt(found[0], at, found.index ?? 0)];
}

/** The two times of a range, each where it stands. */
function ofRange({ 0: said, 1: first = '', 2: last = '', index = 0 }: RegExpMatchArray): Stretch[] {
  const [from, to] = [said.indexOf(first), said.lastIndexOf(last)];
  const times = [minutesOf(first), minutesOf(last)];
  return times.some((one) => one >= 24 * 60)
    ? []
    : [timeAt(first, times[0], index + from), timeAt(last, times[1], index + to)];
}

function minutesOf(said: string): number {
  const low = said.toLowerCase();
  if (low in names) return names[low] * 60;
  const [hour, more = '0'] = low.split(/[:.]/u);
  return (/^\d/u.test(low) ? Number(hour) : ofDay(hourOf(hour), false, false)) * 60 + Number(more);
}

const hourOf = (said: string): number =>
  /^\d/u.test(said) ? Number(said) : HOURS.findIndex((row) => row.includes(said.toLowerCase())) + 1;

const timeAt = (text: string, at: number, start: number): Stretch => {
  const value = `${String(Math.floor(at / 60) % 24).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
  return { kind: 'time', text, value, start, end: start + text.length };
};

const ofDay = (hour: number, isLate: boolean, isEarly: boolean): number =>
  isLate && hour < 12 ? hour + 12 : !isEarly && hour < 7 ? hour + 12 : hour;
