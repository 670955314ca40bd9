import type { Mention } from '../mention.js';
import type { Reading } from '../reading.js';
import { unitNamed } from '../units.js';
import type { Listed } from './counted.js';
import { anyOfList } from './words.js';

/** What one of a list says. */
export interface Parts {
  thing: string;
  /** the thing without its colour */
  bare: string;
  size: Mention | null;
  price: Mention | null;
  isKnown: boolean;
}

const COUNTER = new RegExp(String.raw`^\s?(?:(?:${anyOfList('counters')})\s)?`, 'iu');
const END = new RegExp(String.raw`,|\s(?:${anyOfList('ends')})(?=\s|$)|\s[-–—(@]|:\s`, 'iu');
const AFTER = new RegExp(String.raw`^[\s,]*(?:$|(?:${anyOfList('after')})(?!\p{L})|[(@–—-])`, 'iu');
const LINK = new RegExp(String.raw`(?:\s(?:${anyOfList('links')})\.?){1,3}$`, 'iu');
const WORDS = /^\p{L}[\p{L}’'-]*(?:\s\p{L}[\p{L}’'-]*){0,3}$/u;

/** What one of a list says; null where something stands in it that no list tells. */
export function partsOf(row: Listed, reading: Reading): Parts | null {
  const inside = reading.mentions.filter((one) => one.start >= row.count.end && one.end <= row.end);
  const sizes = inside.filter(({ kind }) => kind === 'size');
  const numbers = inside.filter(
    ({ kind, start, end }) => kind === 'number' && !sizes.some((one) => one.start <= start && end <= one.end),
  );
  const prices = numbers.filter(({ unit }) => unitNamed(unit)?.currency === true);
  const rest = numbers.filter((one) => !prices.includes(one) && /\d/u.test(one.text));
  if (sizes.length > 1 || prices.length > 1 || rest.length > 0) return null;
  const thing = thingOf(row, [...sizes, ...prices], reading.text);
  if (thing === null || hasMore(row, thing.end, [...sizes, ...prices], reading.text)) return null;
  const own = inside.filter((one) => one.kind === 'cloth' && one.start >= thing.start && one.end <= thing.end);
  const bare = withoutColours(thing, own, reading.text);
  if (bare === '') return null;
  return { thing: thing.text, bare, size: sizes[0] ?? null, price: prices[0] ?? null, isKnown: own.length > 0 };
}

function thingOf(
  { count, end }: Listed,
  others: readonly Mention[],
  text: string,
): { text: string; start: number; end: number } | null {
  const first = Math.min(end, ...others.map(({ start }) => start));
  const start = count.end + (COUNTER.exec(text.slice(count.end, first))?.[0].length ?? 0);
  const said = text.slice(start, first);
  const stop = said.search(END);
  const own = (stop < 0 ? said : said.slice(0, stop)).replace(/[\s,]+$/u, '').replace(LINK, '');
  return WORDS.test(own) ? { text: own, start, end: start + own.length } : null;
}

/** "12 caps and some scarves": the last of a list is followed by more of it. */
function hasMore({ end }: Listed, from: number, others: readonly Mention[], text: string): boolean {
  const told = Math.max(from, ...others.map((one) => one.end));
  const rest = text.slice(told, end);
  const joint = new RegExp(String.raw`(?:,\s|\s(?:${anyOfList('joints')})\s)([^]*)$`, 'iu').exec(rest);
  return joint !== null && !AFTER.test(joint[1]);
}

function withoutColours(thing: { text: string; start: number }, own: readonly Mention[], text: string): string {
  const colours = own.filter(({ attribute }) => attribute === 'colors');
  const bare = colours.reduceRight(
    (said, one) => `${said.slice(0, one.start - thing.start)}${said.slice(one.end - thing.start)}`,
    text.slice(thing.start, thing.start + thing.text.length),
  );
  return bare.replace(/\s{1,4}/gu, ' ').trim();
}
