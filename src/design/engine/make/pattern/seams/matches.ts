import { distance, sub, type Point } from '../../../geometry/point.js';
import { lengthOf, pointAt } from '../../../geometry/polyline.js';
import type { Piece } from '../pieces/piece.js';
import { roleOf, type Role } from '../pieces/roles.js';
import type { Edge } from './edges.js';
import { copiesOf, type Seam } from './joins.js';

/** Edges that no rule names and that belong together all the same: darts, centre seams, like pieces, shapes that repeat. */

const round1 = (v: number): number => Math.round(v * 10) / 10 + 0;

function seamOf(
  a: Edge,
  b: Edge,
  bForward: boolean,
  name: string,
  kind: Seam['kind'],
  copies?: [number, number][],
): Seam {
  const whole = ({ piece, id, length }: Edge, forward: boolean) => ({
    piece: piece.id,
    edge: id,
    from_mm: forward ? 0 : round1(length),
    to_mm: forward ? round1(length) : 0,
  });
  return {
    a: whole(a, true),
    b: whole(b, bForward),
    ease_mm: round1(a.length - b.length),
    kind,
    name,
    copies: copies ?? copiesOf(a.piece, true, b.piece, bForward),
    known_by: 'match',
  };
}

/** Legs of a dart are as long as each other within this, mm. */
const LEG_MM = 4;

/** Mouth of the widest dart as a share of its legs: one that takes the whole fullness of a bust. */
const WIDEST = 1.03;

/** Two edges in a row that run to a point inside the piece and back: the legs of a dart. */
export function darts(edges: readonly Edge[]): Seam[] {
  return edges.flatMap((a, i) => {
    const b = edges[(i + 1) % edges.length];
    if (edges.length < 4 || Math.abs(a.length - b.length) > LEG_MM || a.length < 30) return [];
    const [from, tip, to] = [a.line[0], b.line[0], b.line[b.line.length - 1]];
    const mouth = distance(from, to);
    const isDart = mouth < a.length * WIDEST && mouth > 2 && isNotchedIn(a, b, tip);
    return isDart ? [seamOf(a, b, false, 'Dart', 'dart', sameCopies(a.piece))] : [];
  });
}

const sameCopies = (piece: Piece): [number, number][] =>
  piece.on_fold || piece.cuts[0].count > 1
    ? [
        [1, 1],
        [2, 2],
      ]
    : [[1, 1]];

/** Whether the mouth of two edges lies outside the piece: what is between them is cut away. */
function isNotchedIn(a: Edge, b: Edge, tip: Point): boolean {
  const loop = a.piece.loop;
  const middle = {
    x: (a.line[0].x + b.line[b.line.length - 1].x + tip.x) / 3,
    y: (a.line[0].y + b.line[b.line.length - 1].y + tip.y) / 3,
  };
  return !inside(loop, middle);
}

function inside(loop: readonly Point[], { x, y }: Point): boolean {
  let is = false;
  for (let i = 1; i < loop.length; i++) {
    const [a, b] = [loop[i - 1], loop[i]];
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) is = !is;
  }
  return is;
}

/** Pieces of these roles are sewn to each other, side by side. */
const NEIGHBOURS: readonly (readonly [Role, Role])[] = [
  ['front', 'back'],
  ['front', 'side'],
  ['back', 'side'],
  ['front', 'yoke'],
  ['back', 'yoke'],
  ['front', 'sleeve'],
  ['back', 'sleeve'],
  ['panel', 'panel'],
  ['panel', 'front'],
  ['panel', 'back'],
  ['panel', 'side'],
  ['front', 'bib'],
  ['back', 'bib'],
  ['skirt', 'skirt'],
  ['skirt', 'godet'],
  ['front', 'skirt'],
  ['back', 'skirt'],
  ['front', 'leg-front'],
  ['back', 'leg-back'],
  ['leg-front', 'leg-back'],
  ['leg', 'leg'],
  ['sleeve', 'sleeve'],
  ['collar', 'collar'],
  ['hood', 'hood'],
  ['neck-facing', 'neck-facing'],
  ['facing', 'neck-facing'],
  ['facing', 'facing'],
  ['cup', 'cup'],
  ['tail', 'back'],
  ['gusset', 'leg-front'],
  ['gusset', 'leg-back'],
];

const isNeighbour = (a: Role, b: Role): boolean =>
  NEIGHBOURS.some(([p, q]) => (p === a && q === b) || (p === b && q === a));

/** What an edge of one piece is laid on when it is finished by another: the finishing one and what it finishes. */
const FACED: ReadonlySet<Role> = new Set(['facing', 'neck-facing', 'arm-facing', 'sleeve-facing', 'lining']);

export interface Sorted {
  edge: Edge;
  role: Role;
}

export const withRole = (edge: Edge): Sorted => ({ edge, role: roleOf({ ...edge.piece, name: edge.piece.title }) });

const BODY: ReadonlySet<Role> = new Set(['front', 'back', 'skirt', 'leg', 'leg-front', 'leg-back', 'sleeve', 'bib']);
const SHOULDER = /shoulder|hps|neck|strap|split|collar/i;

/** Necks, armholes and hems of a front and a back may be as long as each other: they bend, or lie across. */
function isOpenEdge(a: Sorted, b: Sorted): boolean {
  if (!BODY.has(a.role) || !BODY.has(b.role)) return false;
  return [a.edge, b.edge].some((edge) => {
    const [p, q] = [edge.line[0], edge.line[edge.line.length - 1]];
    if (Math.abs(depth(edge, 0.5)) > 0.1 * distance(p, q)) return true;
    const across = Math.abs(q.y - p.y) < 0.5 * Math.abs(q.x - p.x);
    return across && ![p, q].every((end) => nameAt(edge.piece, end).some((name) => SHOULDER.test(name)));
  });
}

/** Lengths of edges that are sewn flush agree within this share and this much, mm. */
const agree = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(1.5, 0.004 * Math.max(a, b));
/** Points of edges of one shape that are laid on each other lie so near, mm. */
const SHAPE_MM = 3;

/** Whether two edges have one shape: laid on each other by their ends, directly or mirrored. */
function shapeAgrees(a: Edge, b: Edge): boolean {
  const chords = [0.25, 0.5, 0.75].map((t) => [depth(a, t), depth(b, t), depth(b, 1 - t)]);
  const same = (k: 1 | 2): boolean => chords.every((c) => Math.abs(Math.abs(c[0]) - Math.abs(c[k])) < SHAPE_MM);
  return same(1) || same(2);
}

/** How far beside its chord a line lies at a share of its length, mm. */
function depth({ line }: Edge, t: number): number {
  const [a, b, p] = [line[0], line[line.length - 1], pointAt(line, t)];
  const [u, v] = [sub(b, a), sub(p, a)];
  return (u.x * v.y - u.y * v.x) / (Math.hypot(u.x, u.y) || 1);
}

interface Candidate {
  a: Sorted;
  b: Sorted;
  name: string;
  worth: number;
}

const nameAt = (piece: Piece, p: Point): string[] =>
  Object.entries(piece.points)
    .filter(([name, q]) => !PLAIN_NAME.test(name) && distance(p, q) < 1)
    .map(([name]) => name);

/** Names of corners that say nothing: two strips have them alike. */
const PLAIN_NAME = /^(?:[a-h]|corner\d+|(?:top|bottom)(?:Left|Right))$/;

/** How many of their ends have a name in common. */
function sharedEnds(a: Edge, b: Edge): number {
  const ends = (e: Edge) => [e.line[0], e.line[e.line.length - 1]].map((p) => new Set(nameAt(e.piece, p)));
  const [p, q] = [ends(a), ends(b)];
  const common = (x: Set<string>, y: Set<string>): number => ([...x].some((name) => y.has(name)) ? 1 : 0);
  return Math.max(common(p[0], q[0]) + common(p[1], q[1]), common(p[0], q[1]) + common(p[1], q[0]));
}

/** Shorter edges are told apart too badly to be matched, mm. */
const LEAST_MM = 20;

/** Two fronts close on each other and are not sewn; a lining is that of its own design; a neck's facing is no armhole's. */
function isNeverSewn(a: Sorted, b: Sorted): boolean {
  const designs = [a, b].map(({ edge }) => edge.piece.id.split('.')[0]);
  const roles = [a.role, b.role];
  return (
    (a.role === 'front' && b.role === 'front') ||
    (roles.includes('lining') && designs[0] !== designs[1]) ||
    (roles.includes('neck-facing') && roles.includes('arm-facing'))
  );
}

function candidate(a: Sorted, b: Sorted): Candidate | null {
  if (a.edge.piece === b.edge.piece || isNeverSewn(a, b)) return null;
  const [p, q] = [a.edge, b.edge];
  if (Math.min(p.length, q.length) < LEAST_MM || !agree(p.length, q.length)) return null;
  const faces = FACED.has(a.role) !== FACED.has(b.role);
  const ends = sharedEnds(p, q);
  const near = isNeighbour(a.role, b.role);
  if (faces && !shapeAgrees(p, q)) return null;
  if (FACED.has(a.role) && FACED.has(b.role) && ends < 1) return null;
  if (!faces && !near && ends < 2) return null;
  if (!faces && isOpenEdge(a, b)) return null;
  const off = Math.abs(p.length - q.length) / Math.max(p.length, q.length);
  return { a, b, name: faces ? 'Facing' : 'Seam', worth: ends + (near ? 0.5 : 0) - 50 * off };
}

/** Edges paired by length, what they are parts of, and the names of their ends; the surest first, each once. */
export function alike(edges: readonly Sorted[]): Seam[] {
  const found = edges
    .flatMap((a, i) => edges.slice(i + 1).map((b) => candidate(a, b)))
    .filter((c) => c !== null)
    .sort((x, y) => y.worth - x.worth);
  const used = new Set<Edge>();
  return found.flatMap(({ a, b, name }) => {
    if (used.has(a.edge) || used.has(b.edge)) return [];
    used.add(a.edge);
    used.add(b.edge);
    return [seamOf(a.edge, b.edge, forwardOf(a.edge, b.edge), name, 'flush')];
  });
}

/** Whether the first end of one answers the first end of the other: by names, else by height on the garment. */
function forwardOf(a: Edge, b: Edge): boolean {
  const ends = (e: Edge): [Point, Point] => [e.line[0], e.line[e.line.length - 1]];
  const [p, q] = [ends(a), ends(b)];
  const common = (x: Point, y: Point): number => {
    const names = new Set(nameAt(a.piece, x));
    return nameAt(b.piece, y).some((name) => names.has(name)) ? 1 : 0;
  };
  const [same, other] = [common(p[0], q[0]) + common(p[1], q[1]), common(p[0], q[1]) + common(p[1], q[0])];
  if (same !== other) return same > other;
  const rise = (e: [Point, Point]): number => e[1].y - e[0].y;
  return rise(p) * rise(q) >= 0;
}

/** Straight edges at the centre of a pair: sewn to its mirror image. */
const CENTRE = /^(cf|cb)|cent(er|re)|fork|crotch|crossSeam|waistIn|hipCb/i;

export function centres(edges: readonly Sorted[]): Seam[] {
  return edges.flatMap(({ edge, role }) => {
    const { piece } = edge;
    if (piece.on_fold || piece.cuts[0].count < 2 || edge.length < LEAST_MM || role === 'pocket-part') return [];
    const [first, last] = [nameAt(piece, edge.line[0]), nameAt(piece, edge.line[edge.line.length - 1])];
    const central = [first, last].every((names) => names.some((n) => CENTRE.test(n)));
    return central ? [seamOf(edge, edge, true, 'Centre seam', 'flush', [[1, 2]])] : [];
  });
}

/** Two edges of one piece that close it to a tube: the only two of one length and role left of a sleeve, cuff or band. */
const TUBES: ReadonlySet<Role> = new Set([
  'sleeve',
  'cuff',
  'neckband',
  'arm-binding',
  'waistband',
  'hem-band',
  'casing',
  'leg',
  'ruffle',
  'skirt',
  'arm-facing',
]);

export function tubes(edges: readonly Sorted[]): Seam[] {
  return [...new Set(edges.map(({ edge }) => edge.piece))].flatMap((piece) => {
    const own = edges.filter(({ edge, role }) => edge.piece === piece && TUBES.has(role));
    const pairs = own.flatMap((a, i) => own.slice(i + 1).map((b) => [a.edge, b.edge] as const));
    const fits = pairs.filter(
      ([a, b]) => agree(a.length, b.length) && shapeAgrees(a, b) && a.length >= 8 && isAcross(a, b),
    );
    const best = fits.sort((x, y) => apart(y) - apart(x))[0];
    return best ? [seamOf(best[0], best[1], false, 'Closed to a ring', 'flush', sameCopies(piece))] : [];
  });
}

/** Strips that are folded lengthwise: their long sides are sewn together, on what they finish or turned through. */
const STRIPS: ReadonlySet<Role> = new Set([
  ...TUBES,
  'belt',
  'belt-loop',
  'strap',
  'tab',
  'collar',
  'placket',
  'front-band',
  'sleeve-placket',
]);

/** The long sides of strips, whichever of them a rule names already: the other lies on it. */
export function strips(pieces: readonly (readonly Sorted[])[]): Seam[] {
  return pieces.flatMap((edges) => {
    const [one] = edges;
    if (!one || !STRIPS.has(one.role) || edges.length > 6 || one.edge.piece.on_fold) return [];
    const [first, second, third] = edges.map(({ edge }) => edge).sort((a, b) => b.length - a.length);
    const isStrip = second && agree(first.length, second.length) && (!third || third.length < 0.6 * first.length);
    return isStrip ? [seamOf(first, second, false, 'Folded lengthwise', 'flush', sameCopies(first.piece))] : [];
  });
}

const middle = ({ line }: Edge): Point => pointAt(line, 0.5);
const apart = ([a, b]: readonly [Edge, Edge]): number => distance(middle(a), middle(b));
/** The ends of a strip lie farther from each other than its long sides do. */
const isAcross = (a: Edge, b: Edge): boolean =>
  apart([a, b]) >= Math.min(a.length, b.length) * 0.4 && lengthOf(a.line) > 0;
