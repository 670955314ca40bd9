import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import { plainly } from '../naming/folded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import rows from '../words/addresses-of-roles.yaml.js';

const WORD = String.raw`\p{Lu}[\p{L}’'-]{1,30}(?:\.(?=\s?\d))?`;
/** A street with its number, and the town after it where that is told. */
const ADDRESS = String.raw`((?:\d{1,4}[A-Za-z]?\s${WORD}(?:\s${WORD}){0,3}|(?:${WORD}\s){1,4}\d{1,4}[A-Za-z]?)(?:,\s(?:\d{3}\s\d{2}\s|\d{4,5}\s)?\p{Lu}\p{L}{1,24}(?![\p{L}:])(?:\s[A-Z]{1,2}\d{1,2}[A-Z]?\s\d[A-Z]{2})?)?)(?![\p{L}\d])`;
const BEHIND = new RegExp(String.raw`^\s(?:the\s|der\s|die\s|la\s|le\s)?${ADDRESS}`, 'u');

const ROLES = (rows as unknown as { names: string; leads: string }[]).map(({ names, leads }) => ({
  names: new Set(listOf(names)),
  lead: new RegExp(String.raw`(?<!\p{L})(?:${listOf(leads).join('|')})(?!\p{L})`, 'giu'),
}));
const FROM_TO = new RegExp(
  String.raw`(?<!\p{L})(?:moved|move|moving|flyttat|umgezogen)\s(?:house\s)?(?:from|från|von)\s${ADDRESS}\s(?:to|till|nach)\s${ADDRESS}`,
  'u',
);

/** `pickup` of "Pick up at Main Street 1, deliver to Oak Avenue 22": the one address that stands where its part is told. */
export function addressOfRole({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  const called = words.map(plainly).join(' ');
  const role = ROLES.findIndex(({ names }) => names.has(called));
  if (role < 0) return null;
  const said = text.slice(start, end);
  const moved = FROM_TO.exec(said);
  if (moved && role > 1) return fromText(moved[role - 1], moved[role - 1]);
  const found = [...said.matchAll(ROLES[role].lead)].flatMap((at) => {
    const from = at.index + at[0].length;
    return BEHIND.exec(said.slice(from, from + 120))?.[1] ?? [];
  });
  return new Set(found).size === 1 ? fromText(found[0], found[0]) : null;
}
