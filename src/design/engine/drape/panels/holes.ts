import type { Seam } from '../../make/pattern/seams/joins.js';
import type { Stitch } from '../types.js';
import { isOfLayers, isTurnedOver } from './known-stitches.js';
import { partsOf } from './loose.js';
import type { Role } from '../../make/pattern/pieces/roles.js';
import { boundaryLoops } from './loops.js';
import type { Place, Sheet } from './lay-out.js';

/** What keeps the panels from being one garment: parts that nothing holds, seams turned over, edges that meet nothing. */
export function holesOf(sheets: readonly Sheet[], stitches: readonly Stitch[], seams: readonly Seam[]): string[] {
  return [
    ...new Set([
      ...apart(sheets, stitches),
      ...turnedOver(stitches),
      ...unequal(stitches),
      ...unsewn(sheets, stitches, seams),
    ]),
  ];
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
  if (stitches.length === 0) return ['Nothing is sewn that would hold it on a body.'];
  const parts = partsOf(sheets.length, stitches);
  const main = parts[sheets.findIndex(({ shell }) => BODIES.has(shell.role))];
  const legs = new Set(parts.filter((_, i) => LEGS.has(sheets[i].shell.role)));
  const hasTop = sheets.some(({ shell }) => ['front', 'back', 'panel'].includes(shell.role));
  const loose = sheets.filter((_, i) => parts[i] !== main && !(hasTop && legs.has(parts[i]) && legs.size === 1));
  return [...new Set(loose.map(({ shell }) => `${shell.piece.title}: no seam holds it to the rest.`))];
}

/** How much longer one side may be, of its kind: flush sides are alike, ribs and gathers two to one and more. */
const MOST_OFF = { flush: 0.03, dart: 0.05, closed: 0.1, ease: 0.2, stretch: 1, gather: 4, pleat: 4 } as const;
/** Less is no matter, metres. */
const NO_MATTER = 0.006;

function unequal(stitches: readonly Stitch[]): string[] {
  const wrong = stitches.filter(({ a, b, kind }) => {
    const [p, q] = [a, b].map(({ from_m, to_m }) => Math.abs(to_m - from_m));
    return Math.abs(p - q) > NO_MATTER && Math.max(p, q) / Math.min(p, q) - 1 > MOST_OFF[kind];
  });
  return wrong.map(({ name }) => `${name}: one side is longer than the other by more than its kind allows.`);
}

const turnedOver = (stitches: readonly Stitch[]): string[] =>
  stitches.filter(isTurnedOver).map(({ name }) => `${name}: its sides meet with the wrong side up.`);

/** Edges that their draft says are sewn, and that meet nothing here, unless what they are sewn to is not draped. */
function unsewn(sheets: readonly Sheet[], stitches: readonly Stitch[], seams: readonly Seam[]): string[] {
  const draped = new Set(sheets.map((s) => s.shell.piece.id));
  const shells = sheets.map(({ shell }) => shell);
  const between = seams.filter((seam) => seam.name !== 'Folded lengthwise' && !isOfLayers(seam, shells));
  const keys = (of: readonly Seam[]) => new Set(of.flatMap(({ a, b }) => [a, b]).map((s) => `${s.piece} ${s.edge}`));
  const inside = keys(between.filter(({ a, b }) => draped.has(a.piece) && draped.has(b.piece)));
  const outside = keys(
    seams.filter((seam) => isOfLayers(seam, shells) || [seam.a, seam.b].some((s) => !draped.has(s.piece))),
  );
  const isSewn = (piece: string, { state, known_by, edge }: Place): boolean =>
    state === 'seamed' && (inside.has(`${piece} ${edge}`) || (known_by === 'rule' && !outside.has(`${piece} ${edge}`)));
  const loops = boundaryLoops(
    sheets.map((s) => s.length),
    stitches,
  );
  return loops.flat().flatMap(({ panel, from, to }) => {
    const { shell, places, length } = sheets[panel];
    return places
      .filter((p) => isSewn(shell.piece.id, p) && overlap(p, from, to, length) > 0.02)
      .map((p) => `${shell.piece.title}, ${p.edge}: meets nothing of what it is sewn to.`);
  });
}

function overlap({ at, length, forward }: Place, from: number, to: number, whole: number): number {
  const start = forward ? at : at - length;
  return Math.max(...[0, whole].map((shift) => Math.min(to, start + shift + length) - Math.max(from, start + shift)));
}
