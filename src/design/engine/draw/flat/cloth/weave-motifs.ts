import type { Op } from '../../../geometry/path.js';
import { type Point, radians } from '../../../geometry/point.js';
import type { Box } from '../../../geometry/box.js';
import type { Print } from '../../../garments/spec.js';
import { drawsMotif, FIGURES } from '../../../motifs/drawings.js';
import { line } from '../pen/paths.js';
import { runTint } from './tone.js';
import { filled, thin, type Hint, type Inks, type Maker } from './weave-prints.js';
import { below, row, strew } from './weave-shapes.js';

/** Path data (absolute M, L, C, Z) as strokes of a flat. */
export function traced(d: string, at: Point, r: number, turn = 0): Op[] {
  const rad = radians(turn);
  const put = (x: number, y: number): Point => ({
    x: at.x + r * (x * Math.cos(rad) - y * Math.sin(rad)),
    y: at.y + r * (x * Math.sin(rad) + y * Math.cos(rad)),
  });
  return [...d.matchAll(/([MLCZ])([^MLCZ]*)/g)].flatMap(([, kind, rest]): Op[] => {
    const v = rest.match(/-?[\d.]+/g)?.map(Number) ?? [];
    if (kind === 'Z') return [{ type: 'close' }];
    if (kind === 'M') return [{ type: 'move', to: put(v[0], v[1]) }];
    if (kind === 'L') return [{ type: 'line', to: put(v[0], v[1]) }];
    return [{ type: 'curve', cp1: put(v[0], v[1]), cp2: put(v[2], v[3]), to: put(v[4], v[5]) }];
  });
}

const GREEN = '#a9b8a0';

/** One figure of a print, softened as all colours of a flat. */
export function figureHints(motif: string, at: Point, r: number, inks: Inks, ground: string, turn = 0): Hint[] {
  const colours = [inks.a, inks.a === inks.b ? ground : inks.b, ground, GREEN];
  return FIGURES[motif].map(({ d, ink, stroke }) =>
    stroke === undefined
      ? filled(traced(d, at, r, turn), colours[ink])
      : thin(traced(d, at, r, turn), colours[ink], Math.max(0.7, stroke * r * 5)),
  );
}

const STEP = 8.2;
const RADIUS = 1.9;

/** A repeat of the motif; undefined where it is none that can be drawn. */
export function motifMaker(print: Print, motif: string | null): Maker | undefined {
  if (motif === null || !drawsMotif(motif) || print === 'solid') return undefined;
  return (outline, box, inks) => {
    const places: Point[] = [];
    strew(outline, box, STEP, RADIUS, (at) => {
      places.push(at);
      return line(at);
    });
    return places.flatMap((at, i) => figureHints(motif, at, RADIUS, inks, '#ffffff', (i % 3) * 14 - 14));
  };
}

/** Colour that runs from the top of the garment to its hem, in bands that lie over each other. */
export const fading =
  (run: readonly string[], bounds?: Box): Maker =>
  (outline, box) => {
    const { minY, maxY } = bounds ?? box;
    const bands = 40;
    return Array.from({ length: bands }, (_, i): Hint => {
      const low = below(outline, minY + ((maxY - minY) * i) / bands);
      const t = (i / (bands - 1) - 0.1) / 0.8;
      return filled(low.length < 3 ? [] : [...line(...low), { type: 'close' }], runTint(run, t, 0.52));
    });
  };

/** Between two rings, cm. */
const RING = 2.4;

/** Rings about places of the cloth, each of the next colour: how tie-dye spreads. */
export const rings =
  (run: readonly string[]): Maker =>
  (outline, box) => {
    const hints: Hint[] = [];
    const centre = { x: 0, y: box.minY + (box.maxY - box.minY) * 0.42 };
    const reach = Math.hypot(Math.max(-box.minX, box.maxX), box.maxY - box.minY);
    for (let i = 0; i * RING < reach; i++) {
      const r = 0.9 + i * RING;
      const points = Array.from({ length: 73 }, (_, k) => {
        const a = (k / 72) * 2 * Math.PI;
        const q = r * (1 + 0.05 * Math.sin(3 * a + i * 0.5) + 0.03 * Math.sin(7 * a - i));
        return { x: centre.x + q * Math.cos(a), y: centre.y + q * Math.sin(a) };
      });
      const ops = points.slice(1).flatMap((p, k) => row(outline, points[k], p));
      hints.push(thin(ops, runTint(run, (i % (2 * run.length)) / (2 * run.length - 1), 0.3), 4));
    }
    return hints;
  };
