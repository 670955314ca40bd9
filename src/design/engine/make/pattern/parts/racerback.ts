import type { Op } from '../../../geometry/path.js';
import type { Point } from '../../../geometry/point.js';
import { runLength } from '../checks.js';
import { replaceEdge } from '../pieces/neckline.js';
import { reshaped } from '../pieces/shift.js';
import type { Piece } from '../pieces/piece.js';
import type { Alteration } from '../recipe.js';

/** Half of what is left between the shoulder blades, mm, and how far down between shoulder and underarm it is narrowest. */
const RACER_MM = 48;
const NARROWEST = 0.62;
const [BACK, BINDING] = ['aaron.back', 'aaron.armBinding'];
const ARM = { piece: BACK, from: 'strapRight', to: 'armhole' };

function edgeOf(strap: Point, arm: Point): Op[] {
  const middle = { x: RACER_MM, y: strap.y + (arm.y - strap.y) * NARROWEST };
  return [
    { type: 'move', to: strap },
    {
      type: 'curve',
      cp1: { x: strap.x - 30, y: strap.y + 28 },
      cp2: { x: middle.x - 4, y: middle.y - 55 },
      to: middle,
    },
    { type: 'curve', cp1: { x: middle.x + 4, y: middle.y + 50 }, cp2: { x: arm.x - 70, y: arm.y }, to: arm },
  ];
}

/** A tank top's back runs together between the shoulder blades; the binding of the arms grows with their edge. */
export const racerback: Alteration = (pieces, _, sa) => {
  const back = pieces.find((p) => p.id === BACK);
  const was = runLength(pieces, ARM);
  if (!back || was === null) return pieces;
  const { strapRight, armhole } = back.points;
  const cut = { ...replaceEdge(back, { from: 'strapRight', to: 'armhole' }, edgeOf(strapRight, armhole), sa) };
  const more = (runLength([cut], ARM) ?? was) - was;
  const long = (p: Piece): Piece => lengthened(p, more);
  return pieces.map((p) =>
    p === back ? { ...cut, shows: [...(back.shows ?? []), 'details=racerback'] } : p.id === BINDING ? long(p) : p,
  );
};

function lengthened(binding: Piece, by: number): Piece {
  const { topLeft, bottomLeft } = binding.points;
  const share = 1 + by / (bottomLeft.y - topLeft.y);
  return reshaped(binding, (p) => ({ x: p.x, y: p.y * share }));
}
