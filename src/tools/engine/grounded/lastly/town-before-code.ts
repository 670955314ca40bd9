import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

/** "Whitcombe WH4 2QF": a town and its British post code. */
const BEFORE_CODE =
  /,\s(\p{Lu}[\p{L}’'-]{1,30}(?:[\s-]\p{Lu}?[\p{L}’'-]{1,30}){0,2}),?\s[A-Z]{1,2}\d{1,2}[A-Z]?\s\d[A-Z]{2}(?![\p{L}\d])/gu;
const TOWN = /^(?:town|city|place|ort|ville|ciudad|stad|stadt)$/u;

/** `town` of an address: what stands before the only post code. */
export function townBeforeCode({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  if (words.length !== 1 || !TOWN.test(words[0])) return null;
  const found = [...text.slice(start, end).matchAll(BEFORE_CODE)].map(([, town]) => town);
  return found.length === 1 ? fromText(found[0], found[0]) : null;
}
