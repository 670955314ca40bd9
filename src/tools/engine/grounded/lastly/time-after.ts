import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

const ASKS =
  /^(?:(?:time|delivery time|pickup time) (?:from|after)|(?:from|after|earliest) (?:time|hour)|not before|earliest|zeit ab|ab uhrzeit|uhrzeit ab|tid från|från klockan|heure à partir de|heure début|hora desde|desde hora|a partir de)$/u;
const AFTER =
  /(?<!\p{L})(?:after|from|not before|no earlier than|any time after|ab|nach|frühestens(?: um)?|nicht vor|efter|från|tidigast|inte före|après|à partir de|pas avant|después de(?: las?)?|a partir de(?: las?)?|no antes de(?: las?)?)(?:\s(?:klockan|kl\.?))?\s$/iu;

/** `time_from` of "after 17:00": the only time before which nothing is to be. */
export function timeAfter({ words }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  if (!ASKS.test(words.join(' '))) return null;
  const times = mentions.filter(
    (one) =>
      one.kind === 'time' &&
      one.start >= start &&
      one.end <= end &&
      AFTER.test(text.slice(Math.max(start, one.start - 40), one.start)),
  );
  return times.length === 1 ? fromText(times[0].value, times[0].text) : null;
}
