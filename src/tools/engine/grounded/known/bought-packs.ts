import { COUNT_WORDS } from '../numbers.js';
import { from, fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import data from '../words/offers.yaml.js';

const WORDS = data as unknown as Record<'calls' | 'more' | 'packs' | 'chat', string>;
const any = (list: string): string => `(?:${list.split(', ').join('|')})`;
const SMALL = String.raw`(?:\p{L}{1,12}[\s-]){0,2}`;
const NUMBER = String.raw`(?<![\d.,])(\d{1,3}(?:[.,\s]\d{3}){1,2}|\d{1,6})(?![.,]?\d)`;
const CALLS = new RegExp(String.raw`${NUMBER}\s(?:${any(WORDS.more)}\s)?${SMALL}${any(WORDS.calls)}(?!\p{L})`, 'giu');
const PACKS = new RegExp(String.raw`${NUMBER}\s${SMALL}${any(WORDS.packs)}(?!\p{L})`, 'giu');
const [MORE, CHAT] = [WORDS.more, WORDS.chat].map(
  (list) => new RegExp(String.raw`(?<!\p{L})${any(list)}(?!\p{L})`, 'iu'),
);

interface Pack {
  calls: number;
  priceUsd: number;
}

/** `extra_calls`: names of all that is bought. */
const OF_CALLS = new Set(['calls', 'extra', 'more', 'additional', 'total', 'chat', 'bought']);

/** "Three chat packs": in figures. */
export const inFigures = (asked: string): string =>
  asked.replaceAll(/(?<!\p{L})\p{L}{2,12}(?!\p{L})/gu, (word) => {
    const value = Object.hasOwn(COUNT_WORDS, word.toLowerCase()) ? COUNT_WORDS[word.toLowerCase()] : 1;
    return value > 1 ? String(value) : word;
  });

/** What so many more calls, or so many packs of them, come to. */
export function bought({ words, kind, unit }: Property, text: string, packs: readonly Pack[]): Grounded | null {
  const [pack] = packs;
  const asked = inFigures(text);
  const isNone = /(?<!\p{L})(?:not|no|nicht|inte|pas)(?!\p{L})|n['’]t(?!\p{L})|(?<!\p{L})each for(?!\p{L})/iu.test(
    asked,
  );
  const count = !isNone && CHAT.test(asked) && packs.length === 1 ? countIn(asked, pack.calls) : null;
  if (count === null) return null;
  if (unit?.currency === true ? unit.unit === 'USD' : kind === 'money')
    return from('house:prices', count * pack.priceUsd);
  if (words.includes('packs')) return from('house:prices', count);
  return words.every((word) => OF_CALLS.has(word)) ? callsIn(asked, pack.calls * count) : null;
}

/** As many calls as the text says, else as the packs hold. */
function callsIn(asked: string, held: number): Grounded {
  const [said] = numbersOf(CALLS, asked.replace(PACKS, ' '));
  return said === undefined ? from('house:prices', held) : fromText(said, String(said));
}

/** How many packs are meant. */
function countIn(asked: string, each: number): number | null {
  const told = numbersOf(CALLS, asked.replace(PACKS, ' ')).filter((one) => one >= each);
  const calls = told.length > 1 ? told.filter((one) => one !== each) : told;
  const packs = numbersOf(PACKS, asked);
  if (packs.length === 1 && calls.length === 0) return packs[0];
  return calls.length === 1 && packs.length === 0 && MORE.test(asked) ? Math.ceil(calls[0] / each) : null;
}

const numbersOf = (pattern: RegExp, asked: string): number[] => [
  ...new Set([...asked.matchAll(pattern)].map(([, one]) => Number(one.replaceAll(/[.,\s]/gu, '')))),
];
