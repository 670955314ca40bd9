import { distanceToLoop, pointAt } from '../../../geometry/polyline.js';
import type { Point } from '../../../geometry/point.js';
import type { Piece, SeamRule } from '../pieces/piece.js';
import { hasStand, openingIn } from '../parts/closing/opening-title.js';
import type { EdgeState } from './states.js';
import { edgesOf, isFold, type Edge } from './edges.js';
import { seamsByRule, type Seam } from './joins.js';
import { alike, centres, darts, strips, tubes, withRole, type Sorted } from './matches.js';
import type { Role } from '../pieces/roles.js';

/** What becomes of an edge of a cut piece. */
export interface EdgeSummary {
  piece: string;
  id: string;
  /** where it begins along the piece's sewing line; absent in designs from before it was told */
  start_mm?: number;
  length_mm: number;
  state: EdgeState;
  /** a rule of the design; a match of lengths and shapes; the draft itself (fold, depth of allowance); what such a piece's edge usually is */
  known_by: 'rule' | 'match' | 'draft' | 'role';
}

export interface SeamGraph {
  seams: Seam[];
  edges: EdgeSummary[];
  /** the edges' lines, by piece */
  of: (piece: Piece) => readonly Edge[];
}

/** mm */
const LEAST_RUN = 1;

/**
 * Which edge of which piece meets which, and what becomes of the others. First by the design's own rules, which are
 * checked by length; then by what the draft shows (folds, darts, allowances); then edges that match in length, shape and
 * name; what is left is what an edge of such a piece usually is. No edge is left out.
 * @param sa seam allowance, mm
 */
export function seamGraph(pieces: readonly Piece[], rules: readonly SeamRule[], sa: number): SeamGraph {
  const cache = new Map(pieces.map((p) => [p, edgesOf(p, rules)]));
  const of = (piece: Piece): readonly Edge[] => cache.get(piece) ?? [];
  const all = pieces.flatMap(of).map(withRole);
  const byRule = seamsByRule(pieces, rules, of);
  const opens = bandOpens(all, rules);
  const named = new Set(coveredBy(byRule));
  const left = (seams: readonly Seam[]): Sorted[] => {
    const taken = new Set([...named, ...coveredBy(seams)]);
    return all.filter(({ edge }) => !taken.has(keyOf(edge)) && !isFold(edge) && allowanceOf(edge, sa) !== 'hem');
  };
  const steps = [
    (): Seam[] => pieces.flatMap((p) => darts(of(p))),
    (rest: Sorted[]): Seam[] => centres(rest.filter((s) => isSewn(s))),
    (rest: Sorted[]): Seam[] => alike(rest.filter((s) => isSewn(s))),
    (rest: Sorted[]): Seam[] => tubes(rest.filter((s) => isSewn(s) && !(opens && s.role === 'waistband'))),
  ];
  const matched = steps.reduce<Seam[]>((seams, step) => [...seams, ...untaken(step(left(seams)), named, seams)], []);
  const taken = new Set([...named, ...coveredBy(matched)]);
  const folded = strips(pieces.map((p) => of(p).map(withRole))).filter((s) =>
    sidesOf(s).some((key) => !taken.has(key)),
  );
  const seams = [...folded, ...byRule, ...matched];
  const known = new Map(seams.flatMap((s) => sidesOf(s).map((key): [string, Seam] => [key, s])));
  const edges = all.map((sorted) => ({
    ...described(sorted.edge),
    ...stateOf(sorted, known.get(keyOf(sorted.edge)), sa),
  }));
  return { seams, edges, of };
}

/** Whether a waistband has two ends: where the waist opens, one laps over the other. */
const bandOpens = (all: readonly Sorted[], rules: readonly SeamRule[]): boolean =>
  all.some(({ edge: { piece }, role }) => role === 'fly' || openingIn(piece.title) !== null || hasStand(piece.title)) ||
  rules.some(({ reason }) => /(?:under|over)lap/.test(reason ?? ''));

const keyOf = ({ piece, id }: Edge): string => `${piece.id} ${id}`;
const sidesOf = ({ a, b }: Seam): string[] => [a, b].map((s) => `${s.piece} ${s.edge}`);
const coveredBy = (seams: readonly Seam[]): string[] =>
  seams.filter(({ a }) => Math.abs(a.to_mm - a.from_mm) > LEAST_RUN).flatMap(sidesOf);

function untaken(found: readonly Seam[], named: ReadonlySet<string>, before: readonly Seam[]): Seam[] {
  const taken = new Set([...named, ...coveredBy(before)]);
  return found.filter((seam) => sidesOf(seam).every((key) => !taken.has(key)));
}

const described = ({ piece, id, start, length }: Edge): Omit<EdgeSummary, 'state' | 'known_by'> => ({
  piece: piece.id,
  id,
  start_mm: Math.round(start * 10) / 10,
  length_mm: Math.round(length * 10) / 10,
});

/** What the cutting line says of an edge: a hem is deeper than a seam, what is finished by another has none. */
function allowanceOf(edge: Edge, sa: number): 'hem' | 'seam' | 'none' {
  const { cutLoop } = edge.piece;
  if (!cutLoop || sa === 0) return 'seam';
  const depths = [0.3, 0.5, 0.7].map((t) => distanceToLoop(pointAt(edge.line, t), cutLoop)).sort((a, b) => a - b);
  if (depths[1] > sa + 4) return 'hem';
  return depths[1] < sa * 0.3 ? 'none' : 'seam';
}

const FUSED: ReadonlySet<Role> = new Set(['support']);
/** Sewn flat on another piece, or turned through: their edges meet no other edge. */
const APPLIED: ReadonlySet<Role> = new Set([
  'pocket',
  'pocket-flap',
  'tab',
  'belt',
  'belt-loop',
  'strap',
  'pocket-part',
  'zip-cover',
  'fly',
  'placket',
  'sleeve-placket',
  'side-placket',
]);
const FACINGS: ReadonlySet<Role> = new Set(['facing', 'neck-facing', 'arm-facing', 'sleeve-facing']);

const isFused = ({ edge, role }: Sorted): boolean =>
  FUSED.has(role) || edge.piece.cuts.every(({ material }) => /interfacing|canvas|wadding/i.test(material));
const isSewn = (sorted: Sorted): boolean => !isFused(sorted) && !APPLIED.has(sorted.role);

type Known = Pick<EdgeSummary, 'state' | 'known_by'>;

function stateOf(sorted: Sorted, seam: Seam | undefined, sa: number): Known {
  const { edge, role } = sorted;
  if (isFold(edge)) return { state: 'folded', known_by: 'draft' };
  if (seam) return { state: isFacing(seam, role) ? 'faced' : 'seamed', known_by: seam.known_by };
  const allowance = allowanceOf(edge, sa);
  if (allowance === 'hem') return { state: 'hemmed', known_by: 'draft' };
  if (isFused(sorted)) return { state: 'free', known_by: 'role' };
  if (FACINGS.has(role)) return { state: allowance === 'none' ? 'free' : 'faced', known_by: 'role' };
  if (allowance === 'none') return { state: 'free', known_by: 'draft' };
  if (isOpening(edge) || isFrontEdge(sorted)) return { state: 'faced', known_by: 'role' };
  return { state: 'seamed', known_by: 'role' };
}

const isFacing = ({ name, known_by }: Seam, role: Role): boolean =>
  (name === 'Facing' && known_by === 'match') || (FACINGS.has(role) && /facing/i.test(name));

/** The upright edge of a piece whose title says that it opens there. */
const isOpening = (edge: Edge): boolean => openingIn(edge.piece.title) !== null && isUpright(edge);

/** A front that is cut apart from the other, left and right, closes on it. */
const isFrontEdge = ({ edge, role }: Sorted): boolean =>
  role === 'front' && /left|right/i.test(edge.piece.title) && isUpright(edge);

function isUpright({ line }: Edge): boolean {
  const [a, b]: Point[] = [line[0], line[line.length - 1]];
  return Math.abs(b.y - a.y) > 3 * Math.abs(b.x - a.x);
}
