import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { saysOf } from '../says.js';
import data from '../words/unit-prices.yaml.js';

const { asks, says, between } = saysOf(data as Record<'asks' | 'says' | 'between', string>);

/** `unit_price` of "8 scarves at a unit price of 199 kr": the sum that a text calls so. */
export function calledUnitPrice(
  { words }: Property,
  { text, mentions }: Reading,
  { start, end }: Span,
): Grounded | null {
  if (!asks.test(words.join(' '))) return null;
  const found = mentions.filter(
    (one) => one.kind === 'number' && one.start >= start && one.end <= end && isCalled(text, one),
  );
  return found.length === 1 ? { ...fromText(Number(found[0].value), found[0].text), at: found[0].start } : null;
}

const MOST_BETWEEN = 14;
function isCalled(text: string, { start }: Span): boolean {
  const before = text.slice(Math.max(0, start - 40), start);
  const at = before.search(says);
  const rest = at < 0 ? '' : before.slice(at).replace(says, '').trim();
  return at >= 0 && rest.length < MOST_BETWEEN && (/^[:=]?$/u.test(rest) || rest.replace(between, '').trim() === '');
}
