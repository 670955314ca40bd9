import { fromText, type Grounded } from '../grounded.js';
import type { ToldRow } from '../listed/told-row.js';
import type { Reading } from '../reading.js';
import { converted, type Unit, UNIT_WORDS, unitNamed, unitOf } from '../units.js';
import { WEEKDAY_OF_MANY } from '../weekdays.js';
import type { Assignment } from './assigned.js';
import { isCalled, type Member } from './members.js';
import type { Piece } from './pieces.js';
import { anyWordOf } from './words.js';

/** What a row says by the names of its members: each by the columns that it takes, those chosen among by what is told. */
export function toldOf(
  found: Assignment,
  chosen: ReadonlyMap<string, readonly (Grounded | null | undefined)[]>,
  row: number,
  reading: Reading,
): ToldRow['told'] {
  return new Map([
    ...found.without.filter((member) => !isOfWords(member)).map(({ name }) => [name, null] as const),
    ...[...found.runs].map(([member, { cells }]) => [member.name, valueOf(member, cells[row], reading)] as const),
    ...[...chosen].flatMap(([name, { [row]: value }]) => (value === undefined ? [] : [[name, value] as const])),
  ]);
}

/** What may stand among the words of another member: "tabliers noirs". */
const isOfWords = ({ property: { kind } }: Member): boolean => OF_WORDS.has(kind ?? '');
const OF_WORDS = new Set(['colour', 'fabric', 'size', 'garment']);

function valueOf(member: Member, cell: Piece, { text }: Reading): Grounded | null {
  if (cell.isMissing === true) return null;
  const said = text.slice(cell.start, cell.end);
  if (member.type === 'number') return numberOf(member, cell, text);
  if (cell.isOfTwo === true && member.type !== 'date') return fromText(clockOf(cell.text), said);
  if (member.property.kind === 'currency' && cell.unit !== undefined) return fromText(cell.unit, said);
  if (isCalled(member, 'units') && cell.type === 'number')
    return cell.unit === undefined ? null : fromText(unitIn(cell), said);
  if (cell.type !== 'words' && cell.type !== 'number') return fromText(cell.value, said);
  if (isCalled(member, 'days')) return fromText(said.replace(WEEKDAY_OF_MANY, '$1'), said);
  const bare = said.replace(MODAL, '').replace(ARTICLE, '').replace(VERB_BEHIND, '');
  return fromText(bare, bare);
}

/** A number in the unit that is asked for; null where a text that tells no unit beside it tells several. */
function numberOf(
  { property: { unit: asked, kind } }: Member,
  { value, unit, start, end }: Piece,
  text: string,
): Grounded | null {
  const own = { ...fromText(Number(value), text.slice(start, end)), at: start };
  if (asked === null || asked.currency === true || kind === 'money') return own;
  const of = unit === undefined ? unitOfAll(asked, text) : unitNamed(unit);
  if (of === undefined || of?.unit === asked.unit) return own;
  const made = of && converted(Number(value), of, asked);
  return made === null ? null : { ...own, value: made, source: 'conversion' };
}

/** "(inches)", "all in mm": the unit of numbers that have none beside them; undefined where the text tells none, null where it tells several. */
function unitOfAll({ dimension }: Unit, text: string): Unit | null | undefined {
  const found = [...text.matchAll(OF_ALL)].flatMap(([, word]) => unitOf(word.toLowerCase()) ?? []);
  const units = [...new Set(found.filter((one) => one.dimension === dimension))];
  return units.length > 1 ? null : units[0];
}

const OF_ALL = new RegExp(
  String.raw`(?:\((?:\p{L}+\s){0,3}|(?<!\p{L})(?:in|i|en|all|alle|alla|tout|todo)\s)(${UNIT_WORDS})(?=\)|[\s:.,;]|$)`,
  'giu',
);
const MODAL = new RegExp(String.raw`^(?:${anyWordOf('modals')})\s(?=\S)`, 'u');
/** "Weber asks 640 euros": what somebody does with what stands behind. */
const VERB_BEHIND = new RegExp(String.raw`(?<=\S)\s(?:${anyWordOf('behind')})$`, 'u');
const ARTICLE = new RegExp(String.raw`^(?:${anyWordOf('articles')})\s(?=\S)`, 'u');
const clockOf = (text: string): string => {
  const [hour, minute = '00'] = text.split(/[:.]/u);
  return `${hour.padStart(2, '0')}:${minute}`;
};
const unitIn = ({ text, unit }: Piece): string => /[^\d.,\s]{1,20}$/u.exec(text)?.[0] ?? unitNamed(unit)?.unit ?? text;
