import type { Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import { plainly } from '../naming/folded.js';
import { type Property, wordsOfName } from '../property.js';
import data from '../words/roles-before-names.yaml.js';

const NAMED = /^(?:first|last|family|vorname|nachname|prenom|nombre|nom|fornamn|efternamn|apellido)$/u;
const [ROLES, NOBODY] = ['roles', 'nobody'].map((list) => new Set(listOf((data as Record<string, string>)[list])));
const NAME = /^\p{Lu}[\p{L}’'-]+(?:\s(?:(?:de|van|von|der|af|del|la|di|da)\s)?\p{Lu}[\p{L}’'-]+){1,3}$/u;

/** "Inès" of "Prénom Inès", "4821 KLM" of "Matrícula 4821 KLM": a value without the word that calls it. */
export function withoutLabel(found: Grounded, { name }: Property): Grounded {
  if (typeof found.value !== 'string') return found;
  const [first = '', ...rest] = found.value.split(' ');
  const own = wordsOfName(name).map(plainly);
  const value = rest.join(' ');
  const isLabel = own.includes(plainly(first)) && value !== '';
  const isNamed = isLabel && (/^[\p{Lu}-]*\d/u.test(value) || own.some((word) => NAMED.test(word)));
  return isNamed || isRole(first, value) ? { ...found, value } : found;
}

/** "Customer Priya Nair": whom one is to the house is no part of the name, "Customer Care Desk" is one. */
const isRole = (first: string, name: string): boolean =>
  ROLES.has(first.toLowerCase()) && NAME.test(name) && !name.split(' ').some((word) => NOBODY.has(word.toLowerCase()));
