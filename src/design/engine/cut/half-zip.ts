import { isForChildren } from '../garments/for-children.js';
import type { GarmentSpec } from '../garments/garment-spec.js';

/** Length of a zip that opens a front from its neck, cm; its slit is as long. */
export const halfZipCm = (spec: Pick<GarmentSpec, 'gender'>): number => (isForChildren(spec) ? 15 : 22);
