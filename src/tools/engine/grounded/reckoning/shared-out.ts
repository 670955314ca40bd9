import type { Mention } from '../mention.js';

const SHARED =
  /\b(?:split|divided?|share[ds]?|dela[rs]?|fördela\p{L}*|teil\p{L}*|aufteil\p{L}*|partag\p{L}*|divis\p{L}*|repart\p{L}*|divid\p{L}*)(?!\p{L})/iu;

/** "Four people share a bill of": who shares stands before what is shared. */
const SHARE_AFTER =
  /^\s(?:\p{L}+\s){1,3}(?:split|share|divide|delar|dela|teilen|partagent|comparten|reparten)(?!\p{L})/iu;

const AMONG = /(?:among(?:st)?|between|by|på|mellan|unter|auf|durch|entre|en)\s(?:\p{L}+\s)?$/iu;

/** "Split 90 EUR among 4 people": what each gets. @returns null where nothing is shared out */
export function sharedOut(text: string, numbers: readonly Mention[]): number | null {
  if (!SHARED.test(text) || numbers.length !== 2) return null;
  const [first, second] = numbers;
  if (first.unit === undefined && second.unit !== undefined && SHARE_AFTER.test(text.slice(first.end, second.start)))
    return Number((Number(second.value) / Number(first.value)).toPrecision(12));
  const [whole, parts] = numbers;
  if (parts.unit !== undefined || !AMONG.test(text.slice(whole.end, parts.start)) || Number(parts.value) === 0)
    return null;
  return Number((Number(whole.value) / Number(parts.value)).toPrecision(12));
}
