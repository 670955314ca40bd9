import { escaped } from '../expression-of.js';
import { listOf } from '../judged/phrase.js';
import type { Property } from '../property.js';
import { phrasesOf } from '../says.js';
import data from '../words/sizes-shared.yaml.js';
import type { Amount, Problem, Solved } from './problem.js';

const WORDS = data as unknown as Record<'in' | 'rest' | 'half' | 'counted' | 'all', string> & {
  sizes: Record<string, string>;
};
const CALLED: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS.sizes).flatMap(([size, list]) => listOf(list).map((name) => [name, size] as const)),
);
const [COUNTED, ALL] = [WORDS.counted, WORDS.all].map((list) => new Set(listOf(list)));
const SIZE = String.raw`(?:${[...CALLED.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map(escaped)
  .join('|')}|(?:[2-6]\d)(?![\d.,]\d|\d))`;
const END = String.raw`(?![\p{L}\d]|['’]|\s?(?:cm|mm|m|kg|%|€|eur|€|kr)(?!\p{L}))`;
const LEADS = String.raw`(?:\s(?:${phrasesOf(WORDS.in)})){0,2}\s`;
const PARTS = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:(\d{1,4})(?:\s?[×x]\s?|${LEADS})|(${phrasesOf(WORDS.half)})${LEADS}(?:them\s(?:in\s)?)?|(${phrasesOf(WORDS.rest)})(?:\sones)?,?${LEADS})(${SIZE})${END}`,
  'giu',
);
/** "S: 15, M: 20". */
const LABELLED = new RegExp(
  String.raw`(?<![\p{L}\d.,])(${SIZE})\s?(?:[:=×]|x(?=\s?\d))\s?(\d{1,4})(?![\d.,%]\d|\s?(?:cm|mm)(?!\p{L}))`,
  'giu',
);
/** "The rest L and XL", "L or XL": more than one size shares it. */
const SHARED = new RegExp(
  String.raw`^\s?(?:/|,?\s(?:and|or|och|eller|und|oder|et|ou|y|o)\s|,\s)(?:in\s)?${SIZE}${END}`,
  'iu',
);

interface Part {
  size: string;
  count: number | 'half' | 'rest';
  start: number;
  isShared: boolean;
}

const sizeOf = (said: string): string => CALLED.get(said.toLowerCase()) ?? said.toUpperCase();

function partsIn(text: string): Part[] {
  const counted = [...text.matchAll(PARTS)].map(({ 0: whole, 1: count, 2: half, 4: size, index }): Part => ({
    size: sizeOf(size),
    count: count === undefined ? (half === undefined ? 'rest' : 'half') : Number(count),
    start: index,
    isShared: count === undefined && SHARED.test(text.slice(index + whole.length)),
  }));
  const labelled = [...text.matchAll(LABELLED)].map(({ 1: size, 2: count, index }): Part => ({
    size: sizeOf(size),
    count: Number(count),
    start: index,
    isShared: false,
  }));
  return labelled.length > counted.length ? labelled : counted;
}

/** The size that a name asks how many of, `all` for how many there are; null where it asks for neither. */
function askedSize({ words }: Property): string | null {
  const own = words.filter((word) => !COUNTED.has(word) || CALLED.has(word));
  if (own.length === 0) return words.some((word) => ASKS_ALL.test(word)) ? 'all' : null;
  if (own.every((word) => ALL.has(word))) return 'all';
  const said = own.join(' ');
  return CALLED.has(said) || /^[2-6]\d$/u.test(said) ? sizeOf(said) : null;
}
const ASKS_ALL = /^(?:qty|quantity|pieces|pcs|antal|anzahl|menge|quantité|quantite|cantidad)$/u;

/** "60 hoodies: 15 S, 20 M, the rest L": how many there are of a size. */
export function bySize({ property, reading, text, amounts }: Problem): Solved {
  const asked = askedSize(property);
  if (asked === null) return undefined;
  const parts = partsIn(text);
  const told = new Set(parts.map(({ size }) => size));
  if (told.size < 2) return isOfOtherSize(asked, property, reading) ? null : undefined;
  if (told.size < parts.length) return null;
  const all = allOf(amounts, parts);
  if (asked === 'all') return all === null ? null : { value: all };
  const own = parts.find(({ size }) => size === asked);
  const value = own && countOf(own, parts, all);
  return value === undefined || value === null ? null : { value };
}

/** "60 hoodies, all in L" tells nothing of those in S. */
function isOfOtherSize(asked: string, { words }: Property, { mentions }: Problem['reading']): boolean {
  const sizes = mentions.filter(({ kind }) => kind === 'size').map(({ value }) => sizeOf(String(value)));
  return asked !== 'all' && words.length > 1 && sizes.length > 0 && !sizes.includes(asked);
}

/** How many there are in all: the one number before the first part, else the parts together; null where the two differ. */
function allOf(amounts: readonly Amount[], parts: readonly Part[]): number | null {
  const before = amounts.filter(
    ({ start, unit, value }) => start < parts[0].start && unit === undefined && Number.isInteger(value),
  );
  const counts = parts.map(({ count }) => count);
  const isWhole = counts.every((count) => typeof count === 'number');
  const sum = counts.reduce((all: number, count) => all + (typeof count === 'number' ? count : 0), 0);
  if (before.length === 0) return isWhole ? sum : null;
  const [{ value }] = before;
  if (before.length > 1) return null;
  return isWhole ? (sum === value ? value : null) : sum < value ? value : null;
}

function countOf({ count, isShared }: Part, parts: readonly Part[], all: number | null): number | null {
  if (typeof count === 'number') return count;
  if (all === null || isShared) return null;
  if (count === 'half') return all % 2 === 0 ? all / 2 : null;
  const others = parts.filter((one) => one.count !== 'rest').map((one) => countOf(one, parts, all));
  if (others.length < parts.length - 1 || others.includes(null)) return null;
  const rest = all - others.reduce((sum: number, one) => sum + Number(one), 0);
  return rest > 0 ? rest : null;
}
