import type { Mention } from '../mention.js';

const BUT_ONLY =
  /(?:\bbut|\bmen|\baber|\bmais|\bpero)\s(?:\p{L}+\s){0,2}?(?:only|just|bara|endast|nur|seulement|solo|sólo)\s|(?:only|just|bara|endast|nur|seulement|solo|sólo)\s(?:\p{L}+|\d+)\s(?:\p{L}+\s)?(?:arrived|came|were delivered|kom|levererades|kamen|angekommen|sont arrivé\p{L}*|llegaron)/iu;

const TAKEN =
  /\b(?:cut off|used|costs?|cost|kostar|kostet|coûte|cuesta|sold|taken|removed|gone|spent|spend|buy|bought|given away|deducted|sålda?|använ\p{L}*|borttag\p{L}*|verkauft|verbraucht|abgeschnitten|vendu\p{L}*|utilisé\p{L}*|vendid\p{L}*|usad\p{L}*)(?!\p{L})/iu;

/** "The roll holds 50 m; 18 m are cut off": the larger less the smaller, of one unit. @returns null where nothing is taken away */
export function remaining(text: string, numbers: readonly Mention[]): number | null {
  const [a, b] = numbers;
  if (numbers.length !== 2 || a.unit !== b.unit || !(TAKEN.test(text) || BUT_ONLY.test(text))) return null;
  return Number(Math.abs(Number(a.value) - Number(b.value)).toPrecision(12));
}
