import { NEW, OLD } from '../contrast.js';
import { sentenceAt } from '../clause.js';
import { from, fromText, type Grounded } from '../grounded.js';
import type { Mention } from '../mention.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

/** Behind a day that no longer holds: "…, now the 19th", "… has been moved; it is now the 10th", "… jetzt am 19.". */
const NOW =
  /^(?:[^.!?\n\d]{0,60}[.;]?\s|[,;.]\s)(?:(?:has been|was|is|been)\s(?:moved|postponed|put off|pushed back|changed|rescheduled)\sto|now(?:\sto be)?|jetzt|nun|nu|numera|maintenant|désormais|ahora)\s(?:(?:is|on|for|set for|expected|due|planned for|scheduled for|erst|am|på|le|el|är|ist)\s){0,2}(?:(?:the|den|der|dem|le|el)\s)?(\d{1,2})(?:st|nd|rd|th|\.|:e|er)?(?![\p{L}\d:%€$]|[.,]\d|\s?(?:\p{L}))/iu;
/** A number without an ending or an article counts something. */
const IS_DAY = /(?:(?:the|den|der|dem|am|le|el)\s\d{1,2}|\d(?:st|nd|rd|th|\.|:e))$/iu;
const MUTE =
  /^(?:date|day|datum|fecha|jour|dag|tag|of|the|planned|scheduled|expected|confirmed|actual|final|latest|updated)$/u;
const STEM = 5;

interface Replaced {
  old: Mention;
  /** null where its month is open */
  day: string | null;
  quote: string;
}

function replacedIn({ text, mentions }: Reading): Replaced | null {
  const days = mentions.filter(({ kind, value }) => kind === 'date' && /^\d{4}-\d\d-\d\d$/u.test(String(value)));
  const found = days.flatMap((old): Replaced[] => {
    const next = NOW.exec(text.slice(old.end, old.end + 110));
    return next && IS_DAY.test(next[0])
      ? [{ old, day: sameMonth(String(old.value), next[1]), quote: next[0].trim() }]
      : [];
  });
  return found.length === 1 ? found[0] : null;
}

/** A later day of the same month; null where it may be of the next. */
function sameMonth(iso: string, day: string): string | null {
  const [year, month, own] = iso.split('-').map(Number);
  const at = new Date(Date.UTC(year, month - 1, Number(day)));
  return Number(day) > own && at.getUTCMonth() === month - 1 ? at.toISOString().slice(0, 10) : null;
}

/**
 * "Planned for 12 May 2026, now the 19th": of what the sentence tells of, the day that holds, or the one that it was before.
 * @returns null where the month of the new day is open; undefined where a text tells of none such or the name asks for something else
 */
export function nowDay({ words }: Property, reading: Reading): Grounded | null | undefined {
  const found = replacedIn(reading);
  if (!found || !isOfIt(words, found.old, reading)) return undefined;
  if (words.some((word) => OLD.has(word)))
    return { ...fromText(String(found.old.value), found.old.text), at: found.old.start };
  return found.day === null ? null : { ...from('arithmetic', found.day), quote: found.quote };
}

/** Whether a name says nothing but that it is a day, or what the sentence of the day tells of. */
function isOfIt(words: readonly string[], { start }: Mention, { text }: Reading): boolean {
  const own = words.filter((word) => !MUTE.test(word) && !OLD.has(word) && !NEW.has(word));
  const said = text.slice(sentenceAt(text, start).start, start).toLowerCase();
  return own.every((word) => said.includes(word.slice(0, STEM)));
}
