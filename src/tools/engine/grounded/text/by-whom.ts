import { lemmasOf } from '../../lexicon/index.js';
import { type Grounded, fromText } from '../grounded.js';
import type { Property } from '../property.js';
import { sameThing } from '../same-thing.js';

const NAME = String.raw`\p{Lu}[\p{L}’'-]*(?:\s(?:(?:von|van|de|af)\s)?\p{Lu}[\p{L}’'-]*){0,2}`;
const DONE_BY = new RegExp(String.raw`(?<!\p{L})(\p{L}{3,20})\s(?:by|av|von|par|por)\s(${NAME})(?![\p{L}])`, 'gu');
const AGENT = /^(\p{L}{3,})(?:er|or|ier|are)$/u;
/** A name at the beginning of a clause, and what it did. */
const DOES = new RegExp(
  String.raw`(?:^|[.!?;]\s|,\s|\s(?:and|och|und|while|but)\s)(${NAME})\s(\p{Ll}[^.!?;,]{2,80})`,
  'gu',
);
const SMALL = /^(?:the|a|an|of|in|on|at|who|is|was)$/;

/** `reporter`, `approved_by`, `hat_trick_by`: who did what a name says; null where several did. */
export function byWhom({ words }: Property, text: string): Grounded | null {
  const deed = deedOf(words);
  if (deed.length === 0) return whoIsSo(words, text);
  const found = [...text.matchAll(DONE_BY)]
    .filter(([, verb]) => deed.some((word) => sameThing(word, verb.toLowerCase())))
    .map(([quote, , name]) => ({ name, quote }));
  const done = found.length > 0 || words.at(-1) !== 'by' ? found : doersOf(deed, text);
  return new Set(done.map(({ name }) => name)).size === 1 ? fromText(done[0].name, done[0].quote) : null;
}

function deedOf(words: readonly string[]): string[] {
  if (words.at(-1) === 'by') return words.slice(0, -1).filter((word) => !SMALL.test(word));
  const agent = words.length === 1 ? AGENT.exec(words[0])?.[1] : undefined;
  return agent === undefined ? [] : [agent, `${agent}e`, `${agent}ed`];
}

function doersOf(deed: readonly string[], text: string): { name: string; quote: string }[] {
  return [...text.matchAll(DOES)]
    .filter(([, , rest]) => {
      const said = rest.toLowerCase().match(/\p{L}+/gu) ?? [];
      return deed.every((word) => said.some((one) => sameThing(word, one) || isSameVerb(word, one)));
    })
    .map(([quote, name]) => ({ name, quote: quote.trim() }));
}

/** `taken_by` of "took". */
const isSameVerb = (word: string, one: string): boolean =>
  lemmasOf(word).some((lemma) => lemma.length > 2 && lemmasOf(one).includes(lemma));

const IS_SO = new RegExp(
  String.raw`(?:^|[.!?;]\s|,\s|\s(?:and|och|und|while|but)\s)(${NAME})\s(?:is|was|has been|är|ist)\s(\p{Ll}[^.!?;,]{1,40})`,
  'gu',
);

/** "Ellen is on leave": of whom all of a name is said. */
function whoIsSo(words: readonly string[], text: string): Grounded | null {
  const name = words.join(' ');
  const found = [...text.matchAll(IS_SO)].filter(([, , rest]) => rest.toLowerCase() === name);
  return found.length === 1 ? fromText(found[0][1], found[0][0].trim()) : null;
}
