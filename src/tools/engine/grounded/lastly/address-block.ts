import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

const RECEIVER =
  /^(?:recipient|receiver|addressee|consignee|empfänger|empfaenger|destinataire|destinatario|mottagare)$/u;
/** `recipient_city` asks for no name. */
const PART = /^(?:city|town|street|country|postcode|zip|email|phone|stadt|ort|stad|ville|ciudad)$/u;
const LINE =
  /(?:^|\n|:\s)(?:(?:Mr|Mrs|Ms|Herr|Frau|Mme|M\.)\s)?(\p{Lu}[\p{L}.’'-]+(?:\s(?:(?:von|van|de|af)\s)?\p{Lu}[\p{L}.’'-]+){1,3})[ ,]*\n(?:(?:Flat|Apt|Unit|Wohnung|c\/o)[^\n]{0,20}[,\n]\s?)?$/u;

/** "To my sister: Ottilie Brand, 27 Gannet Row". */
const INLINE =
  /(?::\s|(?<!\p{L})(?:to|an|an die|till|à|chez|a|para|für|for)\s)(?:(?:Mr|Mrs|Ms|Herrn?|Frau|Mme|M\.|Sra?\.)\s)?(\p{Lu}[\p{L}’'-]+(?:\s(?:(?:von|van|de|af)\s)?\p{Lu}[\p{L}’'-]+){1,2}),\s$/u;

/** `recipient` of "Annelie Wohlfahrt\nTöpfergasse 9\n99084 Erfurt": whose name is the line above the only street. */
export function addresseeOf({ words }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  if (!words.some((word) => RECEIVER.test(word)) || PART.test(words.at(-1) ?? '')) return null;
  const streets = mentions.filter((one) => one.kind === 'street' && one.start >= start && one.end <= end);
  const [street] = streets;
  const before = streets.length === 1 ? text.slice(Math.max(start, street.start - 90), street.start) : '';
  const name = (LINE.exec(before) ?? INLINE.exec(before))?.[1];
  return name === undefined ? null : fromText(name, name);
}
