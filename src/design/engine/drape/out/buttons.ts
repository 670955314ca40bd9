import type { PanelMesh, SewnGraph } from '../types.js';
import type { Look, Surface } from './surface.js';

type Vector = readonly [number, number, number];

/** Radius on light cloth and on heavy, and their weights: a shirt's 11 mm, a coat's 20; metres, kg/m². */
const [SMALL, LARGE, LIGHT, HEAVY] = [0.0055, 0.01, 0.18, 0.34];
/** Corners round a button. */
const ROUND = 20;
/** Its edge, its rim and the dish within: share of the radius, metres above the cloth. */
const PROFILE: readonly (readonly [share: number, above: number])[] = [
  [1, 0],
  [1, 0.0026],
  [0.8, 0.0034],
  [0.66, 0.0026],
];
/** Nearer to each other than so much two marks are one button, metres. */
const SAME = 0.009;

interface ButtonsInput {
  graph: SewnGraph;
  mesh: PanelMesh;
  positions: Float32Array;
  look: Look;
  /** of each panel's cloth, kg/m² */
  weightOf: (panel: number) => number;
}

/** A disc where each button is marked, on the cloth at rest; null where nothing is buttoned. */
export function buttonsOf(input: ButtonsInput): Surface | null {
  const worn: { at: Vector; out: Vector; radius: number }[] = [];
  input.graph.panels.forEach(({ buttons = [] }, panel) => {
    for (let k = 0; k < buttons.length; k += 2) {
      const { at, out } = onCloth(input, panel, buttons[k], buttons[k + 1]);
      if (worn.every((other) => apart(other.at, at) > SAME))
        worn.push({ at, out, radius: radiusOn(input.weightOf(panel)) });
    }
  });
  if (worn.length === 0) return null;
  const discs = worn.map(({ at, out, radius }) => discAt(at, out, radius));
  const each = discs[0].positions.length / 3;
  return {
    name: 'Buttons',
    look: input.look,
    positions: Float32Array.from(discs.flatMap(({ positions }) => positions)),
    normals: Float32Array.from(discs.flatMap(({ normals }) => normals)),
    triangles: Uint32Array.from(discs.flatMap((_, k) => TRIANGLES.map((i) => i + k * each))),
    flat: null,
    fit: null,
    lines: Uint32Array.from(discs.flatMap((_, k) => RIM.map((i) => i + k * each))),
  };
}

const radiusOn = (weight: number): number =>
  SMALL + (LARGE - SMALL) * Math.min(1, Math.max(0, (weight - LIGHT) / (HEAVY - LIGHT)));

/** A place of a panel on the cloth at rest, in the triangle that has it or comes nearest to it. */
function onCloth({ mesh, positions }: ButtonsInput, panel: number, x: number, y: number) {
  const { flat, triangles, panelOf } = mesh;
  let best = { off: Infinity, t: 0, shares: [1, 0, 0] };
  for (let t = 0; t < triangles.length && best.off > 0; t += 3) {
    const [a, b, c] = [triangles[t], triangles[t + 1], triangles[t + 2]];
    if (panelOf[a] !== panel) continue;
    const shares = sharesIn([flat[2 * a] - x, flat[2 * a + 1] - y], [flat[2 * b] - x, flat[2 * b + 1] - y], [flat[2 * c] - x, flat[2 * c + 1] - y]); // prettier-ignore
    const off = -Math.min(0, ...shares);
    if (off < best.off) best = { off, t, shares };
  }
  const inside = best.shares.map((share) => Math.max(0, share));
  const sum = inside[0] + inside[1] + inside[2];
  const corners = [0, 1, 2].map((k) => vectorAt(positions, triangles[best.t + k]));
  const [x0, y0, z0] = [0, 1, 2].map((axis) =>
    inside.reduce((all, share, k) => all + (share / sum) * corners[k][axis], 0),
  );
  return { at: [x0, y0, z0] as const, out: unit(cross(minus(corners[1], corners[0]), minus(corners[2], corners[0]))) };
}

/** How much of each corner of a triangle is in the origin. */
function sharesIn(a: readonly number[], b: readonly number[], c: readonly number[]): number[] {
  const cross = (p: readonly number[], q: readonly number[]): number => p[0] * q[1] - p[1] * q[0];
  const [u, v, w] = [cross(b, c), cross(c, a), cross(a, b)];
  return [u, v, w].map((one) => one / (u + v + w));
}

/** Rings of its profile, once for each side that they are seen from, and its middle. */
function discAt(at: Vector, out: Vector, radius: number): { positions: number[]; normals: number[] } {
  const right = unit(Math.abs(out[1]) < 0.9 ? [out[2], 0, -out[0]] : [1, 0, 0]);
  const up = cross(out, right);
  const place = (share: number, above: number, turn: number): number[] =>
    [0, 1, 2].map(
      (k) => at[k] + out[k] * above + share * radius * (Math.cos(turn) * right[k] + Math.sin(turn) * up[k]),
    );
  const turns = Array.from({ length: ROUND }, (_, i) => (2 * Math.PI * i) / ROUND);
  const rings = RINGS.flatMap(({ ring }) => turns.flatMap((turn) => place(...PROFILE[ring], turn)));
  const leans = RINGS.flatMap(({ lean }) =>
    turns.flatMap((turn) => {
      const aside = [0, 1, 2].map((k) => Math.cos(turn) * right[k] + Math.sin(turn) * up[k]);
      return unit([0, 1, 2].map((k) => lean * aside[k] + (1 - Math.abs(lean)) * out[k]) as unknown as Vector);
    }),
  );
  return {
    positions: [...rings, ...place(0, PROFILE[3][1], 0)],
    normals: [...leans, ...out],
  };
}

/** Which of the profile, and how far its normal leans outwards. */
const RINGS = [
  { ring: 0, lean: 1 },
  { ring: 1, lean: 1 },
  { ring: 1, lean: 0.4 },
  { ring: 2, lean: 0.1 },
  { ring: 2, lean: -0.4 },
  { ring: 3, lean: -0.4 },
  { ring: 3, lean: 0 },
];

const at = (ring: number, i: number): number => ring * ROUND + (i % ROUND);
const TRIANGLES = [
  ...[0, 2, 4].flatMap(
    (ring) =>
    Array.from({ length: ROUND }, (_, i) => [at(ring, i), at(ring, i + 1), at(ring + 1, i + 1), at(ring, i), at(ring + 1, i + 1), at(ring + 1, i)]), // prettier-ignore
  ),
  ...Array.from({ length: ROUND }, (_, i) => [at(6, i), at(6, i + 1), RINGS.length * ROUND]),
].flat();
/** The line round it that is drawn where it lies on the cloth. */
const RIM = Array.from({ length: ROUND }, (_, i) => [at(1, i), at(1, i + 1)]).flat();

const apart = (a: Vector, b: Vector): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const vectorAt = (of: Float32Array, i: number): Vector => [of[3 * i], of[3 * i + 1], of[3 * i + 2]];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
function unit(a: Vector): Vector {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}
