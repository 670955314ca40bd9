import { type Unit, unitNamed } from '../units.js';
import { inCents } from './discounts.js';
import { type Amount, isMoney, type Problem, type Solved } from './problem.js';

const PER =
  /^\s?(?:\/|(?:per|a|an|for (?:an?|one|each|every)|to the|to one|pro|je|für (?:einen?|1)|par|pour (?:un|1)|por(?: cada)?|för (?:en|1))\s)\s?(?:1\s)?(?:us\s)?(\p{L}{3,8}|[$€£])/iu;
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:usd|dollars?|dólar(?:es)?|\$)$/iu, 'USD'],
  [/^(?:eur|euros?|€)$/iu, 'EUR'],
  [/^(?:gbp|pounds?|sterling|pfund|pund|livres?|libras?|£)$/iu, 'GBP'],
  [/^(?:sek|kronor|krona|kronen|couronnes?)$/iu, 'SEK'],
  [/^(?:chf|francs?|franken)$/iu, 'CHF'],
];
const currencyOf = (word: string): string | undefined => NAMES.find(([names]) => names.test(word))?.[1];

/** "200 USD at 0.92 EUR per dollar": a sum in the other currency, by the one rate that is told. */
export function exchanged({ property: { unit, words }, amounts }: Problem): Solved {
  const rates = amounts.flatMap((one) => {
    const by = isMoney(one) ? currencyOf(PER.exec(one.after)?.[1] ?? '') : undefined;
    return by === undefined || by === one.unit?.unit ? [] : [{ one, by }];
  });
  const isOfRate = words.some((word) => /^(?:rate|kurs|taux|tipo|exchange)$/u.test(word));
  if (rates.length !== 1 || isOfRate || amounts.length !== 2) return undefined;
  const [{ one: rate, by }] = rates;
  const sum = amounts.find((one) => one !== rate);
  const asked = askedOf(unit, rate, by);
  if (sum === undefined || !isMoney(sum) || asked === undefined) return undefined;
  if (sum.unit?.unit === asked) return { value: sum.value, unit: asked };
  if (sum.unit?.unit === by && asked === rate.unit?.unit)
    return { value: inCents(sum.value * rate.value), unit: asked };
  if (sum.unit?.unit === rate.unit?.unit && asked === by && rate.value > 0)
    return { value: inCents(sum.value / rate.value), unit: asked };
  return null;
}

const askedOf = (unit: Unit | null, rate: Amount, by: string): string | undefined =>
  unit === null
    ? undefined
    : unit.currency === true && [by, rate.unit?.unit].includes(unit.unit)
      ? unitNamed(unit.unit)?.unit
      : undefined;
