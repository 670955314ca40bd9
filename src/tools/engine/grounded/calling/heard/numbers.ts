import { isArticle } from '../../numbers.js';
import type { Mention } from '../../mention.js';
import { converted, isCurrency, unitNamed } from '../../units.js';
import type { Asked } from './asked.js';
import { unitOfAsked } from './asked.js';
import { type Found, isFree, oneOf } from './found.js';
import { placeInOrder } from './ordinals.js';
import type { Stretch } from './stretch.js';
import type { Text } from './text.js';
import type { Span } from '../../clause.js';
import { likeness } from './words.js';

const COUNTS =
  /^(?:quantity|count|amount|number|pieces|copies|qty|units?|how|many|antal|anzahl|menge|nombre|quantité|cantidad)$/u;
const PEOPLE =
  /^(?:people|persons?|guests?|passengers?|seats?|diners?|covers?|participants?|attendees?|pax|party|travell?ers?|servings?|portions?)$/u;
const SAID_PEOPLE =
  /^(?:people|persons?|guests?|passengers?|seats?|adults?|of|us|personer|platser|gäster|personen|gäste|plätze|personnes|places|personas|plazas|asientos)$/u;
const FOR_PEOPLE =
  /(?<!\p{L})(?:for|party of|table of|we(?:['’]re| are)|för|vi är|für|wir sind|zu|pour|nous sommes|para|somos)\s$/iu;
const SURE = 0.85;
const NEAR = 3;

/** The number that an argument asks for: of its unit, counting what it counts, beside its name, else the only one. */
export function numberFor(asked: Asked, said: Text, taken: readonly Span[], isOnly: boolean): Found | null {
  const free = said.stretches.filter(
    (one) => one.kind === 'number' && isFree(one, taken) && !isOneOfFew(one) && canBe(asked, one, said.text),
  );
  const inUnit = unitOfAsked(asked);
  const bound =
    topOf(asked, free, said.text) ??
    boundOf(asked, [...free, ...digitsIn(said, taken)], said.text) ??
    placeInOrder(asked, said) ??
    priceAt(asked, free, said.text);
  if (bound) return bound;
  const hour = anHour(said, inUnit);
  if (hour) return hour;
  const measured =
    inUnit === undefined ? [] : free.flatMap((one) => inOther(one, inUnit)).filter((one) => isWhole(asked, one));
  if (measured.length > 0) return oneOf(nearest(measured, asked, said));
  const money = inUnit === undefined && MONEY.test(asked.name) ? free.filter(({ unit }) => isCurrency(unit)) : [];
  if (money.length > 0) return oneOf(money.map(plain));
  const counted = free.filter((one) => counts(asked, one, said) && isWhole(asked, plain(one)));
  if (counted.length > 0) return oneOf(counted.map(plain));
  const labelled = numbersBeside(asked, said, taken);
  if (labelled.length > 0) return oneOf(labelled);
  if (!asked.isRequired || !isOnly) return null;
  return onlyOne(asked, free, inUnit) ?? inToldUnit(asked, free) ?? countedDigits(asked, said, taken);
}

/** "For an hour", where nothing else says how long. */
function anHour({ text, stretches }: Text, unit: string | undefined): Found | null {
  const found = unit === 'minute' || unit === 'hour' ? AN_HOUR.exec(text) : null;
  const isOther = stretches.some((one) => one.unit === 'minute' || one.unit === 'hour');
  if (!found || isOther) return null;
  return { value: unit === 'hour' ? 1 : 60, text: found[0], start: found.index, end: found.index + found[0].length };
}
const AN_HOUR = /(?<!\p{L})for an hour(?!\p{L}|,? and (?:a|\d))/iu;

/** "18.5 degrees", for an argument that is described by this unit's words. */
function inToldUnit({ words }: Asked, free: readonly Stretch[]): Found | null {
  const fit = free.filter(({ unit }) => unitNamed(unit)?.words.some((word) => words.includes(word)));
  return fit.length === 1 ? plain(fit[0]) : null;
}

/** "Order 120 pieces of BTN-330": digits that would be a code elsewhere, before what they count. */
function countedDigits({ words }: Asked, said: Text, taken: readonly Span[]): Found | null {
  const all = words.some((word) => COUNTS.test(word)) ? digitsIn(said, taken) : [];
  return all.length === 1 && /^\s\p{L}{2,}/u.test(said.text.slice(all[0].end)) ? plain(all[0]) : null;
}

const MONEY = /(?:^|_)(?:amount|price|cost|fee|sum|total|refund)$/iu;
const PRICE = /(?:^|_)(?:price|cost|fee)$/iu;
const TRADED =
  /^ (?:(?:shares?|pieces?|units?|aktier?|stück|aktien|actions?|titres?|acciones|títulos)(?!\p{L})|\p{Lu}{2,6}(?![\p{L}\d]))/u;

/** No part of a whole for an integer; what counts things ("40 WOOL", "60 shares") is no price of them. */
const canBe = ({ name, schema }: Asked, { value, end, unit }: Stretch, text: string): boolean =>
  (schema.type !== 'integer' || Number.isInteger(Number(value)) || (unit !== undefined && !isCurrency(unit))) &&
  !(PRICE.test(name) && !isCurrency(unit) && TRADED.test(text.slice(end, end + 12)));

const TOP_NAME = /^(?:limit|top|top_?n|n|count|max_?results|first|antal|anzahl|nombre|límite|limite)$/iu;
const TOP_BEFORE =
  /(?<!\p{L})(?:top|first|best|leading|första|främsta|bästa|ersten|besten|premiers|premières|primeros|mejores)\s$/iu;
const TOP_AFTER =
  /^\s(?:first|best|leaders|första|främsta|bästa|ersten|besten|premiers|premières|meilleurs|primeros|mejores)(?!\p{L})/iu;

/** "The top three", "seulement les 5 premiers": how many of a list are asked for. */
function topOf({ name }: Asked, free: readonly Stretch[], text: string): Found | null {
  const found = TOP_NAME.test(name)
    ? free.filter(
        ({ start, end }) =>
          TOP_BEFORE.test(text.slice(Math.max(0, start - 14), start)) || TOP_AFTER.test(text.slice(end, end + 14)),
      )
    : [];
  return found.length === 1 ? plain(found[0]) : null;
}

const MOST =
  /(?<!\p{L})(?:under|below|less than|no more than|not more than|at most|up to|max(?:imum|imal|imalt)?|cheaper than|högst|mindre än|unter|höchstens|bis(?: zu)?|upp till|till|för (?:högst|max)|weniger als|moins de|au plus|jusqu['’]à|menos de|hasta|como máximo|limit(?: of)?)\s(?:[€$£]\s?)?$/iu;
const MOST_AFTER =
  /^\s(?:at (?:the )?most|max(?:imum|imal|imalt)?|or (?:less|under)|tops|högst|som mest|höchstens|maximal|au (?:maximum|plus)|como máximo|máximo)(?!\p{L})/iu;
const LEAST =
  /(?<!\p{L})(?:at least|from|over|above|more than|no less than|min(?:imum|imal|st)?|minst|över|mer än|mindestens|ab|über|mehr als|au moins|plus de|al menos|como mínimo|más de)\s(?:[€$£]\s?)?$/iu;

/** "No more than 1400 a month", "at least 3 rooms". */
function boundOf({ name }: Asked, free: readonly Stretch[], text: string): Found | null {
  const pattern = /(?:^|_)(?:max|maximum|limit|up_to)(?:$|_)|^max(?=\p{Lu})/u.test(name)
    ? MOST
    : /(?:^|_)(?:min|minimum)(?:$|_)|^min(?=\p{Lu})/u.test(name)
      ? LEAST
      : null;
  const found = pattern
    ? free.filter(
        ({ start, end }) =>
          pattern.test(text.slice(Math.max(0, start - 24), start)) ||
          (pattern === MOST && MOST_AFTER.test(text.slice(end, end + 24))),
      )
    : [];
  return found.length === 1 ? plain(found[0]) : null;
}

/** "Under 600": digits that would be a code elsewhere. */
const digitsIn = ({ stretches }: Text, taken: readonly Span[]): Stretch[] =>
  stretches.filter((one) => one.kind === 'code' && /^\d+$/u.test(one.text) && isFree(one, taken));

const plain = ({ value, text, start, end }: Stretch): Found => ({ value: Number(value), text, start, end });

const AT = /(?<!\p{L})(?:at|@|für|zu|à|för|a|por)\s(?:[€$£]\s?)?$/iu;

/** "Sell 40 WOOL at 12.75": a price by what stands before it, where nothing follows that it counts. */
function priceAt({ name }: Asked, free: readonly Stretch[], text: string): Found | null {
  const found = PRICE.test(name)
    ? free.filter(
        ({ start, end }) =>
          AT.test(text.slice(Math.max(0, start - 8), start)) && !/^\s?[\p{L}%:]/u.test(text.slice(end)),
      )
    : [];
  return found.length === 1 ? plain(found[0]) : null;
}

/** "An appointment": counts nothing. */
const isOneOfFew = (one: Stretch): boolean => isArticle(one as unknown as Mention);

function inOther(one: Stretch, wanted: string): Found[] {
  if (one.unit === wanted) return [plain(one)];
  const [from, to] = [unitNamed(one.unit), unitNamed(wanted)];
  const value = from && to && from !== to ? converted(Number(one.value), from, to) : null;
  return value === null ? [] : [{ ...plain(one), value }];
}

/** No part of a whole, where a whole number is asked for: "an hour and a half" is ninety minutes, and no number of hours. */
const isWhole = ({ schema }: Asked, { value }: Found): boolean =>
  schema.type !== 'integer' || Number.isInteger(Number(value));

/** Of several of one unit those that stand by the argument's name. */
function nearest(all: readonly Found[], asked: Asked, said: Text): readonly Found[] {
  const named = all.filter((one) => isNamed(asked, one.start, said));
  return all.length > 1 && named.length > 0 ? named : all;
}

const isNamed = (asked: Asked, start: number, { tokens }: Text): boolean => {
  const at = tokens.findIndex((token) => token.start >= start);
  const before = tokens.slice(Math.max(0, at - NEAR), Math.max(0, at));
  const last = before.findLastIndex(({ text }) => /^\d/u.test(text));
  return before.slice(last + 1).some((token) => isOwn(asked, token.low));
};

const isOwn = ({ words }: Asked, low: string): boolean =>
  words.some((word) => word.length > 2 && !COUNTS.test(word) && likeness(word, low) >= SURE);

const OF_MONEY = /(?:^|_)(?:price|cost|fee|fare|budget)(?:$|_)/iu;
const EACH = /^(?:\d.*|and|och|und|et|y|per|par|pro|por|each|je)$/u;

/** "Three fresh towels", "zwei Erwachsene", "a table for five"; "110 euros a night" counts no nights. */
function counts(asked: Asked, one: Stretch, { tokens, text }: Text): boolean {
  if (isCurrency(one.unit) || OF_MONEY.test(asked.name)) return false;
  if (
    asked.words.some((word) => PEOPLE.test(word)) &&
    FOR_PEOPLE.test(text.slice(Math.max(0, one.start - 16), one.start)) &&
    one.unit === undefined
  ) {
    const next = tokens.find((token) => token.start >= one.end);
    return (
      !next ||
      next.gap !== ' ' ||
      isOwn(asked, next.low) ||
      /^(?:on|at|under|in|the|am|um|le|el|den|kl|på|please|people|personen|personer|personnes|personas)$/u.test(
        next.low,
      )
    );
  }
  const at = tokens.findIndex((token) => token.start >= one.end);
  const isPeople = asked.words.some((word) => PEOPLE.test(word));
  return (
    at >= 0 &&
    tokens
      .slice(at, at + NEAR)
      .some(
        (token, i) =>
          token.gap === ' ' &&
          tokens.slice(at, at + i).every(({ gap, text: said }) => gap === ' ' && !EACH.test(said)) &&
          (isOwn(asked, token.low) || (isPeople && SAID_PEOPLE.test(token.low))),
      )
  );
}

/** "Room 214", "volume to 35". */
function numbersBeside(asked: Asked, said: Text, taken: readonly Span[]): Found[] {
  const all = said.stretches.filter(
    (one) =>
      ((one.kind === 'number' && !isOneOfFew(one)) || (one.kind === 'code' && /^\d+(?:[.,]\d+)?$/u.test(one.text))) &&
      one.unit === undefined &&
      canBe(asked, one, said.text) &&
      isFree(one, taken),
  );
  return all
    .filter((one) => isNamed(asked, one.start, said))
    .map((one) => ({ ...plain(one), value: Number(String(one.value).replace(',', '.')) }));
}

/** The only number, of no other unit, for the only argument that is a number. */
function onlyOne(asked: Asked, free: readonly Stretch[], inUnit: string | undefined): Found | null {
  const isMoney = /amount|price|value|cost|fee|sum|total|principal|size/iu.test(asked.name);
  const fit = free.filter((one) => (one.unit === undefined || isMoney) && isWhole(asked, plain(one)));
  if (inUnit !== undefined && free.some(({ unit }) => unit !== undefined)) return null;
  return oneOf(fit.map(plain));
}
