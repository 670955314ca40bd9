import type { ClosurePlace } from '../garments/spec.js';
import type { PleatLay } from './pleat-lay.js';
import type { Side } from './side.js';
import type { Place } from './places.js';

/** What holds a garment shut, as it is seen. */
export type Fastener = 'buttons' | 'zip' | 'lacing' | 'hooks' | 'toggles';

/**
 * What a draft or a drawing of a garment shows, by name: its anchors. Pattern, flats and picture give them, so that
 * callouts, tests and other engines need not read them off the lines.
 */
export interface Shown {
  /** lowest edge; null where nothing ends on the body */
  hem: Place | null;
  /** share of the way from shoulder point to wrist; 0 where the arms are bare */
  sleeve: number;
  fastener: Fastener | null;
  /** where the fastener lies; null where there is none or the view does not tell */
  fastened: ClosurePlace | null;
  /** it is worn open, so that nobody sees what closes it */
  unseen: boolean;
  /** the front that lies on top where it is closed by lapping; null where none does or the view does not tell */
  laps: Side | null;
  /** how many buttons or toggles close it */
  count: number;
  collar: boolean;
  hood: boolean;
  /** how many are seen in front; a coin pocket within another is not counted */
  pockets: number;
  /** rows of a tiered skirt; 0 where there are none */
  tiers: number;
  /** of a skirt, as they are seen in front; null where the usual ones are drawn, or none */
  pleats: PleatLay | null;
  /** two cloths with wadding between */
  quilted: boolean;
}

export const NOTHING_SHOWN: Shown = {
  hem: null,
  sleeve: 0,
  fastener: null,
  fastened: null,
  unseen: false,
  laps: null,
  count: 0,
  collar: false,
  hood: false,
  pockets: 0,
  tiers: 0,
  pleats: null,
  quilted: false,
};

/** Of several parts of one garment: the lowest hem, the longest sleeve, and whatever any of them has. */
export function together(parts: readonly Partial<Shown>[]): Shown {
  return parts.reduce<Shown>(
    (whole, part) => ({
      hem: part.hem == null ? whole.hem : Math.max(whole.hem ?? -1, part.hem),
      sleeve: Math.max(whole.sleeve, part.sleeve ?? 0),
      fastener: whole.fastener ?? part.fastener ?? null,
      fastened: whole.fastened ?? part.fastened ?? null,
      unseen: whole.unseen || (part.unseen ?? false),
      laps: whole.laps ?? part.laps ?? null,
      count: whole.count + (part.count ?? 0),
      collar: whole.collar || (part.collar ?? false),
      hood: whole.hood || (part.hood ?? false),
      pockets: whole.pockets + (part.pockets ?? 0),
      tiers: Math.max(whole.tiers, part.tiers ?? 0),
      pleats: whole.pleats ?? part.pleats ?? null,
      quilted: whole.quilted || (part.quilted ?? false),
    }),
    NOTHING_SHOWN,
  );
}
