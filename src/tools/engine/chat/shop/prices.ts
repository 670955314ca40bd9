import { isSameWord, namedBy } from '../../grounded/problems/priced/named-prices.js';
import { type Price, pricesIn, tellingsIn, wordsOf } from '../../grounded/problems/priced/price-list.js';
import { readingOf } from '../../grounded/reading.js';
import { isArticle } from '../../grounded/numbers.js';
import { isCurrency } from '../../grounded/units.js';
import { clothsIn } from '../reply/persona-sum.js';
import { capital } from '../reply/say.js';
import { PLAIN_WORDS } from '../knowledge/plain-words.js';
import type { Spoken } from '../text.js';
import { contentWords, saysThing } from './content-words.js';
import { moneySaid } from './money-said.js';
import type { ShopAnswer, ShopQuestion } from './shop-question.js';
import { isWrittenIn, shopSays } from './shop-says.js';
import { SAYS } from './shop-words.js';
import { isWhether } from './yes-or-no.js';

/** What one thing of the shop's list costs, also less a share of it; what costs least, and what most. */
export function tellPrices(question: ShopQuestion): ShopAnswer | null {
  const { asked, sentences } = question;
  const prices = pricesOf(sentences);
  if (SAYS.duration.test(asked)) return null;
  return (
    extreme(question, prices) ??
    fromPrice(question) ??
    (SAYS.price.test(asked) || goesOnAsking(question) || isOffered(question, prices) ? ofOne(question, prices) : null)
  );
}

/** The things with prices; sending has prices of its own. */
export const pricesOf = (sentences: readonly string[]): Price[] =>
  pricesIn(sentences.map((one) => unconditional(one)).join(' ')).filter(
    ({ words }) => !SAYS.shipping.test(words.join(' ')) && !SAYS.free.test(words.join(' ')),
  );
/** "Rush orders cost 50 % more", "12 euros per metre", "2 for 30": no price of one. */
const isConditional = (sentence: string): boolean =>
  RATE.test(sentence) || /(?<!\p{L})\d{1,2} (?:for|für|för|pour|por) \d/iu.test(sentence);
/** A list without the prices that hold by the metre; "linen 12 euros a metre, cotton 9" tells none of cotton. */
const unconditional = (sentence: string): string =>
  isConditional(sentence)
    ? sentence
        .split(/,\s/u)
        .filter((part) => !isConditional(part) && clothsIn(part).length === 0)
        .join(', ')
    : sentence;
const RATE =
  /(?<!\p{L})(?:per|a|an|each|the|je|pro|am|im|in der|par|le|la|l['’]|por|al|el|i|om|per) ?(?:met(?:er|re)s?|day|hour|week(?:end)?|month|kilo(?:gram)?|kg|m|stunde|tag|woche|monat|timmen?|dag(?:en)?|veckan?|metern?|heure|jour|mètre|semaine|hora|día|metro|semana)(?!\p{L})/iu;

/** "Scarves from 35 euros": a price that is only the least. */
function fromPrice({ asked, sentences, language }: ShopQuestion): ShopAnswer | null {
  if (!SAYS.price.test(asked) || SAYS.shipping.test(asked)) return null;
  const told = sentences
    .filter((one) => !isConditional(one) && !SAYS.shipping.test(one) && isWrittenIn(one, language))
    .flatMap((one) => tellingsIn(one))
    .filter(({ part, numbers }) => numbers.length === 1 && isCurrency(numbers[0].unit) && LEAST.test(part));
  const words = contentWords(asked, language).filter((word) => !SAYS.price.test(word));
  const own = told.filter(({ words: called }) => words.some((word) => called.some((one) => isSameWord(one, word))));
  return own.length === 1 && told.length > 1
    ? { text: `${capital(own[0].part.trim().replace(/[.;,]$/u, ''))}.` }
    : null;
}
const LEAST = /(?<!\p{L})(?:from|starting at|från|ab|à partir de|dès|desde)\s[€$£]?\d/iu;

/** "And a tie?", after a price. */
const goesOnAsking = ({ asked, history }: ShopQuestion): boolean =>
  /^[¿ ]*(?:and|och|und|et|y)\s/iu.test(asked) &&
  asked.split(/\s+/u).length < 7 &&
  SAYS.price.test(history.findLast(({ role }) => role === 'user')?.text ?? '');

/** "Do you replace zips?", where that has a price. */
function isOffered({ asked, language }: ShopQuestion, prices: readonly Price[]): boolean {
  const words = contentWords(asked, language);
  return (
    isWhether(asked) &&
    !SAYS.whichOf.test(asked) &&
    words.length > 0 &&
    prices.some(({ called }) => words.every((word) => saysThing(called, word)))
  );
}

function extreme({ asked, language }: ShopQuestion, prices: readonly Price[]): ShopAnswer | null {
  const side = SAYS.cheapest.test(asked) ? 'cheapest' : SAYS.dearest.test(asked) ? 'dearest' : null;
  const isOneCurrency = new Set(prices.map(({ currency }) => currency)).size === 1;
  if (side === null || prices.length < 2 || !isOneCurrency || namedBy(wordsOf(asked), prices)?.length !== 0)
    return null;
  const own = Math[side === 'cheapest' ? 'min' : 'max'](...prices.map(({ amount }) => amount));
  const found = prices.filter(({ amount }) => amount === own);
  const thing = found.map((price) => thingSaid(price)).join(` ${shopSays('and', language).toLowerCase()} `);
  return { text: shopSays(side, language, { thing, price: moneySaid(own, found[0].currency, language) }) };
}

/** The only price of its sentence: that is told whole, with all that it adds. */
function isAlone(price: Price, prices: readonly Price[], { sentences, language }: ShopQuestion): boolean {
  const own = sentences.find((one) => one.includes(price.called.trim()));
  const isOnly = own !== undefined && !prices.some((other) => other !== price && own.includes(other.called.trim()));
  return isOnly && isWrittenIn(own, language);
}

/** What stands between a thing and its price. */
const LINK =
  /(?:\s?[:=–-]|\s(?:costs?|is|are|for|at|kostar|är|för|kostet|kosten|ist|für|coûte(?:nt)?|est|cuestan?|es|vale))?(?:\s(?:only|nur|bara))?\s?[€$£(]{0,2}$/iu;
/** A thing as it is written in the list. */
export const thingSaid = ({ called }: Price): string => called.trimEnd().replace(LINK, '').trim();
/** "Hemming trousers costs £12." */
const isSentence = ({ called }: Price, language: Spoken): boolean =>
  /\p{L}/u.test(LINK.exec(called.trimEnd())?.[0] ?? '') && isWrittenIn(called, language);

function ofOne(question: ShopQuestion, prices: readonly Price[]): ShopAnswer | null {
  const { asked, language } = question;
  const counted = readingOf(asked).mentions.some(
    (one) => one.kind === 'number' && !isArticle(one) && Number(one.value) !== 1,
  );
  const percent = percentFor(question);
  const own = namedBy(wordsOf(asked), prices);
  const named = percent !== null && own?.length === 0 ? namedBy(wordsOf(before(question)), prices) : own;
  if (counted || named?.length !== 1 || (percent === null && SAYS.notOne.test(asked)) || SAYS.shipping.test(asked))
    return null;
  const [price] = named;
  if (!namesItsHead(asked, price, language) || isOfOtherCloth(price, asked)) return null;
  const said = moneySaid(price.amount, price.currency, language);
  if (percent === null && isAlone(price, prices, question)) return null;
  const yes = isWhether(asked) && !SAYS.whichOf.test(asked) ? shopSays('yes', language) : '';
  if (percent === null && isSentence(price, language))
    return { text: `${yes}${capital(price.called.replace(/[€$£]?\s*$/u, '').trim())} ${said}.` };
  if (percent === null) return { text: `${yes}${capital(thingSaid(price))}${language === 'fr' ? ' ' : ''}: ${said}.` };
  const sum = moneySaid((price.amount * (100 - percent)) / 100, price.currency, language);
  return { text: shopSays('percentOff', language, { sum, price: said, percent }) };
}

const before = ({ history }: ShopQuestion): string => history.findLast(({ role }) => role === 'user')?.text ?? '';

const isOfOtherCloth = ({ words }: Price, asked: string): boolean =>
  clothsIn(asked).some(
    (cloth) => !clothsIn(words.join(' ')).includes(cloth) && !words.some((word: string) => cloth.includes(word)),
  );

/** "A coat hanger" is no coat: the last word of what is asked for is one of what has the price. */
function namesItsHead(asked: string, price: Price, language: Spoken): boolean {
  if (language === 'fr' || language === 'es') return true;
  const [thing] = asked.replace(/[?!.]+\s*$/u, '').split(ENDS);
  const said = wordsOf(thing).filter((word) => !PLAIN_WORDS.has(word) && !SAYS.price.test(word));
  const last = said.at(-1);
  if (last === undefined || said.length === 1) return true;
  return price.words.some((word) => isSameWord(word, last)) || !isBesideIt(thing, price, last);
}
const ENDS =
  /(?<=\S)\s(?:for|with|to|at|in|on|as|if|when|för|med|till|hos|på|i|som|om|für|mit|bei|zu|als|wenn|im|am|in|auf)(?=\s)|(?<=\S)\s(?:cost|costs|kosta|kosten)(?=\s|$)/iu;
/** The last word stands right after what has the price. */
const isBesideIt = (thing: string, price: Price, last: string): boolean => {
  const words: readonly string[] = thing.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  const before = words[words.lastIndexOf(last) - 1] ?? '';
  return price.words.some((word) => isSameWord(word, before));
};

/** "Students get 10 % off", asked by a student: percent; null where none is told for who asks. */
function percentFor({ asked, sentences }: ShopQuestion): number | null {
  const told = sentences
    .flatMap((one) => one.split(/[;,]\s/u))
    .filter((one) => SAYS.percent.test(one) && SAYS.off.test(one.replace(SAYS.percent, ' ')));
  const words = wordsOf(asked);
  const own = told.filter((one) =>
    wordsOf(one).some(
      (word) => word.length > 4 && !SAYS.off.test(word) && words.some((said) => isSameWord(word, said)),
    ),
  );
  const [found] = own;
  return own.length === 1 ? Number(SAYS.percent.exec(found)?.[1]) : null;
}
