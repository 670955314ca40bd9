import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { isFirstName } from '../people.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { phrasesOf } from '../says.js';
import { anyCaseOf, slotName, slotsNamed } from '../text/words-of.js';
import { PEOPLE_TOLD as WORDS } from './people-told.js';

const WORD = String.raw`\p{Lu}[\p{L}’'-]{1,24}(?!\p{L})`;
const NAME = `${WORD}(?:\\s${WORD}){0,2}`;
const TOWN = `${WORD}(?:\\s${WORD})?`;
const FIRST = new RegExp(`(?<![\\p{L}’'-])${WORD}`, 'gu');
const NAMES = slotsNamed(WORDS.name);
const EVENTS = slotsNamed(WORDS.events);
const TOWNS = slotsNamed(WORDS.towns);

const AGED = new RegExp(
  String.raw`(?:^|[.!:]\s|\n)(?<name>${NAME})\s(?:${phrasesOf(WORDS.is)})\s\d{1,3}\s(?:${phrasesOf(WORDS.aged)})(?!\p{L})`,
  'gu',
);
const GOES_TO = new RegExp(
  String.raw`(?<!\p{L})(?:${phrasesOf(WORDS.leads)})\s(?<event>\p{Ll}[\p{Ll}-]{0,24}(?:\s(?!(?:on|in|at|this|next|with|for|from|to|tomorrow|today)\s)\p{Ll}[\p{Ll}-]{0,24}){0,3})(?=[.,;]|\s(?:on|in|at|this|next)\s|$)`,
  'gu',
);
const LIVES = new RegExp(String.raw`(?<![\p{L}])(?:${phrasesOf(WORDS.lives)})\s(?<town>${TOWN})`, 'gu');
const NEVER = new RegExp(String.raw`(?<!\p{L})(?:${phrasesOf(WORDS.never)})\s(?:\p{L}+\s)?$`, 'iu');

const onlyOne = (found: readonly (string | undefined)[]): Grounded | null => {
  const [value] = found;
  return found.length === 1 && value !== undefined ? fromText(value, value) : null;
};

/** The first names of a text. */
export const firstNamesOf = (text: string): string[] =>
  [...text.matchAll(FIRST)].map(([word]) => word).filter(isFirstName);

/** `name` of "Jason is 25 years old": the only person of a text. */
export function personSoOld({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  const said = text.slice(start, end);
  if (!NAMES.has(slotName(words)) || firstNamesOf(said).length !== 1) return null;
  const found = onlyOne([...said.matchAll(AGED)].map(({ groups }) => groups?.name));
  return found !== null && isFirstName(String(found.value).split(' ')[0]) ? found : null;
}

const NO_EVENT = new Set(WORDS.noEvent.split(', '));
const ABOUT = new RegExp(String.raw`^[^.:\n]{0,40}(?<!\p{L})(?:${phrasesOf(WORDS.about)})(?!\p{L})`, 'iu');

/** `name` of "Extract the event. Priya and Tom are going to a pottery workshop": where a text is said to be of an event, or a name asks for one. */
export function eventGoneTo({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  const said = text.slice(start, end);
  if (!EVENTS.has(slotName(words)) || !(words.includes('event') || ABOUT.test(said))) return null;
  const found = onlyOne([...said.matchAll(GOES_TO)].map(({ groups }) => groups?.event));
  const last = String(found?.value).split(' ').at(-1) ?? '';
  return NO_EVENT.has(last) ? null : found;
}

/** `city` of "vivo en Valencia": the only town that somebody is told to live in. */
export function livesIn({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  if (!TOWNS.has(slotName(words))) return null;
  const said = text.slice(start, end);
  const found = [...said.matchAll(LIVES)];
  if (found.some(({ index }) => NEVER.test(said.slice(Math.max(0, index - 24), index)))) return null;
  return onlyOne(found.map(({ groups }) => groups?.town));
}

const REVIEWERS = slotsNamed(WORDS.reviewers);
const REVIEW_BY = new RegExp(
  String.raw`(?<!\p{L})(?:${anyCaseOf(WORDS.reviewBy)})\s(?<name>${WORD}(?:\s${WORD}|\s\p{Lu}\.)?)(?=\s?[,:(;–-]|$)`,
  'gu',
);

/** `reviewer` of "Review by Anna, 5 out of 5 stars": told before what is quoted, so that all of the text is read. */
export const reviewedBy = ({ words }: Property, { text }: Reading): Grounded | null =>
  REVIEWERS.has(slotName(words)) ? onlyOne([...text.matchAll(REVIEW_BY)].map(({ groups }) => groups?.name)) : null;
