import type { Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { sameThing } from '../same-thing.js';
import { startOf } from './start-of.js';

type Fault = (found: Grounded, property: Property, reading: Reading) => boolean;

const TO_EACH =
  /^\S+\s(?:\p{L}+\s){0,2}(?:per|pro|je|par|por|(?:to|in|for|i|für|dans|en)\s(?:an?|each|every|one|en|ett|eine?[mnr]?|jede[mnrs]?|une?|una?|cada|chaque))\s(\p{L}{3,})/iu;

/** `boxes` of "pack them 12 pairs to a box": so many go into each. */
const isOfEach: Fault = (found, { words, unit }, { text }) => {
  const at = startOf(found, text);
  if (found.source !== 'text' || typeof found.value !== 'number' || at < 0 || unit !== null) return false;
  const into = TO_EACH.exec(text.slice(at, at + 60))?.[1].toLowerCase();
  return into !== undefined && words.length === 1 && sameThing(words[0], into);
};

const WITHOUT =
  /(?<!\p{L})(?:no|without|free of|not any|utan|ingen|inget|kein|keine|ohne|sans|aucun|aucune|sin|ningún)\s(\p{L}{3,})/giu;

/** `elastane_percent` of "60% wool …, no elastane": the share of another. */
const isShareOfWhatIsNot: Fault = (found, { words, unit }, { text }) =>
  typeof found.value === 'number' &&
  found.value !== 0 &&
  unit?.unit === 'percent' &&
  [...text.matchAll(WITHOUT)].some(([, thing]) => words.some((word) => sameThing(word, thing.toLowerCase())));

const PRICE = /^(?:price|prices|cost|costs|fee|rate|pris|preis|kosten|prix|coût|precio|coste)$/u;

/** `price_per_night` of "two double rooms": a count in words is no sum of money. */
const isCountForPrice: Fault = ({ value, source, quote }, { words }) =>
  source === 'text' &&
  typeof value === 'number' &&
  words.some((word) => PRICE.test(word)) &&
  /^\p{L}+$/u.test(quote ?? '') &&
  value < 13;

/** Numbers that are of each box, of another fibre, of what is counted. */
export const OF_RATE: readonly Fault[] = [isOfEach, isShareOfWhatIsNot, isCountForPrice];
