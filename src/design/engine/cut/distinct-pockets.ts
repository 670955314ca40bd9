import type { GarmentSpec } from '../garments/garment-spec.js';
import type { Pocket } from '../garments/spec.js';

const BOTTOMS: ReadonlySet<string> = new Set(['trousers', 'shorts', 'skirt']);
/** They say how a pocket's mouth runs, a welt with what it is finished. */
const RUNS: ReadonlySet<Pocket> = new Set<Pocket>(['slash', 'curved']);

/** Pockets without those that say again what another does: "slanted" and "welt" are one pocket on each side. */
export function distinctPockets({
  pockets,
  garment,
  category,
}: Pick<GarmentSpec, 'pockets' | 'garment' | 'category'>): Pocket[] {
  const each = [...new Set(pockets)];
  // a blazer's welt is that of its breast
  const apart = garment === 'blazer' || BOTTOMS.has(category) || !each.some((kind) => RUNS.has(kind));
  return apart ? each : each.filter((kind) => kind !== 'welt');
}
