import { nearestOn, signedArea } from '../../../geometry/polyline.js';
import type { Piece, SeamKind, SeamRule } from '../pieces/piece.js';
import { isFold, type Edge } from './edges.js';
import { backwards, joinedBy, legsOf, lengthOfLegs, wholeOf, type Joined, type Leg } from './paths.js';

/** A stretch of an edge that meets a stretch of another. */
export interface SeamSide {
  piece: string;
  edge: string;
  /** mm along the edge, in the way of the piece's line; `from` of one side meets `from` of the other */
  from_mm: number;
  to_mm: number;
}

export interface Seam {
  a: SeamSide;
  b: SeamSide;
  /** how much longer `a` is than `b`: eased, gathered, stretched or laid in pleats; within tolerance when flush */
  ease_mm: number;
  kind: SeamKind | 'dart';
  name: string;
  /** which cut of `a` meets which of `b`: 1 as drafted, 2 its mirror image (the other half of a piece on the fold) */
  copies: [a: number, b: number][];
  /** a rule of the design that is checked by length; or edges found to belong together */
  known_by: 'rule' | 'match';
}

export type EdgesOf = (piece: Piece) => readonly Edge[];

const round1 = (v: number): number => Math.round(v * 10) / 10 + 0;

/** 2 where there is a mirror image of the piece in the garment. */
const halves = (piece: Piece): number => (piece.on_fold || (piece.cuts[0]?.count ?? 1) > 1 ? 2 : 1);

/** Whether the piece lies to the left of the way in which the stretch is walked (y downwards). */
const liesLeft = (piece: Piece, forward: boolean): boolean => signedArea(piece.loop) > 0 !== forward;

/** Laid beside each other with the right side up, two pieces lie on either side of their seam: else one is mirrored. */
export function copiesOf(a: Piece, aForward: boolean, b: Piece, bForward: boolean): [number, number][] {
  const mirrored = liesLeft(a, aForward) === liesLeft(b, bForward);
  if (halves(a) === 1) return [[1, halves(b) === 2 && mirrored ? 2 : 1]];
  if (halves(b) === 1) return [[mirrored ? 2 : 1, 1]];
  return mirrored
    ? [
        [1, 2],
        [2, 1],
      ]
    : [
        [1, 1],
        [2, 2],
      ];
}

/** Seams by rule, each between one edge and another. */
export function seamsByRule(pieces: readonly Piece[], rules: readonly SeamRule[], edgesOf: EdgesOf): Seam[] {
  const joined = endsJoined(pieces, rules);
  const seams = withWaists(rules).flatMap((rule) => {
    const [a, b] = [legsOf(pieces, rule.a, joined), legsOf(pieces, rule.b, joined)];
    if (!a || !b || a.length === 0 || b.length === 0) return [];
    return matched(rule, a, bestWay(a, b, joined), edgesOf).filter((seam) => !onFold(seam, edgesOf, pieces));
  });
  return [...new Map(seams.toReversed().map((seam) => [sameSeam(seam), seam])).values()].toReversed();
}

/** Ends that meet: of seams of one stretch, and, told by these, of those that a dart or a pocket parts. */
function endsJoined(pieces: readonly Piece[], rules: readonly SeamRule[]): Joined {
  const plain = joinedBy(rules);
  const parted = rules.flatMap(({ a, b }): [Leg, Leg][] => {
    if (a.length * b.length < 2 || [...a, ...b].some((run) => (run.times ?? 1) > 1)) return [];
    const [p, q] = [legsOf(pieces, a, plain), legsOf(pieces, b, plain)];
    if (!p || !q) return [];
    const way = bestWay(p, q, plain);
    return [
      [p[0], way[0]],
      [backwards(p)[0], backwards(way)[0]],
    ];
  });
  const met = new Set(parted.flatMap(([p, q]) => [`${startKey(p)}|${startKey(q)}`, `${startKey(q)}|${startKey(p)}`]));
  return (a, b) => plain(a, b) || met.has(`${a}|${b}`);
}

const startKey = ({ piece, names }: Leg): string => `${piece.id} ${names[0]}`;

/** A seam that is walked on both halves of the garment, or by two rules, comes up twice: once is enough, its copies tell of both. */
function sameSeam({ a, b }: Seam): string {
  const ends = (side: SeamSide): string =>
    `${side.piece} ${side.edge} ${Math.round((side.from_mm + side.to_mm) / SAME_SEAM_MM)}`;
  return `${ends(a)} ${ends(b)}`;
}

/** Sum of a side's ends, mm, within which two are one. */
const SAME_SEAM_MM = 6;

/** Edges that are planned to one length of no piece's (a finished waist, a breast band's) are sewn to each other. */
function withWaists(rules: readonly SeamRule[]): SeamRule[] {
  const open = rules.filter((r) => r.to_mm !== undefined && r.b.length === 0 && WAIST.test(r.name));
  const [first, second] = open;
  if (open.length !== 2 || Math.abs((first.to_mm ?? 0) - (second.to_mm ?? 0)) > 1) return [...rules];
  const kind = (first.kind ?? 'flush') === 'flush' ? second.kind : first.kind;
  return [...rules.filter((r) => !open.includes(r)), { ...first, kind, b: second.a, to_mm: undefined }];
}

const WAIST = / to (?:waist|skirt)$/;

/** Some rules measure a panel from its fold: what lies on the fold is no seam. */
function onFold({ a, b }: Seam, edgesOf: EdgesOf, pieces: readonly Piece[]): boolean {
  return [a, b].some((side) => {
    const piece = pieces.find((p) => p.id === side.piece);
    const edge = piece && edgesOf(piece).find((e) => e.id === side.edge);
    return edge !== undefined && isFold(edge);
  });
}

/** Notches of one kind lie so near each other when the sides lie on each other, mm. */
const NOTCH_MM = 25;

/**
 * The way round of the other side that fits best: ends that are one point, fronts on fronts and backs on backs, notches
 * of one kind on each other. As listed where nothing tells.
 */
function bestWay(a: readonly Leg[], b: Leg[], joined: Joined): Leg[] {
  if (a.length === 1 && b.length === 1) return b;
  const half = b.length / 2;
  const turned = b.length > 2 && b.length % 2 === 0 && isMirrored(b) ? [[...b.slice(half), ...b.slice(0, half)]] : [];
  const ways = [b, ...turned].flatMap((way) => [way, backwards(way)]);
  const scores = ways.map((way) => fit(a, way, joined));
  return ways[scores.indexOf(Math.max(...scores))];
}

const isMirrored = (legs: readonly Leg[]): boolean => {
  const [first, last] = [legs[0], legs[legs.length - 1]];
  return first.piece === last.piece && first.from === last.to;
};

function fit(a: readonly Leg[], b: readonly Leg[], joined: Joined): number {
  const ends = [
    [startOf(a), startOf(b)],
    [endOf(a), endOf(b)],
  ].filter(([p, q]) => p.name === q.name || joined(`${p.piece} ${p.name}`, `${q.piece} ${q.name}`)).length;
  const [own, other] = [notchesOn(a), notchesOn(b)];
  const notches = own.filter((n) => other.some((m) => m.kind === n.kind && Math.abs(m.at - n.at) < NOTCH_MM)).length;
  return ends + notches + 4 * sameSide(a, b);
}

const startOf = ([first]: readonly Leg[]) => ({ piece: first.piece.id, name: first.names[0] });
const endOf = (legs: readonly Leg[]) => startOf(backwards(legs));

/** Share of the seam on which front lies on front or back on back, less that on which they are crossed. */
function sameSide(a: readonly Leg[], b: readonly Leg[]): number {
  const at = (legs: readonly Leg[], share: number): string => {
    let left = share * lengthOfLegs(legs);
    const leg = legs.find((l) => (left -= Math.abs(l.to - l.from)) <= 0) ?? legs[legs.length - 1];
    return /front|back/i.exec(leg.piece.title)?.[0].toLowerCase() ?? '';
  };
  const shares = Array.from({ length: 20 }, (_, i) => (i + 0.5) / 20);
  const agreed = shares.map((share) => [at(a, share), at(b, share)]).filter(([p, q]) => p && q);
  return agreed.reduce((sum, [p, q]) => sum + (p === q ? 1 : -1), 0) / shares.length;
}

interface Notch {
  kind: string;
  at: number;
}

function notchesOn(legs: readonly Leg[]): Notch[] {
  let before = 0;
  return legs.flatMap((leg) => {
    const [low, high] = [Math.min(leg.from, leg.to), Math.max(leg.from, leg.to)];
    const start = before;
    before += high - low;
    const whole = wholeOf(leg.piece);
    return leg.piece.marks
      .filter((m) => m.kind.endsWith('notch'))
      .flatMap((m) => {
        const spot = placeOn(leg.piece, m.at);
        const at = spot === null ? undefined : [spot, spot + whole, spot - whole].find((s) => s > low && s < high);
        return at === undefined ? [] : [{ kind: m.kind, at: start + Math.abs(at - leg.from) }];
      });
  });
}

function placeOn({ loop }: Piece, p: { x: number; y: number }): number | null {
  const { at, off } = nearestOn(loop, p);
  return off < 3 ? at : null;
}

/** The sides laid on each other in proportion, parted wherever an edge of either ends. */
function matched(rule: SeamRule, a: readonly Leg[], b: readonly Leg[], edgesOf: EdgesOf): Seam[] {
  const [left, right] = [stepsOf(a, edgesOf), stepsOf(b, edgesOf)];
  const [long, wide] = [lengthOfLegs(a), lengthOfLegs(b)];
  const shares = [...left.map((s) => s.end / long), ...right.map((s) => s.end / wide)].sort((x, y) => x - y);
  let from = 0;
  return shares.flatMap((to) => {
    if (to - from < LEAST_SHARE) return [];
    const middle = (from + to) / 2;
    const [p, q] = [stepAt(left, middle * long), stepAt(right, middle * wide)];
    const ease_mm = round1((to - from) * (long - wide));
    const seam: Seam = {
      a: sideOf(p, from * long, to * long),
      b: sideOf(q, from * wide, to * wide),
      ease_mm,
      kind: rule.kind ?? 'flush',
      name: rule.name,
      copies: copiesOf(p.edge.piece, p.forward, q.edge.piece, q.forward),
      known_by: 'rule',
    };
    from = to;
    return [seam];
  });
}

/** Ends that lie closer than this share of the seam are one. */
const LEAST_SHARE = 0.004;

/** A leg's stretch on one edge. */
interface Step {
  edge: Edge;
  forward: boolean;
  /** mm along the side at which it begins and ends */
  begin: number;
  end: number;
  /** mm along the edge where it begins */
  at: number;
}

function stepsOf(legs: readonly Leg[], edgesOf: EdgesOf): Step[] {
  let before = 0;
  return legs.flatMap((leg) => {
    const forward = leg.to >= leg.from;
    const whole = wholeOf(leg.piece);
    const [low, high] = [Math.min(leg.from, leg.to), Math.max(leg.from, leg.to)];
    const found = edgesOf(leg.piece)
      .flatMap((edge) =>
        [-whole, 0, whole].map((shift) => ({ edge, start: edge.start + shift, end: edge.end + shift })),
      )
      .map((e) => ({ ...e, low: Math.max(low, e.start), high: Math.min(high, e.end) }))
      .filter((e) => e.high - e.low > 0.5)
      .sort((x, y) => (forward ? x.low - y.low : y.low - x.low));
    const steps = found.map((e): Step => {
      const [begin, end] = forward ? [e.low - low, e.high - low] : [high - e.high, high - e.low];
      return {
        edge: e.edge,
        forward,
        begin: before + begin,
        end: before + end,
        at: forward ? e.low - e.start : e.high - e.start,
      };
    });
    before += high - low;
    return steps;
  });
}

const stepAt = (steps: readonly Step[], at: number): Step =>
  steps.find((s) => at >= s.begin && at <= s.end) ?? steps[steps.length - 1];

function sideOf({ edge, forward, begin, at }: Step, from: number, to: number): SeamSide {
  const on = (way: number): number =>
    round1(Math.min(edge.length, Math.max(0, at + (forward ? way - begin : begin - way))));
  return { piece: edge.piece.id, edge: edge.id, from_mm: on(from), to_mm: on(to) };
}
