import type { Op } from '../../../geometry/path.js';
import { distance, type Point } from '../../../geometry/point.js';
import { replaceEdge } from '../pieces/neckline.js';
import type { Mark, Piece } from '../pieces/piece.js';
import type { Alteration } from '../recipe.js';

/** How far below a shirt's neck the neckline lies at its centre, and the first button below that, mm. */
const [LOWER_MM, FIRST_MM] = [15, 25];
/** Points so near are one, mm. */
const SAME_MM = 1;

/** What a draft has only for its lapel: how it rolls, and where the collar meets it. */
const OF_LAPEL: readonly string[] = [
  'lapelBreakPoint',
  'shoulderRoll',
  'collarstandTip',
  'collarCorner',
  'notchTip',
  'lapelTip',
];

const lowered = ({ x, y }: Point, by: number): Point => ({ x, y: y + by });

const fastens = ({ kind }: Mark): boolean => kind === 'button' || kind === 'buttonhole';

/** A round neckline from the shoulder to the centre in place of gorge and lapel, and the edge straight up to it. */
function closedUp(piece: Piece, sa: number): Piece {
  const { neck, neckCp2Front: cp1, cfNeckCp1: cp2, cfNeck: centre, lapelStraightEnd: straight } = piece.points;
  if (!neck || !cp1 || !cp2 || !centre || !straight) return piece;
  const low = lowered(centre, LOWER_MM);
  const corner = { x: straight.x, y: low.y };
  const edge: Op[] = [
    { type: 'move', to: neck },
    { type: 'curve', cp1: lowered(cp1, LOWER_MM / 2), cp2: lowered(cp2, LOWER_MM), to: low },
    { type: 'line', to: corner },
    { type: 'line', to: straight },
  ];
  const made = replaceEdge(piece, { from: 'neck', to: 'lapelStraightEnd' }, edge, sa);
  // The facing is sewn on from the notch to the edge: here from the shoulder.
  return { ...made, points: { ...made.points, cfNeck: low, notch: neck, notchEdge: corner } };
}

/** Without the points, notches and lines of the lapel that was; its buttons begin at the neck and end where they ended. @param gone places of the lapel */
function unrolled(piece: Piece, gone: readonly Point[]): Piece {
  const isGone = (at: Point): boolean => gone.some((p) => distance(p, at) < SAME_MM);
  const heights = piece.marks.filter(fastens).map(({ at }) => at.y);
  const [high, low] = [Math.min(...heights), Math.max(...heights)];
  const first = piece.points.cfNeck.y + FIRST_MM;
  const spread = low > high ? (low - first) / (low - high) : 1;
  const raised = (mark: Mark): Mark =>
    fastens(mark) ? { ...mark, at: { x: mark.at.x, y: first + (mark.at.y - high) * spread } } : mark;
  return {
    ...piece,
    points: Object.fromEntries(Object.entries(piece.points).filter(([name]) => !OF_LAPEL.includes(name))),
    marks: piece.marks.filter((mark) => fastens(mark) || !isGone(mark.at)).map(raised),
    lines: piece.lines.filter(({ ops: [begins] }) => begins.type !== 'move' || !isGone(begins.to)),
  };
}

const placesOfLapel = ({ points }: Piece): Point[] =>
  [...OF_LAPEL, 'notch', 'notchEdge'].flatMap((name) => points[name] ?? []);

const FRONTS: ReadonlySet<string> = new Set(['jaeger.front', 'jaeger.frontFacing']);

/** A tailored jacket without collar and lapels: it closes up to a round neck, and ends there in its facing and lining. */
export const bareJacket: Alteration = (pieces, _, sa) =>
  pieces
    .filter(({ id }) => !/^jaeger\.(?:collar|collarStand|underCollar)$/.test(id))
    .map((piece) => (FRONTS.has(piece.id) ? unrolled(closedUp(piece, sa), placesOfLapel(piece)) : piece))
    .map((piece) =>
      piece.id === 'jaeger.front'
        ? { ...piece, shows: [...(piece.shows ?? []), 'neckline=collarless', 'neckline=round'] }
        : piece,
    );
