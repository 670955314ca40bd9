import { GARMENT } from '../../garments/index.js';
import type { Category, Fabric, Garment } from '../../garments/spec.js';
import { FABRIC_FACTS } from './fabrics.js';

const BY_CATEGORY: Partial<Record<Category, readonly Fabric[]>> = { dress: ['viscose', 'cotton', 'crepe'] };

/** Default cloth of a garment. */
export const usualFabric = (garment: Garment, category: Category): Fabric =>
  (GARMENT[garment].fabrics ?? BY_CATEGORY[category] ?? ['cotton'])[0];

const HEAVY: readonly Category[] = ['outerwear', 'jacket'];
/** Whether a cloth can sensibly make that garment: no chiffon coats, no woven leggings. */
export function suits(fabric: Fabric, garment: Garment, category: Category): boolean {
  const facts = FABRIC_FACTS[fabric];
  const { knitted_only: knitted, cloths } = GARMENT[garment];
  if (knitted) return facts.knit;
  if (HEAVY.includes(category)) return facts.gsm[2] >= 200 && facts.sheer === 0;
  if (cloths) return cloths.includes(fabric);
  if (category === 'trousers' || category === 'shorts') return facts.gsm[1] >= 130 && facts.sheer < 0.3;
  if (category === 'shirt') return facts.gsm[1] <= 190 && !facts.knit;
  return facts.gsm[1] <= 400;
}

/** Weight for the garment: the usual one, moved by category and by what the text asks ("lightweight"). */
export function weightFor(fabric: Fabric, category: Category, ask: 'light' | 'heavy' | 'warm' | null): number {
  const [light, usual, heavy] = FABRIC_FACTS[fabric].gsm;
  const lean = HEAVY.includes(category) ? 0.35 : category === 'shirt' || category === 'dress' ? -0.15 : 0;
  const wish = ask === 'light' ? -0.6 : ask === 'heavy' ? 0.6 : ask === 'warm' ? 0.4 : 0;
  const shift = Math.max(-1, Math.min(1, lean + wish));
  const grams = shift < 0 ? usual + (usual - light) * shift : usual + (heavy - usual) * shift;
  return Math.round(grams / 5) * 5;
}
