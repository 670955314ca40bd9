import { cellText, type Table, tableIn } from '../../../../common/kernel/table.js';
import { lastOf } from './last-of.js';
import { tokenize } from './tokens.js';
import type { Token } from './tokens.js';

const MARKS = [';', '\t', '|', ','] as const;
/** Columns that a header has at least, and characters of a label at most. */
const FEWEST = 3;
const LONGEST = 24;
const LABEL =
  /^(?:product|item|garment|style|type|name|fabric|cloth|material|colou?r|col|neck|neckline|collar|lapel|sleeves?|slv|cuffs?|length|fit|closure|fastening|btns?|buttons?|vents?|pockets?|pkts?|hem|waist|leg|print|lining|hood|size|gender|sex|details?|trim|notes?|season|occasion|gauge|weight|plagg|modell|tyg|farg|färg|krage|arm|ärm|langd|längd|fickor|storlek|foder|ben|midja)$/i;
/** The garment needs no label: it says what it is. */
const OF_ITSELF = /^(?:product|item|garment|style|type|name|plagg|modell|notes?)$/i;

/** "style;cloth;colour" above "shift dress;tweed;pink": rows under a header that is known, or null. */
const garmentsIn = lastOf((text): Table | null => {
  const table = tableIn(text, MARKS, isHeader);
  const isWhole = table !== null && text.slice(0, table.header.start).trim() === '';
  return isWhole && table.rows.length + 1 === text.split('\n').filter((line) => line.trim() !== '').length
    ? table
    : null;
});

const isHeader = (labels: readonly string[]): boolean =>
  labels.length >= FEWEST &&
  labels.every((label) => label.length <= LONGEST) &&
  labels.filter((label) => LABEL.test(label)).length >= labels.length - 1;

const blanked = (text: string, { start, end }: Table['header']): string =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);

/** The text without the header of its table: spaces in its place, so that positions stay true. */
function withoutHeader(text: string): string {
  const table = garmentsIn(text);
  return table === null ? text : blanked(text, table.header);
}

/** The words of a text without its table's header; those of the last text are kept. */
export const plainTokens = lastOf((text): readonly Token[] => tokenize(withoutHeader(text)));

/** The words of a text; those of a table's cells have their column's label before them, as in "neck: round". */
export function tokensOf(text: string): readonly Token[] {
  const table = garmentsIn(text);
  const tokens = plainTokens(text);
  if (table === null) return tokens;
  const cells = table.rows.flatMap((row) => row.map((cell, i) => ({ ...cell, label: table.labels[i] })));
  return tokens.flatMap((token, i) => {
    const cell = cells.find(({ start, end }) => token.start >= start && token.end <= end);
    const first = cell !== undefined && (i === 0 || tokens[i - 1].start < cell.start);
    const name = cell && cellText(text, cell.label);
    if (!first || name === undefined || OF_ITSELF.test(name)) return [token];
    const label = tokenize(name).map((word) => ({
      ...word,
      start: word.start + cell.label.start,
      end: word.end + cell.label.start,
      before: '; ',
    }));
    return [...label, { ...token, before: ': ' }];
  });
}
