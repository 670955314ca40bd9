import { PAYMENT } from '../reply/shop-words.js';
import type { ShopAnswer, ShopQuestion } from './shop-question.js';
import { shopSays } from './shop-says.js';
import { MEANS, SAYS } from './shop-words.js';

/** "Can I pay by card?": whether what is told of paying names it, refuses it, or names all there is. */
export function tellPayment({ asked, sentences, language }: ShopQuestion): ShopAnswer | null {
  const wanted = MEANS.filter((one) => one.test(asked));
  const told = sentences.filter((one) => MEANS.some((means) => means.test(one)) && !/\d\s?%/u.test(one));
  if (wanted.length !== 1 || told.length === 0 || SAYS.whichOf.test(asked) || !isOfPaying(asked)) return null;
  const [means] = wanted;
  const fact = told.find((one) => means.test(one));
  if (fact !== undefined) return { text: shopSays(isRefused(means, fact) ? 'no' : 'yes', language, { fact }) };
  const only = told.find((one) => SAYS.onlyThose.test(one));
  return only === undefined ? null : { text: shopSays('no', language, { fact: only }) };
}

const isOfPaying = (asked: string): boolean =>
  PAYMENT.test(asked) ||
  /(?<!\p{L})(?:take|accept|tar ni|tar du|nehm\p{L}*|akzeptier\p{L}*|accept\p{L}*|prenez|acept\p{L}*)(?!\p{L})/iu.test(
    asked,
  );

/** "No cheques", "we do not take cards": what stands before it in its clause. */
const isRefused = (means: RegExp, fact: string): boolean =>
  fact
    .split(/[,;:]\s|\s(?:but|men|aber|sondern|mais|pero|sino)\s/u)
    .some((clause) => means.test(clause) && SAYS.negates.test(clause));
