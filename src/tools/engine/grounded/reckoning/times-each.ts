import type { Mention } from '../mention.js';
import { UNIT_WORDS, unitOf } from '../units.js';

const PER_UNIT = new RegExp(
  String.raw`^\s?(?:per|a|an|\/|the|pro|je|par|le|por|el|i)\s?(${UNIT_WORDS})(?!\p{L})`,
  'iu',
);

/** "3 m of linen at 18 EUR per metre": what they cost together. */
export function byMeasure(text: string, price: Mention, numbers: readonly Mention[]): number | null {
  const unit = unitOf(PER_UNIT.exec(text.slice(price.end))?.[1].toLowerCase() ?? '')?.unit;
  const amounts = numbers.filter((one) => one.unit !== undefined && one.unit === unit);
  return amounts.length === 1 ? Number((Number(price.value) * Number(amounts[0].value)).toPrecision(12)) : null;
}

/** "12 shirts from 21 m": one measure among one count. */
export function perPiece(numbers: readonly Mention[]): number | null {
  const measures = numbers.filter((one) => one.unit !== undefined);
  const counts = numbers.filter((one) => one.unit === undefined);
  if (measures.length !== 1 || counts.length !== 1 || Number(counts[0].value) <= 0) return null;
  return Number((Number(measures[0].value) / Number(counts[0].value)).toPrecision(12));
}

const ONE_COSTS =
  /(?<!\p{L})(?:one|each|a piece|apiece|a (?:single )?\p{L}+|per (?:piece|metre|meter|yard|item|pair)|en|ett|styck(?:et)?|ein(?:e|er|es)?|une?|chacune?|cada (?:uno|una)|uno|una)\s/iu;

const SEVERAL_COST =
  /(?:what|how much|vad|hur mycket|was|wie ?viel|combien|cuánto)\s(?:\p{L}+\s){1,3}?$|(?:for|för|für|pour|por)\s$/iu;

/** "If one costs 12.50 EUR, what do 8 cost?" @returns null where the text asks for no such thing */
export function timesEach(text: string, price: Mention, numbers: readonly Mention[]): number | null {
  const asked = numbers.filter(
    (one) => one.unit === undefined && one.start > price.end && SEVERAL_COST.test(text.slice(price.end, one.start)),
  );
  if (asked.length !== 1 || !text.slice(asked[0].end).includes('?') || !ONE_COSTS.test(text.slice(0, price.start)))
    return null;
  return Number((Number(price.value) * Number(asked[0].value)).toPrecision(12));
}
