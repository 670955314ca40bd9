import { askedAndTold } from '../asked-and-told.js';
import { from, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import { COUNT_WORDS } from '../numbers.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { phrasesOf, saysOf } from '../says.js';
import type { TextLanguage } from '../text-language.js';
import data from '../words/calendar-order.yaml.js';

type List = 'weekday' | 'month' | 'asksWeekday' | 'asksMonth' | 'later' | 'earlier' | 'days' | 'months';
const { ordinals, ...lists } = data as unknown as Record<List, string> & { ordinals: readonly string[] };
const SAYS = saysOf(lists as Record<List, string>);
const ORDINALS = saysOf(Object.fromEntries(ordinals.map((names, i) => [i, names])) as Record<string, string>);
const LANGUAGES: readonly TextLanguage[] = ['en', 'sv', 'de', 'fr', 'es'];

/** A circle of names: the days of the week from Monday on, the months. */
interface Circle {
  slots: ReadonlySet<string>;
  asks: RegExp;
  unit: List;
  names: Readonly<Record<TextLanguage, readonly string[]>>;
}

const named = (count: number, style: Intl.DateTimeFormatOptions, dayOf: (i: number) => Date): Circle['names'] =>
  Object.fromEntries(
    LANGUAGES.map((language) => {
      const told = new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' });
      return [language, Array.from({ length: count }, (_, i) => told.format(dayOf(i)))];
    }),
  ) as unknown as Circle['names'];
/** 1 January 2024 was a Monday. */
const WEEK: Circle = {
  slots: new Set(listOf(lists.weekday)),
  asks: SAYS.asksWeekday,
  unit: 'days',
  names: named(7, { weekday: 'long' }, (i) => new Date(Date.UTC(2024, 0, 1 + i))),
};
const YEAR: Circle = {
  slots: new Set(listOf(lists.month)),
  asks: SAYS.asksMonth,
  unit: 'months',
  names: named(12, { month: 'long' }, (i) => new Date(Date.UTC(2024, i, 1))),
};

/**
 * `weekday` of "Which weekday comes two days after Saturday?", `month` of "Name the tenth month of the year".
 * @returns null where a question names one and its order cannot be read: the named one is no answer; undefined where nothing of the kind is asked
 */
export function inCalendarOrder({ words }: Property, { text, language }: Reading): Grounded | null | undefined {
  const { asked } = askedAndTold(text);
  const question = asked === '' ? text : asked;
  const circle = [WEEK, YEAR].find((one) => one.slots.has(words.join(' ')) && isAskedOf(one, question));
  if (!circle) return undefined;
  const at = placeIn(question, circle, language);
  if (at === undefined) return undefined;
  return at === null ? null : from('arithmetic', circle.names[language][at]);
}

/** "After Monday", "direkt vor dem März". */
const beside =
  (way: List) =>
  (name: string): RegExp =>
    new RegExp(String.raw`(?<!\p{L})(?:${phrasesOf(lists[way])})\s(?:\p{Ll}{2,10}\s)?${name}(?!\p{L})`, 'iu');
const BESIDE = { later: beside('later'), earlier: beside('earlier') };

const isAskedOf = ({ asks, unit }: Circle, question: string): boolean =>
  asks.test(question) || (unit === 'months' && placeByOrdinal(question) !== undefined);

/** "The tenth month": its place. */
function placeByOrdinal(question: string): number | undefined {
  const found = Object.entries(ORDINALS).filter(([, said]) =>
    new RegExp(String.raw`${said.source}\s(?:${phrasesOf(lists.months)})(?!\p{L})`, 'iu').test(question),
  );
  return found.length === 1 ? Number(found[0][0]) : undefined;
}

function placeIn(question: string, circle: Circle, language: TextLanguage): number | null | undefined {
  const names = circle.names[language].map((name) => new RegExp(String.raw`(?<!\p{L})${name}(?!\p{L})`, 'iu'));
  const places = names.flatMap((name, i) => (name.test(question) ? [i] : []));
  const ordinal = circle.unit === 'months' ? placeByOrdinal(question) : undefined;
  if (places.length === 0) return ordinal;
  const name = circle.names[language][places[0]];
  const [isLater, isEarlier] = (['later', 'earlier'] as const).map((way) => BESIDE[way](name).test(question));
  if (places.length > 1 || ordinal !== undefined) return null;
  if (isLater === isEarlier) return undefined;
  const size = circle.names[language].length;
  return (((places[0] + (isLater ? 1 : -1) * stepsIn(question, circle.unit)) % size) + size) % size;
}

/** "Two days after": so many, else one. */
function stepsIn(question: string, unit: List): number {
  const counted = new RegExp(
    String.raw`(\d{1,3}|${Object.keys(COUNT_WORDS).join('|')})\s(?:${phrasesOf(lists[unit])})(?!\p{L})`,
    'iu',
  );
  const [, said] = counted.exec(question) ?? [];
  return said === undefined ? 1 : (COUNT_WORDS[said.toLowerCase()] ?? Number(said));
}
