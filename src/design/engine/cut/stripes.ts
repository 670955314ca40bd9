import type { GarmentSpec } from '../garments/garment-spec.js';
import type { Category, Garment, Print } from '../garments/spec.js';
import { FABRIC_FACTS } from '../make/materials/fabrics.js';

const LEGS: ReadonlySet<Category> = new Set<Category>(['trousers', 'shorts']);
const SHIRTS: ReadonlySet<Garment> = new Set<Garment>(['pyjamas', 'shirt', 'blouse', 'blazer']);

const isWoven = ({ fabrics }: GarmentSpec): boolean =>
  fabrics.some(({ name, role, parts }) => role !== 'lining' && !parts && !FABRIC_FACTS[name].knit);

/**
 * The print of a completed garment. Woven stripes lie in the warp: down shirts, tailored jackets and trousers, which are cut
 * along the grain, unless the text wants them level and so rules the upright ones out.
 */
export function printOf(spec: GarmentSpec): Print {
  const { print, garment, category, denied } = spec;
  const upright = print === 'stripes' && isWoven(spec) && (LEGS.has(category) || SHIRTS.has(garment));
  return upright && !denied?.includes('print=vertical-stripes') ? 'vertical-stripes' : (print ?? 'solid');
}
