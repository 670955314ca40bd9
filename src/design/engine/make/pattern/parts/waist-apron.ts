import { cut, rectangle } from '../pieces/panel.js';
import { patchPocket } from '../pieces/own.js';
import type { Piece } from '../pieces/piece.js';
import type { Body } from '../recipe.js';
import { run } from '../rules/kit.js';
import { waistband } from './skirts.js';

const BAND_MM = 40;
/** Of the seat; an apron leaves the back open. */
const AROUND = 0.7;
/** Each tie goes round to the back, and back to the front for a bow. */
const tieLength = ({ waist }: Body): number => Math.round(waist * 0.75 + 350);
const POCKET = { width: 150, length: 190 };

/**
 * An apron without a bib: one hemmed panel on a band with a tie at each end. How full and how wide are our own figures.
 * @param drop from the natural waist to the hem, mm
 */
export function waistApron(drop: number, pockets: number, body: Body, sa: number): Piece[] {
  const width = Math.round(Math.max(body.seat, body.hips) * AROUND);
  const band = waistband(width, sa, BAND_MM, 0);
  return [
    rectangle({
      id: 'own.waistApron',
      title: 'Apron',
      width,
      length: Math.round(drop - BAND_MM),
      cuts: [cut(1)],
      sa,
      hem: 20,
      right: 'hem',
      bottom: 'hem',
      left: 'hem',
      seams: [{ name: 'Apron to band', a: [run('own.waistApron', 'a', 'b')], b: [run('own.waistband', 'b', 'c')] }],
    }),
    { ...band, seams: [] },
    rectangle({
      id: 'own.bandTie',
      title: 'Tie of the band (folded lengthwise)',
      width: 2 * BAND_MM,
      length: tieLength(body),
      cuts: [cut(2)],
      sa,
    }),
    ...(pockets > 0
      ? [patchPocket('own.pocket', 'Patch pocket', POCKET.width, POCKET.length, sa, Math.min(2, pockets))]
      : []),
  ];
}
