import { sentenceAt, stemIn } from '../../clause.js';
import { everywhere, type Fault } from './places.js';
import { ANY, SAYS } from './words.js';

const TOGETHER_BEHIND = new RegExp(String.raw`^[^.,;:!?\d]{0,30}(?<!\p{L})(?:${ANY.together})(?!\p{L})`, 'iu');
const TOGETHER_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${ANY.together})(?!\p{L})[^\d;]*$`, 'iu');
const AND = new RegExp(String.raw`,\s|\s(?:${ANY.and}|&)\s`, 'iu');

/** `jacket_price` of "the jacket and the trousers together came to 180": what is of several is of none of them. */
export const isOfSeveral: Fault = everywhere(({ start, end }, { value }, { words, labels }, { text }) => {
  if (typeof value !== 'number' || words.some((word) => SAYS.asksForTotal.test(word))) return false;
  const before = text.slice(sentenceAt(text, start).start, start);
  if (!TOGETHER_BEFORE.test(before) && !TOGETHER_BEHIND.test(text.slice(end))) return false;
  const parts = before.split(AND);
  const named = parts.filter((part) =>
    labels.some((stems) => stemIn(part, { start: 0, end: part.length }, stems, 0) >= 0),
  );
  return named.length > 0 && named.length < parts.length;
});
