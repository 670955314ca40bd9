import { anyOf } from '../../../../common/kernel/any-of.js';
import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { WARES } from '../wares.js';

const WORDS = new Map(
  [...new Set(WARES.map(({ language }) => language))].map((language) => [
    language,
    new RegExp(
      String.raw`(?<![\p{L}-])(?:${anyOf(WARES.filter((one) => one.language === language && one.attribute === 'garment').flatMap(({ words }) => words))})(?![\p{L}-])`,
      'giu',
    ),
  ]),
);

/** The one ware of a text, where a name asks for one and the text tells of nothing else that is worn. */
export function wareIn(
  { kind }: Property,
  { text, language, mentions }: Reading,
  { start, end }: Span,
): Grounded | null {
  const pattern = WORDS.get(language);
  if (kind !== 'garment' || pattern === undefined) return null;
  if (mentions.some((one) => one.kind === 'cloth' && one.attribute === 'garment')) return null;
  const found = [...text.slice(start, end).matchAll(pattern)].map(([said]) => said);
  return new Set(found.map((said) => said.toLowerCase())).size === 1 ? fromText(found[0], found[0]) : null;
}
