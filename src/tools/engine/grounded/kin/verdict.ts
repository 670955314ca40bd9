import { isAdjective, isNoun, type Kind, pastOf } from '../../lexicon/index.js';
import type { Reading } from '../reading.js';
import type { Span } from '../clause.js';
import { isVerb } from './predicate.js';
import { denies, isOpen, kinOf, sentencesIn, withParticle, type Word, wordsOf } from './words-of.js';

/** A clause that says something of a word that is asked for, and whether it affirms or denies it. */
export interface Verdict {
  isSo: boolean;
  kind: Kind;
  /** whether the clause says what is so, not what was done */
  isState: boolean;
  /** the words of its clause */
  words: readonly Word[];
  at: number;
}

const CLAUSES = /,\s|:\s|\s[-–—]\s|\s(?:and|but|while|because|since|although|so|then|when)\s/giu;

/** The clauses of all sentences that state something. */
export function statedClauses({ text }: Reading, scope: Span): Span[] {
  return sentencesIn(text, scope)
    .filter(({ start, end }) => !isOpen(text.slice(start, end)) && !WILL.test(text.slice(start, end)))
    .flatMap(({ start, end }) => {
      const marks = [...text.slice(start, end).matchAll(CLAUSES)];
      const starts = [start, ...marks.map((mark) => start + mark.index + mark[0].length)];
      return starts.map((from, i) => ({ start: from, end: i < marks.length ? start + marks[i].index : end }));
    });
}

const WILL = /(?<!\p{L})(?:will|going to|used to|claims?|claimed|den(?:y|ies|ied)|alleged?)(?!\p{L})|['’]ll(?!\p{L})/iu;

/** What each clause says of a word, in its own words or in others. */
export function verdictsOn(asked: string, reading: Reading, clauses: readonly Span[]): Verdict[] {
  return clauses.flatMap((clause) => {
    const words = wordsOf(reading.text, clause);
    return words.flatMap((_, at): Verdict[] => {
      const kind = kinOf(asked, words, at);
      const isSo = kind === null ? null : saysOf(words, at, reading.text);
      if (kind === null || isSo === null) return [];
      const one = { isSo, kind, words, at, isState: isState(words, at) };
      return isFit(asked, one) ? [one] : [];
    });
  });
}

const LINK = /^(?:is|are|was|were|be|been|am|remains?|remained|stays?|stayed|got|gets|became|becomes)$/i;
const NOT_LINK = /^(?:isn|aren|wasn|weren)['’]t$/i;
const DEGREE =
  /^(?:very|completely|totally|fully|quite|badly|already|still|now|also|all|always|really|entirely|both|again|slightly|seriously|not|never|no|longer|so)$/i;
const HEDGED =
  /(?<!\p{L})(?:almost|nearly|half|partly|partially|less|not (?:very|fully|completely|entirely|all|always|only|quite)|too)(?!\p{L})/iu;
const HOLDS =
  /^(?:has|have|had|with|includes?|included|contains?|contained|got|gets|wears?|wearing|wore|carries|offers?|provides?|there)$/i;
const NO = /^(?:no|without|lacks?|lacking)$/i;
const DOES = /^(?:do|does|did|don['’]t|doesn['’]t|didn['’]t)$/i;

/** Whether what was said answers what is asked: a state by a state, an event by the same event, an opposite by a state alone. */
function isFit(asked: string, { kind, isState: isSo, words, at }: Verdict): boolean {
  const said = words[at].text;
  if (kind === 'kind-of' || kind === 'of-synonym' || (kind !== 'same' && /[ai]ble$/u.test(asked))) return false;
  if (kind === 'opposite') return isSo && isAdjective(said);
  const isThing = isPlainNoun(said);
  if (kind === 'synonym' || kind === 'defined')
    return (
      (isSo && (pastOf(asked) === null || pastOf(said) !== null)) ||
      (isThing && isPlainNoun(asked)) ||
      withParticle(words, at) !== null
    );
  if (kind === 'derived' && isThing) return pastOf(asked) !== null || isAdjective(asked);
  return isSo || pastOf(asked) !== null || !isAdjective(asked);
}

const isPlainNoun = (word: string): boolean => isNoun(word) && pastOf(word) === null && !isAdjective(word);

/** Yes or no of what a word says in its clause: as what is so, what was done, or what there is. */
function saysOf(words: readonly Word[], at: number, text: string): boolean | null {
  const before = text.slice(words[0].start, words[at].start);
  if (HEDGED.test(before)) return null;
  if (DOES.test(linkOf(words, at))) return !denies(before);
  if (isState(words, at) || isVerb(words, at)) return !denies(before);
  return isNoun(words[at].text) ? thereIs(words, at, before) : null;
}

const linkOf = (words: readonly Word[], at: number): string =>
  words[words.slice(0, at).findLastIndex((word) => !DEGREE.test(word.text))]?.text ?? '';

/** "Is empty", "was not insured"; no "is a complete waste". */
function isState(words: readonly Word[], at: number): boolean {
  const { text: said, end } = words[at];
  const isLinked = LINK.test(linkOf(words, at)) || NOT_LINK.test(linkOf(words, at));
  const next = words[at + 1];
  const isBeforeNoun = next?.start === end + 1 && isPlainNoun(next.text) && pastOf(said) === null;
  return isLinked && !isBeforeNoun && (isAdjective(said) || isVerb(words, at) || /ed$/iu.test(said));
}

/** "No lining", "out of tune", "with a delay", "do not wear glasses". */
function thereIs(words: readonly Word[], at: number, before: string): boolean | null {
  if (/(?<!\p{L})out of $/iu.test(before)) return false;
  const near = words.slice(Math.max(0, at - 4), at);
  if (near.some(({ text: word }) => NO.test(word))) return false;
  const isHeld = near.some(({ text: word }) => HOLDS.test(word) || /^wear$/i.test(word));
  return isHeld ? !denies(before) : null;
}
