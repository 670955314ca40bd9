import { distanceAt } from '../form/distance-at.js';
import type { DistanceGrid, PanelMesh } from '../types.js';
import type { Sheet } from './sheet.js';
import type { Constraint } from './step.js';

/** What is turned over lies so far outside the cloth beneath, is looked for so far inside it, and that cloth's corners so far beside it; metres. */
const [APART, DEEPEST, BESIDE] = [0.004, 0.03, 0.03];
/** Of its own panel only what is cut so far from it lies beneath: nearer is its fold, metres. */
const BEYOND_FOLD = 0.03;
/** After so many steps it is looked up anew what lies over what. */
const AGAIN = 250;
/** After so many no more: corners that are found now on one triangle, now on another would jolt the cloth for ever. */
const SETTLED = 4500;
/** Of what it lacks, by which it is moved in a step. */
const SHARE = 0.2;
/** Far from the form the distance says no way out. */
const FLAT = 0.25;

/** A corner over a triangle or under it: its node, those of the triangle, how much of each, and the way out. */
interface Laid {
  nodes: readonly [number, number, number, number];
  shares: readonly [number, number, number];
  way: readonly [number, number, number];
  /** 1 where the corner is what is turned over, −1 where it lies beneath */
  out: 1 | -1;
}

interface Layer {
  /** of the mesh */
  particles: number[];
  triangles: number[];
}

/**
 * Keeps collars and lapels outside the cloth that they lie on. Nodes alone do not: one of the one layer slips through between three of
 * the other, and nothing turns it back.
 */
export function keptOutside(sheet: Sheet, mesh: PanelMesh, grid: DistanceGrid): Constraint | null {
  if (!mesh.turned) return null;
  const [over, under] = [layerOf(sheet, mesh, 1), layerOf(sheet, mesh, 0)];
  let laid: Laid[] = [];
  let steps = 0;
  return ({ position: x, inverseMass: w }) => {
    const isToLook = steps % AGAIN === 0 && steps < SETTLED;
    steps++;
    if (isToLook) {
      const [upper, lower] = [near(over, over, sheet, mesh), near(under, over, sheet, mesh)];
      laid = [...pairsOf(upper, lower, 1, sheet, mesh, grid), ...pairsOf(lower, upper, -1, sheet, mesh, grid)];
    }
    for (const pair of laid) pushOut(x, w, pair);
  };
}

function pushOut(x: Float64Array, w: Float64Array, { nodes, shares, way, out }: Laid): void {
  const [p, a, b, c] = nodes;
  let apart = 0;
  for (let k = 0; k < 3; k++)
    apart +=
      out * way[k] * (x[3 * p + k] - shares[0] * x[3 * a + k] - shares[1] * x[3 * b + k] - shares[2] * x[3 * c + k]);
  if (apart >= APART) return;
  const weight = w[p] + w[a] * shares[0] ** 2 + w[b] * shares[1] ** 2 + w[c] * shares[2] ** 2;
  if (weight === 0) return;
  const by = (out * SHARE * Math.min(APART - apart, APART)) / weight;
  for (let k = 0; k < 3; k++) {
    x[3 * p + k] += w[p] * by * way[k];
    x[3 * a + k] -= w[a] * shares[0] * by * way[k];
    x[3 * b + k] -= w[b] * shares[1] * by * way[k];
    x[3 * c + k] -= w[c] * shares[2] * by * way[k];
  }
}

/** @param state 1 for what is turned over, 0 for what lies beneath; a triangle is turned over with any of its corners */
function layerOf({ triangleOf }: Sheet, { triangles, turned = NONE }: PanelMesh, state: 0 | 1): Layer {
  const corners = (t: number): number[] => [...triangles.subarray(3 * t, 3 * t + 3)];
  const own = [...triangleOf].filter((t) => corners(t).some((i) => turned[i] === 1) === (state === 1));
  return { particles: [...new Set(own.flatMap(corners))].filter((i) => turned[i] === state), triangles: own };
}

const NONE = new Uint8Array(0);

/** What of a layer lies in the box round what is turned over. */
function near(layer: Layer, over: Layer, { nodeOf, position: x }: Sheet, { triangles }: PanelMesh): Layer {
  const at = (i: number, axis: number): number => x[3 * nodeOf[i] + axis];
  const low = [0, 1, 2].map((axis) => over.particles.reduce((least, i) => Math.min(least, at(i, axis)), Infinity));
  const high = [0, 1, 2].map((axis) => over.particles.reduce((most, i) => Math.max(most, at(i, axis)), -Infinity));
  const isIn = (i: number): boolean =>
    low.every((least, axis) => at(i, axis) > least - BESIDE && at(i, axis) < high[axis] + BESIDE);
  return {
    particles: layer.particles.filter(isIn),
    triangles: layer.triangles.filter((t) => isIn(triangles[3 * t])),
  };
}

function pairsOf(
  points: Layer,
  { triangles }: Layer,
  out: 1 | -1,
  sheet: Sheet,
  mesh: PanelMesh,
  grid: DistanceGrid,
): Laid[] {
  const { position: x, nodeOf } = sheet;
  const slope = new Float64Array(4);
  return points.particles.flatMap((i): Laid[] => {
    const p = 3 * nodeOf[i];
    distanceAt(grid, x[p], x[p + 1], x[p + 2], slope);
    const length = Math.hypot(slope[1], slope[2], slope[3]);
    if (length < FLAT) return [];
    const way = [slope[1] / length, slope[2] / length, slope[3] / length] as const;
    let best: Laid | null = null;
    let nearest = DEEPEST;
    for (const t of triangles) {
      const pair = over(i, t, way, out, sheet, mesh);
      if (pair && Math.abs(pair.high) < nearest) [best, nearest] = [pair.laid, Math.abs(pair.high)];
    }
    return best ? [best] : [];
  });
}

/** A corner and a triangle that it lies over or under, seen along the way out, and how high; null where it lies beside it or is joined to it. */
function over(
  i: number,
  t: number,
  way: Laid['way'],
  out: 1 | -1,
  { nodeOf, position: x }: Sheet,
  mesh: PanelMesh,
): { laid: Laid; high: number } | null {
  const [a, b, c] = [mesh.triangles[3 * t], mesh.triangles[3 * t + 1], mesh.triangles[3 * t + 2]];
  const [p, q, r, s] = [nodeOf[i], nodeOf[a], nodeOf[b], nodeOf[c]];
  const [ax, ay, az] = [x[3 * q] - x[3 * p], x[3 * q + 1] - x[3 * p + 1], x[3 * q + 2] - x[3 * p + 2]];
  if (ax * ax + ay * ay + az * az > 2 * BESIDE * BESIDE || p === q || p === r || p === s) return null;
  if (mesh.panelOf[i] === mesh.panelOf[a] && cutApart(mesh, i, a) < BEYOND_FOLD) return null;
  const [bx, by, bz] = [x[3 * r] - x[3 * p], x[3 * r + 1] - x[3 * p + 1], x[3 * r + 2] - x[3 * p + 2]];
  const [cx, cy, cz] = [x[3 * s] - x[3 * p], x[3 * s + 1] - x[3 * p + 1], x[3 * s + 2] - x[3 * p + 2]];
  const [wx, wy, wz] = way;
  const u = wx * (by * cz - bz * cy) + wy * (bz * cx - bx * cz) + wz * (bx * cy - by * cx);
  const v = wx * (cy * az - cz * ay) + wy * (cz * ax - cx * az) + wz * (cx * ay - cy * ax);
  const w = wx * (ay * bz - az * by) + wy * (az * bx - ax * bz) + wz * (ax * by - ay * bx);
  const sum = u + v + w;
  if (Math.abs(sum) < 1e-9 || u * sum < 0 || v * sum < 0 || w * sum < 0) return null;
  const shares = [u / sum, v / sum, w / sum] as const;
  const high = -(
    shares[0] * (wx * ax + wy * ay + wz * az) +
    shares[1] * (wx * bx + wy * by + wz * bz) +
    shares[2] * (wx * cx + wy * cy + wz * cz)
  );
  return { laid: { nodes: [p, q, r, s], shares, way, out }, high };
}

const cutApart = ({ flat }: PanelMesh, i: number, j: number): number =>
  Math.hypot(flat[2 * i] - flat[2 * j], flat[2 * i + 1] - flat[2 * j + 1]);
