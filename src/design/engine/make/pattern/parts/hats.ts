import { cut, panel, rectangle } from '../pieces/panel.js';
import type { Piece } from '../pieces/piece.js';
import { sectorParts } from './skirts.js';

/** Bucket hat: round crown, side band, sloping brim. @param head mm with 15 mm of ease already in it */
export function bucketHat(head: number, sa: number): Piece[] {
  const r = head / (2 * Math.PI);
  const k = 0.5522847 * r;
  const at = (x: number, y: number) => ({ x, y });
  const crown = panel({
    id: 'own.crown',
    title: 'Crown',
    start: { name: 'top', at: at(0, -r) },
    edges: [
      { name: 'right', to: at(r, 0), cp1: at(k, -r), cp2: at(r, -k) },
      { name: 'low', to: at(0, r), cp1: at(r, k), cp2: at(k, r) },
      { name: 'left', to: at(-r, 0), cp1: at(-k, r), cp2: at(-r, k) },
      { name: 'top', to: at(0, -r), cp1: at(-r, -k), cp2: at(-k, -r) },
    ],
    cuts: [cut(1), cut(1, 'lining')],
    sa,
  });
  const ring = [
    { piece: 'own.crown', from: 'top', to: 'low', via: 'right' },
    { piece: 'own.crown', from: 'low', to: 'top', via: 'left' },
  ];
  const side = rectangle({
    id: 'own.side',
    title: 'Side band',
    width: head,
    length: 90,
    cuts: [cut(1), cut(1, 'lining')],
    sa,
    seams: [{ name: 'Crown to side band', a: ring, b: [{ piece: 'own.side', from: 'a', to: 'b' }] }],
  });
  const order = { waist: head, seat: head, seatDepth: 0, length: 65, sa };
  const [brim] = sectorParts(order, 0.8, [{ id: 'own.brim', title: 'Brim, half', waist: head / 2, count: 4 }], head);
  const inner = { piece: 'own.brim', from: 'waistLeft', to: 'waistRight', via: 'waistMiddle', times: 2 };
  return [
    crown,
    side,
    {
      ...brim,
      cuts: [{ ...cut(4), mirrored: false }, cut(2, 'interfacing')],
      seams: [{ name: 'Brim to side band', a: [inner], b: [{ piece: 'own.side', from: 'd', to: 'c' }] }],
    },
  ];
}

/** Knit beanie of four wedges with a folded cuff; the cloth stretches by a tenth. @param head mm */
export function beanie(head: number, sa: number): Piece[] {
  const half = (head * 0.9) / 4 / 2;
  const [straight, top] = [140, 240];
  const edge = (sign: number) => ({ x: sign * half, y: straight });
  return [
    panel({
      id: 'own.wedge',
      title: 'Beanie wedge (double cuff below)',
      start: { name: 'tip', at: { x: 0, y: 0 } },
      edges: [
        { name: 'right', to: edge(1), cp1: { x: half * 0.55, y: 12 }, cp2: { x: half, y: straight * 0.5 } },
        { name: 'hemRight', to: { x: half, y: top + 70 } },
        { name: 'hemLeft', to: { x: -half, y: top + 70 }, finish: 'hem' },
        { name: 'left', to: edge(-1) },
        { name: 'tip', to: { x: 0, y: 0 }, cp1: { x: -half, y: straight * 0.5 }, cp2: { x: -half * 0.55, y: 12 } },
      ],
      cuts: [{ ...cut(4), mirrored: false }],
      sa,
      seams: [
        {
          name: 'Wedge to wedge',
          a: [{ piece: 'own.wedge', from: 'tip', to: 'hemRight', via: 'right' }],
          b: [{ piece: 'own.wedge', from: 'tip', to: 'hemLeft', via: 'left' }],
        },
      ],
    }),
  ];
}

/** Tote: body folded at the bottom, facing, two handles. */
export function tote(sa: number): Piece[] {
  const [width, height] = [400, 420];
  return [
    rectangle({
      id: 'own.tote',
      title: 'Bag body (bottom on the fold)',
      width,
      length: height * 2,
      cuts: [cut(1)],
      sa,
      hem: 40,
      top: 'hem',
      bottom: 'hem',
      seams: [
        {
          name: 'Side seams',
          a: [{ piece: 'own.tote', from: 'b', to: 'c' }],
          b: [{ piece: 'own.tote', from: 'd', to: 'a' }],
        },
      ],
    }),
    rectangle({ id: 'own.handle', title: 'Handle (folded lengthwise)', width: 90, length: 650, cuts: [cut(2)], sa }),
  ];
}
