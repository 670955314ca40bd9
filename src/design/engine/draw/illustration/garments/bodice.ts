import { edge, type Edge } from '../paint/edge.js';
import { spline } from '../../../geometry/spline.js';
import { type Point, xy } from '../../../geometry/point.js';
import { placeOf } from '../../../cut/places.js';
import { fold, bowed } from '../paint/fold.js';
import type { Piece } from '../paint/piece.js';
import { crease, stitch, type Line } from '../paint/line.js';
import type { Cloth } from '../fabrics/cloth.js';
import { drag, hangingFolds, merged, type Hang } from './folds.js';
import { hemOf, type Hem } from './hem.js';
import type { NeckLine } from './necklines.js';
import { armholeDrop, armholeX, asPart, HEIGHTS, shoulderPoint, shoulderY, UNDERARM_Y, type Tailor } from './tailor.js';

/** The trunk part of a garment. Distances in head heights. */
export interface BodiceCut {
  readonly z: number;
  readonly cloth: Cloth;
  readonly neck: NeckLine;
  /** Half width of the cloth at a height. */
  readonly side: (y: number) => number;
  readonly hemY: number;
  /** Shape of the hem: added drop by share from left to right. */
  readonly hemDrop?: (share: number) => number;
  readonly hemFlutes?: number;
  /** Armhole reaches the shoulder seam (with sleeves or a wide shoulder) or is cut away. */
  readonly armhole: 'shoulder' | 'cut' | 'dropped';
  /** Half gap of an open front by height; closed when absent. */
  readonly gap?: (y: number) => number;
  /** How far the corners of an open front are rounded off, px. */
  readonly gapRound?: number;
  readonly gathered?: boolean;
  readonly stitchHem?: boolean;
  readonly casts?: number;
}

type Flank = -1 | 1;

/** A closed bodice as one piece, or two fronts when it has a gap. */
export const bodice = (t: Tailor, cut: BodiceCut): Piece[] => asPart(t, 'bodice', bodicePieces(t, cut));

function bodicePieces(t: Tailor, cut: BodiceCut): Piece[] {
  return cut.gap === undefined
    ? [closedFront(t, cut)]
    : [openFront(t, cut, -1, cut.gap), openFront(t, cut, 1, cut.gap)];
}

function closedFront(t: Tailor, cut: BodiceCut): Piece {
  const hem = frontHem(t, cut, -cut.side(cut.hemY), cut.side(cut.hemY));
  const left = flank(t, cut, -1);
  const right = flank(t, cut, 1);
  const opening = neckEdge(t, cut);
  const edges: Edge[] = [
    edge('side', left.side.toReversed()),
    edge('seam', left.armhole.toReversed()),
    edge('seam', left.shoulder.toReversed()),
    edge('neck', opening),
    edge('seam', right.shoulder),
    edge('seam', right.armhole),
    edge('side', right.side),
    edge('hem', hem.points.toReversed()),
  ];
  const hang = shape(t, cut, hem);
  return { ...common(t, cut), edges, folds: hang.folds, lines: [...hang.lines, ...hemStitch(cut, hem)] };
}

const common = (t: Tailor, cut: BodiceCut): Omit<Piece, 'edges'> => ({
  z: cut.z,
  surface: cut.cloth.surface,
  form: [t.figure.at(-cut.side(2.3), 2.3), t.figure.at(cut.side(2.3), 2.3)],
  zones: undefined,
  casts: cut.casts ?? 1,
  subject: t.subject,
  shows: { hem: placeOf(HEIGHTS, cut.hemY) },
});

function frontHem(t: Tailor, cut: BodiceCut, from: number, to: number): Hem {
  const { figure } = t;
  const soft = 1 - cut.cloth.drape.stiffness;
  const width = (to - from) * figure.head;
  return hemOf(figure.at(from, cut.hemY), figure.at(to, cut.hemY), {
    sag: Math.min(0.045 * (cut.hemY - 1.1) * figure.head, width * 0.09),
    flutes: cut.hemFlutes ?? (cut.hemY > 3 ? 2 : 1),
    depth: (1.2 + 3 * soft) * Math.min(1, cut.hemY / 4),
    random: t.random.fork(`hem ${cut.z}`),
    drop: cut.hemDrop,
  });
}

/** Shoulder seam, armhole and side seam of one half, from the neck to the hem. */
function flank(t: Tailor, cut: BodiceCut, sign: Flank): { shoulder: Point[]; armhole: Point[]; side: Point[] } {
  const { figure } = t;
  const at = (x: number, y: number): Point => figure.at(sign * x, y);
  const under = at(cut.side(UNDERARM_Y), UNDERARM_Y);
  const side = sideLine(cut, at);
  const start = cut.neck.half[0];
  const bare = cut.neck.hold === 'bare' || (cut.neck.hold === 'one' && sign === 1);
  if (bare)
    return {
      shoulder: [],
      armhole: spline([
        at(start.x * 1.0, Math.max(1.8, start.y)),
        at(cut.side(UNDERARM_Y) * 0.97, UNDERARM_Y - 0.035),
        under,
      ]),
      side,
    };
  if (cut.neck.hold === 'halter')
    return {
      shoulder: [at(cut.neck.strap + 0.04, start.y)],
      armhole: spline([at(cut.neck.strap + 0.04, start.y), at(0.3, 1.55), at(cut.side(1.9) * 0.86, 1.8), under]),
      side,
    };
  if (cut.armhole === 'cut') {
    const end = Math.min(cut.neck.strap, figure.body.shoulder.x - 0.06);
    const tip = at(end, shoulderY(figure, end));
    return {
      shoulder: [at(start.x, start.y), tip],
      armhole: spline([tip, at(end - 0.02, 1.6), at(Math.min(end + 0.02, cut.side(1.9) - 0.06), 1.78), under]),
      side,
    };
  }
  const drop = armholeDrop(t, cut.side(UNDERARM_Y));
  const point = shoulderPoint(t, sign, drop);
  const inner = armholeX(t, cut.side(UNDERARM_Y), drop);
  return {
    shoulder: spline([at(start.x, start.y), ...ridge(figure, start.x, at), point]),
    armhole: spline([point, at(inner, 1.66), at(inner + 0.0, 1.8), under]),
    side,
  };
}

/** Places along the shoulder between the neckline and its point. */
const ridge = (figure: Tailor['figure'], from: number, at: (x: number, y: number) => Point): Point[] =>
  [0.45, 0.72, 0.93]
    .map((k) => k * figure.body.shoulder.x)
    .filter((x) => x > from + 0.06)
    .map((x) => at(x, shoulderY(figure, x) - 0.012));

function sideLine(cut: BodiceCut, at: (x: number, y: number) => Point): Point[] {
  const ys = [UNDERARM_Y, 2.1, 2.35, 2.6, 2.85, 3.1, 3.4, 3.75, 4.2, 4.7, 5.3, 6, 6.6, 7.2, 7.8].filter(
    (y) => y < cut.hemY - 0.05,
  );
  return spline([...ys, cut.hemY].map((y) => at(cut.side(y), y)));
}

/** The neckline on the page, from its left end to its right. */
export function neckEdge(t: Tailor, { neck }: Pick<BodiceCut, 'neck'>): Point[] {
  const at = (p: Point, sign: Flank): Point => t.figure.at(sign * p.x, p.y);
  if (neck.hold === 'one') {
    const start = t.figure.at(-neck.half[0].x, neck.half[0].y);
    return spline([start, t.figure.at(-0.1, 1.55), t.figure.at(0.2, 1.72), t.figure.at(0.5, 1.86)]);
  }
  const right = neck.half.map((p) => at(p, 1));
  return [...neck.half.map((p) => at(p, -1)), ...right.toReversed()];
}

function openFront(t: Tailor, cut: BodiceCut, sign: Flank, gap: (y: number) => number): Piece {
  const { figure } = t;
  const { shoulder, armhole, side } = flank(t, cut, sign);
  const start = cut.neck.half[0];
  const ys = [1.6, 1.85, 2.1, 2.4, 2.7, 3, 3.4, 3.8, 4.4, 5, 5.8, 6.6, 7.4].filter(
    (y) => y > start.y + 0.15 && y < cut.hemY - 0.08,
  );
  const opening = spline([
    figure.at(sign * start.x, start.y),
    ...[...ys, cut.hemY - (cut.gapRound ?? 0) / figure.head].map((y) => figure.at(sign * gap(y), y)),
  ]);
  const inner = sign * gap(cut.hemY);
  const outer = sign * cut.side(cut.hemY);
  const hem = frontHem(
    t,
    {
      ...cut,
      hemFlutes: Math.max(1, Math.round((cut.hemFlutes ?? 2) / 2)),
      hemDrop: cut.gapRound === undefined ? cut.hemDrop : roundCorner(cut.gapRound, sign),
    },
    Math.min(inner, outer),
    Math.max(inner, outer),
  );
  const toOuter = sign < 0 ? hem.points.toReversed() : hem.points;
  const edges = [
    edge('neck', opening),
    edge('hem', toOuter),
    edge('side', side.toReversed()),
    edge('seam', armhole.toReversed()),
    edge('seam', shoulder.toReversed()),
  ];
  const hang = openHang(t, cut, hem, sign);
  return { ...common(t, cut), edges, folds: hang.folds, lines: [...hang.lines, ...hemStitch(cut, hem)] };
}

/** Rises towards the inner end of the hem. @param by px */
const roundCorner =
  (by: number, sign: Flank) =>
  (share: number): number => {
    const inner = sign < 0 ? share : 1 - share;
    return -by * Math.max(0, (inner - 0.62) / 0.38) ** 2.4;
  };

function openHang(t: Tailor, cut: BodiceCut, hem: Hem, sign: Flank): Hang {
  const { figure, random } = t;
  const top = [figure.at(sign < 0 ? -cut.side(2.1) : 0.1, 2.2), figure.at(sign < 0 ? -0.1 : cut.side(2.1), 2.2)];
  return merged(
    hangingFolds(hem, top, 0.6, 0.7, random.fork(`open ${sign}`)),
    drag(
      figure.at(sign * cut.side(1.95) * 0.94, 1.98),
      figure.at(sign * 0.28, 2.25),
      0.25,
      2,
      0.8,
      random.fork(`pull ${sign}`),
    ),
  );
}

/** Folds of the trunk: pull lines at the arm, slack at the waist, flutes from the hem, the bust's form. */
function shape(t: Tailor, cut: BodiceCut, hem: Hem): Hang {
  const { figure } = t;
  const random = t.random.fork(`bodice ${cut.z}`);
  const soft = 1 - cut.cloth.drape.stiffness * 0.6;
  const slack = Math.max(0, cut.side(2.85) - figure.half(2.85));
  const pulls =
    cut.neck.hold === 'bare'
      ? []
      : ([-1, 1] as const).map((s) =>
          drag(figure.at(s * cut.side(1.95) * 0.93, 1.97), figure.at(s * 0.24, 2.3), 0.3, 2, 0.85, random),
        );
  const top = [figure.at(-cut.side(2.3) * 0.85, 2.15), figure.at(cut.side(2.3) * 0.85, 2.15)];
  const hanging = cut.hemY > 3.05 ? hangingFolds(hem, top, 0.62, 0.4 + 0.6 * soft, random) : merged();
  return merged(...pulls, hanging, bust(t, cut), waist(t, cut, slack, random));
}

function bust({ figure }: Tailor, cut: BodiceCut): Hang {
  const { bust: size } = figure.body;
  if (size === 0 || cut.cloth.drape.body > 0.85) return { folds: [], lines: [] };
  const under = (s: number): Fold =>
    fold(
      spline([figure.at(s * 0.5, 2.06), figure.at(s * 0.32, 2.2), figure.at(s * 0.12, 2.15)]),
      [1, 7 * size, 1],
      'deep',
      0.42,
      true,
    );
  const light = (s: number): Fold =>
    fold([figure.at(s * 0.3 - 0.07, 1.92), figure.at(s * 0.3 - 0.05, 2.06)], [2, 7 * size, 2], 'light', 0.9, true);
  return { folds: [under(-1), under(1), light(-1), light(1)], lines: [] };
}

type Fold = Hang['folds'][number];

function waist({ figure }: Tailor, cut: BodiceCut, slack: number, random: Tailor['random']): Hang {
  if (cut.hemY < 3 || slack > 0.24) return { folds: [], lines: [] };
  const folds: Fold[] = [];
  const lines: Line[] = [];
  ([-1, 1] as const).forEach((s) => {
    const count = slack > 0.12 ? 2 : 3;
    for (let i = 0; i < count; i++) {
      const y = 2.62 + i * 0.17 + random.next() * 0.08;
      const from = figure.at(s * cut.side(y) * 0.985, y);
      const to = figure.at(s * cut.side(y) * (0.45 + 0.25 * random.next()), y + 0.12 * (i - 1) + 0.12);
      const spine = bowed(from, to, s * 0.12);
      folds.push(fold(spine, [4, 4, 0], 'deep', 0.42, true));
      lines.push(crease(spine, 0.75));
    }
  });
  return { folds, lines };
}

function hemStitch(cut: BodiceCut, hem: Hem): Line[] {
  return cut.stitchHem ? [stitch(hem.points.slice(2, -2).map((p) => xy(p.x, p.y - 9)))] : [];
}
