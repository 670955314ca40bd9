import { HEM_RUFFLE_CM, hasHemRuffle } from '../../../cut/hem-ruffle.js';
import { pleatLay, type PleatLay } from '../../../cut/pleat-lay.js';
import { edge, type Edge } from '../paint/edge.js';
import { pointAt } from '../../../geometry/polyline.js';
import { spline } from '../../../geometry/spline.js';
import { add, lerp, type Point } from '../../../geometry/point.js';
import type { SkirtCut } from './skirt-cut.js';
import type { Silhouette } from '../../../garments/spec.js';
import { fold } from '../paint/fold.js';
import { crease, seam } from '../paint/line.js';
import type { Piece } from '../paint/piece.js';
import { lining } from '../fabrics/cloth.js';
import { Z } from '../figure/order.js';
import { gathers, hangingFolds, merged, type Hang } from './folds.js';
import { hemOf, type Hem } from './hem.js';
import { laidPleatFolds } from './laid-pleats.js';
import { skirtMarks } from './panels.js';
import { sideSlitLines } from './side-slits.js';
import { slitPiece } from './slit.js';
import { placeOf } from '../../../cut/places.js';
import { asPart, HEIGHTS, lapOf, showing, type Tailor } from './tailor.js';

interface Shape {
  /** Widening per head height below the point where it leaves the body. */
  readonly spread: number;
  /** Height to which it follows the body. */
  readonly leave: number;
  readonly flutes: number;
  readonly depth: number;
  /** Outward swell of the side between top and hem. */
  readonly dome: number;
}

const shape = (spread: number, leave: number, flutes: number, depth: number, dome = 0): Shape => ({
  spread,
  leave,
  flutes,
  depth,
  dome,
});

const SHAPES: Readonly<Partial<Record<Silhouette, Shape>>> = {
  pencil: shape(-0.02, 9, 0, 0),
  sheath: shape(-0.01, 9, 0, 0),
  bodycon: shape(0, 9, 0, 0),
  tailored: shape(0.02, 9, 0, 0),
  straight: shape(0.03, 3.75, 1, 2),
  shift: shape(0.06, 3.75, 2, 3),
  'a-line': shape(0.2, 3.5, 4, 6),
  wrap: shape(0.2, 3.5, 4, 6),
  'fit-and-flare': shape(0.36, 2.9, 7, 11),
  circle: shape(0.44, 2.88, 9, 14),
  flared: shape(0.32, 3.2, 7, 10),
  gathered: shape(0.24, 2.86, 8, 8, 0.12),
  pleated: shape(0.26, 3.0, 10, 6),
  tiered: shape(0.26, 2.9, 8, 8),
  empire: shape(0.17, 2.4, 6, 8),
  trapeze: shape(0.26, 2.1, 5, 8),
  tent: shape(0.34, 2.0, 6, 9),
  'ball-gown': shape(0.3, 2.86, 11, 11, 0),
  mermaid: shape(0.46, 5.6, 7, 11),
  balloon: shape(0.2, 2.86, 8, 3, 0.34),
  cocoon: shape(0.04, 3.0, 2, 2, 0.16),
  peplum: shape(0.02, 9, 0, 0),
  asymmetric: shape(0.2, 3.4, 5, 8),
  oversized: shape(0.1, 3.5, 3, 5),
  boxy: shape(0.04, 3.75, 2, 3),
};

const A_LINE = SHAPES['a-line'] as Shape;

/** Half width of a skirt's cloth at each height. */
export function skirtSide(t: Tailor, cut: SkirtCut): (y: number) => number {
  const s = SHAPES[cut.form] ?? A_LINE;
  const { figure } = t;
  const ease = 0.035;
  const leave = Math.max(cut.topY + 0.05, Math.min(s.leave, cut.hemY - 0.4));
  const start = cut.topHalf ?? figure.half(cut.topY) + ease * 0.6;
  const onBody = (y: number): number =>
    y < cut.topY + 0.01 ? start : Math.max(figure.half(y) + ease, y < cut.topY + 0.3 ? start : 0);
  const base = onBody(leave);
  const length = cut.hemY - leave;
  return (y) => {
    if (y <= leave) return onBody(y);
    const share = (y - leave) / length;
    const spread = base + s.spread * length * open(cut.form, share) + (s.spread > 0.3 ? 0.08 * share : 0);
    const dome = s.dome * Math.sin(Math.PI * Math.min(1, share) ** 0.75) * (cut.form === 'balloon' ? 1.2 : 1);
    const min = y < 4.4 ? figure.half(y) + ease : figure.half(y) + (s.leave > 8 ? 0.03 : 0.06);
    return Math.max(min * (y > 7.6 && s.leave > 8 ? 0.96 : 1), spread + dome);
  };
}

/** How far a skirt has opened at a share of its free length. */
function open(form: Silhouette, share: number): number {
  if (form === 'ball-gown') return 1 - (1 - share) ** 2.1;
  return form === 'mermaid' ? share ** 1.35 : share;
}

/** A skirt as pieces: its inside at the back, then its front, one piece per tier. */
export const skirt = (t: Tailor, wanted: SkirtCut): Piece[] =>
  showing(t.spec.tiers > 0 ? { tiers: wanted.tiers } : {}, asPart(t, 'skirt', skirtPieces(t, wanted)));

/** An eighth of a usual stature. */
const HEAD_CM = 21.5;

function skirtPieces(t: Tailor, wanted: SkirtCut): Piece[] {
  const cut = clearOfFloor(t, wanted);
  const tiers = cut.tiers ?? 1;
  if (tiers <= 1) return panel(t, cut, cut.topY, cut.hemY, true, cut.gathered ?? false);
  return Array.from({ length: tiers }, (_, i) => tiers - 1 - i).flatMap((i) => {
    const ruffled = t.spec.tiers === 0 && hasHemRuffle(t.spec);
    const share = (k: number): number =>
      ruffled && k === 1
        ? Math.max((cut.topY + cut.hemY) / 2, cut.hemY - HEM_RUFFLE_CM / HEAD_CM)
        : cut.topY + (cut.hemY - cut.topY) * (k / tiers) ** 0.9;
    const from = i === 0 ? cut.topY : share(i) - 0.02;
    return panel(t, cut, from, share(i + 1), i === tiers - 1, true).map((p) => ({ ...p, z: p.z + (tiers - i) * 0.1 }));
  });
}

/** Wide hems hang lower in the middle: raised so that they end at the floor. */
function clearOfFloor(t: Tailor, cut: SkirtCut): SkirtCut {
  const sag = skirtSide(t, cut)(cut.hemY) * 0.16;
  return cut.hemY + sag > 9.02 ? { ...cut, hemY: 9.02 - sag } : cut;
}

function panel(t: Tailor, cut: SkirtCut, fromY: number, toY: number, last: boolean, gathered: boolean): Piece[] {
  const { figure } = t;
  const s = SHAPES[cut.form] ?? A_LINE;
  const side = skirtSide(t, cut);
  const random = t.random.fork(`skirt ${cut.z} ${toY.toFixed(2)}`);
  const soft = 1.15 - 0.55 * cut.cloth.drape.stiffness;
  const lay = cut.pleated ? pleatLay(t.spec) : null;
  const from = figure.at(-side(toY), toY);
  const to = figure.at(side(toY), toY);
  const hem = hemOf(from, to, {
    sag: side(toY) * figure.head * 0.16 + 3,
    flutes: cut.pleated ? 0 : Math.round(s.flutes * (0.7 + 0.5 * soft) + (gathered ? 2 : 0)),
    depth: s.depth * soft,
    random,
    drop: last ? cut.hemDrop : undefined,
  });
  const topLine = spline([figure.at(-side(fromY), fromY), figure.at(0, fromY + 0.03), figure.at(side(fromY), fromY)]);
  const follow = (share: number, up: number): Point => {
    const y = toY + (fromY - toY) * up;
    const u = 2 * share - 1;
    return figure.at(u * side(y), y + side(y) * 0.14 * Math.sqrt(Math.max(0, 1 - u * u)) * (1 - up));
  };
  const left = sideLine(figure, side, fromY, toY, -1);
  const right = sideLine(figure, side, fromY, toY, 1);
  const edges: Edge[] = [
    edge('side', left.toReversed()),
    edge('seam', topLine),
    edge('side', right),
    edge('hem', (cut.pleated && lay === null ? stepped(hem.points) : hem.points).toReversed()),
  ];
  const hang = cut.pleated
    ? pleatHang(topLine, hem, lay, t.spec.print !== null && t.spec.print !== 'solid')
    : merged(
        hangingFolds(
          hem,
          topLine,
          s.leave > 5 && s.leave < 9 ? 0.42 : 0.92,
          0.75 + 0.35 * (s.flutes > 5 ? 1 : 0),
          random,
          follow,
        ),
        lap(t, cut, s, random),
      );
  const gathering = gathered
    ? gathers(
        topLine,
        (p, share) => ({ x: p.x + (share - 0.5) * 0.3 * figure.head, y: p.y + (toY - fromY) * 0.34 * figure.head }),
        Math.round(side(fromY) * 36),
        random,
      )
    : merged();
  const extra = merged(hang, gathering, opening(t, cut, hem, fromY, toY), skirtMarks(t, topLine, hem));
  const front: Piece = {
    z: cut.z,
    surface: cut.cloth.surface,
    edges,
    zones: [
      {
        loop: [...left.toReversed(), ...topLine, ...right, ...hem.points.toReversed()],
        origin: figure.at(0, cut.topY),
        angle: 0,
      },
    ],
    form: [
      figure.at(-side((fromY + toY) / 2), (fromY + toY) / 2),
      figure.at(side((fromY + toY) / 2), (fromY + toY) / 2),
    ],
    folds: extra.folds,
    lines: last ? [...extra.lines, ...sideSlitLines(t, side, toY)] : extra.lines,
    casts: 1.2,
    subject: t.subject,
    shows: { hem: placeOf(HEIGHTS, cut.hemY), pleats: lay },
  };
  const slit = cut.slit && last && toY - fromY > 1.5 ? [slitPiece(t, cut, hem, fromY, toY)] : [];
  return last && toY > 4.5 ? [inside(t, cut, side, toY, random), ...slit, front] : [...slit, front];
}

/** The far half of the hem, seen from inside behind the legs. */
function inside(t: Tailor, cut: SkirtCut, side: (y: number) => number, hemY: number, random: Tailor['random']): Piece {
  const { figure } = t;
  const a = figure.at(-side(hemY) * 0.985, hemY - 0.02);
  const b = figure.at(side(hemY) * 0.985, hemY - 0.02);
  const sag = side(hemY) * figure.head * 0.1;
  const rim = hemOf(a, b, { sag: Math.max(2, sag * 0.15), flutes: 5, depth: 3, random: random.fork('inside') });
  const top = [figure.at(side(hemY - 0.5) * 0.9, hemY - 0.5), figure.at(-side(hemY - 0.5) * 0.9, hemY - 0.5)];
  return {
    z: Z.behind,
    surface: lining(cut.cloth),
    edges: [edge('hem', rim.points), edge('hidden', top)],
    dim: 0.42,
    subject: false,
  };
}

function sideLine(
  figure: Tailor['figure'],
  side: (y: number) => number,
  fromY: number,
  toY: number,
  sign: -1 | 1,
): Point[] {
  const parts = Math.max(3, Math.round((toY - fromY) * 5));
  return spline(
    Array.from({ length: parts + 1 }, (_, i) => fromY + ((toY - fromY) * i) / parts).map((y) =>
      figure.at(sign * side(y), y),
    ),
  );
}

const BLADES = 13;
/** How far one edge of a blade hangs below the next, px. */
const STEP = 7;

/** The hem of knife pleats: each blade's fold hangs over the next, which lies deeper. */
function stepped(hem: readonly Point[]): Point[] {
  const at = (i: number): Point => pointAt(hem, 0.5 + Math.sin((i / BLADES - 0.5) * Math.PI) * 0.5);
  return Array.from({ length: BLADES }, (_, i) => [at(i), add(at(i + 1), { x: 0, y: STEP })]).flat();
}

const pleatHang = (top: readonly Point[], hem: Hem, lay: PleatLay | null, printed: boolean): Hang =>
  lay ? laidPleatFolds(top, hem, lay, printed) : pleats(top, hem, printed);

/** Knife pleats: straight blades from the waist to the hem; over a print they need more ink to be seen. */
function pleats(top: readonly Point[], hem: Hem, printed: boolean): Hang {
  const count = BLADES;
  const [deep, ink] = printed ? [0.75, 1.9] : [0.42, 0.95];
  const folds: Hang['folds'] = [];
  const lines: Hang['lines'] = [];
  for (let i = 1; i < count; i++) {
    const s = i / count;
    const eased = 0.5 + Math.sin((s - 0.5) * Math.PI) * 0.5;
    const a = pointAt(top, eased);
    const b = pointAt(hem.points, eased);
    const w = (Math.cos((s - 0.5) * Math.PI) * (hem.points[hem.points.length - 1].x - hem.points[0].x)) / count;
    folds.push(fold([a, lerp(a, b, 0.5), b], [w * 0.1, w * 0.24, w * 0.4], 'deep', deep, false, 0.02));
    folds.push(fold([a, lerp(a, b, 0.5), b], [w * 0.06, w * 0.14, w * 0.26], 'light', 0.7, false, 0.98));
    lines.push(crease([a, lerp(a, b, 0.5), b], ink));
  }
  return { folds, lines };
}

/** Narrow skirts: pull lines over the hips and the lap. */
function lap(t: Tailor, cut: SkirtCut, s: Shape, random: Tailor['random']): Hang {
  if (s.flutes > 2 || cut.topY > 4) return merged();
  const { figure } = t;
  const folds: Hang['folds'] = [];
  const lines: Hang['lines'] = [];
  ([-1, 1] as const).forEach((sign) => {
    [3.95, 4.15].forEach((y, i) => {
      const a = figure.at(sign * figure.half(y) * 0.94, y);
      const b = figure.at(sign * (0.1 + 0.1 * random.next()), y + 0.1 + i * 0.08);
      const spine = spline([a, lerp(a, b, 0.5), b]);
      folds.push(fold(spine, [1, 5, 0], 'deep', 0.45, true));
      lines.push(crease(spine, 0.7));
    });
  });
  const y1 = Math.min(cut.hemY - 0.2, 5.9);
  if (y1 > 4.8)
    folds.push(
      fold(
        [figure.at(0.02, 4.35), figure.at(0.0, (4.35 + y1) / 2), figure.at(-0.02, y1)],
        [2, 11, 3],
        'deep',
        0.4,
        true,
      ),
    );
  if (y1 > 4.8)
    folds.push(
      fold([figure.at(-0.3, 4.3), figure.at(-0.28, y1)], [4, 15, 3], 'light', 0.8, true),
      fold([figure.at(0.25, 4.3), figure.at(0.25, y1)], [4, 11, 3], 'light', 0.5, true),
    );
  return { folds, lines };
}

function opening(t: Tailor, cut: SkirtCut, hem: Hem, fromY: number, toY: number): Hang {
  const { figure } = t;
  const folds: Hang['folds'] = [];
  const lines: Hang['lines'] = [];
  if (cut.wrap) {
    const { edge: lap } = lapOf(t);
    const end = pointAt(hem.points, lap > 0 ? 0.36 : 0.64);
    const line = spline([
      figure.at(lap * 0.14, fromY),
      figure.at(lap * 0.05, fromY + 0.6),
      lerp(figure.at(-lap * 0.08, (fromY + toY) / 2), end, 0.3),
      end,
    ]);
    folds.push(fold(line, [1, 8, 12], 'deep', 0.55, true, 0.05));
    lines.push(seam(line, 1.8));
  }
  return { folds, lines };
}
