import type { GarmentSpec } from '../garments/garment-spec.js';
import type { Lengthwise } from './hem.js';

/** Made to be worn over a growing belly. */
export const isMaternity = ({ occasion }: Pick<GarmentSpec, 'occasion'>): boolean => occasion.includes('maternity');

/**
 * Growth until term, mm. ASTM D7197 reckons 9 inches at the waist, 4 at the hips and 3 at the bust by the seventh month; the
 * belly gains about a centimetre a week after that, to 10 to 14 inches at term in all.
 */
const GROWTH = { waist: 300, hips: 102, chest: 76 } as const;

/**
 * The body at term. Maternity clothes are bought by the size before; whose waist is as wide as the seat has been measured
 * with the belly, and grows no more.
 */
export function atTerm<B extends Lengthwise>(body: B): B {
  if (body.waist >= body.seat) return body;
  const { waist, hips, chest } = GROWTH;
  return {
    ...body,
    waist: body.waist + waist,
    chest: body.chest + chest,
    hips: body.hips + hips,
    seat: body.seat + hips,
  };
}

/** How far a belly at term stands out for each mm of its girth; it is a bow over the way from underbust to below the hips. */
const STANDS_OUT = 0.4;
const BELOW_HIPS_MM = 60;
/** Knitted cloth stretches along the bow, so that the front needs so much of what the bow is longer. Our own figure. */
const OF_BOW = 2 / 3;

/** How much longer a front is over the belly than the back, mm: by the length of a shallow bow, 8 p² ÷ 3 h. */
export function bellyLength({ waistToUnderbust, waistToHips }: Lengthwise): number {
  const [out, high] = [GROWTH.waist * STANDS_OUT, waistToUnderbust + waistToHips + BELOW_HIPS_MM];
  return Math.min(120, OF_BOW * ((8 * out * out) / (3 * high)));
}
