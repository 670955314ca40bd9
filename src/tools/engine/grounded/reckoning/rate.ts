import type { Mention } from '../mention.js';
import { unitOf } from '../units.js';

const A_RATE =
  /^\s?(?:\/|per|pro|par|por|je|each|every|an?)\s?(metres?|meters?|m|cm|km|yards?|hours?|h|minutes?|days?|weeks?|pieces?|garments?|shirts?|rolls?|kg|kilos?|liter|litres?|m²|m2|meter|timme|stunde|tag|stück|plagg)(?![\p{L}\d²])/iu;

/** "250 g per metre": what it is for each of; null for what is no rate. */
export const rateOf = (text: string, { end }: Mention): string | null => A_RATE.exec(text.slice(end))?.[1] ?? null;

/** "250 g per metre and I need 6 m": as much for all. @returns null where there is no one rate with one amount of what it is by */
export function atRate(text: string, numbers: readonly Mention[]): { value: number; unit: string } | null {
  const rates = numbers.filter((one) => one.unit !== undefined && rateOf(text, one) !== null);
  if (rates.length !== 1) return null;
  const by = unitOf((rateOf(text, rates[0]) ?? '').toLowerCase())?.unit;
  const amounts = numbers.filter((one) => by !== undefined && one.unit === by && one !== rates[0]);
  if (amounts.length !== 1 || rates[0].unit === undefined) return null;
  return {
    value: Number((Number(rates[0].value) * Number(amounts[0].value)).toPrecision(12)),
    unit: rates[0].unit,
  };
}
