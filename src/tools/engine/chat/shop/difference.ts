import { namedBy } from '../../grounded/problems/priced/named-prices.js';
import { type Price, wordsOf } from '../../grounded/problems/priced/price-list.js';
import { clothsIn } from '../reply/persona-sum.js';
import { capital } from '../reply/say.js';
import { saysThing } from './content-words.js';
import { moneySaid } from './money-said.js';
import { pricesOf, thingSaid } from './prices.js';
import type { ShopAnswer, ShopQuestion } from './shop-question.js';
import { shopSays } from './shop-says.js';
import { SAYS } from './shop-words.js';

/** "What is the difference between A and B?", "Which is cheaper, A or B?": what is told of the prices of both, else of each. */
export function tellDifference(question: ShopQuestion): ShopAnswer | null {
  const { asked } = question;
  if (!SAYS.contrasts.test(asked) || (clothsIn(asked).length > 1 && !SAYS.price.test(asked) && !ofMoney(asked)))
    return null;
  return ofServices(question) ?? ofPrices(question);
}

const ofMoney = (asked: string): boolean => SAYS.cheaper.test(asked) || SAYS.dearer.test(asked);

function ofPrices({ asked, sentences, language }: ShopQuestion): ShopAnswer | null {
  const [one, other, ...more] = namedBy(wordsOf(asked), pricesOf(sentences)) ?? [];
  if (!one || !other || more.length > 0 || one.currency !== other.currency) return null;
  const said = (price: Price, between = language === 'fr' ? ' : ' : ': '): string =>
    `${thingSaid(price)}${between}${moneySaid(price.amount, price.currency, language)}`;
  const [less, most] = one.amount <= other.amount ? [one, other] : [other, one];
  if (less.amount < most.amount && ofMoney(asked) && WHICH.test(asked)) {
    const [a, b] = SAYS.dearer.test(asked) ? [most, less] : [less, most];
    return {
      text: shopSays(SAYS.dearer.test(asked) ? 'dearerOf' : 'cheaperOf', language, {
        a: said(a, ', '),
        b: said(b, ', '),
      }),
    };
  }
  const sum = moneySaid(most.amount - less.amount, one.currency, language);
  return { text: shopSays('difference', language, { a: capital(said(one)), b: said(other), sum }) };
}
const WHICH =
  /(?<!\p{L})(?:which|what (?:is|costs)|vilken|vilket|vad (?:är|kostar)|was (?:ist|kostet)|welche\p{L}*|lequel|laquelle|qu[’']est-ce|qué|cuál)(?!\p{L})/iu;

/** "… between A and B?" */
const BETWEEN =
  /(?<!\p{L})(?:between|mellan|zwischen|entre)\s(?<a>[^?,;]{2,60}?)\s(?:and|och|und|et|y)\s(?<b>[^?,;]{2,60})/iu;

/** Each of two by a sentence of its own that says what only it is called. */
function ofServices({ asked, sentences }: ShopQuestion): ShopAnswer | null {
  const { a = '', b = '' } = BETWEEN.exec(asked)?.groups ?? {};
  const [ofA, ofB] = [wordsOf(a), wordsOf(b)];
  const own = (words: readonly string[], others: readonly string[]): string[] =>
    sentences.filter((one) => {
      const named = words.filter((word) => word.length > 2 && !others.includes(word));
      return named.length > 0 && named.every((word) => saysThing(one, word));
    });
  const [toldA, toldB] = [own(ofA, ofB), own(ofB, ofA)];
  if (toldA.length !== 1 || toldB.length !== 1 || toldA[0] === toldB[0]) return null;
  const told = sentences.filter((one) => one === toldA[0] || one === toldB[0]);
  return { text: told.map((one) => one.trim()).join(' ') };
}
