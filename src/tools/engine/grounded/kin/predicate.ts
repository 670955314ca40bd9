import { pastOf } from '../../lexicon/index.js';
import type { Span } from '../clause.js';
import { denies, sentencesIn, type Word, wordsOf } from './words-of.js';

/** What a sentence says happened on a day: the words of the sentence and which of them says it. */
export interface Predicate {
  words: readonly Word[];
  at: number;
}

const DETERMINER =
  /^(?:the|a|an|my|his|her|our|your|their|its|this|that|these|those|no|some|any|every|each|both|all|of|by|very|freshly|newly)$/i;
const AUXILIARY =
  /^(?:is|are|was|were|be|been|being|am|has|have|had|do|does|did|will|shall|to|also|just|then|already|finally|again)$/i;
const COPULA = /^(?:is|are|was|were|be|been)$/i;
const UNSURE = /^(?:may|might|could|should|would|must|can|cannot|want|wants|wanted|hope|hopes|hoped)$/i;
const TURNS =
  /^(?:that|who|whom|whose|which|because|if|when|while|before|after|until|till|since|although|though|whether|where|than|as|but|by|from|for)$/i;

/** A past or a participle that is the verb of its sentence: "left", not "the left glove". */
export const isVerb = (words: readonly Word[], at: number): boolean =>
  pastOf(words[at].text) !== null && !AUXILIARY.test(words[at].text) && !DETERMINER.test(words[at - 1]?.text ?? '');

/** The word that says what happened on a day; null where the sentence leaves it open. */
export function predicateOf(text: string, day: Span, scope: Span): Predicate | null {
  const sentence = sentencesIn(text, scope).find(({ start, end }) => start <= day.start && day.end <= end + 1);
  if (
    !sentence ||
    /^within/i.test(text.slice(day.start)) ||
    text.slice(day.start, sentence.end).trimEnd().endsWith('?')
  )
    return null;
  const before = wordsOf(text, { start: sentence.start, end: day.start });
  const isFirst = before.every((word) => /^(?:on|the|in)$/i.test(word.text));
  return isFirst ? following(wordsOf(text, { start: day.end, end: sentence.end }), text) : leading(before, text);
}

/** "On 18 May hive 3 swarmed": the first verb after the day. */
function following(words: readonly Word[], text: string): Predicate | null {
  for (let at = 0; at < words.length; at++) {
    if (TURNS.test(words[at].text) || UNSURE.test(words[at].text)) return null;
    if (!isVerb(words, at)) continue;
    return denies(text.slice(words[0].start, words[at].start)) ? null : { words, at };
  }
  return null;
}

/** "Left Gothenburg on 12 March": the last verb before it, where nothing turns to something else between. */
function leading(words: readonly Word[], text: string): Predicate | null {
  const last = words.length - 1;
  const end = /^(?:on|of|dated|the)$/i.test(words[last].text) ? beforeLink(words) : last;
  if (end < 0 || TURNS.test(words[end].text)) return null;
  if (/^of$/i.test(words[end + 1]?.text ?? '')) return { words, at: end };
  for (let at = end; at >= 0; at--) {
    const { text: word } = words[at];
    if (COPULA.test(word)) return at > 0 && at === end ? sure({ words, at: at - 1 }, text) : null;
    if (TURNS.test(word) || UNSURE.test(word)) return null;
    if (isVerb(words, at)) return sure({ words, at }, text);
  }
  return sure({ words, at: end }, text);
}

const beforeLink = (words: readonly Word[]): number =>
  words.findLastIndex(({ text: word }) => !/^(?:on|of|dated|the)$/i.test(word));

/** Without a "not" or a "might" among the words right before it. */
function sure(found: Predicate, text: string): Predicate | null {
  const { words, at } = found;
  const from = words
    .slice(0, at)
    .findLastIndex((word) => !AUXILIARY.test(word.text) && !/^(?:not|never)$|n['’]t$/i.test(word.text));
  const before = text.slice(words[from + 1]?.start ?? 0, words[at].start);
  return denies(before) || UNSURE.test(words[from]?.text ?? '') ? null : found;
}
