import type { Span } from '../clause.js';
import { type Grounded, fromText } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { ofExchange } from './exchange.js';
import { only } from './said.js';

/** "Sizes 34 to 46": the smallest or the largest. */
export function endOfSizes({ mentions }: Reading, scope: Span, end: 'low' | 'high'): Grounded | null {
  const sizes = mentions.filter(
    ({ kind, text, start, end: to }) =>
      kind === 'size' && /^\d+$/.test(text) && start >= scope.start && to <= scope.end,
  );
  if (sizes.length < 2) return null;
  const values = sizes.map(({ text }) => Number(text));
  const value = end === 'low' ? Math.min(...values) : Math.max(...values);
  return fromText(value, String(value));
}

/** "Exchange them for a 40": a new size has to be told as one. */
const NEWLY =
  /(?<!\p{L})(?:for|to|into|mot|till|gegen|in|zu|contre|pour|en|por|a|new|nya?|neue[rns]?|nouvelle|nueva)\s(?:(?:an?|the|en|eine?|une|la|las|los|el)\s)?(?:(?:size|storlek|größe|taille|talla)\s)?(?:\p{Lu}{2}\s?)?$/iu;

/** The one size of the text that is a number. */
export function sizeIn({ words }: Property, { mentions, text: whole }: Reading, scope: Span): Grounded | null {
  const system = words.find((word) => /^(eu|us|uk)$/.test(word));
  const found = mentions.filter(
    ({ kind, text, start, end }) =>
      kind === 'size' &&
      start >= scope.start &&
      end <= scope.end &&
      (system === undefined || text.toLowerCase().startsWith(system)) &&
      !(
        words.some((word) => /^(?:new|wanted|neue?|nya?|nueva|nouvelle)$/u.test(word)) &&
        !NEWLY.test(whole.slice(Math.max(0, start - 30), start))
      ),
  );
  return only(
    ofExchange(words, found, whole).flatMap(({ value, text }) =>
      /\d/.test(String(value)) ? [fromText(Number(/\d+(?:\.\d+)?/.exec(String(value))?.[0]), text)] : [],
    ),
  );
}
