import { from, type Grounded } from '../../grounded.js';
import type { Mention } from '../../mention.js';
import type { Property } from '../../property.js';
import { said } from '../../number/said.js';
import { type Ledger, ledgerOf } from './ledger.js';
import { asksFor } from './words.js';

const exact = (value: number): number => Number(value.toPrecision(12));
const FIGURES = [
  'tax',
  'net',
  'gross',
  'goods',
  'off',
  'shipping',
  'total',
  'after',
  'profit',
  'margin',
  'markup',
  'sale',
  'units',
  'not',
  'deposit',
  'rest',
  'surcharge',
  'change',
  'before',
  'fee',
] as const;
/** Whether a name asks for a figure, by the words of `ledger.yaml`. */
const asks = Object.fromEntries(
  FIGURES.map((figure) => [figure, asksFor(`ask${figure[0].toUpperCase()}${figure.slice(1)}`)]),
) as Record<(typeof FIGURES)[number], (words: readonly string[]) => boolean>;

type Sums = Record<'goods' | 'off' | 'after' | 'surcharge' | 'net' | 'tax' | 'all', number>;

/** What a bill comes to, step by step. */
function sumsOf({
  lines,
  offRates,
  offSum,
  surchargeRate,
  taxRate,
  taxIncluded,
  isTaxOnAll,
  shipping = 0,
  freeFrom,
}: Ledger): Sums {
  const all = lines.reduce((sum, { count, price }) => sum + count * price, 0);
  const reduced = offRates.reduce((left, rate) => left * (1 - rate / 100), all) - (offSum ?? 0);
  const more = (reduced * (surchargeRate ?? 0)) / 100;
  const rate = (taxRate ?? 0) / 100;
  const before = taxIncluded ? (reduced + more) / (1 + rate) : reduced + more;
  const gross = before * (1 + rate);
  const freight = freeFrom !== undefined && gross >= freeFrom ? 0 : shipping;
  const taxed = isTaxOnAll && !taxIncluded ? before + freight : before;
  return {
    goods: all,
    off: all - reduced,
    after: reduced,
    surcharge: more,
    net: taxed,
    tax: taxed * rate,
    all: taxed * (1 + rate) + (taxed === before ? freight : 0),
  };
}

/**
 * A figure of the bill or the trade that a text tells, where all its numbers belong to it: the goods, a discount, a tax, what is to be
 * paid, a profit, a margin.
 * @returns null where a thing without a price keeps it open; undefined where the text tells of no bill or the name asks for nothing of it
 */
export function figureOfLedger(
  given: Property,
  text: string,
  numbers: readonly Mention[],
): Grounded | null | undefined {
  const ledger = ledgerOf(text, numbers);
  if (!ledger || (given.unit !== null && !isOwn(given, ledger))) return undefined;
  const property = asAsked(given, text);
  const value =
    property.unit?.unit === 'percent'
      ? shareOf(property, ledger)
      : (ofTrade(property, ledger) ?? ofBill(property, ledger));
  if (value === undefined || value === null) return property === given ? value : undefined;
  if (typeof value !== 'number') return said(value, Number(value.value));
  return from('arithmetic', inCents(value));
}

/** `price`, `amount_eur` beside "What do I pay?": a name that says no more than money asks what the question does. */
function asAsked(property: Property, text: string): Property {
  const question = text.split(/(?<=[.!?])\s/u).findLast((one) => one.includes('?'));
  if (question === undefined || !property.words.every((word) => MUTE.test(word))) return property;
  const words = question.toLowerCase().match(/\p{L}+/gu) ?? [];
  return {
    ...property,
    words: PAYS.test(question) ? ['total'] : words.filter((word) => FIGURES.some((one) => asks[one]([word]))),
  };
}
const MUTE =
  /^(?:price|amount|cost|costs|answer|result|sum|value|money|pris|preis|betrag|prix|montant|precio|importe|eur|usd|gbp|sek|euros?|in|kr)$/u;
const PAYS =
  /(?<!\p{L})(?:(?:do|does|will|would|must|should) (?:\p{L}+\s){1,3}(?:pay|cost|owe)|have to pay|betalar|ska jag betala|zahle ich|zahlt|muss ich (?:be)?zahlen|kostet|kosten|dois-je payer|vais-je payer|coûte|pago|debo pagar|tengo que pagar|cuesta)(?!\p{L})/iu;

/** Sums of money are paid in cents, and shares told as exactly. */
const inCents = (value: number): number => Number((Math.round(exact(value * 100)) / 100).toPrecision(12));

const isOwn = ({ unit }: Property, { currency }: Ledger): boolean =>
  unit?.unit === 'percent' || (unit?.currency === true && (currency === undefined || unit.unit === currency));

/** What else a name may have that asks for the tax itself. */
const PLAIN =
  /^(?:amount|value|sum|charged|added|belopp|betrag|montant|importe|in|eur|usd|gbp|sek|chf|kr|euros?|pounds?|dollars?)$/u;

/** What is earned by a sale: without what it cost and what whoever sells it keeps. */
const earned = ({ cost = 0, sale = 0, feeRate = 0 }: Ledger): number => sale - cost - (sale * feeRate) / 100;

/** A margin is of the price, a markup of the cost. */
function shareOf({ words }: Property, ledger: Ledger): number | undefined {
  const { cost, sale } = ledger;
  if (ledger.taxRate !== undefined || ledger.shipping !== undefined) return undefined;
  if (cost === undefined || sale === undefined || cost <= 0 || sale <= 0) return undefined;
  if (asks.margin(words)) return (100 * earned(ledger)) / sale;
  return asks.markup(words) ? (100 * earned(ledger)) / cost : undefined;
}

function ofTrade({ words, unit }: Property, ledger: Ledger): number | undefined {
  const { cost, sale, feeRate, lines } = ledger;
  if (sale === undefined && cost !== undefined && asks.sale(words) && lines.length === 0)
    return ledger.surchargeRate === undefined ? undefined : cost * (1 + ledger.surchargeRate / 100);
  if (sale === undefined || lines.length > 0 || ledger.taxRate !== undefined || ledger.shipping !== undefined)
    return undefined;
  if (asks.fee(words) && feeRate !== undefined && !asks.not(words)) return (sale * feeRate) / 100;
  if (cost === undefined) return undefined;
  return asks.profit(words) || (asks.margin(words) && unit?.currency === true) ? earned(ledger) : undefined;
}

/** What a bill has beside its lines. */
interface Has {
  isTaxed: boolean;
  isReduced: boolean;
}

function ofBill({ words }: Property, ledger: Ledger): number | Mention | null | undefined {
  const { lines, isOpen, taxRate, offRates, offSum } = ledger;
  const has = { isTaxed: taxRate !== undefined, isReduced: offRates.length > 0 || offSum !== undefined };
  if (asks.tax(words) && ledger.taxTold !== undefined && words.every((word) => asks.tax([word]) || PLAIN.test(word)))
    return ledger.taxTold;
  if (lines.length === 0 || ledger.cost !== undefined || ledger.sale !== undefined) return undefined;
  if (asks.tax(words) && words.every((word) => asks.tax([word]) || PLAIN.test(word)))
    return has.isTaxed && (ledger.shipping === undefined || ledger.isTaxOnAll || ledger.taxIncluded)
      ? sumsOf(ledger).tax
      : undefined;
  if (ledger.taxTold !== undefined || ledger.isTotalTold) return undefined;
  if (asks.units(words) && words.length === 1)
    return lines.length === 1 && lines[0].count > 1 ? lines[0].count : undefined;
  const isAlone = [ledger.shipping, ledger.surchargeRate, ledger.depositRate, ledger.depositSum, ledger.paid].every(
    (one) => one === undefined,
  );
  if (!has.isTaxed && !has.isReduced && isAlone && !isOpen)
    return lines.length > 1 && asks.total(words) && words.every((word) => asks.total([word]) || PLAIN.test(word))
      ? sumsOf(ledger).goods
      : undefined;
  if (isOpen || sumsOf(ledger).after < 0)
    return FIGURES.some((figure) => figure !== 'not' && figure !== 'units' && asks[figure](words)) ? null : undefined;
  return has.isTaxed && ledger.shipping !== undefined && !ledger.isTaxOnAll
    ? undefined
    : (ofSteps(words, ledger, has) ?? ofTotals(words, ledger, has));
}

/** A part of a bill that has a name of its own: what is taken off or added, paid now or later. */
function ofSteps(words: readonly string[], ledger: Ledger, { isReduced }: Has): number | undefined {
  const sums = sumsOf(ledger);
  const first =
    ledger.depositSum ?? (ledger.depositRate === undefined ? undefined : (sums.all * ledger.depositRate) / 100);
  if (asks.off(words) && !asks.not(words) && !asks.after(words)) return isReduced ? sums.off : undefined;
  if (asks.surcharge(words) && !asks.total(words))
    return ledger.surchargeRate === undefined ? undefined : sums.surcharge;
  if (asks.rest(words)) return first === undefined || first > sums.all ? undefined : sums.all - first;
  if (asks.deposit(words)) return first;
  if (!asks.change(words)) return undefined;
  return ledger.paid === undefined || ledger.paid < sums.all ? undefined : ledger.paid - sums.all;
}

function ofTotals(words: readonly string[], ledger: Ledger, { isTaxed, isReduced }: Has): number | undefined {
  const sums = sumsOf(ledger);
  const isMore = ledger.surchargeRate !== undefined;
  if (asks.before(words) && words.every((word) => asks.before([word]) || asks.total([word]) || PLAIN.test(word)))
    return isReduced || isMore ? sums.goods : undefined;
  if (asks.not(words) && !(asks.shipping(words) && asks.total(words))) return undefined;
  if (asks.gross(words)) return isTaxed ? sums.all : isReduced ? sums.goods : undefined;
  if (asks.goods(words)) return sums.goods;
  if (asks.net(words) && isTaxed) return sums.net;
  if (asks.net(words) || asks.after(words)) return isReduced && !isTaxed ? sums.after : undefined;
  return asks.total(words) ? sums.all : undefined;
}
