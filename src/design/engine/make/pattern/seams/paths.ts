import { distance } from '../../../geometry/point.js';
import { lengthOf, nearestOn } from '../../../geometry/polyline.js';
import type { Piece, Run, SeamRule } from '../pieces/piece.js';
import { stretchOf } from './edges.js';

/** A side of a seam as it is walked: stretches of pieces one after the other. */
export interface Leg {
  piece: Piece;
  /** mm along the piece's line; `to` before `from` when it is walked against the line */
  from: number;
  to: number;
  names: [string, string];
}

const lengthOfLeg = ({ from, to }: Leg): number => Math.abs(to - from);
export const lengthOfLegs = (legs: readonly Leg[]): number => legs.reduce((sum, leg) => sum + lengthOfLeg(leg), 0);
const back = ({ piece, from, to, names }: Leg): Leg => ({ piece, from: to, to: from, names: [names[1], names[0]] });
export const backwards = (legs: readonly Leg[]): Leg[] => legs.map(back).toReversed();

/** Points of two pieces that lie on each other when the garment is sewn, as plain seams tell. */
export type Joined = (a: string, b: string) => boolean;

const keyOf = (piece: string, point: string): string => `${piece} ${point}`;

/** Ends of seams of one stretch on each side meet: first to first, last to last. */
export function joinedBy(rules: readonly SeamRule[]): Joined {
  const pairs = rules
    .filter((r) => r.a.length === 1 && r.b.length === 1)
    .flatMap(({ a: [a], b: [b] }) => [
      [keyOf(a.piece, a.from), keyOf(b.piece, b.from)],
      [keyOf(a.piece, a.to), keyOf(b.piece, b.to)],
    ]);
  const known = new Set(pairs.flatMap(([p, q]) => [`${p}|${q}`, `${q}|${p}`]));
  return (a, b) => known.has(`${a}|${b}`);
}

/** How surely the end of one leg is the start of the next: 2 where a seam or a shared name says so, 1 on one piece. */
function linked(a: Leg, b: Leg, joined: Joined): number {
  const [end, start] = [a.names[1], b.names[0]];
  if (end === start && a.piece !== b.piece) return 2;
  if (joined(keyOf(a.piece.id, end), keyOf(b.piece.id, start))) return 2;
  if (a.piece !== b.piece) return 0;
  const [p, q] = [a.piece.points[end], b.piece.points[start]];
  return 1.5 - Math.min(1, distance(p, q) / FAR_MM);
}

/** The mouth of a dart is narrower, mm. */
const FAR_MM = 1000;

/** Of more stretches than this, those of one piece stay together; of more pieces, all stay as the rule lists them. */
const MOST_TRIED = 5;

function orders<T>(all: readonly T[]): T[][] {
  if (all.length < 2) return [[...all]];
  return all.flatMap((one, i) => orders([...all.slice(0, i), ...all.slice(i + 1)]).map((rest) => [one, ...rest]));
}

/** Each part walked either way. */
const ways = (parts: readonly Leg[][]): Leg[][] =>
  parts.reduce<Leg[][]>(
    (all, part) =>
      all.flatMap((way) => [
        [...way, ...part],
        [...way, ...backwards(part)],
      ]),
    [[]],
  );

function triesOf(legs: readonly Leg[]): Leg[][] {
  const pieces = [...new Set(legs.map(({ piece }) => piece))];
  const whole = legs.length > MOST_TRIED && pieces.length <= MOST_TRIED;
  const parts = whole ? pieces.map((piece) => legs.filter((leg) => leg.piece === piece)) : legs.map((leg) => [leg]);
  const ordered = parts.length <= MOST_TRIED ? orders(parts) : [parts];
  return ordered.flatMap((order) => (parts.length <= MOST_FLIPPED ? ways(order) : [order.flat()]));
}

const MOST_FLIPPED = 8;

const heightAt = (leg: Leg, name: string): number => leg.piece.points[name]?.y ?? 0;

const isCentre = (name: string): boolean => CENTRE.test(name);

/** What one half of the garment has runs from centre to centre: front and back name theirs alike, and do not meet there. */
const halfInOrder = (legs: readonly Leg[], joined: Joined): Leg[] =>
  inOrder(
    legs,
    joined,
    (way) => SURELY * (Number(isCentre(way[0].names[0])) + Number(isCentre(way[way.length - 1].names[1]))),
  );

/** More than any number of links. */
const SURELY = 100;

/**
 * A side's stretches in the order and direction in which they follow each other on the garment. A ring begins at its
 * lowest point: an armhole under the arm. @param ends how well a way begins and ends, where that is known
 */
function inOrder(legs: readonly Leg[], joined: Joined, ends?: (way: readonly Leg[]) => number): Leg[] {
  if (legs.length < 2) return [...legs];
  const tries = triesOf(legs);
  const worth = (way: Leg[]): number => way.slice(1).reduce((sum, leg, i) => sum + linked(way[i], leg, joined), 0);
  const isRing = (way: Leg[]): boolean => linked(way[way.length - 1], way[0], joined) === 2;
  const low = (way: Leg[]): number =>
    heightAt(way[0], way[0].names[0]) + heightAt(way[way.length - 1], way[way.length - 1].names[1]);
  const scored = tries.map((way) => ({
    way,
    worth: worth(way) + (ends?.(way) ?? 0),
    low: isRing(way) ? low(way) : -Infinity,
  }));
  return scored.reduce((a, b) => (b.worth > a.worth + 1e-3 || (b.worth > a.worth - 1e-3 && b.low > a.low + 1) ? b : a))
    .way;
}

/** Of a centre: the end of a half that meets its mirror image. */
const CENTRE = /^(cf|cb)|cent(er|re)|WaistIn/i;

/**
 * A side of a rule as it is walked. Where stretches count for both halves of the garment it runs from centre to centre,
 * the second half mirrored. Null where a point is missing.
 */
export function legsOf(pieces: readonly Piece[], runs: readonly Run[], joined: Joined): Leg[] | null {
  const legs = runs.map((run): (Leg & { times: number }) | null => {
    const piece = pieces.find((p) => p.id === run.piece);
    const stretch = piece && stretchOf(piece, run);
    return piece && stretch ? { piece, ...stretch, names: [run.from, run.to], times: run.times ?? 1 } : null;
  });
  if (legs.some((leg) => leg === null)) return null;
  const found = legs as (Leg & { times: number })[];
  if (found.length === 0) return [];
  if (!found.some((leg) => leg.times > 1)) return inOrder(found, joined);
  if (found.length === 1 && isPanel(found[0])) return Array.from({ length: found[0].times }, () => found[0]);
  // What counts once (a back that is drawn whole) lies in the middle.
  const [twice, once] = [found.filter((leg) => leg.times > 1), found.filter((leg) => leg.times <= 1)];
  const half = twice.length === 1 ? repeated(twice[0]) : halfInOrder(twice.flatMap(repeated), joined);
  const starts = isCentre(half[0].names[0]) || !isCentre(half[half.length - 1].names[1]);
  const fromCentre = starts ? half : backwards(half);
  if (found.length === 1 && endsAside(found[0])) return [...backwards(fromCentre), ...fromCentre];
  return [...fromCentre, ...inOrder(once, joined), ...backwards(fromCentre)];
}

/** Half an edge that crosses the fold: it begins at the one end aside and ends at the other. */
const endsAside = ({ piece, names, times }: Leg & { times: number }): boolean =>
  times === 2 && piece.on_fold && names.some(isCentre) && !names.every(isCentre);

/** One of several whole panels alike, sewn right edge to left edge all round. */
const isPanel = ({ piece, times }: Leg & { times: number }): boolean =>
  times > 2 && !piece.on_fold && !piece.cuts[0].mirrored;

/**
 * What one half of the garment has of a stretch that counts `times`: of panels alike that lie on the fold every other
 * one is walked back from its far end, the first from its fold.
 */
function repeated({ times, ...leg }: Leg & { times: number }): Leg[] {
  const count = Math.round(times / 2);
  if (count < 2) return [leg];
  if (!leg.piece.on_fold) return Array.from({ length: count }, () => leg);
  const first = startsAtFold(leg) ? leg : back(leg);
  return Array.from({ length: count }, (_, i) => (i % 2 === 0 ? first : back(first)));
}

function startsAtFold({ piece, names }: Leg): boolean {
  const off = (name: string): number => (piece.fold ? nearestOn(piece.fold, piece.points[name]).off : 0);
  return off(names[0]) <= off(names[1]);
}

export const wholeOf = (piece: Piece): number => lengthOf(piece.loop);
