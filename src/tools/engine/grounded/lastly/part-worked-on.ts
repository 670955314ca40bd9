import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

const PART = /^(?:area|part|place|spot|where|detail|section|element)$/u;

/** A part that is missing or broken is told so. */
const NOT_THERE = /^(?:missing|lost|lacking|spare|replacement|broken|defective|damaged|faulty|torn)$/u;

/** `area` of "raccourcir les manches de 1,5 cm": the one part of a garment that a stretch names. */
export function partWorkedOn({ words }: Property, { mentions }: Reading, { start, end }: Span): Grounded | null {
  if (words.length > 2 || !PART.test(words.at(-1) ?? '') || words.some((word) => NOT_THERE.test(word))) return null;
  const found = mentions.filter(
    (one) => one.kind === 'cloth' && one.attribute === 'part' && one.start >= start && one.end <= end,
  );
  return new Set(found.map(({ value }) => value)).size === 1 ? fromText(found[0].text, found[0].text) : null;
}
