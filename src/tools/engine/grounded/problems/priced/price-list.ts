import { byWord } from '../../../../../common/kernel/by-word.js';
import type { Mention } from '../../mention.js';
import { isArticle } from '../../numbers.js';
import { readingOf } from '../../reading.js';
import { unitNamed } from '../../units.js';
import { SAYS } from '../words.js';

/** What a text says that one of a thing costs. */
export interface Price {
  /** all words of what it is called, without small ones, as written but in small letters */
  words: readonly string[];
  noun: string;
  /** as it is written, up to the price: "Hemming trousers costs " */
  called: string;
  amount: number;
  /** the currency, undefined where none is told */
  currency: string | undefined;
}

const SMALL =
  /^(?:an?|the|our|my|your|any|each|per|en|ett|ein|eine|einen|der|die|das|den|det|un|une|le|la|les|el|una|los|las|and|och|und|et|y|is|are|for|at|costs?|kostar|kostet|kosten|coûte|coûtent|cuesta|cuestan|är|ist|sind|est|sont|es|son|of|de|only|bara|nur|price|prices|list|prix|preise?|priser?|pris|precios?|tarifs?|with|while|whereas|but|aber|men|mais|pero|this|that|euro|euros|eur|kr|usd|gbp|dollars?|pounds?|pay|pays|paid|today|now|since|was|were|went|down|been|has|have|had|last|year|month|week|betalar|zahlt|zahlen|paie|payer|paga)$/u;
const PARTS =
  /[,;\n](?!\d)\s*|(?<=\S)\.\s+|:\s+(?![\d$€£])|[!?]\s*|\s(?:and|och|und|et|y|but|aber|men|mais|pero|while)\s/gu;

export const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? []).filter((word) => !SMALL.test(word));

/** A stretch of a text in which one thing may be told, with the numbers in it. */
export interface Telling {
  part: string;
  /** where the stretch begins */
  from: number;
  numbers: readonly Mention[];
  /** what it is told of: the words before the first number, all where there is none */
  words: readonly string[];
}

const MOST_TEXTS = 8;
/** The stretches of a text, read once for all slots that ask. */
export const tellingsIn = byWord(MOST_TEXTS, (text): readonly Telling[] => {
  const numbers = readingOf(text).mentions.filter((one) => one.kind === 'number' && !isArticle(one));
  const marks = [...text.matchAll(PARTS)];
  const starts = [0, ...marks.map((mark) => mark.index + mark[0].length)];
  return starts.map((from, i): Telling => {
    const end = marks.at(i)?.index ?? text.length;
    const own = numbers.filter((one) => one.start >= from && one.end <= end);
    return {
      part: text.slice(from, end),
      from,
      numbers: own,
      words: wordsOf(text.slice(from, own.at(0)?.start ?? end)),
    };
  });
});

const isPrice = ({ unit, text }: Mention, isList: boolean): boolean =>
  unitNamed(unit)?.currency === true || (unit === undefined && (isList || /[.,]\d\d$/u.test(text)));

/** "Hemming trousers: 15. Replacing a button: 2." */
const COLUMN =
  /(?:\p{L}\s\(\d[\d.,]*(?:\s\p{L}+)?\)[^()]{1,40}){1,20}\p{L}\s\(\d|(?:\p{L}:\s\d[\d.,]*[.;,\n]\s*[^:\d]{2,60}){1,20}:\s\d/u;

/** "9 pounds for a skirt, 13 for a blazer": what stands behind a number that nothing stands before. */
const FOR_THING = /^\s?(?:for|för|für|pour|por)\s(?:an?|the|en|ett|eine?n?|une?|una?|el|la|le)?\s?/iu;

const behind = ({ part, numbers: [price] }: Telling): string[] => {
  const after = part.slice(part.indexOf(price.text) + price.text.length);
  return FOR_THING.test(after) ? wordsOf(after.replace(FOR_THING, '')) : [];
};

/** A bare number before a word counts it. */
const endsWith = ({ text }: Mention, part: string): boolean =>
  !/^\s*\p{L}/u.test(part.slice(part.lastIndexOf(text) + text.length).replace(EACH, ''));
const EACH = /^\s?(?:each|apiece|per piece|a piece|styck|st|stück|je|pro stück|pièce|chacune?|cada un[oa]|in total)/iu;

/** The prices that a text tells, each of one thing; a stretch with another number, a share or a bound tells none. */
export function pricesIn(text: string): Price[] {
  const isList = SAYS.priceList.test(text) || COLUMN.test(text);
  let hasPrice = isList;
  return withNouns(
    tellingsIn(text).flatMap((telling): Price[] => {
      const { part, from, numbers } = telling;
      const [price] = numbers;
      if (numbers.length !== 1 || SAYS.noPrice.test(part) || /[%?]/u.test(part)) return [];
      const later = behind(telling);
      const words = later.length > 0 ? later : telling.words;
      const noun = words.at(-1);
      if (
        !isPrice(price, hasPrice && (later.length > 0 || endsWith(price, part))) ||
        noun === undefined ||
        words.length > 4
      )
        return [];
      hasPrice ||= later.length > 0;
      const currency = unitNamed(price.unit)?.currency ? price.unit : undefined;
      const called = later.length > 0 ? later.join(' ') : part.slice(0, price.start - from);
      return [{ words, noun, called, amount: Number(price.value), currency }];
    }),
  );
}

/** What stands for a noun. */
export const ONE = /^(?:ones?|another|andra|andere[rsn]?|otr[oa]|autre)$/u;

/** "The oak hanger …, the padded one …": what stands for a noun is the noun before it. */
const withNouns = (prices: readonly Price[]): Price[] =>
  prices.map((price, i) => {
    const noun = prices.slice(0, i).findLast((other) => !ONE.test(other.noun))?.noun;
    const isOne = ONE.test(price.noun) && noun !== undefined;
    return isOne ? { ...price, noun, words: [...price.words.filter((word) => !ONE.test(word)), noun] } : price;
  });
