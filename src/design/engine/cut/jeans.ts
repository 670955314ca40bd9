import type { Garment } from '../garments/spec.js';
import type { GarmentSpec } from '../garments/garment-spec.js';
import { denies } from './denies.js';

const WITH_A_FLY: ReadonlySet<Garment> = new Set(['trousers', 'wide-leg-trousers', 'shorts']);
const DRAWN_IN: ReadonlySet<unknown> = new Set(['elastic', 'drawstring', 'pullover', 'wrap', 'tie']);

type Legged = Pick<GarmentSpec, 'garment' | 'fabrics' | 'closure' | 'closure_place' | 'waistline'>;

/** Jeans, and trousers of denim with a fly: a yoke at the back, patches on the seat, scooped front pockets. */
export const isJeansCut = ({ garment, fabrics, closure, closure_place: place, waistline }: Legged): boolean =>
  !DRAWN_IN.has(closure) &&
  !DRAWN_IN.has(waistline) &&
  (garment === 'jeans' ||
    (WITH_A_FLY.has(garment) &&
      place !== 'side' &&
      place !== 'back' &&
      fabrics.some(({ name, role, parts }) => name === 'denim' && role !== 'lining' && !parts)));

/** How the front pockets of jeans open: slanted where the text says so, else scooped; not at all where it wants none. */
export function jeansMouth(spec: Pick<GarmentSpec, 'pockets' | 'denied'>): 'scooped' | 'slanted' | null {
  if (denies(spec, 'pocket')) return null;
  return spec.pockets.includes('slash') && !spec.pockets.includes('curved') ? 'slanted' : 'scooped';
}

/** The small pocket on the facing of a scooped one. */
export const hasCoinPocket = (spec: Pick<GarmentSpec, 'pockets' | 'denied'>): boolean =>
  jeansMouth(spec) === 'scooped' && !(spec.denied ?? []).includes('pockets=coin');
