import { area, divide, lengthOf, nearestOn, selfIntersection } from '../../geometry/polyline.js';
import { boxOf } from '../../geometry/box.js';
import { distance, lerp, type Point } from '../../geometry/point.js';
import type { Piece, Run, SeamKind, SeamRule } from './pieces/piece.js';
import { plausible, type Wear, type Where } from './bodies/wear.js';
import { between, stretchOf } from './seams/edges.js';

export interface SeamCheck {
  name: string;
  kind: SeamKind;
  /** why the sides differ, where they are meant to */
  reason?: string;
  a_mm: number;
  b_mm: number;
  /** intended difference a − b, mm: a figure of the design, not of the draft */
  declared_mm: number;
  /** intended a ÷ b where the intent is a ratio */
  ratio?: number;
  /** measured difference less the declared one, mm */
  off_by_mm: number;
  tolerance_mm: number;
  ok: boolean;
}

export interface OutlineCheck {
  piece: string;
  closed: boolean;
  self_intersecting: boolean;
  /** the cutting line crosses itself; false where the piece has none of its own */
  cutting_line_self_intersecting: boolean;
  /** cm² inside the sewing line, as drafted (half of it for pieces on the fold) */
  area_cm2: number;
  ok: boolean;
}

/** Half-widths (or edges) that add up to a girth of the finished garment. */
export interface GirthRule {
  name: string;
  /** the design's own rule that it stands in for, where the garment ends before that girth */
  replaces?: string;
  /** body measurement, mm */
  body_mm: number;
  /** ease that the draft's own options declare, mm */
  ease_mm: number;
  parts: Width[];
  /** default 5; null where the draft's shape takes this girth from more than its ease, so that only plausibility holds */
  tolerance_mm?: number | null;
  /** the girth it is compared with for plausibility; none for lengths and bands */
  where?: Where;
  /** widest body girth that the garment hangs from, mm */
  hang_mm?: number;
  /** the finished girth must be at least this, mm, and may be as wide as it likes */
  least_mm?: number;
  /** its two parts are the edges of a ring, and it lies between them, by how often each counts */
  ring?: true;
}

/** Width of a piece at the height of a named point, from `centre` outwards (or whole), between two points, or along an edge. */
export type Width =
  | { piece: string; between: [string, string]; times: number }
  | { piece: string; level: string; centre?: string; times: number; less?: [string, string][] }
  | { run: Run; times: number };

export interface GirthCheck {
  name: string;
  body_mm: number;
  /** ease declared by the draft's own option, mm */
  ease_mm: number;
  finished_mm: number;
  /** finished less body and declared ease, mm */
  off_by_mm: number;
  /** null where the draft's shape takes this girth from more than its ease; then plausibility decides */
  tolerance_mm: number | null;
  /** what the fit and the give of the cloth allow, mm; no most for hems; null for lengths and bands */
  plausible_mm: [least: number, most: number | null] | null;
  ok: boolean;
  /** where on the pieces it is measured, as they are drafted */
  lines?: MeasuredLine[];
}

/** Body and what is over it, which add up to the finished girth, whole mm; a draft's own ease says less where its shape adds to it. */
export function girthSum({ finished_mm, body_mm }: Pick<GirthCheck, 'finished_mm' | 'body_mm'>): {
  finished: number;
  body: number;
  ease: number;
} {
  const [finished, body] = [Math.round(finished_mm), Math.round(body_mm)];
  return { finished, body, ease: finished - body };
}

/** A straight line on a piece, mm, and how many times it counts. */
export interface MeasuredLine {
  piece: string;
  times: number;
  from: [x: number, y: number];
  to: [x: number, y: number];
}

const round1 = (v: number): number => Math.round(v * 10) / 10;

/** Position of a point along a closed polyline, mm from its start; null when farther than 1.5 mm from it. */
function positionOn(loop: readonly Point[], p: Point): number | null {
  const { at, off } = nearestOn(loop, p);
  return off < 1.5 ? at : null;
}

/** Length of a stretch of outline, mm; null when a named point is missing or off the outline. */
export function runLength(pieces: readonly Piece[], run: Run): number | null {
  const piece = pieces.find((p) => p.id === run.piece);
  const spots =
    piece && [run.from, run.to].map((n) => (piece.points[n] ? positionOn(piece.loop, piece.points[n]) : null));
  if (!piece || !spots || spots[0] === null || spots[1] === null) return null;
  const whole = lengthOf(piece.loop);
  const forward = (spots[1] - spots[0] + whole) % whole;
  return forwardOrBack(piece, run, spots[0], forward, whole) * (run.times ?? 1);
}

function forwardOrBack(piece: Piece, run: Run, start: number, forward: number, whole: number): number {
  const via = run.via && piece.points[run.via] ? positionOn(piece.loop, piece.points[run.via]) : null;
  if (via === null) return Math.min(forward, whole - forward);
  return (via - start + whole) % whole <= forward ? forward : whole - forward;
}

/** Length of a side of a seam, mm; null when a point is missing. */
export function total(pieces: readonly Piece[], runs: readonly Run[]): number | null {
  let sum = 0;
  for (const run of runs) {
    const length = runLength(pieces, run);
    if (length === null) return null;
    sum += length;
  }
  return sum;
}

/** Seams whose pieces are in the pattern; a rule naming absent pieces or points is reported in `unmeasured`. */
export function checkSeams(
  pieces: readonly Piece[],
  rules: readonly SeamRule[],
): { seams: SeamCheck[]; unmeasured: string[] } {
  const seams: SeamCheck[] = [];
  const unmeasured: string[] = [];
  for (const rule of rules) {
    const [a, b] = [total(pieces, rule.a), rule.to_mm ?? total(pieces, rule.b)];
    if (a === null || b === null) unmeasured.push(rule.name);
    else seams.push(seamCheck(rule, a, b));
  }
  return { seams, unmeasured };
}

/** Intended difference of the sides, mm. */
export const declaredOf = (rule: SeamRule, b: number): number =>
  rule.ratio === undefined ? (rule.ease_mm ?? 0) : b * (rule.ratio - 1);

function toleranceOf({ kind = 'flush', tolerance_mm }: SeamRule, a: number): number {
  if (tolerance_mm !== undefined) return tolerance_mm;
  if (kind === 'flush') return 2;
  return kind === 'gather' ? Math.max(5, Math.round(a * 0.2) / 10) : 5;
}

function seamCheck(rule: SeamRule, a: number, b: number): SeamCheck {
  const declared = declaredOf(rule, b);
  const off = a - b - declared;
  const tolerance_mm = toleranceOf(rule, a);
  return {
    name: rule.name,
    kind: rule.kind ?? 'flush',
    ...(rule.reason ? { reason: rule.reason } : {}),
    a_mm: round1(a),
    b_mm: round1(b),
    declared_mm: round1(declared),
    ...(rule.ratio === undefined ? {} : { ratio: Math.round(rule.ratio * 1000) / 1000 }),
    off_by_mm: round1(off),
    tolerance_mm,
    ok: Math.abs(off) <= tolerance_mm,
  };
}

/** A cutting line encloses no less than its sewing line, but for rounding. */
const COVERED = 0.995;

export function checkOutlines(pieces: readonly Piece[]): OutlineCheck[] {
  return pieces.map((piece) => {
    const closed = piece.closed && piece.loop.length > 3;
    const crossing = selfIntersection(piece.loop) !== null;
    const covered = piece.cutLoop === null || area(piece.cutLoop) >= area(piece.loop) * COVERED;
    const cutCrossing = piece.cutLoop !== null && selfIntersection(piece.cutLoop) !== null;
    return {
      piece: piece.id,
      closed,
      self_intersecting: crossing,
      cutting_line_self_intersecting: cutCrossing,
      area_cm2: round1(area(piece.loop) / 100),
      ok: closed && !crossing && !cutCrossing && covered && area(piece.loop) > 0,
    };
  });
}

/** Where the outline crosses the horizontal at `y`: smallest and largest x. */
function extentAt(loop: readonly Point[], y: number): [number, number] | null {
  const xs: number[] = [];
  for (let i = 1; i < loop.length; i++) {
    const [a, b] = [loop[i - 1], loop[i]];
    if (Math.abs(a.y - y) < 1e-6) xs.push(a.x);
    if ((a.y - y) * (b.y - y) < 0) xs.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
  }
  return xs.length < 2 ? null : [Math.min(...xs), Math.max(...xs)];
}

function widthOf(pieces: readonly Piece[], width: Width): number | null {
  if ('run' in width) {
    const length = runLength(pieces, width.run);
    return length === null ? null : length * width.times;
  }
  const piece = pieces.find((p) => p.id === width.piece);
  if ('between' in width) {
    const [a, b] = width.between.map((name) => piece?.points[name]);
    return a && b ? distance(a, b) * width.times : null;
  }
  const level = piece?.points[width.level];
  const extent = piece && level ? extentAt(piece.body ?? piece.loop, level.y) : null;
  if (!piece || !extent) return null;
  const centre = width.centre ? piece.points[width.centre]?.x : undefined;
  const full = centre === undefined ? extent[1] - extent[0] : Math.max(extent[1] - centre, centre - extent[0]);
  return (full - taken(piece, width.less ?? [])) * width.times;
}

/** An edge, or what lies between two, is measured along so many straight lines. */
const PARTS = 12;

function alongRun(pieces: readonly Piece[], { run }: Width & { run: Run }): Point[] {
  const piece = pieces.find(({ id }) => id === run.piece);
  const stretch = piece && stretchOf(piece, run);
  if (!stretch) return [];
  const { from, to } = stretch;
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const start = low < 0 ? low + lengthOf(piece.loop) : low;
  const points = divide(between(piece.loop, start, start + high - low), PARTS);
  return to > from ? points : points.toReversed();
}

const chained = (piece: string, times: number, points: readonly Point[]): MeasuredLine[] =>
  points.slice(1).map((p, i) => ({ piece, times, from: rounded(points[i]), to: rounded(p) }));

/** A ring grows evenly from its inner to its outer edge. */
function ringLines(pieces: readonly Piece[], [inner, outer]: readonly Width[]): MeasuredLine[] {
  if (!('run' in inner && 'run' in outer)) return [];
  const [near, far] = [alongRun(pieces, inner), alongRun(pieces, outer)];
  const times = inner.times + outer.times;
  return chained(
    inner.run.piece,
    times,
    near.map((p, i) => lerp(p, far[i], outer.times / times)),
  );
}

/** Where a width is measured: between its points, along an edge, or level from side to side, less its darts. */
function linesOf(pieces: readonly Piece[], width: Width): MeasuredLine[] {
  if ('run' in width) return chained(width.run.piece, width.times * (width.run.times ?? 1), alongRun(pieces, width));
  const piece = pieces.find((p) => p.id === width.piece);
  if (!piece) return [];
  const line = (a: Point, b: Point): MeasuredLine => ({
    piece: piece.id,
    times: width.times,
    from: rounded(a),
    to: rounded(b),
  });
  if ('between' in width) {
    const [a, b] = width.between.map((name) => piece.points[name]);
    return [line(a, b)];
  }
  const { y } = piece.points[width.level];
  const [low, high] = extentAt(piece.body ?? piece.loop, y) ?? [0, 0];
  const centre = width.centre ? piece.points[width.centre]?.x : undefined;
  const ends = centre === undefined ? [low, high] : high - centre > centre - low ? [centre, high] : [low, centre];
  const darts = (width.less ?? []).flatMap(([a, b]) => [piece.points[a]?.x, piece.points[b]?.x].filter(isNumber));
  const stops = [...ends, ...darts].sort((a, b) => a - b);
  return stops.flatMap((x, i) => (i % 2 === 0 ? [line({ x, y }, { x: stops[i + 1], y })] : []));
}

const isNumber = (v: number | undefined): v is number => v !== undefined;
const rounded = ({ x, y }: Point): [number, number] => [round1(x), round1(y)];

/** What darts take away at this height. */
function taken(piece: Piece, darts: [string, string][]): number {
  return darts.reduce((sum, [a, b]) => {
    const [p, q] = [piece.points[a], piece.points[b]];
    return p && q ? sum + distance(p, q) : sum;
  }, 0);
}

/** Finished girths. Where `wear` is given, each must also be one that the fit and the cloth allow. */
export function checkGirths(pieces: readonly Piece[], rules: readonly GirthRule[], wear?: Wear): GirthCheck[] {
  return rules.flatMap((rule) => {
    const widths = rule.parts.map((part) => widthOf(pieces, part));
    if (widths.some((w) => w === null)) return [];
    const finished = widths.reduce((sum: number, w) => sum + (w ?? 0), 0);
    const lines = rule.ring ? ringLines(pieces, rule.parts) : rule.parts.flatMap((part) => linesOf(pieces, part));
    return [{ ...girthCheck(rule, finished, wear), lines }];
  });
}

/** Girths may lie this far outside the plausible ones, mm. */
const PLAUSIBLE_MM = 5;

function bandOf({ least_mm, where, body_mm, hang_mm }: GirthRule, wear?: Wear): [number, number | null] | null {
  if (least_mm !== undefined) return [least_mm, null];
  return wear && where ? plausible(where, body_mm, wear, hang_mm) : null;
}

function girthCheck(rule: GirthRule, finished: number, wear?: Wear): GirthCheck {
  const off = finished - rule.body_mm - rule.ease_mm;
  const { tolerance_mm = 5 } = rule;
  const band = bandOf(rule, wear);
  const fits = !band || (finished >= band[0] - PLAUSIBLE_MM && finished <= (band[1] ?? Infinity) + PLAUSIBLE_MM);
  return {
    name: rule.name,
    body_mm: round1(rule.body_mm),
    ease_mm: round1(rule.ease_mm),
    finished_mm: round1(finished),
    off_by_mm: round1(off),
    tolerance_mm,
    plausible_mm: band && [round1(band[0]), band[1] === null ? null : round1(band[1])],
    ok: fits && (tolerance_mm === null || Math.abs(off) <= tolerance_mm),
  };
}

/** Width × height of the piece as drafted, mm. */
export function sizeOf(piece: Piece): { width: number; height: number } {
  const box = boxOf(piece.cutLoop ?? piece.loop);
  return { width: box.maxX - box.minX, height: box.maxY - box.minY };
}
