import type { EdgeSummary } from '../../make/pattern/seams/graph.js';
import type { Seam } from '../../make/pattern/seams/joins.js';
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

/** An edge of what is worn; of one that was shortened the first `skip_mm` are gone, or it is sewn at this share of its length. */
export interface ShellEdge extends EdgeSummary {
  skip_mm?: number;
  share?: number;
}

/** A piece of which some cuts are worn outside. */
export interface ShellPiece {
  piece: Piece;
  role: Role;
  edges: readonly ShellEdge[];
  material: string;
  /** cuts that are seen, whole ones where it lies on the fold */
  count: number;
  /** two of them lie on each other, of which one is seen */
  doubled: boolean;
  /** of a doubled one: which copy is seen */
  layer: 1 | 2;
  /** of a front that laps far over the other: by how much, mm; negative where it lies beneath */
  lapped?: number;
  /** folded lengthwise on itself */
  folded?: boolean;
  /** of a front that laps over the other: what reached beyond its centre and was taken off, mm */
  lap_mm?: number;
}

export function shellOf(pieces: readonly Piece[], edges: readonly EdgeSummary[], seams: readonly Seam[]): ShellPiece[] {
  return pieces.flatMap((piece) => {
    const role = roleOf({ ...piece, name: piece.title });
    const cut = piece.cuts.find(({ material }) => SHELL.test(material));
    if (
      !cut ||
      NOT_DRAPED.has(role) ||
      isBinding(piece) ||
      isUnderCollar(piece, role, seams) ||
      isUnderSkirt(piece, pieces)
    )
      return [];
    const doubled =
      (isDoubled(role, cut.count, piece.on_fold) && !isHalfYoke(piece, role)) ||
      spansBothLegs(piece, role, seams) ||
      liesOnItself(piece);
    const own = edges.filter((e) => e.piece === piece.id);
    const count = Math.max(1, Math.round(cut.count / (doubled ? 2 : 1)));
    return [{ piece, role, edges: own, material: cut.material, count, doubled, layer: 1 }];
  });
}

const SEEN: ReadonlySet<Role> = new Set(['pocket', 'pocket-flap', 'belt', 'belt-loop', 'tab', 'collar']);

/** Titles of pieces that are seen from outside and not draped. */
export const leftOff = (pieces: readonly Piece[], shells: readonly ShellPiece[]): string[] =>
  pieces
    .filter(
      (piece) => SEEN.has(roleOf({ ...piece, name: piece.title })) && shells.every((s) => s.piece.id !== piece.id),
    )
    .map(({ title }) => title);

/** What a binding wraps ends where it was cut: nothing of it stands beyond. */
const isBinding = ({ title, cuts }: Piece): boolean =>
  /binding/i.test(title) && cuts.every(({ material }) => !/ribbing/i.test(material));

/** The shorts of a skort, sewn into the waist of its skirt. */
const isUnderSkirt = ({ title }: Piece, pieces: readonly Piece[]): boolean =>
  title.startsWith('Shorts: ') && pieces.some((p) => p.title.startsWith('Skirt: '));

/** Beneath the upper collar; a stand is seen where it joins a collar to a neck. */
const isUnderCollar = ({ title, id }: Piece, role: Role, seams: readonly Seam[]): boolean =>
  role === 'collar' &&
  (/under/i.test(title) ||
    (/stand/i.test(title) &&
      !seams.some(({ a, b, known_by }) => known_by === 'rule' && [a.piece, b.piece].includes(id))));

/** A front yoke is cut once for either side; one that spans the back lies on its own facing. */
const isHalfYoke = ({ title }: Piece, role: Role): boolean => role === 'yoke' && /front/i.test(title);

/** A gusset whose one edge meets a piece on the fold on either of its halves is cut once more for its lining. */
const spansBothLegs = ({ id }: Piece, role: Role, seams: readonly Seam[]): boolean =>
  role === 'gusset' &&
  seams.some((s) =>
    seams.some(
      (t) =>
        s.b.piece === id &&
        t.b.piece === id &&
        s.b.edge === t.b.edge &&
        s.a.from_mm === t.a.to_mm &&
        s.a.to_mm === t.a.from_mm,
    ),
  );

/** The aprons of a kilt, the one worn over the other; a bib and its facing. */
const liesOnItself = ({ title }: Piece): boolean => /over and under|outer and facing/i.test(title);

/** Collars on the fold cut twice, cuffs cut four times: an inner one to each. */
const isDoubled = (role: Role, count: number, onFold: boolean): boolean =>
  DOUBLED.has(role) &&
  count % 2 === 0 &&
  ((onFold && role !== 'cuff') || count >= 4 || role === 'collar' || role === 'yoke');
