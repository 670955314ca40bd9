import { cut, panel, rectangle } from '../pieces/panel.js';
import type { Piece } from '../pieces/piece.js';
import type { Alteration } from '../recipe.js';

export const epaulette = (sa: number): Piece =>
  panel({
    id: 'own.epaulette',
    title: 'Epaulette',
    start: { name: 'a', at: { x: 0, y: 0 } },
    edges: [
      { name: 'b', to: { x: 55, y: 0 } },
      { name: 'c', to: { x: 48, y: 105 } },
      { name: 'tip', to: { x: 27, y: 128 } },
      { name: 'd', to: { x: 7, y: 105 } },
      { name: 'a', to: { x: 0, y: 0 } },
    ],
    cuts: [cut(4), cut(2, 'interfacing')],
    sa,
  });

const strap = (sa: number): Piece =>
  rectangle({
    id: 'own.sleeveStrap',
    title: 'Sleeve strap (folded lengthwise)',
    width: 80,
    length: 420,
    cuts: [cut(2)],
    sa,
  });

/** Round a worn coat and tied, with ends of some 40 cm. */
export const tieBelt = (waist: number, sa: number): Piece =>
  rectangle({
    id: 'own.belt',
    title: 'Belt (folded lengthwise)',
    width: 100,
    length: Math.round(waist * 1.12 + 850),
    cuts: [cut(1), cut(1, 'interfacing')],
    sa,
  });

export const trenchParts = (waist: number, sa: number): Piece[] => [epaulette(sa), strap(sa), tieBelt(waist, sa)];

/** Casing at the waist of a parka, sewn inside. */
export const parkaCasing = (girth: number, sa: number): Piece =>
  rectangle({ id: 'own.casing', title: 'Drawcord casing', width: 40, length: Math.round(girth), cuts: [cut(1)], sa });

/** The fly that covers a front's zip. */
export const zipCover: Alteration = (pieces, body, sa) => {
  const front = pieces.find((p) => p.id === 'huey.front');
  const length = front ? front.points.cfHem.y - front.points.cfNeck.y : body.hpsToWaistFront;
  const fly = rectangle({
    id: 'own.zipFly',
    title: 'Zip cover (folded lengthwise)',
    width: 120,
    length: Math.round(length),
    cuts: [cut(1), cut(1, 'interfacing')],
    sa,
  });
  return [...pieces, fly];
};
