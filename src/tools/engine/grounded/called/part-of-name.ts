import { escaped } from '../expression-of.js';
import type { Grounded } from '../grounded.js';
import { FIRST_NAMES } from '../people.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

type Fault = (found: Grounded, property: Property, reading: Reading) => boolean;

const FIRST_NAME = /^(?:first_?name|given|vorname|prénom|prenom|förnamn|fornamn|forename)$/u;
const TITLED = /(?<!\p{L})(?:mrs?|ms|miss|dr|herr|frau|fru|madame|mme|monsieur|m|señora?|sra?)\.?\s$/iu;

/** `first_name` of "madame Vasseur": what stands behind a title is a surname. */
export const isSurname: Fault = ({ value }, { words }, { text }) =>
  (words.some((word) => FIRST_NAME.test(word)) || /first name|given name/u.test(words.join(' '))) &&
  typeof value === 'string' &&
  !/\s/u.test(value) &&
  TITLED.test(text.slice(0, Math.max(0, text.indexOf(value))).slice(-12));

const LAST_NAME = /^(?:surname|family|efternamn|nachname|familienname|apellidos?)$/u;
const LABELLED =
  /(?<!\p{L})(?:(?:last|family)[\s-]?name|surname|efternamn|nachname|familienname|nom|apellidos?)\s?(?::|=|is|ist|är|est|es)\s?$/iu;

/** `last_name` of "Martin asked": a first name alone, which nothing calls a surname. */
export const isFirstNameAlone: Fault = ({ value, source }, { words }, { text }) => {
  const asks = words.some((word) => LAST_NAME.test(word)) || words.join(' ') === 'last name';
  if (!asks || source !== 'text' || typeof value !== 'string' || !FIRST_NAMES.has(value)) return false;
  const before = text.slice(0, Math.max(0, text.indexOf(value))).slice(-30);
  const isBehindName = new RegExp(String.raw`\p{Lu}[\p{L}’'.-]*\s${escaped(value)}(?!\p{L})`, 'u').test(text);
  return !TITLED.test(before) && !LABELLED.test(before) && !isBehindName;
};
