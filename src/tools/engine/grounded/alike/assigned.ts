import type { Reading } from '../reading.js';
import type { Column } from './columns.js';
import type { Asked, Member } from './members.js';
import type { Piece } from './pieces.js';
import { type Run, type Table, weightOf } from './weights.js';

/** Which columns each member takes. */
export interface Assignment {
  runs: ReadonlyMap<Member, Run>;
  /** members that may be null for which there is none */
  without: readonly Member[];
  weight: number;
}

const LONGEST_RUN = 3;
/** So many ways are looked into; schemas and texts come from strangers. */
const MOST_STEPS = 5000;
/** How much clearer the best has to be than the next. */
const CLEAR = 0.75;
/** How much clearer where members that may be null have no column. */
const CLEAR_OF_LACKING = 2;
const MOST_LACKING = 6;
const IN_ORDER = 1;
const MERGED = -0.4;
const MERGED_OVER_MARK = -1.2;
const LEFT_NUMBER = -2;
const LEFT_NAME = -1;
const LEFT_WORDS = -2;

/** How many columns of words other members read, and how many more no member asks for. */
export interface Spare {
  read: number;
  more: number;
  /** whether members that may be null may have no column */
  mayLack: boolean;
}

interface Scored {
  weight: number;
  runs: readonly Run[];
}

/** A run that a member may take, and how well it fits. */
interface Option {
  run: Run;
  weight: number;
}

/**
 * The one way to give every member columns of its own that leaves none but idle ones; null where there is none, or several alike.
 * Of rows that are lines members that may be null may have no column.
 */
export function assigned(asked: Asked, columns: readonly Column[], reading: Reading, spare: Spare): Assignment | null {
  const table = { columns, names: asked.names, reading, areFields: spare.more > 0 };
  const all = asked.members.map((member) => ({ member, own: optionsOf(member, table) }));
  const whole = given(all, columns, spare);
  if (whole !== null || !spare.mayLack) return whole;
  const mayLack = all.filter(({ member }) => member.isNullable);
  for (const lacking of [mayLack.map((one) => [one]), pairsOf(mayLack)]) {
    const ways = lacking.slice(0, MOST_LACKING).flatMap((without) => {
      const found = given(
        all.filter((one) => !without.includes(one)),
        columns,
        spare,
      );
      return found === null ? [] : [{ ...found, without: without.map(({ member }) => member) }];
    });
    const [best, next] = ways.sort((a, b) => b.weight - a.weight);
    if (best !== undefined) return best.weight - (next?.weight ?? -Infinity) >= CLEAR_OF_LACKING ? best : null;
  }
  return null;
}

interface Candidate {
  member: Member;
  own: readonly Option[];
}

const pairsOf = (list: readonly Candidate[]): Candidate[][] =>
  list.flatMap((one, i) => list.slice(i + 1).map((other) => [one, other]));

/** Every one of the members with columns of its own. */
function given(members: readonly Candidate[], columns: readonly Column[], spare: Spare): Assignment | null {
  if (members.length === 0 || members.some(({ own }) => own.length === 0)) return null;
  const options = members.map(({ own }) => own);
  const areNumbers = members.map(({ member }) => member.type === 'number');
  const best = clearest(options, areNumbers, columns, spare);
  return (
    best && { runs: new Map(members.map(({ member }, i) => [member, best.runs[i]])), without: [], weight: best.weight }
  );
}

/** The runs that a member may take, the heaviest first. */
function optionsOf(member: Member, table: Table): Option[] {
  const { columns, reading } = table;
  return runsOf(columns, reading.text)
    .flatMap((run) => {
      const weight = weightOf(member, run, table);
      return weight === null ? [] : [{ run, weight: weight + joinedBy(run, reading.text) }];
    })
    .sort((a, b) => b.weight - a.weight);
}

/**
 * The heaviest way where it is clear of every other. What can neither be heavier nor come near is not gone (branch and bound);
 * where that still leaves too many ways, none is clear.
 */
function clearest(
  options: readonly (readonly Option[])[],
  areNumbers: readonly boolean[],
  columns: readonly Column[],
  spare: Spare,
): Scored | null {
  const most = mostFrom(options);
  let best: Scored | null = null;
  let rival = -Infinity;
  let steps = 0;
  const tell = (weight: number, runs: readonly Run[]): void => {
    if (best === null || weight > best.weight) {
      rival = Math.max(rival, best?.weight ?? -Infinity);
      best = { weight, runs };
    } else rival = Math.max(rival, weight);
  };
  const take = (i: number, runs: readonly Run[], weight: number): void => {
    if (++steps > MOST_STEPS || (best !== null && weight + most[i] <= best.weight - CLEAR)) return;
    const left = i === options.length ? leftOver(columns, runs, spare) : null;
    if (left !== null) tell(weight + left, runs);
    for (const { run, weight: own } of options.at(i) ?? [])
      if (runs.every((other, at) => isApart(run, other, areNumbers[at] !== areNumbers[i])))
        take(i + 1, [...runs, run], weight + own + (isAfter(run, runs) ? IN_ORDER : 0));
  };
  take(0, [], 0);
  const found = best as Scored | null;
  return found !== null && steps <= MOST_STEPS && found.weight - rival >= CLEAR ? found : null;
}

/** How much members may still add, from each of them on. */
function mostFrom(options: readonly (readonly Option[])[]): number[] {
  const own = options.map(([{ weight }], i) => weight + (i > 0 ? IN_ORDER : 0));
  return [...own.map((_, i) => own.slice(i).reduce((sum, one) => sum + one, 0)), 0];
}

/** What it costs to take several columns as one. */
const joinedBy = ({ from, to, cells: [{ start, end }] }: Run, text: string): number =>
  (/[,;:()|\t]|\s[-–—=→]\s/u.test(text.slice(start, end)) ? MERGED_OVER_MARK : MERGED) * (to - from);

/** A number and its unit, or its currency, may be two members. */
const isApart = (run: Run, other: Run, areTwo: boolean): boolean =>
  run.to < other.from ||
  other.to < run.from ||
  (areTwo && run.cells[0] === other.cells[0] && run.cells.some(({ unit }) => unit !== undefined));

/** Whether a member stands in the row after the one before it that takes a column of the same type. */
function isAfter(run: Run, runs: readonly Run[]): boolean {
  const before = runs.findLast(({ cells: [cell] }) => cell.type === run.cells[0].type);
  return before !== undefined && before.from < run.from;
}

function runsOf(columns: readonly Column[], text: string): Run[] {
  return columns.flatMap((column, from) => {
    const single = { from, to: from, cells: column.cells };
    if (column.type !== 'words') return [single];
    if (column.isIdle) return [];
    const longer = Array.from({ length: LONGEST_RUN - 1 }, (_, i) => from + i + 1)
      .filter(
        (to) =>
          to < columns.length &&
          columns.slice(from, to + 1).every((one) => one.type === 'words' && one.isTold !== true && !isLacking(one)),
      )
      .map((to) => ({ from, to, cells: column.cells.map((cell, row) => joined(cell, columns[to].cells[row], text)) }));
    return [single, ...longer.filter(({ cells }) => cells.every((cell) => !/[();:|]/u.test(cell.text)))];
  });
}

const joined = (a: Piece, b: Piece, text: string): Piece => ({ ...a, end: b.end, text: text.slice(a.start, b.end) });

/** "room B12": what is called by a word of its own, which no member asks for. */
const isLabelled = (columns: readonly Column[], at: number): boolean =>
  at > 0 &&
  columns[at - 1].isIdle &&
  columns[at].cells.every(({ start }, row) => start - columns[at - 1].cells[row].end === 1);

const isLacking = ({ cells }: Column): boolean => cells.some(({ isMissing }) => isMissing);
const takes = (runs: readonly Run[], at: number): boolean => runs.some(({ from, to }) => from <= at && at <= to);

/** Whether what some rows lack is a member, or leads to one that the same rows lack. */
function isTold({ at, isIdle, cells }: Column, columns: readonly Column[], runs: readonly Run[]): boolean {
  if (takes(runs, at)) return true;
  const next = columns.at(at + 1);
  const leads = next?.cells.every(({ isMissing }, row) => isMissing === cells[row].isMissing) ?? false;
  return isIdle && leads && next !== undefined && isTold(next, columns, runs);
}

/** What it costs to leave the other columns; null where that must not be. */
function leftOver(columns: readonly Column[], runs: readonly Run[], { read, more }: Spare): number | null {
  const left = columns.filter(({ at, isIdle }) => !isIdle && !runs.some(({ from, to }) => from <= at && at <= to));
  if (columns.some((column) => isLacking(column) && !isTold(column, columns, runs))) return null;
  const words = left.filter(({ type, at }) => (type === 'words' || type === 'quoted') && !isLabelled(columns, at));
  const numbers = left.filter(({ type, at }) => type === 'number' && !isLabelled(columns, at));
  const unread = Math.max(0, words.length - read);
  if (unread > more || numbers.length > 1) return null;
  const named = words.filter(({ cells }) => cells.every(({ text }) => /^\p{Lu}/u.test(text)));
  return LEFT_NUMBER * numbers.length + LEFT_NAME * named.length + LEFT_WORDS * unread;
}
