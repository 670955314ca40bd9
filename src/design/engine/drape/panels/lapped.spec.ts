import { offRoll } from './lapels.js';
import { mesh, outlineOf } from './mesh.js';
import { draftOf, faultsOf, sewnOf } from './sewn.fixture.js';
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

/** Whether a panel is one of two fronts of which one laps. */
const isLapping = (panels: readonly Panel[], piece: string): boolean => panels.some((p) => p.piece === piece && p.laps);

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

it.each([
  ["a women's double-breasted coat", 'right'],
  ["a men's double-breasted coat", 'left'],
  ["a women's blazer", 'right'],
  ["a men's blazer", 'left'],
  ["a girls' double-breasted coat", 'right'],
  ['a blazer', 'left'],
  ['a wrap dress', 'right'],
  ["a women's wrap top", 'right'],
])('of %s the %s front lies on top', async (description, side) => {
  const { graph } = await sewnOf(description);
  expect([graph.holes, faultsOf(graph)]).toEqual([[], []]);
  const fronts = graph.panels.filter(({ piece }) => isLapping(graph.panels, piece));
  const over = fronts.filter(({ laps }) => laps);
  expect(over.length).toBeGreaterThan(0);
  expect(fronts.length).toBe(2 * over.length);
  const isRight = side === 'right';
  for (const { laps, turn } of fronts) expect(turn < 0).toBe(isRight === (laps === true));
});

it("a woman's buttons lie on her right front, which is seen", async () => {
  const { graph } = await sewnOf("a women's double-breasted blazer with six buttons");
  const buttoned = graph.panels.filter(({ buttons }) => buttons);
  expect(buttoned.map(({ turn, laps, buttons }) => [turn < 0, laps, buttons!.length / 2])).toEqual([[true, true, 6]]);
});

it.each(["a women's double-breasted blazer", 'a double-breasted coat'])(
  '%s: what of the lower front lies beneath the roll line of the upper one is tacked to it, its lapel is not',
  async (description) => {
    const { graph } = await sewnOf(description);
    const cut = mesh(graph, 0.012);
    const { corners, on, shares } = cut.basted!;
    expect(corners.length).toBeGreaterThan(20);
    const [over, under] = [graph.panels.findIndex(({ laps }) => laps), cut.panelOf[corners[0]]];
    expect([graph.panels[under].roll !== undefined, under === over]).toEqual([true, false]);
    expect([...corners].every((i) => cut.panelOf[i] === under && cut.turned?.[i] !== 1 && !cut.seams.includes(i))).toBe(true); // prettier-ignore
    expect([...on].every((i) => cut.panelOf[i] === over && cut.turned?.[i] !== 1)).toBe(true);
    // Both fronts are cut alike: each lies beneath its own mirror image, so all are as far from where they lie on the other panel.
    const offs = Array.from(corners, (i, k) => [0, 1].map((axis) => cut.flat[2 * i + axis] - [0, 1, 2].reduce((sum, c) => sum + shares[3 * k + c] * cut.flat[2 * on[3 * k + c] + axis], 0))); // prettier-ignore
    for (const [x, y] of offs) expect([Math.abs(x - offs[0][0]) < 0.0005, Math.abs(y) < 0.002]).toEqual([true, true]);
  },
);

it('one that laps a little has nothing to tack', async () => {
  const { graph } = await sewnOf("a women's blazer");
  expect(mesh(graph, 0.012).basted).toBeUndefined();
});

it("the lower front's lapel ends where it goes beneath the upper one's roll line when it is turned over", async () => {
  const { graph } = await sewnOf("a women's double-breasted blazer");
  const under = graph.panels.find(({ roll, laps }) => roll && !laps)!;
  const over = graph.panels.find(({ laps }) => laps)!;
  const [ax, ay, bx, by] = under.roll!;
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const lowest = outlineOf(under)
    .filter((p) => offRoll(under.roll!, p) > 0.03)
    .reduce((low, p) => (p.y < low.y ? p : low));
  // Turned over its roll line it lies on the upper one's, seen in the frame of the lower front.
  const along = (lowest.x - ax) * ux + (lowest.y - ay) * uy;
  const turned = { x: 2 * (ax + along * ux) - lowest.x, y: 2 * (ay + along * uy) - lowest.y };
  const centre = 2 * Math.min(ax, bx);
  const [px, py, qx, qy] = over.roll!;
  expect(Math.abs(offRoll([centre + px, py, centre + qx, qy], turned))).toBeLessThan(0.004);
});
