import { has } from '../lengths/lengths.js';
import type { Cut } from '../../../cut/cut.js';
import type { Piece } from '../pieces/piece.js';
import { gores, sectorParts, type GoreShape, type SkirtOrder } from './skirts.js';

/** How far a train reaches over the floor behind the hem, mm. */
export const TRAIN_MM = 900;

export const wantsTrain = (spec: Cut): boolean => spec.details.includes('train');

const tells = (piece: Piece): Piece => ({ ...piece, shows: ['details=train'] });

/** Skirt of one ring whose back halves fall longer towards the centre back. */
export function trainSkirt(order: SkirtOrder, ratio: number, full: boolean, gather = 1): Piece[] {
  const waist = order.waist * gather;
  const fronts = full ? 2 : 1;
  const parts = [
    { id: 'own.circleFront', title: 'Skirt front', waist: waist / 2 / fronts, count: fronts, mirrored: full },
    {
      id: 'own.circleBack',
      title: 'Skirt back with train',
      waist: waist / 4,
      count: 2,
      mirrored: true,
      train: TRAIN_MM,
    },
  ];
  return sectorParts({ ...order, waist }, ratio, parts, order.waist).map((p) =>
    p.id === 'own.circleBack' ? tells(p) : p,
  );
}

/** Gores of which the two at the centre back run out into a train. */
export function trainGores(order: SkirtOrder, shape: GoreShape): Piece[] {
  const [gore] = gores(order, shape);
  const [back] = gores(order, { ...shape, train: TRAIN_MM }, 'own.goreBack');
  const waist = { name: 'Skirt to waist', b: [], to_mm: order.waist };
  const edge = { from: 'waistLeft', to: 'waistRight' };
  return [
    {
      ...gore,
      title: `Gore (${shape.count - 2} alike)`,
      cuts: [{ ...gore.cuts[0], count: shape.count - 2 }],
      seams: [
        ...(gore.seams ?? []).filter((s) => s.name !== waist.name),
        {
          ...waist,
          a: [
            { piece: gore.id, ...edge, times: shape.count - 2 },
            { piece: back.id, ...edge, times: 2 },
          ],
        },
      ],
    },
    tells({
      ...back,
      title: 'Back gore with train',
      cuts: [{ ...back.cuts[0], count: 2, mirrored: true }],
      seams: [
        {
          name: 'Back gore to gore',
          a: [{ piece: back.id, from: 'waistLeft', to: 'hemLeft', via: 'seatLeft' }],
          b: [{ piece: gore.id, from: 'waistRight', to: 'hemRight', via: 'seatRight' }],
        },
      ],
    }),
  ];
}

/** Share of a circle by silhouette. */
export const ratioOf = (spec: Cut): number =>
  has(spec.silhouette, 'ball-gown', 'circle')
    ? 0.75
    : has(spec.silhouette, 'sheath', 'pencil', 'straight')
      ? 0.16
      : 0.3;
