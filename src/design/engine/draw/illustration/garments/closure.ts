import { hasNeckSlit, isStraightCut } from '../../../cut/straight-cut.js';
import { n1, pathOf } from '../paint/path.js';
import type { Point } from '../../../geometry/point.js';
import { edgeLine, seam, stitch, type Line } from '../paint/line.js';
import { shift } from '../color/oklch.js';
import type { Shown } from '../../../cut/shown.js';
import { buttonFace, buttonScale, lapOf, type ButtonFace, type Tailor } from './tailor.js';

export interface Fastening {
  readonly lines: readonly Line[];
  readonly over: string;
  readonly shows?: Partial<Shown>;
}

export interface FrontLine {
  readonly fromY: number;
  readonly toY: number;
  /** Distance of the row from the middle, head heights. */
  readonly x?: number;
  readonly spacing?: number;
  /** As the text counts them. */
  readonly count?: number;
}

/** A button with four holes, or a snap. */
export function button(p: Point, r: number, { ramp, metal }: ButtonFace): string {
  const face = metal ?? (ramp.lightness > 0.55 ? ramp.glint : ramp.shade);
  const rim = metal === null ? ramp.ink : shift(metal, -0.32);
  const hole = (dx: number, dy: number): string =>
    `<circle cx="${n1(p.x + dx * r * 0.32)}" cy="${n1(p.y + dy * r * 0.32)}" r="${n1(Math.max(0.5, r * 0.14))}" fill="${rim}"/>`;
  return `<circle cx="${n1(p.x + r * 0.25)}" cy="${n1(p.y + r * 0.4)}" r="${n1(r)}" fill="#2b1a22" fill-opacity=".25"/><circle cx="${n1(p.x)}" cy="${n1(p.y)}" r="${n1(r)}" fill="${face}" stroke="${rim}" stroke-width="1"/>${metal !== null ? shine(p, r) : hole(-1, -1) + hole(1, -1) + hole(-1, 1) + hole(1, 1)}`;
}

/** The dish of a cast button, and the light on it. */
const shine = (p: Point, r: number): string =>
  `<circle cx="${n1(p.x)}" cy="${n1(p.y)}" r="${n1(r * 0.62)}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="${n1(Math.max(0.6, r * 0.16))}"/>`;

/** Heights of evenly spaced buttons. */
export function rows({ fromY, toY, spacing = 0.36, count: said }: FrontLine): number[] {
  const count = said ? Math.min(said, 40) : Math.max(1, Math.round((toY - fromY) / spacing));
  return Array.from({ length: count }, (_, i) => fromY + ((toY - fromY) * (i + 0.35)) / count);
}

/** With as many as the cut has. @param abreast how many stand beside each other */
const counted = ({ spec }: Tailor, f: FrontLine, abreast = 1): FrontLine =>
  spec.opening?.count ? { ...f, count: Math.ceil(spec.opening.count / abreast) } : f;

/** A shirt's placket with its buttons. */
export function placket(t: Tailor, f: FrontLine, wide = 0.062): Fastening {
  const { figure } = t;
  const face = buttonFace(t);
  const ys = rows(counted(t, f));
  const { laps, edge } = lapOf(t);
  const column = (x: number): Point[] => column0(t, edge * x, f);
  return {
    lines: [
      edgeLine(column(wide), 0.8),
      seam(column(-wide), 0.8),
      stitch(column(wide - 0.022)),
      stitch(column(-wide + 0.022)),
    ],
    over: ys.map((y) => button(figure.at(0, y), 0.024 * buttonScale(t) * figure.head, face)).join(''),
    shows: { fastener: 'buttons', count: ys.length, laps },
  };
}

const column0 = (t: Tailor, x: number, { fromY, toY }: FrontLine): Point[] =>
  Array.from({ length: 12 }, (_, i) => t.figure.at(x, fromY + ((toY - fromY) * i) / 11));

/** Overlapping fronts with one row of buttons. */
export function singleBreasted(t: Tailor, f: FrontLine, size = 0.036, metal = false): Fastening {
  const ys = rows(counted(t, { ...f, spacing: f.spacing ?? 0.42 }));
  const { laps, edge } = lapOf(t);
  return {
    lines: [edgeLine(column0(t, edge * 0.085, f), 0.9)],
    shows: { fastener: 'buttons', count: ys.length, laps },
    over: ys
      .map((y) => button(t.figure.at(edge * 0.012, y), size * buttonScale(t) * t.figure.head, buttonFace(t, metal)))
      .join(''),
  };
}

/** Two rows of buttons on a wide overlap. */
export function doubleBreasted(t: Tailor, f: FrontLine): Fastening {
  const { figure } = t;
  const ys = rows(counted(t, { ...f, spacing: f.spacing ?? 0.44 }, 2));
  const { laps, edge } = lapOf(t);
  return {
    lines: [edgeLine(column0(t, edge * 0.28, f), 0.9)],
    shows: { fastener: 'buttons', count: 2 * ys.length, laps },
    over: ys
      .flatMap((y) =>
        [-0.19, 0.2].map((x) => button(figure.at(edge * x, y), 0.038 * buttonScale(t) * figure.head, buttonFace(t))),
      )
      .join(''),
  };
}

/** The chain of a zip. */
export function teeth(t: Tailor, f: FrontLine): string {
  const d = pathOf(column0(t, f.x ?? 0, f));
  return `<path d="${d}" fill="none" stroke="#4a4641" stroke-width="4.6"/><path d="${d}" fill="none" stroke="#d8cfbd" stroke-width="2.6" stroke-dasharray="1.6 1.6"/>`;
}

/** A visible zip with its slider. */
export function zip(t: Tailor, f: FrontLine): Fastening {
  const { figure } = t;
  const s = figure.at(f.x ?? 0, f.fromY + 0.06);
  return {
    shows: { fastener: 'zip' },
    lines: [edgeLine(column0(t, (f.x ?? 0) - 0.045, f), 0.6), edgeLine(column0(t, (f.x ?? 0) + 0.045, f), 0.6)],
    over:
      teeth(t, f) +
      `<path d="M${n1(s.x - 3)} ${n1(s.y - 6)}h6v8h-6zM${n1(s.x - 1.8)} ${n1(s.y + 2)}h3.6v13h-3.6z" fill="#b9ae97" stroke="#4a4641" stroke-width="1"/>`,
  };
}

/** From the break of the lapels, off the middle, to the middle of the hem. */
export function slantedZip(t: Tailor, { fromY, toY }: FrontLine): Fastening {
  const { laps, edge } = lapOf(t);
  const at = (u: number, dx: number): Point =>
    t.figure.at(edge * (0.04 + 0.2 * (1 - u) * (1 - u) + dx), fromY + (toY - fromY) * u);
  const way = (dx: number): Point[] => Array.from({ length: 12 }, (_, i) => at(i / 11, dx));
  const d = pathOf(way(0));
  const s = at(0.03, 0);
  return {
    shows: { fastener: 'zip', laps },
    lines: [edgeLine(way(-0.05), 0.7), stitch(way(0.06))],
    over: `<path d="${d}" fill="none" stroke="#4a4641" stroke-width="5"/><path d="${d}" fill="none" stroke="#d8cfbd" stroke-width="3" stroke-dasharray="1.8 1.6"/><path d="M${n1(s.x - 3)} ${n1(s.y - 4)}h6v8h-6zM${n1(s.x - 1.8)} ${n1(s.y + 4)}h3.6v14h-3.6z" fill="#b9ae97" stroke="#4a4641" stroke-width="1"/>`,
  };
}

/** Toggles of horn on cord. */
export function toggles(t: Tailor, f: FrontLine): Fastening {
  const { figure } = t;
  const one = (y: number): string => {
    const p = figure.at(0, y);
    const cord = `M${n1(p.x - 34)} ${n1(p.y - 3)}C${n1(p.x - 12)} ${n1(p.y - 8)} ${n1(p.x - 10)} ${n1(p.y + 8)} ${n1(p.x + 2)} ${n1(p.y)}C${n1(p.x + 14)} ${n1(p.y - 7)} ${n1(p.x + 14)} ${n1(p.y + 7)} ${n1(p.x + 34)} ${n1(p.y + 2)}`;
    return `<path d="${cord}" fill="none" stroke="#3a2a1c" stroke-width="3"/><path d="M${n1(p.x - 13)} ${n1(p.y - 3.4)}q13 -4 26 0v6.8q-13 4 -26 0z" fill="#8a6a45" stroke="#3a2a1c" stroke-width="1.2"/>`;
  };
  const { laps, edge } = lapOf(t);
  const ys = rows(counted(t, { ...f, spacing: 0.7 }));
  return {
    lines: [edgeLine(column0(t, edge * 0.08, f), 0.9)],
    shows: { fastener: 'toggles', count: ys.length, laps },
    over: ys.map(one).join(''),
  };
}

/** Laces through eyelets. */
export function lacing(t: Tailor, f: FrontLine): Fastening {
  const { figure } = t;
  const ys = rows({ ...f, spacing: 0.16 });
  const eyelets = ys.flatMap((y) => [-0.07, 0.07].map((x) => figure.at(x, y)));
  const cross = ys.slice(1).map((y, i) => {
    const [a, b, c, d] = [figure.at(-0.07, ys[i]), figure.at(0.07, y), figure.at(0.07, ys[i]), figure.at(-0.07, y)];
    return `M${n1(a.x)} ${n1(a.y)}L${n1(b.x)} ${n1(b.y)}M${n1(c.x)} ${n1(c.y)}L${n1(d.x)} ${n1(d.y)}`;
  });
  const end = figure.at(0, ys[ys.length - 1]);
  const bow = `M${n1(end.x)} ${n1(end.y)}q-26 -8 -22 8q4 8 22 -6q20 -14 24 2q0 10 -24 -2q-8 20 -12 36M${n1(end.x)} ${n1(end.y)}q6 20 14 32`;
  const color = t.cloth.surface.ramp.lightness > 0.5 ? t.cloth.surface.ramp.ink : t.cloth.surface.ramp.glint;
  return {
    shows: { fastener: 'lacing' },
    lines: [seam(column0(t, -0.1, f), 0.8), seam(column0(t, 0.1, f), 0.8)],
    over: `<path d="${cross.join('')}${bow}" fill="none" stroke="${color}" stroke-width="2.2"/>${eyelets.map((p) => `<circle cx="${n1(p.x)}" cy="${n1(p.y)}" r="2.6" fill="#d8cfbd" stroke="#4a4641" stroke-width=".9"/>`).join('')}`,
  };
}

/** Hooks and eyes along the middle. */
export function hooks(t: Tailor, f: FrontLine): Fastening {
  const marks = rows({ ...f, spacing: 0.14 }).map((y) => {
    const p = t.figure.at(0, y);
    return `<path d="M${n1(p.x - 6)} ${n1(p.y)}h12" stroke="#8d8676" stroke-width="3.4" stroke-linecap="round"/>`;
  });
  return {
    shows: { fastener: 'hooks' },
    lines: [seam(column0(t, 0, f), 1), seam(column0(t, -0.06, f), 0.6), seam(column0(t, 0.06, f), 0.6)],
    over: marks.join(''),
  };
}

/** The slit at the neck of a kurta or caftan, or the front that an abaya has open; null for other cuts. */
export function straightFront(t: Tailor, fromY: number, hemY: number): Fastening | null {
  const { spec } = t;
  const toY = spec.closure === 'open-front' && isStraightCut(spec) ? hemY : hasNeckSlit(spec) ? fromY + SLIT : null;
  return toY === null ? null : { lines: [seam(column0(t, 0, { fromY, toY }), 1.3)], over: '' };
}

/** Head heights. */
const SLIT = 0.36;

export const NOTHING: Fastening = { lines: [], over: '' };
export const both = (...all: readonly Fastening[]): Fastening => ({
  lines: all.flatMap((f) => f.lines),
  over: all.map((f) => f.over).join(''),
  shows: Object.assign({}, ...all.map((f) => f.shows)) as Partial<Shown>,
});
