import { boxOf } from '../../../geometry/box.js';
import type { Op } from '../../../geometry/path.js';
import type { Point } from '../../../geometry/point.js';
import type { Piece } from '../pieces/piece.js';
import type { Body } from '../recipe.js';

/** Where a pocket goes: on the front's chest or hip, on the leg, on the back's seat, or in the side seam. */
export type PocketPlace = 'chest' | 'hip' | 'leg' | 'seat' | 'side' | 'belly';

const FRONT =
  /\.(front|frontLeft|frontSideDart|frontPanel|skirt|skirtFront)$|^own\.(gore|pleats|tier1|circleFront|circle|wrapFront|robeFront|kimonoBody|caftanFront|ponchoFront|capeFront)$/;
const BACK = /\.(back|backPanel)$/;
/** Skirt and trouser pieces begin at or near the waist; others have it somewhere below. */
const LOWER =
  /^(charlie|titan|lily|paco|waralee|penelope|sarah|sandy)\.|^opal\.front$|^own\.(gore|pleats|tier1|circle|wrap)/;

/** Draws a pocket's outline (or opening) on the piece that it is sewn to; pieces stay as they are when none fits. */
export function placed(pieces: readonly Piece[], pocket: Piece, place: PocketPlace, body: Body): Piece[] {
  const wanted = place === 'seat' ? BACK : FRONT;
  const lower = pieces.find((p) => wanted.test(p.id) && LOWER.test(p.id));
  const upper = pieces.find((p) => wanted.test(p.id) && !LOWER.test(p.id));
  const target = place === 'chest' || place === 'belly' ? (upper ?? lower) : (lower ?? upper);
  if (!target) return [...pieces];
  const line = markOn(target, pocket, place, body);
  return pieces.map((p) => (p === target ? { ...p, lines: [...p.lines, { ops: line, style: 'help' as const }] } : p));
}

/** Of a back whose upper part is a yoke: below its highest point, mm. */
const BELOW_YOKE_MM = 55;

/** Depth below the top of the piece, mm. */
function depthOf(target: Piece, place: PocketPlace, body: Body): number {
  const lower = LOWER.test(target.id);
  const { hpsToWaistFront, hpsToWaistBack, waistToHips, waistToKnee } = body;
  const waist = lower ? 0 : (hpsToWaistFront ?? hpsToWaistBack);
  const depths: Record<PocketPlace, number> = {
    chest: lower ? 60 : waist * 0.48,
    hip: waist + (lower ? 70 : waistToHips * 0.35),
    leg: waist + waistToKnee - 170,
    seat: target.points.cbYoke ? BELOW_YOKE_MM : waist + (lower ? 85 : waistToHips * 0.5),
    side: waist + 60,
    belly: Math.max(60, waist - 30),
  };
  return depths[place];
}

function markOn(target: Piece, pocket: Piece, place: PocketPlace, body: Body): Op[] {
  const box = boxOf(target.loop);
  const size = boxOf(pocket.loop);
  const [w, h] = [size.maxX - size.minX, size.maxY - size.minY];
  const top = Math.max(box.minY + 15, Math.min(box.minY + depthOf(target, place, body), box.maxY - h - 20));
  const [left, right] = spanAt(target.loop, top + h / 2) ?? [box.minX, box.maxX];
  const x = startOf(target, place, [left, right], w);
  const at = (p: Point): Point => ({ x: p.x - size.minX + x, y: p.y - size.minY + top });
  const [first, ...rest] = pocket.loop.map(at);
  return [{ type: 'move', to: first }, ...rest.map((to): Op => ({ type: 'line', to }))];
}

/** Left edge of the mark: at the fold for a belly pocket, at the side for side pockets and legs, else midway. */
function startOf(target: Piece, place: PocketPlace, [left, right]: [number, number], w: number): number {
  const centre = target.points.cfNeck ?? target.points.cfHem ?? target.points.styleWaistIn ?? target.fold?.[0];
  const onRight = centre ? centre.x > (left + right) / 2 : false;
  if (place === 'belly') return onRight ? right - w : left;
  if (place === 'side' || place === 'leg') return onRight ? left : right - w;
  return left + (right - left - w) * 0.5;
}

function spanAt(loop: readonly Point[], y: number): [number, number] | null {
  const xs = loop.slice(1).flatMap((b, i) => {
    const a = loop[i];
    return a.y > y === b.y > y ? [] : [a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)];
  });
  return xs.length < 2 ? null : [Math.min(...xs), Math.max(...xs)];
}
