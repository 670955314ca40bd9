import { bodyOfSize } from '../../make/pattern/index.js';
import { distanceAt } from '../form/distance-at.js';
import { dressForm } from '../form/dress-form.js';
import { mesh } from '../panels/mesh.js';
import { draftOf } from '../panels/sewn.fixture.js';
import { pointOn, pointsIn } from '../panels/outline.js';
import { sewnGraph } from '../panels/sewn-graph.js';
import type { Form } from '../types.js';
import { aslant, fitted, pathOver } from './over-shoulder.js';
import { place } from './place.js';

let form: Form;

beforeAll(async () => {
  form = dressForm((await bodyOfSize('M', 'women')) ?? {}, false);
});

it.each([
  ['to the same side', 0.02, 0.08, 'armpit'],
  ['across the back', 0.11, -0.09, 'waist'],
])('a thread drawn over a shoulder %s lies on it beside the neck', (_, x, behind, height) => {
  const path = pathOver(form, [x, form.landmarks.bust, 0.14], [behind, form.landmarks[height], -0.14]);
  const top = path.reduce((a, b) => (b[1] > a[1] ? b : a));
  expect(top[0]).toBeGreaterThan(form.landmarks.neckPointHalf);
  expect(top[1]).toBeLessThan(form.landmarks.neckPoint + 0.01);
  const middles = path.slice(1).map((q, i) => q.map((v, axis) => (v + path[i][axis]) / 2));
  const off = middles.map(([u, v, w]) => distanceAt(form.distance, u, v, w, new Float64Array(4)));
  expect(Math.min(...off)).toBeGreaterThan(-0.012);
});

it('seen from behind a strap that crosses lies straight from the ridge of its shoulder to the other side', () => {
  const path = pathOver(form, [0.09, form.landmarks.bust, 0.14], [-0.09, form.landmarks.waist, -0.14]);
  const ridge = path.findIndex(([, y]) => y === Math.max(...path.map((p) => p[1])));
  const [[x, y], [toX, toY]] = [path[ridge], path[path.length - 1]];
  const off = path.slice(ridge).map((p) => Math.abs((p[0] - x) * (toY - y) - (p[1] - y) * (toX - x)));
  expect(path.length - ridge).toBeGreaterThan(3);
  expect(Math.max(...off)).toBeLessThan(1e-4);
});

it('straps that are cut to be fitted become as long as their way, each on its own side', async () => {
  const pattern = await draftOf('a slip dress with thin straps');
  if (!pattern) throw new Error('no pattern');
  const graph = sewnGraph(pattern);
  const cloth = mesh(graph, 0.04);
  const at = place(graph, cloth, form);
  const straps = fitted(graph, cloth, form, at).panels.flatMap(({ fitted: share, edging }, i) =>
    edging === 'over' ? [{ share, i }] : [],
  );
  expect(straps).toHaveLength(2);
  const sides = straps.map(({ share, i }) => {
    expect(share).toBeGreaterThan(0.6);
    expect(share).toBeLessThan(1);
    return [...cloth.panelOf].flatMap((p, k) => (p === i ? [Math.sign(at[3 * k])] : []));
  });
  expect(sides.map((side) => new Set(side).size)).toEqual([1, 1]);
  expect(sides[0][0]).toBe(-sides[1][0]);
});

it('straps that cross are cut aslant where they come to their band, by the longer edge towards the middle, and stay sewn to it from corner to corner', async () => {
  const pattern = await draftOf('a dungaree dress in dark denim');
  if (!pattern) throw new Error('no pattern');
  const graph = sewnGraph(pattern);
  const cloth = mesh(graph, 0.04);
  const cut = aslant(graph, cloth, form, place(graph, cloth, form));
  const straps = cut.panels.flatMap(({ edging }, i) => (edging === 'over' ? [i] : []));
  expect(straps).toHaveLength(2);
  for (const strap of straps) {
    const slants = cut.stitches.flatMap(({ a, b }) => {
      const side = [a, b].find(({ panel }) => panel === strap);
      if (!side) return [];
      const line = pointsIn(cut.panels[strap].outline);
      const [p, q] = [pointOn(line, side.from_m), pointOn(line, side.to_m)];
      expect(line.some((c) => Math.hypot(c.x - p.x, c.y - p.y) < 1e-6)).toBe(true);
      expect(line.some((c) => Math.hypot(c.x - q.x, c.y - q.y) < 1e-6)).toBe(true);
      return [Math.abs((q.x - p.x) / (q.y - p.y))];
    });
    expect(Math.max(...slants)).toBeGreaterThan(0.25);
    expect(Math.min(...slants)).toBeLessThan(0.25);
  }
});
