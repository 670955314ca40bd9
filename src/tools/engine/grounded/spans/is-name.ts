import { isNoun } from '../../lexicon/index.js';
import { isFirstName } from '../people.js';
import type { Reading } from '../reading.js';
import { type Candidate, isTitled } from './candidates.js';
import { isPerson } from './of-kind.js';

/** Whether a stretch is surely the name of a person: known as one, titled, with a first name that people have, or of two words that are none otherwise. */
export function isName(candidate: Candidate, { text, language, mentions }: Reading): boolean {
  if (candidate.kind !== 'name' || candidate.part === 'start' || !isPerson(candidate)) return false;
  if (
    /^['’]s?(?!\p{L})|^-/u.test(text.slice(candidate.end)) ||
    /\d\p{L}?,?\s$/u.test(text.slice(Math.max(0, candidate.start - 8), candidate.start))
  )
    return false;
  const isElse = mentions.some(
    ({ kind, start, end }) => OTHERS.has(kind) && start < candidate.end && end > candidate.start,
  );
  if (isElse) return false;
  const words = candidate.text.split(' ');
  if (candidate.mention === 'person' || isTitled(words[0])) return true;
  if (isFirstName(words[0])) return true;
  return (
    words.length > 1 &&
    candidate.part === 'whole' &&
    language !== 'de' &&
    words.every((word) => !isNoun(word.toLowerCase()) && /^\p{Lu}[\p{Ll}’'-]+/u.test(word))
  );
}

const OTHERS = new Set(['place', 'country', 'company', 'street', 'date', 'time', 'code', 'email', 'url']);
