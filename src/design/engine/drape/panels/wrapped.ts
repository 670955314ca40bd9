import { boxOf } from '../../geometry/box.js';
import { distance, type Point } from '../../geometry/point.js';
import type { Side } from '../../cut/side.js';
import { WRAP_MM } from '../../make/pattern/parts/wrap.js';
import type { Piece } from '../../make/pattern/pieces/piece.js';
import type { Seam } from '../../make/pattern/seams/joins.js';
import type { Stitch } from '../types.js';
import { sideOf } from './close-sides.js';
import { clamped, lineOf } from './fold-strips.js';
import { lappedSheets, upperOnLower } from './lapped.js';
import type { Place, Sheet } from './lay-out.js';
import type { ShellPiece } from './shell.js';
import { bodiceBeneath, UNDER } from './wrapped-bodice.js';
import { skirtBeneath } from './wrapped-skirt.js';

const isSkirt = ({ id }: Piece): boolean => id === 'own.wrapFront';

/** Where at the waist a front that wraps over the other ends; undefined of all else. */
const endOf = (piece: Piece): Point | undefined => (isSkirt(piece) ? piece.points.waistRight : piece.points.wrapEnd);

/** Both fronts of a wrap: the upper one whole, and of the lower one what is seen of it. @param upper which of the wearer's lies on top */
export function wrappedSheets(shell: ShellPiece, upper: Side): Sheet[] {
  const { piece } = shell;
  const end = endOf(piece);
  if (!end) return lappedSheets(shell, upper);
  const under = isSkirt(piece) ? skirtBeneath(shell, WRAP_MM) : bodiceBeneath(shell);
  const of = (one: ShellPiece, lapped: number): ShellPiece => ({
    ...one,
    lapped,
    piece: { ...one.piece, points: { ...piece.points, cfNeck: end } },
  });
  return upperOnLower(of(shell, WRAP_MM), of(under, -WRAP_MM), upper);
}

/** The edges of the upper fronts on the lower ones, from the waist on. */
export const wrappedFronts = (sheets: readonly Sheet[]): Stitch[] =>
  sheets.flatMap((sheet, under) => {
    const on = [UNDER.low, UNDER.high].flatMap((id) => sheet.places.find(({ edge }) => edge === id) ?? []);
    const over = sheets.findIndex(({ shell }) => shell.piece.id === sheet.shell.piece.id && shell !== sheet.shell);
    return on.length === 0 || over < 0 ? [] : laidOn(over, sheets[over], on, under);
  });

function laidOn(panel: number, over: Sheet, on: readonly Place[], under: number): Stitch[] {
  const { piece, edges } = over.shell;
  const id = edges.find((edge) => distance(lineOf(piece, edge)[0], piece.points.cfNeck) < MEETS)?.id;
  const place = over.places.find(({ edge }) => edge === id);
  let done = 0;
  return on.flatMap((below): Stitch[] => {
    if (!place) return [];
    const { from_m: start, to_m: end } = sideOf(panel, place);
    const at = (way: number): number => start + way * Math.sign(end - start);
    const a = { panel, from_m: at(done), to_m: at((done += below.length)) };
    return [{ a, b: sideOf(under, below), kind: 'closed', name: 'Front edge on the front beneath' }];
  });
}

/** Ends of edges meet within, mm. */
const MEETS = 0.5;

/** The band of a wrapped skirt goes round as far as its skirt is seen: what lies beneath at its end is no part of its girth. */
export function withoutWrap(shell: ShellPiece, shells: readonly ShellPiece[], seams: readonly Seam[]): ShellPiece {
  const isBand = ({ a, b }: Seam): boolean => isOn(a.piece, b.piece) || isOn(b.piece, a.piece);
  const isOn = (one: string, other: string): boolean =>
    one === shell.piece.id && shells.some(({ piece }) => piece.id === other && isSkirt(piece));
  return shell.role === 'waistband' && seams.some(isBand)
    ? clamped(shell, ({ x, y }) => ({ x, y: Math.min(y, boxOf(shell.piece.loop).maxY - 2 * WRAP_MM) }))
    : shell;
}
