import { listOf } from '../judged/phrase.js';
import { from, type Grounded } from '../grounded.js';
import { type Property, propertyIn, wordsOfName } from '../property.js';
import type { Reading } from '../reading.js';
import { sameThing } from '../same-thing.js';
import { isSchema, type Schema, resolved, typeOf } from '../schema.js';
import { isCurrency, unitOf } from '../units.js';
import data from '../words/over-rows.yaml.js';

type Row = Readonly<Record<string, unknown>>;
type Keeps = (row: Row) => boolean | null;

/** A list that is told: what it is called, what its rows have, and the rows. */
export interface Rows {
  name: string;
  members: readonly (readonly [name: string, schema: Schema])[];
  rows: readonly Row[];
}

const LISTS = Object.fromEntries(
  Object.entries(data as Record<string, string>).map(([name, words]) => [name, new Set(listOf(words))]),
);
const isOf = (list: string, word: string): boolean => LISTS[list].has(word);
const CHANGED = new RegExp(String.raw`(?<!\p{L})(?:${[...LISTS.changed].join('|')})(?!\p{L})`, 'iu');

/** A list of objects with the schema of its rows; null for any other value. */
export function rowsOf(name: string, value: unknown, schema: Schema, root: Schema): Rows | null {
  const items = resolved(schema.items, root);
  if (!Array.isArray(value) || value.length === 0 || typeOf(items) !== 'object') return null;
  const members = Object.entries(isSchema(items.properties) ? items.properties : {});
  return {
    name,
    members: members.map(([own, inner]) => [own, resolved(inner, root)] as const),
    rows: value as readonly Row[],
  };
}

/**
 * What the rows of a list come to: how many are ready, what is still to be paid, what all of it costs. Undefined where the name
 * asks for nothing of that kind; null where it does and the rows do not say it.
 */
export function overRows(property: Property, lists: readonly Rows[], reading: Reading): Grounded | null | undefined {
  const found = lists
    .map((list) => countOf(property, list) ?? sumOf(property, list, reading))
    .filter((one) => one !== undefined);
  return found.length === 1 ? found[0] : undefined;
}

/** `ready_count`, `number_of_unpaid`. */
function countOf({ words }: Property, list: Rows): Grounded | undefined {
  if (!words.some((word) => isOf('counts', word))) return undefined;
  const asked = saying(words, list, (word) => isOf('counts', word));
  const keeps = asked.length === 0 ? undefined : keptBy(asked, list);
  if (keeps === undefined) return undefined;
  const kept = list.rows.map(keeps);
  return kept.includes(null) ? undefined : from('arithmetic', kept.filter((one) => one === true).length);
}

/** What a name says beside words of a kind, what joins them and what the list is called. */
function saying(words: readonly string[], { name }: Rows, isIdle: (word: string) => boolean): string[] {
  const called = wordsOfName(name);
  return words.filter(
    (word) =>
      !isIdle(word) && !isOf('joints', word) && !called.some((own) => own === word || own.replace(/s$/u, '') === word),
  );
}

const isSame = (a: string, b: string): boolean => a === b || sameThing(a, b);
const areSame = (asked: readonly string[], words: readonly string[]): boolean =>
  words.length === asked.length && asked.every((word, i) => isSame(word, words[i]));

/** Which rows words choose: those of a yes or no, or of one of several values; undefined where they choose by none, or by two. */
function keptBy(asked: readonly string[], { members }: Rows): Keeps | undefined {
  const ways = members.flatMap(([name, schema]): Keeps[] => {
    if (typeOf(schema) === 'boolean') return byTruth(asked, name);
    return Array.isArray(schema.enum) ? byValue(asked, name, schema.enum) : [];
  });
  return ways.length === 1 ? ways[0] : undefined;
}

function byTruth(asked: readonly string[], name: string): Keeps[] {
  const words = wordsOfName(name).filter((word) => !/^(?:is|has|are|was)$/u.test(word));
  const isSettled = words.length === 1 && isOf('settled', words[0]);
  const when =
    (isSo: boolean): Keeps =>
    (row) =>
      typeof row[name] === 'boolean' ? row[name] === isSo : null;
  if (areSame(asked, words) || (isSettled && asked.every((word) => isOf('settled', word)))) return [when(true)];
  if (isSettled && asked.every((word) => isOf('unsettled', word))) return [when(false)];
  const denied = /^(?:not|un|non)$/u.test(asked[0]) ? asked.slice(1) : [];
  return denied.length > 0 && areSame(denied, words) ? [when(false)] : [];
}

function byValue(asked: readonly string[], name: string, values: readonly unknown[]): Keeps[] {
  const own = values.filter((value) => typeof value === 'string' && areSame(asked, wordsOfName(value)));
  const settled = values.filter((value) => asked.length === 1 && isSettledAs(asked[0], String(value)));
  const [value, ...more] = own.length > 0 ? own : settled;
  return value === undefined || more.length > 0
    ? []
    : [(row) => (typeof row[name] === 'string' ? row[name] === value : null)];
}

const isSettledAs = (word: string, value: string): boolean =>
  ['settled', 'unsettled'].some((list) => isOf(list, word) && isOf(list, value.toLowerCase()));

/** `total`, `outstanding_total`, `total_paid_gbp`, `total_minutes`. */
function sumOf(property: Property, list: Rows, reading: Reading): Grounded | null | undefined {
  const { words } = property;
  const isTotal = words.some((word) => isOf('totals', word));
  const isState = words.some((word) => isOf('unsettled', word));
  if (!isTotal && !(isState && property.kind === 'money')) return undefined;
  const column = columnOf(property, list);
  if (column === undefined) return undefined;
  const asked = saying(
    words,
    list,
    (word) => isOf('totals', word) || isOf('money', word) || column.words.includes(word),
  );
  const keeps = asked.length === 0 ? always : keptBy(asked, list);
  if (keeps === undefined) return undefined;
  if (column.isMoney && isChanged(list, reading)) return asked.length === 0 ? undefined : null;
  const kept = list.rows.filter((row) => keeps(row) !== false);
  const amounts = kept.map(column.of);
  if (kept.some((row) => keeps(row) === null) || !amounts.every((one) => typeof one === 'number')) return null;
  return from('arithmetic', Number(amounts.reduce((sum, one) => sum + one, 0).toPrecision(12)));
}

const always: Keeps = () => true;

/** What is added up of each row, and the words of a name that say so. */
interface Column {
  of: (row: Row) => unknown;
  words: readonly string[];
  isMoney: boolean;
}

function columnOf(property: Property, { members }: Rows): Column | undefined {
  const numbers = members
    .filter(([, schema]) => /^(?:number|integer)$/u.test(typeOf(schema)))
    .map(([name, schema]) => propertyIn(name, schema));
  const { unit, words } = property;
  const units = words.filter((word) => unitOf(word) !== undefined);
  if (unit !== null && unit.currency !== true) {
    const own = numbers.filter((one) => one.unit?.unit === unit.unit && !isMoney(one));
    const isPlain = own.length === 1 && !numbers.some((one) => one !== own[0] && isAmount(one));
    return isPlain ? plainly(own[0], [...units, ...own[0].words], false) : undefined;
  }
  const counts = numbers.filter((one) => isAmount(one) && !isMoney(one));
  const isOfAll = property.kind !== 'money' && words.some((word) => isOf('all', word));
  if (isOfAll) return counts.length === 1 ? plainly(counts[0], [...LISTS.all], false) : undefined;
  return moneyOf(numbers.filter(isMoney), counts, units);
}

/** The sum of each row, or how many of it times what one costs, or what it costs. */
function moneyOf(sums: readonly Property[], counts: readonly Property[], units: readonly string[]): Column | undefined {
  const own = sums.filter(({ words }) => words.some((word) => isOf('totals', word) || word === 'subtotal'));
  if (own.length === 1) return plainly(own[0], [...units, ...own[0].words], true);
  const whole = sums.filter((one) => !isEach(one));
  if (sums.length === 2 && whole.length === 1 && counts.length === 1) return plainly(whole[0], units, true);
  const [price] = sums;
  if (sums.length !== 1 || counts.length > 1) return undefined;
  if (counts.length === 0) return isEach(price) ? undefined : plainly(price, [...units, ...price.words], true);
  const [count] = counts;
  return isEach(price)
    ? { of: (row) => times(row[price.name], row[count.name]), words: [...units, ...price.words], isMoney: true }
    : undefined;
}

const times = (a: unknown, b: unknown): unknown => (typeof a === 'number' && typeof b === 'number' ? a * b : null);
const plainly = ({ name }: Property, words: readonly string[], money: boolean): Column => ({
  of: (row) => row[name],
  words,
  isMoney: money,
});
const isMoney = ({ kind, unit, words }: Property): boolean =>
  kind === 'money' || unit?.currency === true || words.some((word) => isOf('money', word) || isOf('totals', word));
const isEach = ({ words }: Property): boolean =>
  words.some((word) =>
    /^(?:unit|each|per|rate|single|piece|styckpris|stückpreis|einzelpreis|unitaire|unitario)$/u.test(word),
  );
const isAmount = ({ kind, words, unit }: Property): boolean =>
  kind === 'quantity' ||
  words.some((word) => isOf('amounts', word)) ||
  (unit !== null && unit.currency !== true && unit.dimension !== 'duration');

/** Whether a text tells of money that no row has, or of what makes a sum of another. */
function isChanged({ rows }: Rows, { text, mentions }: Reading): boolean {
  const own = new Set(rows.flatMap((row) => Object.values(row)));
  return (
    CHANGED.test(text) ||
    mentions.some(({ kind, unit, value }) => kind === 'number' && isCurrency(unit) && !own.has(value))
  );
}
