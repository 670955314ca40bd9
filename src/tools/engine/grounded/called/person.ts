import { isNoun, isOfClass, isRelated, type Kind } from '../../lexicon/index.js';
import { sentenceAt } from '../clause.js';
import { stretches } from '../mention.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { sameThing } from '../same-thing.js';
import { askedBy } from '../spans/asked.js';
import { isTitled } from '../spans/candidates.js';
import { labelsOf } from '../spans/label.js';
import { ANYBODY, OWN } from './callings.js';

/** "My wife Anna". */
const OF_SOMEBODY = /(?<!\p{L})(?:my|our|his|her|their|your)\s(?:\p{Ll}+\s)?(\p{L}+)\s?,?\s?$/iu;
const SAME = new Set<Kind>(['same', 'synonym', 'kind-of', 'defined', 'derived']);

/** Whether a text calls somebody by another part than a name asks for, each time: "The landlord is Mary Nolan" has no `tenant`. */
export function isPersonCalledOtherwise(value: string, property: Property, { text, language }: Reading): boolean {
  const { words } = property;
  if (language !== 'en' || !/^\p{Lu}/u.test(value) || !asksForPerson(property)) return false;
  const places = stretches(new RegExp(escaped(value), 'gu'), text);
  return places.length > 0 && places.every(({ start, end }) => isOther(words, start, end, text));
}

const asksForPerson = (property: Property): boolean =>
  isOfClass(property.words.at(-1) ?? '', 'person') &&
  !property.words.some((word) => ANYBODY.has(word)) &&
  !/^(?:model|maker|animal|code|title|thing|place)$/.test(askedBy(property).of ?? '');

const escaped = (value: string): string => value.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&');

function isOther(words: readonly string[], start: number, end: number, text: string): boolean {
  const sentence = sentenceAt(text, start);
  if (OWN.has(OF_SOMEBODY.exec(text.slice(sentence.start, start))?.[1].toLowerCase() ?? '')) return false;
  const labels = labelsOf({ start, end, sentence }, { text }).map(({ phrase }) => phrase.split(' '));
  const isPerson = (word: string): boolean =>
    /^\p{Ll}/u.test(word) && !isTitled(word) && isNoun(word) && isOfClass(word, 'person');
  const said = [...labels.flat(), ...text.slice(start, end).split(' ')].map((word) => word.toLowerCase());
  return (
    labels.some((phrase) => isPerson(phrase.at(-1) ?? '')) &&
    !said.some((word) => words.some((own) => isCalled(own, word)))
  );
}

const isCalled = (own: string, word: string): boolean =>
  sameThing(own, word) || SAME.has(isRelated(own, word)?.kind ?? 'opposite');
