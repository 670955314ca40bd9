import { distance } from '../../geometry/point.js';
import type { Piece } from '../../make/pattern/pieces/piece.js';
import type { Stitch } from '../types.js';
import type { Sheet } from './lay-out.js';

/** Collars that stand: what is called so, bands, and what is tied or gathered. */
const STANDS = /stand|mandarin|band|rib\b|funnel|turtle|mock|ruffle|tie/i;
/** Collars that lie flat from their neckline on. */
const FLAT = /peter|flat|sailor/i;

/** Of a collar in one piece with its stand, the share of its height that stands. */
const STAND = 0.42;

/** So far from the edge by which it is sewn on a collar is turned over, metres: at its own stand or at the one beneath it, which is no front's for buttons; null where it stands. */
export function foldOf(i: number, sheets: readonly Sheet[], stitches: readonly Stitch[]): number | null {
  const { role, piece } = sheets[i].shell;
  if (role !== 'collar' || STANDS.test(piece.title)) return null;
  const isStand = ({ shell }: Sheet): boolean => shell.role === 'collar' && /stand/i.test(shell.piece.title);
  const onStand = stitches.some(
    ({ a, b }) => [a.panel, b.panel].includes(i) && [a, b].some(({ panel }) => isStand(sheets[panel])),
  );
  if (onStand) return rollOf(piece) ?? 0;
  return FLAT.test(piece.title) ? 0 : STAND * heightAtMiddle(sheets[i]);
}

/** So far beyond its stand a tailored collar rolls, as a lapel's roll line meets it, metres; null where its draft does not say. */
export const rollOf = ({ points: { collarstandTip, shoulderRoll } }: Pick<Piece, 'points'>): number | null =>
  collarstandTip && shoulderRoll ? distance(collarstandTip, shoulderRoll) / 1000 : null;

/** Towards the front, where its ends meet, the stand of a collar in one piece runs out within so much of the seam, metres; and which share of it is left. */
const [RUNS_OUT, LEFT] = [0.1, 0.25];

/** Of its height at the back, how much of a stand there is at a place along its seam. @param along how far that place and both ends of the seam lie across the panel */
export const standAt = (along: number, low: number, high: number): number =>
  Math.min(1, LEFT + ((1 - LEFT) * Math.max(0, Math.min(along - low, high - along))) / RUNS_OUT);

/** Between the outline's upper and lower edge halfway across. */
function heightAtMiddle({ outline }: Sheet): number {
  const xs = outline.map((p) => p.x);
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  const ys = outline.flatMap((p, i) => {
    const q = outline[(i + 1) % outline.length];
    return p.x <= middle !== q.x <= middle ? [p.y + ((q.y - p.y) * (middle - p.x)) / (q.x - p.x)] : [];
  });
  return Math.max(...ys) - Math.min(...ys);
}
