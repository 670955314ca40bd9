import { fromText, type Grounded } from '../grounded.js';
import { namedIn } from '../../design-vocabulary.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

const CALLED =
  /(?<!\p{L})[Tt]he\s((?:\p{Lu}\p{Ll}{2,20}\s){1,2}(?:\p{Ll}[\p{L}-]{2,15}\s){0,1}\p{L}[\p{L}-]{2,15})(?!\p{L})/gu;
const ASKS = /^(?:product|style|model|garment|item|article)(?: name)?$/u;

/** `product_name` of "we made the Solveig jumper": the only garment of a text that has a name of its own. */
export function namedGarment({ words }: Property, { text }: Reading): Grounded | null {
  if (!ASKS.test(words.join(' '))) return null;
  const found = [...text.matchAll(CALLED)].flatMap(([, said]) => {
    const parts = said.split(' ');
    const at = parts.findIndex((word, i) => i > 0 && namedIn(word).some(({ attribute }) => attribute === 'garment'));
    return at < 0 ? [] : [parts.slice(0, at + 1).join(' ')];
  });
  return new Set(found).size === 1 ? fromText(found[0], found[0]) : null;
}
