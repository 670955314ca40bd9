import type { Mention } from '../mention.js';

const WASHED_AT = /(?<!\p{L})(?:wash|tvätt|wasch|lav)\p{L}*(?:\s\p{L}+)?\s(?:at|i|bei|à|a|på)\s$|(?<!\p{L})wash\s$/iu;
const WASHES: ReadonlySet<unknown> = new Set([20, 30, 40, 50, 60, 70, 90, 95]);

/** "Wash at 40": on labels degrees are meant. */
export const isWashedAt = ({ value, start }: Mention, text: string): boolean =>
  WASHES.has(value) && WASHED_AT.test(text.slice(0, start));
