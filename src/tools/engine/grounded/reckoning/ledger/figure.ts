import type { Grounded } from '../../grounded.js';
import { from } from '../../grounded.js';
import type { Mention } from '../../mention.js';
import type { Property } from '../../property.js';
import { said } from '../../number/said.js';
import { type Ledger, ledgerOf } from './ledger.js';
import { asksFor } from './words.js';

const exact = (value: number): number => Number(value.toPrecision(12));
const [tax, net, gross, goods, off, shipping, total, after, profit, margin, markup, units, not] = [
  'askTax',
  'askNet',
  'askGross',
  'askGoods',
  'askOff',
  'askShipping',
  'askTotal',
  'askAfter',
  'askProfit',
  'askMargin',
  'askMarkup',
  'askUnits',
  'askNot',
].map(asksFor);

/** What a bill comes to, step by step. */
function sumsOf({
  lines,
  offRate,
  offSum,
  taxRate,
  taxIncluded,
  shipping: freight = 0,
}: Ledger): Record<'goods' | 'off' | 'after' | 'net' | 'tax' | 'all', number> {
  const all = lines.reduce((sum, { count, price }) => sum + count * price, 0);
  const less = offRate === undefined ? (offSum ?? 0) : (all * offRate) / 100;
  const rest = all - less;
  const rate = (taxRate ?? 0) / 100;
  const before = taxIncluded ? rest / (1 + rate) : rest;
  return { goods: all, off: less, after: rest, net: before, tax: before * rate, all: before * (1 + rate) + freight };
}

/**
 * A figure of the bill or the trade that a text tells, where all its numbers belong to it: the goods, a discount, a tax, what is to be
 * paid, a profit, a margin.
 * @returns null where a thing without a price keeps it open; undefined where the text tells of no bill or the name asks for nothing of it
 */
export function figureOfLedger(
  property: Property,
  text: string,
  numbers: readonly Mention[],
): Grounded | null | undefined {
  const ledger = ledgerOf(text, numbers);
  if (!ledger || (property.unit !== null && !isOwn(property, ledger))) return undefined;
  const value =
    property.unit?.unit === 'percent'
      ? shareOf(property, ledger)
      : (ofTrade(property, ledger) ?? ofBill(property, ledger));
  if (value === undefined || value === null) return value;
  if (typeof value !== 'number') return said(value, Number(value.value));
  return from('arithmetic', exact(value));
}

const isOwn = ({ unit }: Property, { currency }: Ledger): boolean =>
  unit?.unit === 'percent' || (unit?.currency === true && (currency === undefined || unit.unit === currency));

/** What else a name may have that asks for the tax itself. */
const PLAIN =
  /^(?:amount|value|sum|charged|added|belopp|betrag|montant|importe|in|eur|usd|gbp|sek|chf|kr|euros?|pounds?|dollars?)$/u;

/** A margin is of the price, a markup of the cost. */
function shareOf({ words }: Property, { cost, sale }: Ledger): number | undefined {
  if (cost === undefined || sale === undefined || cost <= 0 || sale <= 0) return undefined;
  if (margin(words)) return (100 * (sale - cost)) / sale;
  return markup(words) ? (100 * (sale - cost)) / cost : undefined;
}

function ofTrade({ words, unit }: Property, { cost, sale, lines }: Ledger): number | undefined {
  if (cost === undefined || sale === undefined || lines.length > 0) return undefined;
  return profit(words) || (margin(words) && unit?.currency === true) ? sale - cost : undefined;
}

function ofBill({ words }: Property, ledger: Ledger): number | Mention | null | undefined {
  const { lines, isOpen, taxRate, offRate, offSum } = ledger;
  const isTaxed = taxRate !== undefined;
  const isReduced = offRate !== undefined || offSum !== undefined;
  if (lines.length === 0 || ledger.cost !== undefined || ledger.sale !== undefined) return undefined;
  if (tax(words) && words.every((word) => tax([word]) || PLAIN.test(word)))
    return isTaxed ? (ledger.taxTold ?? sumsOf(ledger).tax) : undefined;
  if (ledger.taxTold !== undefined) return undefined;
  if (units(words) && words.length === 1) return lines.length === 1 && lines[0].count > 1 ? lines[0].count : undefined;
  if (!isTaxed && !isReduced && ledger.shipping === undefined && !isOpen) return undefined;
  if (off(words) && !not(words) && !after(words)) return isReduced ? sumsOf(ledger).off : undefined;
  if (not(words) && !(shipping(words) && total(words))) return undefined;
  return isOpen ? (total(words) || goods(words) ? null : undefined) : ofTotals(words, ledger, isTaxed, isReduced);
}

function ofTotals(words: readonly string[], ledger: Ledger, isTaxed: boolean, isReduced: boolean): number | undefined {
  const sums = sumsOf(ledger);
  if (isTaxed && ledger.shipping !== undefined) return undefined;
  if (gross(words)) return isTaxed ? sums.all : isReduced ? sums.goods : undefined;
  if (goods(words)) return sums.goods;
  if (net(words) && isTaxed) return sums.net;
  if (net(words) || after(words)) return isReduced && !isTaxed ? sums.after : undefined;
  return total(words) ? sums.all : undefined;
}
