import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

const ASKED = /^(?:stock|available|availability|left|lager|tillgängliga|vorrätig|verfügbar|disponibles?|disponible)$/u;
const ENTRY = /(?:^|[,;:\n]\s?)(\p{L}[\p{L} -]{1,24}?)\s?[:=]?\s(\d{1,5})(?=\s?(?:[,;.\n]|$))/gu;

/** "Stock: red 5, blue 0, green 3": of what is listed with its number what there is any of; none where the text is no such list. */
export function inStockList({ words }: Property, { text }: Reading, { start, end }: Span): Grounded[] {
  if (!words.some((word) => ASKED.test(word))) return [];
  const entries = [...text.slice(start, end).matchAll(ENTRY)];
  if (entries.length < 2) return [];
  return entries.filter(([, , count]) => Number(count) > 0).map(([, name]) => fromText(name.trim(), name.trim()));
}
