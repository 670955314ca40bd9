import { GARMENT } from '../garments/index.js';
import type { Category, Garment } from '../garments/spec.js';
import { keeping } from './words/keeping.js';
import { claims } from './words/lexeme.js';
import type { Claim } from './words/lexeme.js';

/** What a garment's name says about its make without being said. */
export const impliedBy = (garment: Garment): readonly Claim[] => read(GARMENT[garment].implies ?? '');

const known = keeping<readonly Claim[]>();
/** Claims as they are written, read once. */
const read = (text: string): readonly Claim[] => known(text, () => claims(text));

const WRAPPED_NECK: ReadonlySet<Category> = new Set(['dress', 'top', 'shirt', 'knitwear', 'one-piece']);

/** What the said values say further of a garment of that kind: what wraps over the bust crosses at the neck, a wrapped coat has a collar. */
export const impliedByValue = (attribute: string, value: string, category: Category): readonly Claim[] => [
  ...read(BY_VALUE[`${attribute}=${value}`] ?? ''),
  ...(value === 'wrap' && WRAPPED_NECK.has(category) ? read('~neckline=surplice') : []),
];

const BY_VALUE: Readonly<Record<string, string>> = {
  'neckline=strapless': '~sleeve.length=sleeveless',
  'neckline=halter': '~sleeve.length=sleeveless',
  'sleeve.type=strap': '~sleeve.length=sleeveless',
  'silhouette=wrap': '~closure=wrap',
  'sleeve.type=cap': '~sleeve.length=cap',
  'silhouette=peplum': '~details=peplum',
  'details=peplum': '~silhouette=peplum',
  'silhouette=pleated': '~details=pleats',
  'silhouette=tiered': '~details=tiers',
  'closure=double-breasted': '~closure=double-breasted',
};

/** What kind of pocket "pockets" means on each kind of garment. @param gilet a waistcoat that closes like a jacket */
export function plainPocket(garment: Garment, category: string, gilet = false): string {
  if (garment === 'hoodie') return 'kangaroo';
  if (category === 'shirt' || garment === 't-shirt' || garment === 'pyjamas') return 'chest';
  if (garment === 'overalls' || garment === 'robe') return 'patch';
  if (category === 'trousers' || category === 'shorts') return 'slash';
  if (category === 'dress' || category === 'skirt' || category === 'one-piece') return 'seam';
  if (category === 'outerwear' || (garment === 'waistcoat' && !gilet)) return 'welt';
  return 'patch';
}
