import type { Category } from '../garments/spec.js';
import type { Claim } from './words/lexeme.js';

const BOTTOMS: readonly Category[] = ['trousers', 'shorts', 'one-piece'];
const TOPS: readonly Category[] = ['shirt', 'top', 'knitwear', 'jacket'];

/** Where "long", "short" or "cropped" ends on each kind of garment. */
const LENGTH: Readonly<Record<string, (category: Category) => string | null>> = {
  '@long': (c) =>
    c === 'dress' || c === 'skirt'
      ? 'maxi'
      : c === 'outerwear'
        ? 'calf'
        : c === 'shorts'
          ? 'knee'
          : BOTTOMS.includes(c)
            ? 'full'
            : TOPS.includes(c)
              ? 'thigh'
              : null,
  '@short': (c) =>
    c === 'dress' || c === 'skirt' || c === 'shorts'
      ? 'mini'
      : c === 'outerwear'
        ? 'hip'
        : c === 'trousers' || c === 'one-piece'
          ? 'thigh'
          : TOPS.includes(c)
            ? 'waist'
            : null,
  '@full': (c) =>
    c === 'dress' || c === 'skirt' ? 'floor' : c === 'outerwear' ? 'ankle' : BOTTOMS.includes(c) ? 'full' : 'hip',
  '@cropped': (c) => (BOTTOMS.includes(c) ? 'ankle' : c === 'skirt' || c === 'dress' ? 'mini' : 'crop'),
  '@three-quarter': (c) =>
    ({ outerwear: 'above-knee', trousers: 'calf', jacket: 'thigh', skirt: 'midi', dress: 'knee' })[c as string] ?? null,
  '@regular': (c) =>
    c === 'dress' || c === 'skirt' ? 'knee' : BOTTOMS.includes(c) ? 'full' : c === 'outerwear' ? 'knee' : 'hip',
};

const SILHOUETTE: Readonly<Record<string, (category: Category) => string | null>> = {
  '@straight': (c) => (c === 'trousers' ? null : 'straight'),
  '@flared': (c) =>
    c === 'dress'
      ? 'fit-and-flare'
      : c === 'trousers' || c === 'one-piece'
        ? null
        : c === 'outerwear' || c === 'jacket'
          ? 'a-line'
          : 'flared',
  '@full': (c) => (c === 'dress' ? 'fit-and-flare' : c === 'skirt' ? 'circle' : null),
  '@gathered': (c) => (c === 'skirt' ? 'gathered' : null),
};

const LEG: Readonly<Record<string, string>> = { '@flared': 'flared', '@wide': 'wide', '@straight': 'straight' };

/** Said of the whole of trousers, "flared", "wide" and "straight" describe the legs. */
const leg = (value: string, category: Category): string | null =>
  category === 'trousers' || category === 'one-piece' ? LEG[value] : null;

/** The five pockets of jeans: two curved, two at the back and one for coins; five pockets of a coat are any. */
const FIVE_POCKETS: Readonly<Record<string, string>> = { '@curved': 'curved', '@back': 'back', '@coin': 'coin' };
const fivePocket = (value: string, category: Category): string | null =>
  category === 'trousers' || category === 'shorts' || category === 'skirt' ? FIVE_POCKETS[value] : null;

/** What ties at the neck here closes the garment, elsewhere it is a bow. */
const HANGS: ReadonlySet<Category> = new Set<Category>(['outerwear', 'swimwear', 'accessory', 'underwear']);

/** Wide trousers have wide legs; these are never wide as a whole, only their bands are. */
const NEVER_WIDE: ReadonlySet<Category> = new Set<Category>([
  'trousers',
  'underwear',
  'swimwear',
  'accessory',
  'bag',
  'headwear',
]);

/** A fly in the front of these hides their buttons. */
const BUTTONED: ReadonlySet<Category> = new Set<Category>(['shirt', 'jacket', 'outerwear', 'dress']);

const gathersAtWaist = (category: Category): boolean => ['trousers', 'shorts', 'skirt', 'swimwear'].includes(category);

/** What is pulled on over the legs has elastic in its waist, what is pulled on over the head nothing that opens. */
const pulledOn = (attribute: string, category: Category): string | null =>
  gathersAtWaist(category) ? 'elastic' : attribute === 'closure' ? 'pullover' : null;

/** The pocket that "a front pocket" is: hand pockets on trousers, on the breast of shirts, else laid on. */
const FRONT_POCKET: Partial<Record<Category, string>> = {
  trousers: 'slash',
  shorts: 'slash',
  shirt: 'chest',
};

/** Nothing of these has a front of two rows: "dos croisé" of a leotard is its back. */
const NO_FRONT: ReadonlySet<Category> = new Set<Category>([
  'underwear',
  'swimwear',
  'skirt',
  'trousers',
  'shorts',
  'accessory',
  'bag',
  'headwear',
]);

/** French "revers" are turned back at the front of a jacket, and at the hem of trousers. */
const revers = (attribute: string, category: Category): string | null =>
  BOTTOMS.includes(category) ? (attribute === 'hem' ? 'turn-up' : null) : attribute === 'lapel' ? 'notched' : null;

/** The closed-vocabulary value of a claim for that kind of garment; null when it says nothing there. */
export function resolveValue(claim: Claim, category: Category): string | null {
  if (claim.value === 'double-breasted' && NO_FRONT.has(category)) return null;
  if (claim.value === 'fly' && BUTTONED.has(category)) return 'buttons';
  if (!claim.value.startsWith('@')) return claim.value;
  if (claim.value === '@turn-up') return category === 'trousers' || category === 'shorts' ? 'turn-up' : null;
  if (claim.value === '@placket') return gathersAtWaist(category) ? null : 'placket';
  if (claim.value === '@sprund') return category === 'jacket' || category === 'outerwear' ? 'vent' : 'slit';
  if (claim.attribute === 'leg') return leg(claim.value, category);
  if (claim.value === '@bow') return HANGS.has(category) ? null : 'bow';
  if (claim.value === '@at-neck') return HANGS.has(category) ? 'tie' : null;
  if (claim.attribute === 'collar') return category === 'shirt' ? 'button-down' : null;
  if (claim.value === '@drawstring') return gathersAtWaist(category) ? 'drawstring' : null;
  if (claim.value === '@pull-on') return pulledOn(claim.attribute, category);
  if (claim.value === '@front') return FRONT_POCKET[category] ?? 'patch';
  if (claim.value === '@big') return category === 'trousers' ? null : (FRONT_POCKET[category] ?? 'patch');
  if (claim.attribute === 'pockets') return fivePocket(claim.value, category);
  if (claim.value === '@revers') return revers(claim.attribute, category);
  if (claim.value === '@wide') return NEVER_WIDE.has(category) ? null : 'loose';
  const table = claim.attribute === 'length' ? LENGTH : SILHOUETTE;
  return table[claim.value]?.(category) ?? null;
}
