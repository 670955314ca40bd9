import type { Span } from '../../clause.js';
import type { Reading } from '../../reading.js';
import type { Asked } from './asked.js';
import { type Found, isFree } from './found.js';
import { phraseAt } from './phrase.js';
import type { Text } from './text.js';

const WARE =
  /(?:^|_)(?:garment|clothing|item|product|article|style|piece|plagg|artikel|vara|kleidungsstück|produkt|vêtement|produit|prenda|artículo|producto)(?:_name)?$/u;

const HAS =
  /(?<=^\W*|[.!?,;:]\s¿?|(?<!\p{L})(?:hi|hello|hej|hallo|bonjour|hola|and|och|und|et|y|so)\s¿?)(?:do you (?:still |also )?(?:have|stock|sell|carry)|have you (?:still )?(?:got )?|have we (?:still )?got|is there|are there|any chance|is|are|har ni|finns det|finns|haben sie|habt ihr|gibt es|führen sie|ist|sind|avez-vous|vous avez|reste-t-il|tenéis|tienen|tienes|hay|quedan?)\s(?:(?:still|noch|kvar|fortfarande|encore|todavía|aún|any|there)\s)?/giu;
const AFTER =
  /\s(?:still|left|available|in stock|noch|kvar|i lager|encore|disponibles?|todavía|vorrätig|auf lager)(?!\p{L})/iu;

const SIZE_NAME = /(?:^|_)(?:size|storlek|größe|groesse|taille|talla)$/u;
const SIZE =
  /(?<!\p{L})(?:in(?: der)?(?: a)?|i|en(?: la)?(?: une?)?)?\s?(?:size|storlek|strl\.?|größe|gr\.|taille|talla)?\s(?<size>(?:X{0,3}[SL]|M|[2-6]XL|\d{2}(?:\/\d{2})?))(?![\p{L}\d.:%€$£-]|[.,]\d|\s?(?:cm|mm|euros?|pounds?|kr|°|grad|%))/u;
const SAID_SIZE =
  /(?<!\p{L})(?:(?:in|i|en|in der|en la|en une?|in a)\s(?:(?:size|storlek|größe|taille|talla|Größe)\s)?|(?:size|storlek|größe|Größe|taille|talla|Size|Storlek)\s)$/u;

/** "In M", "en talla 38", "in 34": a size where one asks for a piece in it; null where no size stands there. */
export function sizeFor({ name, schema }: Asked, { text }: Text, taken: readonly Span[]): Found | null {
  if (!SIZE_NAME.test(name) || schema.type !== 'string' || Array.isArray(schema.enum)) return null;
  for (const found of text.matchAll(new RegExp(SIZE, 'gu'))) {
    const size = found.groups?.size ?? '';
    const start = found.index + found[0].length - size.length;
    const one = { value: size, text: size, start, end: start + size.length };
    if (SAID_SIZE.test(text.slice(Math.max(0, start - 24), start)) && isFree(one, taken)) return one;
  }
  return null;
}

/** "Have you got the navy peacoat in L?": the piece that is asked for, without its colour where that is asked for beside it. */
export function wareFor(asked: Asked, said: Text, taken: readonly Span[], asksColour: boolean): Found | null {
  if (!WARE.test(asked.name) || !/\?/u.test(said.text)) return null;
  for (const { index, 0: opening } of said.text.matchAll(HAS)) {
    const from = said.tokens.findIndex(({ start }) => start >= index + opening.length);
    const phrase = from < 0 ? null : phraseAt(said.tokens, from, said.text);
    const own = phrase ? withoutColour(cut(phrase), asksColour ? said.reading : null) : null;
    if (own && isPiece(own) && isFree(own, taken)) return own;
  }
  return null;
}

function cut({ text, start }: Found): Found {
  const own = text.split(AFTER)[0];
  return { value: own, text: own, start, end: start + own.length };
}

function withoutColour(one: Found, reading: Reading | null): Found {
  const colours = reading?.mentions.filter(({ attribute }) => attribute === 'colors') ?? [];
  const first = colours.find(({ start, end }) => start === one.start && end < one.end);
  const last = colours.find(({ start, end }) => end === one.end && start > one.start);
  const [from, to] = [first ? first.end - one.start : 0, last ? last.start - one.start : one.text.length];
  const rest = one.text.slice(from, to).trim();
  const start = one.start + one.text.indexOf(rest, from);
  return { value: rest, text: rest, start, end: start + rest.length };
}

const isPiece = ({ text }: Found): boolean =>
  text.length > 2 &&
  !/\d/u.test(text) &&
  !/^(?:it|they|this|that|these|those|you|ni|sie|ihr|vous|possible|ok)(?!\p{L})/iu.test(text);
