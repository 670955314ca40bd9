import { crossingsAt } from '../../geometry/polyline.js';
import { lerp, type Point } from '../../geometry/point.js';
import { offRoll } from '../panels/lapels.js';
import type { Panel, PanelMesh } from '../types.js';

/**
 * How a panel is spread round its axis. `cone`: its hem is a bow, so that it is walked by the angle round the bow's centre
 * and its distance from it; else by x and y as they are.
 */
export interface Shape {
  cone: { x: number; y: number; top: number } | null;
  outline: Point[];
  /** heights of lowest and highest point, from its own origin (of a cone: how far down, negative) */
  low: number;
  high: number;
}

/** Bows with a larger radius are as good as straight, metres. */
const STRAIGHT = 2.2;
/** A bow turns at least so far, radians, or its centre says nothing. */
const LEAST_TURN = 0.35;

/** @param round whether panels of its ring may be cones: all of them are, or none */
export function shapeOf(panel: Panel, round: boolean): Shape {
  const outline = beforeRoll(panel);
  const ys = outline.map((p) => p.y);
  const flat: Shape = { cone: null, outline, low: Math.min(...ys), high: Math.max(...ys) };
  const cone = round && panel.region === 'skirt' ? coneOf(outline) : null;
  if (!cone) return flat;
  const far = outline.map((p) => Math.hypot(p.x - cone.x, p.y - cone.y));
  const top = Math.min(...far);
  return { cone: { ...cone, top }, outline, low: top - Math.max(...far), high: 0 };
}

/** Outline of a panel without the lapel that is turned over: its edge is the roll line there. */
function beforeRoll({ outline, roll }: Panel): Point[] {
  const points = Array.from({ length: outline.length / 2 }, (_, i) => ({ x: outline[2 * i], y: outline[2 * i + 1] }));
  if (!roll) return points;
  return points.flatMap((p, i) => {
    const q = points[(i + 1) % points.length];
    const [off, next] = [offRoll(roll, p), offRoll(roll, q)];
    const crosses = off > 0 !== next > 0 ? [lerp(p, q, off / (off - next))] : [];
    return off > 0 ? crosses : [p, ...crosses];
  });
}

/** Centre of the bow that its lowest edge is: circle through the points that lie furthest from its upper edge (Kåsa's fit). */
function coneOf(outline: readonly Point[]): { x: number; y: number } | null {
  const hem = hemOf(outline);
  if (hem.length < 5) return null;
  const circle = circleThrough(hem);
  if (!circle || circle.radius > STRAIGHT) return null;
  const [a, b] = [hem[0], hem[hem.length - 1]].map((p) => Math.atan2(p.x - circle.x, circle.y - p.y));
  return circle.y > Math.max(...hem.map((p) => p.y)) - 0.02 && Math.abs(b - a) > LEAST_TURN ? circle : null;
}

/** A hem is no shorter, metres. */
const SHORTEST = 0.1;

/** The lowest run of the outline without a corner. */
function hemOf(outline: readonly Point[]): Point[] {
  const n = outline.length;
  const corner = outline.map((p, i) => isCorner(outline[(i + n - 1) % n], p, outline[(i + 1) % n]));
  const runs = corner.flatMap((is, i) => (is ? [runFrom(outline, corner, i)] : []));
  const height = (run: readonly Point[]): number => run.reduce((sum, p) => sum + p.y, 0) / run.length;
  return runs.filter((run) => lengthOf(run) > SHORTEST).sort((a, b) => height(a) - height(b))[0] ?? [];
}

function runFrom(outline: readonly Point[], corner: readonly boolean[], start: number): Point[] {
  const run = [outline[start]];
  for (let i = 1; i <= outline.length; i++) {
    const k = (start + i) % outline.length;
    run.push(outline[k]);
    if (corner[k]) break;
  }
  return run;
}

const lengthOf = (run: readonly Point[]): number =>
  run.slice(1).reduce((sum, p, i) => sum + Math.hypot(p.x - run[i].x, p.y - run[i].y), 0);

function isCorner(a: Point, p: Point, b: Point): boolean {
  const [ux, uy, vx, vy] = [p.x - a.x, p.y - a.y, b.x - p.x, b.y - p.y];
  return Math.abs(Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy)) > 0.5;
}

function circleThrough(points: readonly Point[]): { x: number; y: number; radius: number } | null {
  const n = points.length;
  const [mx, my] = [points.reduce((s, p) => s + p.x, 0) / n, points.reduce((s, p) => s + p.y, 0) / n];
  let [uu, uv, vv, uw, vw, ww] = [0, 0, 0, 0, 0, 0];
  for (const p of points) {
    const [u, v] = [p.x - mx, p.y - my];
    const w = u * u + v * v;
    uu += u * u;
    uv += u * v;
    vv += v * v;
    uw += u * w;
    vw += v * w;
    ww += w; // prettier-ignore
  }
  const det = uu * vv - uv * uv;
  if (Math.abs(det) < 1e-12) return null;
  const [cx, cy] = [(uw * vv - vw * uv) / (2 * det), (vw * uu - uw * uv) / (2 * det)];
  return { x: mx + cx, y: my + cy, radius: Math.sqrt(cx * cx + cy * cy + ww / n) };
}

/** Height of a point of a panel from the panel's own origin. */
export const heightOn = ({ cone }: Shape, x: number, y: number): number =>
  cone ? cone.top - Math.hypot(x - cone.x, y - cone.y) : y;

/** An edge that is not quite level differs by less from end to end, metres: at its very height lies only a part of it. */
const TILT = 0.002;

/** Where a panel begins and ends across, at a height: metres, or radians of a cone. */
export function acrossAt({ cone, outline, low, high }: Shape, height: number): [number, number] {
  if (cone) {
    const angles = outline.map((p) => angleOn(cone, p.x, p.y));
    return [Math.min(...angles), Math.max(...angles)];
  }
  const margin = Math.min(TILT, (high - low) / 4);
  const inside = Math.max(low + margin, Math.min(high - margin, height));
  const xs = crossingsAt(outline, inside);
  return xs.length < 2 ? [0, 0] : [Math.min(...xs), Math.max(...xs)];
}

export const angleOn = (cone: { x: number; y: number }, x: number, y: number): number =>
  Math.atan2(x - cone.x, cone.y - y);

/** Particles of each panel. */
export function particlesOf({ panelOf }: PanelMesh, panels: number): number[][] {
  const all = Array.from({ length: panels }, (): number[] => []);
  panelOf.forEach((panel, i) => all[panel].push(i));
  return all;
}
