import { distance, turnAt, xy, type Point } from '../../geometry/point.js';
import { contains, divide, lengthOf } from '../../geometry/polyline.js';
import { bastedOf } from './basted.js';
import { fallsOf } from './falls.js';
import { standAt } from './fold-of-collar.js';
import { hemsOf } from './hems.js';
import { isOnLapel, offRoll } from './lapels.js';
import { drawnIn } from './drawn-in.js';
import { heldAtWaist } from './held.js';
import { onShoulders } from './shoulders.js';
import { pressedSeams } from './lying-band.js';
import type { Panel, PanelMesh, SewnGraph, Stitch, StitchSide } from '../types.js';
import { lengthOfOutline, pointOn, pointsIn, pointsOf } from './outline.js';
import { triangulate } from './triangulate.js';
import { upheld } from './upheld.js';

/**
 * All panels as triangles of one size. Both sides of a stitch have as many particles, at the same shares of their
 * lengths; the inside is a hexagonal grid, so the same graph always gives the same mesh.
 * @param size length of the triangles' sides, metres
 */
export function mesh(graph: SewnGraph, size: number): PanelMesh {
  const outlines = graph.panels.map(outlineOf);
  const rims = outlines.map((outline) => new Rim(outline));
  const pairs = graph.stitches.map((stitch) => pairsOf(stitch, rims, size));
  rims.forEach((rim) => rim.fill(size));
  const folds = graph.panels.map((_, i) => foldsOf(graph, i));
  const made = rims.map((rim, i) => meshOf(rim.points(), size, folds[i]));
  const sewn = flattened(made, rims, graph.stitches, pairs);
  const falls = graph.panels.some(({ turned, roll }) => turned !== undefined || roll !== undefined);
  const held = heldAtWaist(graph, sewn);
  const pressed = pressedSeams(graph, sewn);
  const hems = hemsOf(graph, sewn);
  const shoulders = onShoulders(graph, sewn);
  const turned = falls ? turnedOver(graph, sewn, folds) : undefined;
  const collars = turned && fallsOf(graph, { ...sewn, turned });
  const basted = bastedOf(graph, outlines, { ...sewn, ...(turned && { turned }) });
  const stands = upheld(graph, { ...sewn, ...(held && { held }), ...(shoulders && { shoulders }) });
  return {
    ...sewn,
    drawn: drawnIn(graph, sewn),
    ...(held && { held }),
    ...(stands && { upheld: stands }),
    ...(pressed && { pressed }),
    ...(hems && { hems }),
    ...(shoulders && { shoulders }),
    ...(turned && { turned }),
    ...(collars && { falls: collars }),
    ...(basted && { basted }),
  };
}

/** What lies beyond the fold of a collar that falls, and of a lapel. */
function turnedOver(graph: SewnGraph, { flat, panelOf }: PanelMesh, folds: readonly Point[][]): Uint8Array {
  const seams = graph.panels.map(({ turned }, i) => (turned === undefined ? [] : standsOf(graph, i)));
  return Uint8Array.from(panelOf, (panel, i) => {
    const { turned, roll } = graph.panels[panel];
    const p = { x: flat[2 * i], y: flat[2 * i + 1] };
    if (roll) return Math.abs(offRoll(roll, p)) < ON_ROLL ? 2 : offRoll(roll, p) > 0 ? 1 : 0;
    if (turned === undefined) return 0;
    if (turned > 0 && offLine(p, folds[panel]) < ON_ROLL) return 2;
    return seams[panel].every(({ from, to, stand }) => offSegment(p, from, to) >= turned * stand) ? 1 : 0;
  });
}

/** Metres. */
const ON_ROLL = 0.001;

const offLine = (p: Point, line: readonly Point[]): number =>
  Math.min(Infinity, ...line.slice(1).map((to, k) => offSegment(p, line[k], to)));

/** The line over which a panel is turned: a lapel's roll line, or that at which the stand of a collar ends; empty where there is none. */
function foldsOf(graph: SewnGraph, i: number): Point[] {
  const { roll, turned, outline } = graph.panels[i];
  if (roll) return [xy(roll[0], roll[1]), xy(roll[2], roll[3])];
  if (!turned || !outline) return [];
  return standsOf(graph, i).map(({ from, to, stand }) => {
    const length = distance(from, to) || 1;
    const off = (turned * stand) / length;
    return xy((from.x + to.x) / 2 - (to.y - from.y) * off, (from.y + to.y) / 2 + (to.x - from.x) * off);
  });
}

/** What of a panel's outline is sewn to other panels, as straight parts from left to right, with the share of its stand that a collar has there. */
interface Standing {
  from: Point;
  to: Point;
  stand: number;
}

function standsOf({ panels, stitches }: SewnGraph, i: number): Standing[] {
  const onLapel = (side: StitchSide): boolean => isOnLapel(panels[side.panel], side);
  const isLapel = ({ a, b }: Stitch): boolean => onLapel(a) || onLapel(b);
  const edges = sewnEdges(
    panels[i],
    i,
    stitches.filter((stitch) => !isLapel(stitch)),
  );
  const lapels = sewnEdges(panels[i], i, stitches.filter(isLapel));
  const xs = edges.flat().map(({ x }) => x);
  const [low, high] = [Math.min(...xs), Math.max(...xs)];
  return edges
    .map(([from, to]): Standing => {
      const taper = Math.min(1, ...lapels.map(([a, b]) => offSegment(from, a, b) / TAPER));
      const runsOut = lapels.length > 0 ? taper : standAt((from.x + to.x) / 2, low, high);
      return { from, to, stand: panels[i].rolls ? 1 : runsOut };
    })
    .sort((p, q) => p.from.x - q.from.x);
}

/** Towards a lapel the stand of its collar ends within so much of the seam, metres. */
export const TAPER = 0.05;

/** What of a panel's outline is sewn to other panels, as straight parts in its way. */
const sewnEdges = (panel: Panel, i: number, stitches: readonly Stitch[]): [Point, Point][] =>
  stitches.flatMap(({ a, b }) => {
    if (a.panel === b.panel || (a.panel !== i && b.panel !== i)) return [];
    const { from_m, to_m } = a.panel === i ? a : b;
    const line = pointsOf(outlineOf(panel), Math.min(from_m, to_m), Math.max(from_m, to_m));
    return line.slice(1).map((p, k): [Point, Point] => [line[k], p]);
  });

export const outlineOf = ({ outline }: Panel): Point[] => pointsIn(outline);

/** Corners sharper than this are particles, degrees. */
const CORNER = 12;
/** Places nearer to each other on an outline are one particle, as a share of the size of triangles; and at most, metres. */
const SAME = 0.004;

/** Where on an outline particles lie. */
class Rim {
  /** metres along the outline */
  private readonly places: number[] = [];
  readonly length: number;
  private readonly corners: number[];

  constructor(private readonly outline: readonly Point[]) {
    this.length = lengthOfOutline(outline);
    this.corners = cornersOf(outline);
  }

  /** The particle at a place: an old one where there is one so near. */
  at(way: number): number {
    const on = ((way % this.length) + this.length) % this.length;
    const old = this.places.findIndex((p) => this.apart(p, on) < SAME);
    if (old >= 0) return this.places[old];
    this.places.push(on);
    return on;
  }

  private apart(a: number, b: number): number {
    const off = Math.abs(a - b);
    return Math.min(off, this.length - off);
  }

  /** Corners strictly between two places, as shares of the way. */
  sharesOfCorners({ from_m, to_m }: StitchSide): number[] {
    const length = to_m - from_m;
    return this.corners
      .map((c) => (c - from_m) / length)
      .filter((t) => t * Math.abs(length) > SAME && (1 - t) * Math.abs(length) > SAME);
  }

  /** Corners, and what lies free, in steps of the size. */
  fill(size: number): void {
    for (const corner of this.corners) this.at(corner);
    if (this.places.length === 0) this.places.push(0);
    const sorted = [...this.places].sort((a, b) => a - b);
    sorted.forEach((from, i) => {
      const to = i + 1 < sorted.length ? sorted[i + 1] : sorted[0] + this.length;
      const parts = Math.round((to - from) / size);
      for (let k = 1; k < parts; k++) this.places.push((from + ((to - from) * k) / parts) % this.length);
    });
  }

  /** In the outline's way. */
  private sorted(): number[] {
    return [...this.places].sort((a, b) => a - b);
  }

  points(): Point[] {
    return this.sorted().map((way) => pointOn(this.outline, way));
  }

  indexOf(place: number): number {
    return this.sorted().indexOf(place);
  }
}

/** Where an outline bends sharply, metres along it. */
export function cornersOf(outline: readonly Point[]): number[] {
  let at = 0;
  return outline.flatMap((p, i) => {
    const way = at;
    const [before, after] = [outline.at(i - 1) ?? p, outline[(i + 1) % outline.length]];
    at += distance(p, after);
    return Math.abs(turnAt(before, p, after)) > CORNER ? [way] : [];
  });
}

/** Places of the two sides of a stitch that meet. */
function pairsOf({ a, b }: Stitch, rims: readonly Rim[], size: number): [number, number][] {
  const [p, q] = [rims[a.panel], rims[b.panel]];
  const bends = [...p.sharesOfCorners(a), ...q.sharesOfCorners(b)].sort((x, y) => x - y);
  const longer = Math.max(Math.abs(a.to_m - a.from_m), Math.abs(b.to_m - b.from_m));
  const stops = [0, ...bends.filter((t, i) => i === 0 || (t - bends[i - 1]) * longer > SAME), 1];
  const shares = stops.slice(1).flatMap((to, i) => {
    const parts = Math.max(1, Math.round(((to - stops[i]) * longer) / size));
    return Array.from({ length: parts }, (_, k) => stops[i] + ((to - stops[i]) * k) / parts);
  });
  return [...shares, 1].map((t) => [
    p.at(a.from_m + t * (a.to_m - a.from_m)),
    q.at(b.from_m + t * (b.to_m - b.from_m)),
  ]);
}

interface PanelTriangles {
  xy: number[];
  triangles: readonly number[];
}

/** Interior particles keep so far from the outline, as a share of the size. */
const CLEAR = 0.6;

function meshOf(rim: readonly Point[], size: number, fold: readonly Point[]): PanelTriangles {
  const inner = fold.length > 1 ? withFold(hexagons(rim, size), rim, size, fold) : hexagons(rim, size);
  const flat = [...rim, ...inner].flatMap(({ x, y }) => [x, y]);
  const ring = rim.map((_, i) => i);
  const { corners } = triangulate(
    flat,
    ring,
    inner.map((_, i) => rim.length + i),
  );
  return { xy: flat, triangles: corners };
}

/** Along a fold particles lie on it, so that it is edges of the mesh. */
function withFold(inner: readonly Point[], rim: readonly Point[], size: number, fold: readonly Point[]): Point[] {
  const parts = Math.max(1, Math.round(lengthOf(fold) / size));
  const on = divide(fold, parts).slice(1, -1);
  return [
    ...inner.filter((p) => offLine(p, fold) >= size * CLEAR),
    ...on.filter((p) => contains(rim, p) && isClear(p, rim, size * 0.3)),
  ];
}

function hexagons(rim: readonly Point[], size: number): Point[] {
  const [xs, ys] = [rim.map((p) => p.x), rim.map((p) => p.y)];
  const high = (size * Math.sqrt(3)) / 2;
  const [left, low] = [Math.min(...xs), Math.min(...ys)];
  const [columns, rows] = [Math.ceil((Math.max(...xs) - left) / size), Math.ceil((Math.max(...ys) - low) / high)];
  const spots = Array.from({ length: rows + 1 }, (_, j) =>
    Array.from({ length: columns + 1 }, (__, i) => ({ x: left + (i + (j % 2) / 2) * size, y: low + j * high })),
  ).flat();
  return spots.filter((p) => contains(rim, p) && isClear(p, rim, size * CLEAR));
}

const isClear = (p: Point, rim: readonly Point[], by: number): boolean =>
  rim.every((a, i) => offSegment(p, a, rim[(i + 1) % rim.length]) >= by);

function offSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}

function flattened(
  made: readonly PanelTriangles[],
  rims: readonly Rim[],
  stitches: readonly Stitch[],
  pairs: readonly (readonly [number, number][])[],
): PanelMesh {
  const starts = made.reduce<number[]>((all, { xy }) => [...all, all[all.length - 1] + xy.length / 2], [0]);
  const seams: number[] = [];
  const seamOf: number[] = [];
  stitches.forEach(({ a, b }, stitch) => {
    for (const [p, q] of pairs[stitch]) {
      const [one, other] = [starts[a.panel] + rims[a.panel].indexOf(p), starts[b.panel] + rims[b.panel].indexOf(q)];
      if (one === other) continue;
      seams.push(one, other);
      seamOf.push(stitch);
    }
  });
  return {
    flat: Float32Array.from(made.flatMap(({ xy }) => xy)),
    panelOf: Uint16Array.from(made.flatMap(({ xy }, i) => Array.from({ length: xy.length / 2 }, () => i))),
    triangles: Uint32Array.from(made.flatMap(({ triangles }, i) => triangles.map((t) => t + starts[i]))),
    seams: Uint32Array.from(seams),
    seamOf: Uint16Array.from(seamOf),
  };
}
