import type { GarmentSpec } from '../garments/garment-spec.js';

/** Against rain and snow: a one-piece that covers arms and legs, with a hood, its zip from the neck to the crotch. */
export const isWeatherSuit = ({ variant }: Pick<GarmentSpec, 'variant'>): boolean =>
  variant === 'rain suit' || variant === 'snow suit';
