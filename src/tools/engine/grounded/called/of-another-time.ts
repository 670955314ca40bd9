import { sentenceAt } from '../clause.js';
import type { Mention } from '../mention.js';
import type { Property } from '../property.js';
import { phrasesOf, saysOf } from '../says.js';
import data from '../words/former.yaml.js';

const { former, times } = data as unknown as Record<'former' | 'times', string>;
const SAYS = saysOf({ former });
const LAST =
  /^(?:last|past|prior|förra|letzte|vorige|dernier|dernière|pasado|pasada|change|difference|increase|before)$/u;
const ANOTHER = new RegExp(String.raw`(?<!\p{L})(?:${phrasesOf(times)})(?!\p{L})`, 'iu');

/** Whether the sentence at a place tells of another time: "Last year it was 35 aprons at 11 euros". */
export const isOfAnotherTime = (text: string, at: number): boolean => {
  const { start, end } = sentenceAt(text, at);
  return ANOTHER.test(text.slice(start, end));
};

/** Numbers of now, where some are of now and some of another time; all of them where a name asks for what was. */
export function ofNow(numbers: readonly Mention[], { words }: Property, text: string): readonly Mention[] {
  if (words.some((word) => SAYS.former.test(word) || LAST.test(word))) return numbers;
  const own = numbers.filter(({ start }) => !isOfAnotherTime(text, start));
  return own.length === 0 ? numbers : own;
}
