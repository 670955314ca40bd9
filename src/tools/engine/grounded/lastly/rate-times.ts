import type { Span } from '../clause.js';
import { from, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { unitNamed } from '../units.js';

const ASKED = /^(?:total|price|cost|sum|amount|to|pay|eur|sek|kr|in|all)$/u;
/** "22,40 euros le mètre", "le prix au mètre est de 22,40 euros". */
const PER_METRE =
  /(?<!\p{L})(?:per|pro|je|par|por|au|le|el|der|a|an)\s(?:metre|meter|mètre|metro)(?!\p{L})|(?<!\p{L})(?:metern|meterpris\p{L}*|meterpreis\p{L}*)(?!\p{L})/iu;

/** What so many metres cost at the one price that a text tells for a metre. */
export function rateTimes({ words }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  if (!words.includes('total') || !words.every((word) => ASKED.test(word))) return null;
  if (!PER_METRE.test(text.slice(start, end)) || /%/u.test(text.slice(start, end))) return null;
  const numbers = mentions.filter((one) => one.kind === 'number' && one.start >= start && one.end <= end);
  const prices = numbers.filter(({ unit }) => unitNamed(unit)?.currency === true);
  const lengths = numbers.filter(({ unit }) => unit === 'm');
  if (prices.length !== 1 || lengths.length !== 1 || numbers.length !== 2) return null;
  return from('arithmetic', Number((Number(prices[0].value) * Number(lengths[0].value)).toPrecision(12)));
}
