import { sameThing } from '../../same-thing.js';
import { ONE, type Price } from './price-list.js';

const plain = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Whether a word of a question is a word of a price's thing: with another ending, accent or letter case. */
export const isSameWord = (a: string, b: string): boolean =>
  plain(a) === plain(b) || sameThing(plain(a), plain(b)) || sameThing(a, b);

const matches = (price: Price, asked: readonly string[]): string[] =>
  price.words.filter((word) => !ONE.test(word) && asked.some((own) => isSameWord(word, own)));

/**
 * The prices whose things a question names; of things that are called alike the one with the most words of the question.
 * @returns null where it names two alike equally well
 */
export function namedBy(asked: readonly string[], prices: readonly Price[]): Price[] | null {
  const found = prices.map((price) => ({ price, said: matches(price, asked) })).filter(({ said }) => said.length > 0);
  const shared = new Set(
    found
      .flatMap(({ said }) => said)
      .filter((word) => found.length >= 2 && found.every(({ said }) => said.includes(word))),
  );
  const own = shared.size === 0 ? found : found.filter(({ said }) => said.some((word) => !shared.has(word)));
  if (found.length > 0 && own.length === 0) return null;
  return own
    .filter(({ price, said }) => said.includes(price.noun) || ONE.test(price.noun) || !isNounElsewhere(price, own))
    .map(({ price }) => price);
}

/** "The cotton shirt" names no "cotton coat". */
const isNounElsewhere = ({ noun }: Price, found: readonly { price: Price; said: readonly string[] }[]): boolean =>
  found.some(({ price, said }) => price.noun !== noun && said.includes(price.noun));
