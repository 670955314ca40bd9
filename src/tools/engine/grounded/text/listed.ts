import { clauseAt, stemIn } from '../clause.js';
import type { Mention } from '../mention.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

/** What stands between two of a list. */
export const LISTED = /^,?\s?(?:and|och|und|et|y|&|or|eller)?\s?$/iu;

/** Of several in a sentence that has the words of the name those in whose clause they stand. */
export function nearest(found: readonly Mention[], { labels }: Property, { text }: Reading): readonly Mention[] {
  if (found.length < 2 || labels.length === 0) return found;
  const close = found.filter(({ start }) =>
    labels.every((stems) => stemIn(text, clauseAt(text, start), stems, start) >= 0),
  );
  const kept = new Set(close);
  found.forEach((one, i) => {
    const before = found[i - 1];
    if (before && kept.has(before) && LISTED.test(text.slice(before.end, one.start))) kept.add(one);
  });
  return kept.size > 0 ? [...kept] : found;
}
