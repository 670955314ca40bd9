import type { PanelMesh } from '../types.js';

/** Rows of triangles are told apart so finely, metres. */
const ROW = 0.03;

/** To which share of its width gathers draw a panel at a height from its own origin. */
export type DrawnShare = (panel: number, height: number) => number;

/** @param own height of each particle from its panel's own origin */
export function drawnShares({ drawn, triangles, panelOf }: PanelMesh, own: Float64Array): DrawnShare {
  const rows = new Map<string, { sum: number; count: number }>();
  for (let t = 0; drawn && t < triangles.length; t += 3) {
    const height = (own[triangles[t]] + own[triangles[t + 1]] + own[triangles[t + 2]]) / 3;
    const key = `${panelOf[triangles[t]]} ${Math.floor(height / ROW)}`;
    const row = rows.get(key) ?? { sum: 0, count: 0 };
    rows.set(key, { sum: row.sum + drawn[t], count: row.count + 1 });
  }
  const shareOf = (panel: number, row: number): number | undefined => {
    const found = rows.get(`${panel} ${row}`);
    return found && found.sum / found.count;
  };
  return (panel, height) => {
    const place = height / ROW - 0.5;
    const [low, t] = [Math.floor(place), place - Math.floor(place)];
    const below = shareOf(panel, low) ?? shareOf(panel, low + 1) ?? 1;
    return below + ((shareOf(panel, low + 1) ?? below) - below) * t;
  };
}
