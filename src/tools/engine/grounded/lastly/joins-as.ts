import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { phrasesOf } from '../says.js';
import { slotName, slotsNamed } from '../text/words-of.js';
import data from '../words/joins-as.yaml.js';

const WORDS = data as unknown as Record<'people' | 'jobs' | 'joins' | 'as', string>;
const [PEOPLE, JOBS] = [WORDS.people, WORDS.jobs].map(slotsNamed);
const NAME = String.raw`\p{Lu}[\p{L}’'-]+(?:\s(?:(?:de|van|von|af)\s)?\p{Lu}[\p{L}’'-]+){1,3}`;
/** "Nadia Rahman joins as Payroll Manager on 1 September": up to a preposition, a figure or a mark. */
const JOINS = new RegExp(
  String.raw`(?<!\p{L})(?<person>${NAME})\s(?:${phrasesOf(WORDS.joins)})\s(?:${phrasesOf(WORDS.as)})\s(?<job>\p{L}[\p{L}-]*(?:\s(?!(?:on|in|at|from|with|for|the|den|på|från|vid|i|am|im|ab|bei|in|zum|le|à|chez|au|dès|el|en|a|desde)\s)\p{L}[\p{L}-]*){0,3})(?=[\s,.;]|$)`,
  'gu',
);

/** `new_employee`, `position` of the one person who begins work as something. */
export function joinsAs({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  const name = slotName(words);
  const part = PEOPLE.has(name) ? 'person' : JOBS.has(name) ? 'job' : null;
  const found = part === null ? [] : [...text.slice(start, end).matchAll(JOINS)];
  const said = part === null || found.length !== 1 ? undefined : found[0].groups?.[part];
  return said === undefined ? null : fromText(said, said);
}
