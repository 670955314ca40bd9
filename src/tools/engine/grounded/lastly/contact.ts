import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

const BESIDE =
  /(?<![\p{L}\d])(\p{Lu}[\p{L}’'-]+(?:\s(?:(?:von|van|de|af|der)\s)?\p{Lu}[\p{L}’'-]+){1,2})\s?(?:,|\(|<|:|–|-)\s?$/u;
const LEADS = /^(?:Contact|Kontakt|Contacto|Write|Mail|Email|Call|Ring|Ask|From|Attn|Att|Regards|Gruß|Hälsningar)\s/u;
const NO_PERSON = /^(?:number|phone|email|mail|address|time|date|method|channel|reason|preference)$/u;

/** `contact_name` of "… reply to me: Felix Thorne, felix@example.com": whose name stands before the only address. */
export function contactOf({ words }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  if (!words.includes('contact') || words.some((word) => NO_PERSON.test(word))) return null;
  const found = mentions
    .filter((one) => (one.kind === 'email' || one.kind === 'phone') && one.start >= start && one.end <= end)
    .flatMap(
      (one) => BESIDE.exec(text.slice(Math.max(start, one.start - 60), one.start))?.[1].replace(LEADS, '') ?? [],
    );
  return new Set(found).size === 1 ? fromText(found[0], found[0]) : null;
}
