import type { Span } from '../clause.js';
import { stretches } from '../mention.js';
import { beginningOf } from '../alike/index.js';
import { anyWordOf } from '../alike/words.js';
import { CLOSINGS } from '../lastly/signed.js';

type Shape = 'marked' | 'labelled' | 'cells' | 'plain';

/** A line that ends a list and is none of it: a sum, what is said of all, the end of a letter. */
const NO_ROW = new RegExp(String.raw`^(?:${anyWordOf('sums', 'totals', 'behindLists')}|${CLOSINGS})(?!\p{L})`, 'iu');
const MOST_WORDS = 7;
/** Of a line that has as many fields as the rows. */
const MOST_WORDS_OF_FIELDS = 12;
const fieldsIn = (line: string): number => line.split(/,\s|\s[-–—]\s/u).length;
/** "I am not sure yet how many": one of the things has no count. */
const UNDECIDED =
  /(?<!\p{L})(?:not (?:yet )?(?:sure|certain|decided)|do(?:es)? ?n[o’']t (?:yet )?know|still have to (?:decide|count)|vet (?:ännu )?inte(?: än)?|inte bestämt|weiß (?:noch )?nicht|wissen (?:noch )?nicht|ne sais pas|ne savons pas|no sé|no sabemos)(?: yet| noch| än| encore| todavía| aún)?,? (?:exactly )?(?:how many|how much|hur många|hur mycket|wie ?viele?|combien|cuánt[oa]s?)(?!\p{L})/iu;

/** Whether the rows of a list leave no line of theirs that may be one of them; a part of a list is no list. */
export function isWholeList(rows: readonly Span[], text: string): boolean {
  const lines = stretches(/[^\n]+/gu, text).filter((line) => !/^\s*[^\s•*-].*:\s*$/u.test(line.text));
  const own = rows.map((row) => lines.filter((line) => row.start < line.end && line.start < row.end));
  const heads = own.map(([head]) => head);
  if (goesOn(rows, text) || (rows.length > 0 && UNDECIDED.test(text))) return false;
  if (rows.length < 2 || heads.includes(undefined as never) || new Set(heads).size < rows.length) return true;
  const inOrder = heads.toSorted((a, b) => a.start - b.start);
  const [first, last] = [lines.indexOf(inOrder[0]), lines.indexOf(inOrder[inOrder.length - 1])];
  if (own.every((of) => of.length > 1)) return true;
  const between = lines.slice(first, last).filter((line) => !heads.includes(line));
  return !between.some(isTelling) && !followingOf(lines.slice(last + 1), text).some((line) => mayBeRow(line, heads));
}

/** "…; the gloves are still available": what goes on as the rows begin is another of them, with less. */
function goesOn(rows: readonly Span[], text: string): boolean {
  const [first] = rows;
  if (first === undefined) return false;
  const last = text.slice(rows[rows.length - 1].start).split(/[.!?\n](?=\s|$)/u, 1)[0];
  const behind = /;\s(?:(?:and|och|und|et|y)\s)?([^;]+)$/iu.exec(last)?.[1];
  return (
    behind !== undefined &&
    !/\d/u.test(behind) &&
    beginningOf(behind) === 'article' &&
    beginningOf(text.slice(first.start)) === 'article'
  );
}

type Line = ReturnType<typeof stretches>[number];

/** The lines up to the next empty one. */
function followingOf(behind: readonly Line[], text: string): Line[] {
  const end = behind.findIndex(({ text: said, start }) => said.trim() === '' || text[start - 2] === '\n');
  return end < 0 ? [...behind] : behind.slice(0, end);
}

/** Whether a line says something by itself: it is no rule of a table, and goes on from no other. */
const isTelling = ({ text }: Line): boolean => /[\p{L}\d]/u.test(text) && !/^\s{2,}/u.test(text);

function shapeOf(line: string): Shape {
  if (/^\s*(?:[-•*–]|\(?\d{1,2}[.)])\s/u.test(line)) return 'marked';
  if (/[|\t]/u.test(line)) return 'cells';
  return /^[^:\n]{1,40}:\s/u.test(line) ? 'labelled' : 'plain';
}

function mayBeRow({ text: line }: Line, heads: readonly Line[]): boolean {
  const shape = shapeOf(line);
  if (heads.some((head) => shapeOf(head.text) !== shape) || NO_ROW.test(line.replace(/^[\s|•*–-]+/u, ''))) return false;
  if (shape !== 'plain') return true;
  const fields = fieldsIn(line);
  const most = fields > 1 && heads.every((head) => fieldsIn(head.text) <= fields) ? MOST_WORDS_OF_FIELDS : MOST_WORDS;
  return !/[.!?,]\s*$/u.test(line) && line.trim().split(/\s+/u).length <= most;
}
