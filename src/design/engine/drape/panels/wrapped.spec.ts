import type { Panel } from '../types.js';
import { lengthOfOutline } from './outline.js';
import { outlineOf } from './mesh.js';
import { faultsOf, sewnOf } from './sewn.fixture.js';

const areaOf = (panel: Panel): number => {
  const line = outlineOf(panel);
  return Math.abs(
    line.reduce((sum, p, i) => {
      const q = line[(i + 1) % line.length];
      return sum + (p.x * q.y - q.x * p.y) / 2;
    }, 0),
  );
};

const ON = 'Front edge on the front beneath';

/** The upper and the lower front of a piece. */
function frontsOf(panels: readonly Panel[], piece: string): [over: Panel, under: Panel] {
  const own = panels.filter((panel) => panel.piece === piece);
  const over = own.find(({ laps }) => laps);
  const under = own.find(({ laps }) => !laps);
  if (!over || !under || own.length !== 2) throw new Error(`no fronts of ${piece}`);
  return [over, under];
}

it.each([
  ['a wrap dress with long sleeves and a full skirt', 'XL'],
  ["a women's wrap blouse", 'S'],
])('%s, %s: the right front lies on the left one, which ends beneath its edge', async (description, size) => {
  const { graph } = await sewnOf(description, size);
  expect([graph.holes, faultsOf(graph)]).toEqual([[], []]);
  const { panels, stitches } = graph;
  const wraps = ['bella.frontSideDart', 'own.wrapFront'].map((piece) => frontsOf(panels, piece));
  for (const [over, under] of wraps) {
    expect(areaOf(under)).toBeLessThan(0.9 * areaOf(over));
    expect([over.turn < 0, under.turn > 0]).toEqual([true, true]);
  }
  const on = stitches.filter(({ name }) => name === ON);
  expect(new Set(on.flatMap(({ a }) => panels[a.panel]))).toEqual(new Set(wraps.map(([over]) => over)));
  expect(new Set(on.flatMap(({ b }) => panels[b.panel]))).toEqual(new Set(wraps.map(([, under]) => under)));
  // The waists of both fronts meet those of the skirt on the same side of the body.
  const fronts = new Set(wraps.flat());
  const waist = stitches.filter(({ a, b, name }) => name !== ON && [a, b].every((s) => fronts.has(panels[s.panel])));
  expect(waist.filter(({ a, b }) => panels[a.panel].turn * panels[b.panel].turn < 0)).toEqual([]);
  expect(waist.filter(({ a, b }) => panels[a.panel].piece !== panels[b.panel].piece).length).toBeGreaterThan(2);
});

it('the dart that the upper front ends on is closed as far as it is seen, and sewn to the waist beyond it', async () => {
  const { graph } = await sewnOf('a wrap dress with short sleeves');
  const [over, under] = frontsOf(graph.panels, 'bella.frontSideDart');
  const dartsOf = (panel: Panel): number[] =>
    graph.stitches
      .filter(({ kind, a }) => kind === 'dart' && graph.panels[a.panel] === panel)
      .map(({ a }) => Math.abs(a.to_m - a.from_m))
      .sort((p, q) => p - q);
  expect(dartsOf(under)).toHaveLength(2);
  expect(dartsOf(under)[0]).toBeLessThan(0.7 * dartsOf(over)[0]);
  expect(dartsOf(under)[1]).toBeCloseTo(dartsOf(over)[1], 4);
});

it('a wrap skirt and its band go round once', async () => {
  const { pattern, graph } = await sewnOf('a wrap skirt 60 cm long');
  expect([graph.holes, faultsOf(graph)]).toEqual([[], []]);
  const band = graph.panels.find(({ band: is }) => is)!;
  const drafted = pattern.drafted.find(({ id }) => id === band.piece)!;
  const long = Math.max(...drafted.loop.map(({ y }) => y)) / 1000;
  expect(lengthOfOutline(outlineOf(band)) / 2).toBeCloseTo(long - 0.18 + 0.04, 3);
});
