import type { Span } from './clause.js';
import { type Field, fieldFor } from './fields.js';
import { stretches } from './mention.js';
import { type Property, wordsOfName } from './property.js';
import type { Reading } from './reading.js';
import { keyedRows } from './rows/row.js';
import { unitNamed } from './units.js';

type Reader = (reading: Reading, scope: Span, members: readonly Property[]) => Field[][];

/** The rows of a stretch that files, under a head each, all that the members ask for: "S: chest 92, waist 76. M: …". */
export function cellRows(reading: Reading, scope: Span, members: readonly Property[]): Field[][] {
  const isFull = (row: Field[]): boolean => members.every((member) => fieldFor(member, row) !== null);
  for (const read of READERS) {
    const rows = read(reading, scope, members);
    if (rows.length > 1 && members.length > 1 && rows.every(isFull)) return rows;
  }
  return [];
}

const cell = (key: readonly string[], start: number, end: number): Field => ({
  key,
  unit: null,
  start,
  end,
  isAlone: true,
});

const headOf = (members: readonly Property[]): Property | undefined =>
  members.find(({ words }) =>
    words.some((word) => /^(?:size|day|weekday|name|storlek|dag|namn|größe|tag|taille|talla)$/.test(word)),
  );

/** "Size S: chest 92 cm, waist 76 cm.", "Monday: Ines early, Paulo late." */
const keyed: Reader = (reading, scope, members) => {
  const head = headOf(members);
  if (head === undefined) return [];
  return keyedRows(reading, scope).map((row) => {
    const own = row.head.split(' ').at(-1) ?? '';
    const at = reading.text.indexOf(row.head, row.start) + row.head.length;
    const fields = row.cells.flatMap((part) => inCell(reading, part, reading.text.indexOf(part, at), members));
    return [cell(head.words, at - own.length, at), ...fields];
  });
};

/** "Waist 76 cm" is filed under waist, "Paulo late" under late where a member is called so. */
function inCell({ mentions }: Reading, part: string, from: number, members: readonly Property[]): Field[] {
  const number = mentions.find((one) => one.kind === 'number' && one.start >= from && one.end <= from + part.length);
  if (number) return [cell(wordsOfName(part.slice(0, number.start - from)), number.start, number.end)];
  const found = /^(\p{Lu}[\p{L}’'-]*(?:\s\p{Lu}[\p{L}’'-]*)?)\s(\p{Ll}+)$/u.exec(part.trim());
  const isMember = found !== null && members.some(({ words }) => words.join(' ') === found[2]);
  return isMember ? [cell([found[2]], from, from + found[1].length)] : [];
}

const FIRST =
  /(?<![\p{L}\d])(\p{Lu}\p{L}{0,20}|\d{2,3})\s(?:has|have|measures|is|har|är|hat|ist)\s(?:an?\s|en\s|ett\s|eine?n?\s)?(\p{Ll}{2,20})\s(?:of\s|på\s|av\s|von\s)?$/u;
const NEXT = /^,?\s(?:(?:and|och|und|et|y)\s)?(\p{Lu}\p{L}{0,20}|\d{2,3})\s$/u;

/** "S has a chest of 92 cm, M 98 cm, L 104 cm": what is said of the first is said of the next. */
const elided: Reader = ({ text, mentions }, scope, members) => {
  const head = headOf(members);
  const numbers = mentions.filter(
    ({ kind, unit, start, end }) =>
      kind === 'number' && start >= scope.start && end <= scope.end && unitNamed(unit) !== undefined,
  );
  const [first] = numbers;
  const told = first && FIRST.exec(text.slice(Math.max(scope.start, first.start - 80), first.start));
  if (!told || head === undefined) return [];
  const rows = numbers.map((one, i) => {
    const before = text.slice(i === 0 ? Math.max(scope.start, one.start - 80) : numbers[i - 1].end, one.start);
    const found = i === 0 ? told : NEXT.exec(before);
    if (!found) return [];
    const at = one.start - before.length + found.index + found[0].indexOf(found[1]);
    return [cell(head.words, at, at + found[1].length), cell([told[2]], one.start, one.end)];
  });
  return rows.some((row) => row.length === 0) ? [] : rows;
};

export const COUNT_OF_SIZE =
  /^(?:\s\p{L}[\p{L}-]{1,20}){0,2}?\s(?:in|i|in Größe|en)\s(?:size\s|storlek\s)?(\d{2,3}|X{0,3}[SL]|M)(?![\p{L}\d]|[.,]\d)/u;

/** "Three shirts in 41, two in 42 and one in 43." */
const bySize: Reader = ({ text, mentions }, scope, members) => {
  const size = members.find(({ words }) => words.some((word) => /^(?:size|storlek|größe|taille|talla)$/.test(word)));
  const many = members.find(({ kind }) => kind === 'quantity');
  if (size === undefined || many === undefined) return [];
  return mentions.flatMap((one): Field[][] => {
    if (one.kind !== 'number' || one.start < scope.start || one.end > scope.end) return [];
    const found = COUNT_OF_SIZE.exec(text.slice(one.end, one.end + 70));
    if (!found || !Number.isInteger(one.value)) return [];
    const end = one.end + found[0].length;
    return [[cell(many.words, one.start, one.end), cell(size.words, end - found[1].length, end)]];
  });
};

const DAY =
  /(?<!\p{L})(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Mån|Tis|Ons|Tors|Fre|Lör|Sön)dag|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch)(?!\p{L})/giu;
const NAMES =
  /^(?:\s|:\s)((?:\p{Lu}[\p{L}’'-]{1,20})(?:(?:,\s|\s(?:and|och|und|et|y|&)\s)\p{Lu}[\p{L}’'-]{1,20}){0,8})(?:\s(?:alone|only|ensam|bara|allein|seule?))?[.,;]?\s*$/u;

/** "Monday Ana and Jo, Tuesday Jo alone": who is there, day by day. */
const byDay: Reader = ({ text }, scope, members) => {
  const head = members.find(({ words }) => words.some((word) => /^(?:day|weekday|dag|tag)$/.test(word)));
  const other = members.find((one) => one !== head);
  const days = stretches(DAY, text).filter(({ start, end }) => start >= scope.start && end <= scope.end);
  if (head === undefined || other === undefined || members.length !== 2) return [];
  const rows = days.map(({ start, end }, i): Field[] => {
    const found = NAMES.exec(text.slice(end, days.at(i + 1)?.start ?? scope.end));
    if (!found) return [];
    const from = end + found[0].indexOf(found[1]);
    return [cell(head.words, start, end), cell(other.words, from, from + found[1].length)];
  });
  return rows;
};

const READERS: readonly Reader[] = [keyed, elided, bySize, byDay];
