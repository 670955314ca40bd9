import { mm } from './figures.js';
import type { FitInput } from './fit-input.js';

/** Lowest cloth above the floor, millimetres; null where none hangs on that side. */
export type HemHeights = Record<'front' | 'left' | 'back' | 'right', number | null>;

/** Way of a side from straight ahead, radians, as `turn` of a panel. */
const SIDES = { front: 0, left: Math.PI / 2, back: Math.PI, right: -Math.PI / 2 } as const;
/** To either side of it. */
const SECTOR = 0.35;

/** Sleeves are not counted. */
export function hemOf({ graph, mesh, draped: { positions } }: FitInput): HemHeights {
  const lowest = (turn: number): number | null => {
    let low = Infinity;
    mesh.panelOf.forEach((panel, i) => {
      if (graph.panels[panel].region.endsWith('arm')) return;
      const off = Math.atan2(positions[3 * i], positions[3 * i + 2]) - turn;
      const isThere = Math.abs(off - 2 * Math.PI * Math.round(off / (2 * Math.PI))) < SECTOR;
      if (isThere) low = Math.min(low, positions[3 * i + 1]);
    });
    return low === Infinity ? null : mm(low);
  };
  const { front, left, back, right } = SIDES;
  return { front: lowest(front), left: lowest(left), back: lowest(back), right: lowest(right) };
}
