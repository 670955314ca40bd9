import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import data from '../words/broken-parts.yaml.js';

const WORDS = data as Record<'before' | 'after' | 'is' | 'bad' | 'articles' | 'of' | 'broke', string>;
const any = (list: string): string => `(?:${listOf(list).join('|')})`;
const NOUN = String.raw`([\p{L}-]{3,24})`;
const WAYS = [
  new RegExp(String.raw`(?<!\p{L})${any(WORDS.before)}\s${NOUN}(?![\p{L}-])`, 'giu'),
  new RegExp(String.raw`(?<!\p{L})${any(WORDS.articles)}\s?${NOUN}\s(?:éclair\s)?${any(WORDS.after)}(?!\p{L})`, 'giu'),
  new RegExp(
    String.raw`(?<!\p{L})${any(WORDS.articles)}\s?${NOUN}\s${any(WORDS.is)}\s${any(WORDS.bad)}(?!\p{L})`,
    'giu',
  ),
];
/** "The zip of my bag is torn": the zip, whatever else is said of the bag. */
const OF_THING = new RegExp(
  String.raw`(?<!\p{L})${any(WORDS.articles)}\s?${NOUN}\s${any(WORDS.of)}(?:\s\p{L}[\p{L}-]{0,20}){1,5}?\s(?:${any(WORDS.is)}\s)?${any(WORDS.broke)}(?!\p{L})`,
  'giu',
);
const BROKEN =
  /^(?:defective|broken|damaged|faulty|torn|defect|rot[oa]|defectuos[oa]|dañad[oa]|danad[oa]|trasig|trasigt|kaputt\p{L}*|defekt\p{L}*|cassée?|cassee|défectueuse|defectueuse)$/u;
const PART = /^(?:part|component|piece|detail|pieza|parte|teil|bauteil|del|pièce|piece|partie)$/u;
const NO_NOUN =
  /^(?:and|or|und|och|et|y|on|in|auf|på|the|when|beim|vid|from|at|part|parts|teil|teile|del|pièce|pieza)$/iu;

/** `defective_part` of "llegó con la cremallera rota": the one part that a text calls broken. */
export function brokenPart({ words }: Property, { text, language }: Reading, { start, end }: Span): Grounded | null {
  if (!words.some((word) => BROKEN.test(word)) || !words.some((word) => PART.test(word))) return null;
  const foundBy = (ways: readonly RegExp[]): string[] =>
    ways
      .flatMap((way) => [...text.slice(start, end).matchAll(way)].map(([, noun]) => noun))
      .filter((noun) => !NO_NOUN.test(noun) && (language !== 'de' || /^\p{Lu}/u.test(noun)));
  const ofThing = foundBy([OF_THING]);
  const found = ofThing.length > 0 ? ofThing : foundBy(WAYS);
  return new Set(found).size === 1 ? fromText(found[0], found[0]) : null;
}
