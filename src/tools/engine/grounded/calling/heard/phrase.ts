import { isDeterminer, isNumber, isSmall, type Token } from '../tokens.js';
import type { Found } from './found.js';

const BREAKS = new Set(
  'for to from at in on with by of as into until till before after about please instead since because that which who and or has have is are was were will can could would now again only also för till från med på av hos som och eller är har kan tack snälla für zu zum zur von vom ab an bei mit auf als und oder ist sind hat bitte nach um im am pour à au aux de du des dans avec sur par et ou est sont a dès para en con por y o es al del de desde hasta sin que på i vid under mellan bort undan tillbaka'.split(
    ' ',
  ),
);
const MOST_WORDS = 4;

/** Whether a word in lower case goes on with a sentence, and is no part of a thing. */
export const isBreak = (low: string): boolean => BREAKS.has(low);

/** The words of a thing from a token on: "the old pear tree", "romeros"; null where none begins. */
export function phraseAt(tokens: readonly Token[], from: number, text: string): Found | null {
  let start = from;
  while (start < tokens.length && isDeterminer(tokens[start])) start++;
  let next = start;
  while (next < tokens.length && next < start + MOST_WORDS && isPart(tokens[next], next > start)) next++;
  if (next === start) return null;
  const said = text.slice(tokens[start].start, tokens[next - 1].end);
  return { value: said, text: said, start: tokens[start].start, end: tokens[next - 1].end };
}

const isPart = (one: Token, isInside: boolean): boolean =>
  (!isInside || one.gap === ' ') &&
  !BREAKS.has(one.low) &&
  !isNumber(one) &&
  !(isSmall(one) && !/^\p{Lu}/u.test(one.text));
