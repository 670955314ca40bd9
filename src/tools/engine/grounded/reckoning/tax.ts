import type { Mention } from '../mention.js';
import { asks, isLike, isMoney, type Question, type Reckoned } from './asked.js';
import { either, wordsOf } from './words.js';

const TAX_WORDS = wordsOf('tax');
const TAX = new RegExp(String.raw`(?<!\p{L})(?:${either('tax')})(?!\p{L})`, 'iu');
const RATE = String.raw`(?:(?:the|the usual|die|den|der)\s)?(?:\d{1,2}(?:[.,]\d)?\s?(?:%|percent|procent|prozent|pour cent|por ciento)\s)?(?:of\s|de\s)?(?:\p{L}+\s)?`;
const side = (list: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${either(list)})\s${RATE}(?:${either('tax')})(?!\p{L})`, 'iu');
const EXCLUDING = side('excluding');
const INCLUDING = side('including');
const NET_ALONE = /(?<!\p{L})(?:net|netto|excl\.?|hors taxes?|ht|sin iva|zzgl\.?|exkl\.?)(?!\p{L})/iu;
const GROSS_ALONE = /(?<!\p{L})(?:gross|brutto|ttc|iva incluido)(?!\p{L})/iu;
const DISCOUNT = /(?<!\p{L})(?:off|discount\p{L}*|reduced|rabatt\p{L}*|sale|remise|descuento|cut|rebate)(?!\p{L})/iu;

type Sum = 'net' | 'gross' | 'tax';

/** "480 EUR before 25 % VAT": the sum without the tax, with it, or the tax itself. */
export function taxed({ property, text, numbers }: Question): Reckoned {
  const wanted = sumOf(property);
  if (wanted === null || !TAX.test(text) || DISCOUNT.test(text)) return undefined;
  const sums = numbers.filter((one) => isMoney(one) && isLike(property, one));
  const rates = numbers.filter(({ unit }) => unit === 'percent');
  if (sums.length !== 1) return undefined;
  const told = sideOf(text);
  if (wanted === told) return undefined;
  if (wanted === 'tax' && isNamedTax(text, sums[0])) return undefined;
  if (rates.length !== 1 || told === null) return null;
  const [sum, rate] = [Number(sums[0].value), Number(rates[0].value) / 100];
  const net = told === 'net' ? sum : sum / (1 + rate);
  const value = wanted === 'net' ? net : wanted === 'gross' ? net * (1 + rate) : net * rate;
  return { value: Number(value.toFixed(2)), unit: sums[0].unit };
}

function sumOf(property: Question['property']): Sum | null {
  const { words } = property;
  const isOfTax = words.some((word) => TAX_WORDS.has(word));
  if (asks(property, 'Share')) return null;
  if (asks(property, 'Net')) return isOfTax || words.some((word) => /^(net|netto|ht|neto)$/.test(word)) ? 'net' : null;
  if (asks(property, 'Gross')) return 'gross';
  return isOfTax ? 'tax' : null;
}

/** Whether the sum is told without the tax or with it. */
function sideOf(text: string): 'net' | 'gross' | null {
  const [net, gross] = [EXCLUDING.test(text) || NET_ALONE.test(text), INCLUDING.test(text) || GROSS_ALONE.test(text)];
  return net === gross ? null : net ? 'net' : 'gross';
}

/** "VAT 20 EUR", "VAT of 20 EUR". */
const isNamedTax = (text: string, { start, end }: Mention): boolean =>
  new RegExp(String.raw`(?:${either('tax')})(?:\s?:|\sof|\sis|\sär|\sist|\sest|\ses)?\s(?:[$€£]\s?)?$`, 'iu').test(
    text.slice(0, start),
  ) || new RegExp(String.raw`^\s(?:of\s|in\s)?(?:${either('tax')})(?!\p{L})`, 'iu').test(text.slice(end));
