import { readingOf } from './reading.js';
import { saysOf } from './says.js';
import { type Unit, unitNamed, unitOf } from './units.js';
import data from './words/terms.yaml.js';

/** What is said of terms for bringing something back. */
export const TERMS = saysOf(
  data as unknown as Record<'asked' | 'returns' | 'within' | 'since' | 'after' | 'but', string>,
);

/** A length of time as a text tells it. */
export interface TimeSpan {
  count: number;
  unit: string;
  days: number;
  quote: string;
  start: number;
  end: number;
  before: string;
  after: string;
}

const DAY_SECONDS = 86_400;
/** Days that a month is taken for. */
const MONTH_DAYS = 30;
/** "A month ago": one of them. */
const ONE_OF = /(?<![\p{L}\d])(?:an?|one|en|ett|eine?[mnr]?|une?|una?)\s(\p{L}{3,12})(?!\p{L})/giu;

/** The lengths of time in a text, in the order in which they are told. */
export function timeSpansIn(text: string): TimeSpan[] {
  const counted = readingOf(text).mentions.flatMap(({ kind, unit, value, start, end }): TimeSpan[] =>
    kind === 'number' ? spanOf(text, Number(value), unitNamed(unit), start, end) : [],
  );
  const single = [...text.matchAll(ONE_OF)].flatMap(({ index, 0: said, 1: word }): TimeSpan[] =>
    counted.some(({ start, end }) => start < index + said.length && index < end)
      ? []
      : spanOf(text, 1, unitOf(word.toLowerCase()), index, index + said.length),
  );
  return [...counted, ...single].sort((a, b) => a.start - b.start);
}

function spanOf(text: string, count: number, unit: Unit | undefined, start: number, end: number): TimeSpan[] {
  if (unit?.dimension !== 'duration' && unit?.dimension !== 'months') return [];
  const isMonths = unit.dimension === 'months';
  const days = isMonths
    ? count * unit.factor * MONTH_DAYS
    : (count * unit.factor) / (unitNamed('day')?.factor ?? DAY_SECONDS);
  const around = { before: text.slice(Math.max(0, start - 24), start), after: text.slice(end, end + 14) };
  const own = isMonths ? { count: count * unit.factor, unit: 'month' } : { count, unit: unit.unit };
  return [{ ...own, days, quote: text.slice(start, end), start, end, ...around }];
}
