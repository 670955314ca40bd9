import type { Mention } from '../mention.js';
import { unitNamed } from '../units.js';

/** "4 spools at 3.50 EUR and scissors for 16 EUR": the sum of all that is told with its price. @returns null where any price stands by itself */
export function billed(text: string, numbers: readonly Mention[]): number | null {
  const prices = numbers.filter(({ unit }) => unitNamed(unit)?.currency === true);
  if (prices.length < 2 || new Set(prices.map(({ unit }) => unit)).size > 1 || NOT_ONLY_BOUGHT.test(text)) return null;
  let from = 0;
  let sum = 0;
  for (const price of prices) {
    const found = BOUGHT.exec(text.slice(from, price.start));
    if (!found) return null;
    const counted = numbers.findLast(
      (one) => one.unit === undefined && one.start >= from && one.start < price.start && Number.isInteger(one.value),
    );
    const isEach =
      /^(?:at|à|zu je|a|för)$/iu.test(found[2] ?? '') ||
      /^\s?(?:each|apiece|per piece|styck|pro stück|chacune?|cada una?)(?!\p{L})/iu.test(text.slice(price.end));
    const count = Number(counted?.value ?? 1);
    if (count > 1 && !isEach && found[2] !== 'for') return null;
    sum += Number(price.value) * (isEach ? count : 1);
    from = price.end;
  }
  return /\p{L}{3}/u.test(text.slice(from).replace(/^\s?(?:each|apiece|per piece|styck|pro stück)/iu, ''))
    ? null
    : Number(sum.toPrecision(12));
}

/** A thing with its count, and what leads to its price. */
const BOUGHT =
  /^[\s.,;]*(?:(?:and|och|und|et|y|plus)\s)?(?:(?:i|we|she|he|they)\s(?:bought|buy|ordered|order|took|take|got|paid for|purchased)\s)?(?:(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|en|ett|två|tre|ein|eine|zwei|drei|un|une|deux|trois|una|dos|tres)\s(?:x\s)?)?((?:pair of |box of )?\p{L}[\p{L}’'-]*(?:\s\p{L}[\p{L}’'-]*){0,3}?)\s?(?:(at|for|à|zu je|för|für|pour|por|:|=|-|costs?)\s)?$/iu;

const NOT_ONLY_BOUGHT =
  /discount|rabatt|remise|descuento|vat|moms|mwst|tva|iva|deposit|voucher|shipping|frakt|versand|total|sum|budget|instead|from \d|was \d/iu;
