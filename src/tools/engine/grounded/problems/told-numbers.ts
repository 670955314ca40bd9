import { from, fromText, type Grounded } from '../grounded.js';
import type { Mention } from '../mention.js';
import { isArticle } from '../numbers.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { equationSolved } from '../reckoning/equation.js';
import { paidWith } from '../reckoning/paid-with.js';
import { phrasesOf, saysOf } from '../says.js';
import { slotName, slotsNamed } from '../text/words-of.js';
import { unitNamed } from '../units.js';
import data from '../words/told-numbers.yaml.js';

type List =
  | 'paid'
  | 'notes'
  | 'rating'
  | 'stars'
  | 'outOf'
  | 'taxRate'
  | 'tax'
  | 'at'
  | 'count'
  | 'countOf'
  | 'total'
  | 'hourly'
  | 'noTax'
  | 'more';
type Told = Grounded | null | undefined;
type Way = (property: Property, reading: Reading) => Told;

const WORDS = data as unknown as Readonly<Record<List, string>>;
const NAMES = Object.fromEntries(
  Object.entries(WORDS).map(([name, list]) => [name, slotsNamed(list)]),
) as unknown as Record<List, ReadonlySet<string>>;
const SAYS = saysOf({ notes: WORDS.notes, noTax: WORDS.noTax, more: WORDS.more });
const FIGURE = String.raw`\d{1,3}(?:[.,]\d{1,2})?`;

const numbersOf = ({ mentions }: Reading): Mention[] =>
  mentions.filter((one) => one.kind === 'number' && !isArticle(one));
const figureOf = (said: string): number => Number(said.replace(',', '.'));

/** The one figure of what is found; null where there are several. */
function oneFigure(found: readonly string[]): Told {
  if (found.length === 0) return undefined;
  return new Set(found.map(figureOf)).size === 1 ? fromText(figureOf(found[0]), found[0]) : null;
}

/** `paid` of "she paid with a $50 note". */
const paidNote: Way = ({ words }, reading) => {
  if (!NAMES.paid.has(slotName(words))) return undefined;
  if (SAYS.notes.test(reading.text)) return null;
  const notes = numbersOf(reading).filter((one) => paidWith(reading.text, one));
  return notes.length === 1 ? { ...fromText(Number(notes[0].value), notes[0].text), at: notes[0].start } : undefined;
};

const STARS = String.raw`(?:${phrasesOf(WORDS.stars)})(?!\p{L})`;
const OUT_OF = String.raw`\s?(?:/|(?<=\s)(?:${phrasesOf(WORDS.outOf)})(?=\s))\s?`;
const RATED = new RegExp(
  String.raw`(?<![\d.,/])(?<first>${FIGURE})${OUT_OF}\d{1,3}\s?${STARS}|(?<![\d.,/])(?<second>${FIGURE})\s${STARS}${OUT_OF}\d{1,3}(?!\d)`,
  'giu',
);
const STAR = new RegExp(String.raw`(?<!\p{L})${STARS}`, 'iu');

/** `rating` of "5 out of 5 stars"; open where stars are told of and none are given. */
export const starsGiven: Way = ({ words }, { text, mentions }) => {
  if (!NAMES.rating.has(slotName(words)) || !STAR.test(text)) return undefined;
  const given = oneFigure([...text.matchAll(RATED)].map(({ groups }) => groups?.first ?? groups?.second ?? ''));
  const isCounted = mentions.some((one) => one.kind === 'number' && STAR.test(text.slice(one.end, one.end + 12)));
  return given === undefined && !isCounted ? null : given;
};

const TAX = String.raw`(?<!\p{L})(?:${phrasesOf(WORDS.tax)})(?!\p{L})`;
const SHARE = String.raw`(?<![\d.,])(?<rate>${FIGURE})\s?(?:%|percent|per cent|prozent|procent|pour cent|por ciento)`;
const TAXED = [
  new RegExp(String.raw`${TAX}(?:\s(?:${phrasesOf(WORDS.at)})){0,2}:?\s${SHARE}`, 'giu'),
  new RegExp(String.raw`${SHARE}\s${TAX}`, 'giu'),
];

/** `vat_rate` of "VAT is 25 %". */
const taxRate: Way = ({ words }, { text }) =>
  NAMES.taxRate.has(slotName(words))
    ? oneFigure(TAXED.flatMap((form) => [...text.matchAll(form)].map(({ groups }) => groups?.rate ?? '')))
    : undefined;

const LISTED =
  /^(?<label>[^:\d\n]{2,40}):\s(?<list>-?\d{1,12}(?:\.\d{1,6})?(?:,\s-?\d{1,12}(?:\.\d{1,6})?){1,60})\.?\s*$/u;

/** `count` of "Test scores: 70, 80, 85": how many figures are all that a text lists. */
const countListed: Way = ({ words }, { text }) => {
  const { label = '', list } = LISTED.exec(text)?.groups ?? {};
  if (list === undefined) return undefined;
  const others = words.filter((word) => !NAMES.countOf.has(word));
  const isNamed =
    others.length > 0 && others.length < words.length && others.every((word) => label.toLowerCase().includes(word));
  return NAMES.count.has(slotName(words)) || isNamed ? from('arithmetic', list.split(',').length) : undefined;
};

const HOURLY = new RegExp(String.raw`^\s?(?:${phrasesOf(WORDS.hourly)})(?!\p{L})`, 'iu');

/** `total` of "12 hours at £85 an hour. No VAT." */
const hoursAtRate: Way = ({ words }, reading) => {
  const { text } = reading;
  if (!NAMES.total.has(slotName(words)) || !SAYS.noTax.test(text)) return undefined;
  const numbers = numbersOf(reading);
  const rates = numbers.filter(({ end }) => HOURLY.test(text.slice(end, end + 16)));
  if (rates.length === 0) return undefined;
  const hours = numbers.filter((one) => unitNamed(one.unit)?.unit === 'hour' && !rates.includes(one));
  if (rates.length !== 1 || hours.length !== 1 || numbers.length !== 2 || SAYS.more.test(text)) return null;
  return from('arithmetic', Number((Number(rates[0].value) * Number(hours[0].value)).toPrecision(12)));
};

const equation: Way = ({ words }, { text }) => {
  const value = equationSolved(words, text);
  return typeof value === 'number' ? from('arithmetic', value) : value;
};

const WAYS: readonly Way[] = [equation, paidNote, starsGiven, taxRate, countListed, hoursAtRate];

/** A number that a plain text tells in a form of its own: null where it tells of such a thing and not of this, undefined where it tells of none. */
export function numberTold(property: Property, reading: Reading): Told {
  for (const way of WAYS) {
    const told = way(property, reading);
    if (told !== undefined) return told;
  }
  return undefined;
}
