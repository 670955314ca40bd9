import type { Span } from '../clause.js';
import { from, type Grounded } from '../grounded.js';
import type { Mention } from '../mention.js';
import { said } from '../number/said.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { phrasesOf } from '../says.js';
import { slotName, slotsNamed } from '../text/words-of.js';
import data from '../words/bare-bill.yaml.js';

type Line = 'base' | 'shipping' | 'tax' | 'discount' | 'total';
const LINES = Object.entries(data as unknown as Record<Line, { names: string; says: string }>).map(
  ([line, { names, says }]) => ({
    line: line as Line,
    names: slotsNamed(names),
    before: new RegExp(
      String.raw`(?:^|[.,;:\n]\s{1,4}|\s(?:and|och|und|et|y|plus)\s)(?:${phrasesOf(says)})\s?:?\s{1,4}$`,
      'iu',
    ),
  }),
);
const CENTS = /[.,]\d\d$/u;

/** "Subtotal 340.00, shipping 12.50, tax 68.00": a line of a bill that has no currency, or what all of it comes to. */
export function ofBareBill({ words }: Property, reading: Reading, scope: Span): Grounded | null {
  const asked = LINES.find(({ names }) => names.has(slotName(words)))?.line;
  const bill = asked === undefined ? null : billIn(reading, scope);
  if (asked === undefined || bill === null) return null;
  const told = bill.get(asked);
  if (told !== undefined) return said(told, Number(told.value));
  const base = bill.get('base');
  if (asked !== 'total' || base === undefined || bill.size < 2) return null;
  const sums = [...bill].map(([line, { value }]) => (line === 'discount' ? -Math.abs(Number(value)) : Number(value)));
  return from('arithmetic', Number(sums.reduce((sum, one) => sum + one, 0).toFixed(2)));
}

/** The lines of a bill whose sums have cents and no currency; null where another number stands among them, or two of one line. */
function billIn({ text, mentions }: Reading, { start, end }: Span): ReadonlyMap<Line, Mention> | null {
  const numbers = mentions.filter((one) => one.kind === 'number' && one.start >= start && one.end <= end);
  if (numbers.length < 2 || numbers.some((one) => one.unit !== undefined || !CENTS.test(one.text))) return null;
  const lines = numbers.map((one) => [lineOf(text, one), one] as const);
  const bill = new Map(lines.flatMap(([line, one]) => (line === undefined ? [] : [[line, one] as const])));
  return bill.size === numbers.length ? bill : null;
}

const lineOf = (text: string, { start }: Mention): Line | undefined =>
  LINES.find(({ before }) => before.test(text.slice(Math.max(0, start - 40), start)))?.line;
