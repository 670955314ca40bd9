import { isForChildren } from '../garments/for-children.js';
import type { GarmentSpec } from '../garments/garment-spec.js';
import { denies } from './denies.js';

type Hooded = Pick<GarmentSpec, 'hood' | 'garment' | 'gender' | 'details' | 'denied'>;

/** What is usually drawn up at the face. */
const CORDED: ReadonlySet<GarmentSpec['garment']> = new Set(['hoodie', 'sweatshirt', 'parka']);

/** Whether a cord draws up the hood: one said, or the usual one; never in a child's hood unless said (EN 14682). */
export function hasHoodCord(spec: Hooded): boolean {
  if (spec.hood === null || denies(spec, 'hood-cord')) return false;
  if (spec.hood === 'drawstring') return true;
  const isBare = spec.hood === 'fur-trimmed' || spec.hood === 'detachable';
  if (isBare || isForChildren(spec)) return false;
  return CORDED.has(spec.garment) || spec.details.includes('drawcord');
}
