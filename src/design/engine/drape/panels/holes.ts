import type { Seam } from '../../make/pattern/seams/joins.js';
import type { Stitch } from '../types.js';
import { boundaryLoops } from './loops.js';
import type { Place, Sheet } from './lay-out.js';

/** What keeps the panels from being one garment: parts that nothing holds, seams turned over, edges that meet nothing. */
export function holesOf(sheets: readonly Sheet[], stitches: readonly Stitch[], seams: readonly Seam[]): string[] {
  return [...apart(sheets, stitches), ...turnedOver(stitches), ...unsewn(sheets, stitches, seams)];
}

function apart(sheets: readonly Sheet[], stitches: readonly Stitch[]): string[] {
  if (sheets.length === 0) return ['No piece of this pattern is draped.'];
  const reached = new Set([0]);
  for (let before = 0; before !== reached.size;) {
    before = reached.size;
    for (const { a, b } of stitches)
      if (reached.has(a.panel) || reached.has(b.panel)) reached.add(a.panel).add(b.panel);
  }
  return sheets.flatMap((s, i) => (reached.has(i) ? [] : [`${s.shell.piece.title}: no seam holds it to the rest.`]));
}

/** Laid right side up, two panels lie on either side of their seam: one side runs with its outline, the other against it. */
const turnedOver = (stitches: readonly Stitch[]): string[] =>
  stitches
    .filter(({ a, b }) => a.to_m > a.from_m === b.to_m > b.from_m)
    .map(({ name }) => `${name}: its sides meet with the wrong side up.`);

/** Edges that a seam joins to another piece that is draped, and that meet nothing here. */
function unsewn(sheets: readonly Sheet[], stitches: readonly Stitch[], seams: readonly Seam[]): string[] {
  const draped = new Set(sheets.map((s) => s.shell.piece.id));
  const between = seams.filter(
    ({ a, b, name }) => name !== 'Folded lengthwise' && draped.has(a.piece) && draped.has(b.piece),
  );
  const joined = new Set(between.flatMap(({ a, b }) => [a, b]).map((s) => `${s.piece} ${s.edge}`));
  const loops = boundaryLoops(
    sheets.map((s) => s.length),
    stitches,
  );
  return loops
    .flat()
    .flatMap(({ panel, from, to }) =>
      sheets[panel].places
        .filter(
          (p) =>
            joined.has(`${sheets[panel].shell.piece.id} ${p.edge}`) &&
            overlap(p, from, to, sheets[panel].length) > 0.02,
        )
        .map((p) => `${sheets[panel].shell.piece.title}, ${p.edge}: meets nothing of what it is sewn to.`),
    );
}

function overlap({ at, length, forward }: Place, from: number, to: number, whole: number): number {
  const start = forward ? at : at - length;
  return Math.max(...[0, whole].map((shift) => Math.min(to, start + shift + length) - Math.max(from, start + shift)));
}
