import { boxOf } from '../../geometry/box.js';
import { area, distanceToSegment, lengthOf, nearestOn } from '../../geometry/polyline.js';
import { distance, type Point } from '../../geometry/point.js';
import { between } from '../../make/pattern/seams/edges.js';
import type { EdgeSummary } from '../../make/pattern/seams/graph.js';
import type { Seam } from '../../make/pattern/seams/joins.js';
import type { Piece } from '../../make/pattern/pieces/piece.js';
import type { Role } from '../../make/pattern/pieces/roles.js';
import type { ShellEdge, ShellPiece } from './shell.js';

const FOLDED = 'Folded lengthwise';
const IN_TITLE = /folded lengthwise|elastic inside/i;
const STRIPS: ReadonlySet<Role> = new Set([
  'waistband',
  'cuff',
  'neckband',
  'hem-band',
  'casing',
  'arm-binding',
  'collar',
  'front-band',
  'strap',
]);

/** A strip that is folded lengthwise is worn single height: the half that is sewn on; its fold becomes its free edge. */
export function folded(shell: ShellPiece, seams: readonly Seam[]): ShellPiece {
  const trimmed = withoutUnderlap(shell, seams);
  if (!isFolded(trimmed, seams)) return trimmed;
  const kept = sewnEdge(trimmed, seams);
  const depth = depthFrom(lineOf(trimmed.piece, kept));
  const half = Math.max(...trimmed.piece.loop.map(depth.of)) / 2;
  return { ...clamped(trimmed, (p) => (depth.of(p) > half ? depth.moved(p, half) : p)), folded: true };
}

/** A waistband ends where its seam ends: the rest laps under the other end. */
function withoutUnderlap(shell: ShellPiece, seams: readonly Seam[]): ShellPiece {
  const sides = seams.filter(({ name }) => name !== FOLDED).flatMap(({ a, b }) => [a, b]);
  const sewn = shell.edges.filter((e) => sides.some((s) => s.piece === shell.piece.id && s.edge === e.id));
  if (shell.role !== 'waistband' || sewn.length !== 1 || shell.piece.on_fold) return shell;
  const line = lineOf(shell.piece, sewn[0]);
  const [a, b] = [line[0], line[line.length - 1]];
  const length = distance(a, b);
  const u = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  return clamped(shell, (p) => {
    const at = (p.x - a.x) * u.x + (p.y - a.y) * u.y;
    const by = Math.min(length, Math.max(0, at)) - at;
    return { x: p.x + by * u.x, y: p.y + by * u.y };
  });
}

function isFolded({ piece, role, edges }: ShellPiece, seams: readonly Seam[]): boolean {
  if (!STRIPS.has(role)) return false;
  const told = IN_TITLE.test(piece.title) || seams.some(({ name, a }) => name === FOLDED && a.piece === piece.id);
  const { midLeft, midRight } = piece.points;
  if (midLeft && midRight && isRectangle(piece)) return true;
  return told || (role === 'waistband' && piece.cuts[0].count === 1 && isRectangle(piece) && edges.length < 6);
}

const isRectangle = ({ loop }: Piece): boolean => {
  const box = boxOf(loop);
  return area(loop) > 0.97 * (box.maxX - box.minX) * (box.maxY - box.minY);
};

/** The long side by which a strip is sewn on: the one a rule names, else the first. */
function sewnEdge({ piece, edges }: ShellPiece, seams: readonly Seam[]): EdgeSummary {
  const longest = Math.max(...edges.map((e) => e.length_mm));
  const long = edges.filter((e) => e.length_mm > 0.8 * longest);
  const named = seams.filter(({ name }) => name !== FOLDED).flatMap(({ a, b }) => [a, b]);
  const isNamed = (e: EdgeSummary): boolean => named.some((s) => s.piece === piece.id && s.edge === e.id);
  const onOthers = seams.filter(({ a, b }) => a.piece !== b.piece).flatMap(({ a, b }) => [a, b]);
  const half = edges.find(
    (e) => e.length_mm > HALF * longest && onOthers.some((s) => s.piece === piece.id && s.edge === e.id),
  );
  return long.find(isNamed) ?? half ?? long[0];
}

/** A side that is parted in its middle, a little less. */
const HALF = 0.45;

export const lineOf = ({ loop }: Piece, { start_mm = 0, length_mm }: EdgeSummary): Point[] =>
  between(loop, start_mm, start_mm + length_mm);

/** How far a point lies from a straight line, and the point at another distance from it. */
function depthFrom(line: readonly Point[]): { of: (p: Point) => number; moved: (p: Point, depth: number) => Point } {
  const [a, b] = [line[0], line[line.length - 1]];
  const length = distance(a, b) || 1;
  const n = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  const signed = (p: Point): number => (p.x - a.x) * n.x + (p.y - a.y) * n.y;
  return {
    of: (p) => Math.abs(signed(p)),
    moved: (p, depth) => {
      const by = signed(p) - Math.sign(signed(p)) * depth;
      return { x: p.x - by * n.x, y: p.y - by * n.y };
    },
  };
}

/** mm: the mesh has particles that lie nearer to each other as one. */
const SPUR_MM = 4;

/** Where a line runs back on the one before it, both end where that begins: cloth without width is none. @param lines all round, in their order */
export function withoutSpurs(lines: readonly Point[][]): Point[][] {
  const out = lines.map((line) => [...line]);
  const long = out.filter((line) => line.length > 1);
  long.forEach((next, k) => {
    const own = long.at(k - 1) ?? next;
    const [tip] = next;
    const to = next.find((p) => distance(p, tip) >= SPUR_MM);
    const base = to && own !== next ? partingOf(own, to) : null;
    if (!to || !base) return;
    const spur = distance(tip, base);
    while (own.length > 1 && distance(own[own.length - 1], tip) < spur) own.pop();
    if (distance(own[own.length - 1], base) > 0) own.push(base);
    next.splice(
      0,
      next.findIndex((p) => distance(p, tip) > spur),
      base,
    );
  });
  return out;
}

/** The farthest place that the end of a line has on the way from there to a point; null where that is near. */
function partingOf(line: readonly Point[], to: Point): Point | null {
  const tip = line[line.length - 1];
  const other = line.findLastIndex((p) => distanceToSegment(p, tip, to) > TURNS_MM);
  const beyond = line[other] && distanceToSegment(to, line[other], line[other + 1]) < TURNS_MM ? [to] : [];
  const all = [...line.slice(other + 1), ...beyond];
  const far = all.reduce((best, p) => (distance(p, tip) > distance(best, tip) ? p : best));
  return distance(far, tip) < SPUR_MM ? null : far;
}

/** What lies nearer lies on a line, mm. */
const TURNS_MM = 0.01;

/** A piece whose points beyond a line are brought back to it: its edges become shorter, or run along that line. */
export function clamped(shell: ShellPiece, clamp: (p: Point) => Point): ShellPiece {
  const { piece } = shell;
  let start = 0;
  const lines = withoutSpurs(shell.edges.map((edge) => withoutRepeats(lineOf(piece, edge).map(clamp))));
  const edges = shell.edges.map((edge, i): ShellEdge => {
    const line = lineOf(piece, edge);
    const length_mm = lengthOf(lines[i]);
    const isMoved = distance(clamp(line[0]), line[0]) > 0.01;
    const skip =
      isMoved && distance(clamp(line[line.length - 1]), line[line.length - 1]) < 0.01 ? edge.length_mm - length_mm : 0;
    start += length_mm;
    return {
      ...edge,
      start_mm: start - length_mm,
      length_mm,
      skip_mm: skip,
      ...(isWhollyMoved(line, clamp) ? { state: 'free' as const } : {}),
    };
  });
  const loop = [...lines.flatMap((line) => line.slice(0, -1)), lines[0][0]];
  const fold = piece.fold ? ([clamp(piece.fold[0]), clamp(piece.fold[1])] as [Point, Point]) : null;
  return { ...shell, piece: { ...piece, loop, fold }, edges: edges.filter((e) => e.length_mm > LEAST_MM) };
}

/** mm */
const LEAST_MM = 0.5;

const isWhollyMoved = (line: readonly Point[], clamp: (p: Point) => Point): boolean =>
  line.every((p) => distance(clamp(p), p) > 0.01) && nearestOn([...line], clamp(line[0])).off > 1;

const withoutRepeats = (line: readonly Point[]): Point[] => {
  const kept = line.filter((p, i) => i === 0 || distance(p, line[i - 1]) > 1e-6);
  return kept.length > 1 ? kept : [line[0], line[0]];
};
