import type { Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { converted, unitNamed } from '../units.js';

const ALTERS =
  /^(?:shorten\p{L}*|lengthen\p{L}*|hem\p{L}*|take|kürz\p{L}*|kuerz\p{L}*|verlänger\p{L}*|raccourci\p{L}*|rallong\p{L}*|lägg\p{L}*|lagg\p{L}*|uppläggning|kort\p{L}*|förläng\p{L}*|acort\p{L}*|alarg\p{L}*)$/u;

/** Whether a name asks by how much a length is altered. */
export const asksByHowMuch = ({ words, unit }: Property): boolean =>
  unit?.dimension === 'length' && words.some((word) => ALTERS.test(word)) && !words.some((word) => IS.test(word));
/** What it is before or after. */
const IS = /^(?:new|final|finished|current|old|length|original|neue?|ny|nya)$/u;

/** `lagg_upp_cm` of "lägga upp byxorna 3 cm": the only length of a text, where a name asks by how much something is altered. */
export function alteredBy({ words, unit }: Property, { text, mentions }: Reading): Grounded | null {
  if (unit?.dimension !== 'length' || !words.some((word) => ALTERS.test(word))) return null;
  const found = mentions.filter((one) => one.kind === 'number' && unitNamed(one.unit)?.dimension === 'length');
  const [one] = found;
  const own = found.length === 1 ? unitNamed(one.unit) : undefined;
  if (!own || /(?<!\p{L})(?:to|auf|till|à|hasta|bis|jusqu['’]à)\s$/iu.test(text.slice(0, one.start))) return null;
  const value = own === unit ? Number(one.value) : converted(Number(one.value), own, unit);
  if (value === null) return null;
  return { value, source: own === unit ? 'text' : 'conversion', quote: one.text, at: one.start };
}
