import { clauseAt, stemIn } from '../clause.js';
import type { Grounded } from '../grounded.js';
import type { Mention } from '../mention.js';
import { type Property, stemsOf } from '../property.js';
import type { Reading } from '../reading.js';
import { unitNamed } from '../units.js';
import { besideAll } from './beside.js';
import { said } from './said.js';

/** `shipping`, `tax`: names of sums that are no kind of their own. */
export const isSumNamed = ({ kind, unit, labels }: Property): boolean =>
  kind === null && unit === null && labels.length > 0 && labels.every(([stem]) => OTHER_SUMS.includes(stem));

export function moneyIn(property: Property, reading: Reading, numbers: readonly Mention[]): Grounded | null {
  const { unit, words } = property;
  const sums = numbers.filter(
    (one) => unitNamed(one.unit)?.currency === true && (!unit?.currency || one.unit === unit.unit),
  );
  if (sums.length === 0) {
    const bare = property.labels.length === 0 ? withoutCurrency(property, reading, numbers) : null;
    return bare ?? calledSum(property, reading, numbers);
  }
  const labels = property.labels.filter((stems) => !stems.includes('unit'));
  if (labels.length > 0) {
    const chosen = besideAll({ ...property, labels }, reading, sums);
    return chosen && said(chosen, chosen.value as number);
  }
  const perPiece = sums.filter(
    (one) => stemIn(reading.text, clauseAt(reading.text, one.start), stemsOf('unit'), one.end) >= 0,
  );
  const plain = sums.filter((one) => !perPiece.includes(one));
  if (words.includes('unit') && perPiece.length === 1) return said(perPiece[0], perPiece[0].value as number);
  const free = sums.length > 1 ? sums.filter((one) => !isOtherSum(one, reading)) : sums;
  return free.length === 1 && !words.includes('total')
    ? said(free[0], free[0].value as number)
    : words.includes('total') && plain.length === 1
      ? said(plain[0], plain[0].value as number)
      : null;
}

const SUM_OF =
  /(?<!\p{L})(?:price|cost|amount|sum|budget|fee|pris|belopp|preis|betrag|prix|montant|precio|importe)\s?(?:of|is|was|:|=|på|är|von|ist|de|est|es)\s$/iu;

/** "A net price of 320": a number that is called a sum, where nothing has a currency. */
function calledSum({ labels, unit }: Property, { text }: Reading, numbers: readonly Mention[]): Grounded | null {
  const found = numbers.filter(
    (one) => one.unit === undefined && SUM_OF.test(text.slice(Math.max(0, one.start - 24), one.start)),
  );
  if (found.length !== 1 || unit !== null) return null;
  const near = { start: Math.max(0, found[0].start - 40), end: found[0].start };
  return labels.every((stems) => stemIn(text, near, stems, near.end) >= 0)
    ? said(found[0], found[0].value as number)
    : null;
}

/** "The trousers 59.50": with two decimals, where other sums of the text have their currency. */
function withoutCurrency({ unit }: Property, { mentions }: Reading, numbers: readonly Mention[]): Grounded | null {
  const currencies = mentions.flatMap((one) => (unitNamed(one.unit)?.currency ? [one.unit] : []));
  const found = numbers.filter((one) => one.unit === undefined && /^\d+[.,]\d{2}$/.test(one.text));
  const isOne = currencies.length > 0 && currencies.every((one) => one === (unit?.unit ?? currencies[0]));
  return found.length === 1 && isOne ? said(found[0], found[0].value as number) : null;
}

const OTHER_SUMS = [
  'net',
  'gross',
  'subtotal',
  'shipping',
  'tax',
  'discount',
  'deposit',
  'total',
  'refund',
  'fee',
].flatMap(stemsOf);

/** Freight, tax, a discount, a deposit: a sum that its own clause says to be something else than a price. */
const isOtherSum = ({ start }: Mention, { text }: Reading): boolean =>
  stemIn(text, clauseAt(text, start), OTHER_SUMS, start) >= 0;
