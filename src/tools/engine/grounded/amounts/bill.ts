import { isPerson } from '../facts/explained.js';
import { says } from '../moments/asked.js';
import { unitOf } from '../units.js';
import { type Asking, asks, exact, isToCome, topicsBut, type Way, wordsOf } from './asking.js';
import { type Line, linesIn, sumOf } from './lines.js';
import { list } from './words.js';

/** What percent of a bill is: taken off, or a tax on top of it or in it. */
interface Part {
  percent: number;
  kind: 'off' | 'tax';
  isInside: boolean;
  at: number;
}

/** A bill: what its lines make, what is taken off, the tax, and all together. */
export const billed: Way = (asking) => {
  const { query, property } = asking;
  if (
    !query.isMoney ||
    isToCome(asking.reading.text) ||
    query.per.length > 0 ||
    query.isShare ||
    query.isMean ||
    property.words.includes('percent')
  )
    return undefined;
  const lines = linesIn(asking);
  const parts = partsIn(asking);
  if (lines === undefined || parts === null) return undefined;
  if (lines === null)
    return asks(asking, 'gross') && topicsBut(asking, 'gross', 'sum').length === 0 ? null : ofWeighed(asking);
  if (parts.length === 0 && !lines.some(({ isProduct }) => isProduct)) return undefined;
  return askedOf(asking, lines, parts);
};

/** "18 EUR per kg. I bought 350 g": a bare price may be either of two. */
const ofWeighed = ({ facts, property }: Asking): null | undefined =>
  property.words.some((word) => PRICE.test(word)) &&
  facts.some(({ per, unit: own }) =>
    per.some(
      (one) =>
        own?.currency === true &&
        facts.some(({ unit }) => unit !== undefined && unit.dimension === unitOf(one)?.dimension),
    ),
  )
    ? null
    : undefined;

/** Null where a percent is neither a discount nor a tax. */
function partsIn({ facts, tokens }: Asking): Part[] | null {
  const shares = facts.filter(({ unit }) => unit?.unit === 'percent');
  const parts = shares.map((fact): Part | null => {
    const near = tokens
      .filter(
        ({ stretch, sentence }) =>
          stretch === fact.stretch || (sentence === fact.sentence && Math.abs(stretch - fact.stretch) <= 1),
      )
      .map(({ word }) => word);
    const own = wordsOf(fact);
    const has = (name: string, words: readonly string[]): boolean => words.some((word) => list(name).has(word));
    const isTax = has('tax', own) || (has('tax', near) && !has('off', own));
    const isOff = !isTax && (has('off', own) || has('off', near));
    if (isTax === isOff) return null;
    return { percent: fact.value, kind: isTax ? 'tax' : 'off', isInside: isTax && has('inside', near), at: fact.at };
  });
  const known = parts.filter((part) => part !== null);
  const [off, tax] = ['off', 'tax'].map((kind) => known.filter((part) => part.kind === kind));
  return known.length < shares.length || off.length > 1 || tax.length > 1 ? null : known;
}

function askedOf(asking: Asking, lines: readonly Line[], parts: readonly Part[]): number | null | undefined {
  const off = parts.find(({ kind }) => kind === 'off');
  const tax = parts.find(({ kind }) => kind === 'tax');
  const [goods, later] = off
    ? [lines.filter(({ at }) => at < off.at), lines.filter(({ at }) => at > off.at)]
    : [lines, []];
  const sum = sumOf(goods);
  if (goods.length === 0) return undefined;
  const less = off ? (sum * off.percent) / 100 : 0;
  const before = sum - less + sumOf(later);
  const rate = (tax?.percent ?? 0) / 100;
  const net = tax?.isInside === true ? before / (1 + rate) : before;
  const bill = {
    goods: sum,
    less,
    net,
    vat: net * rate,
    total: net * (1 + rate),
    old: lines.length === 1 ? sum : undefined,
  };
  return rounded(roleOf(asking, lines, bill, off, tax));
}

interface Bill {
  goods: number;
  less: number;
  net: number;
  vat: number;
  total: number;
  old: number | undefined;
}

function roleOf(asking: Asking, lines: readonly Line[], bill: Bill, off?: Part, tax?: Part): number | null | undefined {
  if (asking.property.words.some((word) => EACH.test(word))) return undefined;
  const rest = topicsBut(
    asking,
    'tax',
    'off',
    'goods',
    'net',
    'gross',
    'sum',
    'before',
    'after',
    'sumOfMoney',
    'inside',
  );
  if (rest.length > 0 && asking.property.words.some((word) => PRICE.test(word))) return undefined;
  if (rest.length > 0 && asks(asking, 'sum') && !tax && !off) return undefined;
  if (rest.length > 0) return tax || off ? lineBeside(rest, lines, bill) : lineFor(rest, lines);
  if (
    asking.property.words.some((word) => PRICE.test(word)) &&
    lines.length === 1 &&
    lines[0].isProduct &&
    !off &&
    !tax
  )
    return null;
  if (isPriceList(lines, off ?? tax)) return undefined;
  if (asks(asking, 'tax')) return tax && taxOf(asking, bill);
  if (asks(asking, 'net')) return tax && bill.net;
  if (asks(asking, 'off') && !asks(asking, 'after')) return off ? bill.less : undefined;
  if (asks(asking, 'before') && off) return bill.old;
  if (asks(asking, 'goods')) return bill.goods;
  if (asks(asking, 'after') && off) return tax ? undefined : bill.total;
  return asks(asking, 'gross') ? bill.total : undefined;
}

/** Of one, and not of all. */
const EACH = /^(?:each|unit|apiece|single|rate|styckpris|stückpreis)$/u;
const PRICE = /^(?:price|pris|preis|prix|precio)$/u;

/** Prices for several kinds of people, of whom none are counted, make no bill. */
const isPriceList = (lines: readonly Line[], part: Part | undefined): boolean =>
  !part && lines.some(({ isProduct, words }) => !isProduct && words.some(isPerson));

/** `vat_eur`, `price_incl_vat_eur`, `price_without_vat_eur`. */
const taxOf = (asking: Asking, { vat, net, total }: Bill): number =>
  asks(asking, 'with') ? total : asks(asking, 'without') ? net : vat;

/** Beside a part or in a sum only what is a product of its own. */
const lineBeside = (topics: readonly string[], lines: readonly Line[], { old }: Bill): number | undefined =>
  old === undefined &&
  topics.length === 1 &&
  lines.length > 1 &&
  !lines.every(({ words }) => words.some((word) => says(topics[0], word)))
    ? lineFor(topics, lines)
    : undefined;

/** The one line that all words are said of, and no other. */
function lineFor(topics: readonly string[], lines: readonly Line[]): number | undefined {
  const own = lines.filter(({ words }) => topics.every((topic) => words.some((word) => says(topic, word))));
  const [line] = own;
  return own.length === 1 && line.isProduct ? line.value : undefined;
}

const rounded = (value: number | null | undefined): number | null | undefined =>
  value === undefined || value === null ? value : exact(Number(value.toFixed(2)));
