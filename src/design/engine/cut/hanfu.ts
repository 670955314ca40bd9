import type { GarmentSpec } from '../garments/garment-spec.js';

const HANFU: ReadonlySet<string | null | undefined> = new Set(['hanfu', 'ruqun']);

/** A robe with a crossed collar whose wide sleeves are longer than the arm and closed below it; a ruqun's nearest. */
export const isHanfu = ({ variant }: Pick<GarmentSpec, 'variant'>): boolean => HANFU.has(variant);
