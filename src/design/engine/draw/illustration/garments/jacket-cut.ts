import { GARMENT } from '../../../garments/index.js';
import { isBiker } from '../../../cut/biker.js';
import { denies } from '../../../cut/denies.js';
import type { Cut } from '../../../cut/cut.js';
import type { Closure, Collar, Cuff, Fit, Pocket } from '../../../garments/spec.js';
import { hemHeight } from './tailor.js';

export type Front = 'lapel' | 'shawl' | 'zip' | 'shirt' | 'open' | 'band';

export interface JacketCut {
  readonly front: Front;
  readonly collar: Collar | null;
  readonly hemY: number;
  readonly fit: Fit;
  readonly flare: number;
  readonly closure: Closure;
  readonly pockets: readonly Pocket[];
  readonly cuff: Cuff | null;
  readonly rib: boolean;
  readonly belt: boolean;
}

const VEES: ReadonlySet<string | null> = new Set(['v-neck', 'deep-v', 'plunging', 'surplice']);

function frontOf({ garment, lapel, collar, closure, hood, neckline }: Cut): Front {
  if (garment === 'kimono') return 'band';
  if (lapel === 'shawl' || collar === 'shawl') return 'shawl';
  if (lapel !== null || collar === 'notched') return 'lapel';
  if (collar === null && hood === null && VEES.has(neckline)) return 'open';
  if (closure === 'zip' || closure === 'half-zip') return 'zip';
  return garment === 'cardigan' && (collar === null || collar === 'rib') ? 'open' : 'shirt';
}

function flareOf({ silhouette, garment }: Cut): number {
  if (silhouette === 'trapeze' || silhouette === 'tent') return 0.22;
  return silhouette === 'a-line' || silhouette === 'flared' ? 0.16 : (GARMENT[garment].picture.flare ?? 0);
}

/** How a jacket, coat or cardigan is drawn. A biker jacket has its lapels over the zip and no belt around the waist. */
export function jacketCut(cut: Cut): JacketCut {
  const biker = isBiker(cut) && cut.lapel === null;
  return {
    front: biker ? 'lapel' : frontOf(cut),
    collar: biker ? 'notched' : cut.collar,
    hemY: hemHeight(cut),
    fit: cut.fit,
    flare: flareOf(cut),
    closure: cut.closure ?? 'open-front',
    pockets: biker && cut.pockets.length > 0 ? ['zip'] : cut.pockets,
    cuff: cut.cuff,
    rib: cut.hem === 'rib',
    belt: !biker && isBelted(cut),
  };
}

const isBelted = (cut: Cut): boolean =>
  !denies(cut, 'belt') &&
  !(cut.garment === 'kimono' && cut.closure === 'open-front') &&
  (cut.closure === 'belt' ||
    cut.details.includes('belt') ||
    cut.details.includes('self-tie') ||
    cut.waistline === 'belted');

export const breakPoint = (cut: JacketCut): number =>
  cut.closure === 'zip' ? 2.2 : cut.closure === 'double-breasted' ? 2.42 : cut.hemY > 5 ? 2.45 : 2.68;
