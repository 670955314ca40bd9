import type { Mention } from '../mention.js';

const MEAN =
  /(?<!\p{L})(?:average|mean|genomsnitt\p{L}*|medelvärde\p{L}*|durchschnitt\p{L}*|mittelwert|moyenne|promedio|media)(?!\p{L})/iu;

/** "Average of 10, 20 and 60": their mean. @returns null where the text asks for none */
export function averaged(text: string, numbers: readonly Mention[]): number | null {
  const units = new Set(numbers.map(({ unit }) => unit));
  if (!MEAN.test(text) || numbers.length < 2 || units.size > 1) return null;
  return Number((numbers.reduce((sum, { value }) => sum + Number(value), 0) / numbers.length).toPrecision(12));
}
