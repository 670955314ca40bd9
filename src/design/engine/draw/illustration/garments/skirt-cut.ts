import type { Silhouette } from '../../../garments/spec.js';
import type { Cloth } from '../fabrics/cloth.js';

/** A skirt, or the skirt of a dress. Heights and widths in head heights. */
export interface SkirtCut {
  readonly z: number;
  readonly cloth: Cloth;
  readonly form: Silhouette;
  readonly topY: number;
  readonly hemY: number;
  /** Half width where it starts, when it continues a bodice. */
  readonly topHalf?: number;
  readonly gathered?: boolean;
  readonly pleated?: boolean;
  readonly tiers?: number;
  readonly slit?: boolean;
  readonly wrap?: boolean;
  /** Added drop of the hem by share. */
  readonly hemDrop?: (share: number) => number;
}
