import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { anyWordOf, slotName, slotsNamed } from '../text/words-of.js';
import data from '../words/patients.yaml.js';

const WORDS = data as unknown as Record<'names' | 'deeds' | 'for', string>;
const NAMES = slotsNamed(WORDS.names);
const FOR = new RegExp(
  String.raw`(?<!\p{L})(?:${anyWordOf(WORDS.deeds)})\p{Ll}{0,3}\s(?:${anyWordOf(WORDS.for)})\s$`,
  'iu',
);

/** `patient` of "confirms a cleaning for Victor Lund": the one person that something of a clinic is for. */
export function patientOf({ words }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  if (!NAMES.has(slotName(words))) return null;
  const found = mentions.filter(
    (one) =>
      one.kind === 'person' &&
      one.start >= start &&
      one.end <= end &&
      FOR.test(text.slice(Math.max(start, one.start - 60), one.start)),
  );
  return found.length === 1 ? { ...fromText(found[0].value, found[0].text), at: found[0].start } : null;
}
