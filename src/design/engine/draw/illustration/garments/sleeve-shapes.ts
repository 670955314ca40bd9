import type { Key } from '../../../geometry/profile.js';
import type { Cuff, SleeveType } from '../../../garments/spec.js';
import type { Cloth } from '../fabrics/cloth.js';

/** A sleeve. Distances in head heights, places on the arm as shares (elbow .5, wrist 1). */
export interface SleeveCut {
  readonly z: number;
  readonly cloth: Cloth;
  readonly type: SleeveType;
  /** How far it reaches down the arm. */
  readonly to: number;
  readonly cuff: Cuff | null;
  readonly cuffCloth?: Cloth;
  /** Ease of a plain sleeve. */
  readonly ease: number;
  /** Half width of the bodice at the underarm. */
  readonly underarm: number;
  readonly stitched?: boolean;
}

/** Ease by the share of the sleeve's own length, added to the plain ease. */
export const SHAPES: Readonly<
  Partial<
    Record<
      SleeveType,
      {
        readonly keys: readonly Key[];
        readonly flutes?: number;
        readonly gathered?: 'top' | 'end' | 'both';
        readonly lift?: number;
      }
    >
  >
> = {
  puff: {
    keys: [
      [0, 0.1],
      [0.35, 0.22],
      [0.75, 0.2],
      [1, 0.015],
    ],
    gathered: 'both',
    lift: 0.07,
  },
  bishop: {
    keys: [
      [0, 0.02],
      [0.5, 0.1],
      [0.86, 0.22],
      [1, 0.02],
    ],
    gathered: 'end',
  },
  poet: {
    keys: [
      [0, 0.08],
      [0.5, 0.18],
      [0.86, 0.3],
      [1, 0.03],
    ],
    gathered: 'both',
    lift: 0.03,
  },
  bell: {
    keys: [
      [0, 0],
      [0.5, 0.04],
      [1, 0.3],
    ],
    flutes: 3,
  },
  circular: {
    keys: [
      [0, 0],
      [0.4, 0.1],
      [1, 0.36],
    ],
    flutes: 4,
  },
  balloon: {
    keys: [
      [0, 0.1],
      [0.4, 0.25],
      [0.75, 0.25],
      [1, 0.02],
    ],
    gathered: 'both',
    lift: 0.04,
  },
  lantern: {
    keys: [
      [0, 0],
      [0.62, 0.24],
      [0.66, 0.24],
      [1, 0.01],
    ],
  },
  'leg-of-mutton': {
    keys: [
      [0, 0.14],
      [0.22, 0.27],
      [0.5, 0.08],
      [0.62, 0.01],
      [1, 0.005],
    ],
    gathered: 'top',
    lift: 0.09,
  },
  juliet: {
    keys: [
      [0, 0.12],
      [0.14, 0.22],
      [0.3, 0.03],
      [0.4, 0.01],
      [1, 0.005],
    ],
    gathered: 'top',
    lift: 0.07,
  },
  flutter: {
    keys: [
      [0, 0],
      [0.4, 0.08],
      [1, 0.24],
    ],
    flutes: 3,
  },
  ruffle: {
    keys: [
      [0, 0.06],
      [0.4, 0.14],
      [1, 0.3],
    ],
    flutes: 4,
    gathered: 'top',
  },
  petal: {
    keys: [
      [0, 0.03],
      [0.5, 0.08],
      [1, 0.09],
    ],
  },
  tulip: {
    keys: [
      [0, 0.03],
      [0.5, 0.08],
      [1, 0.09],
    ],
  },
  kimono: {
    keys: [
      [0, 0.06],
      [0.4, 0.2],
      [1, 0.38],
    ],
    flutes: 1,
  },
  dolman: {
    keys: [
      [0, 0.12],
      [0.3, 0.14],
      [0.7, 0.05],
      [1, 0],
    ],
  },
  batwing: {
    keys: [
      [0, 0.2],
      [0.35, 0.22],
      [0.7, 0.08],
      [1, 0],
    ],
  },
  'drop-shoulder': {
    keys: [
      [0, 0.03],
      [0.4, 0.05],
      [1, 0.01],
    ],
  },
};
