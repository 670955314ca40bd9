import { escaped } from '../expression-of.js';
import { listOf, type Sayings, sayings } from '../judged/phrase.js';

const GAP = String.raw`(?:\s[\p{L}\p{N}'’-]{1,20}){0,3}\s`;

/** The one phrase that stands at the end of a word. */
const NOT = "n't";

/** "Picks … up": an expression of a phrase, whose `…` is up to three words. */
const expressionOf = (phrase: string): string =>
  phrase === NOT
    ? String.raw`(?<=\p{L})n['’]t`
    : String.raw`(?<!\p{L})${phrase
        .split(' … ')
        .map(escaped)
        .join(GAP)
        .replaceAll(' ', String.raw`\s`)}`;

/** Where a text says one of the phrases of a row, as they are written there; the longest first. */
export function phrasesOf(row: string): Sayings {
  const phrases = (): string[] => listOf(row).sort((a, b) => b.length - a.length);
  return sayings(
    () => phrases().map((one) => (one === NOT ? "'" : one)),
    () => new RegExp(String.raw`(?:${phrases().map(expressionOf).join('|')})(?!\p{L})`, 'giu'),
  );
}
