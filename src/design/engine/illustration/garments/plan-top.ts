import { denies } from '../../denies.js';
import type {
  Closure,
  Collar,
  Cuff,
  Fit,
  Garment,
  GarmentSpec,
  Length,
  Neckline,
  SleeveLength,
  SleeveType,
} from '../../spec.js';
import { HEM_Y } from './tailor.js';

/** A top with nothing left open: what the spec says, else what the garment usually has. */
export interface TopPlan {
  readonly garment: Garment;
  readonly neckline: Neckline;
  readonly collar: Collar | null;
  readonly sleeveType: SleeveType;
  readonly sleeveLength: SleeveLength;
  readonly cuff: Cuff | null;
  readonly fit: Fit;
  readonly hemY: number;
  readonly closure: Closure;
  readonly ribHem: boolean;
}

interface Usual {
  readonly neckline: Neckline;
  readonly collar?: Collar;
  readonly sleeve: SleeveLength;
  readonly type?: SleeveType;
  readonly cuff?: Cuff;
  readonly fit: Fit;
  readonly hemY: number;
  readonly closure?: Closure;
  readonly ribHem?: boolean;
}

const PLAIN: Usual = { neckline: 'round', sleeve: 'short', fit: 'regular', hemY: 3.72 };

const USUAL: Readonly<Partial<Record<Garment, Usual>>> = {
  shirt: {
    neckline: 'jewel',
    collar: 'shirt',
    sleeve: 'long',
    cuff: 'barrel',
    fit: 'regular',
    hemY: 3.95,
    closure: 'buttons',
  },
  blouse: {
    neckline: 'v-neck',
    sleeve: 'long',
    type: 'bishop',
    cuff: 'barrel',
    fit: 'regular',
    hemY: 3.6,
    closure: 'pullover',
  },
  't-shirt': { neckline: 'crew', sleeve: 'short', fit: 'regular', hemY: 3.8 },
  polo: { neckline: 'jewel', collar: 'polo', sleeve: 'short', fit: 'regular', hemY: 3.8 },
  tunic: { neckline: 'v-neck', sleeve: 'three-quarter', fit: 'relaxed', hemY: 4.75 },
  'tank-top': { neckline: 'scoop', sleeve: 'sleeveless', fit: 'slim', hemY: 3.7 },
  top: { neckline: 'scoop', sleeve: 'sleeveless', fit: 'slim', hemY: 3.5 },
  corset: { neckline: 'sweetheart', sleeve: 'sleeveless', fit: 'tight', hemY: 3.15, closure: 'lace-up' },
  sweater: { neckline: 'crew', sleeve: 'long', cuff: 'rib', fit: 'relaxed', hemY: 3.72, ribHem: true },
  sweatshirt: { neckline: 'crew', sleeve: 'long', cuff: 'rib', fit: 'relaxed', hemY: 3.75, ribHem: true },
  hoodie: { neckline: 'crew', sleeve: 'long', cuff: 'rib', fit: 'relaxed', hemY: 3.85, ribHem: true },
  waistcoat: { neckline: 'deep-v', sleeve: 'sleeveless', fit: 'slim', hemY: 3.35, closure: 'buttons' },
  bodysuit: { neckline: 'scoop', sleeve: 'long', fit: 'tight', hemY: 3.7 },
  pyjamas: { neckline: 'jewel', collar: 'camp', sleeve: 'long', fit: 'relaxed', hemY: 3.95, closure: 'buttons' },
  dress: { neckline: 'scoop', sleeve: 'short', fit: 'slim', hemY: 2.85 },
  jumpsuit: { neckline: 'v-neck', sleeve: 'short', fit: 'slim', hemY: 2.85 },
};

export function planTop(spec: GarmentSpec, lengthRules = true): TopPlan {
  const usual = USUAL[spec.garment] ?? PLAIN;
  const bare = spec.neckline === 'strapless' || spec.neckline === 'straight-across' || spec.neckline === 'halter';
  const length = spec.sleeve.length ?? (bare ? 'sleeveless' : (lengthOfType(spec.sleeve.type) ?? usual.sleeve));
  return {
    garment: spec.garment,
    neckline:
      spec.neckline ??
      (spec.collar === null
        ? usual.neckline
        : spec.collar === 'shawl' || spec.collar === 'notched'
          ? 'deep-v'
          : 'jewel'),
    collar: spec.collar ?? (spec.neckline === null && !denies(spec, 'collar') ? (usual.collar ?? null) : null),
    sleeveType: spec.sleeve.type ?? usual.type ?? 'set-in',
    sleeveLength: length,
    cuff: spec.cuff ?? (denies(spec, 'cuff') ? null : usualCuff(usual, spec.sleeve.type, length)),
    fit: spec.fit ?? (spec.silhouette === 'oversized' ? 'oversized' : spec.silhouette === 'boxy' ? 'loose' : usual.fit),
    hemY: lengthRules && spec.length !== null ? topHem(spec.length) : usual.hemY,
    closure: spec.closure ?? (denies(spec, 'buttons') ? null : usual.closure) ?? 'pullover',
    ribHem: spec.hem === 'rib' || (spec.hem === null && (usual.ribHem ?? false)),
  };
}

function usualCuff(usual: Usual, type: SleeveType | null, length: SleeveLength): Cuff | null {
  if (type !== null && OPEN_ENDED.has(type)) return null;
  return usual.cuff === 'rib' || ['long', 'wrist', 'extra-long'].includes(length) ? (usual.cuff ?? null) : null;
}

const OPEN_ENDED: ReadonlySet<SleeveType> = new Set([
  'bell',
  'circular',
  'kimono',
  'flutter',
  'ruffle',
  'dolman',
  'batwing',
  'cold-shoulder',
]);

const topHem = (length: Length): number => ({ ...HEM_Y, micro: 2.35, mini: 2.6, full: 3.8 })[length];

function lengthOfType(type: SleeveType | null): SleeveLength | null {
  if (type === null) return null;
  if (type === 'strap') return 'sleeveless';
  if (type === 'cap') return 'cap';
  if (['puff', 'flutter', 'petal', 'tulip', 'ruffle', 'circular'].includes(type)) return 'short';
  return ['bishop', 'poet', 'balloon', 'bell', 'juliet', 'leg-of-mutton', 'lantern'].includes(type) ? 'long' : null;
}
