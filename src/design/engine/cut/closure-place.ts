import type { GarmentSpec } from '../garments/garment-spec.js';
import type { Closure, ClosurePlace } from '../garments/spec.js';

/** Nothing is opened: drawn over head or hips, or worn open. */
const UNOPENED: ReadonlySet<Closure> = new Set<Closure>(['pullover', 'elastic', 'drawstring', 'open-front']);
/** Seen in front wherever they end. */
const IN_FRONT: ReadonlySet<Closure> = new Set<Closure>(['wrap', 'double-breasted', 'single-breasted', 'fly', 'belt']);

/** Opened from neck to hem whatever closes them. */
const OPENED_IN_FRONT: ReadonlySet<string> = new Set(['jacket', 'outerwear']);

/** Where such a garment is usually closed; null where it is not opened, or where nobody sees it: between the legs. */
function usualPlace({ category, garment, closure }: GarmentSpec): ClosurePlace | null {
  if (closure === null || UNOPENED.has(closure)) return null;
  if (garment === 'bodysuit' && closure === 'snaps') return null;
  if (category === 'underwear' || category === 'swimwear') return 'back';
  const zipped = closure === 'zip' || closure === 'invisible-zip';
  if (zipped && (category === 'dress' || category === 'skirt')) return 'back';
  if (closure !== 'invisible-zip' || OPENED_IN_FRONT.has(category)) return 'front';
  return category === 'trousers' || category === 'shorts' ? 'side' : 'back';
}

/** Where a completed spec is closed: as the text says, else as usual; null where nothing is opened. */
export function closurePlaceOf(spec: GarmentSpec): ClosurePlace | null {
  if (spec.closure === null || UNOPENED.has(spec.closure)) return null;
  return spec.closure_place ?? usualPlace(spec);
}

/** Whether the closing is seen in front: there it lies, or it wraps over the front wherever it ends. */
export function closedInFront(spec: GarmentSpec): boolean {
  const place = closurePlaceOf(spec);
  const over = spec.silhouette === 'wrap' || (spec.closure !== null && IN_FRONT.has(spec.closure));
  return place === null || place === 'front' || over;
}
