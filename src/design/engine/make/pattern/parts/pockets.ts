import type { Cut } from '../../../cut/cut.js';
import { pocketRows, type PocketRow } from '../../../cut/pocket-rows.js';
import type { Pocket } from '../../../garments/spec.js';
import { cut, panel, rectangle, segment } from '../pieces/panel.js';
import { patchPocket } from '../pieces/own.js';
import type { Piece } from '../pieces/piece.js';
import { placed, type PocketPlace } from './pocket-place.js';
import type { Alteration, Body } from '../recipe.js';

/** Pocket pieces that go onto or into any garment; sizes from the chest girth and hand. mm. */
type PocketMaker = (body: Body, sa: number) => Piece[];

/** Width of a mouth that the wearer's hand goes through: 14.5 cm for an adult's, 12 for that of a child of six. */
const hand = (body: Body): number => Math.max(80, Math.min(190, body.wrist * 0.5 + 65, body.wrist * 0.91));
/** What is drawn for an adult's hand, on this body. */
const sized = (body: Body, mm: number): number => Math.round(mm * Math.min(1, hand(body) / ADULT_HAND_MM));
const ADULT_HAND_MM = 145;
const flap = (id: string, width: number, sa: number, count = 4): Piece =>
  rectangle({ id, title: 'Pocket flap', width: width + 5, length: 55, cuts: [cut(count)], sa });

const bag = (id: string, title: string, width: number, depth: number, sa: number): Piece =>
  rectangle({
    id,
    title,
    width,
    length: depth,
    cuts: [{ ...cut(4), material: 'lining' }],
    sa,
  });

const seamPocket: PocketMaker = (body, sa) => {
  const w = hand(body);
  const y = (mm: number): number => sized(body, mm);
  return [
    panel({
      id: 'own.seamPocket',
      title: 'Side seam pocket bag',
      start: { name: 'top', at: { x: 0, y: 0 } },
      edges: [
        { name: 'out', to: { x: w, y: y(110) }, cp1: { x: w * 0.5, y: 0 }, cp2: { x: w, y: y(40) } },
        { name: 'low', to: { x: 0, y: y(265) }, cp1: { x: w * 1.05, y: y(230) }, cp2: { x: w * 0.6, y: y(310) } },
        { name: 'top', to: { x: 0, y: 0 } },
      ],
      cuts: [cut(4)],
      sa,
      lines: [segment({ x: 12, y: y(30) }, { x: 12, y: y(195) }, 'dotted')],
      seams: [],
    }),
  ];
};

const welt =
  (title: string, width: number, height: number): PocketMaker =>
  (body, sa) => [
    rectangle({
      id: 'own.welt',
      title: `${title} (folded lengthwise)`,
      width: sized(body, width),
      length: sized(body, height) * 2,
      cuts: [cut(2), cut(2, 'interfacing')],
      sa,
    }),
    bag('own.weltBag', 'Pocket bag', sized(body, width) + 20, Math.round(hand(body) * 1.25), sa),
  ];

const besom: PocketMaker = (body, sa) => [
  rectangle({
    id: 'own.jet',
    title: 'Jetting strip (folded lengthwise)',
    width: Math.round(hand(body)),
    length: 28,
    cuts: [cut(4), cut(4, 'interfacing')],
    sa,
  }),
  bag('own.jetBag', 'Pocket bag', Math.round(hand(body)) + 25, Math.round(hand(body) * 1.25), sa),
];

const patch: PocketMaker = (body, sa) => [
  patchPocket('own.pocket', 'Patch pocket', Math.round(hand(body)), Math.round(hand(body) * 1.12), sa, 2),
];

const kangaroo: PocketMaker = (body, sa) => {
  const w = Math.max(200, Math.min(400, Math.max(body.chest * 0.34, sized(body, 300))));
  return [
    panel({
      id: 'own.kangaroo',
      title: 'Kangaroo pocket',
      start: { name: 'top', at: { x: 0, y: 0 } },
      edges: [
        { name: 'topOut', to: { x: w * 0.32, y: 0 } },
        { name: 'sideTop', to: { x: w / 2, y: 130 }, cp1: { x: w * 0.36, y: 70 }, cp2: { x: w * 0.44, y: 120 } },
        { name: 'sideLow', to: { x: w / 2, y: 200 } },
        { name: 'low', to: { x: 0, y: 200 } },
        { name: 'top', to: { x: 0, y: 0 }, finish: 'fold' },
      ],
      cuts: [cut(1)],
      sa,
      seams: [],
    }),
  ];
};

const cargo: PocketMaker = (body, sa) => [
  patchPocket('own.cargo', 'Cargo pocket (with pleat)', sized(body, 200), sized(body, 210), sa, 2),
  flap('own.cargoFlap', sized(body, 180), sa),
];

const MAKERS: Record<Pocket, PocketMaker> = {
  patch,
  chest: (body, sa) => [
    patchPocket('own.chestPocket', 'Chest pocket', Math.round(body.chest * 0.11), Math.round(body.chest * 0.13), sa, 1),
  ],
  flap: (body, sa) => [...patch(body, sa), flap('own.flap', Math.round(hand(body)), sa)],
  welt: welt('Welt', 145, 28),
  slash: welt('Slanted welt', 165, 30),
  besom,
  kangaroo,
  seam: seamPocket,
  curved: seamPocket,
  cargo,
  back: (body, sa) => [patchPocket('own.backPocket', 'Back patch pocket', sized(body, 140), sized(body, 150), sa, 2)],
  coin: (body, sa) => [patchPocket('own.coin', 'Coin pocket', sized(body, 80), sized(body, 85), sa, 1)],
  zip: (body, sa) => besom(body, sa),
  bellows: (body, sa) => [
    patchPocket('own.bellows', 'Bellows pocket', sized(body, 170), sized(body, 190), sa, 2),
    rectangle({
      id: 'own.gusset',
      title: 'Pocket gusset',
      width: sized(body, 60),
      length: sized(body, 170) + 2 * sized(body, 190) - 10,
      cuts: [cut(2)],
      sa,
    }),
    flap('own.bellowsFlap', sized(body, 170), sa),
  ],
};

const PLACES: Record<Pocket, PocketPlace> = {
  patch: 'hip',
  chest: 'chest',
  flap: 'hip',
  welt: 'hip',
  slash: 'hip',
  besom: 'hip',
  kangaroo: 'belly',
  seam: 'side',
  curved: 'side',
  cargo: 'leg',
  back: 'seat',
  coin: 'hip',
  zip: 'hip',
  bellows: 'hip',
};

/** Welts on the breast, shorter than those below. */
const chestWelt =
  (count: number): PocketMaker =>
  (body, sa) => {
    const width = Math.round(body.chest * 0.1);
    return [
      rectangle({
        id: 'own.chestWelt',
        title: 'Chest pocket welt (folded lengthwise)',
        width,
        length: 48,
        cuts: [cut(count), cut(count, 'interfacing')],
        sa,
      }),
      {
        ...bag('own.chestWeltBag', 'Chest pocket bag', width + 20, Math.round(width * 1.3), sa),
        cuts: [cut(2 * count, 'lining')],
      },
    ];
  };

/** Pockets of the chest, with flaps where their kind has some. */
function onChest({ kind, count }: PocketRow, flapId: string): PocketMaker {
  if (kind === 'welt') return chestWelt(count);
  return (body, sa) => {
    const width = Math.round(body.chest * 0.11);
    const pocket = patchPocket('own.chestPocket', 'Chest pocket', width, Math.round(body.chest * 0.13), sa, count);
    if (kind !== 'flap') return [pocket];
    return [pocket, { ...flap(flapId, width, sa, 2 * count), title: 'Flap of the chest pocket' }];
  };
}

/** A pair has twice the pieces of one. */
const single: (piece: Piece) => Piece = (piece) => ({
  ...piece,
  cuts: piece.cuts.map((c) => ({ ...c, count: c.count / 2, mirrored: c.count > 2 && c.mirrored })),
});

function made(row: PocketRow, all: readonly PocketRow[]): PocketMaker {
  const below = all.some(({ kind, at }) => kind === 'flap' && at === 'hip');
  if (row.at === 'chest') return onChest(row, below ? 'own.chestFlap' : 'own.flap');
  if (row.at === 'belly' || row.count > 1) return MAKERS[row.kind];
  return (body, sa) => MAKERS[row.kind](body, sa).map((piece) => (piece.cuts[0].count > 1 ? single(piece) : piece));
}

/**
 * Pieces for the rows of pockets of what hangs from the shoulders, with their places drawn on what they are sewn to.
 * @param drawn kinds that the base design draws itself
 */
export const rowPockets = (spec: Cut, drawn: readonly Pocket[] = []): Alteration[] =>
  pocketRows(spec)
    .filter(({ kind, at }) => !drawn.includes(kind) || (kind === 'welt' && at === 'chest'))
    .map((row, _, all): Alteration => (pieces, body, sa) => {
      if (row.at === 'chest' && pieces.some(({ id }) => id === 'devon.pocket')) return pieces;
      const wanted = made(row, all)(body, sa);
      const fresh = wanted.filter((p) => !pieces.some((q) => q.id === p.id));
      const place = row.at === 'chest' ? 'chest' : row.kind === 'chest' ? 'hip' : PLACES[row.kind];
      const [first] = fresh;
      if (first) return [...placed(pieces, first, place, body), ...fresh];
      return row.at === 'hip' && row.kind === 'chest'
        ? withMore(placed(pieces, wanted[0], place, body), 'own.chestPocket', row.count)
        : pieces;
    });

/** So many more of a piece that is there. */
const withMore = (pieces: readonly Piece[], id: string, count: number): Piece[] =>
  pieces.map((piece) =>
    piece.id === id
      ? { ...piece, cuts: piece.cuts.map((c) => ({ ...c, count: c.count + count, mirrored: false })) }
      : piece,
  );

/**
 * Pieces for the pockets asked for that the base design does not draw, each kind once, with its place drawn on the piece
 * that it is sewn to.
 */
export function pocketPieces(wanted: readonly Pocket[], drawn: readonly Pocket[] = []): Alteration[] {
  const left = [...new Set(wanted)].filter((p) => !drawn.includes(p));
  return left.map((kind): Alteration => (pieces, body, sa) => {
    const fresh = MAKERS[kind](body, sa).filter((p) => !pieces.some((q) => q.id === p.id));
    const [first] = fresh;
    return first ? [...placed(pieces, first, PLACES[kind], body), ...fresh] : pieces;
  });
}
