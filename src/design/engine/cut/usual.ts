import { isJeansCut } from './jeans.js';
import { isGilet } from './gilet.js';
import { isMaternity } from './maternity.js';
import { FABRIC_FACTS } from '../make/materials/fabrics.js';
import { CATEGORY, eachOf } from '../garments/index.js';
import { fitOfSilhouette } from './fit.js';
import { isBibDress } from './bib-dress.js';
import { isAoDai, isCheongsam } from './cheongsam.js';
import { isCholi } from './choli.js';
import { hasChima, hasJeogori } from './hanbok.js';
import { tradeLook } from './trade-looks.js';
import { isSari } from './sari.js';
import { isShalwar } from './shalwar.js';
import { isWeatherSuit } from './weather-suit.js';
import { straightCut } from './straight-cut.js';
import { smallWearOf, type SmallWear } from '../garments/kinds.js';
import type { GarmentSpec } from '../garments/garment-spec.js';
import type { Category, Fit, Silhouette } from '../garments/spec.js';

/** What a garment usually looks like; only for what the spec leaves open. */
export type Typical = Partial<
  Pick<
    GarmentSpec,
    | 'silhouette'
    | 'fit'
    | 'length'
    | 'neckline'
    | 'collar'
    | 'lapel'
    | 'cuff'
    | 'leg'
    | 'closure'
    | 'pockets'
    | 'hood'
    | 'waistline'
    | 'hem'
    | 'details'
    | 'gender'
  >
> & {
  sleeveType?: GarmentSpec['sleeve']['type'];
  sleeveLength?: GarmentSpec['sleeve']['length'];
};

const JEANS_POCKETS: GarmentSpec['pockets'] = ['curved', 'back', 'coin'];

const BY_CATEGORY: Partial<Record<Category, Typical>> = {
  shirt: {
    fit: 'regular',
    length: 'hip',
    collar: 'shirt',
    sleeveType: 'set-in',
    sleeveLength: 'long',
    closure: 'buttons',
    cuff: 'barrel',
  },
  top: { fit: 'regular', length: 'hip', neckline: 'crew', sleeveType: 'set-in', sleeveLength: 'short' },
  knitwear: {
    fit: 'regular',
    length: 'hip',
    neckline: 'crew',
    sleeveType: 'set-in',
    sleeveLength: 'long',
    cuff: 'rib',
    hem: 'rib',
  },
  jacket: {
    fit: 'regular',
    length: 'hip',
    collar: 'shirt',
    sleeveType: 'set-in',
    sleeveLength: 'long',
    closure: 'buttons',
    pockets: ['patch'],
  },
  outerwear: {
    fit: 'regular',
    length: 'knee',
    collar: 'notched',
    sleeveType: 'set-in',
    sleeveLength: 'long',
    closure: 'buttons',
    pockets: ['welt'],
  },
  dress: {
    fit: 'regular',
    silhouette: 'a-line',
    length: 'knee',
    neckline: 'round',
    sleeveType: 'set-in',
    sleeveLength: 'short',
    closure: 'invisible-zip',
  },
  'one-piece': {
    fit: 'regular',
    length: 'full',
    neckline: 'round',
    sleeveType: 'set-in',
    sleeveLength: 'short',
    leg: 'straight',
    closure: 'invisible-zip',
  },
  trousers: {
    fit: 'regular',
    length: 'full',
    leg: 'straight',
    closure: 'fly',
    waistline: 'natural',
    pockets: ['slash'],
  },
  shorts: {
    fit: 'regular',
    length: 'thigh',
    leg: 'straight',
    closure: 'fly',
    waistline: 'natural',
    pockets: ['slash'],
  },
  skirt: { fit: 'regular', silhouette: 'a-line', length: 'knee', closure: 'invisible-zip', waistline: 'natural' },
};

/** What the garment's own file says; null there takes away what its category usually has. */
const BY_GARMENT = eachOf(({ usual = {} }): Typical =>
  Object.fromEntries(Object.entries(usual).map(([attribute, value]) => [attribute, value ?? undefined])),
);

const BY_SMALL_WEAR: Readonly<Record<SmallWear, Typical>> = {
  bikini: { fit: 'tight', neckline: 'halter', sleeveLength: 'sleeveless', closure: 'tie', gender: 'women' },
  tankini: { fit: 'tight', neckline: 'scoop', sleeveType: 'strap', sleeveLength: 'sleeveless', gender: 'women' },
  'one-piece': { fit: 'tight', neckline: 'scoop', sleeveType: 'strap', sleeveLength: 'sleeveless', gender: 'women' },
  trunks: {
    fit: 'regular',
    length: 'thigh',
    leg: 'straight',
    waistline: 'drawstring',
    closure: 'pullover',
    pockets: ['slash'],
    gender: 'men',
  },
  bra: { fit: 'tight', neckline: 'sweetheart', sleeveType: 'strap', closure: 'hooks', gender: 'women' },
  'soft-bra': { fit: 'tight', neckline: 'scoop', closure: 'pullover', gender: 'women' },
  briefs: { gender: 'women', fit: 'tight', waistline: 'elastic', closure: 'pullover' },
  boxers: { fit: 'tight', length: 'thigh', waistline: 'elastic', closure: 'pullover', gender: 'men' },
  'long-johns': { fit: 'tight', length: 'full', leg: 'skinny', waistline: 'elastic', closure: 'pullover' },
  slip: {
    silhouette: 'straight',
    fit: 'slim',
    length: 'knee',
    neckline: 'straight-across',
    sleeveType: 'strap',
    gender: 'women',
  },
  set: {
    fit: 'tight',
    neckline: 'scoop',
    sleeveType: 'strap',
    sleeveLength: 'sleeveless',
    waistline: 'elastic',
    gender: 'women',
  },
};

/** Gowns reach the floor. */
const GRAND: ReadonlySet<Silhouette | null> = new Set<Silhouette | null>(['mermaid', 'ball-gown']);
const GOWN = /\bgown\b|wedding dress|bridal|\bprom\b|quincea/;

const isGown = (spec: GarmentSpec): boolean =>
  GRAND.has(spec.silhouette) ||
  spec.details.includes('train') ||
  (spec.category === 'dress' && (GOWN.test(spec.variant ?? '') || spec.occasion.includes('bridal')));

/** A gown's sleeves stay unless nothing is said of them, not even their cloth or colour. */
function gown(spec: GarmentSpec): Typical {
  if (spec.category !== 'dress' && spec.category !== 'skirt') return {};
  const parts =
    spec.fabrics.some((f) => f.role === 'trim') || spec.colors.some((c) => c.source === 'stated' && c.role !== 'main');
  const sleeves = parts || spec.sleeve.type !== null || spec.sleeve.length !== null || spec.collar !== null;
  const bare: Typical = { neckline: 'v-neck', sleeveType: undefined, sleeveLength: 'sleeveless' };
  return { length: 'floor', ...(spec.category === 'skirt' || sleeves ? {} : bare) };
}

/** A dress is A-line unless its fit says more. */
const SILHOUETTE_OF_FIT: Partial<Record<Fit, Silhouette>> = {
  tight: 'sheath',
  slim: 'sheath',
  loose: 'shift',
  oversized: 'oversized',
};

/** Trousers with a panel over the belly are pulled on; dresses of woven cloth hang from under the bust. */
const maternity = ({ category, garment, fabrics }: GarmentSpec): Typical => {
  const legs: Typical = { closure: 'pullover', waistline: 'elastic', pockets: [] };
  return {
    gender: 'women',
    ...(category === 'trousers' || category === 'shorts' ? legs : {}),
    ...(garment === 'dress' && !fabrics.some(({ name }) => FABRIC_FACTS[name].knit) ? UNDER_BUST : {}),
  };
};

/** A woven dress falls in gathers from under the bust. */
const UNDER_BUST: Typical = { waistline: 'empire', details: ['gathers'] };

/** Two rows of buttons lie below lapels. */
const LAPELS: Typical = { collar: 'notched', lapel: 'notched' };

const GILET: Typical = { collar: 'stand', closure: 'zip', neckline: undefined, fit: 'regular', length: 'hip' };

/** Tops and jumpsuits of these necks and sleeves are cut for a bust. */
const BARE_NECKS: ReadonlySet<string | null> = new Set([
  'strapless',
  'sweetheart',
  'halter',
  'off-shoulder',
  'one-shoulder',
  'plunging',
  'cowl',
]);
const FULL_SLEEVES: ReadonlySet<string | null> = new Set(['strap', 'puff', 'flutter', 'petal', 'tulip']);
const UPPER: ReadonlySet<Category> = new Set(['top', 'shirt', 'one-piece']);

const forBust = ({ category, neckline, sleeve, silhouette, details }: GarmentSpec): boolean =>
  UPPER.has(category) &&
  (BARE_NECKS.has(neckline) || FULL_SLEEVES.has(sleeve.type) || silhouette === 'peplum' || details.includes('peplum'));

/** A shaped body sewn to a peplum is not drawn over the head. */
const isPeplumed = ({ category, gender, silhouette, details }: GarmentSpec): boolean =>
  (category === 'top' || category === 'shirt') &&
  (gender === null || gender === 'women' || gender === 'girls') &&
  (silhouette === 'peplum' || details.includes('peplum'));

const usualGender = (spec: GarmentSpec): GarmentSpec['gender'] =>
  spec.category === 'dress' || spec.category === 'skirt' || forBust(spec) ? 'women' : 'unisex';

/** The cloth wound to the floor, worn with a blouse of short sleeves. */
const wound = (spec: GarmentSpec): Typical =>
  isSari(spec)
    ? { length: 'floor', sleeveLength: 'short', details: ['drape'], closure: 'wrap', neckline: 'scoop' }
    : {};

const SHALWAR: Typical = {
  waistline: 'drawstring',
  closure: 'drawstring',
  pockets: [],
  leg: 'tapered',
  fit: 'relaxed',
  length: 'ankle',
};

const BIB_DRESS: Typical = {
  neckline: undefined,
  sleeveType: 'strap',
  sleeveLength: 'sleeveless',
  length: 'above-knee',
};

const CHEONGSAM: Typical = {
  silhouette: 'sheath',
  fit: 'slim',
  collar: 'mandarin',
  neckline: undefined,
  closure: 'toggles',
  details: ['slit'],
};

/** Covered from hood to foot; a collar takes the hood's place where the text has one. */
const weatherSuit = ({ collar, neckline }: GarmentSpec): Typical => ({
  sleeveLength: 'long',
  closure: 'zip',
  fit: 'relaxed',
  ...(collar === null && neckline === null ? { hood: 'hood' as const } : {}),
});

/** Long over trousers, its closing hidden. */
const AO_DAI: Typical = { length: 'ankle', sleeveLength: 'long', closure: 'hooks' };

/** Close below the breast, hooked in front. */
const CHOLI: Typical = {
  fit: 'slim',
  length: 'crop',
  neckline: 'scoop',
  sleeveLength: 'short',
  closure: 'hooks',
  gender: 'women',
};

/** Crossed and tied at the breast. */
const JEOGORI: Typical = {
  neckline: 'surplice',
  closure: 'wrap',
  sleeveType: 'kimono',
  sleeveLength: 'long',
  fit: 'regular',
  pockets: [],
};
const CHIMA: Typical = {
  silhouette: 'empire',
  waistline: 'empire',
  length: 'maxi',
  neckline: 'straight-across',
  sleeveType: 'strap',
  sleeveLength: 'sleeveless',
  closure: 'wrap',
  details: ['pleats'],
};

/** A jacket alone ends at the waist, a man's at the hip. */
const jeogori = ({ gender }: GarmentSpec): Typical => ({
  ...JEOGORI,
  length: gender === 'men' || gender === 'boys' ? 'hip' : 'crop',
  waistline: undefined,
  details: [],
});

const hanbok = (spec: GarmentSpec): Typical => {
  if (!hasChima(spec)) return hasJeogori(spec) ? jeogori(spec) : {};
  return { ...CHIMA, ...(hasJeogori(spec) ? JEOGORI : {}) };
};

/** The usual look of that garment, before what the spec says is looked at closely. */
export function usualOf(spec: GarmentSpec): Typical {
  const small = smallWearOf(spec);
  const silhouette = spec.category === 'dress' ? SILHOUETTE_OF_FIT[spec.fit ?? 'regular'] : undefined;
  const fit = fitOfSilhouette(spec.silhouette);
  return {
    gender: usualGender(spec),
    ...BY_CATEGORY[CATEGORY[spec.garment]],
    ...BY_GARMENT[spec.garment],
    ...(small ? BY_SMALL_WEAR[small] : {}),
    ...(isPeplumed(spec) && BY_GARMENT[spec.garment].closure === undefined
      ? { closure: 'invisible-zip' as const }
      : {}),
    ...(isMaternity(spec) ? maternity(spec) : {}),
    ...(isJeansCut(spec) ? { pockets: JEANS_POCKETS } : {}),
    ...(isGilet(spec) ? GILET : {}),
    ...(spec.garment === 'jacket' && spec.closure === 'double-breasted' ? LAPELS : {}),
    ...tradeLook(spec),
    ...(isGown(spec) ? gown(spec) : {}),
    ...wound(spec),
    ...straightCut(spec),
    ...(isShalwar(spec) ? SHALWAR : {}),
    ...(isBibDress(spec) ? BIB_DRESS : {}),
    ...(isCheongsam(spec) ? CHEONGSAM : {}),
    ...(isAoDai(spec) ? AO_DAI : {}),
    ...hanbok(spec),
    ...(isWeatherSuit(spec) ? weatherSuit(spec) : {}),
    ...(isCholi(spec) ? CHOLI : {}),
    ...(fit ? { fit } : {}),
    ...(silhouette ? { silhouette } : {}),
  };
}
