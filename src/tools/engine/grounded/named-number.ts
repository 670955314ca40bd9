import { NAMED, STOPS } from './facts/words.js';
import type { Mention } from './mention.js';

/** "Table 3", "basket 9917": what is called by a number, which is no amount then; "order 4 towels" counts. */
export const isNamedNumber = ({ start, end, unit }: Mention, text: string): boolean =>
  unit === undefined &&
  NAMED.has(wordIn(/(\p{L}{1,15})\s$/u, text.slice(Math.max(0, start - 16), start))) &&
  !isCount(text.slice(end, end + 24));

const wordIn = (pattern: RegExp, part: string): string => pattern.exec(part)?.[1].toLowerCase() ?? '';

/** Whether a thing stands behind a number. */
function isCount(after: string): boolean {
  const word = wordIn(/^\s(\p{L}+)/u, after);
  return word !== '' && !STOPS.has(word) && !SOMEHOW.test(word);
}

/** "Missing from room 9 again". */
const SOMEHOW =
  /^(?:again|now|today|tonight|too|also|already|please|yesterday|tomorrow|wieder|heute|jetzt|bitte|igen|nu|idag|encore|aussi|ya|hoy)$/u;
