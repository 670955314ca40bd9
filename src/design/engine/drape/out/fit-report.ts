import type { Draped, Form, PanelMesh, SewnGraph } from '../types.js';

/** How a garment sits at a height of the body. Millimetres; strains are shares (.05 is 5 % longer than cut). */
export interface FitAt {
  landmark: string;
  height_mm: number;
  /** from the form: the mean all round, and the most */
  away_mm: { mean: number; most: number };
  strain: { mean: number; most: number };
  /** of the strain that the cloth bears, the share that the mean takes up */
  tightness: number;
}

/** How a piece is strained. */
export interface FitOfPanel {
  panel: string;
  piece: string;
  strain: { mean: number; p95: number };
  /** share of its area that is strained beyond what the cloth bears comfortably */
  beyond: number;
}

export interface FitReport {
  unit: 'mm';
  settled: boolean;
  at: FitAt[];
  panels: FitOfPanel[];
  /** widest gap that is left of a seam */
  seam_gap_mm: number;
  lowest_mm: number;
}

const LEVELS = ['bust', 'underbust', 'waist', 'highHip', 'seat', 'thigh', 'knee', 'calf'] as const;
/** Particles so near to a landmark's height are at it, metres. */
const BAND = 0.015;
const LEAST = 8;

export interface FitInput {
  graph: SewnGraph;
  mesh: PanelMesh;
  draped: Draped;
  form: Pick<Form, 'landmarks'>;
  /** per panel: the strain that its cloth bears */
  comfortable: readonly number[];
  /** of each particle from the form, metres */
  away: Float32Array;
}

/** How the garment fits, by height of the body and by piece. */
export function fitReport(input: FitInput): FitReport {
  const { graph, mesh, draped, form } = input;
  const strain = strainOfParticles(mesh, draped);
  const heights = draped.positions.filter((_, i) => i % 3 === 1);
  return {
    unit: 'mm',
    settled: draped.settled,
    at: LEVELS.flatMap((landmark) => fitAt(input, strain, landmark, form.landmarks[landmark])),
    panels: graph.panels.map((_, k) => fitOfPanel(input, k)),
    seam_gap_mm: mm(widestGap(mesh, draped)),
    lowest_mm: mm(heights.reduce((least, y) => Math.min(least, y), Infinity)),
  };
}

function fitAt(
  { mesh, draped, graph, away, comfortable }: FitInput,
  strain: Float32Array,
  landmark: string,
  height: number,
): FitAt[] {
  const near: number[] = [];
  mesh.panelOf.forEach((panel, i) => {
    const isArm = graph.panels[panel].region.endsWith('arm');
    if (!isArm && Math.abs(draped.positions[3 * i + 1] - height) < BAND) near.push(i);
  });
  if (near.length < LEAST) return [];
  const [far, pulls] = [near.map((i) => away[i]), near.map((i) => strain[i])];
  return [
    {
      landmark,
      height_mm: mm(height),
      away_mm: { mean: mm(mean(far)), most: mm(Math.max(...far)) },
      strain: { mean: share(mean(pulls)), most: share(Math.max(...pulls)) },
      tightness: share(mean(near.map((i) => strain[i] / comfortable[mesh.panelOf[i]]))),
    },
  ];
}

function fitOfPanel({ graph, mesh, draped, comfortable }: FitInput, k: number): FitOfPanel {
  const { id, piece } = graph.panels[k];
  const pulls: number[] = [];
  for (let t = 0; t < mesh.triangles.length / 3; t++)
    if (mesh.panelOf[mesh.triangles[3 * t]] === k) pulls.push(Math.max(draped.warp[t], draped.weft[t]));
  pulls.sort((a, b) => a - b);
  const beyond = pulls.filter((one) => one > comfortable[k]).length / pulls.length;
  const p95 = pulls[Math.floor(pulls.length * 0.95)];
  return { panel: id, piece, strain: { mean: share(mean(pulls)), p95: share(p95) }, beyond: share(beyond) };
}

/** The mean of the triangles round each particle, of warp or weft whichever is longer. */
export function strainOfParticles(mesh: PanelMesh, { warp, weft }: Draped): Float32Array {
  const [sum, n] = [new Float32Array(mesh.panelOf.length), new Uint16Array(mesh.panelOf.length)];
  for (let i = 0; i < mesh.triangles.length; i++) {
    const t = Math.floor(i / 3);
    sum[mesh.triangles[i]] += Math.max(warp[t], weft[t]);
    n[mesh.triangles[i]]++;
  }
  return sum.map((strain, i) => strain / Math.max(1, n[i]));
}

/** Metres. */
export function widestGap({ seams }: Pick<PanelMesh, 'seams'>, { positions: p }: Pick<Draped, 'positions'>): number {
  let widest = 0;
  for (let k = 0; k < seams.length; k += 2) {
    const [a, b] = [3 * seams[k], 3 * seams[k + 1]];
    widest = Math.max(widest, Math.hypot(p[a] - p[b], p[a + 1] - p[b + 1], p[a + 2] - p[b + 2]));
  }
  return widest;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const mm = (metres: number): number => Math.round(metres * 10_000) / 10;
const share = (value: number): number => Math.round(value * 10_000) / 10_000;
