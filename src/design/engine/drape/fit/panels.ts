import { areasOf } from '../cloth/strain.js';
import type { Panel } from '../types.js';
import { meanOf, mm, share } from './figures.js';
import type { FitInput } from './fit-input.js';
import { strainOfTriangles } from './strains.js';

/** How one panel lies and is strained. */
export interface PanelFit {
  panel: string;
  piece: string;
  region: Panel['region'];
  comfortable: number;
  warp: Spread;
  weft: Spread;
  /** share of its area that is strained more than is comfortable */
  pulls: number;
  stands_away_mm: number;
}

/** By area, shares: the mean, and what 95 % of it do not exceed. */
export interface Spread {
  mean: number;
  most: number;
}

export function panelFits(input: FitInput): PanelFit[] {
  const areas = areasOf(input.mesh);
  return input.graph.panels.map((_, panel) => panelFit(input, panel, areas));
}

function panelFit({ graph, mesh, draped, comfortable, away }: FitInput, panel: number, areas: Float64Array): PanelFit {
  const { id, piece, region } = graph.panels[panel];
  const own = [...areas.keys()].filter((t) => mesh.panelOf[mesh.triangles[3 * t]] === panel);
  const areaOf = (triangles: readonly number[]): number => triangles.reduce((sum, t) => sum + areas[t], 0);
  const strain = strainOfTriangles(draped);
  return {
    panel: id,
    piece,
    region,
    comfortable: comfortable[panel],
    warp: spread(own, draped.warp, areas),
    weft: spread(own, draped.weft, areas),
    pulls: share(areaOf(own.filter((t) => strain[t] > comfortable[panel])) / (areaOf(own) || 1)),
    stands_away_mm: mm(meanOf(away.filter((_, i) => mesh.panelOf[i] === panel))),
  };
}

function spread(own: readonly number[], strain: Float32Array, areas: Float64Array): Spread {
  const all = own.reduce((sum, t) => sum + areas[t], 0) || 1;
  let area = 0;
  const most = own.toSorted((a, b) => strain[a] - strain[b]).find((t) => (area += areas[t]) >= 0.95 * all);
  return {
    mean: share(own.reduce((sum, t) => sum + strain[t] * areas[t], 0) / all),
    most: share(most === undefined ? 0 : strain[most]),
  };
}
