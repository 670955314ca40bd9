import type { PanelMesh, SewnGraph, StitchSide } from '../types.js';
import { shapedBands, type Shaped } from './lying-band.js';

/** So far at least from a gathered seam its folds have become so wide that triangles can show them, metres. */
const FADES = 0.1;
/** Pleats that take up more than this of a skirt's width are pressed down to the hem; what takes up less opens below its seam. */
const PRESSED = 0.6;
/** They lie so much wider at the hips than at the waist, so far below it, metres, and open on as they hang, a metre further down. */
const OVER_HIPS = { wider: 0.35, below: 0.2, opens: 0.6 } as const;
/** Until then what is drawn in grows wider at most as a cone of this steepness: the sine, 1 lies flat. Wider yet it would crumple. */
const STEEPEST = 0.7;

/**
 * How much shorter each triangle lies, and along which way of its panel, for what is gathered or pleated beside it and for
 * elastic: folds finer than triangles. 3 numbers a triangle: share of its length (1 where nothing draws it in), then the way's x and y.
 */
export function drawnIn(graph: SewnGraph, mesh: PanelMesh): Float32Array {
  const drawn = new Float32Array(mesh.triangles.length);
  const rows = rowsOf(graph, mesh);
  const bands = shapedBands(graph);
  for (let t = 0; t < mesh.triangles.length; t += 3) {
    const panel = mesh.panelOf[mesh.triangles[t]];
    const [x, y] = [0, 1].map((axis) => middle(mesh, t, axis));
    const { fitted, drawn: elastic } = graph.panels[panel];
    drawn.set([fitted ?? elastic ?? shapedAt(bands[panel], y), 1, 0], t);
    for (const row of rows) if (row.panel === panel) drawBy(row, x, y, drawn, t);
  }
  return drawn;
}

/** From the seam, where it is as long as it was cut, to the free edge. */
const shapedAt = (band: Shaped | undefined, y: number): number =>
  band ? 1 + ((band.share - 1) * (y - band.low)) / (band.high - band.low) : 1;

interface Row {
  panel: number;
  share: number;
  /** metres from the seam at which it lies as wide as it was cut; Infinity where pleats are pressed down to the hem */
  fades: number;
  /** places of its particles in the order of the seam: 2 numbers each */
  line: Float64Array;
}

const lengthOf = ({ from_m, to_m }: StitchSide): number => Math.abs(to_m - from_m);

/** Which sides of which seams are drawn in: to the shorter one of gathers, to the elastic in the other. */
function rowsOf({ stitches, panels }: SewnGraph, mesh: PanelMesh): Row[] {
  const rows = stitches.flatMap(({ a, b, kind, name }, stitch): (Row & { name: string; more: number })[] => {
    const shares = [a, b].map(({ panel }) => panels[panel].drawn ?? 1);
    if (kind !== 'gather' && kind !== 'pleat' && shares[0] === shares[1]) return [];
    const worn = Math.min(shares[0] * lengthOf(a), shares[1] * lengthOf(b));
    return [a, b].flatMap((side, i) => {
      const share = worn / lengthOf(side);
      if (share > shares[i] - NO_MATTER) return [];
      const line = particlesOf(mesh, stitch, side.panel).flatMap((k) => [mesh.flat[2 * k], mesh.flat[2 * k + 1]]);
      const more = lengthOf(side) - worn;
      const isPressed = kind === 'pleat' && panels[side.panel].region === 'skirt' && share < PRESSED;
      return [
        { panel: side.panel, share, fades: isPressed ? Infinity : FADES, line: Float64Array.from(line), name, more },
      ];
    });
  });
  return rows.map((row) => {
    if (row.fades === Infinity) return row;
    const more = rows.reduce((sum, other) => sum + (other.name === row.name ? other.more : 0), 0);
    return { ...row, fades: Math.max(FADES, more / (2 * Math.PI * STEEPEST)) };
  });
}

const NO_MATTER = 0.001;

const particlesOf = ({ seams, seamOf, panelOf }: PanelMesh, stitch: number, panel: number): number[] =>
  [...seamOf].flatMap((s, i) =>
    s === stitch ? [seams[2 * i], seams[2 * i + 1]].filter((particle) => panelOf[particle] === panel).slice(0, 1) : [],
  );

const middle = ({ triangles, flat }: PanelMesh, t: number, axis: number): number =>
  (flat[2 * triangles[t] + axis] + flat[2 * triangles[t + 1] + axis] + flat[2 * triangles[t + 2] + axis]) / 3;

function drawBy({ share, fades, line }: Row, x: number, y: number, drawn: Float32Array, t: number): void {
  let [least, wayX, wayY] = [fades, 1, 0];
  for (let i = 2; i < line.length; i += 2) {
    const [ex, ey] = [line[i] - line[i - 2], line[i + 1] - line[i - 1]];
    const length = Math.hypot(ex, ey) || 1e-9;
    const along = ((x - line[i - 2]) * ex + (y - line[i - 1]) * ey) / length;
    const on = Math.max(0, Math.min(length, along)) / length;
    const off = Math.hypot(x - line[i - 2] - on * ex, y - line[i - 1] - on * ey);
    if (off < least) [least, wayX, wayY] = [off, ex / length, ey / length];
  }
  const own = fades === Infinity ? pressedAt(share, least) : share + (1 - share) * smooth(least / fades);
  if (own < drawn[t]) drawn.set([own, wayX, wayY], t);
}

const smooth = (t: number): number => t * t * (3 - 2 * t);

/** As wide as the hips need, and from there on opening evenly. */
function pressedAt(share: number, off: number): number {
  const { wider, below, opens } = OVER_HIPS;
  return Math.min(1, share * (1 + wider * smooth(Math.min(1, off / below)) + opens * Math.max(0, off - below)));
}
