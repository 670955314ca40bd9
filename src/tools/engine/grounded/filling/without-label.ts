import type { Grounded } from '../grounded.js';
import { plainly } from '../naming/folded.js';
import { type Property, wordsOfName } from '../property.js';

const NAMED = /^(?:first|last|family|vorname|nachname|prenom|nombre|nom|fornamn|efternamn|apellido)$/u;

/** "Inès" of "Prénom Inès", "4821 KLM" of "Matrícula 4821 KLM": a value without the word that calls it. */
export function withoutLabel(found: Grounded, { name }: Property): Grounded {
  if (typeof found.value !== 'string') return found;
  const [first = '', ...rest] = found.value.split(' ');
  const own = wordsOfName(name).map(plainly);
  const value = rest.join(' ');
  const isLabel = own.includes(plainly(first)) && value !== '';
  return isLabel && (/^[\p{Lu}-]*\d/u.test(value) || own.some((word) => NAMED.test(word)))
    ? { ...found, value }
    : found;
}
