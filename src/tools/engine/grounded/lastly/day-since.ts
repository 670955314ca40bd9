import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

const NAMES = /^(?:since|sedan|seit|depuis|desde)$/u;
const SINCE = /(?<!\p{L})(?:since|ever since|sedan|alltsedan|seit|depuis|desde)\s(?:(?:the|den|dem|le|el)\s)?$/iu;

/** `off_since` of "the heating has been off since 2 November": the one day since which something is so. */
export function daySince({ words }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  if (!words.some((word) => NAMES.test(word))) return null;
  const days = mentions.filter(
    (one) =>
      one.kind === 'date' &&
      one.start >= start &&
      one.end <= end &&
      SINCE.test(text.slice(Math.max(0, one.start - 24), one.start)),
  );
  return days.length === 1 ? { ...fromText(String(days[0].value), days[0].text), at: days[0].start } : null;
}
