import { COUNT_WORDS } from '../numbers.js';
import { type Amount, exact, isMoney, type Problem, type Solved } from './problem.js';
import { isAllOf } from './words.js';

const NUMBER = String.raw`(\d{1,2}|\p{L}{2,8})`;
/** "3 for 2", "ta 3 betala för 2", "nimm drei, zahl zwei", "lleva 3 y paga 2". */
const SO_MANY_FOR = [
  String.raw`(?<![\p{L}\d])${NUMBER}\s(?:for|för|für|pour|por|zum preis von|pour le prix de|till priset av|for the price of)\s${NUMBER}(?![\p{L}\d]|\s?[€$£]|[.,]\d|\s(?:eur|euros?|kr|kronor|pounds?|dollars?)(?!\p{L}))`,
  String.raw`(?<!\p{L})(?:ta|take|nimm|prenez|achetez|lleva|llévate|llévese|compra|buy)\s${NUMBER},?\s(?:(?:och|and|und|et|y)\s)?(?:betala(?: för)?|pay(?: for)?|zahl(?:e)?|bezahl(?:e)?|payez(?:-en)?|paga|pague)\s(?:nur\s|only\s)?${NUMBER}(?![\p{L}\d])`,
  String.raw`(?<![\d.,])(\d)\s?[x×]\s?(\d)(?!\s?(?:[x×\d]|cm|mm|m|in)(?!\p{L}))`,
].map((pattern) => new RegExp(pattern, 'giu'));
/** "Buy two, get one free". */
const PLUS_FREE = new RegExp(
  String.raw`(?<!\p{L})(?:buy|köp|kauf|kaufe|achetez|compra)\s${NUMBER},?\s(?:(?:och|and|und|et|y)\s)?(?:get|få|bekomm\p{L}{0,2}|recevez|llévate|recibe)\s${NUMBER}\s(?:for )?(?:free|gratis|extra|offerte?|gratuit)`,
  'iu',
);

const ORDINALS: readonly string[] = [
  '',
  '',
  'second|andra|zweite|deuxième|segundo|segunda',
  'third|tredje|dritte|troisième|tercero|tercera|tercer',
  'fourth|fjärde|vierte|quatrième|cuarto|cuarta',
  'fifth|femte|fünfte|cinquième|quinto|quinta',
];
/** "Buy two, the third is free", "le troisième est offert". */
const NTH_FREE = new RegExp(
  String.raw`(?<!\p{L})(${ORDINALS.filter((names) => names !== '').join('|')})(?:\s(?:one|pair|paar|par|paire|\p{L}{3,12}))?(?:\s(?:is|för|för dig|är|ist|est|es|sale|comes))?\s(?:for )?(?:free|gratis|umsonst|kostenlos|offerte?|gratuite?)(?!\p{L})`,
  'iu',
);

interface Offer {
  /** so many are taken and so many of them paid */
  taken: number;
  paid: number;
  start: number;
  end: number;
}

const numberOf = (word: string): number => COUNT_WORDS[word.toLowerCase()] ?? Number(word);

function offerIn(text: string): Offer | null {
  const free = PLUS_FREE.exec(text);
  if (free) {
    const [bought, given] = [numberOf(free[1]), numberOf(free[2])];
    return { taken: bought + given, paid: bought, start: free.index, end: free.index + free[0].length };
  }
  const nth = NTH_FREE.exec(text);
  const taken = nth ? ORDINALS.findIndex((names) => names.split('|').includes(nth[1].toLowerCase())) : 0;
  if (nth && taken > 1) return { taken, paid: taken - 1, ...spanOfOffer(text, nth.index, nth[0].length) };
  const found = SO_MANY_FOR.flatMap((one) => [...text.matchAll(one)]).map(({ index, 0: said, 1: all, 2: some }) => ({
    taken: numberOf(all),
    paid: numberOf(some),
    start: index,
    end: index + said.length,
  }));
  return found.find((one) => one.taken > one.paid && one.paid > 0) ?? null;
}

/** With "buy two," before it. */
function spanOfOffer(text: string, at: number, length: number): { start: number; end: number } {
  const before = text.slice(Math.max(0, at - 40), at);
  const lead = /(?<!\p{L})(?:buy|köp|kauf|kaufe|kaufen sie|achetez|compra|compre|bei)\s[^.!?;]{1,30}$/iu.exec(before);
  return { start: at - (lead ? before.length - lead.index : 0), end: at + length };
}

/** "3 for 2, 6 euros a pair, I take 7": what is paid for so many at one price. */
export function withOffer({ property, text, amounts }: Problem): Solved {
  const offer = offerIn(text);
  if (!offer || !isAllOf(property.words, 'pays')) return undefined;
  const others = amounts.filter(({ start, end }) => end <= offer.start || start >= offer.end);
  const prices = others.filter(isMoney);
  const counts = others.filter(({ unit }) => unit === undefined);
  const [price, count] = [prices[0], counts[0]] as [Amount | undefined, Amount | undefined];
  if (
    prices.length !== 1 ||
    counts.length !== 1 ||
    others.length !== 2 ||
    !price ||
    !count ||
    !Number.isInteger(count.value)
  )
    return null;
  const paid = count.value - Math.floor(count.value / offer.taken) * (offer.taken - offer.paid);
  return { value: exact(paid * price.value), ...(price.unit ? { unit: price.unit.unit } : {}) };
}
