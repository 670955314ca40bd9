import { pastOf } from '../../lexicon/index.js';
import type { Span } from '../clause.js';
import { COUNT_WORDS } from '../numbers.js';
import { STOPS } from '../facts/words.js';
import { type Word, wordsOf } from '../kin/words-of.js';
import type { Reading } from '../reading.js';

const MOST = 4;
const ENDS =
  /^(?:and|or|but|with|without|for|from|to|in|on|at|of|by|as|is|are|was|were|be|has|have|had|will|can|could|would|should|do|does|did|needs?|wants?|you|i|we|he|she|they|it|who|which|that|this|there|here|not|no|since|because|while|when|where|until|after|before|about|over|under|near|inside|even|only|also|please|today|och|eller|men|med|utan|för|från|till|i|på|av|är|var|har|som|den|det|de|jag|vi|und|oder|aber|mit|ohne|für|von|zu|im|in|an|auf|aus|bei|ist|sind|war|hat|haben|der|die|das|dem|den|des|ein|eine|einen|nicht|inte|aldrig|kein|keine|ingen|inga|kommt|ich|wir|er|sie|es|noch|mot|gegen)$/iu;
const LOOSE =
  /^(?:new|old|used|female|male|young|adult|big|small|large|little|begagnad|neu|alt|gebraucht|one|two|three|four|five|six|additional|whole|same|other|fresh|some|any|\p{L}+-(?:year|month|week)-old)$/iu;
const ARTICLES =
  /^(?:the|an?|my|our|your|his|her|their|its|some|any|every|each|en|ett|min|vår|din|ein|eine|einen|einem|mein|meine)$/iu;

/** "The label printer in dispatch": each run of plain words after what is no noun, and its beginnings. */
export function thingsIn({ text, language }: Reading, sentences: readonly Span[]): (Span & { isFull: boolean })[] {
  return sentences.flatMap((sentence) => {
    const words = wordsOf(text, sentence);
    return words.flatMap((_, at) => {
      if (!begins(words, at, text)) return [];
      const run = language === 'de' ? germanRun(words, at, text) : plainRun(words, at, text);
      const start = run.findIndex(
        (word, i) => !LOOSE.test(word.text) && !(i < run.length - 1 && pastOf(word.text) !== null),
      );
      const own = start < 0 ? [] : run.slice(start);
      return own.map((word, i) => ({ start: own[0].start, end: word.end, isFull: i === own.length - 1 }));
    });
  });
}

/** Nouns in English, small words elsewhere. */
const NOUNS = /^(?:hat|war|men|den)$/iu;
const isEnd = ({ text }: Word): boolean =>
  ENDS.test(text) ||
  Object.hasOwn(COUNT_WORDS, text.toLowerCase()) ||
  ARTICLES.test(text) ||
  (STOPS.has(text.toLowerCase()) && !NOUNS.test(text));
const gap = (a: Word, b: Word, text: string): boolean => text.slice(a.end, b.start) === ' ';

/** After an article, a small word, a stop or a name. */
function begins(words: readonly Word[], at: number, text: string): boolean {
  if (isEnd(words[at])) return false;
  const last = words[at - 1];
  return (
    last === undefined ||
    !gap(last, words[at], text) ||
    isEnd(last) ||
    /^\p{Lu}/u.test(last.text) ||
    pastOf(last.text) !== null
  );
}

function plainRun(words: readonly Word[], at: number, text: string): Word[] {
  const run: Word[] = [];
  for (let i = at; i < words.length && run.length < MOST; i++) {
    if (isEnd(words[i]) || /^\p{Lu}/u.test(words[i].text) || (run.length > 0 && !gap(words[i - 1], words[i], text)))
      break;
    run.push(words[i]);
  }
  return run;
}

/** A noun with a capital letter and the small words before it. */
function germanRun(words: readonly Word[], at: number, text: string): Word[] {
  const run: Word[] = [];
  for (let i = at; i < words.length && run.length < MOST; i++) {
    if (isEnd(words[i]) || (run.length > 0 && !gap(words[i - 1], words[i], text))) break;
    if (/^\p{Lu}/u.test(words[i].text)) return [words[i]];
    run.push(words[i]);
  }
  return [];
}
