import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { plainly } from '../naming/folded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

const ASKS =
  /^(?:ship to|deliver to|send to|delivery address|shipping address|lieferadresse|versandadresse|adresse livraison|adresse de livraison|direccion entrega|direccion de entrega|direccion de envio|leveransadress|address|full address|postal address|customer address|adress|adresse|anschrift|dirección|direccion)$/u;
/** What stands under a label is told there. */
const LABELLED =
  /(?:^|\n)(?:ship to|deliver to|send to|delivery address|shipping address|lieferadresse|versandadresse|adresse de livraison|dirección de (?:entrega|envío)|leveransadress)\s?:/iu;
const TOWN = String.raw`\p{Lu}[\p{L}’'-]+(?:[ -](?:am |an der |sur |sous )?\p{Lu}[\p{L}’'-]+){0,2}`;
const AFTER = new RegExp(
  String.raw`^,\s(?:\d{3}\s\d{2}\s|\d{4,5}\s|\d{4}\s[A-Z]{2}\s)?${TOWN}(?:\s[A-Z]{1,2}\d{1,2}[A-Z]?\s\d[A-Z]{2})?(?:,\s\p{Lu}[\p{L}]+(?:\s\p{Lu}[\p{L}]+)?)?(?=[.,;!?\n]|$|\s)`,
  'u',
);
const FLAT = /(?:Flat|Apt\.?|Apartment|Unit|Studio|Suite)\s\d{1,4}[A-Za-z]?,\s$/u;

/** `ship_to` of "… to 17 Harbour Lane, Cork. thx": the only street of a text with its town. */
export function wholeAddress({ words }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  if (!ASKS.test(words.map(plainly).join(' '))) return null;
  if (LABELLED.test(text.slice(start, end))) return null;
  const streets = mentions.filter((one) => one.kind === 'street' && one.start >= start && one.end <= end);
  const [street] = streets;
  if (streets.length !== 1) return null;
  const more = AFTER.exec(text.slice(street.end, Math.min(end, street.end + 90)))?.[0] ?? '';
  const flat = FLAT.exec(text.slice(Math.max(start, street.start - 24), street.start))?.[0] ?? '';
  const whole = text.slice(street.start - flat.length, street.end + more.length);
  return fromText(whole, whole);
}
