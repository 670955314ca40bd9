import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import { isCity, isFirstName } from '../people.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { phrasesOf } from '../says.js';
import { slotName, slotsNamed } from '../text/words-of.js';
import { PEOPLE_TOLD as WORDS } from './people-told.js';

const NAMES = Object.entries({
  firm: WORDS.employers,
  from: WORDS.starts,
  till: WORDS.ends,
  job: WORDS.titles,
}).map(([part, names]) => ({ part, names: slotsNamed(names) }));
const TOWNS = slotsNamed(WORDS.towns);
const YEAR = String.raw`(?:19|20)\d\d`;
const FIRM = String.raw`(?:${phrasesOf(WORDS.atFirm)})\s(?<firm>\p{Lu}[\p{L}\d’'&-]{0,24}(?:\s(?:&\s)?\p{Lu}[\p{L}\d’'&-]{0,24}){0,3})`;
const SPANS = listOf(WORDS.spans).map((one) => one.split(' … '));
const span = (name: string): string =>
  `(?:${SPANS.map(([from, to], i) => `${from}\\s(?<${name}from${i}>${YEAR})\\s${to}\\s(?<${name}till${i}>${YEAR})`).join('|')})`;
const JOB = String.raw`(?:${phrasesOf(WORDS.asWhat)})\s(?<job>\p{L}[\p{L}-]{0,24}(?:\s(?!(?:in|at|for|and|from|und|och|et|y|von|från|de|i|en)\s)\p{L}[\p{L}-]{0,24}){0,2})`;
const WORKED = new RegExp(
  String.raw`(?<!\p{L})(?:${phrasesOf(WORDS.worked)})(?:\s${span('before')})?\s${FIRM}(?:,?\s${span('behind')})?(?:,?\s${JOB}(?=[.,;]|\s|$))?`,
  'gu',
);
const NEVER = new RegExp(String.raw`(?<!\p{L})(?:${phrasesOf(WORDS.never)})\s(?:\p{L}+\s)?$`, 'iu');
const NOT_DONE = /^\s(?:nicht|nie|inte|aldrig|not)\s/iu;

/** `employer`, `start_year`, `end_year`, `title` of "Owen Price worked at Brightwell from 2012 to 2019 as a pattern cutter". */
export function workedAt({ words }: Property, { text, language }: Reading, { start, end }: Span): Grounded | null {
  const part = NAMES.find(({ names }) => names.has(slotName(words)))?.part;
  const said = text.slice(start, end);
  const found = part === undefined ? [] : [...said.matchAll(WORKED)];
  if (part === undefined || found.length !== 1 || isDenied(said, found[0])) return null;
  const { groups = {} } = found[0];
  const isYear = part === 'from' || part === 'till';
  if (isYear && (said.match(new RegExp(YEAR, 'gu')) ?? []).length !== 2) return null;
  const isLoose =
    language === 'de' && Object.keys(groups).every((name) => name === 'firm' || groups[name] === undefined);
  if (isLoose || isCity(groups.firm ?? '') || isFirstName(groups.firm ?? '')) return null;
  const value = isYear ? Object.keys(groups).flatMap((name) => yearOf(name, part, groups))[0] : groups[part];
  if (value === undefined) return null;
  return isYear ? { ...fromText(Number(value), value), at: start + said.indexOf(value) } : fromText(value, value);
}

const yearOf = (name: string, part: string, groups: Readonly<Record<string, string | undefined>>): string[] =>
  name.includes(part) && groups[name] !== undefined ? [groups[name]] : [];

const isDenied = (said: string, { index, 0: all }: RegExpMatchArray): boolean =>
  NEVER.test(said.slice(Math.max(0, (index ?? 0) - 24), index)) || NOT_DONE.test(said.slice((index ?? 0) + all.length));

const [SINCE, LEADS] = [WORDS.since, `(?:${phrasesOf(WORDS.worked)})\\s(?:${phrasesOf(WORDS.atFirm)})`];
const ONLY_SINCE = new RegExp(
  String.raw`(?<!\p{L})(?:${phrasesOf(SINCE)})\s(${YEAR})(?!\d|\s?[-–]|\s\p{L}{1,5}\s${YEAR})`,
  'gu',
);
const AT_WORK = new RegExp(String.raw`(?<!\p{L})${LEADS}\s$`, 'u');

/** What is no part of somebody's work: a firm they never worked at, the end of what only began, a town that is where they work. */
export function isOfNoWork({ value, source, quote }: Grounded, { words }: Property, { text }: Reading): boolean {
  const part = NAMES.find(({ names }) => names.has(slotName(words)))?.part;
  if (source !== 'text') return false;
  if (part === 'till') return [...text.matchAll(ONLY_SINCE)].some(([, year]) => year === String(value));
  if (part === 'firm')
    return [...text.matchAll(WORKED)].some((one) => one.groups?.firm === value && isDenied(text, one));
  const at = TOWNS.has(slotName(words)) ? text.indexOf(quote ?? String(value)) : -1;
  return at > 0 && !isCity(String(value)) && AT_WORK.test(text.slice(0, at));
}
