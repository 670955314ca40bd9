import type { MotifPlace } from '../../garments/spec.js';
import { weakBreak } from '../words/tokens.js';
import { plainClaims, says } from '../words/units.js';
import type { Unit } from '../words/units.js';

const PLACES: Readonly<Record<string, MotifPlace>> = { back: 'back', sleeve: 'sleeves' };
const STITCHED: ReadonlySet<string> = new Set(['embroidery', 'applique']);
const ONCE: ReadonlySet<string> = new Set(['graphic', 'letters', 'animal']);

export interface PlacedMotif {
  place: MotifPlace;
  start: number;
  end: number;
}

const isPicture = (unit: Unit): boolean =>
  !unit.negated &&
  (unit.motif !== undefined ||
    plainClaims(unit).some(
      ({ attribute, value }) =>
        (attribute === 'details' && STITCHED.has(value)) || (attribute === 'print' && ONCE.has(value)),
    ));

/** Nothing else is said between a picture and its place. */
const isBetween = (unit: Unit): boolean => unit.lexeme === null || isPicture(unit) || says(unit, 'colors');

function placeAfter(units: readonly Unit[], i: number): PlacedMotif | null {
  for (const unit of units.slice(i + 1)) {
    if (weakBreak(unit.before)) return null;
    const place = PLACES[unit.lexeme?.head ?? ''];
    if (place) return { place, start: unit.start, end: unit.end };
    if (!isBetween(unit)) return null;
  }
  return null;
}

/** Where a picture lies that is embroidered or printed once: "a dragon on the back", "back print", "embroidered sleeves". */
export function motifPlace(units: readonly Unit[]): PlacedMotif | null {
  for (const [i, unit] of units.entries()) {
    if (!isPicture(unit)) continue;
    if (unit.words.length > 1 && unit.words[0] === 'back') return { place: 'back', start: unit.start, end: unit.end };
    const found = placeAfter(units, i);
    if (found) return found;
  }
  return null;
}
