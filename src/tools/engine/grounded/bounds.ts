import type { Mention } from './mention.js';
import type { Property } from './property.js';
import type { Reading } from './reading.js';

/** "between 80 and 120", "at least three", "nothing over 150": the ends of a range, in five languages. */

const LOW = new Set([
  'min',
  'minimum',
  'least',
  'lowest',
  'lower',
  'smallest',
  'minsta',
  'kleinste',
  'from',
  'minst',
  'lägst',
  'mindestens',
  'mínimo',
]);
const HIGH = new Set([
  'max',
  'maximum',
  'most',
  'highest',
  'upper',
  'largest',
  'biggest',
  'största',
  'größte',
  'limit',
  'högst',
  'höchstens',
  'máximo',
]);

const BETWEEN = /(?<!\p{L})(?:between|from|mellan|från|zwischen|von|entre|de|desde)\s(?:\p{L}+\s|[$€£]\s?)?$/iu;
const AND = /^\s?\p{L}*\s?(?:-|–|to|and|och|till|und|bis|et|à|y|a|hasta)\s?$/iu;
/** What stands before a number that is an upper end; a denied "over" is one too. */
const AT_MOST =
  /(?:\b(?:under|below|at most|up to|max(?:imum|imal|imalt)?(?:e[rs])?(?:\s(?:order|quantity|budget|price|length)){0,2}|no more than|not more than|no dearer than|less than|cheaper than|inside|within)|(?:no(?:thing|t)?|never|inget|inte|nicht|nichts)\s(?:\p{L}+\s)?(?:over|above|more than|exceed\p{L}*|över|mer än|dyrare än|über|mehr als|teurer als)|(?<!\p{L})(?:presupuesto máximo|precio máximo|importe máximo|budget maximal|budget maximum|prix maximum|prix maximal|maximale[rsn]? (?:budget|preis)|höchstpreis|maxbudget|högsta pris|högst|upp till|billigare än|mindre än|höchstens|bis zu|weniger als|unter|au plus|maximum|moins de|como máximo|menos de|hasta))\s?(?:\sof|\sav|\svon|\sde|\sis|\s?:)?\s(?:[$€£]\s?)?$/iu;
const AT_LEAST =
  /(?:\b(?:at least|min(?:imum|imal|st)?(?:\s(?:order|quantity|order quantity|purchase|run|cut)){0,2}|moq|starting at|from|(?<!no )more than|above|over)|(?:no(?:thing|t)?|inget|inte|nicht|nichts)\s(?:\p{L}+\s)?(?:under|below|less than|unter|weniger als|mindre än)|(?<!\p{L})(?:åtminstone|mindestens|mehr als|ab|au moins|plus de|al menos|como mínimo|más de))\s(?:of\s|av\s|von\s|de\s)?(?:[$€£]\s?)?$/iu;

type End = 'low' | 'high';

/** Which end of a range a property's name asks for. */
export function endOf({ words }: Property): End | null {
  if (words.some((word) => HIGH.has(word))) return 'high';
  return words.some((word) => LOW.has(word)) ? 'low' : null;
}

/** The numbers that are that end of a range of the text; both ends of one have its unit. */
export function endsIn({ text }: Reading, numbers: readonly Mention[], end: End): Mention[] {
  const pairs = numbers.flatMap((low, i) => {
    const high = numbers.at(i + 1);
    return high && isRange(text, low, high) ? [{ low, high }] : [];
  });
  if (pairs.length > 0)
    return pairs.map(({ low, high }) => (end === 'high' ? high : { ...low, unit: low.unit ?? high.unit }));
  const [own, other] = end === 'high' ? [AT_MOST, AT_LEAST] : [AT_LEAST, AT_MOST];
  return numbers.filter((number) => {
    const before = text.slice(Math.max(0, number.start - REACH), number.start);
    return own.test(before) && !(end === 'low' && other.test(before));
  });
}

const REACH = 48;

const isRange = (text: string, low: Mention, high: Mention): boolean =>
  Number(low.value) < Number(high.value) &&
  AND.test(text.slice(low.end, high.start)) &&
  (BETWEEN.test(text.slice(Math.max(0, low.start - REACH), low.start)) ||
    /^\s?(?:[-–]|to|till|bis|à|a)\s?$/u.test(text.slice(low.end, high.start)));
