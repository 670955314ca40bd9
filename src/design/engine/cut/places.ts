/**
 * Heights of a body that garments end at, in any unit, downwards. Bodies differ (the one that is drafted for, the two of
 * the flats, the longer one of the picture); a place on them is the same for all.
 */
export interface Heights {
  /** the shoulder at the neck */
  neck: number;
  waist: number;
  knee: number;
  floor: number;
}

/** −1 at the neck, 0 at the waist, 1 at the knee, 2 at the floor; in between as shares of the way. */
export type Place = number;

export function heightAt({ neck, waist, knee, floor }: Heights, place: Place): number {
  if (place < 0) return waist + place * (waist - neck);
  return place < 1 ? waist + place * (knee - waist) : knee + (place - 1) * (floor - knee);
}

export function placeOf({ neck, waist, knee, floor }: Heights, height: number): Place {
  if (height < waist) return (height - waist) / (waist - neck);
  return height < knee ? (height - waist) / (knee - waist) : 1 + (height - knee) / (floor - knee);
}

/** The hem of what reaches to the hip; also of what hangs on no body, where a drawing needs a height. */
export const HIP: Place = 0.31;

/** A usual figure, shares of the stature from the crown: what a difference of places is worth. */
const USUAL: Heights = { neck: 0.155, waist: 0.38, knee: 0.73, floor: 1 };

/** How far apart two places are, as a share of the stature. */
export const apart = (a: Place, b: Place): number => Math.abs(heightAt(USUAL, a) - heightAt(USUAL, b));
