import { pleatTake, type PleatLay } from '../../../cut/pleat-lay.js';
import type { PleatKind } from '../../../garments/spec.js';
import { cut, rectangle, segment } from '../pieces/panel.js';
import type { Piece } from '../pieces/piece.js';
import type { SkirtOrder } from './skirts.js';

/** Where a pleat is folded, mm from the beginning of its share of the panel. */
const FOLDS: Readonly<Record<PleatKind, (pitch: number, take: number) => number[]>> = {
  knife: (pitch, take) => [pitch / 2, pitch / 2 + take / 2],
  inverted: (pitch, take) => [0, 0.25, 0.75, 1].map((share) => pitch / 2 + share * take),
  box: (pitch, take) => [0.25, 0.5, 1, 1.25].map((share) => (pitch - take / 2) / 2 + share * take),
};

const PANELS = 2;

/** Two straight panels, front and back alike, with so many pleats each, spread evenly over the waist. */
export function laidPleats(order: SkirtOrder, { kind, count }: PleatLay): Piece[] {
  const pitch = order.waist / PANELS / count;
  const take = pleatTake(pitch, (order.seat / PANELS / count - pitch) * 1.2);
  const folds = Array.from({ length: count }, (_, i) => i * (pitch + take)).flatMap((from) =>
    FOLDS[kind](pitch, take).map((at) => segment({ x: from + at, y: 0 }, { x: from + at, y: order.length })),
  );
  const laid = PANELS * count * take;
  const name = `${kind} ${count === 1 ? 'pleat' : 'pleats'}`;
  return [
    rectangle({
      id: 'own.pleats',
      title: `Skirt panel, ${count} ${name}`,
      width: count * (pitch + take),
      length: order.length,
      cuts: [{ ...cut(PANELS), mirrored: false }],
      sa: order.sa,
      hem: 40,
      bottom: 'hem',
      lines: folds,
      seams: [
        {
          name: 'Skirt to waist',
          a: [{ piece: 'own.pleats', from: 'a', to: 'b', times: PANELS }],
          b: [],
          to_mm: order.waist,
          kind: 'pleat',
          ease_mm: laid,
          reason: `${PANELS * count} ${kind} pleats take up ${Math.round(laid)} mm`,
        },
        {
          name: 'Skirt side edges',
          a: [{ piece: 'own.pleats', from: 'b', to: 'c' }],
          b: [{ piece: 'own.pleats', from: 'a', to: 'd' }],
        },
      ],
    }),
  ];
}
