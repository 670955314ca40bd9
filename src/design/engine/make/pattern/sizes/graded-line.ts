import { boxOf } from '../../../geometry/box.js';
import { distance, type Point } from '../../../geometry/point.js';
import {
  distanceToSegment,
  lengthOf,
  nearestOn,
  pointAlong,
  signedArea,
  withoutRepeats,
} from '../../../geometry/polyline.js';
import { thinned, turns } from '../dxf/rows.js';

/** A closed line of the sample size and where each of its points lies in the other sizes. */
export interface GradedLine {
  /** thinned, first point repeated at the end */
  own: Point[];
  /** for each size one place per point of `own`, the repeated one left out; null where the size has no such line */
  sizes: (Point[] | null)[];
}

/** By how much a size's true line may lie beside its graded one, mm. */
const BESIDE_MM = 0.25;
const ROUNDS = 6;

/**
 * Follows a closed line from size to size: corners that answer each other are found by where they lie in the line's own
 * box and how they bend, and what lies between two of them is divided in the proportions of the sample. Where a size
 * bends and the sample does not, the sample gets a point too, so that no size loses a corner.
 */
export function gradedLine(sample: readonly Point[], others: readonly (readonly Point[] | null)[]): GradedLine {
  const own = withoutRepeats(sample);
  const followers = others.map((other) => other && follower(own, withoutRepeats(sameWay(own, other))));
  let places = alongOf(thinned(own)).slice(0, -1);
  for (let round = 0; round < ROUNDS; round++) {
    const more = followers.flatMap((f) => (f ? f.missed(places) : []));
    if (more.length === 0) break;
    places = [...new Set([...places, ...more])].sort((a, b) => a - b);
  }
  const points = places.map((at) => pointAlong(own, at));
  return { own: [...points, points[0]], sizes: followers.map((f) => f && places.map((at) => f.place(at))) };
}

/** How far along a line each of its points lies, mm. */
function alongOf(line: readonly Point[]): number[] {
  let at = 0;
  return line.map((p, i) => (at += i === 0 ? 0 : distance(line[i - 1], p)));
}

const sameWay = (own: readonly Point[], other: readonly Point[]): Point[] =>
  signedArea(own) * signedArea(other) < 0 ? [...other].reverse() : [...other];

interface Corner {
  /** mm from the start of the line */
  at: number;
  /** place in the line's box, 0–1 each way */
  place: Point;
  /** degrees, clockwise > 0 */
  bend: number;
}

/** A corner of one size may be gentle in another, degrees. */
const BENDS = 6;

/** The corners of a closed line, each once; where it has none, its start. */
function cornersOf(loop: readonly Point[]): Corner[] {
  const box = boxOf(loop);
  const [w, h] = [box.maxX - box.minX || 1, box.maxY - box.minY || 1];
  const bends = turns(loop);
  let at = 0;
  const all = loop.slice(0, -1).map((p, i): Corner => {
    at += i === 0 ? 0 : distance(loop[i - 1], p);
    return { at, place: { x: (p.x - box.minX) / w, y: (p.y - box.minY) / h }, bend: bends[i] };
  });
  const sharp = all.filter((c) => Math.abs(c.bend) > BENDS);
  return sharp.length > 0 ? sharp : all.slice(0, 1);
}

/** Corners farther apart than this share of the box do not answer each other, nor those that differ by more degrees. */
const FAR = 0.3;
const UNLIKE = 60;

/** What a pair is worth: 1 at most, less the farther apart and the less alike its corners are; < 0 for none. */
function worthOf(a: Corner, b: Corner): number {
  const [apart, unlike] = [distance(a.place, b.place) / FAR, Math.abs(a.bend - b.bend) / UNLIKE];
  return apart > 1 || unlike > 1 ? -1 : 1 - 0.6 * apart - 0.3 * unlike;
}

type Pair = readonly [own: Corner, other: Corner];

/** Pairs of corners in the order of both lines; the way round that pairs most, then closest. */
function paired(own: readonly Corner[], other: readonly Corner[]): Pair[] {
  const ways = other.map((_, i) => aligned(own, [...other.slice(i), ...other.slice(0, i)]));
  return ways.reduce((best, way) => (way.gain > best.gain ? way : best)).pairs;
}

/** The pairs in a common order that are worth most (dynamic programming). */
function aligned(own: readonly Corner[], other: readonly Corner[]): { gain: number; pairs: Pair[] } {
  const rows = own.length + 1;
  const best = Array.from({ length: rows }, () => new Float64Array(other.length + 1));
  const worth = (i: number, j: number): number => worthOf(own[i - 1], other[j - 1]);
  for (let i = 1; i < rows; i++)
    for (let j = 1; j <= other.length; j++)
      best[i][j] = Math.max(best[i - 1][j], best[i][j - 1], best[i - 1][j - 1] + worth(i, j));
  const pairs: Pair[] = [];
  for (let [i, j] = [own.length, other.length]; i > 0 && j > 0;)
    if (best[i][j] === best[i - 1][j]) i--;
    else if (best[i][j] === best[i][j - 1]) j--;
    else pairs.unshift([own[--i], other[--j]]);
  return { gain: best[own.length][other.length], pairs };
}

interface Follower {
  /** where the point so far along the sample lies in this size */
  place(at: number): Point;
  /** places of the sample at which this size's line would be cut short */
  missed(places: readonly number[]): number[];
}

const round = (from: number, to: number, whole: number): number => (((to - from) % whole) + whole) % whole;

function follower(own: readonly Point[], line: readonly Point[]): Follower {
  const found = paired(cornersOf(own), cornersOf(line));
  const pairs = found.length > 0 ? found : [[startOf(0), startOf(nearestOn(line, own[0]).at)] as const];
  const [whole, length] = [lengthOf(own), lengthOf(line)];
  const vertices = alongOf(line).slice(0, -1);
  const wayOf = (at: number): number => {
    const k = pairs.findLastIndex(([mine]) => mine.at <= at + 1e-6);
    const [from, to] = [pairs[(k + pairs.length) % pairs.length], pairs[(k + 1) % pairs.length]];
    const mine = round(from[0].at, to[0].at, whole) || whole;
    const theirs = round(from[1].at, to[1].at, length) || length;
    return from[1].at + (round(from[0].at, at, whole) / mine) * theirs;
  };
  const place = (at: number): Point => pointAlong(line, wayOf(at) % length);
  const missed = (places: readonly number[]): number[] =>
    places.flatMap((at, i) => {
      const step = round(at, places[(i + 1) % places.length], whole) || whole;
      const [from, theirs] = [wayOf(at), round(wayOf(at), wayOf((at + step) % whole), length) || length];
      const [a, b] = [place(at), place((at + step) % whole)];
      const between = vertices
        .map((v, k) => ({ way: round(from, v, length), off: distanceToSegment(line[k], a, b) }))
        .filter(({ way, off }) => way > 0.01 && way < theirs - 0.01 && off > BESIDE_MM);
      if (between.length === 0) return [];
      const worst = between.reduce((x, y) => (y.off > x.off ? y : x));
      return [(at + (worst.way / theirs) * step) % whole];
    });
  return { place, missed };
}

const startOf = (at: number): Corner => ({ at, place: { x: 0, y: 0 }, bend: 0 });
