import { isRelated, type Kind } from '../../lexicon/index.js';
import type { Span } from '../clause.js';
import type { Grounded } from '../grounded.js';
import type { Mention } from '../mention.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { distinct, ofMention } from '../text/distinct.js';
import { predicateOf } from './predicate.js';
import { kinOf } from './words-of.js';

const EMPTY = /^(?:date|day|on|of|the|at|when|is|was)$/;
/** Which of several is meant, when, or by when: nothing that happened is called so. */
const OTHER =
  /^(?:due|deadline|next|last|first|new|old|latest|earliest|planned|expected|promised|original|previous|birth|birthday|order|issue|value|end|until|from|to|by|mail|stay)$/;

/** What a name of a day says happened on it: one word. */
export function eventOf({ words }: Property): string | null {
  const own = words.filter((word) => !EMPTY.test(word));
  return own.length === 1 && !OTHER.test(own[0]) ? own[0] : null;
}

/** `departure` of "left Gothenburg on 12 March": the day of which the sentence tells, in another word, what the name says. */
export function dayByKin(property: Property, reading: Reading, scope: Span): Grounded | null {
  const event = eventOf(property);
  if (event === null || reading.language !== 'en') return null;
  const found = distinct(
    daysIn(reading, scope)
      .filter((day) => isOn(event, day, reading.text, scope))
      .map((day) => ofMention(day, String(day.value))),
  );
  return found.length === 1 ? found[0] : null;
}

/** What is only of the kind is another thing: a return is no arrival. */
const HAPPENS = new Set<Kind>(['same', 'derived', 'synonym', 'defined', 'of-synonym']);

const daysIn = ({ mentions }: Reading, { start, end }: Span): Mention[] =>
  mentions.filter((one) => one.kind === 'date' && one.start >= start && one.end <= end);

function isOn(event: string, day: Mention, text: string, scope: Span): boolean {
  const said = predicateOf(text, day, scope);
  const kind = said && kinOf(event, said.words, said.at);
  return kind !== null && HAPPENS.has(kind);
}

/** Whether a sentence tells of a day that something else happened on it than a name says: "signed on 14 April" is no purchase. */
export function isOfOther(property: Property, day: Mention, { language, text }: Reading): boolean {
  const event = eventOf(property);
  if (event === null || language !== 'en' || isRelated(event, event) === null) return false;
  const said = predicateOf(text, day, { start: 0, end: text.length });
  if (said === null || kinOf(event, said.words, said.at) !== null) return false;
  const isOfDay = /^of$/i.test(said.words[said.at + 1]?.text ?? '');
  return isOfDay || said.words.every((_, at) => kinOf(event, said.words, at) === null);
}
