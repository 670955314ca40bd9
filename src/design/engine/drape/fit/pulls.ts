import { mm, share } from './figures.js';
import type { FitInput } from './fit-input.js';
import { placeAt } from './levels.js';
import { strainOfTriangles } from './strains.js';

/** A spot where cloth is strained more than is comfortable. */
export interface Pull {
  panel: string;
  piece: string;
  /** the landmark that is nearest, `sleeve` on an arm */
  at: string;
  height_mm: number;
  strain: number;
  comfortable: number;
}

/** So many spots are named. */
const SPOTS = 12;

/** The worst first, one for each panel and landmark. */
export function pullsOf({ graph, mesh, draped, form, comfortable }: FitInput): Pull[] {
  const worst = new Map<string, Pull>();
  strainOfTriangles(draped).forEach((value, t) => {
    const corners = mesh.triangles.subarray(3 * t, 3 * t + 3);
    const of = mesh.panelOf[corners[0]];
    if (value <= comfortable[of]) return;
    const { id: panel, piece } = graph.panels[of];
    const y = corners.reduce((sum, p) => sum + draped.positions[3 * p + 1], 0) / 3;
    const at = placeAt(form, graph.panels[of], y);
    const strain = share(value);
    if (strain > (worst.get(`${panel} ${at}`)?.strain ?? 0))
      worst.set(`${panel} ${at}`, { panel, piece, at, height_mm: mm(y), strain, comfortable: comfortable[of] });
  });
  const excess = (pull: Pull): number => pull.strain / Math.max(1e-6, pull.comfortable);
  return [...worst.values()].sort((a, b) => excess(b) - excess(a)).slice(0, SPOTS);
}
