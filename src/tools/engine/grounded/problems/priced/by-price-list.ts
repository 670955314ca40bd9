import { askedAndTold } from '../../asked-and-told.js';
import { inCents } from '../discounts.js';
import type { Problem, Solved } from '../problem.js';
import type { Mention } from '../../mention.js';
import { unitNamed } from '../../units.js';
import { isAllOf, SAYS } from '../words.js';
import { isSameWord, namedBy } from './named-prices.js';
import { type Price, pricesIn, tellingsIn, wordsOf } from './price-list.js';

/** Longer ones are no plain question, and no plain order. */
const [MOST_ASKED, MOST_ORDERED] = [600, 1500];

/** So many of a thing that has a price. */
interface Line {
  price: Price;
  count: number;
}

/** "Two pairs of trousers" are two. */
const isOfPieces = (number: Mention | undefined): boolean =>
  number?.unit === undefined || unitNamed(number.unit)?.dimension === 'pieces' || /pair|piece/u.test(number.unit);

/** "4 shirts, a suit": so many of each thing with a price; null where a number is of none, or one is of two. */
function linesIn(asked: string, prices: readonly Price[]): Line[] | null {
  const lines = tellingsIn(asked).map(({ part, numbers }): Line | null | undefined => {
    const named = namedBy(wordsOf(part), prices);
    if (named?.length === 0 && numbers.length === 0) return undefined;
    const [number] = numbers;
    if (named?.length !== 1 || numbers.length > 1 || !isOfPieces(number)) return null;
    return { price: named[0], count: Number(number?.value ?? 1) };
  });
  return lines.includes(null) ? null : lines.filter((one) => one !== undefined && one !== null);
}

/** What a name asks for a price by: "scarf" of `scarf_price`. */
const isForPrice = ({ property }: Problem): boolean =>
  property.unit?.currency === true ||
  property.kind === 'money' ||
  /^(?:price|cost|fee|total|estimate|amount|bill|preis|pris|prix|precio)$/u.test(property.words.at(-1) ?? '') ||
  isAllOf(
    property.words.filter((word) => !/^(?:unit|item|each|one|piece)$/u.test(word)),
    'pays',
  );

function sumOf(lines: readonly Line[], { property }: Problem): Solved {
  const currencies = new Set(lines.map(({ price }) => price.currency));
  const [currency] = currencies;
  if (currencies.size > 1) return null;
  const own = property.unit?.currency ? property.unit.unit : undefined;
  if (own !== undefined && currency !== undefined && own !== currency) return null;
  return { value: inCents(lines.reduce((sum, { price, count }) => sum + count * price.amount, 0)) };
}

/** "The coat costs 200, the scarf 30. What does the scarf cost?": by the prices of the text, or of the caller's instructions. */
function ofQuestion(problem: Problem, prices: readonly Price[]): Solved {
  const { asked } = askedAndTold(problem.text);
  if (asked === '' || asked.length > MOST_ASKED || !SAYS.howMuch.test(asked)) return undefined;
  const own = problem.property.words.filter((word) =>
    prices.some((price) => price.words.some((one) => isSameWord(word, one))),
  );
  const named = namedBy(own.length > 0 ? own : wordsOf(asked), prices);
  if (named === null) return null;
  const isCounted = tellingsIn(asked).some(({ numbers }) => numbers.length > 0);
  if (named.length === 0 || SAYS.apartFrom.test(asked)) return undefined;
  const lines = isCounted ? linesIn(asked, prices) : named.map((price) => ({ price, count: 1 }));
  return lines && lines.length === named.length ? sumOf(lines, problem) : null;
}

/** "3 coats and 2 scarves", where the caller's instructions tell what one of each costs. */
function ofOrder(problem: Problem, prices: readonly Price[]): Solved {
  if (problem.text.length > MOST_ORDERED) return undefined;
  const lines = linesIn(problem.text, prices);
  if (lines === null) return problem.amounts.every(({ unit }) => unit === undefined) ? null : undefined;
  return lines.length > 0 ? sumOf(lines, problem) : undefined;
}

/** "Hem 18, zip 25. I want two hems and a zip. What does it cost?": the order is what stands behind the last price. */
function ofOrderBeside(problem: Problem, stated: string, prices: readonly Price[]): Solved {
  const asked = askedAndTold(problem.text).asked;
  const sentences = stated.split(/(?<=[.!])\s|\n/u).filter((one) => one.trim() !== '');
  const last = sentences.findLastIndex((one) => LISTED.test(one.trimEnd()));
  const order = sentences.slice(last + 1).join('. ');
  if (last < 1 || order.length < 8 || order.length > MOST_ORDERED || !SAYS.howMuch.test(asked)) return undefined;
  if (SAYS.halfPrice.test(stated) || SAYS.secondHalf.test(stated)) return null;
  const lines = linesIn(order, prices);
  return lines === null || lines.length === 0 ? null : sumOf(lines, problem);
}
/** A line that ends with a price. */
const LISTED = /\d(?:[.,]\d\d)?\s?(?:\p{L}{1,5}|[€$£])?\.?$/u;

/** What things cost by a list of prices; undefined where there is none, or something else is told beside it (discounts, taxes, bounds). */
export function byPriceList(problem: Problem): Solved {
  if (!isForPrice(problem) || problem.property.words.some((word) => SAYS.notThePrice.test(word))) return undefined;
  const { instructions } = problem.reading;
  const whole = `${instructions ?? ''} ${problem.text}`;
  if (SAYS.besidePrices.test(whole) || /%|percent|procent|prozent/iu.test(whole)) return undefined;
  const { told: stated } = askedAndTold(problem.text);
  const own = pricesIn(stated);
  if (own.length > 1) return ofQuestion(problem, own) ?? ofOrderBeside(problem, stated, own);
  const told = own.length === 0 && instructions !== undefined ? pricesIn(instructions) : [];
  if (told.length === 0) return undefined;
  return ofQuestion(problem, told) ?? ofOrder(problem, told);
}
