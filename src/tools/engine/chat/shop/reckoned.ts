import type { Mention } from '../../grounded/mention.js';
import { isArticle } from '../../grounded/numbers.js';
import { readingOf } from '../../grounded/reading.js';
import { isCurrency, unitNamed, unitOf } from '../../grounded/units.js';
import type { Spoken } from '../text.js';
import { moneySaid, numberSaid } from './money-said.js';
import { reckonedWord, RECKONED_WORDS as words } from './reckoned-words.js';
import type { ShopAnswer, ShopQuestion } from './shop-question.js';

const [LATE, DEPOSIT, REST, SELLS, GETS, KEEPS, OF_SALE] = (
  ['late', 'deposit', 'rest', 'sells', 'gets', 'keeps', 'ofSale'] as const
).map(reckonedWord);
const PERCENT = new RegExp(`(\\d{1,2})\\s?(?:${words.percent})`, 'iu');
const PER = new RegExp(`^\\s?(?:\\/\\s?|(?:${words.per})\\s)(\\p{L}{1,12})`, 'iu');

/** "Each day costs 15 pounds". */
const PER_BEFORE = new RegExp(
  `(?<!\\p{L})(?:each|every|per|varje|pro|jeder?|chaque|par|cada|por)\\s(\\p{L}{1,12})(?:\\s\\p{L}{1,12}){0,3}\\s(?:[$€£]\\s?)?$`,
  'iu',
);

/** "A late return is 15 pounds a day", "a deposit of 40 %": what that comes to for so many days, or of so much; null where either is not told. */
export const tellReckoned = (question: ShopQuestion): ShopAnswer | null =>
  lateFee(question) ?? share(question) ?? ofSale(question);

const numbersIn = (text: string): Mention[] =>
  readingOf(text).mentions.filter((one) => one.kind === 'number' && !isArticle(one));

/** So many days late, by what each of them costs. */
function lateFee({ asked, sentences, language }: ShopQuestion): ShopAnswer | null {
  if (!LATE.test(asked)) return null;
  const spans = readingOf(asked).mentions.filter(
    ({ kind, unit }) => kind === 'number' && unitNamed(unit)?.dimension === 'duration',
  );
  const rates = sentences.filter((one) => LATE.test(one)).flatMap((one) => rateIn(one) ?? []);
  const [span, rate] = [spans.at(0), rates.at(0)];
  if (!span || !rate || spans.length > 1 || rates.length > 1) return null;
  const count = (Number(span.value) * (unitNamed(span.unit)?.factor ?? 0)) / rate.per;
  if (!Number.isInteger(count) || count < 1) return null;
  const one = moneySaid(rate.amount, rate.currency, language);
  const sum = moneySaid(rate.amount * count, rate.currency, language);
  return { text: said('comesTo', language, sum, `${numberSaid(count, language)} × ${one}`) };
}

interface Rate {
  amount: number;
  currency: string;
  /** of how long, in the unit of durations */
  per: number;
}

/** The one sum of a sentence, for each of so long. */
function rateIn(sentence: string): Rate | null {
  const sums = numbersIn(sentence).filter(({ unit }) => isCurrency(unit));
  const [sum] = sums;
  if (!sum || sums.length > 1) return null;
  const named = (PER.exec(sentence.slice(sum.end)) ?? PER_BEFORE.exec(sentence.slice(0, sum.start)))?.[1] ?? '';
  const unit = unitOf(named.toLowerCase().replace(/(?<=dag|vecka|timme)e?n$/u, ''));
  return unit?.dimension === 'duration'
    ? { amount: Number(sum.value), currency: sum.unit ?? '', per: unit.factor }
    : null;
}

/** The deposit on what is said to cost so much, or what is left to pay then. */
function share({ asked, sentences, language }: ShopQuestion): ShopAnswer | null {
  const sums = numbersIn(asked).filter(({ unit }) => isCurrency(unit));
  const told = sentences.filter((one) => DEPOSIT.test(one)).flatMap((one) => PERCENT.exec(one)?.[1] ?? []);
  const [sum] = sums;
  if (!DEPOSIT.test(asked) || !sum || sums.length > 1 || told.length !== 1 || numbersIn(asked).length > 1) return null;
  const isRest = REST.test(asked);
  const percent = isRest ? 100 - Number(told[0]) : Number(told[0]);
  const money = (amount: number): string => moneySaid(amount, sum.unit, language);
  const steps = `${numberSaid(percent, language)} % × ${money(Number(sum.value))}`;
  return { text: said(isRest ? 'leaves' : 'comesTo', language, money((Number(sum.value) * percent) / 100), steps) };
}

/** "Consignors receive 40 % of the selling price": what is paid for a thing that sells for so much. */
function ofSale({ asked, sentences, language }: ShopQuestion): ShopAnswer | null {
  if (!SELLS.test(asked) || !(GETS.test(asked) || KEEPS.test(asked))) return null;
  const [sum, ...more] = numbersIn(asked);
  const told = sentences.filter((one) => (OF_SALE.test(one) || SELLS.test(one)) && PERCENT.test(one));
  const shares = told.flatMap((one) => sharesIn(one));
  if (!sum || more.length > 0 || !(sum.unit === undefined || isCurrency(sum.unit)) || shares.length !== 1) return null;
  const { percent: part, isKept } = shares[0];
  const percent = isKept === KEEPS.test(asked) ? part : 100 - part;
  const currency = sum.unit ?? currencyIn(sentences);
  const money = (amount: number): string =>
    currency === undefined ? numberSaid(amount, language) : moneySaid(amount, currency, language);
  const steps = `${numberSaid(percent, language)} % × ${money(Number(sum.value))}`;
  return { text: said('comesTo', language, money((Number(sum.value) * percent) / 100), steps) };
}

/** The one share of a sentence that tells who gets it: who sells, or the shop that keeps it. */
function sharesIn(sentence: string): { percent: number; isKept: boolean }[] {
  const all = [...sentence.matchAll(new RegExp(PERCENT, 'giu'))];
  const isKept = KEEPS.test(sentence);
  return all.length === 1 && isKept !== GETS.test(sentence) ? [{ percent: Number(all[0][1]), isKept }] : [];
}

/** The one currency that a shop counts in. */
function currencyIn(sentences: readonly string[]): string | undefined {
  const all = new Set(
    sentences.flatMap((one) => numbersIn(one).flatMap(({ unit }) => (isCurrency(unit) ? [unit] : []))),
  );
  return all.size === 1 ? [...all][0] : undefined;
}

const said = (kind: 'comesTo' | 'leaves', language: Spoken, sum: string, steps: string): string =>
  `${words.said[kind][language]} ${sum} (${steps}).`;
