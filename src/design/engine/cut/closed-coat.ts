import type { GarmentSpec } from '../garments/garment-spec.js';

/** A coat closed up to its collar by snaps or a zip is cut as a long jacket: its back is plain, without seam and vent. */
export const isClosedCoat = ({
  garment,
  closure,
  lapel,
  hood,
}: Pick<GarmentSpec, 'garment' | 'closure' | 'lapel' | 'hood'>): boolean =>
  garment === 'coat' && (closure === 'snaps' || closure === 'zip') && lapel === null && hood === null;
