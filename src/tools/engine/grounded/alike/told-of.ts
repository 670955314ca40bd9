import { fromText, type Grounded } from '../grounded.js';
import type { ToldRow } from '../listed/told-row.js';
import type { Reading } from '../reading.js';
import { unitNamed } from '../units.js';
import { WEEKDAY_OF_MANY } from '../weekdays.js';
import type { Assignment } from './assigned.js';
import { isCalled, type Member } from './members.js';
import type { Piece } from './pieces.js';
import { anyWordOf } from './words.js';

/** What a row says by the names of its members: each by the columns that it takes, those chosen among by what is told. */
export function toldOf(
  found: Assignment,
  chosen: ReadonlyMap<string, readonly Grounded[]>,
  row: number,
  reading: Reading,
): ToldRow['told'] {
  return new Map([
    ...[...found.runs].map(([member, { cells }]) => [member.name, valueOf(member, cells[row], reading)] as const),
    ...[...chosen].map(([name, values]) => [name, values[row]] as const),
  ]);
}

function valueOf(member: Member, cell: Piece, { text }: Reading): Grounded | null {
  if (cell.isMissing === true) return null;
  const said = text.slice(cell.start, cell.end);
  if (member.type === 'number') return { ...fromText(Number(cell.value), said), at: cell.start };
  if (cell.isOfTwo === true && member.type !== 'date') return fromText(clockOf(cell.text), said);
  if (member.property.kind === 'currency' && cell.unit !== undefined) return fromText(cell.unit, said);
  if (isCalled(member, 'units') && cell.type === 'number')
    return cell.unit === undefined ? null : fromText(unitIn(cell), said);
  if (cell.type !== 'words' && cell.type !== 'number') return fromText(cell.value, said);
  if (isCalled(member, 'days')) return fromText(said.replace(WEEKDAY_OF_MANY, '$1'), said);
  const bare = said.replace(MODAL, '').replace(ARTICLE, '');
  return fromText(bare, bare);
}

const MODAL = new RegExp(String.raw`^(?:${anyWordOf('modals')})\s(?=\S)`, 'u');
const ARTICLE = new RegExp(String.raw`^(?:${anyWordOf('articles')})\s(?=\S)`, 'u');
const clockOf = (text: string): string => {
  const [hour, minute = '00'] = text.split(/[:.]/u);
  return `${hour.padStart(2, '0')}:${minute}`;
};
const unitIn = ({ text, unit }: Piece): string => /[^\d.,\s]{1,20}$/u.exec(text)?.[0] ?? unitNamed(unit)?.unit ?? text;
