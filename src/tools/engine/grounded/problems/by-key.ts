import type { Property } from '../property.js';
import { sameThing } from '../same-thing.js';
import { type Amount, isMoney, type Problem, type Solved } from './problem.js';

/** The number in a name and the words beside it: `waist_size_12`, `price_from_48`. */
interface Key {
  key: number;
  rest: readonly string[];
  property: Property;
}

const KEY = /^\d{1,4}$/u;
const FROM =
  /^(?:from|at|for|min|over|above|ab|bei|från|vid|à|dès|desde|qty|quantity|pcs|pieces|units|tier|plus|per|each)$/u;
const MONEY = /^(?:price|prices|rate|cost|unit|amount|preis|pris|prix|precio)$/u;

function keyOf(property: Property): Key | null {
  const numbers = property.words.filter((word) => KEY.test(word));
  const rest = property.words.filter((word) => !KEY.test(word));
  return numbers.length === 1 && rest.length > 0 ? { key: Number(numbers[0]), rest, property } : null;
}

/** What a name with a number in it asks of a table, of prices by quantity, or of pieces by size: the figure that stands beside just this number. */
export function byKey({ property, text, amounts }: Problem): Solved {
  const key = keyOf(property);
  if (key === null) return ofNamedRow(property, text);
  return inGrid(key, text) ?? inTiers(key, amounts) ?? ofSize(key, text, amounts);
}

const CELL = /[ ]{0,12}[|\t;][ ]{0,12}|[ ]{2,12}/u;
const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/gu, '')
    .trim()
    .split(CELL)
    .map((cell) => cell.trim());

/** The cells below a head of words, line by line; null where a text has no such table. */
function gridIn(text: string): { heads: readonly string[]; lines: readonly string[][] } | null {
  const lines = text
    .split('\n')
    .filter((line) => CELL.test(line.trim()) && !/^[\s|:-]+$/u.test(line))
    .map(cellsOf);
  const head = lines.findIndex((cells) => cells.length > 2 && cells.every((cell) => !/^[\d.,]+$/u.test(cell)));
  return head < 0 ? null : { heads: lines[head], lines: lines.slice(head + 1) };
}

/** `moss_reserved` of "sku | colour | on hand | reserved": the row that holds the one word, in the column that the other calls. */
function ofNamedRow({ words }: Property, text: string): Solved {
  const grid = gridIn(text);
  if (grid === null || words.length < 2) return undefined;
  const { heads, lines } = grid;
  const rows = lines.flatMap((cells) => {
    const own = words.filter((word) => cells.some((cell) => cell.toLowerCase() === word));
    return own.length > 0 && cells.length === heads.length ? [{ cells, own }] : [];
  });
  if (rows.length !== 1) return undefined;
  const rest = words.filter((word) => !rows[0].own.includes(word));
  const columns = heads.flatMap((cell, at) => (isCalled(cell, rest) ? [at] : []));
  const value = columns.length === 1 ? numberOf(rows[0].cells[columns[0]]) : null;
  return value === null ? undefined : { value };
}

/** "Size | Bust | Waist" above rows that begin with a size: the cell below a head, in the row of the number. */
function inGrid({ key, rest }: Key, text: string): Solved {
  const grid = gridIn(text);
  if (grid === null) return undefined;
  const { heads, lines } = grid;
  const rows = lines.filter(([first]) => numberOf(first) === key);
  const columns = heads.flatMap((cell, at) => (at > 0 && isCalled(cell, rest) ? [at] : []));
  if (rows.length !== 1 || columns.length !== 1 || rows[0].length !== heads.length) return undefined;
  const value = numberOf(rows[0][columns[0]]);
  return value === null ? undefined : { value };
}

const isCalled = (cell: string, rest: readonly string[]): boolean =>
  (cell.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((said) => rest.some((word) => sameThing(word, said)));

function numberOf(cell: string | undefined): number | null {
  const said = /^(?:[A-Z]{2}\s?)?(\d{1,5}(?:[.,]\d{1,2})?)(?:\s?\p{L}{1,3})?$/u.exec(cell ?? '')?.[1];
  return said === undefined ? null : Number(said.replace(',', '.'));
}

/** "12 pieces and up £4.20 each, 48 and up £3.80": each number of pieces with the price behind it. */
function inTiers({ key, rest, property }: Key, amounts: readonly Amount[]): Solved {
  const isOfPrice = property.unit?.currency === true || rest.some((word) => MONEY.test(word));
  if (!isOfPrice || !rest.every((word) => MONEY.test(word) || FROM.test(word) || property.unit?.unit !== undefined))
    return undefined;
  const counts = amounts.filter((one) => !isMoney(one));
  const isTable = amounts.length >= 4 && amounts.every((one, i) => isMoney(one) === (i % 2 === 1));
  const own = counts.filter(({ value }) => value === key);
  if (!isTable || own.length !== 1) return undefined;
  const price = amounts[amounts.indexOf(own[0]) + 1];
  return { value: price.value, unit: price.unit?.unit ?? '' };
}

const APART = /[.;,\n]\s?|\s(?:and|plus|och|und|et|y)\s/gu;
const SIZE = /^(?:size|sizes|storlek|größe|grösse|groesse|taille|talla)$/u;

/** "18 dresses size 10 and 24 dresses size 12": the one other number of the part in which the size stands. */
function ofSize({ key, rest }: Key, text: string, amounts: readonly Amount[]): Solved {
  if (!rest.some((word) => SIZE.test(word))) return undefined;
  const called = new RegExp(
    String.raw`(?<!\p{L})(?:sizes?|storlek|größe|gr\.|taille|talla|in|EU)\s?${key}(?![\d.,]\d|\d)`,
    'iu',
  );
  const marks = [...text.matchAll(APART)].map(({ index }) => index);
  const parts = [0, ...marks].map((start, i) => ({ start, end: marks[i] ?? text.length }));
  const own = parts.filter(({ start, end }) => called.test(text.slice(start, end)));
  if (own.length !== 1) return undefined;
  const counts = amounts.filter(
    ({ start, end, unit, value }) => start >= own[0].start && end <= own[0].end && value !== key && unit === undefined,
  );
  return counts.length === 1 ? { value: counts[0].value } : undefined;
}
