import type { GarmentSpec } from './garment-spec.js';

const CHILDREN: ReadonlySet<GarmentSpec['gender']> = new Set(['girls', 'boys', 'children']);

/** Whether a garment is for a child of either sex. */
export const isForChildren = ({ gender }: Pick<GarmentSpec, 'gender'>): boolean => CHILDREN.has(gender);
