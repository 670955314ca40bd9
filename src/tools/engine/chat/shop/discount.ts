import { OF_API } from '../reply/shop-words.js';
import type { ShopAnswer, ShopQuestion } from './shop-question.js';
import { isWrittenIn, shopSays } from './shop-says.js';
import { FOR_WHOM, SAYS } from './shop-words.js';
import { isWhether } from './yes-or-no.js';
import { contentWords, saysThing } from './content-words.js';

/** "Is there a discount for pensioners?": whether what is told of discounts names those who ask. */
export function tellDiscount(question: ShopQuestion): ShopAnswer | null {
  const { asked, language, sentences } = question;
  if (!SAYS.discount.test(asked) || OF_API.test(asked) || SAYS.price.test(withoutDiscount(asked))) return null;
  const told = sentences.filter(isReduction);
  if (told.length === 0) return null;
  const fact = told.join(' ');
  const named = told.filter((one) => isNamedIn(one, question));
  if (named.length > 0) return { text: yesTo(named.join(' '), question) };
  if (asksAny(question)) return { text: yesTo(fact, question) };
  return { text: shopSays('otherDiscount', language, { fact }) };
}

/** A sentence that takes something off: "Students get 10 % off". */
export const isReduction = (one: string): boolean =>
  SAYS.discount.test(one) || (SAYS.percent.test(one) && SAYS.off.test(one.replace(SAYS.percent, ' ')));

/** "How much is the discount?" asks no price. */
const withoutDiscount = (asked: string): string =>
  asked.replace(
    /(?<!\p{L})(?:how much|how big|how high|hur mycket|hur stor|wie ?viel|wie hoch|combien|cuánto)(?!\p{L})/iu,
    ' ',
  );

const kindsIn = (text: string): RegExp[] => FOR_WHOM.filter((kind) => kind.test(text));

/** Whether a sentence speaks of those who ask, or says the words by which they are called. */
function isNamedIn(sentence: string, { asked, language }: ShopQuestion): boolean {
  const kinds = kindsIn(asked);
  if (kinds.length > 0) return kinds.some((kind) => kind.test(sentence));
  const words = wordsOfWhom(asked, language);
  return words.length > 0 && words.every((word) => saysThing(sentence, word));
}

/** "Any discounts?": nobody and nothing is named. */
const asksAny = ({ asked, language }: ShopQuestion): boolean =>
  kindsIn(asked).length === 0 && (SAYS.anyDiscount.test(asked) || wordsOfWhom(asked, language).length === 0);

const wordsOfWhom = (asked: string, language: ShopQuestion['language']): string[] =>
  contentWords(asked, language).filter((word) => !SAYS.discount.test(word) && !SAYS.whichOf.test(word));

/** A yes before it, where whether is asked. */
const yesTo = (fact: string, { asked, language }: ShopQuestion): string =>
  isWhether(asked) || !SAYS.whichOf.test(asked) || !isWrittenIn(fact, language)
    ? shopSays('yes', language, { fact })
    : fact;
