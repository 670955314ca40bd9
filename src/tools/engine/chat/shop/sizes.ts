import type { ShopAnswer, ShopQuestion } from './shop-question.js';
import { shopSays } from './shop-says.js';
import { SAYS } from './shop-words.js';

const RANGE =
  /(\d{2})\s?(?:to|till|bis|à|au|a(?: la)?|al|-|–)\s?(\d{2})(?!\s?(?:€|\p{L}{1,5}\s?(?:per|pro)|%|[.,:]\d))/iu;
const NUMBER = /(?<![\d.,])(\d{2})(?![\d.,:]|\s?(?:€|%|euros?|pounds?|kr))/u;

/** "Do you have size 52?", where the sizes that the shop has are told as a range. */
export function tellSizes({ asked, sentences, language }: ShopQuestion): ShopAnswer | null {
  const size = NUMBER.exec(asked)?.[1];
  if (size === undefined || !(SAYS.size.test(asked) || SAYS.hasSize.test(asked)) || SAYS.whichOf.test(asked))
    return null;
  const told = sentences.filter((one) => SAYS.size.test(one) && RANGE.test(one));
  const [fact] = told;
  if (told.length !== 1) return null;
  const [, least, most] = RANGE.exec(fact) ?? [];
  const isHad = Number(least) <= Number(size) && Number(size) <= Number(most);
  return isHad && Number(size) % 2 !== Number(least) % 2
    ? null
    : { text: shopSays(isHad ? 'yes' : 'no', language, { fact }) };
}
