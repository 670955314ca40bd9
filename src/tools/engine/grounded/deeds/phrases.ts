import { escaped } from '../expression-of.js';
import { listOf, type Sayings, sayings } from '../judged/phrase.js';

const GAP = String.raw`(?:\s[\p{L}\p{N}'’-]{1,20}){0,3}\s`;

/** The one phrase that stands at the end of a word. */
const NOT = "n't";

/** "Picks … up": an expression of a phrase, whose `…` is up to three words. */
const expressionOf = (phrase: string): string =>
  phrase
    .split(' … ')
    .map(escaped)
    .join(GAP)
    .replaceAll(' ', String.raw`\s`);

const some = (phrases: readonly string[]): string[] =>
  phrases.length === 0 ? [] : [String.raw`(?<!\p{L})(?:${phrases.map(expressionOf).join('|')})`];

/** Phrases as alternatives in their order; what is asked of the sign before them is asked once. */
function anyOf(phrases: readonly string[]): string {
  const at = phrases.indexOf(NOT);
  if (at < 0) return some(phrases).join('|');
  return [...some(phrases.slice(0, at)), String.raw`(?<=\p{L})n['’]t`, ...some(phrases.slice(at + 1))].join('|');
}

/** Where a text says one of the phrases of a row, as they are written there; the longest first. */
export function phrasesOf(row: string): Sayings {
  const phrases = (): string[] => listOf(row).sort((a, b) => b.length - a.length);
  return sayings(
    () => phrases().map((one) => (one === NOT ? "'" : one)),
    () => new RegExp(String.raw`(?:${anyOf(phrases())})(?!\p{L})`, 'giu'),
  );
}
