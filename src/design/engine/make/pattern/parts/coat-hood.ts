import type { Op } from '../../../geometry/path.js';
import { distance } from '../../../geometry/point.js';
import { replaceEdge } from '../pieces/neckline.js';
import type { Mark, Piece } from '../pieces/piece.js';
import type { Alteration } from '../recipe.js';
import type { Collar } from '../../../garments/spec.js';
import { addCollar, type NeckSite } from './collars.js';
import { addHood } from './hood.js';

type Design = 'carlton' | 'carlita';

const neckOf = (design: Design): NeckSite => ({
  front: { piece: `${design}.front`, shoulder: 's3CollarSplit', centre: 'cfNeck', outer: 's3ArmholeSplit' },
  back: { piece: `${design}.back`, shoulder: 's3CollarSplit', centre: 'cbNeck', outer: 's3ArmholeSplit' },
  openBack: false,
});

/** How far the front edge begins below the neck's centre, mm. */
const FALL_MM = 6;
/** And the first button or toggle. */
const FIRST_MM = 45;

const fastens = ({ kind }: Mark): boolean => kind === 'button' || kind === 'buttonhole';

/** Buttons that began at the break of the lapel begin at the neck, and end where they ended. */
function fastenedUp(piece: Piece): Piece {
  const heights = piece.marks.filter(fastens).map(({ at }) => at.y);
  const [high, low] = [Math.min(...heights), Math.max(...heights)];
  const first = piece.points.cfNeck.y + FIRST_MM;
  const spread = low > high ? (low - first) / (low - high) : 1;
  const moved = (mark: Mark): Mark => ({ ...mark, at: { x: mark.at.x, y: first + (mark.at.y - high) * spread } });
  return { ...piece, marks: piece.marks.map((mark) => (fastens(mark) ? moved(mark) : mark)) };
}

/** Without the points of a lapel and the lines that begin where it broke. */
function unrolled(piece: Piece): Piece {
  const { rollLineStart: from, rollLineEnd: _, ...points } = piece.points;
  const rolls = ({ ops: [first] }: Piece['lines'][number]): boolean =>
    first?.type === 'move' && distance(first.to, from) < 1;
  return from ? { ...piece, points, lines: piece.lines.filter((line) => !rolls(line)) } : piece;
}

/** The lapel given up: the front edge runs straight up to the neck. */
function closedUp(piece: Piece, sa: number): Piece {
  const { cfNeck: neck, lapelStraightEnd: straight } = piece.points;
  if (!neck || !straight) return piece;
  const corner = { x: straight.x, y: neck.y + FALL_MM };
  const edge: Op[] = [
    { type: 'move', to: neck },
    { type: 'line', to: corner },
    { type: 'line', to: straight },
  ];
  const made = replaceEdge(piece, { from: 'cfNeck', to: 'lapelStraightEnd' }, edge, sa);
  return made === piece ? piece : { ...made, points: { ...made.points, collarTip: corner } };
}

/** A long coat's front closed up to the neck, without collar and lapels. */
export const closedToNeck =
  (design: Design): Alteration =>
  (pieces, _, sa) => {
    const fronts = [`${design}.front`, `${design}.frontFacing`];
    return pieces
      .filter((p) => !/\.collar(Stand)?$/.test(p.id))
      .map((p) => (fronts.includes(p.id) ? fastenedUp(unrolled(closedUp(p, sa))) : p));
  };

/** A long coat whose neck is bare: it ends in its facing and lining. */
export const bareNecked =
  (design: Design): Alteration =>
  (pieces, body, sa) =>
    closedToNeck(design)(pieces, body, sa).map((p) =>
      p.id === `${design}.front` ? { ...p, shows: [...(p.shows ?? []), 'neckline=collarless', 'neckline=round'] } : p,
    );

/** A hood sewn round the neck of a long coat, in place of collar and lapels. */
export const coatHood =
  (design: Design): Alteration =>
  (pieces, body, sa) =>
    addHood(neckOf(design))(closedToNeck(design)(pieces, body, sa), body, sa);

/** A band that stands round the neck of a long coat, whose front closes up to it. */
export const coatStand =
  (design: Design, collar: Collar): Alteration =>
  (pieces, body, sa) =>
    addCollar(collar, neckOf(design))(closedToNeck(design)(pieces, body, sa), body, sa);
