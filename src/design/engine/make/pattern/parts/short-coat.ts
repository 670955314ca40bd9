import type { Piece } from '../pieces/piece.js';
import { reshaped } from '../pieces/shift.js';
import type { Alteration } from '../recipe.js';

/** Pieces of the long coat's draft that reach down to its hem; the back is drawn anew along the side seam. */
const TO_HEM = /^carl(ton|ita)\.(front|frontFacing|frontLining|side)$/;
/** What lies so far below the waist stays as it is, mm: the waist's shape and what is buttoned there. */
const BELOW_WAIST_MM = 40;
/** The least that is left of the coat below that, mm. */
const LEAST_MM = 60;

/**
 * The long coat ends higher than its draft can: what lies between waist and hem is taken in evenly, so that the sides keep
 * their run and meet as they did; hem allowances stay.
 * @param by mm
 */
export const shortened =
  (by: number): Alteration =>
  (pieces) => {
    const front = pieces.find((p) => /^carl(ton|ita)\.front$/.test(p.id));
    if (!front || by <= 0) return pieces;
    const from = front.points.waist.y + BELOW_WAIST_MM;
    return pieces.map((p) => (TO_HEM.test(p.id) ? raised(p, from, by) : p));
  };

function raised(piece: Piece, from: number, by: number): Piece {
  const { hem, hemEdge } = piece.points;
  const low = (hem ?? hemEdge)?.y ?? Math.max(...piece.loop.map((p) => p.y));
  const most = Math.max(0, Math.min(by, low - from - LEAST_MM));
  const share = (low - from - most) / (low - from);
  const y = (at: number): number => (at <= from ? at : at < low ? from + (at - from) * share : at - most);
  return reshaped(piece, (p) => ({ x: p.x, y: y(p.y) }));
}
