import { boxOf } from '../../../geometry/box.js';
import { isLined } from '../../materials/index.js';
import type { Cut } from '../../../cut/cut.js';
import { hemAt } from '../pieces/alter.js';
import type { Piece, PieceCut } from '../pieces/piece.js';
import { besideFacing } from './closing/stand.js';
import type { Alteration } from '../recipe.js';
import { reshaped } from '../pieces/shift.js';

/** Layers that lie inside the outer cloth: linings where the base design has none, and the wadding of what is quilted. */

const BODY = /\.(front\w*|back\w*|side\w*)$/;
const SLEEVE = /\.(sleeve|(top|under)[sS]leeve|raglanSleeve)$/;
const SKIRT = /^(sandy|penelope|sarah)\.(skirt\w*|front|back)$|^own\.(gore|circle\w*|wrap(Back|Front))$/;
/** Parts of a front that are no layer of the body. */
const NOT_SHELL = /facing|pocket|placket|stay|lining|binding|belt|inside$/i;

const isShell = (piece: Piece): boolean =>
  !NOT_SHELL.test(piece.id) &&
  piece.cuts.some((c) => c.material === 'fabric') &&
  (BODY.test(piece.id) || SLEEVE.test(piece.id) || SKIRT.test(piece.id));

const layer = (piece: Piece, material: string): PieceCut => ({ ...piece.cuts[0], material });

/** A lining hangs free: it ends this much above the hem, mm. */
const SHORTER_MM = 20;
/** Half of the pleat at the centre back that lets a jacket's lining give, mm. */
const PLEAT_MM = 12;

/** Without what the title says of an opening. */
const shortTitle = (title: string): string => title.replace(/ \((zip|open|buttons)[^)]*\)$/, '');

/** Outer garments: their lining has a pleat at the back and ends above the hem. Others are lined with the same pieces. */
function liningOf(outside: Piece, outer: boolean, hemmed: boolean, sa: number): Piece {
  const piece = outside.body ? besideFacing(outside, sa) : outside;
  const [design, part] = piece.id.split('.');
  const id = `${SKIRT.test(piece.id) ? 'own' : design}.${part}Lining`;
  const title = `${shortTitle(piece.title)}, lining`;
  const shell = { ...piece, id, title, cuts: [layer(piece, 'lining')], seams: [], shows: [], openings: [] };
  const plain: Piece = { ...shell, marks: shell.marks.filter((m) => /notch/.test(m.kind)) };
  if (!outer || SKIRT.test(piece.id)) return plain;
  const bare = { ...plain, lines: [] };
  const short = hemmed ? hemAt(bare, boxOf(plain.loop).maxY - SHORTER_MM, 10) : bare;
  return /\.back/.test(piece.id) && short.on_fold ? pleated(short) : short;
}

/** The fold moves away from the back, whose neck is longer by the pleat. */
function pleated(back: Piece): Piece {
  const fold = back.fold?.[0].x ?? 0;
  const moved = reshaped(back, (p) => ({ x: p.x - fold > 0.5 ? p.x + PLEAT_MM : p.x, y: p.y }));
  return { ...moved, title: `${back.title} (pleat of ${2 * PLEAT_MM} mm at the fold)` };
}

const OUTER: readonly Cut['category'][] = ['jacket', 'outerwear'];
const BAG = /pocket|bag|welt/i;

/** Lining pieces made from the outer ones, where it is lined and its base design has none. */
export const lined =
  (spec: Cut): Alteration =>
  (pieces, _, sa) => {
    const has = pieces.some((p) => !BAG.test(p.id) && p.cuts.some((c) => c.material === 'lining'));
    if (has || !isLined(spec)) return pieces;
    const shell = pieces.filter(isShell);
    const outer = OUTER.includes(spec.category);
    return [...pieces, ...shell.map((p) => liningOf(p, outer, isHemmed(p, pieces), sa))];
  };

/** Ends in a hem of its own: not at a yoke's seam, a waistband or a cuff. */
function isHemmed({ id }: Piece, pieces: readonly Piece[]): boolean {
  const band = SLEEVE.test(id) ? /\.cuff$/ : /\.waistband$/;
  return !/yoke/i.test(id) && !pieces.some((p) => band.test(p.id));
}

/** What is filled between two cloths; down is its own filling. */
export const isWadded = ({ details, variant, fabrics }: Cut): boolean =>
  fabrics[0]?.name !== 'down' &&
  (details.includes('quilting') || /^(puffer (jacket|coat)|ski jacket|quilted \w+)$/.test(variant ?? ''));

/** Wadding is cut like the outer pieces. */
export const wadded: Alteration = (pieces) =>
  pieces.map((p) => (isShell(p) ? { ...p, cuts: [...p.cuts, layer(p, 'wadding')] } : p));
