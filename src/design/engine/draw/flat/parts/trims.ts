import { flatten, type Op } from '../../../geometry/path.js';
import { distance, type Point, xy } from '../../../geometry/point.js';
import type { Detail } from '../../../garments/spec.js';
import type { EdgeKind, Pen } from '../pen/pen.js';
import { join, line, mirror, shut, through } from '../pen/paths.js';

/** What runs along hems, sleeve ends and necks: drawn for the right half and mirrored. Lengths in cm. */
type Trim = (at: readonly Place[]) => Stroke[];

interface Place {
  p: Point;
  /** unit vector along the edge */
  u: Point;
  /** unit vector away from the cloth */
  n: Point;
}

interface Stroke {
  ops: Op[];
  weight: 'seam' | 'detail' | 'soft' | 'stitch';
  fill?: string;
}

const off = ({ p, u, n }: Place, along: number, out: number): Point =>
  xy(p.x + u.x * along + n.x * out, p.y + u.y * along + n.y * out);

/** Places along an edge at equal distances. */
function placesOf(ops: readonly Op[], step: number, kind: EdgeKind, whole = false): Place[] {
  const points = flatten(ops)[0] ?? [];
  const out: Place[] = [];
  let carry = 0;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]];
    const length = distance(a, b);
    if (length < 1e-6) continue;
    const u = xy((b.x - a.x) / length, (b.y - a.y) / length);
    const left = xy(-u.y, u.x);
    const n = kind === 'neck' ? (left.y < 0 ? left : xy(u.y, -u.x)) : left.y > 0 ? left : xy(u.y, -u.x);
    for (; carry <= length; carry += step) out.push({ p: xy(a.x + u.x * carry, a.y + u.y * carry), u, n });
    carry -= length;
    if (whole && i === points.length - 1) out.push({ p: b, u, n });
  }
  return out;
}

const each =
  (weight: Stroke['weight'], make: (at: Place, i: number) => Op[], fill?: string): Trim =>
  (at) => [{ ops: at.flatMap(make), weight, fill }];
const ring = (c: Point, r: number): Op[] =>
  shut(line(...Array.from({ length: 9 }, (_, i) => xy(c.x + r * Math.cos(i * 0.7), c.y + r * Math.sin(i * 0.7)))));
const arc = (from: Point, over: Point, to: Point): Op[] => [
  { type: 'move', to: from },
  { type: 'curve', cp1: over, cp2: over, to },
];

const scallops: Trim = each('detail', (at) => arc(off(at, -0.8, 0), off(at, 0, 1.7), off(at, 0.8, 0)), '#ffffff');
const parallel =
  (distance: number, weight: Stroke['weight']): Trim =>
  (at) => [{ ops: at.length > 1 ? line(...at.map((a) => off(a, 0, -distance))) : [], weight }];
const both =
  (...trims: Trim[]): Trim =>
  (at) =>
    trims.flatMap((trim) => trim(at));
const beadRow: Trim = each('soft', (at) => ring(off(at, 0, -0.6), 0.32), '#ffffff');
const frill: Trim = (at) => {
  if (at.length < 3) return [];
  const wave = at.map((a, i) => off(a, 0, i % 2 === 0 ? 3.4 : 2.5));
  const seam = at.map((a) => off(a, 0, 0)).toReversed();
  const ticks = at.filter((_, i) => i % 2 === 0).flatMap((a) => line(off(a, 0, 0.2), off(a, 0.15, 2)));
  return [
    { ops: shut(join(through(wave, 1), line(...seam))), weight: 'seam', fill: 'cloth' },
    { ops: ticks, weight: 'soft' },
  ];
};

interface Kind {
  step: number;
  /** runs to the end of the edge: lines, unlike things set at a distance */
  whole?: true;
  necks: boolean;
  trim: Trim;
}

const KINDS: Readonly<Partial<Record<Detail, Kind>>> = {
  fringe: {
    step: 0.55,
    necks: false,
    trim: each('soft', (at, i) => line(off(at, 0, 0), xy(off(at, 0, 0).x + (i % 3) * 0.1 - 0.1, off(at, 0, 0).y + 6))),
  },
  frayed: {
    step: 0.5,
    necks: false,
    trim: each('soft', (at, i) => line(off(at, 0, -0.4), off(at, (i % 3) * 0.2 - 0.2, 0.9))),
  },
  'lace-trim': {
    step: 1.6,
    necks: true,
    trim: both(
      scallops,
      parallel(1.2, 'detail'),
      each('soft', (at) => ring(off(at, 0, -0.55), 0.22)),
    ),
  },
  piping: { step: 1, whole: true, necks: true, trim: parallel(0.45, 'seam') },
  'contrast-trim': {
    step: 1,
    necks: true,
    trim: both(
      parallel(1.4, 'seam'),
      each('soft', (at) => line(off(at, -0.4, -1.2), off(at, 0.4, -0.2))),
    ),
  },
  'fur-trim': {
    step: 0.5,
    necks: true,
    trim: each('detail', (at, i) => line(off(at, 0, -0.9), off(at, (i % 3) * 0.35 - 0.35, 1.1 + (i % 2) * 0.5))),
  },
  feathers: {
    step: 1.2,
    necks: false,
    trim: each('detail', (at) => [
      ...arc(off(at, -0.5, 0), off(at, -0.2, 4), off(at, 0, 3.4)),
      ...arc(off(at, 0.5, 0), off(at, 0.5, 3.6), off(at, 0, 3.4)),
    ]),
  },
  'pom-poms': { step: 2.6, necks: false, trim: each('detail', (at) => ring(off(at, 0, 0.9), 0.75), '#ffffff') },
  tassels: {
    step: 4.5,
    necks: false,
    trim: each(
      'detail',
      (at) => {
        const p = off(at, 0, 0);
        return [
          ...line(p, xy(p.x, p.y + 1)),
          ...shut(line(xy(p.x - 0.3, p.y + 1), xy(p.x + 0.3, p.y + 1), xy(p.x + 0.7, p.y + 4), xy(p.x - 0.7, p.y + 4))),
        ];
      },
      '#ffffff',
    ),
  },
  studs: { step: 1.8, necks: true, trim: each('detail', (at) => ring(off(at, 0, -1.1), 0.42), '#ffffff') },
  beading: { step: 0.9, necks: true, trim: beadRow },
  gems: {
    step: 2,
    necks: true,
    trim: each(
      'detail',
      (at) => shut(line(off(at, 0, -0.2), off(at, 0.6, -0.9), off(at, 0, -1.8), off(at, -0.6, -0.9))),
      '#ffffff',
    ),
  },
  'metal-trim': { step: 1.2, necks: true, trim: both(parallel(0.9, 'seam'), beadRow) },
  'bone-trim': { step: 1.2, necks: true, trim: beadRow },
  'wood-trim': { step: 1.6, necks: true, trim: each('detail', (at) => ring(off(at, 0, -0.8), 0.5)) },
  'ivory-trim': { step: 1.4, necks: true, trim: each('detail', (at) => ring(off(at, 0, -0.7), 0.4)) },
  'plastic-trim': { step: 1, necks: true, trim: both(parallel(0.4, 'seam'), parallel(0.8, 'seam')) },
  'rubber-trim': { step: 1, necks: false, trim: both(parallel(2, 'seam'), parallel(1, 'detail')) },
  ruffles: { step: 1.3, necks: false, trim: frill },
};

const ALL_EDGES: readonly EdgeKind[] = ['hem', 'neck', 'sleeve'];

/** Draws the trims that details name along the edges a garment left with the pen; whether any was drawn. */
export function drawTrims(pen: Pen, details: readonly Detail[], on: readonly EdgeKind[] = ALL_EDGES): void {
  for (const detail of details) {
    const kind = KINDS[detail];
    if (kind === undefined) continue;
    for (const edge of pen.edges) {
      if (!on.includes(edge.kind) || (edge.kind === 'neck' && !kind.necks)) continue;
      const at = placesOf(edge.ops, kind.step, edge.kind, kind.whole);
      if (at.length < 3) continue;
      pen.name('decoration', at[Math.floor(at.length / 2)].p);
      for (const { ops, weight, fill } of kind.trim(at)) {
        if (ops.length === 0) continue;
        const colour = fill === 'cloth' ? pen.tone : (fill ?? 'none');
        pen.ink(ops, weight, colour);
        if (edge.paired) pen.ink(mirror(ops), weight, colour);
      }
    }
  }
}
