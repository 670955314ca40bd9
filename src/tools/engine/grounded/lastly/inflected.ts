import { escaped } from '../expression-of.js';
import { fromText, type Grounded } from '../grounded.js';
import { denies as deniesNext } from '../choice.js';
import { denies } from '../kin/words-of.js';
import type { Reading } from '../reading.js';

const SHORTEST = 4;
const ENDING = /(?:es|en|er|os|as|a|e|o|s|n|t)$/u;

/** "För korta" for `för kort`: of several values the one that the text has in another form; null where it has none or two, or denies it. */
export function inflected(values: readonly unknown[], { text, language }: Reading): Grounded | null {
  if (language === 'en') return null;
  const found = values.flatMap((value) => {
    if (typeof value !== 'string') return [];
    const said = expressionOf(value)?.exec(text);
    return said ? [{ value, quote: said[0], before: text.slice(0, said.index) }] : [];
  });
  const [one] = found;
  return found.length === 1 && !denies(one.before.slice(-24)) && !deniesNext(one.before)
    ? fromText(one.value, one.quote)
    : null;
}

function expressionOf(value: string): RegExp | null {
  const words = value.replaceAll('_', ' ').split(' ');
  const last = words[words.length - 1];
  if (value.length < SHORTEST || last.length < SHORTEST) return null;
  const stem = last.length > SHORTEST ? last.replace(ENDING, '') : last;
  const before = words.slice(0, -1).map((word) => `${escaped(word)} `);
  return new RegExp(String.raw`(?<!\p{L})${before.join('')}${escaped(stem)}\p{Ll}{0,3}(?!\p{L})`, 'iu');
}
