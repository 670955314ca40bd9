import type { Point } from '../../../geometry/point.js';
import type { Leg } from '../../../garments/spec.js';
import { runLength } from '../checks.js';
import type { Piece, SeamRule } from '../pieces/piece.js';
import type { Alteration, Body } from '../recipe.js';
import { reshaped } from '../pieces/shift.js';
import { truedUp } from '../pieces/truing.js';

/** Leg shapes below the knee (barrel: below the hip) that the drafts let fall straight. */
export const shapesLeg = (leg: Leg | null): boolean =>
  leg !== null && ['flared', 'bootcut', 'tapered', 'barrel', 'skinny', 'slim'].includes(leg);

const hemGirth = (pieces: readonly Piece[], design: string): number =>
  [`${design}.front`, `${design}.back`].reduce(
    (sum, piece) => sum + (runLength(pieces, { piece, from: 'floorIn', to: 'floorOut' }) ?? 0),
    0,
  );

/** How far each of the four leg edges moves outwards at the hem, mm. */
function spreadAtHem(leg: Leg, girth: number, body: Body): number {
  const narrow = Math.max(body.heel * 1.03, body.ankle * (leg === 'skinny' ? 1.2 : leg === 'slim' ? 1.45 : 1.6));
  switch (leg) {
    case 'flared':
      return Math.max(40, (body.knee * 1.75 - girth) / 4);
    case 'bootcut':
      return 16;
    case 'barrel':
    case 'tapered':
    case 'skinny':
    case 'slim':
      return Math.min(0, (narrow - girth) / 4);
    default:
      return 0;
  }
}

/** Moves inseam and outseam of front and back alike, so that they still match. */
export function shapedLeg(design: string, leg: Leg): Alteration {
  return (pieces, body) => {
    const by = spreadAtHem(leg, hemGirth(pieces, design), body);
    const bulge = leg === 'barrel' ? 45 : 0;
    const [front, back] = [`${design}.front`, `${design}.back`];
    const made = pieces.map((p) =>
      p.id === front || p.id === back ? { ...shaped(p, by, bulge, body), shows: [`leg=${leg}`] } : p,
    );
    const side = (piece: string) => [{ piece, from: 'fork', to: 'floorIn', via: 'kneeIn' }];
    const slide = { piece: back, start: 'fork', end: 'floorIn', beyond: 'floorOut' };
    return truedUp(made, [
      { name: 'Inseam', a: side(front), b: side(back), true: slide },
      outseam(front, back, design),
    ]);
  };
}

/** Trued at the hem, below the pocket or from the waist. */
function outseam(front: string, back: string, design: string): SeamRule {
  const start = design === 'charlie' ? 'slantCurveEnd' : 'styleWaistOut';
  const side = (piece: string) => [{ piece, from: start, to: 'floorOut', via: 'kneeOut' }];
  const slide = { piece: back, start, end: 'floorOut', beyond: 'floorIn' };
  return { name: 'Outseam', a: side(front), b: side(back), true: slide };
}

function shaped(piece: Piece, by: number, bulge: number, body: Body): Piece {
  const { floorIn, floorOut, fork } = piece.points;
  if (!floorIn || !floorOut || !fork) return piece;
  const bottom = floorIn.y;
  const knee = Math.min(bottom - 120, body.waistToKnee);
  const top = Math.min(fork.y + 60, knee - 60);
  const middle = (floorIn.x + floorOut.x) / 2;
  const half = Math.abs(floorIn.x - floorOut.x) / 2 || 1;
  return reshaped(piece, (p: Point) => {
    if (p.y <= top) return p;
    const down = Math.max(0, Math.min(1, (p.y - knee) / (bottom - knee)));
    const belly = Math.sin(Math.PI * Math.max(0, Math.min(1, (p.y - top) / (bottom - top)))) * bulge;
    const share = Math.max(-1, Math.min(1, (p.x - middle) / half));
    return { x: p.x + share * (by * down ** 1.4 + belly), y: p.y };
  });
}
