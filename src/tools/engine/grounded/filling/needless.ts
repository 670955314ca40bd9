import type { Span } from '../clause.js';
import { escaped } from '../expression-of.js';
import { type Token, tokensOf } from '../facts/tokens.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Reading } from '../reading.js';
import { sameThing } from '../same-thing.js';
import data from '../words/needless.yaml.js';

const WORDS = data as Record<'before' | 'after', string>;
const anyOf = (list: string): string =>
  list
    .split(',')
    .map((one) => escaped(one.trim()).replaceAll(/\s+/gu, String.raw`\s`))
    .join('|');
/** What stands before a thing is looked at so far, characters. */
const NEAR = 60;
const BEFORE = new RegExp(
  String.raw`(?:^|[^\p{L}]|(?=n['’]t))(?:${anyOf(WORDS.before)})(?:\p{L}{1,4})?(?:\s[\p{L}’'-]{1,30}){0,3}\s?$`,
  'iu',
);
const AFTER = new RegExp(String.raw`^(?:\s[\p{L}’'-]{1,30}){0,2}\s(?:${anyOf(WORDS.after)})(?!\p{L})`, 'iu');

/** "No need for a refund", "eine Rückerstattung ist nicht nötig": no, where every mention of the thing says so. */
export function needless(words: readonly string[], reading: Reading, scope: Span): Grounded | null {
  const last = words.at(-1);
  if (last === undefined) return null;
  const told = tokensOf(reading, scope).filter(({ word }) => sameThing(last, word));
  if (told.length === 0 || !told.every((token) => isNeedless(token, reading.text, scope))) return null;
  return fromText(false, sentenceAt(reading.text, told[0], scope));
}

function isNeedless({ start, end }: Token, text: string, scope: Span): boolean {
  const before = text
    .slice(Math.max(scope.start, start - NEAR), start)
    .split(/[.!?;,\n]/u)
    .at(-1);
  const after = text.slice(end, Math.min(scope.end, end + NEAR)).split(/[.!?;,\n]/u)[0];
  return BEFORE.test(before ?? '') || AFTER.test(after);
}

function sentenceAt(text: string, { start, end }: Token, scope: Span): string {
  const from = Math.max(scope.start, ...['.', '!', '?', '\n'].map((mark) => text.lastIndexOf(mark, start - 1) + 1));
  const to = text.slice(end, scope.end).search(/[.!?\n]/u);
  return text.slice(from, to < 0 ? scope.end : end + to).trim();
}
