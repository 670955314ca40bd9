import { distance, lerp, rotate, type Point } from '../../../geometry/point.js';
import { loopOps } from '../../../geometry/path.js';
import type { GirthRule } from '../checks.js';
import { close } from '../pieces/loops.js';
import { offsetLoop } from '../pieces/offset.js';
import type { Piece, Run } from '../pieces/piece.js';
import type { Alteration, Body } from '../recipe.js';
import { run } from '../rules/kit.js';

/** The darted bodice ends under the bust: its side dart is turned into the one below the bust, and what lies lower is cut off. */

const FRONT = 'bella.frontSideDart';
const BACK = 'bella.back';
/** The seam lies on the ribs, below the crease of the bust: share of the way from the waist up to that. */
const UP = 0.5;
/** How far the dart ends below the bust point, mm. */
const TIP_MM = 15;
/** Share of the ribs' girth that the seam is wider, as planned and at least. */
const EASE = 0.06;
const LEAST_EASE = 1.015;

/** Corners of the waist edge from the centre to the side, and the point from which the dart spreads. */
const WAIST: Readonly<Record<string, { corners: readonly [string, string, string, string]; tip: string }>> = {
  [FRONT]: { corners: ['cfHem', 'waistDartLeft', 'waistDartRight', 'sideHem'], tip: 'waistDartTip' },
  [BACK]: { corners: ['waistCenter', 'dartBottomLeft', 'dartBottomRight', 'waistSide'], tip: 'dartTip' },
};

/** How far the seam lies above the natural waist, mm. */
export const empireRise = ({ waistToUnderbust }: Body): number => waistToUnderbust * UP;

/** Ends so far above the natural waist. @param rise mm, of the body */
export const endingAt =
  (rise: (body: Body) => number): Alteration =>
  (pieces, body, sa) =>
    pieces.map((p) => (p.id in WAIST ? cutOff(p.id === FRONT ? turned(p) : p, rise(body), sa) : p));

export const underBust: Alteration = endingAt(empireRise);

/** The seam goes round the ribs with room to breathe; how much the darts leave there is published. */
export const underBustGirth = ({ underbust }: Body, edge: readonly Run[]): GirthRule => ({
  name: 'underbust',
  replaces: 'waist',
  body_mm: underbust,
  ease_mm: underbust * EASE,
  tolerance_mm: null,
  least_mm: underbust * LEAST_EASE,
  parts: edge.map((one) => ({ run: { ...one, times: 1 }, times: one.times ?? 1 })),
});

/** Round the bust, measured between the points of the draft: on the front with its side dart closed a level line is no girth. */
export const bustGirth = (body_mm: number, ease: number): GirthRule => ({
  name: 'chest',
  where: 'chest',
  body_mm,
  ease_mm: body_mm * ease,
  parts: [
    { piece: FRONT, between: ['cfBust', 'bustSide'], times: 2 },
    { piece: BACK, level: 'bustSide', times: 2, less: [['bustDartLeft', 'bustDartRight']] },
  ],
});

/** The outline from the centre of the waist along it and up the side. */
function walked({ loop, points }: Piece, corners: readonly string[]): Point[] {
  const open = loop.slice(0, -1);
  const at = (name: string, line: readonly Point[]): number => nearest(line, points[name]);
  const from = at(corners[0], open);
  const ahead = [...open.slice(from), ...open.slice(0, from)];
  return at(corners[1], ahead) < at(corners[3], ahead) ? ahead : [ahead[0], ...ahead.slice(1).reverse()];
}

const nearest = (line: readonly Point[], p: Point): number =>
  line.reduce((best, q, i) => (distance(q, p) < distance(line[best], p) ? i : best), 0);

/** The front with its side dart closed: what lies between both darts is turned about the bust point. */
function turned(piece: Piece): Piece {
  const { points } = piece;
  const { bust, bustDartTop, bustDartBottom } = points;
  const line = walked(piece, WAIST[FRONT].corners);
  const turn = (p: Point): number => (Math.atan2(p.y - bust.y, p.x - bust.x) * 180) / Math.PI;
  const about = (p: Point): Point => rotate(p, turn(bustDartTop) - turn(bustDartBottom), bust);
  const [left, right, low, top] = ['waistDartLeft', 'waistDartRight', 'bustDartBottom', 'bustDartTop'].map((name) =>
    nearest(line, points[name]),
  );
  const side = about(points.waistDartRight);
  const mouth = lerp(points.waistDartLeft, side);
  const tip = lerp(bust, mouth, TIP_MM / distance(bust, mouth));
  const loop = [...line.slice(0, left + 1), tip, ...line.slice(right, low).map(about), ...line.slice(top)];
  return {
    ...piece,
    loop: close(loop),
    points: {
      ...points,
      waistDartTip: tip,
      waistDartRight: side,
      sideHem: about(points.sideHem),
      bustDartBottom: bustDartTop,
    },
  };
}

/** Ends `rise` mm above its waist: at the centre, along both legs of the dart alike, and along the side. */
function cutOff(piece: Piece, rise: number, sa: number): Piece {
  const { corners, tip } = WAIST[piece.id];
  const [centre, left, right, side] = corners.map((name) => piece.points[name]);
  const apex = piece.points[tip];
  const line = walked(piece, corners);
  const leg = (end: Point): Point => lerp(end, apex, rise / distance(end, apex));
  const outer = along(line.slice(nearest(line, side)), rise);
  const inner = along([centre, ...line.slice(1).reverse()], rise);
  const ends = [inner.at, leg(left), leg(right), outer.at];
  const kept = outer.rest.slice(0, outer.rest.length - (line.length - 1 - inner.rest.length));
  const loop = close([ends[0], ends[1], apex, ends[2], ends[3], ...kept]);
  const bridged = close([...ends, ...kept]);
  return {
    ...piece,
    loop,
    cutLoop: offsetLoop(bridged, (i) => (piece.fold && isOn(piece.fold, bridged[i], bridged[i + 1]) ? 0 : sa)),
    outlineOps: loopOps(loop),
    allowance: [],
    lines: [],
    marks: piece.marks.filter((m) => m.at.y < ends[0].y),
    fold: piece.fold && endsAt(piece.fold, ends[0].y),
    grain: piece.grain && endsAt(piece.grain, ends[0].y - 20),
    points: {
      ...piece.points,
      ...Object.fromEntries(corners.map((name, i) => [name, ends[i]])),
    },
    seams: [
      ...(piece.seams ?? []),
      ...(piece.id === FRONT
        ? [{ name: 'Bodice side seam', a: [run(FRONT, 'armhole', 'sideHem')], b: [run(BACK, 'armhole', 'waistSide')] }]
        : []),
    ],
    shows: [...(piece.shows ?? []), 'waistline=empire', 'silhouette=empire'],
  };
}

/** The point so far along a line, mm, and what comes after it. */
function along(line: readonly Point[], mm: number): { at: Point; rest: readonly Point[] } {
  let left = mm;
  for (let i = 1; i < line.length; i++) {
    const length = distance(line[i - 1], line[i]);
    if (length > left + 0.3) return { at: lerp(line[i - 1], line[i], left / length), rest: line.slice(i) };
    left -= length;
  }
  return { at: line[line.length - 1], rest: [] };
}

const isOn = ([a]: [Point, Point], p: Point, q: Point): boolean =>
  Math.abs(p.x - a.x) < 0.5 && Math.abs(q.x - a.x) < 0.5;

const endsAt = ([a, b]: [Point, Point], low: number): [Point, Point] =>
  [a, b].map((p) => ({ x: p.x, y: Math.min(p.y, low) })) as [Point, Point];
