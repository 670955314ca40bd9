/** A stretch of a text, in UTF-16 units. */
interface Stretch {
  start: number;
  end: number;
}

/** Rows of cells below a header, each as long as it. */
export interface Table {
  /** the whole line of the header */
  header: Stretch;
  labels: readonly Stretch[];
  rows: readonly (readonly Stretch[])[];
}

/** How a header is told from other lines: by its labels, the mark between them and the line below. */
export type IsHeader = (labels: readonly string[], mark: string, below: string) => boolean;

/** The lines of a text that say something. */
function linesOf(text: string): Stretch[] {
  let at = 0;
  return text.split('\n').flatMap((line) => {
    const start = at;
    at += line.length + 1;
    return line.trim() === '' ? [] : [{ start, end: start + line.length }];
  });
}

/** The parts of a line between its marks; a stroke may also stand before the first and after the last. */
function cellsOf(text: string, { start, end }: Stretch, mark: string): Stretch[] {
  let at = start;
  const cells = text
    .slice(start, end)
    .split(mark)
    .map((cell) => {
      const found = { start: at, end: at + cell.length };
      at += cell.length + mark.length;
      return found;
    });
  const isEmpty = (cell: Stretch | undefined): boolean =>
    mark === '|' && cell !== undefined && cellText(text, cell) === '';
  return cells.slice(isEmpty(cells[0]) ? 1 : 0, isEmpty(cells.at(-1)) ? -1 : undefined);
}

export const cellText = (text: string, { start, end }: Stretch): string => text.slice(start, end).trim();

/** "---|---": what stands below a header and says nothing. */
const RULE = /^[\s|:-]+$/u;

/** The first table of a text: the line that is a header by one of the marks, and the lines below it. Those that have another number of cells are left out. */
export function tableIn(text: string, marks: readonly string[], isHeader: IsHeader): Table | null {
  if (!text.includes('\n')) return null;
  const lines = linesOf(text);
  const wordsOf = (line: Stretch): string => text.slice(line.start, line.end);
  for (const mark of marks)
    for (const [i, header] of lines.slice(0, -1).entries()) {
      const labels = cellsOf(text, header, mark);
      const names = labels.map((label) => cellText(text, label));
      if (!isHeader(names, mark, wordsOf(lines[i + 1]))) continue;
      const below = lines.slice(i + 1).filter((line) => !RULE.test(wordsOf(line)));
      const rows = below.map((line) => cellsOf(text, line, mark)).filter(({ length }) => length === labels.length);
      return { header, labels, rows };
    }
  return null;
}
