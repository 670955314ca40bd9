import { cut, rectangle, segment } from '../pieces/panel.js';
import type { Piece } from '../pieces/piece.js';
import type { SkirtOrder } from './skirts.js';

/** Depth of cloth under each pleat as a multiple of its face, where no repeat of a check decides. */
const UNDER = 2;
/** Face of a pleat at the seat, mm. */
const FACE_MM = 28;
/** Usual repeat of a kilt's tartan, mm: pleated to the sett, each pleat takes one (Tewksbury and Stuehmeyer, *The Art of Kiltmaking*). */
export const SETT_MM = 150;

/** Kilt: two flat aprons that cross in front, knife pleats behind, stitched down from the waist to the seat. */
/** @param sett repeat of the check that each pleat takes one of, mm; none in plain cloth */
export function kilt(order: SkirtOrder, sett?: number): Piece[] {
  const apron = apronOf(order);
  return [apron, pleatsOf(order, sett)];
}

/** Waist of the whole length of cloth: once around and an apron more, mm. */
export const kiltWaist = (waist: number): number => waist * 1.5;

function apronOf({ waist, seat, seatDepth, length, sa }: SkirtOrder): Piece {
  const width = seat / 2;
  const taken = width - waist / 2;
  const darts = [1, 2].flatMap((i) => {
    const x = (width * i) / 3;
    const tip = { x, y: seatDepth * 0.7 };
    return [-1, 1].map((side) => segment({ x: x + (side * taken) / 4, y: 0 }, tip));
  });
  return rectangle({
    id: 'own.kiltApron',
    title: 'Apron (over and under)',
    width,
    length,
    cuts: [cut(2)],
    sa,
    hem: 30,
    bottom: 'hem',
    left: 'hem',
    lines: darts,
    seams: [
      {
        name: 'Apron to waistband',
        a: [{ piece: 'own.kiltApron', from: 'a', to: 'b', times: 2 }],
        b: [],
        to_mm: waist,
        kind: 'pleat',
        ease_mm: 2 * taken,
        reason: `two darts in each apron take up ${Math.round(taken)} mm`,
      },
      {
        name: 'Apron to pleats',
        a: [{ piece: 'own.kiltApron', from: 'b', to: 'c' }],
        b: [{ piece: 'own.kiltPleats', from: 'a', to: 'd' }],
      },
    ],
  });
}

function pleatsOf({ waist, seat, seatDepth, length, sa }: SkirtOrder, sett?: number): Piece {
  const count = Math.max(10, Math.round(seat / 2 / FACE_MM));
  const face = seat / 2 / count;
  const narrower = waist / 2 / count;
  const under = sett ? sett - face : face * UNDER;
  const width = count * (face + under);
  const lines = Array.from({ length: count }, (_, i) => i * (face + under)).flatMap((x) => [
    segment({ x: x + face, y: 0 }, { x: x + face, y: length }),
    segment({ x: x + face + under / 2, y: 0 }, { x: x + face + under / 2, y: length }),
    segment({ x: x + narrower, y: 0 }, { x: x + face, y: seatDepth }, 'dotted'),
  ]);
  return rectangle({
    id: 'own.kiltPleats',
    title: `Back, ${count} knife pleats ${Math.round(under / 2)} mm deep${sett ? `, one repeat of ${sett} mm each` : ''} (stitched to the dotted lines)`,
    width,
    length,
    cuts: [cut(1)],
    sa,
    hem: 30,
    bottom: 'hem',
    lines,
    seams: [
      {
        name: 'Pleats to waistband',
        a: [{ piece: 'own.kiltPleats', from: 'a', to: 'b' }],
        b: [],
        to_mm: waist / 2,
        kind: 'pleat',
        ease_mm: width - waist / 2,
        reason: `${count} pleats, stitched narrower towards the waist, take up ${Math.round(width - waist / 2)} mm`,
      },
    ],
  });
}
