import type { Mention } from '../../grounded/mention.js';
import { PLAIN_WORDS } from '../knowledge/plain-words.js';
import { isArticle } from '../../grounded/numbers.js';
import { sameThing } from '../../grounded/same-thing.js';
import { readingOf } from '../../grounded/reading.js';
import { unitNamed, unitOf } from '../../grounded/units.js';
import { lemmasOf } from '../../lexicon/index.js';
import type { Turn } from '../facts.js';
import { moneySaid, numberSaid } from '../shop/money-said.js';
import { reducedSum } from '../shop/for-many.js';
import { SAYS } from '../shop/shop-words.js';
import type { Spoken } from '../text.js';
import { PLAIN } from './abroad-words.js';
import { HIRES } from './shop-words.js';

/** What the instructions say that a thing costs. */
export interface Price {
  /** the last word of what it is called */
  noun: string;
  /** "ourlet de pantalon": what stands before the last, which only says of what */
  heads: readonly string[];
  /** "polo shirt": what stands before the last and may stand for it */
  first?: string;
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
export interface Item {
  price: Price;
  count: number;
}

const ASKS =
  /(?<!\p{L})(?:cost|costs|pay|price|charge|charged|come to|comes to|amount to|set me back|blir det|macht|fait|font|faire|sale[n]?|how much(?! (?:fabric|cloth|time|yarn|thread))|total|altogether|together|kosta\p{L}*|pris\p{L}*|betala\p{L}*|tillsammans|kosten|kostet|zahle\p{L}*|preis\p{L}*|zusammen|coût\p{L}*|paie\p{L}*|paye\p{L}*|combien|ensemble|cuánto (?:son|es|sale|vale)|cuest\p{L}*|cost\p{L}*|pag\p{L}*|precio\p{L}*|juntos)(?!\p{L})/iu;
/** A word that stands between a thing and its price. */
const COSTING =
  /^(?:costs?|price[sd]?|pay|charged?|total|kostar?|priset?|betala|kosten|kostet|preis|zahlen|coûte(?:nt)?|prix|payer|cuestan?|costar|precio|pagar)$/iu;
/** One or the other, how far apart, without it, sent: no sum of the prices. */
const NO_SUM =
  /(?<!\p{L})(?:or|difference|less|more|cheaper|without|shipping|delivery|deliver|discount|friends?|people|oder|unterschied|ohne|versand|eller|skillnad|utan|frakt|ou|différence|sans|livraison|o|diferencia|sin|envío)(?!\p{L})/iu;
/** "10 pounds more": what is added to another price. */
const IS_ADDED =
  /^\s?(?:more|extra|on top|mer|till|tillägg|mehr|zusätzlich|aufpreis|de plus|en plus|más|adicional(?:es)?)(?!\p{L})/iu;
/** What is sent costs more than the things. */
const isNoSum = (asked: string): boolean => NO_SUM.test(asked.replace(NO_HASTE, ' ')) || SAYS.sent.test(asked);
/** Without haste is nothing left out. */
const NO_HASTE =
  /(?<!\p{L})(?:ohne eile|utan brådska|sans urgence|sin prisa|without (?:any )?(?:hurry|rush))(?!\p{L})/giu;
/** A price from which, for several, or with something off is no price of one. */
const NO_PRICE =
  /(?<!\p{L})(?:from|up to|two for|three for|\d+ for|ab|från|à partir|desde|pairs|(?:two|three|four|five)(?!-))(?!\p{L})|%/iu;
const COSTS =
  /^(.*?)(?:\s?[:–-]|\s(?:costs?|is|are|for|at|from|kostar|är|kostet|kosten|ist|coûte(?:nt)?|est|cuestan?|es))\s?(?:only\s)?(?:[$€£]\s?)?$/iu;
const PER =
  /^\s?(?:\/\s?|(?:per|a|the|pro|je|par|le|la|por|el|al|der|das|den|am|om|i)\s|(?=(?:metern|kilot|timmen|dagen|veckan)(?!\p{L})))(\p{L}{1,12})/iu;
/** "And five metres of velvet?": after a sum. */
const FURTHER = /^[¿ ]*(?:and|och|und|et|y)\s/iu;
const MORE = /^(?:and |och |und |et |y )?(?:for|what about|how about|och för|hur blir det för|für|pour|para)\s/iu;
/** "And two quilts?": no more than so many of a thing. */
const COUNTED = /^[¿ ]*(?:and|och|und|et|y)\s(?:\d{1,3}|\p{L}{2,7})\s\p{L}{3,20}\s?\?$/iu;
/** So much of what was told last. */
const OF_IT = /(?<!\p{L})(?:of (?:it|that|this)|av (?:den|det)|davon|d['’]elle|de (?:ella|él|eso))(?!\p{L})/iu;
const SMALL = /^(?:a|an|the|our|my|your|any|each|one|en|ett|ein|eine|einen|der|die|das|un|une|le|la|el|una)$/iu;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!;\n])\s+|,\s|\s(?:and|och|und|et|y)\s/u);
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? [];
const isMoney = ({ unit }: Mention): boolean => unitNamed(unit)?.currency === true;
/** A word as it stands, and without the ending of its number: `skjort` of "skjortor", `mantel` of "Mäntel". */
const formsOf = (word: string): string[] => {
  const bare = word.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const shorter = ['s', 'es', 'en', 'er', 'ar', 'or', 'n', 'a', 'e', 'x', 'na']
    .filter((ending) => bare.endsWith(ending))
    .map((ending) => bare.slice(0, -ending.length));
  return [bare, ...shorter].filter(({ length }) => length > 2);
};
const sharesForm = (a: string, b: string): boolean => formsOf(a).some((form) => formsOf(b).includes(form));
const isSame = (a: string, b: string): boolean => {
  if (sharesForm(a, b)) return true;
  if (sameThing(a, b) && !a.endsWith(b) && !b.endsWith(a)) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const stem = short.replace(/(?:e?s|en|er|ar|or)$/u, '');
  return stem.length > 2 && long.startsWith(stem) && long.length - short.length < 3;
};

/** The cloths that a text names. */
export const clothsIn = (text: string): string[] =>
  readingOf(text).mentions.flatMap(({ attribute, value }) => (attribute === 'fabrics' ? [String(value)] : []));

/** What a price is of: the last word, in German the last that is written as a noun ("Hose kürzen"). */
function nounOf(called: string): string | undefined {
  const words = (called.match(/\p{L}[\p{L}’'-]*/gu) ?? []).filter((word) => !SMALL.test(word));
  const isDeed = /\p{Ll}en$/u.test(words.at(-1) ?? '') && /^\p{Ll}/u.test(words.at(-1) ?? '');
  const last = isDeed ? (words.findLast((word) => /^\p{Lu}/u.test(word)) ?? words.at(-1)) : words.at(-1);
  return last?.toLowerCase();
}

const OF = /^(?:de|du|of|av|von)$/u;
const HEAD = /(?<=^|\s)\p{L}{4,20}(?= (?:de|d['’]|du|of|av|von)(?:\s|(?<=['’])))/giu;
const headsOf = (called: string): string[] => [...called.matchAll(HEAD)].map(([head]) => head.toLowerCase());

/** "Polo shirt": the word before the last, where there are two; none is a cloth. */
function firstOf(called: string, noun: string): { first?: string } {
  const words = wordsOf(called).filter((word) => !SMALL.test(word));
  const [first] = words;
  return words.length === 2 && words[1] === noun && clothsIn(first).length === 0 && !/(?:ing|en|er|ed)$/u.test(first)
    ? { first }
    : {};
}

/** "Three polos," where only one thing is called that and nothing follows. */
const isShortFor = ({ first }: Price, word: string, after: string): boolean =>
  first !== undefined &&
  word.length > 3 &&
  isSame(word, first) &&
  /^\s*(?:[,+?.!]|$|(?:and|och|und|et|y)\s)/iu.test(after);

/** Whether a word is what a price is of. */
const isCalled = ({ noun, heads }: Price, word: string): boolean =>
  isSame(word, noun) ||
  (word.endsWith('ed') && lemmasOf(word).includes(noun)) ||
  heads.some((head) => isSame(word, head));

/** "Metern", "dagen": the measure with its article too. */
const perUnit = (word: string): ReturnType<typeof unitOf> =>
  ['', 'n', 'en', 't']
    .filter((ending) => word.endsWith(ending))
    .map((ending) => unitOf(word.slice(0, word.length - ending.length)))
    .find((unit) => unit !== undefined);

/** The prices that instructions tell, each of one thing. */
function pricesIn(instructions: string): Price[] {
  const told = sentencesOf(instructions).filter((sentence) => !NO_PRICE.test(sentence));
  const prices = told.flatMap((sentence): Price[] => {
    const { mentions } = readingOf(sentence);
    const sums = mentions.filter((one) => one.kind === 'number' && isMoney(one));
    const [sum] = sums;
    const before = sentence.slice(0, sum?.start ?? 0);
    const called =
      COSTS.exec(before)?.[1] ?? (wordsOf(before).filter((word) => !OF.test(word)).length < 5 ? before : '');
    const noun = nounOf(called);
    if (!sum || sums.length !== 1 || noun === undefined || COSTING.test(noun) || IS_ADDED.test(sentence.slice(sum.end)))
      return [];
    const per = perUnit(PER.exec(sentence.slice(sum.end))?.[1].toLowerCase() ?? '');
    return [
      {
        noun,
        heads: headsOf(called),
        ...firstOf(called, noun),
        cloths: clothsIn(called),
        amount: Number(sum.value),
        written: sum.text,
        currency: sum.unit ?? '',
        per,
      },
    ];
  });
  return prices.filter((one) => prices.every((other) => other === one || !isSame(other.noun, one.noun)));
}

/** "Two cotton shirts", where a linen one has a price. */
const isOfOtherCloth = ({ cloths, noun }: Price, asked: string): boolean =>
  clothsIn(asked).some((one) => !cloths.includes(one) && !one.includes(noun));

/** How much of it is asked for: the number before its name, one where none is told. */
function countOf(price: Price, asked: string, numbers: readonly Mention[]): { count: number; by?: Mention } | null {
  const words = [...asked.matchAll(/\p{L}[\p{L}’'-]*/gu)].filter(
    ([word]) => !ASKS.test(word) || sharesForm(word.toLowerCase(), price.noun),
  );
  const at =
    words.find(([word]) => isSame(word.toLowerCase(), price.noun)) ??
    words.find(([word]) => isCalled(price, word.toLowerCase())) ??
    words.find(({ 0: word, index }) => isShortFor(price, word.toLowerCase(), asked.slice(index + word.length)));
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
    .map((part) => wordsOf(part))
    .some(
      (words) =>
        !words.every((word) => isPlain(word)) &&
        !words.some((word, i) =>
          items.some(({ price }) => isCalled(price, word) || isShortFor(price, word, words.slice(i + 1).join(' '))),
        ),
    );

/** A word of no thing. */
const isPlain = (word: string): boolean =>
  COSTING.test(word) || [PLAIN_WORDS, ...Object.values(PLAIN)].some((plain) => plain.has(word));

function itemsIn(asked: string, prices: readonly Price[], numbers: readonly Mention[]): Item[] | null {
  const used = new Set<Mention>();
  const items = prices.flatMap((price): Item[] => {
    const found = countOf(price, asked, numbers);
    if (found?.by) used.add(found.by);
    return found ? [{ price, count: found.count }] : [];
  });
  return numbers.every((one) => used.has(one)) && !hasOther(asked, items) ? items : null;
}

/** So much of each thing with a price that a question names; null where it counts or names another. */
export const itemsAsked = (asked: string, instructions: string): Item[] | null =>
  itemsIn(asked, pricesIn(instructions), numbersIn(asked));
/** Whether a question asks what something costs. */
export const asksPrice = (asked: string): boolean => ASKS.test(asked);

const numbersIn = (asked: string): Mention[] =>
  readingOf(asked).mentions.filter((one) => one.kind === 'number' && !isArticle(one));

/** "And for three pairs?": of the one thing with a price that was told last. */
function moreOfLast(
  asked: string,
  prices: readonly Price[],
  numbers: readonly Mention[],
  history: readonly Turn[],
): Item[] | null {
  const told = history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  const money = toldMoney(history);
  const said = prices.filter(
    ({ amount, currency, noun }) =>
      money.some(({ value, unit }) => Number(value) === amount && unit === currency) &&
      wordsOf(told).some((word) => isSame(word, noun)),
  );
  const before = wordsOf(history.findLast(({ role }) => role === 'user')?.text ?? '').flatMap((word) => lemmasOf(word));
  const last = said.length > 1 ? said.filter(({ noun }) => before.some((word) => isSame(word, noun))) : said;
  const [count, ...more] = numbers;
  if (count === undefined || more.length > 0 || last.length !== 1) return null;
  const [price] = last;
  if (price.per !== undefined) {
    const unit = unitNamed(count.unit);
    return (OF_IT.test(asked) || asksAnother(asked, history)) && unit?.dimension === price.per.dimension
      ? [{ price, count: (Number(count.value) * unit.factor) / price.per.factor }]
      : null;
  }
  return MORE.test(asked) && count.unit === undefined ? [{ price, count: Number(count.value) }] : null;
}

/** "And three metres?" after what a metre costs: no more than that. */
function asksAnother(asked: string, history: readonly Turn[]): boolean {
  const before = history.findLast(({ role }) => role === 'user')?.text ?? '';
  const [count] = numbersIn(asked);
  const rest = count ? `${asked.slice(0, count.start)}${asked.slice(count.end)}` : asked;
  return FURTHER.test(asked) && ASKS.test(before) && BARE.test(rest);
}
const BARE = /^[¿\s]*(?:and|och|und|et|y)\s+(?:then|instead|då|i stället|dann|alors|entonces)?[\s?.!]*$/iu;

/** "And for three days?": of the one thing that has a price for a time. */
function ofSpan(asked: string, prices: readonly Price[], numbers: readonly Mention[]): Item[] | null {
  const [span, ...more] = numbers;
  const unit = unitNamed(span?.unit);
  if (!span || more.length > 0 || unit?.dimension !== 'duration') return null;
  const [price, ...others] = prices.filter(({ per }) => per?.dimension === 'duration');
  const isOfOther = prices.some((one) => one !== price && wordsOf(asked).some((word) => isCalled(one, word)));
  return price?.per &&
    others.length === 0 &&
    !isOfOther &&
    unit.factor >= price.per.factor &&
    namesNoOther(asked, price)
    ? [{ price, count: (Number(span.value) * unit.factor) / price.per.factor }]
    : null;
}

/** Whether a question about a time names nothing but what has the price: no "a room for three days". */
function namesNoOther(asked: string, price: Price): boolean {
  const numbers = new Set(
    readingOf(asked).mentions.flatMap(({ kind, text }) => (kind === 'number' ? wordsOf(text) : [])),
  );
  return wordsOf(asked).every(
    (word) => isPlain(word) || numbers.has(word) || ASKS.test(word) || HIRES.test(word) || isCalled(price, word),
  );
}

const COMES_TO: Readonly<Record<Spoken, string>> = {
  en: 'That comes to',
  sv: 'Det blir',
  de: 'Das macht',
  fr: 'Cela fait',
  es: 'Son',
};

/** "And with delivery?": what is added to what was just reckoned. */
const WITH =
  /^(?:[¿ ]*(?:and|och|und|et|y|plus|with)(?!\p{L})\s?)?(?:(?:with|including|plus|med|inklusive|mit|inklusive|avec|con|incluyendo|if you)\s)(?:the |your |die |der |den |la |le |l['’]|el )?(?<thing>\p{L}[\p{L}’'-]{2,30})(?: included| too| inklusive| incluida| comprise)?\s?[?.!]*$/iu;
/** "How much deposit would that be?": a share of what was just reckoned. */
const SHARE =
  /(?<!\p{L})(?<thing>deposit|down payment|handpenning|förskott|anzahlung|acompte|arrhes|señal|anticipo|depósito)(?!\p{L})/iu;

/** The sums of money that were told last. */
const toldMoney = (history: readonly Turn[]): readonly Mention[] =>
  readingOf(history.findLast(({ role }) => role === 'assistant')?.text ?? '').mentions.filter(
    (one) => one.kind === 'number' && isMoney(one),
  );

/** "That is £67.15 (£79 − 15 %)". */
const IS = /^That is [$€£\d]/u;

/** What was just reckoned: "That comes to £29 (…)"; else the one sum that was told. */
export function toldSum(history: readonly Turn[]): { sum: number; currency: string } | null {
  const told = history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  const isReckoned = IS.test(told) || Object.values(COMES_TO).some((words) => told.includes(`${words} `));
  const sums = toldMoney(history);
  return isReckoned || sums.length === 1 ? asSum(sums.at(0)) : null;
}
const asSum = (one: Mention | undefined): { sum: number; currency: string } | null =>
  one === undefined ? null : { sum: Number(one.value), currency: one.unit ?? '' };

/** What was just reckoned with one thing more, or a share of it that the instructions tell. */
function goingOn(asked: string, instructions: string, history: readonly Turn[], language: Spoken): string | null {
  const before = toldSum(history);
  if (!before) return null;
  const money = (amount: number): string => moneySaid(amount, before.currency, language);
  const comesTo = (sum: number, steps: string): string => `${COMES_TO[language]} ${money(sum)} (${steps}).`;
  const thing = WITH.exec(asked.trim())?.groups?.thing.toLowerCase();
  const price = thing && pricesIn(instructions).find((one) => isSame(one.noun, thing));
  if (price && price.currency === before.currency && price.per === undefined && !isBounded(price, instructions))
    return comesTo(before.sum + price.amount, `${money(before.sum)} + ${money(price.amount)}`);
  const dearer = HASTE.test(asked) && FURTHER.test(asked.trim()) ? surchargeIn(instructions) : null;
  if (dearer !== null) return comesTo((before.sum * (100 + dearer)) / 100, `${money(before.sum)} + ${dearer} %`);
  const percent = thing === undefined && SHARE.test(asked) ? shareIn(instructions) : null;
  return percent === null ? null : comesTo((before.sum * percent) / 100, `${percent} % × ${money(before.sum)}`);
}

/** "Delivery 5 euros, free over 60": a price that does not always hold. */
const isBounded = ({ noun }: Price, instructions: string): boolean =>
  instructions
    .split(/(?<=[.!;\n])\s+/u)
    .some((sentence) => BOUND.test(sentence) && wordsOf(sentence).some((word) => isSame(word, noun)));
const BOUND =
  /(?<!\p{L})(?:free|over|above|from|orders of|fri(?:tt)?|gratis|över|från|kostenlos|kostenfrei|frei|ab|über|gratuite?|offerte?|dès|à partir|au-delà|partir|superiores?|más de)(?!\p{L})/iu;

/** What is done in haste costs so many percent more. */
const HASTE = /(?<!\p{L})(?:rush|express|urgent\p{L}{0,2}|expréss?|ilexpress|brådskande|eil\p{L}*|exprès)(?!\p{L})/iu;
function surchargeIn(instructions: string): number | null {
  const told = instructions
    .split(/(?<=[.!;\n])\s+/u)
    .filter((sentence) => HASTE.test(sentence))
    .flatMap((sentence) => [
      ...sentence.matchAll(
        /(\d{1,3})\s?(?:%|percent|per cent|procent|prozent|pour cent|por ciento) (?:more|extra|surcharge|on top|mer|tillägg|mehr|aufschlag|zuschlag|de plus|en plus|de supplément|más|de recargo)/giu,
      ),
    ]);
  return told.length === 1 ? Number(told[0][1]) : null;
}

/** The one share that instructions tell of a deposit. */
function shareIn(instructions: string): number | null {
  const told = instructions
    .split(/(?<=[.!;\n])\s+/u)
    .filter((sentence) => SHARE.test(sentence))
    .flatMap((sentence) => [
      ...sentence.matchAll(/(\d{1,2})\s?(?:%|percent|per cent|procent|prozent|pour cent|por ciento)/giu),
    ]);
  return told.length === 1 ? Number(told[0][1]) : null;
}

/** What several things cost together, or so much of one, by the prices that the instructions tell; null where one of them has none. */
export function sumOfPrices(
  asked: string,
  instructions: string,
  history: readonly Turn[],
  language: Spoken,
): string | null {
  const further = goingOn(asked, instructions, history, language);
  if (further !== null) return further;
  const isMore = MORE.test(asked.trim());
  const isFurther = FURTHER.test(asked.trim()) && (toldMoney(history).length > 0 || COUNTED.test(asked.trim()));
  if ((!ASKS.test(asked) && !isMore && !isFurther) || isNoSum(asked)) return null;
  const prices = pricesIn(instructions);
  const numbers = numbersIn(asked);
  const items =
    ofSpan(asked, prices, numbers) ??
    (isMore || isFurther || OF_IT.test(asked) ? moreOfLast(asked.trim(), prices, numbers, history) : null) ??
    itemsIn(asked, prices, numbers) ??
    [];
  const currencies = new Set(items.map(({ price }) => price.currency));
  if (currencies.size !== 1 || (items.length === 1 && items[0].count === 1)) return null;
  const [currency] = currencies;
  const money = (amount: number): string => moneySaid(amount, currency, language);
  const steps = items.map(({ price, count }) =>
    count === 1 ? money(price.amount) : `${numberSaid(count, language)} × ${money(price.amount)}`,
  );
  const { sum, percent } = reducedSum(items, instructions);
  return `${COMES_TO[language]} ${money(sum)} (${steps.join(' + ')}${percent === 0 ? '' : ` − ${percent} %`}).`;
}
