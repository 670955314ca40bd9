import type { GarmentSpec } from '../garments/garment-spec.js';

type Slit = Pick<GarmentSpec, 'slits' | 'details' | 'hem'>;

const isSlit = ({ details, hem }: Slit): boolean =>
  hem === 'slit' || details.includes('slit') || details.includes('vent');

/** Slits or vents in how many of the side seams. */
export const sideSlits = (spec: Slit): number => (isSlit(spec) && spec.slits?.at === 'side' ? spec.slits.count : 0);

/** A slit that opens over a leg in front. */
export const hasLegSlit = (spec: Slit): boolean =>
  (spec.hem === 'slit' || spec.details.includes('slit')) && (spec.slits?.at ?? 'front') === 'front';

/** How long a slit at the side is, cm. @param drop from the hips to the hem, cm */
export const sideSlitCm = (drop: number): number => Math.max(6, Math.min(22, drop * 0.4));

/** A yoke is seen there: behind on coats and jackets, in front on all else, unless the text says where it is. */
export const yokeAt = ({ details, yoke_place: said, category }: GarmentSpec): 'front' | 'back' | null =>
  details.includes('yoke') ? (said ?? (category === 'outerwear' || category === 'jacket' ? 'back' : 'front')) : null;
