import { tokenize } from './tokens.js';
import type { Token } from './tokens.js';

/** A cell of a row below a header, and the header's word for it. UTF-16 units of the text. */
interface Cell {
  label: string;
  labelAt: number;
  start: number;
  end: number;
}

interface Table {
  header: readonly [number, number];
  cells: readonly Cell[];
}

const MARKS = [';', '\t', '|', ','] as const;
/** Columns that a header has at least, and characters of a label at most. */
const FEWEST = 3;
const LONGEST = 24;
const LABEL =
  /^(?:product|item|garment|style|type|name|fabric|cloth|material|colou?r|col|neck|neckline|collar|lapel|sleeves?|slv|cuffs?|length|fit|closure|fastening|btns?|buttons?|vents?|pockets?|pkts?|hem|waist|leg|print|lining|hood|size|gender|sex|details?|trim|notes?|season|occasion|gauge|weight|plagg|modell|tyg|farg|färg|krage|arm|ärm|langd|längd|fickor|storlek|foder|ben|midja)$/i;
/** The garment needs no label: it says what it is. */
const OF_ITSELF = /^(?:product|item|garment|style|type|name|plagg|modell|notes?)$/i;

interface Line {
  start: number;
  end: number;
}

function linesOf(text: string): Line[] {
  let at = 0;
  return text.split('\n').flatMap((line) => {
    const start = at;
    at += line.length + 1;
    return line.trim() === '' ? [] : [{ start, end: start + line.length }];
  });
}

/** The parts of a line between its marks. */
function cellsOf(text: string, { start, end }: Line, mark: string): Line[] {
  let at = start;
  return text
    .slice(start, end)
    .split(mark)
    .map((cell) => {
      const found = { start: at, end: at + cell.length };
      at += cell.length + 1;
      return found;
    });
}

const wordOf = (text: string, { start, end }: Line): string => text.slice(start, end).trim();

function labelsOf(text: string, line: Line, mark: string): Line[] | null {
  const labels = cellsOf(text, line, mark);
  const known = labels.filter((label) => LABEL.test(wordOf(text, label))).length;
  const short = labels.every((label) => label.end - label.start <= LONGEST);
  return labels.length >= FEWEST && short && known >= labels.length - 1 ? labels : null;
}

/** "style;cloth;colour" above "shift dress;tweed;pink": rows under a header, or null. */
function tableIn(text: string): Table | null {
  if (!text.includes('\n')) return null;
  const [header, ...rows] = linesOf(text);
  for (const mark of MARKS) {
    const labels = rows.length > 0 ? labelsOf(text, header, mark) : null;
    if (labels === null) continue;
    const cells = rows.map((row) => cellsOf(text, row, mark));
    if (cells.some((row) => row.length !== labels.length)) continue;
    const labelled = cells.flatMap((row) =>
      row.map((cell, i) => ({ ...cell, label: wordOf(text, labels[i]), labelAt: labels[i].start })),
    );
    return { header: [header.start, header.end], cells: labelled };
  }
  return null;
}

const blanked = (text: string, [from, to]: readonly [number, number]): string =>
  text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);

/** The text without the header of its table: spaces in its place, so that positions stay true. */
export function withoutHeader(text: string): string {
  const table = tableIn(text);
  return table === null ? text : blanked(text, table.header);
}

/** The words of a text; those of a table's cells have their column's label before them, as in "neck: round". */
export function tokensOf(text: string): Token[] {
  const table = tableIn(text);
  if (table === null) return tokenize(text);
  const tokens = tokenize(blanked(text, table.header));
  return tokens.flatMap((token, i) => {
    const cell = table.cells.find(({ start, end }) => token.start >= start && token.end <= end);
    const first = cell !== undefined && (i === 0 || tokens[i - 1].start < cell.start);
    if (!first || OF_ITSELF.test(cell.label)) return [token];
    const label = tokenize(cell.label).map((word) => ({
      ...word,
      start: word.start + cell.labelAt,
      end: word.end + cell.labelAt,
      before: '; ',
    }));
    return [...label, { ...token, before: ': ' }];
  });
}
