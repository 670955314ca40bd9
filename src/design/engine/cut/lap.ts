import type { GarmentSpec } from '../garments/garment-spec.js';
import type { Closure } from '../garments/spec.js';
import { isWomensCut } from './womens-cut.js';
import { hasJeogori } from './hanbok.js';
import { isCheongsam } from './cheongsam.js';
import type { Cut } from './cut.js';
import type { Side } from './side.js';

type Worn = Pick<GarmentSpec, 'gender' | 'garment' | 'variant'>;

/** What is worn by women alone where nobody is named. */
const WOMENS: ReadonlySet<GarmentSpec['garment']> = new Set<GarmentSpec['garment']>([
  'dress',
  'skirt',
  'blouse',
  'corset',
  'jumpsuit',
]);

/** Crossed left over right whoever wears them. */
const crossesLeft = (spec: Worn): boolean => spec.garment === 'kimono' || hasJeogori(spec) || isCheongsam(spec);

/**
 * Which front lies on top where a garment closes in front, with the buttonholes in it: the right one of what women and girls
 * wear, the left one of all else. What is for either sex or for children of both closes as men's does.
 */
export function upperFront(spec: Worn): Side {
  if (crossesLeft(spec)) return 'left';
  return isWomensCut(spec) || (spec.gender === null && WOMENS.has(spec.garment)) ? 'right' : 'left';
}

export const underFront = (spec: Worn): Side => (upperFront(spec) === 'left' ? 'right' : 'left');

const HOLED: ReadonlySet<Closure> = new Set<Closure>(['buttons', 'single-breasted', 'double-breasted']);
const LAPPED: ReadonlySet<Closure> = new Set<Closure>([...HOLED, 'snaps', 'toggles', 'fly', 'wrap']);

/** Closed by one front that lies over the other. */
export const lapsInFront = ({ opening }: Pick<Cut, 'opening'>): boolean =>
  opening !== null && opening.place === 'front' && LAPPED.has(opening.by);

/** How a front is lapped, in words for those who cut and mark it; null where none is. */
export function lapWords(cut: Cut): string | null {
  if (!lapsInFront(cut) || isCheongsam(cut)) return null;
  const [upper, under] = [upperFront(cut), underFront(cut)];
  const holes = HOLED.has(cut.opening!.by)
    ? `: buttonholes in the wearer's ${upper} front, buttons on the ${under}`
    : '';
  return `Closes ${upper} over ${under}${holes}`;
}
