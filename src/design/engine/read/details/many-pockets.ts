import type { GarmentSpec } from '../../garments/garment-spec.js';
import type { Pocket } from '../../garments/spec.js';

const TROUSERS: ReadonlySet<string> = new Set(['trousers', 'shorts']);
/** What trousers have besides, in the order of their being usual. */
const BESIDES: readonly Pocket[] = ['slash', 'back', 'cargo'];
/** All lie in the side, beside which there is no room for another. */
const IN_THE_SIDE: ReadonlySet<Pocket> = new Set<Pocket>(['slash', 'curved', 'seam']);

/** "Cargo shorts, 6 pockets": the pairs of pockets that trousers have beside those named, so that there are as many as counted. */
export function pairsBesides({ category, pockets }: GarmentSpec, counted: number): Pocket[] {
  if (!TROUSERS.has(category) || counted % 2 === 1) return [];
  const kinds = new Set(pockets);
  const free = BESIDES.filter(
    (kind) => !kinds.has(kind) && !(kind === 'slash' && pockets.some((own) => IN_THE_SIDE.has(own))),
  );
  return free.slice(0, Math.max(0, counted / 2 - kinds.size));
}
