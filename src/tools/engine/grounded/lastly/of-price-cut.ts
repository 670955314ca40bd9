import { sentenceAt, type Span } from '../clause.js';
import { escaped } from '../expression-of.js';
import { from, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import type { Mention } from '../mention.js';
import { said } from '../number/said.js';
import { isArticle } from '../numbers.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { unitNamed } from '../units.js';
import data from '../words/price-cuts.yaml.js';

type Part = 'cut' | 'now' | 'old' | 'new' | 'off' | 'plain' | 'articles' | 'is' | 'uncut';
const WORDS = data as Record<Part, string>;
const any = (list: string): string => `(?:${listOf(list).map(escaped).join('|')})`;
const CUT = new RegExp(String.raw`(?<!\p{L})${any(WORDS.cut)}|[-–−]\s?\d{1,2}\s?%`, 'iu');
const NOW = new RegExp(String.raw`(?<!\p{L})${any(WORDS.now)}(?!\p{L})`, 'iu');
const NAMES = (['old', 'new', 'off'] as const).map((part) => ({ part, words: new Set(listOf(WORDS[part])) }));
const PLAIN = new Set(listOf(WORDS.plain));

/** "El vestido costaba 80 € y ahora está rebajado un 25 %": the price before, what is off, the price after. */
export function ofPriceCut({ words, unit }: Property, reading: Reading, scope: Span): Grounded | null {
  const parts = NAMES.filter((one) => words.some((word) => one.words.has(word))).map(({ part }) => part);
  const isPlain = words.every((word) => PLAIN.has(word) || NAMES.some((one) => one.words.has(word)));
  const cut = parts.length === 1 && isPlain ? cutIn(reading, scope) : null;
  if (cut === null) return null;
  const [part] = parts;
  if (part === 'off') return isShare(words, unit) ? said(cut.percent, shareOff(cut)) : null;
  if (unit !== null && unit.unit !== cut.price.unit) return null;
  if (part === 'old') return said(cut.price, Number(cut.price.value));
  return from('arithmetic', Number(((Number(cut.price.value) * (100 - shareOff(cut))) / 100).toFixed(2)));
}

/** "-25 %" takes a quarter off. */
const shareOff = ({ percent }: Cut): number => Math.abs(Number(percent.value));
type Cut = Record<'price' | 'percent', Mention>;

const isShare = (words: readonly string[], unit: Property['unit']): boolean =>
  unit?.unit === 'percent' || words.some((word) => /^(?:percent|percentage|pct|rate)$/u.test(word));

/** "The scarf at 30 euros is not reduced": a sentence of its own. */
function isUncut(text: string, at: number): boolean {
  const { start, end } = sentenceAt(text, at);
  return UNCUT.test(text.slice(start, end)) && !/\d\s?%/u.test(text.slice(start, end));
}
const UNCUT = new RegExp(String.raw`(?<!\p{L})${any(WORDS.uncut)}(?!\p{L})`, 'iu');

/** The one price of a text and the one percent that it is cut by; null where anything else is told. */
function pairIn({ text, mentions }: Reading, { start, end }: Span): Cut | null {
  const numbers = mentions.filter(
    (one) =>
      one.kind === 'number' && one.start >= start && one.end <= end && !isArticle(one) && !isUncut(text, one.start),
  );
  const prices = numbers.filter(({ unit }) => unitNamed(unit)?.currency === true);
  const percents = numbers.filter(({ unit }) => unit === 'percent');
  const isCut =
    numbers.length === 2 && prices.length === 1 && percents.length === 1 && CUT.test(text.slice(start, end));
  return isCut ? { price: prices[0], percent: percents[0] } : null;
}

/** Whether a price is what is paid after it is cut. */
function isPaidNow(text: string, { start }: Mention): boolean {
  const before =
    text
      .slice(Math.max(0, start - 40), start)
      .split(/[.,;!?]\s/u)
      .at(-1) ?? '';
  return NOW.test(before);
}

/** The price before it is cut, and by how much; null where it is not told first. */
function cutIn(reading: Reading, scope: Span): Cut | null {
  const pair = pairIn(reading, scope);
  const isOld = pair !== null && pair.price.end <= pair.percent.start && !isPaidNow(reading.text, pair.price);
  return isOld && !isOfOther(reading.text, pair) && Math.abs(Number(pair.percent.value)) < 100 ? pair : null;
}

/** "The kettle costs 80 euros. The cup is 25 % off": another thing is told of right before the share. */
function isOfOther(text: string, { price, percent }: Cut): boolean {
  const told = THING.exec(text.slice(price.end, percent.start))?.groups?.thing;
  if (told === undefined || PLAIN.has(told.toLowerCase()) || SAME.test(told)) return false;
  return !text.slice(0, price.start).toLowerCase().includes(told.toLowerCase());
}
const SAME = new RegExp(String.raw`^${any(`${WORDS.cut}, preis, prix, precio, pris`)}`, 'iu');
const THING = new RegExp(
  String.raw`[.;]\s(?:${WORDS.articles.split(', ').join('|')})\s(?<thing>\p{L}{3,30})\s(?:${WORDS.is.split(', ').join('|')})\s`,
  'iu',
);

/** "Now 60 €, with 25 % off": no price before; of a price that is cut a bare `price` is not the one reckoned. */
export function isOtherPrice({ value, source }: Grounded, { words }: Property, reading: Reading): boolean {
  const pair = typeof value === 'number' ? pairIn(reading, { start: 0, end: reading.text.length }) : null;
  if (pair === null) return false;
  if (source === 'arithmetic' && pair.price.end <= pair.percent.start && isOfOther(reading.text, pair)) return true;
  const isOld = words.some((word) => NAMES[0].words.has(word));
  if (isOld) return value === pair.price.value && isPaidNow(reading.text, pair.price);
  return words[0] === 'price' && words.every((word) => PLAIN.has(word)) && source === 'arithmetic';
}
