import type { Category, Fit, Leg, Length, Neckline, Silhouette, SleeveLength, Waistline } from '../garments/spec.js';

/** An ordered scale: its values from least to most; a `stop` is where an unqualified step ends. */
interface Ladder<T extends string> {
  values: readonly T[];
  stops: readonly T[];
  /** Values that stand beside the ladder, by the rung they equal. */
  like?: Partial<Record<string, T>>;
}

const SKIRTED: Ladder<Length> = {
  values: ['micro', 'mini', 'above-knee', 'knee', 'below-knee', 'midi', 'calf', 'ankle', 'maxi', 'floor'],
  stops: ['mini', 'knee', 'midi', 'maxi'],
  like: { thigh: 'mini', full: 'maxi', crop: 'micro', waist: 'micro', hip: 'micro' },
};
const COATS: Ladder<Length> = {
  values: ['waist', 'hip', 'thigh', 'above-knee', 'knee', 'below-knee', 'midi', 'calf', 'ankle', 'floor'],
  stops: ['hip', 'thigh', 'knee', 'calf', 'ankle'],
  like: { crop: 'waist', micro: 'hip', mini: 'thigh', maxi: 'ankle', full: 'ankle' },
};
const TOPS: Ladder<Length> = {
  values: ['crop', 'waist', 'hip', 'thigh', 'knee'],
  stops: ['crop', 'waist', 'hip', 'thigh'],
  like: { micro: 'crop', mini: 'waist', midi: 'knee', calf: 'knee', full: 'hip' },
};
const LEGGED: Ladder<Length> = {
  values: ['mini', 'thigh', 'above-knee', 'knee', 'below-knee', 'calf', 'ankle', 'full'],
  stops: ['thigh', 'knee', 'calf', 'ankle', 'full'],
  like: { micro: 'mini', midi: 'calf', maxi: 'full', floor: 'full', crop: 'calf' },
};
const SHORTS: Ladder<Length> = {
  values: ['micro', 'mini', 'thigh', 'above-knee', 'knee', 'below-knee'],
  stops: ['mini', 'thigh', 'knee'],
};

const LENGTH_OF: Partial<Record<Category, Ladder<Length>>> = {
  outerwear: COATS,
  shirt: TOPS,
  top: TOPS,
  knitwear: TOPS,
  jacket: TOPS,
  trousers: LEGGED,
  'one-piece': LEGGED,
  shorts: SHORTS,
};

const plain = <T extends string>(values: readonly T[], like: Ladder<T>['like'] = {}): Ladder<T> => ({
  values,
  stops: values,
  like,
});

const SLEEVES: Ladder<SleeveLength> = {
  values: ['sleeveless', 'cap', 'short', 'elbow', 'three-quarter', 'long', 'extra-long'],
  stops: ['sleeveless', 'short', 'elbow', 'three-quarter', 'long'],
  like: { wrist: 'long' },
};
/** Shorter than short is a cap before it is none. */
const SHORTER_SLEEVES: Ladder<SleeveLength> = { ...SLEEVES, stops: ['sleeveless', 'cap', ...SLEEVES.stops.slice(1)] };
const FIT = plain<Fit>(['tight', 'slim', 'regular', 'relaxed', 'loose', 'oversized']);
const LEG = plain<Leg>(['skinny', 'slim', 'straight', 'wide', 'palazzo'], {
  tapered: 'slim',
  cropped: 'straight',
  cargo: 'straight',
  bootcut: 'straight',
  barrel: 'wide',
  flared: 'wide',
});
const DRESS_FULLNESS = plain<Silhouette>(['sheath', 'straight', 'a-line', 'fit-and-flare', 'ball-gown'], {
  bodycon: 'sheath',
  pencil: 'sheath',
  mermaid: 'sheath',
  shift: 'straight',
  tailored: 'straight',
  wrap: 'a-line',
  empire: 'a-line',
  trapeze: 'a-line',
  flared: 'fit-and-flare',
  circle: 'fit-and-flare',
});
const SKIRT_FULLNESS = plain<Silhouette>(['pencil', 'straight', 'a-line', 'flared', 'circle'], {
  bodycon: 'pencil',
  sheath: 'pencil',
  mermaid: 'pencil',
  wrap: 'a-line',
  pleated: 'a-line',
  tiered: 'flared',
  gathered: 'flared',
  'fit-and-flare': 'flared',
});
const WAIST = plain<Waistline>(['low', 'natural', 'high']);
const DRESS_WAIST = plain<Waistline>(['dropped', 'natural', 'empire'], { low: 'dropped', high: 'empire' });

const DEEPER: Partial<Record<Neckline, Neckline>> = {
  turtleneck: 'mock-neck',
  'mock-neck': 'crew',
  funnel: 'crew',
  choker: 'crew',
  crew: 'scoop',
  round: 'scoop',
  jewel: 'scoop',
  boat: 'scoop',
  collarless: 'v-neck',
  keyhole: 'v-neck',
  scoop: 'u-neck',
  'u-neck': 'plunging',
  'v-neck': 'deep-v',
  surplice: 'deep-v',
  sweetheart: 'plunging',
  'queen-anne': 'plunging',
  'deep-v': 'plunging',
};
const HIGHER: Partial<Record<Neckline, Neckline>> = {
  plunging: 'v-neck',
  'deep-v': 'v-neck',
  'v-neck': 'crew',
  surplice: 'v-neck',
  'u-neck': 'scoop',
  scoop: 'round',
  square: 'boat',
  boat: 'crew',
  jewel: 'mock-neck',
  round: 'crew',
  crew: 'mock-neck',
  'mock-neck': 'turtleneck',
  sweetheart: 'straight-across',
  cowl: 'turtleneck',
};

export type Amount = 'little' | 'usual' | 'lot';

/** The value one step up (+1) or down (-1); null where the scale ends. A little is one rung, usual the next stop, a lot the stop after it. */
function step<T extends string>(
  { values, stops, like }: Ladder<T>,
  now: string,
  way: 1 | -1,
  amount: Amount,
): T | null {
  const here = values.indexOf((like?.[now] ?? now) as T);
  if (here < 0) return null;
  if (amount === 'little') return values[here + way] ?? null;
  const further = (way > 0 ? stops : stops.toReversed()).filter((stop) => (values.indexOf(stop) - here) * way > 0);
  return (amount === 'lot' ? further[1] : undefined) ?? further[0] ?? null;
}

const SKIRTS: readonly Category[] = ['dress', 'skirt'];

/** The longer or shorter length on that kind of garment. */
export const lengthStep = (category: Category, now: Length, way: 1 | -1, amount: Amount): Length | null =>
  step(LENGTH_OF[category] ?? SKIRTED, now, way, amount);
export const sleeveStep = (now: SleeveLength, way: 1 | -1, amount: Amount): SleeveLength | null =>
  step(way > 0 ? SLEEVES : SHORTER_SLEEVES, now, way, amount);
/** Up is looser. */
export const fitStep = (now: Fit, way: 1 | -1, amount: Amount): Fit | null => step(FIT, now, way, amount);
/** Up is wider. */
export const legStep = (now: Leg, way: 1 | -1, amount: Amount): Leg | null => step(LEG, now, way, amount);
/** Up is fuller; null for garments without a skirt. */
export const fullnessStep = (category: Category, now: Silhouette, way: 1 | -1, amount: Amount): Silhouette | null =>
  SKIRTS.includes(category) ? step(category === 'skirt' ? SKIRT_FULLNESS : DRESS_FULLNESS, now, way, amount) : null;
export const waistStep = (category: Category, now: Waistline, way: 1 | -1): Waistline | null =>
  step(category === 'dress' ? DRESS_WAIST : WAIST, now, way, 'usual');
/** Up is higher. */
export const necklineStep = (now: Neckline, way: 1 | -1): Neckline | null => (way > 0 ? HIGHER : DEEPER)[now] ?? null;
