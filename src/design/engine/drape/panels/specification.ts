import type { Point } from '../../geometry/point.js';
import type { Panel, Region, SewnGraph, Stitch, StitchSide } from '../types.js';
import { curveThrough } from './curve.js';
import { cornersOf, outlineOf } from './mesh.js';
import { lengthOfOutline, pointOn, pointsOf } from './outline.js';

/**
 * The panels in GarmentCode's pattern format (the `*_specification.json` of pygarment and Garment-Pattern-Generator; names
 * and shapes only): closed loops of edges, straight or cubic with control points in the edge's own frame, and stitches
 * that each join two whole edges. Lengths in `units_in_meter`, angles in degrees.
 */
export interface PanelSpecification {
  pattern: {
    panels: Record<string, PanelSpec>;
    stitches: [EdgeRef, EdgeRef][];
    panel_order: string[];
  };
  parameters: Record<string, never>;
  parameter_order: never[];
  properties: {
    curvature_coords: 'relative';
    normalize_panel_translation: false;
    normalized_edge_loops: true;
    units_in_meter: 100;
  };
}

export interface PanelSpec {
  /** of the panel's origin, x to the wearer's left, y up from the floor, z forward */
  translation: [number, number, number];
  /** about x, y and z */
  rotation: [number, number, number];
  vertices: [number, number][];
  edges: EdgeSpec[];
  label: 'body' | 'arm' | 'leg';
}

export interface EdgeSpec {
  endpoints: [number, number];
  curvature?: { type: 'cubic'; params: [[number, number], [number, number]] };
}

export interface EdgeRef {
  panel: string;
  edge: number;
}

const UNITS = 100;

/** Edges that stray farther from their curve are parted, metres. */
const STRAY = 0.0015;

export function panelSpecification(graph: SewnGraph): PanelSpecification {
  const outlines = graph.panels.map(outlineOf);
  const stitches = graph.stitches.flatMap((stitch) => parted(stitch, outlines));
  const stops = graph.panels.map((_, i) => stopsOf(outlines[i], i, stitches));
  const names = graph.panels.map(nameOf);
  return {
    pattern: {
      panels: Object.fromEntries(graph.panels.map((panel, i) => [names[i], specOf(panel, outlines[i], stops[i])])),
      stitches: stitches.flatMap(({ a, b }) => {
        const [p, q] = [a, b].map((side) => ({
          panel: names[side.panel],
          edge: edgeAt(stops[side.panel], side, lengthOfOutline(outlines[side.panel])),
        }));
        return p.edge < 0 || q.edge < 0 ? [] : [[p, q] as [EdgeRef, EdgeRef]];
      }),
      panel_order: names,
    },
    parameters: {},
    parameter_order: [],
    properties: {
      curvature_coords: 'relative',
      normalize_panel_translation: false,
      normalized_edge_loops: true,
      units_in_meter: UNITS,
    },
  };
}

const nameOf = ({ id }: Panel): string => id.replaceAll(/[^A-Za-z0-9]+/g, '_');

/** Halved at the same shares on both sides until each half is one curve. */
function parted(stitch: Stitch, outlines: readonly Point[][]): Stitch[] {
  const { a, b } = stitch;
  const isOne = [a, b].every((side) => isOneCurve(outlines[side.panel], side));
  if (isOne || Math.abs(a.to_m - a.from_m) < 0.02) return [stitch];
  const at = (side: StitchSide, t: number): number => side.from_m + t * (side.to_m - side.from_m);
  const t = shareOfCorner(a, outlines) ?? shareOfCorner(b, outlines) ?? 0.5;
  return [
    { ...stitch, a: { ...a, to_m: at(a, t) }, b: { ...b, to_m: at(b, t) } },
    { ...stitch, a: { ...a, from_m: at(a, t) }, b: { ...b, from_m: at(b, t) } },
  ].flatMap((half) => parted(half, outlines));
}

function shareOfCorner({ panel, from_m, to_m }: StitchSide, outlines: readonly Point[][]): number | undefined {
  const shares = cornersOf(outlines[panel]).map((at) => (at - from_m) / (to_m - from_m));
  return shares.find((t) => t > 0.05 && t < 0.95);
}

const lowOf = ({ from_m, to_m }: StitchSide): number => Math.min(from_m, to_m);
const highOf = ({ from_m, to_m }: StitchSide): number => Math.max(from_m, to_m);

const isOneCurve = (outline: readonly Point[], side: StitchSide): boolean =>
  curveThrough(pointsOf(outline, lowOf(side), highOf(side))).stray < STRAY && !hasCorner(outline, side);

const hasCorner = (outline: readonly Point[], side: StitchSide): boolean =>
  cornersOf(outline).some((at) => at > lowOf(side) + SAME && at < highOf(side) - SAME);

/** Places nearer to each other are one, metres. */
const SAME = 0.0035;

/** Where the edges of a panel end: at ends of stitches, else at corners, and where what is free is no single curve. */
function stopsOf(outline: readonly Point[], panel: number, stitches: readonly Stitch[]): number[] {
  const whole = lengthOfOutline(outline);
  const sides = stitches.flatMap(({ a, b }) => [a, b].filter((s) => s.panel === panel));
  const ends = sides.flatMap((s) => [s.from_m, s.to_m]).map((at) => ((at % whole) + whole) % whole);
  const isTaken = (from: number, to: number): boolean => sides.some((side) => covers(side, from, to, whole));
  const corners = cornersOf(outline).filter((at) => !isTaken(at - SAME, at + SAME));
  const stops = distinct([...ends, ...corners, ...(ends.length + corners.length === 0 ? [0] : [])], [], whole);
  const edges = stops.map((from, i) => [from, i + 1 < stops.length ? stops[i + 1] : stops[0] + whole]);
  return edges
    .flatMap(([from, to]) => (isTaken(from + SAME, to - SAME) ? [from] : curves(outline, from, to)))
    .map((at) => at % whole)
    .sort((x, y) => x - y);
}

/** Whether a stitch takes all of a stretch, which may lie beyond the outline's start. */
const covers = (side: StitchSide, from: number, to: number, whole: number): boolean =>
  [-whole, 0, whole].some((by) => lowOf(side) + by <= from && highOf(side) + by >= to);

/** Starts of the curves that a free stretch is made of. */
function curves(outline: readonly Point[], from: number, to: number): number[] {
  if (to - from < 0.02 || curveThrough(pointsOf(outline, from, to)).stray < STRAY) return [from];
  const middle = (from + to) / 2;
  return [...curves(outline, from, middle), ...curves(outline, middle, to)];
}

function distinct(places: readonly number[], kept: readonly number[], whole: number): number[] {
  const all = [...kept];
  for (const at of places) {
    const isNew = all.every((p) => Math.min(Math.abs(p - at), whole - Math.abs(p - at)) > SAME);
    if (isNew) all.push(at);
  }
  return all.sort((a, b) => a - b);
}

/** The edge that lies on a side of a stitch; -1 where it is a crumb. */
function edgeAt(stops: readonly number[], side: StitchSide, whole: number): number {
  const middle = ((side.from_m + side.to_m) / 2 + whole) % whole;
  const after = stops.findIndex((at) => at > middle);
  return highOf(side) - lowOf(side) < SAME
    ? -1
    : ((after < 0 ? stops.length : after) - 1 + stops.length) % stops.length;
}

function specOf(panel: Panel, outline: readonly Point[], stops: readonly number[]): PanelSpec {
  const whole = lengthOfOutline(outline);
  const vertices = stops.map((at): [number, number] => scaled(pointOn(outline, at)));
  const edges = stops.map((from, i): EdgeSpec => {
    const last = i + 1 === stops.length;
    const endpoints: [number, number] = [i, last ? 0 : i + 1];
    const { controls, isStraight } = curveThrough(pointsOf(outline, from, last ? stops[0] + whole : stops[i + 1]));
    return isStraight ? { endpoints } : { endpoints, curvature: { type: 'cubic', params: controls } };
  });
  const degrees = rounded((panel.turn * 180) / Math.PI);
  return {
    translation: translationOf(panel, outline),
    rotation: [0, degrees, 0],
    vertices,
    edges,
    label: LABELS[panel.region],
  };
}

const rounded = (v: number): number => Math.round(v * 1e4) / 1e4 + 0;
const scaled = ({ x, y }: Point): [number, number] => [rounded(x * UNITS), rounded(y * UNITS)];

const LABELS: Record<Region, PanelSpec['label']> = {
  torso: 'body',
  neck: 'body',
  head: 'body',
  skirt: 'leg',
  'left-leg': 'leg',
  'right-leg': 'leg',
  'left-arm': 'arm',
  'right-arm': 'arm',
};

/** Where a panel's upper edge begins: above the floor, to the wearer's left, and before the body, metres. A start for draping only. */
const STARTS: Record<Region, { top: number; left: number; off: number }> = {
  head: { top: 1.75, left: 0, off: 0.2 },
  neck: { top: 1.5, left: 0, off: 0.2 },
  torso: { top: 1.45, left: 0, off: 0.3 },
  skirt: { top: 1.02, left: 0, off: 0.3 },
  'left-leg': { top: 1.02, left: 0.15, off: 0.25 },
  'right-leg': { top: 1.02, left: -0.15, off: 0.25 },
  'left-arm': { top: 1.4, left: 0.4, off: 0.15 },
  'right-arm': { top: 1.4, left: -0.4, off: 0.15 },
};

/** So that the middle of the panel's upper edge lies where its region begins, turned about the region's axis. */
function translationOf({ region, turn }: Panel, outline: readonly Point[]): [number, number, number] {
  const { top, left, off } = STARTS[region];
  const xs = outline.map((p) => p.x);
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  const high = Math.max(...outline.map((p) => p.y));
  const x = left + off * Math.sin(turn) - middle * Math.cos(turn);
  const z = off * Math.cos(turn) + middle * Math.sin(turn);
  return [rounded(x * UNITS), rounded((top - high) * UNITS), rounded(z * UNITS)];
}
