import type { Mention } from '../mention.js';
import { isArticle } from '../numbers.js';
import { unitOf } from '../units.js';
import { asks, exact, isMoney, type Question, type Reckoned, topicsOf } from './asked.js';
import { either } from './words.js';

/** A line of a bill: a thing, how many of it, and its price. */
export interface Line {
  start: number;
  end: number;
  count: number;
  /** of one */
  price: number;
  sum: number;
  unit: string | undefined;
}

const EACH_AFTER = new RegExp(String.raw`^\s?(?:${either('eachAfter')})(?!\p{L})`, 'iu');
const EACH_BEFORE = new RegExp(String.raw`(?:^|[\s×x])(?:${either('eachBefore')})\s?(?:only\s)?$`, 'iu');
const PER_UNIT = /^\s?(?:per|a|an|the|\/|pro|je|le|la|el|i)\s?(\p{L}{1,12})(?!\p{L})/iu;
const FOR = /(?:^|\s)(?:for|för|für|pour|por|:|=|costs?|together)\s?$/iu;
/** "… for 120 kr the set": what a price is for, in words that are not known. */
const OTHERWISE =
  /^\s(?!(?:and|och|und|et|y|plus|in total|together|altogether|sammanlagt|totalt|zusammen|en tout|en total|but|with|incl)(?!\p{L}))\p{L}/iu;
/** "Invoice:", "I bought": what leads to the first thing. */
const HEADING = /^[^:\d]{0,60}:(?=\s)/u;
const OFF =
  /(?<!\p{L})(?:minus|less|discount(?: of)?|voucher(?: of)?|credit(?: of)?|avdrag|rabatt|gutschein|abzüglich|remise|descuento)\s(?:of\s)?$/iu;
/** What makes a price no line of a bill, or the bill not whole. */
const NO_BILL =
  /(?<!\p{L})(?:was|were \d|before|instead of|down to|from \d|reduced|budget|between|deposit|paid already|advance|of which|including|included|incl|darin|darunter|y compris|incluid[oa]s?|inkl|ingår|därav|or|instead|either|about|around|roughly|ungefär|etwa|environ|davon|varav|dont|statt|istället|previously|usually|normally|per (?:hour|day|week|month) or)(?!\p{L})|\d\s?%/iu;
const OPEN =
  /(?<!\p{L})(?:to be|extra|not included|later|unknown|free|separately|not yet|tbd|tillkommer|noch|en sus|aparte|agreed|open|still)(?!\p{L})/iu;

/** "Shipping free": a line of nothing. */
const FREE =
  /,?\s(?:and\s|with\s)?(?:(?:shipping|delivery|postage|breakfast|parking|towels|frakt|frukost|versand|frühstück)(?:\s(?:is|är|ist))?\s(?:free|gratis|kostenlos|included|ingår|inklusive|inbegriffen)|(?:free|gratis|kostenlose[rn]?)\s(?:shipping|delivery|postage|frakt|versand))(?!\p{L})/giu;

/** All lines of a bill; null where a price is told that is none, or how many of a thing it is for is open. */
function linesIn(text: string, numbers: readonly Mention[]): Line[] | null {
  const prices = numbers.filter(isMoney);
  if (prices.length === 0 || new Set(prices.map(({ unit }) => unit)).size > 1) return null;
  const lines: Line[] = [];
  let from = 0;
  for (const price of prices) {
    const line = lineOf(text, numbers, from, price, lines.length === 0);
    if (line === null) return null;
    lines.push(line);
    from = line.end;
  }
  return lines;
}

function lineOf(
  text: string,
  numbers: readonly Mention[],
  from: number,
  price: Mention,
  isFirst: boolean,
): Line | null {
  const start = isFirst ? from + (HEADING.exec(text.slice(from, price.start))?.[0].length ?? 0) : from;
  const lead = text.slice(start, price.start);
  const value = Number(price.value);
  const rest = text.slice(price.end);
  const each = EACH_AFTER.exec(rest);
  const isOff = OFF.test(lead);
  if (!/\p{L}{2}/u.test(lead.replace(/(?<!\p{L})(?:and|och|und|et|y|at|for|i|paid|is|total|sum)(?!\p{L})/giu, '')))
    return null;
  const end = price.end + (each?.[0].length ?? 0);
  if (isOff) return { start, end, count: 1, price: -value, sum: -value, unit: price.unit };
  const inside = numbers.filter((one) => one.start >= start && one.end <= price.start);
  const measured = byUnit(rest, inside);
  if (measured !== null)
    return {
      start,
      end: price.end + measured.length,
      count: measured.count,
      price: value,
      sum: exact(value * measured.count),
      unit: price.unit,
    };
  const counts = inside.filter(
    (one) =>
      (one.unit === undefined || NIGHTS.test(one.text)) &&
      Number.isInteger(one.value) &&
      !(isArticle(one) && inside.length > 1),
  );
  const count = counts.length > 1 ? null : Number(counts[0]?.value ?? 1);
  if (count === null) return null;
  const isEach = each !== null || EACH_BEFORE.test(lead);
  if (count > 1 && !isEach && (!FOR.test(lead) || OTHERWISE.test(rest))) return null;
  return {
    start,
    end,
    count,
    price: isEach ? value : exact(value / count),
    sum: isEach ? exact(value * count) : value,
    unit: price.unit,
  };
}

const NIGHTS = /(?:nights?|nätter|natt|nächten?|nuits?|noches?)$/iu;

/** "5 metres of linen at 14 EUR per metre". */
function byUnit(rest: string, inside: readonly Mention[]): { count: number; length: number } | null {
  const found = PER_UNIT.exec(rest);
  const unit = unitOf(found?.[1].toLowerCase() ?? '')?.unit;
  const amounts = inside.filter((one) => one.unit !== undefined && one.unit === unit);
  return found && amounts.length === 1 ? { count: Number(amounts[0].value), length: found[0].length } : null;
}

/** What all that is priced costs together. */
export function billed(question: Question): Reckoned {
  const { property, text, numbers } = question;
  if (topicsOf(property).length > 0) return ofThing(question);
  if (!asks(property, 'Total')) return undefined;
  const prices = numbers.filter(isMoney);
  const isAlone = prices.length < 2;
  if (NO_BILL.test(text) || prices.some((one) => isNamedTotal(text, one))) return undefined;
  const lines = linesIn(text, numbers);
  if (lines === null || lines.length === 0) return isAlone ? undefined : null;
  if (isAlone && lines[0].count === 1) return undefined;
  if (lines.filter(({ sum }) => sum > 0).length === 0) return undefined;
  const whole = text.replace(FREE, (said) => ' '.repeat(said.length));
  const after = whole.slice(lines[lines.length - 1].end);
  const [sentence] = after.split(/[.!?\n]/u, 1);
  if (OPEN.test(whole) || /,\s?\p{L}{3}|(?<!\p{L})(?:and|och|und|et|y|plus)\s\p{L}/u.test(sentence)) return null;
  return { value: exact(lines.reduce((sum, line) => sum + line.sum, 0)), unit: lines[0].unit };
}

const PRICE = /^(?:price|unit|each|per|cost|pris|preis|prix|precio|shipping|freight|tax|vat)$/;
const plainly = (text: string): string => text.toLowerCase().replace(/[-’']/g, '');

/** `caps_eur` of "2 caps at 9 EUR each": what all of one thing cost. */
function ofThing({ property, text, numbers }: Question): Reckoned {
  if (property.unit?.currency !== true || property.words.some((word) => PRICE.test(word)) || NO_BILL.test(text))
    return undefined;
  const lines = linesIn(text, numbers) ?? [];
  const topics = topicsOf(property).map((word) => plainly(word).replace(/(?:es|s)$/u, ''));
  const own = lines.filter(
    ({ start, end, count }) => count > 1 && topics.every((word) => plainly(text.slice(start, end)).includes(word)),
  );
  return own.length === 1 ? { value: own[0].sum, unit: own[0].unit } : undefined;
}

const TOTAL =
  /(?<!\p{L})(?:total|sum|summa|summe|gesamt\p{L}*|totalt|together|altogether|insgesamt|somme|suma)\W{1,3}(?:is |of |comes to |är |ist |est |es |beträgt |blir )?$/iu;
const isNamedTotal = (text: string, { start }: Mention): boolean =>
  TOTAL.test(text.slice(Math.max(0, start - 40), start));
