import { type Span, stemIn } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Mention } from '../mention.js';
import { isArticle } from '../numbers.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

/** Where a text turns to something else. */
const TURN =
  /[.;!?\n](?:\s|$)|,?\s(?:but|only|while|whereas|men|bara|endast|medan|aber|nur|während|mais|seul(?:e(?:s|ment)?|s)?|tandis que|pero|sólo|solo|mientras)\s/giu;

const NOT = /(?<!\p{L})(?:not|no longer|nicht|kein\p{L}*|inte|ej|pas|plus|no|ya no)(?!\p{L})|n['’]t(?!\p{L})/iu;

function partsOf(text: string, { start, end }: Span): Span[] {
  const turns = [...text.slice(start, end).matchAll(TURN)].map((at) => start + at.index);
  return [start, ...turns].map((from, i) => ({ start: from, end: turns[i] ?? end }));
}

const isIn = ({ start, end }: Mention, part: Span): boolean => start >= part.start && end <= part.end;

/** "Available in 36, 38 and 44; only 42 is sold out": the figures of the one part that has the words of the name, where others have some too. */
export function amountsOfPart({ labels }: Property, { text, mentions }: Reading, scope: Span): Grounded[] {
  return ofPart(
    labels,
    mentions.filter(
      (one) => (one.kind === 'size' || (one.kind === 'number' && one.unit === undefined)) && !isArticle(one),
    ),
    text,
    scope,
  );
}

/** "Sage, rust and navy. Rust is sold out.": colours, the same way. */
export const coloursOfPart = ({ labels }: Property, { text, mentions }: Reading, scope: Span): Grounded[] =>
  ofPart(
    labels,
    mentions.filter(({ attribute }) => attribute === 'colors'),
    text,
    scope,
  );

function ofPart(labels: Property['labels'], figures: readonly Mention[], text: string, scope: Span): Grounded[] {
  if (labels.length === 0) return [];
  const parts = partsOf(text, scope).filter((part) => figures.some((one) => isIn(one, part)));
  const own = parts.filter((part) => labels.every((stems) => stemIn(text, part, stems, part.start) >= 0));
  if (parts.length < 2 || own.length !== 1 || NOT.test(text.slice(own[0].start, own[0].end))) return [];
  return figures
    .filter((one) => isIn(one, own[0]))
    .map(({ kind, value, text: said }) => fromText(kind === 'cloth' ? said.toLowerCase() : value, said));
}
