import type { Panel } from '../types.js';
import { meanOf, mm } from './figures.js';
import type { FitInput } from './fit-input.js';
import type { Axis } from './slices.js';

/** Lowest cloth above the floor, millimetres; null where none hangs on that side. */
export type HemHeights = Record<'front' | 'left' | 'back' | 'right', number | null>;

/** Way of a side from straight ahead, radians, as `turn` of a panel. */
const SIDES = { front: 0, left: Math.PI / 2, back: Math.PI, right: -Math.PI / 2 } as const;
/** To either side of it. */
const SECTOR = 0.35;

/** Sleeves are not counted; the hem of a leg is looked at from the middle of the leg. */
export function hemOf({ graph, mesh, draped: { positions } }: FitInput): HemHeights {
  const regions = graph.panels.map(({ region }) => region);
  const middles = new Map([...new Set(regions)].map((region) => [region, middleOf(region)]));
  const lowest = (turn: number): number | null => {
    let low = Infinity;
    mesh.panelOf.forEach((panel, i) => {
      if (regions[panel].endsWith('arm')) return;
      const { x, z } = middles.get(regions[panel]) as Axis;
      const off = Math.atan2(positions[3 * i] - x, positions[3 * i + 2] - z) - turn;
      const isThere = Math.abs(off - 2 * Math.PI * Math.round(off / (2 * Math.PI))) < SECTOR;
      if (isThere) low = Math.min(low, positions[3 * i + 1]);
    });
    return low === Infinity ? null : mm(low);
  };
  const { front, left, back, right } = SIDES;
  return { front: lowest(front), left: lowest(left), back: lowest(back), right: lowest(right) };

  function middleOf(region: Panel['region']): Axis {
    if (!region.endsWith('leg')) return { x: 0, z: 0 };
    const own = [...mesh.panelOf.keys()].filter((i) => regions[mesh.panelOf[i]] === region);
    return { x: meanOf(own.map((i) => positions[3 * i])), z: meanOf(own.map((i) => positions[3 * i + 2])) };
  }
}
