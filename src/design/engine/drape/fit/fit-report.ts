import { girthAt } from '../form/tape.js';
import { distanceAt } from '../form/distance-at.js';
import type { Draped, Form, Panel, PanelMesh, SewnGraph } from '../types.js';
import { cutAt } from './slices.js';

/** What has to pass an opening, from the pattern's checks. */
export interface Passing {
  opening: string;
  passes: string;
  body_mm: number;
  opens_mm: number;
  ok: boolean;
}

export interface FitInput {
  graph: SewnGraph;
  mesh: PanelMesh;
  draped: Draped;
  form: Form;
  /** per panel: the strain that its cloth bears, a share */
  comfortable: readonly number[];
  openings: readonly Passing[];
}

/** How a garment fits: `fit.json`. Millimetres; strains are shares (.05 = 5 % longer than it was cut). */
export interface FitReport {
  version: 1;
  unit: 'mm';
  /** whether the cloth had come to rest */
  settled: boolean;
  /** where the garment goes all the way round the body */
  girths: GirthFit[];
  panels: PanelFit[];
  /** spots where cloth is strained more than is comfortable, the worst first, one a panel and level */
  pulls: { panel: string; at: string; height_mm: number; strain: number; comfortable: number }[];
  /** distance from the body, over all cloth */
  stands_away_mm: { mean: number; most: number };
  /** what is sewn together lies apart by */
  seams: { name: string; gap_mm: number }[];
  /** lowest cloth above the floor; null where none hangs on that side */
  hem_mm: Record<'front' | 'left' | 'back' | 'right', number | null>;
  /** what has to pass when it is put on; `ok` where everything does */
  put_on: { ok: boolean; openings: Passing[] };
}

export interface GirthFit {
  at: string;
  height_mm: number;
  body_mm: number;
  /** the cloth as it was cut, and as it is worn */
  cut_mm: number;
  worn_mm: number;
  /** cut less body, and that as a share of the body */
  ease_mm: number;
  ease: number;
  strain: number;
}

export interface PanelFit {
  panel: string;
  region: Panel['region'];
  comfortable: number;
  /** mean, and what 95 % of its area do not exceed */
  warp: Spread;
  weft: Spread;
  /** share of its area that is strained more than is comfortable */
  pulls: number;
  stands_away_mm: number;
}

export interface Spread {
  mean: number;
  most: number;
}

/** The report, with what a fit map is coloured by. */
export interface Fit {
  report: FitReport;
  /** greatest strain of each triangle, a share; 0 where it is slack */
  strain: Float32Array;
  /** distance of each particle from the form, metres */
  away: Float32Array;
}

export function fitTo(input: FitInput): Fit {
  const { draped, graph, openings } = input;
  const away = awayOf(input);
  const strain = draped.warp.map((warp, i) => Math.max(0, warp, draped.weft[i]));
  const areas = areasOf(input.mesh);
  const report: FitReport = {
    version: 1,
    unit: 'mm',
    settled: draped.settled,
    girths: girthsOf(input),
    panels: graph.panels.map((_, panel) => panelFit(input, panel, strain, away, areas)),
    pulls: pullsOf(input, strain),
    stands_away_mm: { mean: mm(mean(away)), most: mm(away.reduce((most, d) => Math.max(most, d), 0)) },
    seams: seamsOf(input),
    hem_mm: hemOf(input),
    put_on: { ok: openings.every(({ ok }) => ok), openings: [...openings] },
  };
  return { report, strain, away };
}

const mm = (metres: number): number => Math.round(metres * 10_000) / 10;
const share = (value: number): number => Math.round(value * 10_000) / 10_000;
const mean = (values: Float32Array): number =>
  values.length === 0 ? 0 : values.reduce((sum, v) => sum + v, 0) / values.length;

function awayOf({ draped: { positions }, form }: FitInput): Float32Array {
  const at = new Float64Array(4);
  return Float32Array.from({ length: positions.length / 3 }, (_, i) =>
    Math.max(0, distanceAt(form.distance, positions[3 * i], positions[3 * i + 1], positions[3 * i + 2], at)),
  );
}

/** Levels that are measured on body and cloth, as the landmarks are called. */
const LEVELS = { chest: 'bust', underbust: 'underbust', waist: 'waist', hips: 'highHip', seat: 'seat' } as const;
/** Cloth that covers less of the way round is open, or not there. */
const ROUND = 0.9;

function girthsOf({ graph, mesh, draped, form }: FitInput): GirthFit[] {
  const trunk = ({ region }: Panel): boolean => !region.endsWith('arm');
  return Object.entries(LEVELS).flatMap(([at, landmark]): GirthFit[] => {
    const y = form.landmarks[landmark];
    const cut = [false, true]
      .map((bands) =>
        cutAt(
          mesh,
          draped.positions,
          y,
          (i) => trunk(graph.panels[i]) && (graph.panels[i].side === 'round') === bands,
          0,
        ),
      )
      .find(({ covers }) => covers >= ROUND);
    if (!cut) return [];
    const body = girthAt(form, y, 0);
    return [
      {
        at,
        height_mm: mm(y),
        body_mm: mm(body),
        cut_mm: mm(cut.flat),
        worn_mm: mm(cut.worn),
        ease_mm: mm(cut.flat - body),
        ease: share(cut.flat / body - 1),
        strain: share(cut.worn / cut.flat - 1),
      },
    ];
  });
}

function areasOf({ flat, triangles }: PanelMesh): Float32Array {
  return Float32Array.from({ length: triangles.length / 3 }, (_, t) => {
    const [p, q, r] = triangles.subarray(3 * t, 3 * t + 3);
    const [ax, ay] = [flat[2 * q] - flat[2 * p], flat[2 * q + 1] - flat[2 * p + 1]];
    const [bx, by] = [flat[2 * r] - flat[2 * p], flat[2 * r + 1] - flat[2 * p + 1]];
    return Math.abs(ax * by - ay * bx) / 2;
  });
}

function panelFit(
  input: FitInput,
  panel: number,
  strain: Float32Array,
  away: Float32Array,
  areas: Float32Array,
): PanelFit {
  const { graph, mesh, draped, comfortable } = input;
  const own = [...areas.keys()].filter((t) => mesh.panelOf[mesh.triangles[3 * t]] === panel);
  const all = own.reduce((sum, t) => sum + areas[t], 0) || 1;
  const pulling = own.filter((t) => strain[t] > comfortable[panel]).reduce((sum, t) => sum + areas[t], 0);
  return {
    panel: graph.panels[panel].id,
    region: graph.panels[panel].region,
    comfortable: comfortable[panel],
    warp: spread(own, draped.warp, areas, all),
    weft: spread(own, draped.weft, areas, all),
    pulls: share(pulling / all),
    stands_away_mm: mm(mean(away.filter((_, i) => mesh.panelOf[i] === panel))),
  };
}

function spread(own: readonly number[], strain: Float32Array, areas: Float32Array, all: number): Spread {
  const sorted = own.toSorted((a, b) => strain[a] - strain[b]);
  let area = 0;
  const most = sorted.find((t) => (area += areas[t]) >= 0.95 * all);
  return {
    mean: share(own.reduce((sum, t) => sum + strain[t] * areas[t], 0) / all),
    most: share(most === undefined ? 0 : strain[most]),
  };
}

/** The landmark next to a height, as one would say where on the body that is. */
function levelAt({ landmarks }: Form, { region }: Panel, y: number): string {
  if (region.endsWith('arm')) return 'sleeve';
  const levels = [
    'ankle',
    'calf',
    'knee',
    'thigh',
    'seat',
    'highHip',
    'waist',
    'underbust',
    'bust',
    'armpit',
    'shoulder',
    'neck',
  ];
  return levels.reduce((best, name) => (Math.abs(landmarks[name] - y) < Math.abs(landmarks[best] - y) ? name : best));
}

/** So many spots are named. */
const SPOTS = 12;

function pullsOf({ graph, mesh, draped, form, comfortable }: FitInput, strain: Float32Array): FitReport['pulls'] {
  const worst = new Map<string, FitReport['pulls'][number]>();
  strain.forEach((value, t) => {
    const corners = mesh.triangles.subarray(3 * t, 3 * t + 3);
    const panel = mesh.panelOf[corners[0]];
    if (value <= comfortable[panel]) return;
    const y = corners.reduce((sum, p) => sum + draped.positions[3 * p + 1], 0) / 3;
    const at = levelAt(form, graph.panels[panel], y);
    const key = `${panel} ${at}`;
    if (value > (worst.get(key)?.strain ?? 0))
      worst.set(key, {
        panel: graph.panels[panel].id,
        at,
        height_mm: mm(y),
        strain: share(value),
        comfortable: comfortable[panel],
      });
  });
  const byExcess = (p: FitReport['pulls'][number]): number => p.strain / Math.max(1e-6, p.comfortable);
  return [...worst.values()].sort((a, b) => byExcess(b) - byExcess(a)).slice(0, SPOTS);
}

function seamsOf({ graph, mesh, draped: { positions } }: FitInput): FitReport['seams'] {
  const gaps = new Map<string, number>();
  mesh.seamOf.forEach((stitch, i) => {
    const [a, b] = [3 * mesh.seams[2 * i], 3 * mesh.seams[2 * i + 1]];
    const gap = Math.hypot(
      positions[a] - positions[b],
      positions[a + 1] - positions[b + 1],
      positions[a + 2] - positions[b + 2],
    );
    const { name } = graph.stitches[stitch];
    gaps.set(name, Math.max(gap, gaps.get(name) ?? 0));
  });
  return [...gaps].map(([name, gap]) => ({ name, gap_mm: mm(gap) }));
}

const SIDES = { front: 0, left: Math.PI / 2, back: Math.PI, right: -Math.PI / 2 } as const;
/** To either side of straight ahead, radians. */
const SECTOR = 0.35;

function hemOf({ graph, mesh, draped: { positions } }: FitInput): FitReport['hem_mm'] {
  const lowest = (turn: number): number | null => {
    let low = Infinity;
    mesh.panelOf.forEach((panel, i) => {
      if (graph.panels[panel].region.endsWith('arm')) return;
      const off = Math.atan2(positions[3 * i], positions[3 * i + 2]) - turn;
      if (Math.abs(off - 2 * Math.PI * Math.round(off / (2 * Math.PI))) < SECTOR)
        low = Math.min(low, positions[3 * i + 1]);
    });
    return low === Infinity ? null : mm(low);
  };
  return { front: lowest(SIDES.front), left: lowest(SIDES.left), back: lowest(SIDES.back), right: lowest(SIDES.right) };
}
