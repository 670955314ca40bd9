import { fitOf } from '../../../cut/fit.js';
import { belowWaist, hemOf } from '../../../cut/hem.js';
import type { Cut } from '../../../cut/cut.js';
import { sideSlits } from '../../../cut/slits.js';
import type { Length } from '../../../garments/spec.js';
import type { Body } from '../recipe.js';

/** Hem below the shoulder point at the neck, mm. */
export const belowShoulder = (length: Length, body: Body): number => body.hpsToWaistBack + belowWaist(length, body);

/** The same, by the centimetres or the class that the text gives. */
export const hemBelowShoulder = (spec: Cut, body: Body, otherwise: Length): number =>
  body.hpsToWaistBack + (hemOf(spec, body) ?? belowWaist(otherwise, body));

/**
 * `lengthBonus` of designs on the library's basic block, whose hem lies at (back waist + hips) × (1 + bonus).
 * @param band what is sewn to that hem, mm
 */
export function lengthBonus(spec: Cut, body: Body, otherwise: number, band = 0): number {
  const drop = hemOf(spec, body);
  if (drop === null) return otherwise;
  return Math.max(-0.3, exact((body.hpsToWaistBack + drop - band) / (body.hpsToWaistBack + body.waistToHips) - 1));
}

/** A hundred thousandth of a length is no more than a hundredth of a millimetre. */
const exact = (v: number): number => Math.round(v * 1e5) / 1e5;

/** A value per fit, in the order tight, slim, regular, relaxed, loose, oversized. */
export function byFit(spec: Cut, values: readonly [number, number, number, number, number, number]): number {
  return values[['tight', 'slim', 'regular', 'relaxed', 'loose', 'oversized'].indexOf(fitOf(spec))];
}

export const has = <T>(value: T | null, ...words: T[]): boolean => value !== null && words.includes(value);

/** A slit at the leg or side is asked for, which no draft of a skirt has. */
/** What a draft without slits says of those that are asked for. @param vented it has a vent in the centre back instead */
export function slitNote(spec: Cut, vented = false): string | false {
  if (sideSlits(spec) > 0)
    return `Slits at the sides are not drawn: leave ${sideSlits(spec) === 2 ? 'both side seams' : 'the left side seam'} open from the hem to the height wanted.`;
  if (!wantsSlit(spec) || (vented && spec.slits?.at === 'back')) return false;
  return vented ? SLIT_AS_VENT : 'The slit is not drawn: leave a seam open from the hem to the height wanted.';
}
const SLIT_AS_VENT =
  'The slit is drafted as a back vent; for a slit at the leg, leave the side seam open from the hem and close the vent.';

export const wantsSlit = (spec: Cut): boolean => spec.hem === 'slit' || spec.details.includes('slit');
