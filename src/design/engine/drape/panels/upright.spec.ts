import type { Panel } from '../types.js';
import { outlineOf } from './mesh.js';
import { pointOn } from './outline.js';
import { sewnOf } from './sewn.fixture.js';

/** How much higher one end of a panel lies than the other, of its width. */
function tiltOf(panel: Panel): number {
  const line = outlineOf(panel);
  const xs = line.map(({ x }) => x);
  const [low, high] = [Math.min(...xs), Math.max(...xs)];
  const heightNear = (x: number): number => {
    const near = line.filter((p) => Math.abs(p.x - x) < 0.02);
    return near.reduce((sum, { y }) => sum + y, 0) / near.length;
  };
  return Math.abs(heightNear(high) - heightNear(low)) / (high - low);
}

it.each(["a women's blazer", "a women's double-breasted blazer", 'a trench coat', 'a shirt'])(
  'the stand of %s lies level, with the collar at its upper edge and its middle at the back',
  async (description) => {
    const { graph } = await sewnOf(description);
    const stand = graph.panels.findIndex(({ piece }) => /stand/i.test(piece));
    const panel = graph.panels[stand];
    expect(tiltOf(panel)).toBeLessThan(0.05);
    expect(Math.cos(panel.turn)).toBeLessThan(-0.99);
    const collar = graph.stitches.flatMap(({ a, b }) => {
      const [own, other] = a.panel === stand ? [a, b] : [b, a];
      return own.panel === stand && /collar$/i.test(graph.panels[other.panel].piece) ? [own] : [];
    });
    const line = outlineOf(panel);
    // Its outline runs counter-clockwise: along the upper edge from right to left.
    const [{ from_m, to_m }] = collar.sort((p, q) => Math.abs(q.to_m - q.from_m) - Math.abs(p.to_m - p.from_m));
    expect(collar.length).toBeGreaterThan(0);
    const [start, end] = [Math.min(from_m, to_m), Math.max(from_m, to_m)].map((way) => pointOn(line, way));
    expect(end.x).toBeLessThan(start.x);
  },
);
