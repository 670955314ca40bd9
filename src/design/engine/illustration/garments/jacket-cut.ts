import { isBiker } from '../../biker.js';
import { denies } from '../../denies.js';
import type { Closure, Collar, Cuff, Fit, Garment, GarmentSpec, Pocket, SleeveType } from '../../spec.js';
import { HEM_Y } from './tailor.js';

export type Front = 'lapel' | 'shawl' | 'zip' | 'shirt' | 'open' | 'band';

export interface Cut {
  readonly front: Front;
  readonly collar: Collar | null;
  readonly hemY: number;
  readonly fit: Fit;
  readonly flare: number;
  readonly closure: Closure;
  readonly pockets: readonly Pocket[];
  readonly cuff: Cuff | null;
  readonly sleeve?: SleeveType;
  readonly rib?: boolean;
  readonly belt?: boolean;
}

const CUTS: Readonly<Partial<Record<Garment, Cut>>> = {
  blazer: {
    front: 'lapel',
    collar: 'notched',
    hemY: 4.08,
    fit: 'regular',
    flare: 0.03,
    closure: 'single-breasted',
    pockets: ['flap'],
    cuff: null,
  },
  jacket: {
    front: 'zip',
    collar: 'stand',
    hemY: 3.72,
    fit: 'regular',
    flare: 0,
    closure: 'zip',
    pockets: ['zip'],
    cuff: null,
  },
  'denim-jacket': {
    front: 'shirt',
    collar: 'shirt',
    hemY: 3.45,
    fit: 'regular',
    flare: 0,
    closure: 'buttons',
    pockets: ['flap'],
    cuff: 'barrel',
  },
  bomber: {
    front: 'zip',
    collar: 'rib',
    hemY: 3.55,
    fit: 'relaxed',
    flare: 0.02,
    closure: 'zip',
    pockets: ['slash'],
    cuff: 'rib',
    rib: true,
  },
  parka: {
    front: 'zip',
    collar: null,
    hemY: 4.85,
    fit: 'relaxed',
    flare: 0.02,
    closure: 'zip',
    pockets: ['flap'],
    cuff: null,
  },
  'trench-coat': {
    front: 'lapel',
    collar: 'notched',
    hemY: 6.15,
    fit: 'regular',
    flare: 0.09,
    closure: 'double-breasted',
    pockets: ['welt'],
    cuff: 'tab',
    belt: true,
  },
  coat: {
    front: 'lapel',
    collar: 'notched',
    hemY: 6.1,
    fit: 'relaxed',
    flare: 0.06,
    closure: 'single-breasted',
    pockets: ['flap'],
    cuff: null,
  },
  cardigan: {
    front: 'open',
    collar: null,
    hemY: 3.85,
    fit: 'relaxed',
    flare: 0,
    closure: 'buttons',
    pockets: [],
    cuff: 'rib',
    rib: true,
  },
  robe: {
    front: 'shawl',
    collar: 'shawl',
    hemY: 6.2,
    fit: 'relaxed',
    flare: 0.05,
    closure: 'tie',
    pockets: ['patch'],
    cuff: 'turn-up',
    belt: true,
  },
  kimono: {
    front: 'band',
    collar: null,
    hemY: 5.6,
    fit: 'relaxed',
    flare: 0.05,
    closure: 'open-front',
    pockets: [],
    cuff: null,
    sleeve: 'kimono',
  },
};

export const cutOf = (spec: GarmentSpec): Cut => {
  if (isBiker(spec) && spec.lapel === null)
    return {
      ...cutOf({ ...spec, lapel: 'notched', collar: 'notched', pockets: ['zip'], length: spec.length ?? 'hip' }),
      hemY: 3.55,
      belt: false,
    };
  const usual = CUTS[spec.garment] ?? (CUTS.jacket as Cut);
  const lapelled =
    (spec.lapel !== null && !denies(spec, 'collar')) || spec.collar === 'notched' || spec.collar === 'shawl';
  const collar =
    spec.collar ?? (spec.neckline !== null || spec.hood !== null || denies(spec, 'collar') ? null : usual.collar);
  if (spec.garment === 'coat' && spec.closure === 'zip' && !lapelled)
    return {
      ...cutOf({ ...spec, garment: 'jacket', closure: 'zip', length: spec.length ?? 'thigh' }),
      fit: spec.fit ?? 'relaxed',
    };
  const front: Front = lapelled
    ? spec.lapel === 'shawl' || spec.collar === 'shawl'
      ? 'shawl'
      : 'lapel'
    : usual.front === 'lapel' && collar !== 'notched'
      ? 'shirt'
      : spec.closure === 'zip' && usual.front !== 'lapel'
        ? 'zip'
        : usual.front;
  return {
    ...usual,
    front,
    collar,
    hemY:
      spec.length === null
        ? usual.hemY
        : {
            ...HEM_Y,
            micro: 2.6,
            mini: 2.75,
            hip: front === 'lapel' ? 4.05 : HEM_Y.hip,
            full: 7.2,
            maxi: 7.9,
            floor: 8.2,
          }[spec.length],
    fit:
      spec.fit ??
      (spec.silhouette === 'oversized' || spec.silhouette === 'cocoon'
        ? 'oversized'
        : spec.silhouette === 'boxy'
          ? 'loose'
          : usual.fit),
    flare:
      spec.silhouette === 'a-line' || spec.silhouette === 'flared'
        ? 0.16
        : spec.silhouette === 'trapeze'
          ? 0.22
          : usual.flare,
    closure: spec.closure ?? usual.closure,
    pockets: spec.pockets.length > 0 ? spec.pockets : denies(spec, 'pocket') ? [] : usual.pockets,
    cuff: spec.cuff ?? (denies(spec, 'cuff') ? null : usual.cuff),
    belt:
      !denies(spec, 'belt') &&
      (spec.closure === 'belt' ||
        spec.details.includes('belt') ||
        spec.details.includes('self-tie') ||
        spec.waistline === 'belted' ||
        usual.belt),
  };
};

export const breakPoint = (cut: Cut): number =>
  cut.closure === 'zip' ? 2.2 : cut.closure === 'double-breasted' ? 2.42 : cut.hemY > 5 ? 2.45 : 2.68;
