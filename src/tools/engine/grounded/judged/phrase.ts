import { lazily } from '../../../../common/kernel/lazily.js';
import { heldBy } from '../beginnings.js';
import { escaped } from '../expression-of.js';

export const listOf = (row: string): string[] =>
  row
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** An expression of many phrases, made when it is first asked for, and what it finds in a text. */
export interface Sayings {
  (): RegExp;
  allIn: (text: string) => RegExpExecArray[];
}

/** @param make of an expression with the flag `g` that finds phrases from the beginning of a word */
export function sayings(phrases: () => readonly string[], make: (phrases: readonly string[]) => RegExp): Sayings {
  const all = lazily(phrases);
  const mayHold = lazily(() => heldBy(all()));
  const expression = lazily(() => make(all()));
  return Object.assign(expression, {
    allIn: (text: string) => (mayHold()(text) ? [...text.matchAll(expression())] : []),
  });
}

/**
 * Phrases as alternatives in their order, some with up to three letters more. Those that stand together share the expression of these
 * letters: what a letter of any language is takes a processor longer than all words of a list.
 */
export function inflected(phrases: readonly { said: string; isOpen: boolean }[]): string {
  const runs: { isOpen: boolean; all: string[] }[] = [];
  for (const { said, isOpen } of phrases) {
    const last = runs.at(-1);
    if (last?.isOpen === isOpen) last.all.push(said);
    else runs.push({ isOpen, all: [said] });
  }
  return runs.map(({ isOpen, all }) => (isOpen ? `(?:${all.join('|')})${MORE}` : all.join('|'))).join('|');
}

const MORE = String.raw`\p{L}{0,3}`;

/**
 * Where a text says one of several phrases: each its words and up to three letters more, of short ones none. There are
 * hundreds of such lists, and a text is asked for a few.
 */
export const saying = (phrases: readonly string[]): Sayings =>
  sayings(
    () => phrases,
    () => {
      const longest = [...new Set(phrases)].sort((a, b) => b.length - a.length);
      const any = inflected(longest.map((one) => ({ said: escaped(one), isOpen: one.length >= 4 })));
      return new RegExp(String.raw`(?<!\p{L})(?:${any})(?!\p{L})`, 'giu');
    },
  );
