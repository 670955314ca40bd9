import { sentenceAt } from '../clause.js';
import type { Grounded } from '../grounded.js';
import { sameStem } from '../same-thing.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { saysOf, phrasesOf } from '../says.js';
import data from '../words/former.yaml.js';
import { startOfValue } from './start-of.js';

const {
  former,
  present,
  one,
  tried,
  was: wasSo,
} = data as unknown as Record<'former' | 'present' | 'one' | 'tried' | 'was', string>;
const SAYS = saysOf({ former, present });
const called = (adjectives: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${phrasesOf(adjectives)})(?:\s(\p{L}[\p{L}-]{0,23}))?(?=[\s:])`, 'giu');
const FORMER = called(former);
const PRESENT = called(present);
const ONE = new RegExp(String.raw`^(?:${phrasesOf(one)})$`, 'iu');

const TRIED = new RegExp(String.raw`(?<!\p{L})(?:${phrasesOf(tried)})(?!\p{L})[^.;,]{0,40}$`, 'iu');

/** `current_carrier` of "had a month with Kite Post, and went back to Norvan": what was only tried. */
export function isOnlyTried(found: Grounded, { words }: Property, { text }: Reading): boolean {
  const at = startOfValue(found, text);
  if (found.source !== 'text' || typeof found.value !== 'string' || at < 0) return false;
  return words.some((word) => SAYS.present.test(word)) && TRIED.test(text.slice(Math.max(0, at - 70), at));
}

/** "Old number: 040 111 22. … New one: 040 333 44": what is told of the former where the present one is told later on. */
export function isOfFormer(found: Grounded, { words }: Property, { text }: Reading): boolean {
  const at = startOfValue(found, text);
  if (found.source !== 'text' || typeof found.value === 'boolean' || at < 0) return false;
  if (words.some((word) => SAYS.former.test(word))) return false;
  const quote = found.quote ?? String(found.value);
  const label = [...text.slice(sentenceAt(text, at).start, at + quote.length).matchAll(FORMER)].at(-1);
  if (label === undefined) return false;
  const noun = label.at(1)?.toLowerCase();
  return [...text.slice(at + quote.length).matchAll(PRESENT)].some(
    ([, own]) => own === undefined || ONE.test(own) || (noun !== undefined && isSame(own.toLowerCase(), noun)),
  );
}

const isSame = (a: string, b: string): boolean => a === b || sameStem(a, b);

/** `previous_city` of "My new address is 3 Quay Road, Bristol": what is told of the present one alone. */
export function isOfPresent(found: Grounded, { words }: Property, { text }: Reading): boolean {
  const at = startOfValue(found, text);
  if (found.source !== 'text' || typeof found.value === 'boolean' || at < 0) return false;
  if (!words.some((word) => SAYS.former.test(word)) || words.some((word) => SAYS.present.test(word))) return false;
  const before = text.slice(sentenceAt(text, at).start, at);
  const [was, is] = [FORMER, PRESENT].map((label) => [...before.matchAll(label)].at(-1)?.index ?? -1);
  return is >= 0 && was < 0 && !WAS.test(before.slice(is));
}
const WAS = new RegExp(String.raw`(?<!\p{L})(?:${phrasesOf(wasSo)})(?!\p{L})`, 'iu');
