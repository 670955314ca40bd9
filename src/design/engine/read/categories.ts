import { GARMENT } from '../garments/index.js';
import type { Category, Garment } from '../garments/spec.js';
import type { Attribute } from './words/lexeme.js';

const COMMON: readonly Attribute[] = [
  'garment',
  'variant',
  'colors',
  'print',
  'fabrics',
  'season',
  'occasion',
  'era',
  'gender',
  'size',
  'style',
  'details',
];
const BODY: readonly Attribute[] = [
  'silhouette',
  'fit',
  'length',
  'closure',
  'closure_place',
  'pockets',
  'hem',
  'waistline',
];
const UPPER: readonly Attribute[] = [
  ...BODY,
  'neckline',
  'collar',
  'lapel',
  'sleeve.type',
  'sleeve.length',
  'cuff',
  'hood',
];
const LEGGED: readonly Attribute[] = [...BODY, 'leg', 'cuff'];

const OWN: Readonly<Record<Category, readonly Attribute[]>> = {
  shirt: UPPER,
  top: UPPER,
  knitwear: UPPER,
  jacket: UPPER,
  outerwear: UPPER,
  dress: UPPER,
  'one-piece': [...UPPER, 'leg'],
  trousers: LEGGED,
  shorts: LEGGED,
  skirt: BODY,
  underwear: ['silhouette', 'fit', 'length', 'closure', 'closure_place', 'waistline', 'neckline', 'sleeve.type', 'leg'],
  swimwear: [
    'silhouette',
    'fit',
    'length',
    'closure',
    'waistline',
    'neckline',
    'sleeve.type',
    'sleeve.length',
    'leg',
    'pockets',
  ],
  accessory: ['length', 'closure', 'pockets', 'fit', 'neckline'],
  bag: ['closure', 'pockets', 'silhouette'],
  headwear: ['fit', 'closure', 'silhouette'],
};

/** Whether an attribute can be said of that kind of garment: no sleeves on trousers. */
export const applies = (attribute: Attribute, category: Category): boolean =>
  COMMON.includes(attribute) || OWN[category].includes(attribute);

/** Kinds that are added to an outfit rather than being it. */
export const ACCESSORY: ReadonlySet<Garment> = new Set(
  (Object.keys(GARMENT) as Garment[]).filter((garment) => GARMENT[garment].beside),
);
