import { mentionsIn } from '../lexicon.js';
import { gloss } from '../reply/gloss.js';
import { type Spoken, tokensOf } from '../text.js';
import { contentWords, saysThing } from './content-words.js';
import type { ShopAnswer, ShopQuestion } from './shop-question.js';
import { shopSays } from './shop-says.js';
import { SAYS } from './shop-words.js';

const TO = String.raw`\s?(?:to|through|till|bis|à|au|a(?: la)?|al|-|–)\s?`;
const RANGE = new RegExp(String.raw`(\d{2})${TO}(\d{2})(?!\s?(?:€|\p{L}{1,5}\s?(?:per|pro)|%|[.,:]\d))`, 'iu');
const NUMBER = /(?<![\d.,])(\d{2})(?![\d.,:]|\s?(?:€|%|euros?|pounds?|kr))/u;
/** Sizes in letters, the smallest first. */
const LETTERS = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL', '6XL'];
const LETTER = 'X{0,3}[SL]|M|[2-6]XL';
const LETTER_RANGE = new RegExp(String.raw`(?<![\p{L}\d])(${LETTER})${TO}(${LETTER})(?![\p{L}\d])`, 'u');
const ONE_LETTER = new RegExp(String.raw`(?<![\p{L}\d'’])(?:${LETTER}|x{1,3}[sl]|[2-6]xl)(?![\p{L}\d])`, 'gu');

/** "Do you have size 52?", "Does it come in XXL?", where the sizes of the shop or of that thing are told as a range. */
export function tellSizes(question: ShopQuestion): ShopAnswer | null {
  return inNumbers(question) ?? inLetters(question);
}

function inNumbers(question: ShopQuestion): ShopAnswer | null {
  const { asked, sentences, language } = question;
  const size = NUMBER.exec(asked)?.[1];
  if (size === undefined || SAYS.whichOf.test(asked)) return null;
  const told = sentences.filter((one) => SAYS.size.test(one) && RANGE.test(one));
  const [fact] = told;
  if (told.length !== 1) return null;
  if (!SAYS.size.test(asked) && !SAYS.hasSize.test(asked) && !(SAYS.comesIn.test(asked) && isOf(fact, question)))
    return null;
  const [, least, most] = RANGE.exec(fact) ?? [];
  const isHad = Number(least) <= Number(size) && Number(size) <= Number(most);
  return isHad && Number(size) % 2 !== Number(least) % 2
    ? null
    : { text: shopSays(isHad ? 'yes' : 'no', language, { fact }) };
}

function inLetters(question: ShopQuestion): ShopAnswer | null {
  const { asked, sentences, language } = question;
  const [size, ...more] = (asked.match(ONE_LETTER) ?? []).map((one) => placeOf(one));
  if (size === undefined || more.length > 0 || SAYS.whichOf.test(asked)) return null;
  const told = sentences.filter((one) => LETTER_RANGE.test(one));
  const [fact] = told;
  if (told.length !== 1 || !isOf(fact, question)) return null;
  const [, least, most] = LETTER_RANGE.exec(fact) ?? [];
  const isHad = placeOf(least) <= size && size <= placeOf(most);
  return { text: shopSays(isHad ? 'yes' : 'no', language, { fact }) };
}

const placeOf = (letter: string): number =>
  LETTERS.indexOf(
    letter
      .toUpperCase()
      .replace(/^2XL$/u, 'XXL')
      .replace(/^XXX([SL])$/u, '3X$1'),
  );

/** Whether a sentence is of the thing that is asked about; of the one before where none is named. */
function isOf(fact: string, { asked, language, history }: ShopQuestion): boolean {
  const said = piecesIn(fact, language);
  const [words, pieces] = [thingsOf(asked, language), piecesIn(asked, language)];
  if (words.length + pieces.length > 0)
    return words.every((word) => saysThing(fact, word)) && pieces.every((piece) => said.includes(piece));
  const before = history.findLast(({ role }) => role === 'user')?.text ?? '';
  const isSaid = thingsOf(before, language).some((word) => saysThing(fact, word));
  return isSaid || piecesIn(before, language).some((piece) => said.includes(piece));
}

const thingsOf = (asked: string, language: Spoken): string[] =>
  contentWords(asked.replace(ONE_LETTER, ' '), language).filter(
    (word) => !SAYS.comesIn.test(word) && !SAYS.size.test(word) && !/\d/u.test(word),
  );

/** The pieces of clothes that a text names, in any of the languages. */
const piecesIn = (text: string, language: Spoken): string[] =>
  mentionsIn(tokensOf(language === 'en' || language === 'sv' ? text : gloss(text, language)))
    .filter(({ topic }) => topic.kind === 'garment')
    .map(({ topic }) => topic.id);
