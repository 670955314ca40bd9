import { distance, type Point } from '../../geometry/point.js';
import { distanceToSegment } from '../../geometry/polyline.js';
import { outlineOf } from '../panels/mesh.js';
import type { Panel } from '../types.js';
import { mm } from './figures.js';
import type { FitInput } from './fit-input.js';

/** One side may lie so far from where the other one does, metres; and more than this share of its particles has to. */
const [OFF, SHARE] = [0.015, 0.1];
/** Outlines so near to each other's mirror image are cut alike, metres. */
const ALIKE = 0.004;

/**
 * How far what finishes the neck lies otherwise on one side than on the other, mm: only what is cut alike on both, as collars and
 * their halves. Skirts and bodies fold as they fall. @returns nothing where both sides lie alike
 */
export function lopsided(input: FitInput): number[] {
  const { panels } = input.graph;
  const offs = panels.flatMap((panel, i) => {
    if (panel.region !== 'neck') return [];
    const other = panels.findIndex((p) => p.region === 'neck' && isMirrored(panel, p));
    return other < 0 ? [] : offsOf(input, i, other);
  });
  const far = offs.filter((off) => off > OFF);
  return far.length > SHARE * offs.length ? [mm(Math.max(...far))] : [];
}

interface Box {
  middle: number;
  high: number;
}

function boxOf(line: readonly Point[]): Box {
  const xs = line.map(({ x }) => x);
  return { middle: (Math.min(...xs) + Math.max(...xs)) / 2, high: Math.max(...line.map(({ y }) => y)) };
}

/** A point of one panel on the panel that is its mirror image. */
const mirroredTo = (from: Box, to: Box, { x, y }: Point): Point => ({
  x: to.middle - (x - from.middle),
  y: to.high + y - from.high,
});

function isMirrored(a: Panel, b: Panel): boolean {
  const [p, q] = [outlineOf(a), outlineOf(b)];
  const [from, to] = [boxOf(p), boxOf(q)];
  return p.every((at) => {
    const there = mirroredTo(from, to, at);
    return q.some((other, i) => distanceToSegment(there, other, q[(i + 1) % q.length]) < ALIKE);
  });
}

/** Of each particle of a panel from the mirror image of where its like on the other side lies, less what they are cut apart; metres. */
function offsOf(
  { graph, mesh: { flat, panelOf }, draped: { positions } }: FitInput,
  one: number,
  other: number,
): number[] {
  const [from, to] = [one, other].map((panel) => boxOf(outlineOf(graph.panels[panel])));
  const at = (i: number): Point => ({ x: flat[2 * i], y: flat[2 * i + 1] });
  const there = [...panelOf.keys()].filter((j) => panelOf[j] === other);
  return [...panelOf.keys()]
    .filter((i) => panelOf[i] === one)
    .map((i) => {
      const like = mirroredTo(from, to, at(i));
      const j = there.reduce((best, k) => (distance(at(k), like) < distance(at(best), like) ? k : best));
      const [dx, dy, dz] = [0, 1, 2].map(
        (axis) => positions[3 * i + axis] * (axis === 0 ? -1 : 1) - positions[3 * j + axis],
      );
      return Math.max(0, Math.hypot(dx, dy, dz) - distance(at(j), like));
    });
}
