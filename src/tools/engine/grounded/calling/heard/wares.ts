import type { Span } from '../../clause.js';
import type { Reading } from '../../reading.js';
import { pricedIn, soughtIn } from '../sought.js';
import { type Asked, isSought, isWare } from './asked.js';
import { type Found, isFree } from './found.js';
import { phraseAt } from './phrase.js';
import type { Text } from './text.js';

const HAS =
  /(?<=^\W{0,8}|[.!?,;:]\s¿?|(?<!\p{L})(?:hi|hello|hej|hallo|bonjour|hola|and|och|und|et|y|so)\s¿?)(?:do you (?:still |also )?(?:have|stock|sell|carry)|have you (?:still )?got|have we (?:still )?got|is there|are there|any chance|har ni|finns det|finns|haben sie|habt ihr|gibt es|führen sie|(?<bare>is|are|är|ist|sind)|avez-vous|vous avez|reste-t-il|tenéis|tienen|tienes|hay|quedan?|está(?:n)? disponibles?)\s(?:(?:still|noch|kvar|fortfarande|encore|todavía|aún|any|there)\s)?/giu;
/** Where it goes on so, a question that begins with no more than "is" asks for what is left. */
const LEFT =
  /(?<!\p{L})(?:still|left|available|in stock|noch|kvar|i lager|verfügbar|vorrätig|auf lager|tillgänglig\p{L}?)(?!\p{L})/iu;
/** What a shop does for people, and no piece that it sells. */
const SERVICE =
  /(?:(?<!\p{L})(?:car park|wi-?fi|delivery|deliveries|shipping|postage|returns?|refunds?|exchanges?|discounts?|sales?|warrant(?:y|ies)|guarantees?|toilets?|gift wrapping|fitting rooms?|opening hours|livraisons?|retours?|remboursements?|remises?|réductions?|soldes|promotions?|stationnement|frais|toilettes|aparcamiento|estacionamiento|envíos?|entregas?|devolución|devoluciones|descuentos?|rebajas?|reembolsos?|garantías?|aseos?)|(?:parking|parkering|parkplätze|parkplatz|parkmöglichkeit(?:en)?|rabatte?r?|frakt|leverans(?:er)?|returer|retur|garantier?|toalett(?:er)?|öppettider|versand|lieferung(?:en)?|rückgabe|umtausch|rückerstattung|öffnungszeiten|toiletten?|wlan))(?:\s(?:options?|costs?|charges?|fees?|times?|policy|codes?|spaces?|service|gratis|gratuite?s?))?$/iu;
const MOST_ASKED = 120;
const AFTER =
  /\s(?:still|left|available|in stock|noch|kvar|i lager|encore|disponibles?|todavía|vorrätig|auf lager)(?!\p{L})/iu;

const SIZE_NAME = /(?:^|_)(?:size|storlek|größe|groesse|taille|talla)$/u;
const SIZE =
  /(?<=\s)(?:X{0,3}[SL]|M|[2-6]XL|\d{2}(?:\/\d{2})?)(?![\p{L}\d.:%€$£-]|[.,]\d|\s?(?:cm|mm|euros?|pounds?|kr|°|grad|%))/gu;
const AS_SIZE =
  /(?<!\p{L})(?:(?:in|i|en|in der|en la|en une?|in a)\s)?(?:size|storlek|größe|taille|talla|Größe|Size|Storlek|Taille|Talla)\s$/u;
const INSIDE = /(?<!\p{L})(?:in|i|en|in der|en la|en une?|in a)\s$/u;
/** "In 38, please": what stands behind a size that nothing calls one. */
const BEHIND_NUMBER =
  /^(?:\s?(?:[,.;?!)]|$)|\s(?:and|or|in|for|please|left|still|available|och|eller|i|på|för|tack|kvar|und|oder|bitte|für|noch|da|et|ou|en|pour|svp|s['’]il|encore|y|o|por|para|disponible)(?!\p{L}))/u;
const NAME_BEHIND = /^\s\p{Lu}\p{Ll}/u;
const [SMALLEST, LARGEST] = [32, 60];

/** Whether what stands behind "in" alone is a size: no time, no count, no "S Street". */
function isBareSize(size: string, after: string): boolean {
  if (!/^\d/u.test(size)) return !NAME_BEHIND.test(after);
  const isWorn = size.includes('/') || (Number(size) >= SMALLEST && Number(size) <= LARGEST);
  return isWorn && BEHIND_NUMBER.test(after);
}

/** "In M", "en talla 38", "in 34": a size where one asks for a piece in it; null where no size stands there. */
export function sizeFor({ name, schema }: Asked, { text }: Text, taken: readonly Span[]): Found | null {
  if (!SIZE_NAME.test(name) || schema.type !== 'string' || Array.isArray(schema.enum)) return null;
  for (const { index: start, 0: size } of text.matchAll(SIZE)) {
    const one = { value: size, text: size, start, end: start + size.length };
    const before = text.slice(Math.max(0, start - 24), start);
    const isSaid = AS_SIZE.test(before) || (INSIDE.test(before) && isBareSize(size, text.slice(one.end, one.end + 16)));
    if (isSaid && isFree(one, taken)) return one;
  }
  return null;
}

/** "Have you got the navy peacoat in L?": the piece that is asked for, without its colour where that is asked for beside it. */
export function wareFor(
  asked: Asked,
  said: Text,
  taken: readonly Span[],
  asksColour: boolean,
  seeks: boolean,
): Found | null {
  const sought = !isSought(asked) ? null : seeks ? soughtIn(said.reading, !asksColour) : pricedIn(said.reading);
  if (sought && isPiece({ ...sought, value: sought.text }) && isFree(sought, taken))
    return { ...sought, value: sought.text };
  if (!isWare(asked) || !/\?/u.test(said.text)) return null;
  for (const { index, 0: opening, groups } of said.text.matchAll(HAS)) {
    if (groups?.bare !== undefined && !asksWhatIsLeft(said.text.slice(index, index + MOST_ASKED))) continue;
    const from = said.tokens.findIndex(({ start }) => start >= index + opening.length);
    const phrase = from < 0 ? null : phraseAt(said.tokens, from, said.text);
    const own = phrase ? withoutColour(cut(phrase), asksColour ? said.reading : null) : null;
    if (own && isPiece(own) && isFree(own, taken)) return own;
  }
  return null;
}

const asksWhatIsLeft = (text: string): boolean => LEFT.test(text.split(/[.!?]/u)[0]);

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
  !SERVICE.test(text) &&
  !/^(?:it|they|this|that|these|those|you|ni|sie|ihr|vous|possible|ok)(?!\p{L})/iu.test(text);
