import type { Seam } from '../../make/pattern/seams/joins.js';
import type { Stitch } from '../types.js';
import { isTurnedOver } from './known-stitches.js';
import { partsOf } from './loose.js';
import type { Role } from '../../make/pattern/pieces/roles.js';
import { boundaryLoops } from './loops.js';
import type { Place, Sheet } from './lay-out.js';

/** What keeps the panels from being one garment: parts that nothing holds, seams turned over, edges that meet nothing. */
export function holesOf(sheets: readonly Sheet[], stitches: readonly Stitch[], seams: readonly Seam[]): string[] {
  return [...new Set([...apart(sheets, stitches), ...turnedOver(stitches), ...unsewn(sheets, stitches, seams)])];
}

/** A top and its trousers are two; what holds neither a body's nor a leg's part hangs in the air. */
const BODIES: ReadonlySet<Role> = new Set([
  'front',
  'back',
  'leg',
  'leg-front',
  'leg-back',
  'skirt',
  'panel',
  'hood',
  'other',
]);
const LEGS: ReadonlySet<Role> = new Set(['leg', 'leg-front', 'leg-back', 'skirt']);

function apart(sheets: readonly Sheet[], stitches: readonly Stitch[]): string[] {
  if (!sheets.some(({ shell }) => BODIES.has(shell.role))) return ['No piece of this pattern is draped.'];
  const parts = partsOf(sheets.length, stitches);
  const main = parts[sheets.findIndex(({ shell }) => BODIES.has(shell.role))];
  const legs = new Set(parts.filter((_, i) => LEGS.has(sheets[i].shell.role)));
  const hasTop = sheets.some(({ shell }) => ['front', 'back'].includes(shell.role));
  const loose = sheets.filter((_, i) => parts[i] !== main && !(hasTop && legs.has(parts[i]) && legs.size === 1));
  return [...new Set(loose.map(({ shell }) => `${shell.piece.title}: no seam holds it to the rest.`))];
}

const turnedOver = (stitches: readonly Stitch[]): string[] =>
  stitches.filter(isTurnedOver).map(({ name }) => `${name}: its sides meet with the wrong side up.`);

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
