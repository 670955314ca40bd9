import type { Op } from '../../../geometry/path.js';
import { replaceEdge } from '../pieces/neckline.js';
import type { Piece } from '../pieces/piece.js';
import type { Alteration } from '../recipe.js';
import type { NeckSite } from './collars.js';
import { addHood } from './hood.js';

type Design = 'carlton' | 'carlita';

const neckOf = (design: Design): NeckSite => ({
  front: { piece: `${design}.front`, shoulder: 's3CollarSplit', centre: 'cfNeck', outer: 's3ArmholeSplit' },
  back: { piece: `${design}.back`, shoulder: 's3CollarSplit', centre: 'cbNeck', outer: 's3ArmholeSplit' },
  openBack: false,
});

/** How far the front edge begins below the neck's centre, mm. */
const FALL_MM = 6;

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

/** A hood sewn round the neck of a long coat, in place of collar and lapels. */
export const coatHood =
  (design: Design): Alteration =>
  (pieces, body, sa) => {
    const fronts = [`${design}.front`, `${design}.frontFacing`];
    const closed = pieces
      .filter((p) => !/\.collar(Stand)?$/.test(p.id))
      .map((p) => (fronts.includes(p.id) ? closedUp(p, sa) : p));
    return addHood(neckOf(design))(closed, body, sa);
  };
