import type { Fact } from '../facts/fact.js';
import { factsIn } from '../facts/facts-in.js';
import { from, type Grounded } from '../grounded.js';
import type { Mention } from '../mention.js';
import { isArticle } from '../numbers.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { sameThing } from '../same-thing.js';
import { unitNamed, unitOf } from '../units.js';
import { type Dims, dimsOf, isSame, times } from './dims.js';
import { partsOf } from './parts.js';
import { type Product, productsOf } from './products.js';
import { type Quantity, quantitiesOf } from './quantity.js';
import { questionIn, type Target, targetOf } from './target.js';
import { LABOUR, PLAIN, SAYS } from './words.js';

const exact = (value: number): number => Number(value.toPrecision(12));

/**
 * "A shirt takes 1.6 m and we have 80 m. How many shirts?": what the amounts of a question make by what they are of, where each that is of the
 * matter has its part and there is one way.
 * @param numbers of the text that are not left open
 * @returns undefined where the text does not ask, tells a condition, or leaves a number over
 */
export function byDimensions(property: Property, reading: Reading, numbers: readonly Mention[]): Grounded | undefined {
  const { text } = reading;
  if (!(text.includes('?') || SAYS.asks.test(text)) || SAYS.doubt.test(text)) return undefined;
  const facts = factsIn(reading, { start: 0, end: text.length });
  const isTold = (one: Mention): boolean => isArticle(one) || facts.some(({ at }) => at === one.start);
  if (!numbers.every(isTold)) return undefined;
  const target = targetOf(property, text, facts);
  const quantities = target && quantitiesOf(facts, target.dims, text);
  if (!target || !quantities || quantities.length < 2) return undefined;
  const isPer = Object.values(target.dims).some((exponent) => exponent < 0);
  const value = figureOf(
    target,
    isPer ? quantities.filter(({ fact }) => !isOneMeasure(fact)) : quantities,
    property,
    text,
  );
  return value === undefined ? undefined : from('arithmetic', value);
}

/** "What does one metre weigh?": `grams_per_metre` says it already. */
const isOneMeasure = ({ value, unit }: Fact): boolean => value === 1 && unit !== undefined && !unit.currency;

function figureOf(
  target: Target,
  quantities: readonly Quantity[],
  { words }: Property,
  text: string,
): number | undefined {
  const asked = words.join(' ');
  const made = SAYS.left.test(asked)
    ? leftOf(target.dims, quantities)
    : isOfAll(target, asked)
      ? (sumOf(target.dims, quantities) ?? ofOne(productsOf(target.dims, quantities), quantities, target.labels))
      : ofOne(productsOf(target.dims, quantities), quantities, target.labels);
  return made === undefined ? undefined : inWhole(exact(made / target.factor), target, text);
}

/** Whether all of a kind is asked for: `total_m`, `cost`, and no label says of which. */
const isOfAll = ({ labels, dims }: Target, asked: string): boolean =>
  SAYS.total.test(asked) ||
  (labels.every((label) => PLAIN.has(label)) && Object.keys(dims).some((of) => unitNamed(of.toUpperCase())?.currency));

/** The one product, where nothing of its matter is left over; of several the one that is told of what a name is of. */
function ofOne(
  products: readonly Product[],
  quantities: readonly Quantity[],
  labels: readonly string[],
): number | undefined {
  const made = products.filter(({ used }) => used.length > 1);
  const named = made.filter((one) => isOf(one, labels));
  const [one] = named.length > 1 && labels.length === 0 ? [] : named;
  if (named.length !== 1 || !one) return undefined;
  const over = quantities.filter((other) => !one.used.includes(other));
  const others = labels.some((label) => !PLAIN.has(label)) ? products : made;
  const isOthers = (other: Quantity): boolean => others.some(({ used }) => used.includes(other));
  return over.every((other) => isOthers(other) || other.fact.value === 1 || isApart(other, one))
    ? one.value
    : undefined;
}

/** An amount in a unit of its own that nothing of a product is measured in. */
const isApart = ({ fact, dims }: Quantity, { used }: Product): boolean =>
  fact.unit !== undefined &&
  fact.unit.currency !== true &&
  !used.some((one) => Object.keys(one.dims).some((of) => dims[of] === 1));

/** Whether all that a name is of is told of an amount of a product; work is what is paid by the hour. */
const isOf = ({ used }: Product, labels: readonly string[]): boolean =>
  labels.every(
    (label) =>
      PLAIN.has(label) ||
      (LABOUR.has(label) && used.some(({ dims }) => Object.hasOwn(dims, 'duration'))) ||
      used.some(({ fact }) => wordsOfFact(fact).some((word) => sameThing(label, word))),
  );
const wordsOfFact = ({ nouns, per, near }: Fact): string[] => [...nouns, ...per, ...near];

/** All parts together, of which there are several. */
function sumOf(dims: Dims, quantities: readonly Quantity[]): number | undefined {
  const parts = partsOf(dims, quantities) ?? byOneRate(dims, quantities);
  return parts && parts.length > 1 ? parts.reduce((sum, { value }) => sum + value, 0) : undefined;
}

/** "12 euros a metre, 2.5 m for the dress and .75 m for the bag": several of a kind by one rate. */
function byOneRate(dims: Dims, quantities: readonly Quantity[]): readonly Product[] | null {
  const made = productsOf(dims, quantities).filter(({ used }) => used.length === 2);
  const shared = quantities.filter((one) => made.every(({ used }) => used.includes(one)));
  return made.length > 1 && shared.length === 1 && made.length === quantities.length - 1 ? made : null;
}

/** "We have 20 m and cut 6 pieces of 1.2 m": what there was without all that was taken; else what is too little for one more. */
function leftOf(dims: Dims, quantities: readonly Quantity[]): number | undefined {
  const parts = partsOf(dims, quantities);
  if (!parts || parts.length < 2) return overOf(dims, quantities);
  const stock = parts.filter(({ used }) => used.length === 1 && isStock(used[0]));
  if (stock.length !== 1) return undefined;
  const left = parts.reduce((sum, one) => (one === stock[0] ? sum : sum - one.value), stock[0].value);
  return left < 0 ? undefined : left;
}

const isStock = ({ fact }: Quantity): boolean => fact.near.some((word) => SAYS.stock.test(word));

/** "45.5 m on the bolt, 1.85 m a jacket": what is left when as many are cut as can be. */
function overOf(dims: Dims, quantities: readonly Quantity[]): number | undefined {
  const [stock, rate, ...more] = [...quantities].sort(
    (a, b) => Number(isSame(b.dims, dims)) - Number(isSame(a.dims, dims)),
  );
  if (more.length > 0 || !rate || !isSame(stock.dims, dims) || !isStock(stock)) return undefined;
  const [[of, exponent] = ['', 0], ...others] = Object.entries(times(rate.dims, dims, -1));
  if (others.length > 0 || exponent !== -1 || !of.startsWith('#') || rate.value <= 0) return undefined;
  return stock.value - Math.floor(exact(stock.value / rate.value)) * rate.value;
}

/** "How many whole metres": as many as are asked for in whole ones. */
const WHOLE =
  /(?:how many|hur många|wie viele|combien de|cuánt[oa]s) (?:whole|full|hela|ganze|vollen?|entiers?) (\p{L}+)/iu;

function asksForWhole({ dims }: Target, text: string): boolean {
  const unit = unitOf(WHOLE.exec(text)?.[1].toLowerCase() ?? '');
  return unit !== undefined && isSame(dimsOf(unit).dims, dims);
}

/** Whole things: as many as can be made of something, or as have to be had. */
function inWhole(value: number, target: Target, text: string): number | undefined {
  const { isCount } = target;
  if (!isCount && asksForWhole(target, text)) return Math.floor(value);
  if (!isCount || Number.isInteger(value)) return value;
  const question = questionIn(text);
  const isOfWhole = WHOLE.test(question) && !SAYS.need.test(question);
  const said = SAYS.need.test(question) === SAYS.can.test(question) ? text : question;
  if (isOfWhole) return Math.floor(value);
  if (SAYS.need.test(said) === SAYS.can.test(said)) return undefined;
  return SAYS.can.test(said) ? Math.floor(value) : Math.ceil(value);
}
