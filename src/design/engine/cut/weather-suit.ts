import type { GarmentSpec } from '../garments/garment-spec.js';

/** Against rain and cold: a one-piece that covers arms and legs, with a hood, its zip from the neck to the crotch. */
export const isWeatherSuit = ({
  garment,
  occasion,
  season,
}: Pick<GarmentSpec, 'garment' | 'occasion' | 'season'>): boolean =>
  garment === 'jumpsuit' && (occasion.includes('rain') || season.includes('winter'));
