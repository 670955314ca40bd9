import type { GarmentSpec } from '../garments/garment-spec.js';
import type { Collar } from '../garments/spec.js';

const STANDING: ReadonlySet<Collar | null> = new Set<Collar>(['stand', 'mandarin', 'band']);

/** Collars that stand round the neck and end where the fronts meet. */
export const isStanding = (collar: Collar | null): boolean => STANDING.has(collar);

/** Closed up to a collar that stands: no lapel is turned over. */
export const standsUp = ({ collar, lapel }: Pick<GarmentSpec, 'collar' | 'lapel'>): boolean =>
  lapel === null && isStanding(collar);
