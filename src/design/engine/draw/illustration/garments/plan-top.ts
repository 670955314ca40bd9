import type { Cut } from '../../../cut/cut.js';
import type { Closure, Collar, Cuff, Fit, Garment, Neckline, SleeveType } from '../../../garments/spec.js';
import { hemHeight, WAIST_Y } from './tailor.js';

/** A top as it is drawn. */
export interface TopPlan {
  readonly garment: Garment;
  readonly neckline: Neckline;
  readonly collar: Collar | null;
  readonly sleeveType: SleeveType;
  readonly sleeveless: boolean;
  readonly cuff: Cuff | null;
  readonly fit: Fit;
  readonly hemY: number;
  readonly closure: Closure;
  readonly ribHem: boolean;
}

/** @param toHem whether it reaches to the garment's hem; else it ends at the waist, where skirt or trousers begin */
export function planTop(cut: Cut, toHem = true): TopPlan {
  const { collar, sleeve } = cut;
  return {
    garment: cut.garment,
    neckline: cut.neckline ?? neckUnder(collar),
    collar,
    sleeveType: sleeve.type ?? 'set-in',
    sleeveless: cut.sleeveTo === 0,
    cuff: sleeve.type !== null && OPEN_ENDED.has(sleeve.type) ? null : cut.cuff,
    fit: cut.fit,
    hemY: toHem ? hemHeight(cut) : WAIST_Y,
    closure: cut.closure ?? 'pullover',
    ribHem: cut.hem === 'rib',
  };
}

/** The neck that a collar is sewn to. */
const neckUnder = (collar: Collar | null): Neckline =>
  collar === null ? 'round' : collar === 'shawl' || collar === 'notched' ? 'deep-v' : 'jewel';

const OPEN_ENDED: ReadonlySet<SleeveType> = new Set([
  'bell',
  'circular',
  'kimono',
  'flutter',
  'ruffle',
  'dolman',
  'batwing',
  'cold-shoulder',
]);
