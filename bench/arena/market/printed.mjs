/** A table of words and figures, its columns as wide as they must be; the first row is the head. */
export function printed(title, rows) {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? figure(cell) : String(cell))));
  const wide = cells[0].map((_, k) => Math.max(...cells.map((row) => row[k].length)));
  console.log(`\n${title}`);
  for (const [n, row] of cells.entries()) {
    const line = row.map((cell, k) =>
      typeof rows.at(-1)[k] === 'number' ? cell.padStart(wide[k]) : cell.padEnd(wide[k]),
    );
    console.log(line.join('  ').trimEnd());
    if (n === 0) console.log(wide.map((width) => '-'.repeat(width)).join('  '));
  }
}

const figure = (value) => (Number.isFinite(value) ? value.toFixed(Math.abs(value) < 10 ? 3 : 1) : '–');
