import { escaped } from '../expression-of.js';
import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { unitNamed } from '../units.js';
import data from '../words/order-lines.yaml.js';

const NAME =
  /^(?:unit|price|cost|per|piece|item|each|pris|preis|prix|precio|stück|stückpreis|styckpris|styck|unitaire|unitario|pièce|pieza|einzelpreis|einzel|offer|offered|quoted|eur|usd|gbp|sek|euro)$/u;
const PRICE = /^(?:price|cost|pris|preis|prix|precio|stückpreis|styckpris|einzelpreis)$/u;
const EACH = new RegExp(
  String.raw`^\s?(?:/\s?)?(?:${listOf((data as Record<'after', string>).after)
    .map(escaped)
    .join('|')})(?!\p{L})`,
  'iu',
);

/** `price` of "4.20 USD per piece": the only sum of a text, where it is that of one piece. */
export function toldUnitPrice({ words }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  if (!words.every((word) => NAME.test(word)) || !words.some((word) => PRICE.test(word))) return null;
  const sums = mentions.filter(
    (one) => one.kind === 'number' && unitNamed(one.unit)?.currency === true && one.start >= start && one.end <= end,
  );
  const [sum] = sums;
  if (sums.length !== 1 || !EACH.test(text.slice(sum.end, sum.end + 24))) return null;
  return { ...fromText(Number(sum.value), sum.text), at: sum.start };
}
