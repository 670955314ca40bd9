import type { Point } from '../../geometry/point.js';
import { drawnIn } from '../panels/drawn-in.js';
import { cutBy, type Vector } from '../form/tape.js';
import type { Form, PanelMesh, SewnGraph, Stitch } from '../types.js';

interface Scene {
  graph: SewnGraph;
  mesh: PanelMesh;
  form: Form;
  particles: readonly (readonly number[])[];
}

/** Between strap and form where it begins, and what the second lies over the first where they cross, metres. */
const [OFF, OVER] = [0.01, 0.012];
/** A strap keeps so far from the neck and from the end of the shoulder, metres. */
const INSIDE = 0.015;

/** A strap begins along the shortest way over its shoulder, from the one edge to the other. @returns whether both are placed */
export function overShoulder(scene: Scene, panel: number, done: ReadonlySet<number>, out: Float32Array): boolean {
  const { mesh, form, particles } = scene;
  const way = wayOf(scene, panel, done, out);
  if (!way) return false;
  const { path, low, wide, high } = way;
  const crosses = path[0][0] * path[path.length - 1][0] < 0;
  const off = OFF + (crosses && scene.graph.panels[panel].copy === 2 ? OVER : 0);
  for (const i of particles[panel]) {
    const { at, on } = along(path, (mesh.flat[2 * i] - low) / wide);
    const up = outOf(form, at, on);
    const across = cross(up, on);
    const v = mesh.flat[2 * i + 1] - high;
    out.set(
      at.map((c, axis) => c + off * up[axis] + v * across[axis]),
      3 * i,
    );
  }
  return true;
}

/** Straps are made as long as the way is: what is cut longer is there to be fitted. @returns the same graph where it has none */
export function fitted(graph: SewnGraph, mesh: PanelMesh, form: Form, positions: Float32Array): SewnGraph {
  const all = new Set(graph.panels.keys());
  const particles = graph.panels.map((_, k) => [...mesh.panelOf].flatMap((p, i) => (p === k ? [i] : [])));
  const panels = graph.panels.map((panel, i) => {
    const way = panel.edging === 'over' ? wayOf({ graph, mesh, form, particles }, i, all, positions) : null;
    return way ? { ...panel, fitted: Math.min(1, lengthOf(way.path) / way.wide) } : panel;
  });
  return { ...graph, panels };
}

/** The same mesh with lengths as they are fitted. */
export const redrawn = (graph: SewnGraph, mesh: PanelMesh): PanelMesh => ({ ...mesh, drawn: drawnIn(graph, mesh) });

interface Way {
  path: Vector[];
  /** where the strap begins along its x axis and how long it is, and the middle of its width */
  low: number;
  wide: number;
  high: number;
  /** along which edge each end is sewn, as the strap's y axis goes */
  edges: readonly [Vector, Vector];
}

function wayOf(
  { graph, mesh, form, particles }: Scene,
  panel: number,
  done: ReadonlySet<number>,
  out: Float32Array,
): Way | null {
  const us = particles[panel].map((i) => mesh.flat[2 * i]);
  const vs = particles[panel].map((i) => mesh.flat[2 * i + 1]);
  const [low, wide] = [Math.min(...us), Math.max(...us) - Math.min(...us)];
  const ends = graph.stitches.flatMap(({ a, b }, stitch) => {
    const other = a.panel === panel ? b.panel : b.panel === panel ? a.panel : -1;
    if (other < 0 || other === panel) return [];
    if (done.has(other)) return [endOf(mesh, stitch, panel, out)];
    return graph.panels[other].edging === 'over' ? [{ ...endOf(mesh, stitch, panel, out), at: napeOf(form) }] : [];
  });
  const [first, last] = ends.sort((p, q) => p.along - q.along);
  if (ends.length !== 2) return null;
  const path = pathOver(form, first.at, last.at);
  return { path, low, wide, high: (Math.min(...vs) + Math.max(...vs)) / 2, edges: [first.edge, last.edge] };
}

/** Below the neck point behind the neck: there ties are knotted, metres. */
const NAPE = 0.012;

function napeOf(form: Form): Vector {
  const y = form.landmarks.neckPoint - NAPE;
  const cut = cutBy(form, (p) => p[1] - y).flat();
  return cut.filter((p) => Math.abs(p[0]) < 0.03).reduce((back, p) => (p[2] < back[2] ? p : back));
}

/** No strap is cut more aslant than this: of its width. */
const ASLANT = 1;

/**
 * The ends of straps that cross are cut along the edges that they are sewn to, which they come to aslant: square to it they would turn that
 * edge, as a lever does. @param graph as its straps are fitted
 */
export function aslant(graph: SewnGraph, mesh: PanelMesh, form: Form, positions: Float32Array): SewnGraph {
  const all = new Set(graph.panels.keys());
  const particles = graph.panels.map((_, k) => [...mesh.panelOf].flatMap((p, i) => (p === k ? [i] : [])));
  return graph.panels.reduce((cut, panel, i) => {
    const way = panel.edging === 'over' ? wayOf({ graph, mesh, form, particles }, i, all, positions) : null;
    if (!way || way.path[0][0] * way.path[way.path.length - 1][0] >= 0) return cut;
    const slants = [0, 1].map((share, k) => slantAt(form, way, share, way.edges[k]) / (panel.fitted ?? 1));
    return withEnds(cut, i, way, slants);
  }, graph);
}

/** How far along the strap its end goes on for each metre across it, so that it lies along an edge. */
function slantAt(form: Form, { path }: Way, share: number, edge: Vector): number {
  const { at, on } = along(path, share);
  const across = cross(outOf(form, at, on), on);
  const slant = dot(edge, on) / (dot(edge, across) || 1e-9);
  return Math.max(-ASLANT, Math.min(ASLANT, slant));
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Corners nearer to the end of a strap are its end's, metres. */
const AT_END = 0.001;

/** The same with a strap whose ends are slanted; what is sewn to it stays at its corners. */
function withEnds(graph: SewnGraph, i: number, { low, wide, high }: Way, [first, last]: readonly number[]): SewnGraph {
  const before = graph.panels[i].outline;
  const outline = before.map((v, k) => {
    if (k % 2 === 1) return v;
    const slant = v - low < AT_END ? first : low + wide - v < AT_END ? last : 0;
    return v + slant * (before[k + 1] - high);
  });
  const moved = (at: number): number => wayAlong(outline, ...placeOn(before, at));
  const sideOf = (side: Stitch['a']): Stitch['a'] =>
    side.panel === i ? { ...side, from_m: moved(side.from_m), to_m: moved(side.to_m) } : side;
  return {
    ...graph,
    panels: graph.panels.map((panel, k) => (k === i ? { ...panel, outline } : panel)),
    stitches: graph.stitches.map((stitch) => ({ ...stitch, a: sideOf(stitch.a), b: sideOf(stitch.b) })),
  };
}

/** Which side of a closed outline a place on it lies on, and what share of that before it. */
function placeOn(outline: Float64Array, at: number): [side: number, share: number] {
  const sides = sidesOf(outline);
  let left = at;
  for (const [i, length] of sides.entries()) {
    if (left <= length + 1e-9 || i === sides.length - 1) return [i, length > 0 ? left / length : 0];
    left -= length;
  }
  return [0, 0];
}

function wayAlong(outline: Float64Array, side: number, share: number): number {
  const sides = sidesOf(outline);
  return sides.slice(0, side).reduce((sum, length) => sum + length, 0) + share * sides[side];
}

const sidesOf = (outline: Float64Array): number[] =>
  Array.from({ length: outline.length / 2 }, (_, i) => {
    const next = (2 * i + 2) % outline.length;
    return Math.hypot(outline[next] - outline[2 * i], outline[next + 1] - outline[2 * i + 1]);
  });

/** Where a strap is sewn on: along its own x axis, in space, and along which way (as its own y axis goes). */
function endOf(
  { seams, seamOf, panelOf, flat }: PanelMesh,
  stitch: number,
  panel: number,
  out: Float32Array,
): { along: number; at: Vector; edge: Vector } {
  const pairs = [...seamOf].flatMap((s, k) => (s === stitch ? [[seams[2 * k], seams[2 * k + 1]]] : []));
  const mean = (of: (own: number, other: number) => number): number =>
    pairs.reduce((sum, [a, b]) => sum + (panelOf[a] === panel ? of(a, b) : of(b, a)) / pairs.length, 0);
  const ranged = pairs
    .map(([a, b]) => (panelOf[a] === panel ? { own: a, other: b } : { own: b, other: a }))
    .toSorted((p, q) => flat[2 * p.own + 1] - flat[2 * q.own + 1]);
  const [from, to] = [ranged[0].other, ranged[ranged.length - 1].other];
  return {
    along: mean((own) => flat[2 * own]),
    at: [0, 1, 2].map((axis) => mean((_, other) => out[3 * other + axis])) as unknown as Vector,
    edge: [0, 1, 2].map((axis) => out[3 * to + axis] - out[3 * from + axis]) as unknown as Vector,
  };
}

/** The shortest way over a shoulder: by its ridge, beside the neck. */
export function pathOver(form: Form, from: Vector, to: Vector): Vector[] {
  const { neckPointHalf, armX } = form.landmarks;
  const hand = Math.sign((from[2] > to[2] ? from : to)[0]) || 1;
  const x =
    hand * Math.max(neckPointHalf + INSIDE, Math.min(armX - INSIDE, Math.abs((from[2] > to[2] ? from : to)[0])));
  const ridge = cutBy(form, (p) => p[0] - x)
    .flat()
    .reduce((top, p) => (p[1] > top[1] ? p : top));
  const drawn = (p: Vector, q: Vector): Vector[] => (p[0] * q[0] < 0 ? acrossBack(form, p, q) : taut(form, p, q));
  return [...drawn(from, ridge), ...drawn(ridge, to).slice(1)];
}

/** Higher than the ridge of the shoulder there is but the neck, which nothing lies over, metres. */
const ABOVE = 0.003;

/** A thread drawn over the form from point to point, in the upright plane through both. */
function taut(form: Form, from: Vector, to: Vector): Vector[] {
  const [dx, dz] = [to[0] - from[0], to[2] - from[2]];
  const length = Math.hypot(dx, dz);
  const t = (p: Vector): number => ((p[0] - from[0]) * dx + (p[2] - from[2]) * dz) / length;
  const level = (s: number): number => from[1] + ((to[1] - from[1]) * s) / length;
  const highest = Math.max(from[1], to[1]) + ABOVE;
  const over = cutBy(form, (p) => (p[0] - from[0]) * dz - (p[2] - from[2]) * dx)
    .flat()
    .map((p) => ({ x: t(p), y: p[1] }))
    .filter((p) => p.x > 0 && p.x < length && p.y > level(p.x) && p.y < highest)
    .sort((p, q) => p.x - q.x);
  const chain = hullOver([{ x: 0, y: from[1] }, ...over, { x: length, y: to[1] }]);
  return chain.map(({ x, y }) => [from[0] + (dx * x) / length, y, from[2] + (dz * x) / length]);
}

/** A thread that crosses the back, drawn over it from point to point: seen from behind it lies straight. */
function acrossBack(form: Form, from: Vector, to: Vector): Vector[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const t = (p: Vector): number => ((p[0] - from[0]) * dx + (p[1] - from[1]) * dy) / length;
  const level = (s: number): number => from[2] + ((to[2] - from[2]) * s) / length;
  const behind = cutBy(form, (p) => (p[0] - from[0]) * dy - (p[1] - from[1]) * dx)
    .flat()
    .map((p) => ({ x: t(p), y: -p[2] }))
    .filter((p) => p.x > 0 && p.x < length && p.y > -level(p.x));
  const chain = hullOver([{ x: 0, y: -from[2] }, ...behind.sort((p, q) => p.x - q.x), { x: length, y: -to[2] }]);
  return chain.map(({ x, y }) => [from[0] + (dx * x) / length, from[1] + (dy * x) / length, -y]);
}

/** What a thread over points in their order touches. */
function hullOver(points: readonly Point[]): Point[] {
  const chain: Point[] = [];
  for (const p of points) {
    while (chain.length > 1 && isBelow(chain[chain.length - 1], chain[chain.length - 2], p)) chain.pop();
    chain.push(p);
  }
  return chain;
}

const isBelow = (p: Point, a: Point, b: Point): boolean => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) <= 0;

const lengthOf = (path: readonly Vector[]): number =>
  path.slice(1).reduce((sum, p, i) => sum + distance(p, path[i]), 0);

const distance = (p: Vector, q: Vector): number => Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);

/** The point at a share of the way, and which way it goes on there. */
function along(path: readonly Vector[], share: number): { at: Vector; on: Vector } {
  let left = Math.max(0, Math.min(1, share)) * lengthOf(path);
  for (let i = 1; i < path.length; i++) {
    const [p, q] = [path[i - 1], path[i]];
    const step = distance(p, q);
    if (left <= step || i === path.length - 1) {
      const k = step > 0 ? Math.min(1, left / step) : 0;
      const mix = (axis: 0 | 1 | 2): number => p[axis] + (q[axis] - p[axis]) * k;
      return { at: [mix(0), mix(1), mix(2)], on: unit([q[0] - p[0], q[1] - p[1], q[2] - p[2]]) };
    }
    left -= step;
  }
  return { at: path[0], on: [0, 1, 0] };
}

const unit = (v: Vector): Vector => {
  const length = Math.hypot(...v) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
};

/** Square to a way, away from the form. */
function outOf({ landmarks }: Form, at: Vector, on: Vector): Vector {
  const away = unit([0, at[1] - landmarks.bust, at[2]]);
  const dot = away[0] * on[0] + away[1] * on[1] + away[2] * on[2];
  return unit([away[0] - dot * on[0], away[1] - dot * on[1], away[2] - dot * on[2]]);
}

const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
