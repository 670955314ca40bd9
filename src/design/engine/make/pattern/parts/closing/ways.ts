import type { Piece, Run } from '../../pieces/piece.js';
import { run } from '../../rules/kit.js';

/** Where a garment can be opened; the shoulder is no way down but an edge of its own (`shoulder-stand.ts`). */
export type WayPlace = 'front' | 'back' | 'side';

const FRONT = 'bella.frontSideDart';

/** Edges of bodies, from the top down, by the id of the piece; of the side, front and back apart. */
const UPPER: Readonly<Record<WayPlace, readonly Run[][]>> = {
  back: [[run('bella.back', 'cbNeck', 'waistCenter')], [run('bibi.back', 'cbNeck', 'cbHem')]],
  front: ['bibi.front', 'huey.front', FRONT].map((piece) => [run(piece, 'cfNeck', 'cfHem')]),
  side: [
    [run(FRONT, 'armhole', 'bustDartTop'), run(FRONT, 'bustDartBottom', 'sideHem')],
    [run('bella.back', 'armhole', 'waistSide')],
    [run('bibi.front', 'armhole', 'hem', 'waist')],
    [run('bibi.back', 'armhole', 'hem', 'waist')],
  ],
};

/** The same of skirts and legs. Panels that are all alike are sewn left edge to right edge. */
const LOWER: Readonly<Record<WayPlace, readonly Run[][]>> = {
  back: [
    [run('sandy.skirtBack', 'in2Flipped', 'ex2Flipped')],
    [run('penelope.back', 'lWaist', 'lHem')],
    [run('sarah.back', 'cbTop', 'cbBottom')],
    [run('titan.back', 'styleWaistIn', 'fork', 'crossSeamCurveStart')],
    [run('own.circleBack', 'waistMiddle', 'hemMiddle')],
    [run('own.circleBack', 'waistRight', 'hemRight')],
    [run('own.goreBack', 'waistRight', 'hemRight', 'seatRight')],
  ],
  front: [
    [run('sandy.skirtFront', 'in2Flipped', 'ex2Flipped')],
    [run('penelope.front', 'lWaist', 'lHem')],
    [run('sarah.front', 'cfTop', 'cfBottom')],
    [run('titan.front', 'styleWaistIn', 'fork', 'crotchSeamCurveStart')],
  ],
  side: [
    [run('sandy.skirt', 'in2', 'ex2')],
    [run('sandy.skirtBack', 'in2', 'ex2')],
    [run('penelope.front', 'rWaist', 'rHem', 'rSeat')],
    [run('penelope.back', 'rWaist', 'rHem', 'rSeat')],
    [run('sarah.front', 'sfTop', 'sideBottom', 'sideSeat')],
    [run('sarah.back', 'sbTop', 'sideBottom', 'sideSeat')],
    [run('titan.front', 'styleWaistOut', 'floorOut', 'seatOut')],
    [run('titan.back', 'styleWaistOut', 'floorOut', 'seatOut')],
    [run('own.circleFront', 'waistLeft', 'hemLeft')],
    [run('own.circleBack', 'waistRight', 'hemRight')],
  ],
};

/** Rings of panels that are all alike: one of their seams is laid where the garment opens. */
const RINGS: readonly Run[][] = [
  [run('sandy.skirt', 'in2', 'ex2')],
  [run('own.circle', 'waistLeft', 'hemLeft')],
  [run('own.gore', 'waistLeft', 'hemLeft', 'seatLeft')],
  [run('own.pleats', 'a', 'd')],
  [run('own.tier1', 'a', 'd')],
  [run('own.peplum', 'waistLeft', 'hemLeft')],
];

const present = (ways: readonly Run[][], pieces: readonly Piece[]): Run[][] =>
  ways.filter(([first]) => pieces.some((p) => p.id === first.piece && p.points[first.from] && p.points[first.to]));

export const upperWays = (place: WayPlace, pieces: readonly Piece[]): Run[][] => present(UPPER[place], pieces);

/** Centres of the same piece are alternatives. */
const onePerPiece = (ways: readonly Run[][]): Run[][] =>
  ways.filter(([first], i) => ways.findIndex(([other]) => other.piece === first.piece) === i);

export const lowerWays = (place: WayPlace, pieces: readonly Piece[]): Run[][] => {
  const own = present(LOWER[place], pieces);
  const ring = present(RINGS, pieces);
  const found = own.some(([first]) => !first.piece.startsWith('titan.')) || ring.length === 0 ? own : [...ring, ...own];
  return place === 'side' ? found : onePerPiece(found);
};
