import { drawn, edge, loopOf } from '../paint/edge.js';
import { spline } from '../../../geometry/spline.js';
import { lerp, type Point, xy } from '../../../geometry/point.js';
import { denies } from '../../../cut/denies.js';
import type { Collar } from '../../../garments/spec.js';
import { fold } from '../paint/fold.js';
import { crease, edgeLine, stitch, type Line } from '../paint/line.js';
import type { Piece } from '../paint/piece.js';
import type { Cloth } from '../fabrics/cloth.js';
import { lining } from '../fabrics/cloth.js';
import { Z } from '../figure/order.js';
import { LEAVES, type Leaf } from './collar-shapes.js';
import { gathers } from './folds.js';
import { hemOf } from './hem.js';
import { asPart, lapOf, type Tailor } from './tailor.js';

export interface CollarCut {
  readonly z: number;
  readonly cloth: Cloth;
  /** Height of the break point of a lapel. */
  readonly breakY?: number;
  readonly stitched?: boolean;
}

/** A place given for a woman's neck, moved out for a thicker one. */
function place(t: Tailor, sign: number): (p: Point) => Point {
  const grow = t.figure.body.neck - 0.135;
  return (p) => t.figure.at(sign * (p.x + grow * Math.min(1, p.x / 0.15)), p.y);
}

/** Two mirrored leaves of a collar, or lapels with their collar. */
export function leaves(t: Tailor, leaf: Leaf, cut: CollarCut): Piece[] {
  const { edge: lap } = lapOf(t);
  const pieces = LEAVES[leaf].flatMap((text, layer) =>
    [lap, -lap].map((sign): Piece => {
      const edges = drawn(text.replace('B', String(cut.breakY ?? 2.5)), place(t, sign), 'side');
      const loop = loopOf(edges);
      return {
        z: cut.z + layer * 0.1,
        surface: cut.cloth.surface,
        edges,
        zones: [{ loop, origin: loop[0], angle: sign * -24 }],
        folds: [
          fold(
            spline([place(t, sign)(xy(0.19, 1.26)), place(t, sign)(xy(0.24, 1.42)), place(t, sign)(xy(0.22, 1.6))]),
            [3, 5, 1],
            sign < 0 ? 'light' : 'shade',
            0.5,
            true,
          ),
        ],
        lines: cut.stitched ? [stitch(inset(loop, 0.9))] : [],
        casts: 0.6,
        part: t.subject && LAPELLED.has(leaf) && layer === 0 ? 'lapel' : undefined,
        subject: t.subject,
      };
    }),
  );
  return asPart(t, leaf === 'hood' ? 'hood' : 'collar', pieces);
}

/** Leaves whose first layer is a lapel. */
const LAPELLED: ReadonlySet<Leaf> = new Set(['notched', 'peak', 'shawl']);

function inset(loop: readonly Point[], k: number): Point[] {
  const middle = loop.reduce((s, p) => xy(s.x + p.x / loop.length, s.y + p.y / loop.length), xy(0, 0));
  return loop.map((p) => lerp(middle, p, k));
}

/** The part of a collar or neck behind the wearer's neck. */
export function collarBack(t: Tailor, cloth: Cloth, height = 0.12): Piece {
  const p = (x: number, y: number): Point => place(t, 1)(xy(x, y));
  const q = (x: number, y: number): Point => place(t, -1)(xy(x, y));
  const rim = spline([
    q(0.22, 1.36),
    q(0.185, 1.3 - height),
    q(0.08, 1.27 - height),
    p(0.08, 1.27 - height),
    p(0.185, 1.3 - height),
    p(0.22, 1.36),
  ]);
  return {
    z: Z.behind,
    surface: lining(cloth),
    edges: [edge('side', rim), edge('hidden', [p(0, 1.5)])],
    dim: 0.34,
    part: t.subject && !denies(t.spec, 'collar') ? 'collar' : undefined,
  };
}

/** A neck that stands: turtle, mock and funnel necks, bands and mandarin collars. @param height head heights */
export function stand(
  t: Tailor,
  cut: CollarCut,
  height: number,
  style: 'rib' | 'plain' | 'split' | 'folded',
  spread = 0,
): Piece[] {
  const base = place(t, 1);
  const other = place(t, -1);
  const w = 0.168 + spread;
  const top = 1.38 - height;
  const bottom = spline([
    other(xy(w + 0.035, 1.35)),
    other(xy(w * 0.6, 1.45)),
    other(xy(0.05, 1.492)),
    t.figure.at(0, 1.497),
    base(xy(0.05, 1.492)),
    base(xy(w * 0.6, 1.45)),
    base(xy(w + 0.035, 1.35)),
  ]);
  const neck = t.figure.body.neck + 0.02 + spread * 1.1;
  const l = t.figure.at(-neck, top);
  const r = t.figure.at(neck, top);
  const upper = hemOf(l, r, { sag: 0.075 * t.figure.head, flutes: 0, depth: 0, random: t.random });
  const ribbing = Array.from({ length: 13 }, (_, i): Line => {
    const s = 0.5 + 0.5 * Math.sin(((i + 0.5) / 13 - 0.5) * Math.PI * 0.94);
    return crease(
      [upper.points[Math.round(s * (upper.points.length - 1))], bottom[Math.round(s * (bottom.length - 1))]],
      0.5,
    );
  });
  const middle = [t.figure.at(0, top + 0.07), t.figure.at(0, 1.5)];
  const half = spline([
    lerp(l, bottom[0], 0.5),
    t.figure.at(0, (top + 1.5) / 2 + 0.07),
    lerp(r, bottom[bottom.length - 1], 0.5),
  ]);
  return asPart(t, 'collar', [
    {
      z: Z.behind,
      surface: lining(cut.cloth),
      edges: [
        edge('side', hemOf(l, r, { sag: -0.05 * t.figure.head, flutes: 0, depth: 0, random: t.random }).points),
        edge('hidden', [t.figure.at(0, 1.4)]),
      ],
      dim: 0.36,
    },
    {
      z: cut.z,
      surface: cut.cloth.surface,
      edges: [
        edge('side', [l, bottom[0]]),
        edge('seam', bottom),
        edge('side', [bottom[bottom.length - 1], r]),
        edge('hem', upper.points.toReversed()),
      ],
      zones: [{ loop: [...bottom, ...upper.points.toReversed()], origin: t.figure.at(0, 1.3), angle: 0 }],
      form: [l, r],
      folds:
        style === 'folded'
          ? [fold(half, [3, 7, 3], 'deep', 0.5, true, 0.1)]
          : [fold([t.figure.at(0.02, top + 0.1), t.figure.at(0.06, 1.48)], [2, 6, 2], 'shade', 0.5, true)],
      lines:
        style === 'rib'
          ? ribbing
          : style === 'split'
            ? [edgeLine(middle, 0.9)]
            : style === 'folded'
              ? [...ribbing, edgeLine(half, 0.9)]
              : [],
      casts: 0.5,
      subject: t.subject,
    },
  ]);
}

/** A neckband that follows a neckline: ribbing of a T-shirt or sweater. */
export function neckband(
  t: Tailor,
  cloth: Cloth,
  z: number,
  line: readonly Point[],
  width: number,
  ribbed: boolean,
): Piece {
  const h = t.figure.head;
  const middle = line[Math.floor(line.length / 2)];
  const inner = line.map((p) => {
    const dx = middle.x - p.x;
    const dy = middle.y - 0.42 * h - p.y;
    const d = Math.hypot(dx, dy) || 1;
    return xy(p.x + (dx / d) * width * h, p.y + (dy / d) * width * h);
  });
  const count = 19;
  const marks = Array.from({ length: count }, (_, i): Line => {
    const k = Math.round(((i + 0.5) / count) * (line.length - 1));
    return crease([line[k], inner[k]], 0.45);
  });
  return {
    z,
    surface: cloth.surface,
    edges: [edge('seam', line), edge('hem', inner.toReversed())],
    zones: [],
    lines: ribbed ? marks : [],
    casts: 0.5,
    part: t.subject ? 'neckline' : undefined,
    subject: t.subject,
  };
}

/** A soft bow at the neck with its tails. */
export function neckBow(t: Tailor, cut: CollarCut): Piece[] {
  const at =
    (s: number) =>
    (p: Point): Point =>
      t.figure.at(s * p.x, p.y);
  const loopText = '!0,1.6 .1,1.5 .26,1.47 .31,1.6 .24,1.72 .1,1.68 !0,1.62';
  const tailText = (s: number): string =>
    s > 0
      ? '!0,1.62 .1,1.9 .12,2.2 !.16,2.5 !.04,2.46 .02,2.1 !-.02,1.64'
      : '!0,1.62 .07,1.86 .13,2.1 !.2,2.32 !.09,2.36 .03,2.0 !-.02,1.64';
  const part = (text: string, s: number, z: number): Piece => ({
    z: cut.z + z,
    surface: cut.cloth.surface,
    edges: drawn(text, at(s)),
    folds: [fold([at(s)(xy(0.02, 1.6)), at(s)(xy(0.17, 1.59))], [1, 4, 0], 'deep', 0.6, true)],
    lines: [crease(spline([at(s)(xy(0.02, 1.6)), at(s)(xy(0.12, 1.57)), at(s)(xy(0.2, 1.58))]), 0.7)],
    casts: 0.6,
    subject: t.subject,
  });
  return asPart(t, 'collar', [
    ...[-1, 1].map((s) => part(tailText(s), s, 0.1)),
    ...[-1, 1].map((s) => part(loopText, s, 0.2)),
    { ...part('-.04,1.56 .04,1.56 .05,1.61 .04,1.66 -.04,1.66 -.05,1.61 -.04,1.56', 1, 0.3) },
  ]);
}

/** Soft drapes across the chest: cowl necks, ruffled collars. */
export function ruffle(t: Tailor, cut: CollarCut, line: readonly Point[], depth: number): Piece {
  const h = t.figure.head;
  const a = line[0];
  const b = line[line.length - 1];
  const low = line.reduce((m, p) => Math.max(m, p.y), 0);
  const hem = hemOf(xy(a.x - depth * h * 0.9, a.y + 0.12 * h), xy(b.x + depth * h * 0.9, b.y + 0.12 * h), {
    sag: low - a.y + depth * h * 0.8,
    flutes: 9,
    depth: 6,
    random: t.random.fork('ruffle'),
  });
  const hang = gathers(
    line,
    (p) => xy(p.x + (p.x - (a.x + b.x) / 2) * 0.25, p.y + depth * h),
    16,
    t.random.fork('ruffle gathers'),
  );
  return {
    z: cut.z,
    surface: cut.cloth.surface,
    edges: [edge('seam', line), edge('hem', hem.points.toReversed())],
    folds: hang.folds,
    lines: hang.lines,
    casts: 0.7,
    subject: t.subject,
  };
}

/** The leaf drawn for a collar word; null for collars that stand or are ruffled. */
export function leafOf(collar: Collar): Leaf | null {
  const direct: Partial<Record<Collar, Leaf>> = {
    shirt: 'shirt',
    'button-down': 'button-down',
    spread: 'spread',
    cutaway: 'cutaway',
    camp: 'camp',
    polo: 'polo',
    'peter-pan': 'peter-pan',
    chelsea: 'chelsea',
    sailor: 'sailor',
    wing: 'wing',
    oversized: 'oversized',
    notched: 'notched',
    shawl: 'shawl',
    regular: 'shirt',
  };
  return direct[collar] ?? null;
}
