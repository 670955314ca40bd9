import { outlineOf } from './mesh.js';
import { draftOf } from './sewn.fixture.js';
import { sewnGraph } from './sewn-graph.js';
import { panelSpecification, type EdgeSpec, type PanelSpec, type PanelSpecification } from './specification.js';

type Xy = [number, number];

/** A reader of the format's rules: the line of an edge, its control points taken from its own frame. */
function lineOf({ endpoints: [from, to], curvature }: EdgeSpec, { vertices }: PanelSpec): Xy[] {
  const [a, b] = [vertices[from], vertices[to]];
  if (!curvature) return [a, b];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const [c, d] = curvature.params.map(([x, y]): Xy => [a[0] + x * dx - y * dy, a[1] + x * dy + y * dx]);
  return Array.from({ length: 65 }, (_, i): Xy => {
    const [t, u] = [i / 64, 1 - i / 64];
    const on = (k: 0 | 1): number => u ** 3 * a[k] + 3 * u * u * t * c[k] + 3 * u * t * t * d[k] + t ** 3 * b[k];
    return [on(0), on(1)];
  });
}

const lengthOf = (line: Xy[]): number =>
  line.slice(1).reduce((sum, p, i) => sum + Math.hypot(p[0] - line[i][0], p[1] - line[i][1]), 0);

const areaOf = (loop: Xy[]): number =>
  loop.reduce((sum, p, i) => {
    const q = loop[(i + 1) % loop.length];
    return sum + (p[0] * q[1] - q[0] * p[1]) / 2;
  }, 0);

/** What breaks the format: loops that do not close, ends and edges that are not there, an edge that is sewn twice. */
function faultsOf({ pattern }: PanelSpecification): string[] {
  const faults: string[] = [];
  for (const [name, { edges, vertices }] of Object.entries(pattern.panels)) {
    const ends = edges.map(({ endpoints }) => endpoints);
    if (ends.some(([, to], i) => to !== ends[(i + 1) % ends.length][0])) faults.push(`${name}: no loop`);
    if (ends.flat().some((i) => !vertices[i])) faults.push(`${name}: an end that is not there`);
  }
  const sides = pattern.stitches.flat();
  if (sides.some(({ panel, edge }) => !pattern.panels[panel]?.edges[edge])) faults.push('an edge that is not there');
  if (new Set(sides.map(({ panel, edge }) => `${panel} ${edge}`)).size !== sides.length) faults.push('sewn twice');
  if (Object.keys(pattern.panels).join() !== pattern.panel_order.join()) faults.push('another order');
  return faults;
}

it.each([
  ['a t-shirt', 0.16],
  ['a shirt', 0.16],
  ['trousers', 0.05],
  ['a pencil skirt', 0.05],
  ['a coat', 0.16],
])('%s is read back by the rules of the format, its seams as long on both sides', async (description, eased) => {
  const pattern = await draftOf(description);
  if (!pattern) throw new Error(description);
  const graph = sewnGraph(pattern);
  const made = JSON.parse(JSON.stringify(panelSpecification(graph))) as PanelSpecification;
  expect(faultsOf(made)).toEqual([]);
  expect(made.properties).toMatchObject({ curvature_coords: 'relative', units_in_meter: 100 });
  expect(made.pattern.stitches.length).toBeGreaterThanOrEqual(graph.stitches.length * 0.95);
  for (const sides of made.pattern.stitches) {
    const [p, q] = sides.map(({ panel, edge }) => {
      const own = made.pattern.panels[panel];
      return lengthOf(lineOf(own.edges[edge], own));
    });
    if (Math.max(p, q) > 3) expect(Math.abs(p / q - 1)).toBeLessThan(eased);
  }
});

it('has the areas of the drafted panels, within half a per cent, and is the same each time', async () => {
  const pattern = await draftOf('a sleeveless dress');
  if (!pattern) throw new Error('no dress');
  const graph = sewnGraph(pattern);
  const made = panelSpecification(graph);
  graph.panels.forEach((panel, i) => {
    const own = made.pattern.panels[made.pattern.panel_order[i]];
    const flat = outlineOf(panel).map(({ x, y }): Xy => [x * 100, y * 100]);
    const read = areaOf(own.edges.flatMap((edge) => lineOf(edge, own).slice(0, -1)));
    expect(Math.abs(read / areaOf(flat) - 1)).toBeLessThan(0.005);
  });
  expect(panelSpecification(sewnGraph(pattern))).toEqual(made);
});
