import type { GarmentSpec } from '../garments/garment-spec.js';
import type { Category, Length } from '../garments/spec.js';
import { isLegless } from '../garments/kinds.js';
import { legOpening } from './stretch-body.js';
import { placeOf, type Heights, type Place } from './places.js';

/** Lengths of a body under the library's names, mm. */
export type Lengthwise = Readonly<Record<string, number>>;

/** How far a hem lies below the natural waist, mm. */
export function belowWaist(length: Length, body: Lengthwise): number {
  const { waistToHips, waistToSeat, waistToUpperLeg, waistToKnee, waistToFloor } = body;
  const calf = waistToFloor - waistToKnee;
  const table: Record<Length, number> = {
    crop: -30,
    waist: 0,
    micro: waistToUpperLeg * 1.05,
    mini: waistToKnee * 0.7,
    hip: waistToHips + 60,
    thigh: (waistToSeat + waistToUpperLeg) / 2 + 60,
    'above-knee': waistToKnee * 0.88,
    knee: waistToKnee,
    'below-knee': waistToKnee + calf * 0.18,
    midi: waistToKnee + calf * 0.45,
    calf: waistToKnee + calf * 0.5,
    ankle: waistToFloor - 95,
    full: waistToFloor - 20,
    maxi: waistToFloor - 45,
    floor: waistToFloor - 10,
  };
  return table[length];
}

/** What is measured from the waist; everything else from the shoulder at the neck. */
const FROM_WAIST: ReadonlySet<Category> = new Set<Category>(['skirt', 'trousers', 'shorts']);
/** Whether it hangs from the waist rather than from the shoulders. */
export const fromWaist = ({ category, garment }: Pick<GarmentSpec, 'category' | 'garment'>): boolean =>
  FROM_WAIST.has(category) || garment === 'tights';

const aboveWaist = (spec: GarmentSpec, { hpsToWaistBack }: Lengthwise): number =>
  fromWaist(spec) ? 0 : hpsToWaistBack;

/** The whole length of a garment that ends `drop` below the waist, mm. */
export const fromTop = (spec: GarmentSpec, body: Lengthwise, drop: number): number => drop + aboveWaist(spec, body);

const LEGGED: ReadonlySet<Category> = new Set<Category>(['trousers', 'shorts', 'one-piece']);
const hasLegs = (spec: GarmentSpec): boolean =>
  (LEGGED.has(spec.category) || spec.garment === 'tights') && !isLegless(spec);

/** Legs, skirts and aprons cannot end above the seat, however short the word; mm below the waist. */
function leastOf(spec: GarmentSpec, { waistToSeat, waistToUpperLeg, waistToKnee }: Lengthwise): number {
  const { category, garment } = spec;
  if (garment === 'poncho') return waistToKnee * PONCHO;
  if (hasLegs(spec)) return waistToUpperLeg + 70;
  if (category === 'skirt' || garment === 'apron') return waistToSeat + 90;
  return category === 'dress' ? waistToUpperLeg : -Infinity;
}

/** Trousers that are said to be as short as a top are as short as trousers can be. */
const SHORTEST: ReadonlySet<Length> = new Set<Length>(['crop', 'waist', 'hip']);
const onLegs = (length: Length): Length => (SHORTEST.has(length) ? 'mini' : length);

/** A waistcoat covers the waistband, a poncho the arms: shares of the way to the knee. */
const WAISTCOAT = 0.24;
const PONCHO = 0.14;

/** The hem below the natural waist, mm: by the centimetres of the text, else by its class; null where it says neither. */
export function hemOf(spec: GarmentSpec, body: Lengthwise): number | null {
  const { garment, length, leg, lengths_cm = {} } = spec;
  const { garment: whole, inseam } = lengths_cm;
  if (inseam) return body.waistToFloor - body.inseam + inseam * 10;
  if (whole) return whole * 10 - aboveWaist(spec, body);
  if (length === null) return null;
  if (garment === 'waistcoat' && length === 'waist') return body.waistToKnee * WAISTCOAT;
  if (leg === 'cropped' && length === 'full') return belowWaist('ankle', body) - body.waistToFloor * 0.04;
  return Math.max(leastOf(spec, body), belowWaist(hasLegs(spec) ? onLegs(length) : length, body));
}

/** Landmarks of a measured body below its waist, mm. */
export const heightsOf = ({ hpsToWaistBack, waistToKnee, waistToFloor }: Lengthwise): Heights => ({
  neck: -hpsToWaistBack,
  waist: 0,
  knee: waistToKnee,
  floor: waistToFloor,
});

/** Where the hem of a garment lies on any body, by the one that it is made for. */
export function hemPlace(spec: GarmentSpec, body: Lengthwise): Place | null {
  if (isLegless(spec)) return legOpening(spec);
  const drop = hemOf(spec, body);
  return drop === null ? null : placeOf(heightsOf(body), drop);
}
