import type { Draped, Form, Panel, PanelMesh, SewnGraph } from '../types.js';

/** A tube round the upright axis, closed at its ends. @param at half width and half depth at a height, metres */
function tube(heights: readonly number[], at: (y: number) => readonly [number, number], around = 64): Form {
  const ring = (y: number): number[] =>
    Array.from({ length: around }, (_, i) => {
      const a = (2 * Math.PI * i) / around;
      const [w, d] = at(y);
      return [w * Math.sin(a), y, d * Math.cos(a)];
    }).flat();
  const positions = [...heights.flatMap(ring), 0, heights[0], 0, 0, heights.at(-1) ?? 0, 0];
  const triangles: number[] = [];
  const [low, high] = [heights.length * around, heights.length * around + 1];
  for (let i = 0; i < around; i++) {
    const next = (i + 1) % around;
    for (let r = 0; r + 1 < heights.length; r++) {
      const [a, b, c, d] = [r * around + i, r * around + next, (r + 1) * around + i, (r + 1) * around + next];
      triangles.push(a, b, d, a, d, c);
    }
    const top = (heights.length - 1) * around;
    triangles.push(low, next, i, high, top + i, top + next);
  }
  return {
    positions: Float32Array.from(positions),
    triangles: Uint32Array.from(triangles),
    distance: { origin: [0, 0, 0], cell: 1, size: [0, 0, 0], values: new Float32Array(0) },
    landmarks: {},
  };
}

/** Between the marks by a smooth line: [height, half width, half depth]. */
function profile(marks: ReadonlyArray<readonly [number, number, number]>): (y: number) => [number, number] {
  return (y) => {
    const i = Math.max(
      0,
      Math.min(
        marks.length - 2,
        marks.findLastIndex(([at]) => at <= y),
      ),
    );
    const [[y0, w0, d0], [y1, w1, d1]] = [marks[i], marks[i + 1]];
    const f = Math.min(1, Math.max(0, (y - y0) / (y1 - y0)));
    const s = f * f * (3 - 2 * f);
    return [w0 + (w1 - w0) * s, d0 + (d1 - d0) * s];
  };
}

const BODY = profile([
  [0.05, 0.1, 0.08],
  [0.75, 0.165, 0.115],
  [0.86, 0.178, 0.122],
  [1.04, 0.122, 0.09],
  [1.24, 0.148, 0.128],
  [1.38, 0.165, 0.085],
  [1.44, 0.07, 0.062],
  [1.5, 0.062, 0.06],
]);

const form = (): Form =>
  tube(
    Array.from({ length: 60 }, (_, i) => 0.05 + (1.45 * i) / 59),
    BODY,
  );

/** A skirt in two panels that hangs in folds: as cut, `wide` × `long` metres with a cell of `cell`. */
export function skirt({ cell = 0.012, folds = 14, long = 0.6 } = {}) {
  const rows = Math.round(long / cell);
  const columns = Math.round(0.9 / cell);
  const half = (rows + 1) * (columns + 1);
  const [flat, positions, panelOf, triangles]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let p = 0; p < 2; p++) {
    for (let r = 0; r <= rows; r++)
      for (let c = 0; c <= columns; c++) {
        flat.push((0.9 * c) / columns, (long * r) / rows);
        positions.push(...hung(r / rows, (c / columns - 0.5 + p) * Math.PI, long, folds));
        panelOf.push(p);
      }
    for (let r = 0; r < rows; r++)
      for (let c = 0; c < columns; c++) {
        const a = p * half + r * (columns + 1) + c;
        triangles.push(a, a + 1, a + columns + 2, a, a + columns + 2, a + columns + 1);
      }
  }
  const seams = Array.from({ length: rows + 1 }, (_, r) => {
    const [start, end] = [r * (columns + 1), r * (columns + 1) + columns];
    return [end, half + start, half + end, start];
  }).flat();
  const mesh: PanelMesh = {
    flat: Float32Array.from(flat),
    panelOf: Uint16Array.from(panelOf),
    triangles: Uint32Array.from(triangles),
    seams: Uint32Array.from(seams),
    seamOf: Uint16Array.from({ length: seams.length / 2 }, (_, i) => i % 2),
  };
  const count = triangles.length / 3;
  const draped: Draped = {
    positions: Float32Array.from(positions),
    warp: new Float32Array(count).map((_, t) => (((t % (count / 2)) / count) * 2 > 0.85 ? 0.05 : 0.002)),
    weft: new Float32Array(count),
    steps: 0,
    kinetic: 0,
    settled: true,
  };
  const graph: SewnGraph = {
    panels: [panel('front', 'front'), panel('back', 'back')],
    stitches: [],
    holes: [],
    left_off: [],
  };
  const away = new Float32Array(panelOf.length).map((_, i) => awayOf(positions, i));
  return { graph, mesh, draped, form: form(), comfortable: [0.06, 0.06], away };
}

const panel = (piece: string, side: Panel['side']): Panel => ({
  id: `${piece}#1`,
  piece,
  copy: 1,
  material: 'fabric',
  outline: new Float64Array(0),
  edges: [],
  lines: [],
  grain: 0,
  turn: 0,
  region: 'skirt',
  side,
});

/** @param up 0 hem … 1 waist @param a angle from the front to the wearer's left */
function hung(up: number, a: number, long: number, folds: number): [number, number, number] {
  const y = 1.04 - long * (1 - up);
  const [w, d] = BODY(Math.max(y, 0.86));
  const wave = (1 - up) ** 1.4 * (0.035 * Math.cos(folds * a + 1.3 * Math.sin(2 * a)) + 0.012 * Math.sin(3 * a));
  const flare = 0.008 + 0.14 * (1 - up) + wave;
  return [(w + flare) * Math.sin(a), y, (d + flare) * Math.cos(a)];
}

function awayOf(p: readonly number[], i: number): number {
  const [w, d] = BODY(p[3 * i + 1]);
  const [x, z] = [p[3 * i], p[3 * i + 2]];
  return Math.max(0, Math.hypot(x, z) * (1 - 1 / Math.max(1e-6, Math.hypot(x / w, z / d))));
}
