import type { Mention } from '../../grounded/mention.js';
import { isArticle } from '../../grounded/numbers.js';
import { readingOf } from '../../grounded/reading.js';
import { unitNamed, unitOf } from '../../grounded/units.js';
import type { Turn } from '../facts.js';
import type { Spoken } from '../text.js';

/** What the instructions say that a thing costs. */
interface Price {
  /** the last word of what it is called */
  noun: string;
  /** the cloths in what it is called */
  cloths: readonly string[];
  amount: number;
  /** as written: "£14", "12 euros" */
  written: string;
  currency: string;
  /** a metre, where it is by the measure */
  per: ReturnType<typeof unitOf>;
}

/** So much of a thing that has a price. */
interface Item {
  price: Price;
  count: number;
}

const ASKS =
  /(?<!\p{L})(?:cost|costs|pay|price|charge|charged|how much(?! (?:fabric|cloth|time|yarn|thread))|total|altogether|together|kosta\p{L}*|pris\p{L}*|betala\p{L}*|tillsammans|kosten|kostet|zahle\p{L}*|preis\p{L}*|zusammen|coût\p{L}*|paie\p{L}*|paye\p{L}*|combien|ensemble|cuest\p{L}*|cost\p{L}*|pag\p{L}*|precio\p{L}*|juntos)(?!\p{L})/iu;
/** One or the other, how far apart, without it, sent: no sum of the prices. */
const NO_SUM =
  /(?<!\p{L})(?:or|difference|less|more|cheaper|without|shipping|delivery|deliver|discount|friends?|people|oder|unterschied|ohne|versand|eller|skillnad|utan|frakt|ou|différence|sans|livraison|o|diferencia|sin|envío)(?!\p{L})/iu;
/** A price from which, for several, or with something off is no price of one. */
const NO_PRICE =
  /(?<!\p{L})(?:from|up to|two for|three for|\d+ for|ab|från|à partir|desde|pairs|(?:two|three|four|five)(?!-))(?!\p{L})|%/iu;
const COSTS =
  /^(.*?)\s?(?:costs?|cost|is|are|for|at|from|:|[-–]|kostar|är|kostet|kosten|ist|coûte(?:nt)?|est|cuestan?|es)\s?(?:only\s)?(?:[$€£]\s?)?$/iu;
const PER = /^\s?(?:\/\s?|(?:per|a|the|pro|je|par|le|la|por|el|der|das|i)\s)(\p{L}{1,12})/iu;
const MORE = /^(?:and |och |und |et |y )?(?:for|what about|how about|och för|hur blir det för|für|pour|para)\s/iu;
const SMALL = /^(?:a|an|the|our|my|your|any|each|one|en|ett|ein|eine|einen|der|die|das|un|une|le|la|el|una)$/iu;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!;\n])\s+|,\s|\s(?:and|och|und|et|y)\s/u);
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? [];
const isMoney = ({ unit }: Mention): boolean => unitNamed(unit)?.currency === true;
const isSame = (a: string, b: string): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return (
    short.length > 2 && long.startsWith(short.replace(/(?:e?s|en|er|ar|or)$/u, '')) && long.length - short.length < 3
  );
};

const clothsIn = (text: string): string[] =>
  readingOf(text).mentions.flatMap(({ attribute, value }) => (attribute === 'fabrics' ? [String(value)] : []));

/** The prices that instructions tell, each of one thing. */
function pricesIn(instructions: string): Price[] {
  const told = sentencesOf(instructions).filter((sentence) => !NO_PRICE.test(sentence));
  const prices = told.flatMap((sentence): Price[] => {
    const { mentions } = readingOf(sentence);
    const sums = mentions.filter((one) => one.kind === 'number' && isMoney(one));
    const [sum] = sums;
    const before = sentence.slice(0, sum?.start ?? 0);
    const called = COSTS.exec(before)?.[1] ?? (wordsOf(before).length < 5 ? before : '');
    const noun = wordsOf(called).findLast((word) => !SMALL.test(word));
    if (!sum || sums.length !== 1 || noun === undefined) return [];
    const per = unitOf(PER.exec(sentence.slice(sum.end))?.[1].toLowerCase() ?? '');
    return [
      { noun, cloths: clothsIn(called), amount: Number(sum.value), written: sum.text, currency: sum.unit ?? '', per },
    ];
  });
  return prices.filter((one) => prices.every((other) => other === one || !isSame(other.noun, one.noun)));
}

/** "Two cotton shirts", where a linen one has a price. */
const isOfOtherCloth = ({ cloths, noun }: Price, asked: string): boolean =>
  clothsIn(asked).some((one) => !cloths.includes(one) && !one.includes(noun));

/** How much of it is asked for: the number before its name, one where none is told. */
function countOf(price: Price, asked: string, numbers: readonly Mention[]): { count: number; by?: Mention } | null {
  const at = [...asked.matchAll(/\p{L}[\p{L}’'-]*/gu)].find(([word]) => isSame(word.toLowerCase(), price.noun));
  if (!at || isOfOtherCloth(price, asked)) return null;
  const by = numbers.findLast(({ end }) => end <= at.index && isBeside(asked.slice(end, at.index)));
  if (price.per === undefined)
    return by?.unit === undefined ? { count: Number(by?.value ?? 1), ...(by ? { by } : {}) } : null;
  const told = unitNamed(by?.unit);
  return by && told?.dimension === price.per.dimension
    ? { count: (Number(by.value) * told.factor) / price.per.factor, by }
    : null;
}

/** "Two linen shirts": no article and no other thing between. */
function isBeside(between: string): boolean {
  const words = wordsOf(between);
  return words.length < 4 && !/[,+]/u.test(between) && !words.some((word) => SMALL.test(word) || AND.test(word));
}

/** "… and a tie": a thing that is asked for too and has no price. */
const AND = /^(?:and|plus|och|samt|und|sowie|et|y)$/iu;
const APART = /\s(?:and|plus|och|samt|und|sowie|et|y)\s|,\s|\s\+\s/iu;
const hasOther = (asked: string, items: readonly Item[]): boolean =>
  asked
    .split(APART)
    .slice(1)
    .some((part) => !wordsOf(part).some((word) => items.some(({ price }) => isSame(word, price.noun))));

function itemsIn(asked: string, prices: readonly Price[], numbers: readonly Mention[]): Item[] | null {
  const used = new Set<Mention>();
  const items = prices.flatMap((price): Item[] => {
    const found = countOf(price, asked, numbers);
    if (found?.by) used.add(found.by);
    return found ? [{ price, count: found.count }] : [];
  });
  return numbers.every((one) => used.has(one)) && !hasOther(asked, items) ? items : null;
}

/** "And for three pairs?": of the one thing with a price that was told last. */
function moreOfLast(
  asked: string,
  prices: readonly Price[],
  numbers: readonly Mention[],
  history: readonly Turn[],
): Item[] | null {
  const told = history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  const last = prices.filter(
    ({ written, noun }) => told.includes(written) && wordsOf(told).some((word) => isSame(word, noun)),
  );
  const [count, ...more] = numbers;
  const isBare = count !== undefined && more.length === 0 && count.unit === undefined;
  return MORE.test(asked) && isBare && last.length === 1 ? [{ price: last[0], count: Number(count.value) }] : null;
}

const COMES_TO: Readonly<Record<Spoken, string>> = {
  en: 'That comes to',
  sv: 'Det blir',
  de: 'Das macht',
  fr: 'Cela fait',
  es: 'Son',
};

/** What several things cost together, or so much of one, by the prices that the instructions tell; null where one of them has none. */
export function sumOfPrices(
  asked: string,
  instructions: string,
  history: readonly Turn[],
  language: Spoken,
): string | null {
  const isMore = MORE.test(asked.trim());
  if ((!ASKS.test(asked) && !isMore) || NO_SUM.test(asked)) return null;
  const prices = pricesIn(instructions);
  const numbers = readingOf(asked).mentions.filter((one) => one.kind === 'number' && !isArticle(one));
  const items =
    (isMore ? moreOfLast(asked.trim(), prices, numbers, history) : null) ?? itemsIn(asked, prices, numbers) ?? [];
  const currencies = new Set(items.map(({ price }) => price.currency));
  if (currencies.size !== 1 || (items.length === 1 && items[0].count === 1)) return null;
  const sum = items.reduce((all, { price, count }) => all + price.amount * count, 0);
  const steps = items.map(({ price, count }) =>
    count === 1 ? `${price.amount}` : `${Number(count.toFixed(3))} × ${price.amount}`,
  );
  return `${COMES_TO[language]} ${Number(sum.toFixed(2))} ${[...currencies][0]} (${steps.join(' + ')}).`;
}
