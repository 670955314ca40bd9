import { valenceOf } from './valence.js';
import type { Facts, Sources } from './facts.js';
import { fromPattern } from './from-pattern.js';
import { allTexts, textsFor } from './meaning.js';
import { CannotBeMet, type Schema } from './schema.js';

/** Where a value stands: the property's name, the thing it tells of. */
export interface Place {
  name: string;
  facts: Facts;
  /** Whether the thing is one of several in a list. */
  listed: boolean;
  /** Position in a list of plain values. */
  index: number;
}

/** Formats whose form is all that matters. */
const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2026-01-01T00:00:00Z',
  date: '2026-01-01',
  time: '00:00:00Z',
  duration: 'P1D',
  email: 'nobody@example.com',
  'idn-email': 'nobody@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com/',
  url: 'https://example.com/',
  'uri-reference': '/',
  uuid: '00000000-0000-4000-8000-000000000000',
};
const MOST_FILLED = 100_000;

/** A text that says what the property's name asks for and fits its schema. @throws CannotBeMet */
export function textValue(schema: Schema, place: Place, sources: Sources): string {
  const format = typeof schema.format === 'string' ? FORMATS[schema.format] : undefined;
  if (format !== undefined) return format;
  const texts = textsFor(place.name, place.facts, sources, place.listed);
  if (typeof schema.pattern === 'string') return matching(schema.pattern, texts, place, sources, schema);
  return fitted(texts[place.index % texts.length], schema);
}

/** Of an enumeration: what the thing is by this name, what the question says, what the answer says, else the first; the next for the next of a list. */
export function chosen(values: readonly unknown[], place: Place, sources: Sources): unknown {
  if (values.length === 0) throw new CannotBeMet('an enumeration without values');
  const words = values.filter((value): value is string => typeof value === 'string' && value !== '');
  const felt = feelingIn(words, place.listed ? place.facts.description : sources.question);
  if (felt !== undefined) return felt;
  const inOrder = [...new Set<unknown>([...namedOf(values, place, sources), ...values])];
  return inOrder[place.index % inOrder.length];
}

/** Those of an enumeration that the thing is, or that question or answer name, best first. */
export function namedOf(values: readonly unknown[], place: Place, sources: Sources): readonly string[] {
  const words = values.filter((value): value is string => typeof value === 'string' && value !== '');
  const texts = [...textsFor(place.name, place.facts, sources, place.listed)];
  const told = place.listed ? [place.facts.description] : [sources.question, sources.answer];
  return [...new Set([...texts, ...told].flatMap((text) => words.filter((word) => mentions(text, word))))];
}

/** Where the choice is one of feelings: what the words of a text weigh (AFINN-165); undefined where it is none. */
function feelingIn(words: readonly string[], text: string): string | undefined {
  const named = (pattern: RegExp): string | undefined => words.find((word) => pattern.test(word));
  const [good, bad] = [named(/^(positive|positiv|pos)$/i), named(/^(negative|negativ|neg)$/i)];
  if (good === undefined || bad === undefined) return undefined;
  const sum = valenceOf(text);
  if (sum === 0) return named(/^(neutral|mixed|none|unknown)$/i) ?? good;
  return sum > 0 ? good : bad;
}

const mentions = (text: string, word: string): boolean => ` ${plain(text)} `.includes(` ${plain(word)} `);

const plain = (text: string): string =>
  text
    .slice(0, 4000)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function matching(
  source: string,
  texts: readonly string[],
  { facts }: Place,
  sources: Sources,
  schema: Schema,
): string {
  const pattern = compiled(source);
  const fits = (text: string): boolean => pattern.test(text) && fitted(text, schema) === text;
  const made = fromPattern(source);
  const found = [...texts, ...allTexts(facts, sources)].find(fits);
  if (found !== undefined) return found;
  if (made !== null && pattern.test(made)) return made;
  throw new CannotBeMet('a pattern that no text here matches');
}

function compiled(source: string): RegExp {
  try {
    return new RegExp(source, 'u');
  } catch {
    throw new CannotBeMet('a pattern that is no regular expression');
  }
}

/** Cut or filled up to the lengths a schema allows, counted in code points as JSON Schema does. */
function fitted(text: string, { minLength, maxLength }: Schema): string {
  const least = typeof minLength === 'number' ? minLength : 0;
  const most = typeof maxLength === 'number' ? maxLength : Infinity;
  if (least > most || least > MOST_FILLED) throw new CannotBeMet('lengths that no text has');
  const signs = [...text];
  if (signs.length > most) return cut(signs, most);
  if (signs.length >= least) return text;
  return [...`${text || '-'} `.repeat(Math.ceil(least / Math.max(1, signs.length)) + 1)].slice(0, least).join('');
}

/** At the end of a sentence or a word where one is near. */
function cut(signs: readonly string[], most: number): string {
  const text = signs.slice(0, most).join('');
  const sentence = text.search(/[.!?](?=[^.!?]*$)/);
  if (sentence > text.length / 2) return text.slice(0, sentence + 1);
  const word = text.lastIndexOf(' ');
  return word > text.length / 2 ? text.slice(0, word) : text;
}
