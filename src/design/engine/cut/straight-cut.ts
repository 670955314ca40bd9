import { isForChildren } from '../garments/for-children.js';
import type { GarmentSpec } from '../garments/garment-spec.js';

/** What is usual of such a garment, as far as its name decides it. */
type Look = Partial<Pick<GarmentSpec, 'closure' | 'fit' | 'length' | 'hem' | 'neckline' | 'hood'>> & {
  sleeveType?: GarmentSpec['sleeve']['type'];
  sleeveLength?: GarmentSpec['sleeve']['length'];
};

/** Pulled over the head through a slit at the front; straight sleeves sewn to a straight armhole. */
const PULLED: Look = { sleeveType: 'drop-shoulder', sleeveLength: 'long', closure: 'pullover', fit: 'relaxed' };

/** What garments of one straight cut look like, by trade name. */
const STRAIGHT: Readonly<Record<string, Look>> = {
  kurta: { ...PULLED, length: 'knee', hem: 'slit' },
  kameez: { ...PULLED, length: 'knee', hem: 'slit' },
  'shalwar kameez': { ...PULLED, length: 'knee', hem: 'slit' },
  dashiki: { ...PULLED, sleeveLength: 'elbow', neckline: 'v-neck' },
  kaftan: { ...PULLED, sleeveType: 'kimono', length: 'maxi', neckline: 'v-neck' },
  abaya: { ...PULLED, length: 'floor' },
  jilbab: { ...PULLED, length: 'floor' },
  thobe: { ...PULLED, length: 'ankle' },
  djellaba: { ...PULLED, length: 'ankle', hood: 'hood' },
};

/** What is usual of a garment of that cut; nothing of others. */
export const straightCut = ({ variant }: GarmentSpec): Look => STRAIGHT[variant ?? ''] ?? {};

/** Kurta, caftan, abaya and the like: front, back and sleeves from straight widths of cloth. */
export const isStraightCut = ({ variant }: Pick<GarmentSpec, 'variant'>): boolean => (variant ?? '') in STRAIGHT;

/** Necks so narrow that the head needs a slit below them. */
const NARROW: ReadonlySet<string | null> = new Set([null, 'round', 'crew', 'jewel', 'collarless']);

/** Pulled over the head through a slit at the front, which a wider neck of a grown wearer does without. */
export const hasNeckSlit = (spec: Pick<GarmentSpec, 'variant' | 'neckline' | 'closure' | 'gender'>): boolean =>
  isStraightCut(spec) && spec.closure !== 'open-front' && (NARROW.has(spec.neckline) || isForChildren(spec));
