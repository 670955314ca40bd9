import { lazily } from '../../../../common/kernel/lazily.js';
import { escaped } from '../expression-of.js';

export const listOf = (row: string): string[] =>
  row
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/**
 * Where a text says one of several phrases: each its words and up to three letters more, of short ones none. The expression
 * is made when it is first asked for: there are hundreds, and a text is asked for a few.
 */
export const saying = (phrases: readonly string[]): (() => RegExp) =>
  lazily(
    () =>
      new RegExp(
        String.raw`(?<!\p{L})(?:${[...new Set(phrases)]
          .sort((a, b) => b.length - a.length)
          .map((one) => `${escaped(one)}${one.length < 4 ? '' : String.raw`\p{L}{0,3}`}`)
          .join('|')})(?!\p{L})`,
        'giu',
      ),
  );
