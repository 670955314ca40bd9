import { lazily } from '../../../../common/kernel/lazily.js';
import { escaped } from '../expression-of.js';
import { listOf } from '../judged/phrase.js';

const GAP = String.raw`(?:\s[\p{L}\p{N}'’-]{1,20}){0,3}\s`;

/** "Picks … up": an expression of a phrase, whose `…` is up to three words. */
const expressionOf = (phrase: string): string =>
  phrase === "n't"
    ? String.raw`(?<=\p{L})n['’]t`
    : String.raw`(?<!\p{L})${phrase
        .split(' … ')
        .map(escaped)
        .join(GAP)
        .replaceAll(' ', String.raw`\s`)}`;

/** Where a text says one of the phrases of a row, as they are written there; the longest first. */
export const phrasesOf = (row: string): (() => RegExp) =>
  lazily(
    () =>
      new RegExp(
        String.raw`(?:${listOf(row)
          .sort((a, b) => b.length - a.length)
          .map(expressionOf)
          .join('|')})(?!\p{L})`,
        'giu',
      ),
  );
