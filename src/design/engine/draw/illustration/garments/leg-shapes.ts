import type { Key } from '../../../geometry/profile.js';
import type { Leg } from '../../../garments/spec.js';
import type { Cloth } from '../fabrics/cloth.js';

/** Trousers, shorts, leggings. Heights in head heights, hem as a share of the leg (knee .5, ankle 1). */
export interface TrouserCut {
  readonly z: number;
  readonly cloth: Cloth;
  readonly leg: Leg | 'harem' | 'jogger' | 'legging' | 'short';
  readonly topY: number;
  readonly hem: number;
  readonly band: 'waistband' | 'elastic' | 'none';
  /** hangs from the band */
  readonly cord?: boolean;
  readonly fly?: boolean;
  readonly front?: 'crease' | 'pleats' | 'plain';
  /** patches lie on the seat, hip patches in front */
  readonly pockets?: readonly ('slash' | 'curved' | 'cargo' | 'patch' | 'hip-patch')[];
  readonly cuff?: 'turn-up' | 'rib' | null;
  readonly stitched?: boolean;
  readonly stitchColor?: string;
  readonly sideStripe?: Cloth;
  readonly distressed?: boolean;
  readonly ease?: number;
}

/** Legs that end higher have no pockets on the thigh; a share of the leg. */
export const CARGO_FROM = 0.15;

/** Outer and inner ease along the leg. */
export const LEGS: Readonly<Record<TrouserCut['leg'], { readonly out: readonly Key[]; readonly in: readonly Key[] }>> =
  {
    legging: {
      out: [
        [0, 0.006],
        [1, 0.012],
      ],
      in: [
        [0, 0.004],
        [1, 0.012],
      ],
    },
    skinny: {
      out: [
        [0, 0.012],
        [0.5, 0.02],
        [1, 0.035],
      ],
      in: [
        [0, 0.01],
        [0.5, 0.02],
        [1, 0.035],
      ],
    },
    slim: {
      out: [
        [0, 0.025],
        [0.5, 0.05],
        [1, 0.085],
      ],
      in: [
        [0, 0.015],
        [0.5, 0.04],
        [1, 0.075],
      ],
    },
    straight: {
      out: [
        [0, 0.035],
        [0.5, 0.09],
        [1, 0.15],
      ],
      in: [
        [0, 0.02],
        [0.5, 0.07],
        [1, 0.12],
      ],
    },
    cropped: {
      out: [
        [0, 0.035],
        [0.5, 0.09],
        [1, 0.15],
      ],
      in: [
        [0, 0.02],
        [0.5, 0.07],
        [1, 0.12],
      ],
    },
    tapered: {
      out: [
        [0, 0.07],
        [0.3, 0.1],
        [0.6, 0.075],
        [1, 0.05],
      ],
      in: [
        [0, 0.03],
        [0.3, 0.06],
        [1, 0.05],
      ],
    },
    wide: {
      out: [
        [0, 0.05],
        [0.5, 0.24],
        [1, 0.46],
      ],
      in: [
        [0, 0.02],
        [0.5, 0.1],
        [1, 0.2],
      ],
    },
    palazzo: {
      out: [
        [0, 0.06],
        [0.5, 0.3],
        [1, 0.58],
      ],
      in: [
        [0, 0.02],
        [0.5, 0.12],
        [1, 0.24],
      ],
    },
    flared: {
      out: [
        [0, 0.025],
        [0.45, 0.04],
        [0.6, 0.06],
        [1, 0.27],
      ],
      in: [
        [0, 0.015],
        [0.5, 0.04],
        [1, 0.2],
      ],
    },
    bootcut: {
      out: [
        [0, 0.03],
        [0.5, 0.055],
        [1, 0.16],
      ],
      in: [
        [0, 0.02],
        [0.5, 0.045],
        [1, 0.13],
      ],
    },
    barrel: {
      out: [
        [0, 0.07],
        [0.5, 0.25],
        [0.8, 0.17],
        [1, 0.07],
      ],
      in: [
        [0, 0.03],
        [0.5, 0.1],
        [1, 0.06],
      ],
    },
    cargo: {
      out: [
        [0, 0.07],
        [0.5, 0.15],
        [1, 0.17],
      ],
      in: [
        [0, 0.03],
        [0.5, 0.1],
        [1, 0.14],
      ],
    },
    jogger: {
      out: [
        [0, 0.06],
        [0.5, 0.12],
        [0.85, 0.12],
        [1, 0.035],
      ],
      in: [
        [0, 0.03],
        [0.5, 0.08],
        [0.85, 0.09],
        [1, 0.03],
      ],
    },
    harem: {
      out: [
        [0, 0.16],
        [0.4, 0.34],
        [0.8, 0.2],
        [1, 0.03],
      ],
      in: [
        [0, 0.12],
        [0.5, 0.18],
        [1, 0.03],
      ],
    },
    short: {
      out: [
        [0, 0.05],
        [0.5, 0.16],
        [1, 0.2],
      ],
      in: [
        [0, 0.02],
        [0.5, 0.1],
        [1, 0.2],
      ],
    },
  };
