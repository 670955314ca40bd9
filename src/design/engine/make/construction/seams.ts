import type { ClothKind, Seam } from './types.js';

/** Names of the ISO 4915 stitch types used here. */
const STITCH_NAMES = {
  '101': 'single-thread chainstitch',
  '103': 'blind stitch',
  '301': 'lockstitch',
  '304': 'zigzag lockstitch',
  '401': 'two-thread chainstitch',
  '406': 'two-needle coverstitch',
  '504': 'three-thread overlock',
  '514': 'four-thread overlock',
  '516': 'five-thread safety stitch',
  '607': 'flatlock',
} as const;
export type Stitch = keyof typeof STITCH_NAMES;

const seam = (stitch: Stitch, iso: string | null, name: string, allowance_mm: number | null): Seam => ({
  stitch,
  stitch_name: STITCH_NAMES[stitch],
  seam: iso,
  seam_name: name,
  allowance_mm,
});

/** Seams for a kind of cloth and a seam allowance (mm). */
export interface Seams {
  /** where two shell pieces meet */
  join: Seam;
  /** joins that carry weight or are seen: yoke, seat, inseam of casual clothes */
  strong: Seam;
  /** enclosed parts that are turned: collars, cuffs, flaps, straps */
  turned: Seam;
  topstitch: Seam;
  /** cut edges that stay open */
  neaten: Seam;
  hem: Seam;
  attach: Seam;
  elastic: Seam;
  bind: Seam;
  tack: Seam;
  stay: Seam;
  gather: Seam;
  /** whose stitches are meant to be seen */
  shownHem: Seam;
  buttonhole: Seam;
  button: Seam;
  blindHem: Seam;
  zip: Seam;
}

export const isKnit = (kind: ClothKind): boolean => kind === 'knit' || kind === 'stretch';

function joinFor(kind: ClothKind, sa: number): Seam {
  if (isKnit(kind)) return seam('514', '1.01', 'superimposed seam, overlocked in one pass', sa);
  if (kind === 'sheer') return seam('301', '1.06', 'French seam', sa);
  if (kind === 'leather') return seam('301', '1.01', 'superimposed seam, allowances glued open', sa);
  if (kind === 'light') return seam('516', '1.01', 'superimposed seam, safety-stitched', sa);
  return seam('301', '1.01', 'superimposed seam, edges overlocked (504) and pressed open', sa);
}

function strongFor(kind: ClothKind, sa: number, felled: boolean): Seam {
  if (kind === 'heavy' && felled) return seam('401', '2.04', 'lap-felled seam, two needles', sa);
  if (kind === 'leather') return seam('301', '2', 'lapped seam, glued and topstitched twice', sa);
  return joinFor(kind, sa);
}

function hemFor(kind: ClothKind): Seam {
  if (isKnit(kind)) return seam('406', '6', 'hem turned once and coverstitched', null);
  if (kind === 'leather') return seam('301', '6', 'hem turned once, glued and topstitched', null);
  if (kind === 'sheer') return seam('301', '6', 'narrow hem rolled twice', null);
  return seam('301', '6', 'hem turned twice', null);
}

/** @param felled casual cloth whose strong seams are felled, not pressed open */
export function seamsFor(kind: ClothKind, sa: number, felled: boolean): Seams {
  const topstitch = isKnit(kind)
    ? seam('406', '5', 'coverstitched beside the seam', null)
    : seam('301', '5', 'topstitching', null);
  return {
    join: joinFor(kind, sa),
    strong: strongFor(kind, sa, felled),
    turned: seam('301', '1.01', 'superimposed seam, graded and turned', sa),
    topstitch,
    neaten: seam('504', '6', 'edge overlocked', null),
    hem: hemFor(kind),
    attach: isKnit(kind)
      ? seam('514', '1.01', 'superimposed seam, band stretched evenly', sa)
      : seam('301', '2', 'lapped seam, edge-stitched', sa),
    elastic: isKnit(kind)
      ? seam('406', '7', 'elastic turned in and coverstitched', null)
      : seam('304', '7', 'elastic turned in and zigzagged', null),
    bind: isKnit(kind)
      ? seam('406', '3', 'bound edge', null)
      : seam('301', '3', 'bound edge, binding turned twice', null),
    tack: seam('304', null, 'bar tack', null),
    stay: seam('301', null, 'stay stitching', null),
    gather: seam('301', null, 'two rows of long stitches', null),
    buttonhole: seam('304', null, 'buttonhole', null),
    button: seam('101', null, 'button sewn on with shank', null),
    shownHem: isKnit(kind)
      ? seam('406', '6', 'hem turned once and topstitched with two needles', null)
      : seam('301', '6', 'hem turned and topstitched twice', null),
    blindHem: seam('103', '6', 'hem turned once, blind-stitched', null),
    zip: seam('301', '2', 'zip tape lapped', null),
  };
}
