import type { Category, Fabric, Garment } from '../spec.js';
import { FABRIC_FACTS } from './fabrics.js';

/** What each garment is usually made of; the first is the default. */
const USUAL: Partial<Record<Garment, readonly Fabric[]>> = {
  shirt: ['cotton-poplin', 'oxford', 'linen', 'cotton'],
  blouse: ['viscose', 'silk', 'cotton-poplin'],
  't-shirt': ['jersey', 'interlock'],
  polo: ['interlock', 'jersey'],
  'tank-top': ['jersey', 'rib-knit'],
  top: ['jersey', 'viscose'],
  corset: ['satin', 'brocade', 'cotton'],
  sweater: ['knit', 'merino', 'cashmere'],
  cardigan: ['knit', 'merino'],
  sweatshirt: ['sweatshirt-fleece', 'french-terry'],
  hoodie: ['sweatshirt-fleece', 'french-terry'],
  waistcoat: ['wool', 'linen'],
  blazer: ['wool', 'linen', 'tweed'],
  jacket: ['twill', 'wool', 'canvas'],
  'denim-jacket': ['denim'],
  bomber: ['nylon', 'satin'],
  parka: ['canvas', 'waxed-cotton'],
  'trench-coat': ['gabardine', 'twill'],
  coat: ['melton', 'wool'],
  cape: ['melton', 'wool'],
  poncho: ['wool', 'knit'],
  kimono: ['viscose', 'silk'],
  robe: ['terry', 'cotton'],
  jumpsuit: ['twill', 'viscose'],
  overalls: ['denim', 'canvas'],
  bodysuit: ['jersey', 'spandex'],
  trousers: ['twill', 'wool', 'gabardine'],
  jeans: ['denim'],
  leggings: ['spandex', 'jersey'],
  joggers: ['french-terry', 'sweatshirt-fleece'],
  'wide-leg-trousers': ['crepe', 'linen', 'wool'],
  'wrap-trousers': ['linen', 'cotton'],
  'harem-trousers': ['viscose', 'cotton'],
  shorts: ['twill', 'linen', 'cotton'],
  skirt: ['twill', 'wool', 'viscose'],
  underwear: ['jersey', 'modal'],
  swimwear: ['spandex', 'nylon'],
  tights: ['spandex'],
  tie: ['silk'],
  'bow-tie': ['silk'],
  scarf: ['wool', 'silk'],
  hat: ['wool', 'knit'],
  apron: ['canvas', 'linen'],
  bag: ['canvas', 'leather'],
  socks: ['knit'],
  gloves: ['leather', 'knit'],
  belt: ['leather'],
  'leg-warmers': ['knit'],
  headband: ['jersey', 'velvet'],
  shoes: ['leather', 'canvas'],
  umbrella: ['nylon'],
  watch: ['leather'],
  pyjamas: ['cotton', 'flannel', 'satin'],
  tunic: ['linen', 'cotton', 'viscose'],
};

const BY_CATEGORY: Partial<Record<Category, readonly Fabric[]>> = { dress: ['viscose', 'cotton', 'crepe'] };

/** Default cloth of a garment. */
export const usualFabric = (garment: Garment, category: Category): Fabric =>
  (USUAL[garment] ?? BY_CATEGORY[category] ?? ['cotton'])[0];

const HEAVY: readonly Category[] = ['outerwear', 'jacket'];
const STRETCHY: readonly Garment[] = [
  't-shirt',
  'tank-top',
  'leggings',
  'hoodie',
  'sweatshirt',
  'joggers',
  'bodysuit',
  'tights',
  'swimwear',
  'underwear',
  'sweater',
  'cardigan',
  'polo',
  'socks',
  'leg-warmers',
];

/** Whether a cloth can sensibly make that garment: no chiffon coats, no woven leggings. */
export function suits(fabric: Fabric, garment: Garment, category: Category): boolean {
  const facts = FABRIC_FACTS[fabric];
  if (STRETCHY.includes(garment)) return facts.knit;
  if (HEAVY.includes(category)) return facts.gsm[2] >= 200 && facts.sheer === 0;
  if (garment === 'jeans' || garment === 'denim-jacket' || garment === 'overalls')
    return ['denim', 'canvas', 'corduroy', 'twill'].includes(fabric);
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
