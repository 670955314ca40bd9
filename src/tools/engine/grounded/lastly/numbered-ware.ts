import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

const ROW = /(?:^|[.;\n]\s?)[\s,;.]{0,3}\p{L}{2,15}\s\d{1,3}\s?[:–-]\s([^,;.:\n]{2,60}),/u;
const LONGEST_ROW = 200;

/** `garment` of "Look 1: cream linen blazer, worn by Inês": all of what a numbered row tells of. */
export function numberedWare({ kind }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  if (kind !== 'garment' || end - start > LONGEST_ROW || end - start === text.length) return null;
  const found = ROW.exec(text.slice(start, end));
  const said = found?.[1].trim() ?? '';
  const from = text.indexOf(said, start);
  const isWorn = mentions.some(
    (one) => one.attribute === 'garment' && one.start >= from && one.end <= from + said.length,
  );
  return said !== '' && isWorn ? fromText(said, said) : null;
}
