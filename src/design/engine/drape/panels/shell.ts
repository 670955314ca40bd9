import type { EdgeSummary } from '../../make/pattern/seams/graph.js';
import type { Piece } from '../../make/pattern/pieces/piece.js';
import { roleOf, type Role } from '../../make/pattern/pieces/roles.js';

/** Pieces that lie inside, or on the shell: they are not draped. Patch pockets, flaps and tabs are left off, too. */
const NOT_DRAPED: ReadonlySet<Role> = new Set([
  'facing',
  'neck-facing',
  'arm-facing',
  'sleeve-facing',
  'lining',
  'support',
  'pocket',
  'pocket-part',
  'pocket-flap',
  'belt-loop',
  'belt',
  'tab',
  'fly',
  'zip-cover',
  'placket',
  'side-placket',
  'sleeve-placket',
  'tail',
]);

/** Cut twice to lie on themselves, right sides out. */
const DOUBLED: ReadonlySet<Role> = new Set([
  'collar',
  'yoke',
  'cuff',
  'hood',
  'waistband',
  'cup',
  'strap',
  'neckband',
  'hem-band',
]);

const SHELL = /^(?!.*(?:lining|interfacing|canvas|wadding|elastic)).*$/i;

/** An edge of what is worn; of one that was shortened the first `skip_mm` are gone. */
export interface ShellEdge extends EdgeSummary {
  skip_mm?: number;
}

/** A piece of which some cuts are worn outside. */
export interface ShellPiece {
  piece: Piece;
  role: Role;
  edges: readonly ShellEdge[];
  material: string;
  /** cuts that are seen, whole ones where it lies on the fold */
  count: number;
}

export function shellOf(pieces: readonly Piece[], edges: readonly EdgeSummary[]): ShellPiece[] {
  return pieces.flatMap((piece) => {
    const role = roleOf({ ...piece, name: piece.title });
    const cut = piece.cuts.find(({ material }) => SHELL.test(material));
    if (!cut || NOT_DRAPED.has(role)) return [];
    const layers = isDoubled(role, cut.count, piece.on_fold) ? 2 : 1;
    const own = edges.filter((e) => e.piece === piece.id);
    return [{ piece, role, edges: own, material: cut.material, count: Math.max(1, Math.round(cut.count / layers)) }];
  });
}

/** Collars on the fold cut twice, cuffs cut four times: an inner one to each. */
const isDoubled = (role: Role, count: number, onFold: boolean): boolean =>
  DOUBLED.has(role) && count % 2 === 0 && (onFold || count >= 4 || role === 'collar' || role === 'yoke');
