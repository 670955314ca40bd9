import { outlineOf } from './mesh.js';
import { draftOf, faultsOf } from './sewn.fixture.js';
import { sewnGraph } from './sewn-graph.js';
import type { Panel } from '../types.js';

/** From the lowest to the highest x that a panel has near a height, metres. */
function spanAt(panel: Panel, y: number): [number, number] {
  const line = outlineOf(panel);
  const xs = line.flatMap((p, i) => {
    const q = line[(i + 1) % line.length];
    return p.y <= y !== q.y <= y ? [p.x + ((q.x - p.x) * (y - p.y)) / (q.y - p.y)] : [];
  });
  return [Math.min(...xs), Math.max(...xs)];
}

it.each(['a double-breasted coat', 'a double-breasted peacoat'])(
  '%s: one front laps over the other, which goes on where its edge lies',
  async (description) => {
    const pattern = await draftOf(description);
    if (!pattern) throw new Error('no pattern');
    const graph = sewnGraph(pattern);
    expect([graph.holes, faultsOf(graph)]).toEqual([[], []]);
    const fronts = graph.panels.filter(({ roll }) => roll);
    const [over, under] = [fronts.find(({ laps }) => laps), fronts.find(({ laps }) => !laps)];
    if (!over?.roll || !under?.roll) throw new Error('no fronts');
    const piece = pattern.drafted.find(({ id }) => id === over.piece)!;
    const centre = piece.points.cfNeck.x / 1000;
    const level = Math.min(over.roll[1], over.roll[3]) - 0.1;
    const [[low, high], [left, right]] = [spanAt(over, level), spanAt(under, level)];
    const lap = centre - low;
    expect(lap).toBeGreaterThan(0.05);
    // Mirrored, the lower front begins where the upper one ends; together they are as wide as both are up to the centre.
    expect(-right - lap).toBeLessThan(-centre + 0.002);
    expect(high - low + right - left).toBeCloseTo(2 * (high - centre), 3);
    const edges = graph.stitches.filter(({ name }) => name === 'Front edge on the front beneath');
    expect(edges.map(({ a }) => graph.panels[a.panel] === over)).toEqual([true]);
    // The lower front's own lapel begins at the centre, where the upper one's roll line crosses it.
    const [ends, upper] = [Math.min(under.roll[1], under.roll[3]), Math.min(over.roll[1], over.roll[3])];
    expect(ends).toBeGreaterThan(upper + 0.02);
  },
);
