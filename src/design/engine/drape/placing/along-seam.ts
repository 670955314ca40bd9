import { distanceAt } from '../form/distance-at.js';
import { standAt } from '../panels/fold-of-collar.js';
import { TAPER } from '../panels/mesh.js';
import type { Form, PanelMesh, SewnGraph } from '../types.js';

/** Between what is turned over and what it was turned from, metres. */
const ROLL = 0.012;
/** So far from a seam the cloth on its other side says which way it runs there, metres. */
const BESIDE = 0.03;
/** Ends of a collar that are nearer to each other meet at the front, metres. */
const MEETS = 0.12;

interface Parts {
  graph: SewnGraph;
  mesh: PanelMesh;
  form: Form;
  particles: readonly (readonly number[])[];
}

/** Towards a lapel the fall of its collar turns from down to along the lapel within so much of the seam, metres. */
const BESIDE_LAPEL = 0.12;

type Vector = readonly [x: number, y: number, z: number];

/** A seam of a panel to what is placed already: where it lies on the panel and in space, and which way the cloth goes on. */
interface Knot {
  flat: readonly [x: number, y: number];
  at: Vector;
  on: Vector;
  /** so far along the seam from where a lapel begins, metres; 0 on it, Infinity where there is none */
  fromLapel: number;
  /** which share of its stand a collar has there */
  stand: number;
  /** which way the seam runs there */
  along: Vector;
}

/**
 * What finishes an edge begins on that edge, however it bends: a collar stands on its neckline or, beyond its fold, lies
 * over it; a band goes on where its front ends. Cloth beyond the ends of the seam runs on as the ends do; what is turned over lies
 * square to the seam, and the points of a collar whose ends meet, which would cross, begin away from the body, side by side.
 * @returns whether it was placed: the panel is sewn to one of `done`
 */
export function alongSeam(scene: Parts, panel: number, done: ReadonlySet<number>, out: Float32Array): boolean {
  const { graph, mesh, form, particles } = scene;
  const knots = knotsOf(scene, panel, done, out);
  if (knots.length < 2) return false;
  const { turned } = graph.panels[panel];
  const meets = turned !== undefined && distance(knots[0].at, knots[knots.length - 1].at) < MEETS;
  for (const i of particles[panel]) {
    const { at, on, along, off, beyond, fromLapel, stand } = foot(knots, mesh.flat[2 * i], mesh.flat[2 * i + 1], meets);
    const over = turned === undefined ? 0 : Math.max(0, off - turned * stand);
    const falls = Math.min(1, fromLapel / BESIDE_LAPEL);
    const away = over + beyond > 0 ? outwards(form, at) : ([0, 0, 0] as const);
    const by = beyond + (over > 0 ? ROLL + over / 2 : 0);
    const square = meets ? squareTo(along) : DOWN;
    const down = [0, 1, 2].map((axis) => (1 - falls) * on[axis] + falls * square[axis]);
    out.set(
      at.map((v, axis) => v + on[axis] * (off - over) + down[axis] * over + away[axis] * by),
      3 * i,
    );
  }
  return true;
}

const DOWN: Vector = [0, -1, 0];

/** Down, but for what of that runs along a seam. */
function squareTo([x, y, z]: Vector): Vector {
  const way: Vector = [y * x, y * y - 1, y * z];
  const length = Math.hypot(...way);
  return length > 0.3 ? [way[0] / length, way[1] / length, way[2] / length] : DOWN;
}

/**
 * The halves of a hood lie beside the head, each at the height and depth of its part of the neckline; a strip between them
 * spans what it is sewn to.
 * @returns whether it was placed: the panel is sewn to one of `done`
 */
export function onHead(scene: Parts, panel: number, done: ReadonlySet<number>, out: Float32Array): boolean {
  const { mesh, form, particles } = scene;
  const knots = knotsOf(scene, panel, done, out);
  if (knots.length < 2) return false;
  const middle = (of: (knot: Knot) => number): number => knots.reduce((sum, k) => sum + of(k), 0) / knots.length;
  const [x, y, z] = [
    middle(({ flat }) => flat[0]),
    middle(({ flat, at }) => at[1] - flat[1]),
    middle(({ at }) => at[2]),
  ];
  const back = middle(({ flat, at }) => (flat[0] - x) * (at[2] - z)) < 0;
  const side = (back ? 1 : -1) * (form.landmarks.headHalf + BESIDE_HEAD);
  const isStrip = scene.graph.panels[panel].side === 'round';
  for (const i of particles[panel]) {
    const [u, v] = [mesh.flat[2 * i], mesh.flat[2 * i + 1]];
    out.set(isStrip ? spanned(knots, u, v) : [side, y + v, z + (back ? x - u : u - x)], 3 * i);
  }
  return true;
}

/** Between head and hood, metres. */
const BESIDE_HEAD = 0.03;

/** Between the places of all seams, the nearer the more. */
function spanned(knots: readonly Knot[], u: number, v: number): Vector {
  const shares = knots.map(({ flat }) => 1 / ((flat[0] - u) ** 2 + (flat[1] - v) ** 2 + 1e-6));
  const all = shares.reduce((sum, share) => sum + share, 0);
  const mean = (axis: number): number => knots.reduce((sum, { at }, k) => sum + (at[axis] * shares[k]) / all, 0);
  return [mean(0), mean(1), mean(2)];
}

/** In the outline's way, from one end of what is sewn to the other. */
function knotsOf(
  { graph, mesh, particles }: Parts,
  panel: number,
  done: ReadonlySet<number>,
  out: Float32Array,
): Knot[] {
  const rows = graph.stitches.flatMap(({ a, b }, stitch) => {
    if (a.panel === b.panel || (a.panel !== panel && b.panel !== panel)) return [];
    const [own, other] = a.panel === panel ? [a, b] : [b, a];
    if (!done.has(other.panel)) return [];
    return [
      {
        stitch,
        from: Math.min(own.from_m, own.to_m),
        to: Math.max(own.from_m, own.to_m),
        forward: own.to_m > own.from_m,
      },
    ];
  });
  const inOrder = fromWidestGap(rows.sort((p, q) => p.from - q.from));
  const stands = graph.panels[panel].edging === 'stands';
  const found = inOrder.flatMap(({ stitch, forward }) => {
    const pairs = pairsOf(mesh, stitch, panel);
    return (forward ? pairs : pairs.toReversed()).map(([own, other]): Knot => {
      const at = pointAt(out, other);
      return {
        flat: [mesh.flat[2 * own], mesh.flat[2 * own + 1]],
        at,
        on:
          stands && mesh.turned?.[other] !== 1
            ? [0, 1, 0]
            : goingOn(mesh, particles[mesh.panelOf[other]], other, at, out),
        fromLapel: mesh.turned?.[other] === 1 && graph.panels[mesh.panelOf[other]].roll ? 0 : Infinity,
        stand: 1,
        along: [0, 0, 0],
      };
    });
  });
  const lapels = found.filter(({ fromLapel }) => fromLapel === 0).map(({ flat }) => flat);
  const along = found.map(({ flat }) => flat[0]);
  const [low, high] = [Math.min(...along), Math.max(...along)];
  return found.map((knot, i) => {
    const fromLapel = Math.min(...lapels.map(([x, y]) => Math.hypot(x - knot.flat[0], y - knot.flat[1])), Infinity);
    const stand = lapels.length > 0 ? Math.min(1, fromLapel / TAPER) : standAt(knot.flat[0], low, high);
    return { ...knot, fromLapel, stand, along: wayAt(found, i) };
  });
}

/** Of a seam, from so far before a knot to so far behind it, metres. */
const RUN = 0.045;

function wayAt(knots: readonly Knot[], i: number): Vector {
  const near = knots.filter(({ flat }) => Math.hypot(flat[0] - knots[i].flat[0], flat[1] - knots[i].flat[1]) < RUN);
  const [from, to] = [near[0].at, near[near.length - 1].at];
  const length = distance(from, to) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length, (to[2] - from[2]) / length];
}

/** Rows round an outline, from where the most of it is free. */
function fromWidestGap<T extends { from: number; to: number }>(rows: readonly T[]): T[] {
  const gaps = rows.map((row, i) => (i === 0 ? 0 : row.from - rows[i - 1].to));
  const first = gaps.indexOf(Math.max(...gaps));
  return gaps[first] > BESIDE ? [...rows.slice(first), ...rows.slice(0, first)] : [...rows];
}

const pairsOf = ({ seams, seamOf, panelOf }: PanelMesh, stitch: number, panel: number): [number, number][] =>
  [...seamOf].flatMap((s, k): [number, number][] => {
    if (s !== stitch) return [];
    const [a, b] = [seams[2 * k], seams[2 * k + 1]];
    return [panelOf[a] === panel ? [a, b] : [b, a]];
  });

const pointAt = (positions: Float32Array, i: number): Vector => [
  positions[3 * i],
  positions[3 * i + 1],
  positions[3 * i + 2],
];

/** Which way the cloth beside a seam runs to it. */
function goingOn({ flat }: PanelMesh, beside: readonly number[], seam: number, at: Vector, out: Float32Array): Vector {
  const far = (i: number): number => Math.hypot(flat[2 * i] - flat[2 * seam], flat[2 * i + 1] - flat[2 * seam + 1]);
  const near = beside.filter((i) => far(i) > BESIDE / 3 && far(i) < 2 * BESIDE).map((i) => pointAt(out, i));
  const mean = [0, 1, 2].map((axis) => near.reduce((sum, p) => sum + p[axis], 0) / (near.length || 1));
  const way = mean.map((v, axis) => at[axis] - v);
  const length = near.length > 0 ? Math.hypot(...way) : 0;
  return length > 1e-6 ? [way[0] / length, way[1] / length, way[2] / length] : [0, 1, 0];
}

/** Level, away from the form. */
function outwards({ distance }: Form, [x, y, z]: Vector): Vector {
  const near = new Float64Array(4);
  distanceAt(distance, x, y, z, near);
  const length = Math.hypot(near[1], near[3]) || 1;
  return [near[1] / length, 0, near[3] / length];
}

interface Foot extends Omit<Knot, 'flat'> {
  /** how far the point lies from the seam, and how far beyond an end of it */
  off: number;
  beyond: number;
}

/** The place of the seam next to a point of the panel; run on beyond its ends where these do not meet. */
function foot(knots: readonly Knot[], x: number, y: number, meets: boolean): Foot {
  let best: Foot = { ...knots[0], off: Infinity, beyond: 0 };
  for (let i = 1; i < knots.length; i++) {
    const [p, q] = [knots[i - 1], knots[i]];
    const [dx, dy] = [q.flat[0] - p.flat[0], q.flat[1] - p.flat[1]];
    const square = dx * dx + dy * dy;
    if (square < 1e-8) continue;
    const along = ((x - p.flat[0]) * dx + (y - p.flat[1]) * dy) / square;
    const t = Math.max(i === 1 ? -Infinity : 0, Math.min(i === knots.length - 1 ? Infinity : 1, along));
    const off = Math.hypot(x - p.flat[0] - t * dx, y - p.flat[1] - t * dy);
    const on = Math.max(0, Math.min(1, t));
    const beyond = meets ? Math.abs(t - on) * Math.sqrt(square) : 0;
    const { fromLapel, stand, along: way } = t < 0.5 ? p : q;
    if (off < best.off)
      best = {
        at: between(p.at, q.at, meets ? on : t),
        on: between(p.on, q.on, on),
        fromLapel,
        stand,
        along: way,
        off,
        beyond,
      };
  }
  return best;
}

const distance = (p: Vector, q: Vector): number => Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);

const between = (p: Vector, q: Vector, t: number): Vector => [
  p[0] + (q[0] - p[0]) * t,
  p[1] + (q[1] - p[1]) * t,
  p[2] + (q[2] - p[2]) * t,
];
