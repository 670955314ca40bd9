import {
  asPercent,
  atRate,
  billed,
  averaged,
  byMeasure,
  calculated,
  neededFor,
  severalIn,
  beforeDiscount,
  perPiece,
  rateOf,
  remaining,
  repriced,
  roundedAs,
  sharedOut,
  timesEach,
  timesInto,
} from './arithmetic.js';
import { isToBeReckoned } from './asked-amount.js';
import { endOf, endsIn } from './bounds.js';
import { clauseAt, sentenceAt, type Span, stemIn } from './clause.js';
import { entriesOf } from './compared.js';
import { bothOf, changed, difference, isDifference, OLD, partOrWhole } from './contrast.js';
import { daysBetween } from './dates.js';
import { from, fromText, type Grounded } from './grounded.js';
import type { Mention } from './mention.js';
import { nameExpression } from './expression-of.js';
import { leftOpen } from './hedges.js';
import { isArticle } from './numbers.js';
import { type Property, stemsOf } from './property.js';
import type { Reading } from './reading.js';
import { reckoned } from './reckoning/index.js';
import { thingsIn } from './things.js';
import { converted, type Unit, UNITS, unitNamed, unitOf } from './units.js';

/** A number of the text, or made from its numbers, that a property's name asks for; null where none or several could be meant. @param asGiven not converted and not reckoned with: for a function */
export function numberFor(property: Property, reading: Reading, scope: Span, asGiven = false): Grounded | null {
  const found = oneFor(inItsLanguage(property, reading), reading, scope, asGiven);
  if (!asGiven && found?.at !== undefined && isToBeReckoned(property, reading, scope, found.at)) return null;
  if (found?.source === 'conversion' && severalIn(reading.text, numbersOf(reading)).length > 0) return null;
  if (!found || found.source === 'text' || typeof found.value !== 'number') return found;
  return { ...found, value: roundedAs(reading.text, found.value) };
}

/** `coat_eur` of "Der Mantel kostet 319 Euro": words of clothes are found by what they mean, in whatever language. */
function inItsLanguage(property: Property, { mentions }: Reading): Property {
  const labels = property.labels.map((stems) => {
    const own = mentions.filter(
      ({ kind, value, text }) =>
        kind === 'cloth' &&
        stems.some(
          (stem) =>
            stem.length > 2 &&
            String(value)
              .split('-')
              .some((word) => word.startsWith(stem)),
        ) &&
        !stems.some((stem) => text.toLowerCase().startsWith(stem)),
    );
    return own.length === 0 ? stems : [...stems, ...own.map(({ text }) => text.toLowerCase().split(' ')[0])];
  });
  return { ...property, labels };
}

/** "Body length 78 cm", "pulse 71", "seat no. 61": the one number right after all words of the name. */
function calledSo(property: Property, { text }: Reading, numbers: readonly Mention[]): Mention | null {
  const { unit, kind } = property;
  if (endOf(property) !== null || kind === 'size' || kind === 'age') return null;
  const words = property.words.filter(
    (word, i) => !(unit !== null && (unitOf(word) === unit || (i === property.words.length - 1 && word.length === 1))),
  );
  if (words.length === 0 || words.length > 4 || !words.some((word) => word.length > 2)) return null;
  const name = new RegExp(
    String.raw`(?<![\p{L}\p{N}-]|\p{L}\s(?:of|per)\s)${nameExpression(words)}\s?(?::|=|is|was|no\.?|nr\.?|är|ist|est|es)?\s?(?:[$€£]\s?)?$`,
    'iu',
  );
  const found = numbers.filter(
    (one) =>
      (unit === null || one.unit === undefined
        ? unit === null || one.unit === undefined
        : unitNamed(one.unit)?.dimension === unit.dimension) &&
      name.test(text.slice(Math.max(0, one.start - 80), one.start)),
  );
  const isPlain = unit !== null && found.length === 1 && found[0].unit === undefined;
  return found.length === 1 && !isPlain && !isArticle(found[0]) ? found[0] : null;
}

const numbersOf = ({ mentions }: Reading): Mention[] => mentions.filter(({ kind }) => kind === 'number');

function oneFor(property: Property, reading: Reading, scope: Span, asGiven: boolean): Grounded | null {
  const told = reading.mentions.filter(
    ({ kind, start, end }) => kind === 'number' && start >= scope.start && end <= scope.end,
  );
  const open = leftOpen(reading.text, told);
  const sure = told.filter((one) => !open.has(one));
  const operated = asGiven ? undefined : byOperation(property, reading, scope, sure);
  if (operated !== undefined) return operated === null ? null : from('arithmetic', operated);
  const found = asGiven ? null : reckonedFor(property, reading, sure);
  if (found !== null) return from('arithmetic', found);
  const called = calledSo(property, reading, sure);
  if (called) return inUnit(called, property.unit);
  const all = sure.filter((one) => !isRate(one, property, reading) && !isMoreThan(one, property, reading));
  const end = endOf(property);
  const numbers = end === null ? all : endsIn(reading, all, end);
  if (end !== null && numbers.length === 0) return endOfSizes(reading, scope, end);
  if (end !== null && property.labels.length > 0 && property.kind === 'money') {
    const limits = numbers.filter(({ unit }) => unitNamed(unit)?.currency === true);
    if (property.words.includes('budget')) return only(limits.map((one) => said(one, one.value as number)));
  }
  if (end !== null && property.kind === null && property.unit === null)
    return only(numbers.map((one) => said(one, one.value as number)));
  const parts = asGiven ? undefined : partOrWhole(property, reading.text, numbers);
  if (parts !== undefined && property.unit === null && MAY_BE_PARTS.has(property.kind))
    return parts && said(parts, parts.value as number);
  const apart = asGiven
    ? null
    : (difference(property, reading.text, comparable(property, numbers)) ?? between(property, reading, scope));
  if (apart !== null) return from('arithmetic', apart);
  const turned = asGiven ? null : changed(property, reading.text, comparable(property, numbers));
  if (turned) return inUnit(turned, property.unit);
  return (
    (asGiven ? alone(property, numbers) : summed(property, reading, scope, numbers)) ??
    (property.kind === 'size' ? sizeIn(property, reading, scope) : null) ??
    (property.kind === 'quantity' ? quantityIn(property, reading, numbers) : null) ??
    ofKind(property, reading, numbers) ??
    countOf(property, reading, all) ??
    (property.kind === null ? ordinalIn(property, reading, scope) : null) ??
    (property.kind === null && property.unit === null
      ? labelled(
          property,
          reading,
          numbers.filter((one) => (one.unit === undefined || isNamedAfter(one, property, reading)) && !isArticle(one)),
        )
      : null)
  );
}

const ORDINALS = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth'.split('|');
const ORDINAL = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(${ORDINALS.join('|')})|(\d{1,3})(?:st|nd|rd|th|:[ae]))\s(\p{L}{3,20})(?!\p{L})`,
  'giu',
);

/** `floor` of "second floor": which of several. */
function ordinalIn({ labels, unit }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  if (labels.length !== 1 || unit !== null) return null;
  const found = [...text.slice(start, end).matchAll(ORDINAL)].filter(
    ([, , , noun]) => stemIn(noun, { start: 0, end: noun.length }, labels[0], 0) === 0,
  );
  const [one] = found;
  if (found.length !== 1) return null;
  return fromText(one[2] === undefined ? ORDINALS.indexOf(one[1].toLowerCase()) + 1 : Number(one[2]), one[0]);
}

/** What a named operation makes of the numbers of a stretch. */
function byOperation(
  property: Property,
  { text }: Reading,
  { start, end }: Span,
  numbers: readonly Mention[],
): number | null | undefined {
  const own = `${' '.repeat(start)}${text.slice(start, end)}`;
  const both = bothOf(
    own,
    numbers.filter(({ unit }) => unit !== 'percent'),
  );
  return reckoned(property, own, numbers, both);
}

/** "250 g per metre" is no weight, where the name does not ask by what it is. */
const isRate = (one: Mention, { words }: Property, { text }: Reading): boolean =>
  one.unit !== undefined &&
  unitNamed(one.unit)?.currency !== true &&
  !words.some((word) => /^(per|rate|density|gsm|grammage|speed|pace|each|consumption|usage)$/.test(word)) &&
  rateOf(text, one) !== null;

const BETWEEN = /(?:between|from|mellan|från|zwischen|vom|entre|du|desde el|del)\s(?:the\s|den\s|dem\s|le\s|el\s)?$/iu;
const AND_DATE =
  /^\s(?:and|to|until|till|och|und|bis(?: zum)?|et|au|y|al|hasta el)\s(?:the\s|den\s|dem\s|le\s|el\s)?$/iu;

/** "How many days are there between 3 June 2026 and 17 June 2026?" */
function daysFor({ words }: Property, { text, mentions }: Reading): number | null {
  const [first, second, ...more] = mentions.filter(({ kind }) => kind === 'date');
  if (
    second === undefined ||
    more.length > 0 ||
    !words.some((word) => /^(days|dagar|tage|jours|días|nights|weeks|veckor|wochen|semaines|semanas)$/.test(word))
  )
    return null;
  if (!BETWEEN.test(text.slice(0, first.start)) || !AND_DATE.test(text.slice(first.end, second.start))) return null;
  const days = daysBetween(String(first.value), String(second.value));
  if (words.some((word) => /^(weeks|veckor|wochen|semaines|semanas)$/.test(word)))
    return days % 7 === 0 ? days / 7 : null;
  return days > 0 ? days : null;
}

const TO_TIME = /^\s?(?:to|till|until|bis|–|-|à|a|and|och|und|et|y|hasta(?: las)?)\s?$/iu;
const BEGINS =
  /(?<!\p{L})(?:leaves?|departs?|starts?|begins?|opens?|avgår|börjar|öppnar|beginnt|fährt)(?!\p{L})[^.!?;]{0,40}$/iu;
const STOPS_AT = /(?<!\p{L})(?:arrives?|ends?|closes?|finishes|until|slutar|ankommer|stänger|endet|kommt)(?!\p{L})/iu;
const IN_MINUTES = new Set(['minute', 'hour', 'second']);

/** "From 9:15 to 10:45": how long that is. */
function minutesFor({ unit, kind }: Property, { text, mentions }: Reading): Grounded | null {
  const [first, second, ...more] = mentions.filter((one) => one.kind === 'time');
  if (
    second === undefined ||
    more.length > 0 ||
    !(IN_MINUTES.has(unit?.unit ?? '') || (kind === 'duration' && unit === null))
  )
    return null;
  const isFromTo = BEGINS.test(text.slice(0, first.start)) && STOPS_AT.test(text.slice(first.end, second.start));
  if (!TO_TIME.test(text.slice(first.end, second.start)) && !isFromTo) return null;
  const [a, b] = [first, second]
    .map(({ value }) => String(value).split(':').map(Number))
    .map(([hours, minutes]) => hours * 60 + minutes);
  const minute = unitNamed('minute');
  return b > a && unit && minute ? from('arithmetic', converted(b - a, minute, unit)) : null;
}

/** `difference_cm` of "Lena is 172 cm tall, Maja is 168 cm." */
function between(property: Property, reading: Reading, scope: Span): number | null {
  const { unit } = property;
  if (unit === null || unit.unit === 'percent' || !isDifference(property)) return null;
  const entries = entriesOf(unit.currency === true ? 'money' : unit.dimension, reading, scope);
  if (entries?.length !== 2) return null;
  return Number((Math.abs(entries[0].value - entries[1].value) / unit.factor).toPrecision(12));
}

const MORE =
  /^\s(?:more(?! than)|less(?! than)|cheaper|dearer|more expensive|extra|mer(?! än)|mindre(?! än)|dyrare|billigare|mehr(?! als)|weniger(?! als)|teurer|billiger|de plus(?! de)|de moins|plus cher|más(?! de)|menos(?! de))(?!\p{L})/iu;

/** "The red one is 20 EUR more": how much one thing is beyond another is not what it is. */
const isMoreThan = (one: Mention, { words }: Property, { text }: Reading): boolean =>
  one.unit !== undefined &&
  MORE.test(text.slice(one.end)) &&
  !words.some((word) =>
    /^(more|extra|less|difference|surcharge|increase|decrease|skillnad|differenz|cheaper|saving|savings)$/.test(word),
  );

/** What is for all at a rate, the sum of a bill, or a part in percent of its whole. */
function reckonedFor(property: Property, reading: Reading, numbers: readonly Mention[]): number | null {
  const { text } = reading;
  const { unit, words } = property;
  const days = daysFor(property, reading);
  if (days !== null) return days;
  const hours = minutesFor(property, reading);
  if (hours !== null && numbers.every(({ unit: own }) => unitNamed(own)?.dimension !== 'duration'))
    return hours.value as number;
  const rated = unit && !words.includes('per') ? atRate(text, numbers) : null;
  const own = unitNamed(rated?.unit);
  if (rated && own && unit && own.dimension === unit.dimension) return converted(rated.value, own, unit);
  if (
    (property.kind === 'money' || unit?.currency === true || (property.kind === null && unit === null)) &&
    words.some((word) => WHOLE.has(word) || word === 'sum')
  ) {
    const sum = billed(text, numbers);
    if (sum !== null) return sum;
  }
  if (unit?.unit !== 'percent' && property.kind !== 'share') return null;
  const plain = numbers.filter((one) => !isArticle(one));
  const part = plain.length === 2 ? partOrWhole(property, text, plain) : undefined;
  const [a, b] = plain.map(({ value }) => Number(value));
  return part && part === plain[0] && b > 0 ? Number(((100 * a) / b).toPrecision(12)) : null;
}

const MAY_BE_PARTS: ReadonlySet<string | null> = new Set([null, 'quantity']);

/** `pockets` of "two flap pockets": how many of what the name is the plural of. */
function countOf(
  { words, unit, kind }: Property,
  { text, language }: Reading,
  numbers: readonly Mention[],
): Grounded | null {
  const [noun] = words;
  if (
    words.length !== 1 ||
    unit !== null ||
    (!(language !== 'en' && kind === null && /^\p{L}{4,}$/u.test(noun)) &&
      !/^\p{L}{4,}s$|^(?:people|personer|personen|gäste|leute|children|women|men|barn)$/u.test(noun))
  )
    return null;
  const stem = noun
    .replace(language === 'en' ? /(?:ies|es|s)$/u : /(?:es|ar|or|er|en|s|e|n)$/u, '')
    .replace(/[^\p{L}]/gu, '');
  const found = numbers.filter(
    (one) =>
      one.unit === undefined &&
      Number.isInteger(one.value) &&
      new RegExp(String.raw`^(?:\s[\p{L}-]+){0,2}?\s${stem}\p{L}{0,3}(?!\p{L})`, 'iu').test(text.slice(one.end)),
  );
  const more = numbers.filter((one) => !found.includes(one) && ANOTHER.test(text.slice(0, one.start)));
  if (found.length === 1 && more.length > 0)
    return from(
      'arithmetic',
      [...found, ...more].reduce((sum, { value }) => sum + Number(value), 0),
    );
  return found.length === 1 ? said(found[0], found[0].value as number) : null;
}

/** "… and another eight": more of the same. */
const ANOTHER = /(?<!\p{L})(?:another|a further|ytterligare|weitere|encore|otr[oa]s)\s$/iu;

/** The numbers that a name's unit or kind leaves. */
function comparable({ kind, unit }: Property, numbers: readonly Mention[]): Mention[] {
  const isMoney = kind === 'money' || unit?.currency === true;
  return numbers.filter((one, i) => {
    const own = unitNamed(one.unit ?? (isArticle(one) ? undefined : numbers.at(i + 1)?.unit));
    if (isMoney) return own?.currency === true;
    return unit === null ? !isArticle(one) : own?.dimension === unit.dimension;
  });
}

/** "Sizes 34 to 46": the smallest or the largest. */
function endOfSizes({ mentions }: Reading, scope: Span, end: 'low' | 'high'): Grounded | null {
  const sizes = mentions.filter(
    ({ kind, text, start, end: to }) =>
      kind === 'size' && /^\d+$/.test(text) && start >= scope.start && to <= scope.end,
  );
  if (sizes.length < 2) return null;
  const values = sizes.map(({ text }) => Number(text));
  const value = end === 'low' ? Math.min(...values) : Math.max(...values);
  return fromText(value, String(value));
}

/** The one size of the text that is a number. */
function sizeIn({ words }: Property, { mentions, text: whole }: Reading, scope: Span): Grounded | null {
  const system = words.find((word) => /^(eu|us|uk)$/.test(word));
  const found = mentions.filter(
    ({ kind, text, start, end }) =>
      kind === 'size' &&
      start >= scope.start &&
      end <= scope.end &&
      (system === undefined || text.toLowerCase().startsWith(system)),
  );
  return only(
    ofExchange(words, found, whole).flatMap(({ value, text }) =>
      /\d/.test(String(value)) ? [fromText(Number(/\d+(?:\.\d+)?/.exec(String(value))?.[0]), text)] : [],
    ),
  );
}

const EXCHANGES = /(?<!\p{L})(?:exchang|swap|chang|byta|byte|tausch|umtausch|échang|cambi)\p{L}*(?!\p{L})[^.!?]*$/iu;
const FOR_ANOTHER = /(?<!\p{L})(?:for|to|against|mot|till|gegen|contre|por|pour|in)(?!\p{L})/iu;
const FOR_A =
  /(?<!\p{L})(?:for|to|against|mot|till|gegen|contre|por|pour)\s(?:(?:a|an|the|en|ett|eine?|une?|una?|size|storlek|größe|taille|talla)\s){0,3}$/iu;

/** "Exchange a size 38 for a 40": of two sizes the old one or the new one, where the name asks for one of them. */
function ofExchange(words: readonly string[], sizes: readonly Mention[], text: string): readonly Mention[] {
  const isOld = words.some((word) => OLD.has(word));
  if (isOld && sizes.length === 1 && isWanted(text, sizes[0])) return [];
  if (sizes.length !== 2 || !(isOld || words.some((word) => /^(new|wanted|neue?|ny|nya|nouvelle|nueva)$/.test(word))))
    return sizes;
  const [first, second] = sizes;
  const isTold = EXCHANGES.test(text.slice(0, first.start)) && FOR_ANOTHER.test(text.slice(first.end, second.start));
  return isTold ? [isOld ? first : second] : sizes;
}

/** "Exchange the boots for a size 44": the one size that is told is the new one. */
function isWanted(text: string, size: Mention): boolean {
  const before = text.slice(0, size.start);
  return EXCHANGES.test(before) && FOR_A.test(before);
}

const isBare = ({ weakKind, labels }: Property): boolean => weakKind === 'result' && labels.length <= 1;

/** What a function is to work with, as it stands in the text. */
const alone = (property: Property, numbers: readonly Mention[]): Grounded | null => {
  const found = numbers.filter((one) => !isArticle(one));
  return isBare(property) && found.length === 1 ? said(found[0], found[0].value as number) : null;
};

/** Sums, products and conversions that the text asks for. */
function summed(property: Property, reading: Reading, scope: Span, numbers: readonly Mention[]): Grounded | null {
  const text = reading.text.slice(scope.start, scope.end);
  const sums = numbers.filter(({ unit }) => unitNamed(unit)?.currency === true);
  const total = totalOf(property, reading, numbers);
  if (total) return total;
  const whole = property.words.some((word) => WHOLE.has(word)) ? sumOfOthers(numbers) : null;
  if (whole) return said(whole, whole.value as number);
  const needed =
    isBare(property) || property.unit !== null
      ? neededFor(
          text,
          numbers.filter((one) => !isArticle(one)),
        )
      : null;
  const needs = needed && inUnitOf(property, needed);
  if (needs !== null) return from('arithmetic', needs);
  const before =
    sums.length === 1 && property.words.some((word) => OLD.has(word))
      ? beforeDiscount(text, sums[0].value as number, reading.language)
      : null;
  if (before !== null) return from('arithmetic', before);
  const pieces =
    property.unit !== null && property.words.includes('per') && /\?/.test(text) && unitsAgree(property, numbers)
      ? perPiece(numbers.filter((one) => !isArticle(one)))
      : null;
  if (pieces !== null) return from('arithmetic', pieces);
  const left = property.words.some((word) => LEFT.has(word))
    ? remaining(
        text,
        numbers.filter((one) => !isArticle(one)),
      )
    : null;
  if (left !== null) return from('arithmetic', left);
  const mean = averaged(text, numbers);
  if (mean !== null)
    return property.words.some((word) => AVERAGE.has(word)) || isBare(property) ? from('arithmetic', mean) : null;
  const share =
    property.unit?.unit === 'percent' || property.kind === 'share' || isBare(property) ? asPercent(text) : null;
  if (share !== null) return from('arithmetic', share);
  const often = property.unit === null ? timesInto(text, numbers) : null;
  if (often !== null) return from('arithmetic', often);
  const each =
    property.words.some((word) => EACH.has(word)) || isBare(property)
      ? sharedOut(
          text,
          numbers.filter((one) => !isArticle(one)),
        )
      : null;
  if (each !== null) return from('arithmetic', each);
  const bare = isBare(property) && property.unit === null && (property.kind === null || property.kind === 'prose');
  const isPrice =
    bare ||
    ((property.kind === 'money' || property.unit?.currency === true) &&
      property.words.some((word) => NEW_PRICE.has(word)));
  const changed =
    isPrice && sums.length === 1 ? repriced(text, sums[0].value as number, reading.language, !bare) : null;
  if (changed !== null) return from('arithmetic', changed);
  const sum = bare ? calculated(text, reading.language) : null;
  if (sum !== null) return from('arithmetic', sum);
  return bare
    ? conversion(text, numbers, null)
    : property.unit && (!property.unit.currency || isMass(property, numbers))
      ? conversion(text, numbers, property.unit)
      : null;
}

/** What was reckoned in one unit, in that of the name. @returns null where they measure different things */
function inUnitOf({ unit }: Property, { value, unit: told }: { value: number; unit?: string }): number | null {
  const own = unitNamed(told);
  if (unit === null || own?.unit === unit.unit) return value;
  return own && own.dimension === unit.dimension ? converted(value, own, unit) : null;
}

/** `pounds`, where the text weighs something. */
const isMass = ({ unit }: Property, numbers: readonly Mention[]): boolean =>
  unit?.unit === 'GBP' &&
  unit.words.includes('pounds') &&
  numbers.some((one) => unitNamed(one.unit)?.dimension === 'mass');

/** Whether what is measured in the text is told in the unit of the name, or in one that the name leaves open. */
const unitsAgree = ({ unit }: Property, numbers: readonly Mention[]): boolean =>
  unit === null || numbers.every((one) => one.unit === undefined || one.unit === unit.unit);

/** What says that a value is what is left of another. */
const LEFT = new Set(
  'remaining left rest leftover balance change wechselgeld växel monnaie cambio missing short shortfall lacking difference kvar återstår saknas fattas fehlend fehlt fehlen restant restante manquant manquants faltan'.split(
    ' ',
  ),
);

const WHOLE = new Set(['total', 'all', 'quantity', 'overall', 'altogether', 'totalt', 'gesamt', 'antal', 'menge']);

/** "25 aprons, 10 in S and 15 in M": the one that the others add up to. */
function sumOfOthers(numbers: readonly Mention[]): Mention | null {
  const counts = numbers.filter((one) => one.unit === undefined && !isArticle(one));
  const sum = counts.reduce((all, { value }) => all + Number(value), 0);
  const found = counts.filter(({ value }) => Number(value) * 2 === sum);
  return counts.length > 2 && found.length === 1 ? found[0] : null;
}

const AVERAGE = new Set([
  'average',
  'mean',
  'avg',
  'genomsnitt',
  'medel',
  'durchschnitt',
  'moyenne',
  'promedio',
  'media',
]);
/** "70 % wool", "200 EUR net": the name stands right after the number. */
function isNamedAfter({ end }: Mention, { labels }: Property, { text }: Reading): boolean {
  const next = /^\s?([\p{L}-]+)/u.exec(text.slice(end, end + 40));
  return next !== null && labels.length === 1 && stemIn(next[1], { start: 0, end: next[1].length }, labels[0], 0) === 0;
}

/** What says that a value is one part of several. */
const EACH = new Set(['each', 'per', 'share', 'person', 'var', 'vardera', 'jeder', 'chacun', 'cada']);
/** What says that a value is the sum of all. */
const TOGETHER = new Set(
  'total sum summa gesamt answer result revenue turnover earnings bill intäkt intäkter omsättning umsatz recette ingresos altogether together'.split(
    ' ',
  ),
);
/** What says that a price is the one after a change. */
const NEW_PRICE = new Set([
  'gross',
  'brutto',
  'pay',
  'new',
  'final',
  'reduced',
  'sale',
  'discounted',
  'after',
  'nytt',
  'neuer',
  'nouveau',
  'nuevo',
]);

/** "3 shirts at 40 USD each", "if one costs 12.50 EUR, what do 8 cost?": what they cost together. */
function totalOf(property: Property, reading: Reading, numbers: readonly Mention[]): Grounded | null {
  if (!property.words.some((word) => TOGETHER.has(word))) return null;
  const money = numbers.filter(({ unit }) => unitNamed(unit)?.currency === true);
  if (property.unit?.currency && money[0]?.unit !== property.unit.unit) return null;
  if (money.length !== 1) return null;
  const together = timesEach(reading.text, money[0], numbers);
  if (together !== null) return from('arithmetic', together);
  const measured = byMeasure(reading.text, money[0], numbers);
  if (measured !== null) return from('arithmetic', measured);
  const counted = numbers.filter((one) => isCount(one, reading));
  const bare = numbers.filter((one) => one.unit === undefined && Number.isInteger(one.value) && !isArticle(one));
  const counts = counted.length > 0 ? counted : bare;
  if (counts.length !== 1) return null;
  const each = stemIn(reading.text, sentenceAt(reading.text, money[0].start), stemsOf('unit'), money[0].end);
  return each < 0
    ? null
    : from('arithmetic', Number(((money[0].value as number) * (counts[0].value as number)).toPrecision(12)));
}

/** One amount in another unit: the property's own, or the one that the text names without a number. */
function conversion(text: string, numbers: readonly Mention[], to: Unit | null): Grounded | null {
  const [amount] = numbers.filter(({ unit }) => unit !== undefined);
  const own = unitNamed(amount?.unit);
  if (
    !own ||
    numbers.filter((one) => !isArticle(one)).length !== 1 ||
    !/\?|\b(convert|omvandla|räkna om|umrechnen|convertir|convierte|in|to)\b/iu.test(text)
  )
    return null;
  const target = (to && like(to, own)) ?? namedUnit(text.replace(amount.text, ' '), own);
  if (!target || target.unit === own.unit) return null;
  const value = converted(amount.value as number, own, target);
  return value === null ? null : { value, source: 'conversion', quote: amount.text };
}

/** `pounds` of money or of mass: the one that measures the same. */
const like = (unit: Unit, own: Unit): Unit =>
  unit.dimension === own.dimension
    ? unit
    : (UNITS.find(
        (one) =>
          one.dimension === own.dimension &&
          one.words.some((word) => unit.words.includes(word.replace(/ weight$/, ''))),
      ) ?? unit);

const namedUnit = (text: string, like: Unit): Unit | null => {
  const words = text.toLowerCase().match(/[\p{L}°"″%]+/gu) ?? [];
  return (
    words
      .filter((word) => word !== 'in')
      .map((word) => unitOf(word))
      .find((unit) => unit?.dimension === like.dimension) ?? null
  );
};

const SIZE_BEFORE = /(size|storlek|stl|größe|taille|talla|no\.?|nr\.?|eu|uk|us|#)\s*$/iu;
const COUNTED =
  /^\s?(?:x\s?)?(?:\p{L}+[\s-]){0,4}?(?:pieces?|pairs?|items?|units?|pcs|stycken|st|par|stück|pièces?|unidades|copies|metres|samples?|buttons?|rolls?)(?!\p{L})/iu;

/** Whether a number counts things of the text: no unit, and a garment or a word for pieces after it. */
function isCount(number: Mention, { text, mentions }: Reading): boolean {
  if (number.unit !== undefined || !Number.isInteger(number.value) || SIZE_BEFORE.test(text.slice(0, number.start)))
    return false;
  const clause = clauseAt(text, number.start);
  const garment = mentions.find(
    ({ kind, attribute, start }) => kind === 'cloth' && attribute === 'garment' && start >= number.end,
  );
  const near = garment !== undefined && garment.start <= clause.end && garment.start - number.end <= 40;
  if (isArticle(number)) return near && ORDERS.test(text);
  return near || COUNTED.test(text.slice(number.end, number.end + 40));
}

const ORDERS =
  /\b(order|buy|purchase|would like|want|send|need|beställ\p{L}*|köpa|vill ha|skicka|bestell\p{L}*|kauf\p{L}*|möchte|brauche|command\p{L}*|achet\p{L}*|voudrais|pedir|comprar|quiero|encarg\p{L}*)(?!\p{L})/iu;

/** "0.5 ETH": so much of what has a short name in capitals. */
const OF_TICKER = /^\s[A-Z]{3,5}(?![\p{L}\d])/u;
const QUANTITY = ['quantity', 'qty', 'antal', 'anzahl', 'menge', 'quantité', 'cantidad', 'count'];

function quantityIn(property: Property, reading: Reading, numbers: readonly Mention[]): Grounded | null {
  const counts = numbers.filter((one) => isCount(one, reading));
  const isSum = property.words.some((word) => /^(total|all|overall|altogether|totalt|gesamt)$/.test(word));
  if (isSum && numbers.filter((one) => one.unit === undefined && !isArticle(one)).length > 1) return null;
  if (counts.length === 1) return said(counts[0], counts[0].value as number);
  if (counts.length > 1) return null;
  const ofThings = thingsIn(reading, spanOf(numbers)).flatMap((thing) =>
    numbers.filter(({ start }) => start === thing.start),
  );
  const [thing] = ofThings;
  if (ofThings.length === 1 && !isYear(thing) && !SIZE_BEFORE.test(reading.text.slice(0, thing.start)))
    return said(thing, thing.value as number);
  const { unit } = property;
  const traded = numbers.filter((one) => one.unit === undefined && OF_TICKER.test(reading.text.slice(one.end)));
  if (unit === null && traded.length === 1) return said(traded[0], traded[0].value as number);
  const found = beside(
    [QUANTITY],
    reading,
    numbers.filter((one) =>
      unit === null ? one.unit === undefined : unitNamed(one.unit)?.dimension === unit.dimension,
    ),
  );
  return unit === null || found === null
    ? found
    : inUnit(
        numbers.find(({ start }) => start === found.at)!,
        unit,
      );
}

const spanOf = (numbers: readonly Mention[]): Span => ({
  start: numbers[0]?.start ?? 0,
  end: numbers.at(-1)?.end ?? 0,
});
const isYear = ({ value }: Mention): boolean => Number(value) >= 1900 && Number(value) < 2100;

const DIMENSION: Readonly<Record<string, string>> = {
  mass: 'mass',
  length: 'length',
  temperature: 'temperature',
  duration: 'duration',
  share: 'share',
};
const YEARS_OLD = /\b(old|alt|gammal|aged|age|ålder|alter|âge|edad|i am|i['’]m|jag är|bin|ai|tengo|j['’]ai)(?!\p{L})/iu;

/** The number of a dimension, in the property's unit. */
function ofKind(property: Property, reading: Reading, numbers: readonly Mention[]): Grounded | null {
  const { kind, unit } = property;
  if (kind === 'age')
    return only(
      numbers
        .filter((one) => one.unit === 'year' && YEARS_OLD.test(around(reading, one)))
        .map((one) => said(one, one.value as number)),
    );
  if (kind === 'rating')
    return rating(reading, numbers) ?? labelled({ ...property, labels: [stemsOf('rating')] }, reading, numbers);
  if (kind === 'year')
    return only(
      numbers
        .filter(
          ({ value, unit: own }) =>
            own === undefined && Number.isInteger(value) && Number(value) >= 1900 && Number(value) < 2100,
        )
        .map((one) => said(one, one.value as number)),
    );
  if (kind === 'money' || unit?.currency || isSumNamed(property)) return moneyIn(property, reading, numbers);
  const dimension = unit?.dimension ?? (kind === null ? undefined : DIMENSION[kind]);
  if (dimension === undefined) return null;
  if (dimension === 'temperature' && numbers.every((one) => unitNamed(one.unit)?.dimension !== dimension)) {
    const washed = numbers.filter((one) => one.unit === undefined && isWashedAt(one, reading.text));
    return washed.length === 1 && unit?.unit !== 'fahrenheit' ? said(washed[0], Number(washed[0].value)) : null;
  }
  const fit = numbers.filter(
    (one) =>
      unitNamed(one.unit)?.dimension === dimension ||
      (one.unit === undefined && property.labels.length > 0 && dimension === 'length' && !isArticle(one)),
  );
  const chosen = property.labels.length > 0 ? besideAll(property, reading, fit) : fit.length === 1 ? fit[0] : null;
  const own = chosen ?? inItsUnit(property, fit);
  return own && inUnit(own, unit);
}

const WASHED_AT = /(?<!\p{L})(?:wash|tvätt|wasch|lav)\p{L}*(?:\s\p{L}+)?\s(?:at|i|bei|à|a|på)\s$|(?<!\p{L})wash\s$/iu;
const WASHES: ReadonlySet<unknown> = new Set([20, 30, 40, 50, 60, 70, 90, 95]);
/** "Wash at 40": on labels degrees are meant. */
const isWashedAt = ({ value, start }: Mention, text: string): boolean =>
  WASHES.has(value) && WASHED_AT.test(text.slice(0, start));

/** `length_m`: a name that says no more than what is measured takes the one number of the text that has its unit. */
function inItsUnit({ words, unit }: Property, numbers: readonly Mention[]): Mention | null {
  if (!unit || !words.some((word) => /^(length|weight|radius|distance)$/.test(word))) return null;
  const own = numbers.filter((one) => one.unit === unit.unit);
  return own.length === 1 ? own[0] : null;
}

const around = ({ text }: Reading, { start }: Mention): string => {
  const { start: from, end } = sentenceAt(text, start);
  return text.slice(from, end);
};

/** `shipping`, `tax`: names of sums that are no kind of their own. */
const isSumNamed = ({ kind, unit, labels }: Property): boolean =>
  kind === null && unit === null && labels.length > 0 && labels.every(([stem]) => OTHER_SUMS.includes(stem));

function moneyIn(property: Property, reading: Reading, numbers: readonly Mention[]): Grounded | null {
  const { unit, words } = property;
  const sums = numbers.filter(
    (one) => unitNamed(one.unit)?.currency === true && (!unit?.currency || one.unit === unit.unit),
  );
  if (sums.length === 0) {
    const bare = property.labels.length === 0 ? withoutCurrency(property, reading, numbers) : null;
    return bare ?? calledSum(property, reading, numbers);
  }
  const labels = property.labels.filter((stems) => !stems.includes('unit'));
  if (labels.length > 0) {
    const chosen = besideAll({ ...property, labels }, reading, sums);
    return chosen && said(chosen, chosen.value as number);
  }
  const perPiece = sums.filter(
    (one) => stemIn(reading.text, clauseAt(reading.text, one.start), stemsOf('unit'), one.end) >= 0,
  );
  const plain = sums.filter((one) => !perPiece.includes(one));
  if (words.includes('unit') && perPiece.length === 1) return said(perPiece[0], perPiece[0].value as number);
  const free = sums.length > 1 ? sums.filter((one) => !isOtherSum(one, reading)) : sums;
  return free.length === 1 && !words.includes('total')
    ? said(free[0], free[0].value as number)
    : words.includes('total') && plain.length === 1
      ? said(plain[0], plain[0].value as number)
      : null;
}

const SUM_OF =
  /(?<!\p{L})(?:price|cost|amount|sum|budget|fee|pris|belopp|preis|betrag|prix|montant|precio|importe)\s?(?:of|is|was|:|=|på|är|von|ist|de|est|es)\s$/iu;

/** "A net price of 320": a number that is called a sum, where nothing has a currency. */
function calledSum({ labels, unit }: Property, { text }: Reading, numbers: readonly Mention[]): Grounded | null {
  const found = numbers.filter(
    (one) => one.unit === undefined && SUM_OF.test(text.slice(Math.max(0, one.start - 24), one.start)),
  );
  if (found.length !== 1 || unit !== null) return null;
  const near = { start: Math.max(0, found[0].start - 40), end: found[0].start };
  return labels.every((stems) => stemIn(text, near, stems, near.end) >= 0)
    ? said(found[0], found[0].value as number)
    : null;
}

/** "The trousers 59.50": with two decimals, where other sums of the text have their currency. */
function withoutCurrency({ unit }: Property, { mentions }: Reading, numbers: readonly Mention[]): Grounded | null {
  const currencies = mentions.flatMap((one) => (unitNamed(one.unit)?.currency ? [one.unit] : []));
  const found = numbers.filter((one) => one.unit === undefined && /^\d+[.,]\d{2}$/.test(one.text));
  const isOne = currencies.length > 0 && currencies.every((one) => one === (unit?.unit ?? currencies[0]));
  return found.length === 1 && isOne ? said(found[0], found[0].value as number) : null;
}

const OTHER_SUMS = [
  'net',
  'gross',
  'subtotal',
  'shipping',
  'tax',
  'discount',
  'deposit',
  'total',
  'refund',
  'fee',
].flatMap(stemsOf);

/** Freight, tax, a discount, a deposit: a sum that its own clause says to be something else than a price. */
const isOtherSum = ({ start }: Mention, { text }: Reading): boolean =>
  stemIn(text, clauseAt(text, start), OTHER_SUMS, start) >= 0;

function rating({ text }: Reading, numbers: readonly Mention[]): Grounded | null {
  const found = numbers.filter(({ end }) =>
    /^\s?(?:\/\s?\d|out of|of \d|av \d|von \d|sur \d|de \d|stars?|stjärnor|sterne|étoiles|estrellas)/iu.test(
      text.slice(end, end + 12),
    ),
  );
  const slashed = /(?<!\d)(\d(?:[.,]\d)?)\s?\/\s?(?:5|10)(?!\d)/u.exec(text);
  if (slashed) return fromText(Number(slashed[1].replace(',', '.')), slashed[0]);
  return found.length > 0 ? said(found[0], found[0].value as number) : null;
}

function inUnit(number: Mention, unit: Unit | null): Grounded | null {
  const own = unitNamed(number.unit);
  if (!unit || !own || own.unit === unit.unit) return said(number, number.value as number);
  const value = converted(number.value as number, own, unit);
  return value === null ? null : { value, source: 'conversion', quote: number.text };
}

const said = ({ text, start }: Mention, value: number): Grounded => ({ ...fromText(value, text), at: start });
const only = (found: readonly Grounded[]): Grounded | null =>
  new Set(found.map(({ value }) => value)).size === 1 ? found[0] : null;

function labelled(property: Property, reading: Reading, numbers: readonly Mention[]): Grounded | null {
  if (property.labels.length === 0) return null;
  const chosen = besideAll(property, reading, numbers);
  return chosen && said(chosen, chosen.value as number);
}

function beside(
  labels: readonly (readonly string[])[],
  reading: Reading,
  numbers: readonly Mention[],
): Grounded | null {
  const chosen = besideAll({ labels } as Property, reading, numbers);
  return chosen && said(chosen, chosen.value as number);
}

/** Words before a number that do not say what it is of. */
const LEADS_ON =
  /^(?:is|are|was|were|be|costs?|cost|for|at|of|to|from|about|around|only|exactly|roughly|nearly|over|under|than|the|a|an|and|or|with|has|have|had|in|on|by|weighs?|measures?|takes?|paid|pays?|pay|needs?|need|order|ordered|plus|minus|another|all|these|those|my|our|your|her|his|their|its|i|we|you|he|she|they|it|kostar|är|var|för|på|i|av|till|från|med|har|kostet|ist|war|für|von|mit|hat|sind|coûte|est|pour|de|a|cuesta|es|por|con|size|no|nr|number|total|sum|price|up|within|every|each|per)$/iu;

/** "3 rooms, second floor", "rent 1450 EUR, deposit two rents": a number with a noun of its own beside it, which the name does not have. */
function isOfOther(labels: Property['labels'], text: string, { start, end, unit }: Mention): boolean {
  const clause = clauseAt(text, start);
  const has = (word: string): boolean =>
    labels.some((stems) => stemIn(word, { start: 0, end: word.length }, stems, 0) >= 0);
  const before = /(?<![\p{L}\d])(\p{L}{2,30})\s$/u.exec(text.slice(Math.max(clause.start, start - 40), start))?.[1];
  if (before !== undefined && !LEADS_ON.test(before) && !has(before)) return unit !== undefined;
  const after = /^\s((?:\p{L}[\p{L}-]*\s?){1,3})/u.exec(text.slice(end, clause.end))?.[1].trim().split(' ') ?? [];
  const [noun] = after;
  return unit === undefined && noun !== undefined && !LEADS_ON.test(noun) && !after.some(has);
}

/** "Iron on the reverse, 110 degrees at most": the only one of its kind in a sentence that has all words of the name. */
function aloneInSentence(
  labels: Property['labels'],
  text: string,
  numbers: readonly Mention[],
): { number: Mention; far: number }[] {
  const alone = numbers.filter((one) => {
    const span = sentenceAt(text, one.start);
    return numbers.filter(({ start }) => start >= span.start && start < span.end).length === 1;
  });
  const found = alone.filter(
    (one) =>
      !isOfOther(labels, text, one) &&
      labels.every((stems) => stemIn(text, sentenceAt(text, one.start), stems, one.start) >= 0),
  );
  return found.length === 1 && numbers.length > 1 ? [{ number: found[0], far: 0 }] : [];
}

const NEAR = 48;
const MEASURES = [
  'bust',
  'chest',
  'waist',
  'hips',
  'height',
  'inseam',
  'shoulder',
  'sleeve',
  'neck',
  'thigh',
  'age',
  'weight',
  'discount',
].flatMap(stemsOf);

/** Whether its own clause already says what a number measures. */
const isMeasured = ({ text }: Reading, { start }: Mention): boolean =>
  stemIn(text, clauseAt(text, start), MEASURES, start) >= 0;

/** The number that stands in one clause with a word of each label; the nearest, and none where another is as near. */
function besideAll(
  { labels }: Pick<Property, 'labels'>,
  reading: Reading,
  numbers: readonly Mention[],
): Mention | null {
  const { text } = reading;
  const near = (within: (text: string, at: number) => Span): { number: Mention; far: number }[] =>
    numbers.flatMap((number) => {
      const span = within(text, number.start);
      const places = labels.map((stems) => stemIn(text, span, stems, number.start));
      const far = Math.max(...places.map((at) => (at < 0 ? Infinity : Math.abs(at - number.start))));
      return far <= NEAR ? [{ number, far }] : [];
    });
  const close = near(clauseAt);
  const isFree = numbers.length === 1 && !isMeasured(reading, numbers[0]) && !isOfOther(labels, text, numbers[0]);
  const free = isFree ? near(sentenceAt) : [];
  const found = close.length > 0 ? close : free.length > 0 ? free : aloneInSentence(labels, text, numbers);
  found.sort((a, b) => a.far - b.far);
  return found.length > 1 && found[0].far === found[1].far ? null : (found[0]?.number ?? null);
}
