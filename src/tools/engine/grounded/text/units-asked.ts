import { type Grounded, fromText } from '../grounded.js';
import { UNIT_WORDS } from '../units.js';

/** `from_unit`, `to_unit` of "5 inches to centimetres". */
const UNITS_ASKED = new RegExp(
  String.raw`\d\s?(${UNIT_WORDS})\s(?:to|in|into|till|i|in|nach|en|a)\s(${UNIT_WORDS})(?!\p{L})`,
  'iu',
);

export function unitAsked(words: readonly string[], text: string): Grounded[] {
  const found = words.some((word) => /^units?$/.test(word)) ? UNITS_ASKED.exec(text) : null;
  if (!found) return [];
  if (words.some((word) => /^(to|target|into)$/.test(word))) return [fromText(found[2], found[0])];
  return words.some((word) => /^(from|source)$/.test(word)) ? [fromText(found[1], found[0])] : [];
}
