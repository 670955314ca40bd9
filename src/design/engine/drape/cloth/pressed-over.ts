import { distanceAt } from '../form/distance-at.js';
import type { DistanceGrid, Falls, PanelMesh } from '../types.js';

type Vector = [x: number, y: number, z: number];

/** Along a fold its way is told by what of it lies so near, metres. */
const RUN = 0.03;
/** A fall is laid down in steps of so much, no nearer to the form than the cloth beneath, and so far outside its stand; metres. */
const [STEP, CLEAR, ROLL] = [0.004, 0.012, 0.009];
/** So much it leans outwards as it goes down. */
const LEANS = 0.3;
/** Beyond the ends of a fold, which meet in front, its points run on by so much of their length: they do not cross. */
const BEYOND = 0.3;

/**
 * Lays the falls of collars over their folds as an iron does, whatever became of them while seams were drawn together: square to
 * the fold, down and outside of it, along the form where that comes near. @returns the places of all particles
 */
export function pressedOver(mesh: PanelMesh, positions: Float32Array, grid: DistanceGrid): Float32Array {
  const { falls } = mesh;
  if (!falls) return positions;
  const out = positions.slice();
  const folds = new Map<number, Fold>();
  falls.from.forEach((on, i) => {
    if (on < 0) return;
    const fold = folds.get(on) ?? foldAt(on, mesh, falls, positions, grid);
    folds.set(on, fold);
    const [dx, dy] = [mesh.flat[2 * i] - mesh.flat[2 * on], mesh.flat[2 * i + 1] - mesh.flat[2 * on + 1]];
    const along = dx * fold.flat[0] + dy * fold.flat[1];
    const off = Math.abs(dx * fold.flat[1] - dy * fold.flat[0]);
    const laid = laidFrom(fold, Math.abs(along) > RUN / 3 ? BEYOND * along : along, off, grid);
    for (let axis = 0; axis < 3; axis++) out[3 * i + axis] += falls.share[i] * (laid[axis] - out[3 * i + axis]);
  });
  return out;
}

/** A place on a fold: which way that runs there, on the panel and in space, which way is out, and down square to it. */
interface Fold {
  at: Vector;
  flat: [number, number];
  along: Vector;
  outwards: Vector;
  down: Vector;
}

function foldAt(on: number, { flat, panelOf }: PanelMesh, falls: Falls, x: Float32Array, grid: DistanceGrid): Fold {
  const near = [...new Set(falls.from)].filter(
    (j) =>
      j >= 0 &&
      panelOf[j] === panelOf[on] &&
      Math.hypot(flat[2 * j] - flat[2 * on], flat[2 * j + 1] - flat[2 * on + 1]) < RUN,
  );
  const at = (i: number): Vector => [x[3 * i], x[3 * i + 1], x[3 * i + 2]];
  const left = near.reduce((low, j) => (flat[2 * j] < flat[2 * low] ? j : low));
  const right = near.reduce((high, j) => (flat[2 * j] > flat[2 * high] ? j : high));
  const way = [flat[2 * right] - flat[2 * left], flat[2 * right + 1] - flat[2 * left + 1]];
  const length = Math.hypot(way[0], way[1]) || 1;
  const along = unit(minus(at(right), at(left)), [1, 0, 0]);
  const slope = slopeAt(grid, at(on)).slope;
  const outwards = unit([slope[0], 0, slope[2]], [0, 0, 1]);
  const leaning: Vector = [LEANS * outwards[0], -1, LEANS * outwards[2]];
  return {
    at: at(on),
    flat: [way[0] / length, way[1] / length],
    along,
    outwards,
    down: unit(minus(leaning, scaled(along, dot(leaning, along))), [0, -1, 0]),
  };
}

function laidFrom({ at, along, outwards, down }: Fold, by: number, off: number, grid: DistanceGrid): Vector {
  let p = plus(plus(at, scaled(along, by)), scaled(outwards, Math.min(ROLL, off)));
  for (let left = off; left > 0; left -= STEP) {
    const { far, slope } = slopeAt(grid, p);
    const into = far < CLEAR + STEP ? Math.min(0, dot(down, slope)) : 0;
    p = plus(p, scaled(unit(minus(down, scaled(slope, into)), outwards), Math.min(STEP, left)));
    const short = CLEAR - slopeAt(grid, p).far;
    if (short > 0) p = plus(p, scaled(slopeAt(grid, p).slope, short));
  }
  return p;
}

/** How far a place lies from the form, and which way leads straight away from it. */
function slopeAt(grid: DistanceGrid, [x, y, z]: Vector): { far: number; slope: Vector } {
  const near = new Float64Array(4);
  const far = distanceAt(grid, x, y, z, near);
  return { far, slope: unit([near[1], near[2], near[3]], [0, 0, 0]) };
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const scaled = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];

/** Of length one; another where it has none. */
function unit(a: Vector, else_: Vector): Vector {
  const length = Math.sqrt(dot(a, a));
  return length > 1e-9 ? scaled(a, 1 / length) : else_;
}
