import { sentenceAt, type Span, stemIn } from '../../clause.js';
import type { Mention } from '../../mention.js';
import { everywhere, type Fault } from './places.js';
import { PHRASES, SAYS } from './words.js';

const TOGETHER_BEHIND = new RegExp(String.raw`^[^.,;:!?\d]{0,30}(?<!\p{L})(?:${PHRASES.together})(?!\p{L})`, 'iu');
const TOGETHER_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${PHRASES.together})(?!\p{L})[^\d;]*$`, 'iu');
const AND = new RegExp(String.raw`,\s|\s(?:${PHRASES.and}|&)\s`, 'giu');

/** `jacket_price` of "the jacket and the trousers together came to 180": what is of several is of none of them. */
export const isOfSeveral: Fault = everywhere(({ start, end }, { value }, { words, labels }, { text, mentions }) => {
  if (typeof value !== 'number' || words.some((word) => SAYS.asksForTotal.test(word))) return false;
  const sentence = { start: sentenceAt(text, start).start, end: start };
  const before = text.slice(sentence.start, start);
  if (!TOGETHER_BEFORE.test(before) && !TOGETHER_BEHIND.test(text.slice(end))) return false;
  const parts = partsOf(before, sentence.start);
  const named = parts.filter((part) =>
    labels.some((stems) => stemIn(text, part, stems, part.start) >= 0 || isThingIn(part, stems, mentions)),
  );
  return named.length > 0 && named.length < parts.length;
});

/** What stands between the marks and words that join several things. */
function partsOf(said: string, at: number): Span[] {
  const marks = [...said.matchAll(AND)];
  const starts = [0, ...marks.map((mark) => mark.index + mark[0].length)];
  return starts.map((start, i) => ({ start: at + start, end: at + (marks.at(i)?.index ?? said.length) }));
}

/** "Skjortan" for `shirt_price`. */
const isThingIn = ({ start, end }: Span, stems: readonly string[], mentions: readonly Mention[]): boolean =>
  mentions.some(
    (one) =>
      one.kind === 'cloth' &&
      one.start >= start &&
      one.end <= end &&
      stems.some((stem) => String(one.value).toLowerCase().startsWith(stem)),
  );
