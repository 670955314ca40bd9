import { namedBy } from '../../grounded/problems/priced/named-prices.js';
import { type Price, wordsOf } from '../../grounded/problems/priced/price-list.js';
import { readingOf } from '../../grounded/reading.js';
import { isCurrency } from '../../grounded/units.js';
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
  return ofServices(question) ?? ofPrices(question) ?? ofParts(question);
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

/** "Standard shipping 3.50 euros, express 9 euros": two of the sums of one sentence, each by a word that the other has not. */
function ofParts({ asked, sentences, language }: ShopQuestion): ShopAnswer | null {
  const said = wordsOf(asked);
  const found = sentences.flatMap((one) => {
    const parts = partsIn(one);
    const own = parts.filter(({ words }) =>
      words.some(
        (word) =>
          word.length > 2 &&
          said.includes(word) &&
          !parts.some((other) => other.words !== words && other.words.includes(word)),
      ),
    );
    return own.length === 2 && own[0].currency === own[1].currency ? [own] : [];
  });
  const [pair, ...more] = found;
  if (pair === undefined || more.length > 0) return null;
  const [less, most] = pair.toSorted((a, b) => a.amount - b.amount);
  const money = (amount: number): string => moneySaid(amount, less.currency, language);
  const told = ({ called, amount }: Part): string => `${called}: ${money(amount)}`;
  const sum = money(most.amount - less.amount);
  return { text: shopSays('difference', language, { a: capital(told(most)), b: told(less), sum }) };
}

interface Part {
  called: string;
  words: readonly string[];
  amount: number;
  currency: string;
}

/** The sums of a sentence, each with what stands before it. */
function partsIn(sentence: string): Part[] {
  const sums = readingOf(sentence).mentions.filter((one) => one.kind === 'number' && isCurrency(one.unit));
  return sums.map(({ start, value, unit = '' }, i) => {
    const before = sentence.slice(i === 0 ? 0 : sums[i - 1].end, start);
    const called = (before.split(/[,;:]\s|\s(?:and|och|und|et|y)\s/u).findLast((one) => /\p{L}/u.test(one)) ?? '')
      .replace(COSTING, '')
      .trim();
    return { called, words: wordsOf(called), amount: Number(value), currency: unit };
  });
}
const COSTING = /\s(?:costs?|is|are|for|at|kostar|är|kostet|kosten|coûte(?:nt)?|est|cuestan?|es)\s*$/iu;

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
