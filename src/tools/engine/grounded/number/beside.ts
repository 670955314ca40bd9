import { type Span, clauseAt, sentenceAt, stemIn } from '../clause.js';
import type { Grounded } from '../grounded.js';
import type { Mention } from '../mention.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { isMeasured, isOfOther } from './of-other.js';
import { said } from './said.js';

/** "70 % wool", "200 EUR net": the name stands right after the number. */
export function isNamedAfter({ end }: Mention, { labels }: Property, { text }: Reading): boolean {
  const next = /^\s?([\p{L}-]+)/u.exec(text.slice(end, end + 40));
  return next !== null && labels.length === 1 && stemIn(next[1], { start: 0, end: next[1].length }, labels[0], 0) === 0;
}

export function labelled(property: Property, reading: Reading, numbers: readonly Mention[]): Grounded | null {
  if (property.labels.length === 0) return null;
  const chosen = besideAll(property, reading, numbers);
  return chosen && said(chosen, chosen.value as number);
}

export function beside(
  labels: readonly (readonly string[])[],
  reading: Reading,
  numbers: readonly Mention[],
): Grounded | null {
  const chosen = besideAll({ labels } as Property, reading, numbers);
  return chosen && said(chosen, chosen.value as number);
}

/** "Iron on the reverse, 110 degrees at most": the only one of its kind in a sentence that has all words of the name. */
function aloneInSentence(
  labels: Property['labels'],
  text: string,
  numbers: readonly Mention[],
): { number: Mention; far: number }[] {
  const alone = numbers.filter((one) => {
    const span = sentenceAt(text, one.start);
    return numbers.filter(({ start }) => start >= span.start && start < span.end).length === 1;
  });
  const found = alone.filter(
    (one) =>
      !isOfOther(labels, text, one) &&
      labels.every((stems) => stemIn(text, sentenceAt(text, one.start), stems, one.start) >= 0),
  );
  return found.length === 1 && numbers.length > 1 ? [{ number: found[0], far: 0 }] : [];
}

const NEAR = 48;

/** The number that stands in one clause with a word of each label; the nearest, and none where another is as near. */
export function besideAll(
  { labels }: Pick<Property, 'labels'>,
  reading: Reading,
  numbers: readonly Mention[],
): Mention | null {
  const { text } = reading;
  const near = (within: (text: string, at: number) => Span): { number: Mention; far: number }[] =>
    numbers.flatMap((number) => {
      const span = within(text, number.start);
      const places = labels.map((stems) => stemIn(text, span, stems, number.start));
      const far = Math.max(...places.map((at) => (at < 0 ? Infinity : Math.abs(at - number.start))));
      return far <= NEAR ? [{ number, far }] : [];
    });
  const close = near(clauseAt);
  const isFree = numbers.length === 1 && !isMeasured(reading, numbers[0]) && !isOfOther(labels, text, numbers[0]);
  const free = isFree ? near(sentenceAt) : [];
  const found = close.length > 0 ? close : free.length > 0 ? free : aloneInSentence(labels, text, numbers);
  found.sort((a, b) => a.far - b.far);
  return found.length > 1 && found[0].far === found[1].far ? null : (found[0]?.number ?? null);
}
