import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { phrasesOf, saysOf } from '../says.js';
import { slotName, slotsNamed } from '../text/words-of.js';
import { ANY_WEEKDAY, weekdayNamed } from '../weekdays.js';
import data from '../words/moved-weekdays.yaml.js';

const { old, new: later, moves, from, to } = data as unknown as Record<'old' | 'new' | 'moves' | 'from' | 'to', string>;
const [OLD, NEW] = [old, later].map(slotsNamed);
const { moves: MOVES } = saysOf({ moves });
const WAY = new RegExp(
  String.raw`(?<!\p{L})(?:${phrasesOf(from)})\s(?<old>${ANY_WEEKDAY})(?:\s[\p{L}\d.:]{1,10}){0,2}\s(?:${phrasesOf(to)})\s(?<new>${ANY_WEEKDAY})(?!\p{L})`,
  'giu',
);

/** `new_day` of "moved from Tuesday to Thursday". */
export function movedWeekday({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  const name = slotName(words);
  const side = OLD.has(name) ? 'old' : NEW.has(name) ? 'new' : null;
  const said = text.slice(start, end);
  const found = side !== null && MOVES.test(said) ? [...said.matchAll(WAY)] : [];
  const day = side === null || found.length !== 1 ? undefined : found[0].groups?.[side];
  return day === undefined ? null : fromText(day, day);
}

/** The one of several days that something is moved from or to. */
export function movedAmong(
  values: readonly unknown[],
  property: Property,
  reading: Reading,
  scope: Span,
): Grounded | null {
  const told = movedWeekday(property, reading, scope);
  const day = told && weekdayNamed(String(told.value));
  const value = told && values.find((one) => typeof one === 'string' && weekdayNamed(one) === day);
  return told && typeof value === 'string' ? { ...told, value } : null;
}
