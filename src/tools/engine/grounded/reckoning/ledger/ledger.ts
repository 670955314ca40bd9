import type { Mention } from '../../mention.js';
import { sentenceAt } from '../../clause.js';
import { isNamedNumber } from '../../named-number.js';
import { isArticle } from '../../numbers.js';
import { unitNamed, unitOf } from '../../units.js';
import { addsSending } from './adds-sending.js';
import { beginsWith, either, endsWith, standsIn } from './words.js';

/** So many of a thing, each at a price. */
interface Line {
  count: number;
  price: number;
}

/** What a text says of a bill or a trade, all of its numbers accounted for. */
export interface Ledger {
  lines: readonly Line[];
  /** percent */
  taxRate?: number;
  taxIncluded: boolean;
  /** whether it is said to be on what sending costs too */
  isTaxOnAll: boolean;
  /** what the text itself tells of the tax */
  taxTold?: Mention;
  /** percent, one after the other */
  offRates: readonly number[];
  offSum?: number;
  /** percent, on all of the work */
  surchargeRate?: number;
  depositRate?: number;
  depositSum?: number;
  /** what is handed over */
  paid?: number;
  shipping?: number;
  /** from which sum on nothing is paid for shipping */
  freeFrom?: number;
  cost?: number;
  /** percent of the sale */
  feeRate?: number;
  sale?: number;
  currency: string | undefined;
  /** what the text itself tells that it comes to */
  netTold?: number;
  grossTold?: number;
  /** whether it tells either */
  isTotalTold: boolean;
  /** "… and two belts" without a price */
  isOpen: boolean;
}

const STANDS = [
  'tax',
  'off',
  'shipping',
  'cost',
  'sale',
  'deposit',
  'surcharge',
  'paid',
  'further',
  'condition',
  'period',
  'fee',
  'spent',
  'total',
  'open',
  'net',
  'included',
  'doubt',
  'else',
] as const;
/** Whether a stretch of text has a word of a list of `ledger.yaml`. */
const says = Object.fromEntries(
  STANDS.map((list) => [list, standsIn(`in${list[0].toUpperCase()}${list.slice(1)}`)]),
) as Record<(typeof STANDS)[number], RegExp>;
const [EACH, OFF_BEHIND] = [beginsWith('inEach'), beginsWith('inOff')];
const [AT, ABOVE] = [endsWith('inAt'), endsWith('inAbove')];
const NEAR = 28;

/** What stands before and after a number, up to the next number or end of a sentence. */
interface Sides {
  before: string;
  after: string;
}

/** Where another thing begins. */
const APART = /[.!?;](?:\s|$)|,(?:\s|$)|\s(?:and|och|und|et|y|plus|but|men|aber|mais|pero)\s/u;

function sidesOf(text: string, numbers: readonly Mention[], one: Mention): Sides {
  const at = numbers.indexOf(one);
  const from = Math.max(numbers[at - 1]?.end ?? 0, one.start - NEAR);
  const to = Math.min(numbers[at + 1]?.start ?? text.length, one.end + NEAR);
  const before = text.slice(from, one.start).split(APART).at(-1) ?? '';
  return { before, after: text.slice(one.end, to).split(APART)[0] };
}

const isTime = ({ unit }: Mention): boolean => /^(?:duration|months)$/u.test(unitNamed(unit)?.dimension ?? '');
const isMoney = ({ unit }: Mention): boolean => unitNamed(unit)?.currency === true;
const isPercent = ({ unit }: Mention): boolean => unit === 'percent';
const isPlain = ({ text }: Mention): boolean => /\d[.,]\d{2}$/u.test(text);

/** "Shipping is free over 75 euros, otherwise 4.95": from where on nothing is paid, and what else. */
const FREE_FROM =
  /(?<!\p{L})(?:free|no shipping|gratis|fraktfritt|kostenlos|versandkostenfrei|gratuit\p{L}{0,2}|offert\p{L}{0,2})(?:\s\p{L}+){0,4}?\s(?:over|above|from|of|beyond|över|från|ab|über|dès|plus de|à partir de|desde|más de|a partir de)\s[€£$]?\s?$/iu;
const OTHERWISE =
  /(?<!\p{L})(?:otherwise|else|below that|under that|annars|sonst|ansonsten|darunter|sinon|en dessous|si no|en otro caso)(?:[,\s]+(?:it|they|is|are|it['’]s|costs?|we charge|kostar|den|det|är|kostet|es|sind|sie|c['’]est|son|cuesta|cuestan|elle|coûte)){0,3}\s[€£$]?\s?$/iu;

/** "20 % VAT on everything". */
const ON_ALL =
  /(?<!\p{L})(?:vat|tax|moms|mwst\.?|ust\.?|tva|iva)\s(?:[^.;!?\n]{0,24}\s)?(?:(?:on|auf|på|sur|sobre) (?:everything|all|all of it|it all|both|the lot|the whole|top of that|alles|allt|alltihop|le tout|tout|todo)|(?:on|auf|på|sur|sobre) [^.;!?\n]{0,30}(?:freight|shipping|delivery|fracht|versand|frakt(?:en)?|port|livraison|portes|envío))(?!\p{L})/iu;

/** The bill that a text tells; null where it tells none, or not all of its numbers belong to one. */
export function ledgerOf(text: string, told: readonly Mention[]): Ledger | null {
  const numbers = told.filter((one) => !isArticle(one) && !isTime(one) && !isNamedNumber(one, text));
  const currencies = new Set(numbers.filter(isMoney).map(({ unit }) => unit));
  if (numbers.length < 2 || numbers.length > 24 || currencies.size > 1 || says.period.test(text)) return null;
  const ledger: Ledger = {
    lines: [],
    offRates: [],
    taxIncluded: false,
    isTaxOnAll: ON_ALL.test(text),
    isTotalTold: false,
    currency: [...currencies][0],
    isOpen: false,
  };
  const counts: Mention[] = [];
  const bounds: number[] = [];
  for (const one of numbers) {
    const sides = sidesOf(text, numbers, one);
    if (FREE_FROM.test(text.slice(0, one.start))) ledger.freeFrom = Number(one.value);
    else if (OTHERWISE.test(text.slice(0, one.start)) && ledger.freeFrom !== undefined)
      ledger.shipping = Number(one.value);
    else if (isPercent(one)) {
      if (!withRate(ledger, one, sides)) return null;
    } else if (isPrice(one, sides, text)) {
      if (!withSum(ledger, one, sides, counts, text)) return null;
    } else if (ABOVE.test(sides.before)) bounds.push(Number(one.value));
    else counts.push(one);
  }
  const all = ledger.lines.reduce((sum, { count }) => sum + count, 0);
  const isShort = bounds.some((bound) => all < bound);
  const done = finished(ledger, counts, text);
  return done && (isShort || isDoubted(done, text, numbers)) ? { ...done, isOpen: true } : done;
}

/** "The jacket is 240 and everything is 15% off". */
const IS =
  /(?<!\p{L})(?:is|was|marked|priced|tagged|costs?|cost|are|were|är|kostar|ist|kostet|est|coûte|es|cuesta)\s$/iu;
/** "Costs us 34 to make and sells at 85". */
const COUNTS_NOTHING = /^\s?(?:$|[.,;:!?)|]|(?:and|to|both|without|each|per|with|in)(?!\p{L}))/u;
const TRADES = ['inCost', 'inSale', 'inSpent', 'inPaid'].map(endsWith);
const NAMES_MONEY = /[€£$]|(?<!\p{L})(?:eur|usd|gbp|sek|euros?|pounds?|dollars?|kronor|kr)(?!\p{L})/iu;

const isPrice = (one: Mention, { before, after }: Sides, text: string): boolean =>
  isMoney(one) ||
  (one.unit === undefined && IS.test(before) && after.trim() === '' && /\d\s?%/u.test(text)) ||
  (one.unit === undefined &&
    (AT.test(before)
      ? isPlain(one) || EACH.test(after)
      : isPlain(one) && (EACH.test(after) || says.shipping.test(text) || NAMES_MONEY.test(text)))) ||
  (one.unit === undefined && COUNTS_NOTHING.test(after) && TRADES.some((trade) => trade.test(before))) ||
  isNextPrice(one, after, text) ||
  isSending(one, after, text);

/** "3 coats at 129 each plus 12 for shipping": a whole number, where another is one of each. */
const isSending = ({ unit }: Mention, after: string, text: string): boolean =>
  unit === undefined && FOR_SENDING.test(after) && EACH_PRICED.test(text);
const FOR_SENDING = new RegExp(
  String.raw`^\s(?:for|för|für|pour|por)\s(?:\p{L}{2,3}\s)?(?:${either('inShipping')})(?!\p{L})`,
  'iu',
);
const EACH_PRICED = new RegExp(String.raw`\d\s(?:${either('inEach')})(?!\p{L})`, 'iu');

const FOR = String.raw`(?:at|for|à|für|för|zu|a|por|pour)\s[$€£]?`;
/** "At 29.90": money that is written as such. */
const WRITTEN = new RegExp(String.raw`(?<!\p{L})${FOR}\d{1,5}[.,]\d{2}(?![\d.,]*\d)`, 'iu');
const ONE_FOR = new RegExp(
  String.raw`(?<![\p{L}\d])(?:an?|one|another|en|ett|eine?n?|une?|una|\d{1,3})\s(?:\p{L}[\p{L}-]{2,20}\s){1,3}${FOR}$`,
  'iu',
);

/** "3 shirts at 29.90 each and a belt for 15": a whole number, where another is written as money. */
const isNextPrice = ({ unit, start }: Mention, after: string, text: string): boolean =>
  unit === undefined &&
  COUNTS_NOTHING.test(after) &&
  WRITTEN.test(text) &&
  ONE_FOR.test(text.slice(Math.max(0, start - 2 * NEAR), start));

/** Takes a share for what stands beside it. @returns false where that is open, or told twice */
function withRate(ledger: Ledger, { value }: Mention, { before, after }: Sides): boolean {
  const around = `${before} | ${after}`;
  const rate = Number(value);
  if (says.tax.test(around)) {
    if (ledger.taxRate !== undefined) return false;
    ledger.taxRate = rate;
    ledger.taxIncluded = says.included.test(around);
  } else if (says.deposit.test(around)) {
    if (ledger.depositRate !== undefined) return false;
    ledger.depositRate = rate;
  } else if (says.surcharge.test(around)) {
    if (ledger.surchargeRate !== undefined) return false;
    ledger.surchargeRate = rate;
  } else if (says.sale.test(around) && says.fee.test(around)) {
    if (ledger.feeRate !== undefined) return false;
    ledger.feeRate = rate;
  } else if (says.off.test(around)) {
    if (ledger.offRates.length > 0 && !says.further.test(around)) return false;
    ledger.offRates = [...ledger.offRates, rate];
  } else return false;
  return true;
}

/** A sum, and what stands beside it. */
interface Told extends Sides {
  one: Mention;
  value: number;
  around: string;
  text: string;
}
type Role = readonly [is: (told: Told, ledger: Ledger) => boolean, put: (ledger: Ledger, told: Told) => void];

const IN_ALL = /^\s(?:total|in all|altogether|in total|zusammen|totalt|en tout|en total)(?!\p{L})/iu;
/** "VAT 22% 272.80 EUR": right behind the share of a tax. */
const IS_NEXT = /^\s?[(:=]?\s?$/u;

/** What a sum may be, in turn; what is none of these is a line of the bill. */
const ROLES: readonly Role[] = [
  [
    ({ before }, { taxRate, taxTold }) => IS_NEXT.test(before) && taxRate !== undefined && taxTold === undefined,
    (ledger, { one }) => (ledger.taxTold = one),
  ],
  [
    ({ before, after }) => says.total.test(before) || IN_ALL.test(after),
    (ledger, { value, before }) => withTold(ledger, value, before),
  ],
  [
    ({ around }) => says.shipping.test(around),
    (ledger, { value }) => (ledger.shipping = (ledger.shipping ?? 0) + value),
  ],
  [
    ({ before, after }) => says.off.test(before) || OFF_BEHIND.test(after),
    (ledger, { value }) => (ledger.offSum = (ledger.offSum ?? 0) + value),
  ],
  [
    ({ before }) => says.tax.test(before) && !/(?:in|of|on|von|auf|av|på|de|en|sur)\s(?:[$€£]\s?)?$/iu.test(before),
    (ledger, { one }) => (ledger.taxTold = one),
  ],
  [
    ({ around }) => says.deposit.test(around),
    (ledger, { value }) => (ledger.depositSum = (ledger.depositSum ?? 0) + value),
  ],
  [({ before }) => says.paid.test(before), (ledger, { value }) => (ledger.paid = value)],
  [
    ({ around, before, text }) => says.cost.test(around) || (says.sale.test(text) && says.spent.test(before)),
    (ledger, { value }) => (ledger.cost = (ledger.cost ?? 0) + value),
  ],
  [({ before }) => says.sale.test(before), (ledger, { value }) => (ledger.sale = value)],
];

/** Takes a sum for what stands beside it. @returns false where that is open */
function withSum(ledger: Ledger, one: Mention, sides: Sides, counts: Mention[], text: string): boolean {
  const told = { ...sides, one, value: Number(one.value), around: `${sides.before} | ${sides.after}`, text };
  const role = ROLES.find(([is]) => is(told, ledger));
  if (!role) return withLine(ledger, one, sides, counts, text);
  role[1](ledger, told);
  return true;
}

/** "Net amount 850 euros", "total 1,020.00". */
function withTold(ledger: Ledger, value: number, before: string): void {
  ledger.isTotalTold = true;
  if (says.net.test(before)) ledger.netTold = value;
  else ledger.grossTold = value;
}

/** A bill of which only what it comes to is told, without or with its tax. */
function ofTotal(ledger: Ledger): Ledger {
  const { lines, taxRate, taxTold, netTold, grossTold } = ledger;
  const told = netTold ?? grossTold;
  if (lines.length > 0 || taxRate === undefined || taxTold !== undefined || told === undefined) return ledger;
  if ((netTold === undefined) !== ledger.taxIncluded || (netTold !== undefined && grossTold !== undefined))
    return ledger;
  return { ...ledger, lines: [{ count: 1, price: told }], taxIncluded: netTold === undefined, isTotalTold: false };
}

/** "3 scarves at 19 EUR each", "a coat of 120 EUR". */
function withLine(ledger: Ledger, one: Mention, { before, after }: Sides, counts: Mention[], text: string): boolean {
  const own = counts.splice(0);
  if (own.length > 1) return false;
  const count = Number(own[0]?.value ?? 1);
  const isEach = AT.test(before) || EACH.test(after);
  const isNear = own.length === 0 || !/[.!?]\s/u.test(text.slice(own[0].end, one.start));
  if ((count !== 1 && !isEach) || !isNear || count <= 0 || !isOfUnit(own[0], after)) return false;
  ledger.lines = [...ledger.lines, { count, price: Number(one.value) }];
  return true;
}

const PER = /^\s?(?:\/\s?|(?:per|a|the|for the|pro|das|der|je|par|le|la|por|el|i)\s)(\p{L}{1,12})/iu;
const PACKED = /^(?:dozen|dutzend|dussin|douzaine|docena|pack|packung|box|set|roll|bolt)s?$/iu;

/** "35 metres at 18.40 per metre": a price is by what is counted. */
function isOfUnit(count: Mention | undefined, after: string): boolean {
  const by = PER.exec(after)?.[1].toLowerCase() ?? '';
  const unit = unitOf(by);
  if (PACKED.test(by)) return false;
  if (count?.unit === undefined) return unit === undefined || unit.dimension !== 'length' || count === undefined;
  return unit?.unit === count.unit || (unit === undefined && by === '');
}

/** "… and two leather belts": counted and joined to a line, without a price. */
const JOINED = /(?:(?<!\p{L})(?:and|plus|och|samt|und|sowie|et|y)|,)\s$/iu;

/** Shares that are of one thing alone, denied, somebody else's or long past; prices one of which is another's. */
function isDoubted({ lines }: Ledger, text: string, numbers: readonly Mention[]): boolean {
  const isRate = numbers.filter(isPercent).some((one) => {
    const { start, end } = sentenceAt(text, one.start);
    return (
      says.doubt.test(text.slice(start, end)) || (lines.length > 1 && OF_ONE.test(text.slice(one.end, one.end + 40)))
    );
  });
  return isRate || (lines.length > 1 && says.else.test(text));
}
const OF_ONE =
  /^\s?(?:off|discount|rabatt|reduction|remise|descuento)?\s?(?:on|off|för|auf|på|sur|en|de)?\s?(?:the|den|die|das|det|le|la|les|el|las|los)\s(?!lot|whole|total|order|goods|price|sale|work|bill|everything|all|rest|ganze|gesamt|hela|allt|tout|todo|facture|commande)/iu;

const isSendingOpen = ({ shipping, freeFrom }: Ledger, text: string): boolean =>
  shipping === undefined && freeFrom === undefined && addsSending(text);

/** "10% off if you pay by Friday", "the second at half price", a share and a sum: what is taken off is open. */
function finished(ledger: Ledger, counts: readonly Mention[], text: string): Ledger | null {
  const isReduced = ledger.offRates.length > 0 || ledger.offSum !== undefined;
  const isBoth = ledger.offRates.length > 0 && ledger.offSum !== undefined;
  if (counts.length === 0)
    return isBoth || (isReduced && says.condition.test(text)) || says.open.test(text) || isSendingOpen(ledger, text)
      ? { ...ledger, isOpen: true }
      : ofTotal(ledger);
  const [one] = counts;
  const isUnpriced =
    counts.length === 1 && ledger.lines.length > 0 && JOINED.test(text.slice(0, one.start)) && one.unit === undefined;
  return isUnpriced && /^\s\p{Ll}/u.test(text.slice(one.end)) ? { ...ledger, isOpen: true } : null;
}
