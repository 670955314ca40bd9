import { lerp, sub, type Point } from '../../geometry/point.js';
import type { GirthCheck, MeasuredLine } from '../../make/pattern/checks.js';
import { mirrored, upright } from '../panels/lay-out.js';
import { rotated } from '../panels/upright.js';
import type { Form, Panel } from '../types.js';
import { bodyAround, drawnTo, ribbedTo } from './expected.js';
import { mm, share } from './figures.js';
import type { FitInput } from './fit-input.js';

/** A finished measure of the pattern, by a tape laid along the very line that it is drafted on, wherever that lies on the body. */
export interface MeasureFit {
  name: string;
  /** as the pattern has it, and as it is worn */
  declared_mm: number;
  worn_mm: number;
  /** between what it is right where it lies: the declared, the body there if that is wider and stretches it, and what ribbing or gathers beside it draw it in to */
  expected_mm: [least: number, most: number];
  /** mean height of the line above the floor */
  height_mm: number;
  /** worn by declared, less one: what it is stretched by */
  strain: number;
}

export type Measured = readonly Pick<GirthCheck, 'name' | 'body_mm' | 'finished_mm' | 'lines'>[];

/** What is found on the panels may differ by so much, or it is not what was declared: mm, and as a share. */
const [OFF_MM, OFF_SHARE] = [3, 0.006];
/**
 * Beside an edge, and beside a dart that lies open, the tape is laid on the cloth next to the line: so far from it, metres, where
 * the cloth may be so much wider or narrower; what it says is told in proportion.
 */
const [BESIDE, BESIDE_SHARE] = [[0.002, -0.002, 0.004, -0.004, 0.006, -0.006, 0.008, -0.008], 0.03] as const;

export function measuresOf(input: FitInput, declared: Measured): MeasureFit[] {
  return declared.flatMap(({ name, body_mm, finished_mm, lines = [] }) => {
    const trace = found(input, finished_mm / 1000, lines);
    if (!trace) return [];
    const worn = trace.worn / (trace.flat || 1);
    return [
      {
        name,
        declared_mm: finished_mm,
        worn_mm: mm((worn * finished_mm) / 1000),
        expected_mm: expectedOf(input.form, finished_mm, body_mm, trace),
        height_mm: mm(trace.height),
        strain: share(worn - 1),
      },
    ];
  });
}

/** What ribbing, gathers or elastic draw in lies between that and as it was cut; what the body stretches is as wide as the body there. */
function expectedOf(form: Form, finished_mm: number, body_mm: number, trace: Trace): MeasureFit['expected_mm'] {
  const body = Math.max(body_mm, 1000 * bodyAround(form, trace));
  const drawn = finished_mm * (trace.drawn / (trace.flat || 1));
  return [mm(Math.max(body, drawn) / 1000), mm(Math.max(body, finished_mm) / 1000)];
}

/** On the very line, else on the cloth beside it; undefined where the panels have nothing as long. */
function found(input: FitInput, finished: number, lines: readonly MeasuredLine[]): Trace | undefined {
  const along = (by: number): Trace =>
    sumOf(lines.map((line) => timesOver(line.times, tracesOf(input, shifted(line, by)))));
  const isIt = ({ flat }: Trace, most: number): boolean => Math.abs(flat - finished) <= most;
  const exact = along(0);
  if (isIt(exact, Math.max(OFF_MM / 1000, OFF_SHARE * finished))) return exact;
  return BESIDE.map(along).find((trace) => isIt(trace, BESIDE_SHARE * finished));
}

/** To its left, metres. */
function shifted({ piece, times, from: [ax, ay], to: [bx, by] }: MeasuredLine, aside: number): MeasuredLine {
  const k = (1000 * aside) / (Math.hypot(bx - ax, by - ay) || 1);
  const [dx, dy] = [(ay - by) * k, (bx - ax) * k];
  return { piece, times, from: [ax + dx, ay + dy], to: [bx + dx, by + dy] };
}

/** What lies along a line: its length as cut and as worn, and its mean height, metres. */
interface Trace {
  flat: number;
  worn: number;
  height: number;
  /** as ribbing, gathers or elastic draw it in */
  drawn: number;
  region?: Panel['region'];
  /** of the panels that have it, it goes along some: of two legs round one */
  ofOne: boolean;
}

function sumOf(traces: readonly Trace[]): Trace {
  const all = (of: (t: Trace) => number): number => traces.reduce((sum, t) => sum + of(t), 0);
  const flat = all((t) => t.flat);
  const height = all((t) => t.height * t.flat) / (flat || 1);
  return {
    flat,
    worn: all((t) => t.worn),
    height,
    drawn: all((t) => t.drawn),
    region: traces[0]?.region,
    ofOne: traces.some((t) => t.ofOne),
  };
}

/** The mean of a line on all panels that have it, so many times. */
function timesOver(times: number, traces: readonly Trace[]): Trace {
  const { flat, worn, drawn, ...where } = sumOf(traces);
  const by = times / (traces.length || 1);
  return { ...where, flat: by * flat, worn: by * worn, drawn: by * drawn, ofOne: by < 1 };
}

/** On each panel of its piece, of what was cut on the fold on both halves. */
function tracesOf(input: FitInput, { piece, from, to }: MeasuredLine): Trace[] {
  const ends = [from, to].map(([x, y]) => upright({ x, y }));
  return input.graph.panels.flatMap((panel, i) => {
    if (panel.piece !== piece || !panel.laid) return [];
    return halvesOf(panel, ends).map((line) => traceOf(input, i, onPanel(panel, line)));
  });
}

function halvesOf({ laid }: Panel, line: Point[]): Point[][] {
  if (!laid?.fold) return [line];
  const [ax, ay, bx, by] = laid.fold;
  const fold = [
    { x: ax, y: ay },
    { x: bx, y: by },
  ];
  return [line, line.map((p) => mirrored(p, fold))];
}

const onPanel = ({ copy, laid }: Panel, line: readonly Point[]): Point[] =>
  rotated(copy === 2 ? line.map(({ x, y }) => ({ x: -x, y })) : line, laid?.turn ?? 0);

/** Along a straight line of a panel from triangle to triangle. */
function traceOf({ graph, mesh, draped }: FitInput, panel: number, [a, b]: readonly Point[]): Trace {
  const parts: Trace[] = [];
  const ribbed = ribbedTo(graph, panel, lerp(a, b, 0.5));
  const { region } = graph.panels[panel];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  for (let t = 0; t < mesh.triangles.length; t += 3) {
    const corners = mesh.triangles.subarray(t, t + 3);
    if (mesh.panelOf[corners[0]] !== panel) continue;
    const shares = sharesIn(mesh.flat, corners);
    const [from, to] = insideOf(shares(a), shares(b));
    if (to - from < 1e-9) continue;
    const [p, q] = [from, to].map((s) => placeAt(draped.positions, corners, shares(lerp(a, b, s))));
    const worn = Math.hypot(q[0] - p[0], q[1] - p[1], q[2] - p[2]);
    const flat = (to - from) * length;
    const drawn = Math.min(ribbed, drawnTo(mesh.drawn, t / 3, sub(b, a)));
    parts.push({ flat, worn, height: (p[1] + q[1]) / 2, drawn: drawn * flat, region, ofOne: false });
  }
  return sumOf(parts);
}

/** Of a place on the panel: its shares of the corners of a triangle. */
function sharesIn(flat: Float32Array, [p, q, r]: Uint32Array): (at: Point) => number[] {
  const [px, py] = [flat[2 * p], flat[2 * p + 1]];
  const [ax, ay] = [flat[2 * q] - px, flat[2 * q + 1] - py];
  const [bx, by] = [flat[2 * r] - px, flat[2 * r + 1] - py];
  const twice = ax * by - ay * bx;
  return ({ x, y }) => {
    const u = ((x - px) * by - (y - py) * bx) / twice;
    const v = (ax * (y - py) - ay * (x - px)) / twice;
    return [1 - u - v, u, v];
  };
}

/** From where to where a line lies in a triangle, 0 to 1, by its ends' shares of the corners. */
function insideOf(first: readonly number[], last: readonly number[]): [number, number] {
  let [from, to] = [0, 1];
  first.forEach((s, k) => {
    const by = last[k] - s;
    if (by > 0) from = Math.max(from, -s / by);
    else if (by < 0) to = Math.min(to, -s / by);
    else if (s < 0) to = -1;
  });
  return [from, to];
}

const placeAt = (positions: Float32Array, corners: Uint32Array, shares: readonly number[]): number[] =>
  [0, 1, 2].map((axis) => shares.reduce((sum, s, k) => sum + s * positions[3 * corners[k] + axis], 0));
