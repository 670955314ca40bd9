import type { Span } from '../clause.js';
import { escaped } from '../expression-of.js';
import { fromText, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import data from '../words/people-of-house.yaml.js';

const WORDS = data as Record<'roles' | 'is', string>;
const ROLES = new Set(listOf(WORDS.roles));
const NAME = String.raw`(\p{Lu}[\p{Ll}’'-]{1,20}(?:\s(?:von|van|de|af)(?=\s))?(?:\s\p{Lu}[\p{L}’'-]{1,24}){1,2})(?=[,.;!?\n]|$|\s\p{Ll})`;

/** `inhaberin` of "Stoffladen Faden, Inhaberin Ute Merz", told by the text or by the caller's instructions: the one who is called so. */
export function personOfHouse(
  { words }: Property,
  { text, instructions }: Reading,
  { start, end }: Span,
): Grounded | null {
  const role = words.filter((word) => word !== 'name').join(' ');
  if (!ROLES.has(role)) return null;
  const [first, ...rest] = role;
  const called = `[${first}${first.toUpperCase()}]${escaped(rest.join(''))}`;
  const told = new RegExp(
    String.raw`(?<![\p{L}-])${called}(?:\s(?:${listOf(WORDS.is).join('|')})|\s?:|,)?\s${NAME}`,
    'gu',
  );
  const found = [...`${instructions ?? ''}\n${text.slice(start, end)}`.matchAll(told)].map(([, name]) => name);
  return new Set(found).size === 1 ? fromText(found[0], found[0]) : null;
}
