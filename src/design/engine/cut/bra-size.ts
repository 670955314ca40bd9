/** What a bra's size says of the body, cm. */
export interface BraBody {
  underbust: number;
  /** over the fullest part */
  chest: number;
}

/** Cups in rising size. Letters of inch bands double some of them; those of centimetre bands do not. */
const INCH_CUPS = ['AA', 'A', 'B', 'C', 'D', 'DD', 'E', 'F', 'FF', 'G', 'GG', 'H'];
const METRIC_CUPS = ['AA', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'];
/** American makers count on with D. */
const SAME: Readonly<Record<string, string>> = { DDD: 'E', DDDD: 'F' };

/** EN 13402-3: AA is 10 to 12 cm between bust and underbust, each cup two more. */
const AA_CM = 11;
const CUP_CM = 2;

/** A 34 inch band is a 75 of EN 13402-3; two inches are five centimetres. */
const INCH_BAND = { from: 28, to: 50, is: 34, cm: 75, step: 2.5 } as const;
/** French and Spanish bands are 15 above. */
const FRENCH_CM = 15;

/**
 * Reads "34C", "75C": the number is the band, the letters the cup.
 * @param french whether centimetre bands are counted as in France and Spain
 * @returns null where no bra has such a size
 */
export function bodyOfBra(band: number, letters: string, french: boolean): BraBody | null {
  const cup = SAME[letters.toUpperCase()] ?? letters.toUpperCase();
  const inch = band >= INCH_BAND.from && band <= INCH_BAND.to && band % 2 === 0;
  const metric = band >= 60 && band <= 130 && band % 5 === 0;
  const step = (inch ? INCH_CUPS : METRIC_CUPS).indexOf(cup);
  if ((!inch && !metric) || step < 0) return null;
  const underbust = inch
    ? INCH_BAND.cm + (band - INCH_BAND.is) * INCH_BAND.step
    : band - (french && band >= 75 ? FRENCH_CM : 0);
  return { underbust, chest: underbust + AA_CM + step * CUP_CM };
}
