import { distance, type Point } from '../../geometry/point.js';
import { lengthOf, nearestOn } from '../../geometry/polyline.js';
import { between } from '../../make/pattern/seams/edges.js';
import type { Stitch } from '../types.js';
import { sideOf } from './close-sides.js';
import { lineOf } from './fold-strips.js';
import type { Sheet } from './lay-out.js';
import type { ShellEdge, ShellPiece } from './shell.js';

/** On its line, mm. */
const ON = 1;
/** The edge of an underlap under that of the front. */
const UNDER = 'under';

/** The edge of a front that is fastened over an underlap, as a cheongsam's from the neck to the underarm: the draft names a point on it; undefined where it has none. */
const edgeOver = ({ piece, edges }: ShellPiece): ShellEdge | undefined =>
  edges.find((edge) => piece.points.lapMiddle && nearestOn(lineOf(piece, edge), piece.points.lapMiddle).off < ON);

const isUnderlap = ({ role, piece }: ShellPiece): boolean => role === 'front' && /underlap/i.test(piece.title);

/** What of an underlap is not covered, from the neck over the shoulder to the underarm: it ends where the front's edge lies on it. */
export function withoutUnderlay(shell: ShellPiece, shells: readonly ShellPiece[]): ShellPiece {
  const front = isUnderlap(shell) ? shells.find((other) => edgeOver(other)) : undefined;
  const edge = front && edgeOver(front);
  const { loop, points } = shell.piece;
  if (!front || !edge || !points.armhole) return shell;
  const line = towards(lineOf(front.piece, edge), loop[0]);
  const end = nearestOn(loop, points.armhole).at;
  const kept = shell.edges.filter(({ start_mm = 0, length_mm }) => start_mm + length_mm < end + ON);
  const under = { ...edge, piece: shell.piece.id, id: UNDER, state: 'faced', known_by: 'role' } as const;
  return {
    ...shell,
    piece: { ...shell.piece, loop: [...between(loop, 0, end), ...line.slice(1, -1), loop[0]] },
    edges: [...kept, { ...under, start_mm: end, length_mm: lengthOf(line) }],
  };
}

const towards = (line: readonly Point[], end: Point): Point[] =>
  distance(line[0], end) < distance(line[line.length - 1], end) ? line.toReversed() : [...line];

/** The front's edge on that of its underlap: both drafted from the underarm to the neck. */
export function laidOverUnderlap(sheets: readonly Sheet[]): Stitch[] {
  const over = sheets.findIndex(({ shell }) => edgeOver(shell));
  const under = sheets.findIndex(({ shell }) => isUnderlap(shell));
  if (over < 0 || under < 0) return [];
  const edge = edgeOver(sheets[over].shell);
  const [p, q] = [
    sheets[over].places.find((place) => place.edge === edge?.id),
    sheets[under].places.find((place) => place.edge === UNDER),
  ];
  return p && q
    ? [{ a: sideOf(over, p), b: sideOf(under, q), kind: 'closed', name: 'Front edge on its underlap' }]
    : [];
}
