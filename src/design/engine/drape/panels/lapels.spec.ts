import { crossingsAt } from '../../geometry/polyline.js';
import { dressForm } from '../form/dress-form.js';
import { distanceAt } from '../form/distance-at.js';
import { bodyOfSize } from '../../make/pattern/index.js';
import { place } from '../placing/place.js';
import type { PanelMesh, SewnGraph } from '../types.js';
import { offRoll } from './lapels.js';
import { mesh, outlineOf } from './mesh.js';
import { pointOn } from './outline.js';
import { draftOf } from './sewn.fixture.js';
import { sewnGraph } from './sewn-graph.js';

async function sewn(description: string): Promise<SewnGraph> {
  const pattern = await draftOf(description);
  if (!pattern) throw new Error(description);
  return sewnGraph(pattern);
}

const frontsOf = ({ panels }: SewnGraph): number[] => panels.flatMap(({ roll }, i) => (roll ? [i] : []));

const particlesOf = ({ panelOf, turned }: PanelMesh, panel: number, state: number): number[] =>
  [...panelOf.keys()].filter((i) => panelOf[i] === panel && turned?.[i] === state);

describe.each(['a blazer with peak lapels', "a women's wool coat"])('%s', (description) => {
  let graph: SewnGraph;
  let made: PanelMesh;
  beforeAll(async () => {
    graph = await sewn(description);
    made = mesh(graph, 0.025);
  });

  it('meets at its centre only below where the lapels break', () => {
    const fronts = frontsOf(graph);
    expect(fronts).toHaveLength(2);
    const centre = graph.stitches.filter(({ a, b }) => fronts.includes(a.panel) && fronts.includes(b.panel));
    expect(centre).not.toEqual([]);
    const tops = centre.flatMap(({ a }) => {
      const line = outlineOf(graph.panels[a.panel]);
      return [a.from_m, a.to_m].map((way) => pointOn(line, way).y);
    });
    const { roll = [0, 0, 0, 0] } = graph.panels[fronts[0]];
    expect(Math.max(...tops)).toBeLessThan(Math.min(roll[1], roll[3]) + 0.0005);
    expect(Math.max(...tops)).toBeGreaterThan(Math.min(roll[1], roll[3]) - 0.01);
  });

  it('laps one front over the other as far as its buttons need, up to where the roll lines cross', () => {
    const [over, under] = frontsOf(graph).map((i) => graph.panels[i]);
    const widthAt = (panel: typeof over, y: number): number => {
      const xs = crossingsAt(outlineOf(panel), y);
      return Math.max(...xs) - Math.min(...xs);
    };
    const level = Math.min(over.roll?.[1] ?? 0, over.roll?.[3] ?? 0) - 0.1;
    expect([over.laps, under.laps]).toEqual([true, undefined]);
    expect(widthAt(over, level) - widthAt(under, level)).toBeGreaterThan(0.015);
  });

  const rollOf = (front: number) => graph.panels[front].roll ?? ([0, 0, 0, 0] as const);

  it('has no triangle that reaches a centimetre to both sides of a roll line', () => {
    for (const front of frontsOf(graph))
      for (let t = 0; t < made.triangles.length; t += 3) {
        const corners = [...made.triangles.subarray(t, t + 3)];
        if (made.panelOf[corners[0]] !== front) continue;
        const offs = corners.map((i) => offRoll(rollOf(front), { x: made.flat[2 * i], y: made.flat[2 * i + 1] }));
        expect([t, Math.max(...offs) > 0.01 && Math.min(...offs) < -0.01]).toEqual([t, false]);
      }
  });

  it('begins with its lapels over its fronts, on the outside', async () => {
    const form = dressForm((await bodyOfSize('M', 'women')) ?? {}, true);
    const at = place(graph, made, form);
    const away = (i: number): number =>
      distanceAt(form.distance, at[3 * i], at[3 * i + 1], at[3 * i + 2], new Float64Array(4));
    for (const front of frontsOf(graph)) {
      const { roll } = graph.panels[front];
      const beyond = particlesOf(made, front, 1).filter(
        (i) => roll && offRoll(roll, { x: made.flat[2 * i], y: made.flat[2 * i + 1] }) > 0.02,
      );
      expect(beyond.length).toBeGreaterThan(10);
      const apart = (i: number, k: number): number => Math.hypot(at[3 * k] - at[3 * i], at[3 * k + 1] - at[3 * i + 1]);
      const under = particlesOf(made, front, 0);
      const near = (i: number): number => under.reduce((best, k) => (apart(i, k) < apart(i, best) ? k : best));
      const over = beyond.filter((i) => apart(i, near(i)) < 0.016 && away(i) > away(near(i)) + 0.008);
      expect(over.length / beyond.length).toBeGreaterThan(0.9);
    }
  });
});

it.each(['a black wool coat with a stand collar', 'a hooded wool coat with toggles', 'a collarless wool coat'])(
  '%s is worn closed: nothing rolls',
  async (description) => expect(frontsOf(await sewn(description))).toEqual([]),
);
