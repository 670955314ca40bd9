import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { anyCaseOf, anyWordOf, slotName, slotsNamed } from '../text/words-of.js';
import data from '../words/tables-booked.yaml.js';

type List = 'days' | 'meals' | 'other' | 'restaurants' | 'guests' | 'tables' | 'for' | 'in' | 'follows';
const WORDS = data as Record<List, string>;
const RESTAURANTS = slotsNamed(WORDS.restaurants);
const GUESTS = slotsNamed(WORDS.guests);
const TABLE = String.raw`(?<!\p{L})(?:${anyWordOf(WORDS.tables)})(?:\s\d{1,3})?\s(?:${anyWordOf(WORDS.for)})\s`;
const FOR = new RegExp(String.raw`${TABLE}$`, 'iu');
const NAME = String.raw`\p{Lu}[\p{L}’'&-]*(?:\s(?:(?:de|del|la|du|di|da)\s){0,2}\p{Lu}[\p{L}’'&-]*){0,3}`;
/** "For 3 nights" tells of no guests. */
const FOLLOWS = new RegExp(String.raw`^\s?(?:$|[,.!?;\n]|(?:${anyWordOf(WORDS.follows)})(?!\p{L}))`, 'iu');
/** "Table for four at Luigi's": the words between the table and the house are few. */
const HOUSE = new RegExp(
  String.raw`(?<!\p{L})(?:${anyCaseOf(WORDS.tables)})(?:\s[\p{L}\d]{1,12}){0,4}?\s(?:${anyWordOf(WORDS.in)})\s(${NAME})`,
  'u',
);

/** "In Paris at Chez Paul": the first is no house. */
const MORE = new RegExp(
  String.raw`^,?\s(?:${anyWordOf(WORDS.in)})\s(?!(?:den|el|le)\s)(?!Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)\p{Lu}`,
  'u',
);

/** How many a table is for. */
export function tableFor({ words }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  if (!GUESTS.has(slotName(words))) return null;
  const found = mentions.filter(
    (one) =>
      one.kind === 'number' &&
      one.unit === undefined &&
      one.start >= start &&
      one.end <= end &&
      FOR.test(text.slice(Math.max(start, one.start - 40), one.start)) &&
      FOLLOWS.test(text.slice(one.end, one.end + 24)),
  );
  return found.length === 1 ? { ...fromText(Number(found[0].value), found[0].text), at: found[0].start } : null;
}

/** Where a table is booked. */
export function houseOfTable({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  if (!RESTAURANTS.has(slotName(words))) return null;
  const own = text.slice(start, end);
  const found = HOUSE.exec(own.slice(0, 200));
  const said = found?.[1].trim();
  if (!found || said === undefined || DAY.test(said)) return null;
  return MORE.test(own.slice(found.index + found[0].length)) ? null : fromText(said, said);
}

const DAY =
  /^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December)(?!\p{L})/u;

const DAYS = slotsNamed(WORDS.days);
const FOR_SOME = new RegExp(
  String.raw`(?<!\p{L})(?:${anyWordOf(WORDS.tables)}|${anyWordOf(WORDS.meals)})\s(?:${anyWordOf(WORDS.for)})\s`,
  'iu',
);
const OTHER = new RegExp(String.raw`(?<!\p{L})(?:${anyWordOf(WORDS.other)})\s$`, 'iu');

/** `reservation_date` of "Table for six on 21 June 2025": the one day that is told. */
export function dayOfTable({ words }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  if (!DAYS.has(slotName(words)) || !FOR_SOME.test(text.slice(start, end))) return null;
  const days = mentions.filter((one) => one.kind === 'date' && one.start >= start && one.end <= end);
  const [day] = days;
  if (days.length !== 1 || OTHER.test(text.slice(Math.max(start, day.start - 24), day.start))) return null;
  return { ...fromText(String(day.value), day.text), at: day.start };
}
