import type { GarmentSpec } from '../garments/garment-spec.js';

type Front = Pick<GarmentSpec, 'garment' | 'closure'>;

/** A coat with snaps or a zip is closed up to a collar that turns down. */
export const closesUp = ({ garment, closure }: Front): boolean =>
  garment === 'coat' && (closure === 'snaps' || closure === 'zip');

/** Closed up without lapel and hood, a coat is cut as a long jacket: its back is plain, without seam and vent. */
export const isClosedCoat = (spec: Front & Pick<GarmentSpec, 'lapel' | 'hood'>): boolean =>
  closesUp(spec) && spec.lapel === null && spec.hood === null;
