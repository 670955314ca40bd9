import { FABRIC_FACTS } from '../make/materials/fabrics.js';
import type { GarmentSpec } from '../garments/garment-spec.js';
import { isBibDress } from './bib-dress.js';
import { isCheongsam } from './cheongsam.js';
import { isShirtDress } from './shirt-dress.js';
import { isStraightCut } from './straight-cut.js';

/** Skirts that one length of knitted cloth may have. */
const PLAIN: ReadonlySet<string | null> = new Set([
  null,
  'a-line',
  'fit-and-flare',
  'flared',
  'sheath',
  'shift',
  'straight',
  'pencil',
  'bodycon',
]);
const SEAMED: ReadonlySet<string> = new Set(['gathers', 'tiers', 'ruffles', 'pleats', 'godets', 'peplum', 'train']);
const WAISTS: ReadonlySet<string | null> = new Set([null, 'natural', 'none', 'belted']);

/** A dress of knitted cloth in one length, without darts or a seam at the waist. */
export const isKnitDress = (spec: GarmentSpec): boolean =>
  spec.garment === 'dress' &&
  !isShirtDress(spec) &&
  !isBibDress(spec) &&
  !isCheongsam(spec) &&
  !isStraightCut(spec) &&
  spec.closure !== 'wrap' &&
  spec.neckline !== 'surplice' &&
  PLAIN.has(spec.silhouette) &&
  WAISTS.has(spec.waistline) &&
  !spec.details.some((detail) => SEAMED.has(detail)) &&
  spec.fabrics.some(({ name }) => FABRIC_FACTS[name].knit);
