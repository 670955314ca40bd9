import { divide, lengthOf, slice as part } from '../../geometry/polyline.js';
import { taped } from '../../geometry/hull.js';
import { distance, type Point, xy } from '../../geometry/point.js';
import type { Form } from '../types.js';
import { acrossOf, ARM_RATIO, armOf, spanned, type Arm } from './arms.js';
import { distanceGrid } from './distance-grid.js';
import {
  assertOrder,
  assertWhole,
  heightsOf,
  inMetres,
  neckPointHalf,
  type Landmarks,
  type Metres,
} from './landmarks.js';
import { headHalf, headOn } from './head.js';
import { FOOT, legsOf, type Legs } from './legs.js';
import { Surface } from './surface.js';
import { trunkOf, type Trunk } from './trunk.js';

/**
 * A tailor's form made to measure: trunk, legs and slightly lifted arms, without hands and feet, and without a head unless a hood needs one.
 * @param body_cm whole body under the drafts' names, cm (`shoulderSlope` in degrees)
 * @param hasArms not for what has no sleeves: a wide skirt would lie on them
 * @param hasHead for what has a hood: without a head in it it would fall together
 * @throws DomainError `no_form` where measurements are missing or no body has them all
 */
export function dressForm(body_cm: Readonly<Record<string, number>>, hasArms = true, hasHead = false): Form {
  const bare = bareForm(body_cm, hasArms, hasHead);
  return { ...bare, distance: distanceGrid(bare) };
}

interface Body {
  m: Metres;
  at: Landmarks;
  trunk: Trunk;
  legs: Legs;
  arm: Arm;
}

/** The same, for whoever does not ask how far something is from it: half of the work. */
export function bareForm(
  body_cm: Readonly<Record<string, number>>,
  hasArms = true,
  hasHead = false,
): Omit<Form, 'distance'> {
  assertWhole(body_cm);
  const m = inMetres(body_cm);
  const { at, trunk: bare } = standing(m);
  const { legs, trunk } = legsOf(m, at, bare);
  const arm = armOf(m, at, trunk);
  const surface = new Surface();
  lowerAndTrunk(surface, { m, at, trunk, legs, arm });
  if (hasHead) headOn(surface, m, { y: at.top, z: trunk.section(at.top).z });
  for (const side of hasArms ? ([1, -1] as const) : []) armTube(surface, arm, side);
  return {
    positions: surface.positions,
    triangles: surface.triangles,
    landmarks: {
      ...at,
      neckPointHalf: neckPointHalf(m),
      backLength: m.hpsToWaistBack,
      headHalf: headHalf(m),
      shoulderRidge: trunk.section(at.shoulder).z,
      ...armMarks(arm),
    },
  };
}

const ROUNDS = { heights: 9, girths: 4 } as const;

/** Where the axis of the left arm begins, how far it is lifted from straight down (radians), and distances along it. */
const armMarks = ({ root, along, shoulder, elbow, wrist }: Arm): Readonly<Record<string, number>> => ({
  armX: root[0],
  armY: root[1],
  armZ: root[2],
  armLift: Math.atan2(along[0], -along[1]),
  armShoulder: shoulder,
  armElbow: elbow,
  armWrist: wrist,
});

/** The heights of neck point and bust are those at which the tape over back and bust reads what was measured. */
function standing(m: Metres): { at: Landmarks; trunk: Trunk } {
  let above = { neckPoint: m.hpsToWaistBack * 0.95, bust: m.hpsToWaistBack * 0.95 - m.hpsToBust * 0.93 };
  let trunk: Trunk | null = null;
  for (let round = 0; round < ROUNDS.heights; round++) {
    const at = heightsOf(m, above);
    assertOrder(at);
    trunk = trunkOf(m, at, trunk?.girths);
    above = corrected(above, m, at, trunk);
  }
  const at = heightsOf(m, above);
  assertOrder(at);
  return { at, trunk: trunkOf(m, at, trunk?.girths, ROUNDS.girths) };
}

/** Where bust and armpit lie close together a full step would go to and fro. */
const CARE = 0.65;

function corrected(above: { neckPoint: number; bust: number }, m: Metres, at: Landmarks, trunk: Trunk): typeof above {
  const neckPoint = above.neckPoint + m.hpsToWaistBack - overBack(m, at, trunk);
  const toBust = above.neckPoint - above.bust + m.hpsToBust - overBust(m, at, trunk);
  return { neckPoint, bust: above.bust + CARE * (neckPoint - toBust - above.bust) };
}

const overBack = (m: Metres, at: Landmarks, trunk: Trunk): number => {
  const x = neckPointHalf(m);
  return over(at.neckPoint, at.waist, (y) => -edgeAt(trunk, y, x, -1));
};

function overBust(m: Metres, at: Landmarks, trunk: Trunk): number {
  const [from, to] = [neckPointHalf(m), m.bustSpan / 2];
  const x = (y: number): number => from + ((to - from) * (at.neckPoint - y)) / (at.neckPoint - at.bust);
  const flat = over(at.neckPoint, at.bust, (y) => edgeAt(trunk, y, x(y), 1));
  return Math.hypot(flat, to - from);
}

/** Length of the tape over the body between two heights, along what stands out there. */
function over(top: number, low: number, out: (y: number) => number): number {
  const line = Array.from({ length: 61 }, (_, i) => top - ((top - low) * i) / 60).map((y) => xy(top - y, -out(y)));
  return spanned(line);
}

/** How far forward (1) or backward (−1) of the origin the trunk reaches at a height, so far from its middle. */
function edgeAt(trunk: Trunk, y: number, x: number, way: 1 | -1): number {
  const side = trunk.side(y);
  const half = way === 1 ? side.slice(0, side.length / 2 + 1) : side.toReversed().slice(0, side.length / 2 + 1);
  for (let i = 1; i < half.length; i++) {
    const [a, b] = [half[i - 1], half[i]];
    if (b.x >= x) return a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x || 1);
  }
  return trunk.section(y).z;
}

/** Triangles round one side, and round an arm. */
const SIDE = 40;
const ROUND_ARM = 28;
/** Between slices: usually, and where the shoulder lies flat. */
const STEP = { usual: 0.015, flat: 0.002 } as const;
/** Slices close above the crotch, metres from it. */
const FORK = [0.002, 0.006, 0.0125, 0.0245] as const;

/** Slices nearer to each other would show as an edge, metres. */
const NEAR = 0.004;

/** Heights that lie apart: of two that hardly do, the lower. */
const told = (heights: readonly number[]): number[] =>
  heights.toSorted((a, b) => a - b).filter((y, i, all) => i === 0 || y - all[i - 1] > NEAR);

/** Heights of the slices from the top down, each landmark among them. */
function slices(at: Landmarks): number[] {
  const marks = [
    ...told(Object.values(at)),
    at.neckPoint + 0.01,
    at.shoulder - 0.01,
    at.ankle * FOOT,
    ...FORK.map((d) => at.crotch + d),
    at.crotch - FORK[0],
  ] as number[];
  const stops = [...new Set(marks)].sort((a, b) => b - a);
  return stops.flatMap((y, i) => {
    const next = stops[i + 1];
    if (next === undefined) return [y];
    const step = y > at.shoulder - 0.01 && y <= at.neckPoint + 0.01 ? STEP.flat : STEP.usual;
    const parts = Math.max(1, Math.round((y - next) / step));
    return Array.from({ length: parts }, (_, k) => y - ((y - next) * k) / parts);
  });
}

/** The left and the right line of a slice, as points of the surface. */
type Pair = readonly [left: number[], right: number[]];

/** Each slice is two lines from centre front to centre back: they share their ends above the crotch, are closed below it. */
function lowerAndTrunk(surface: Surface, body: Body): void {
  const share = frontOf(body);
  const pairs = slices(body.at).map((y) => slice(surface, body, y, share));
  for (let i = 1; i < pairs.length; i++) {
    surface.strip(pairs[i - 1][0], pairs[i][0]);
    surface.strip(pairs[i][1], pairs[i - 1][1]);
  }
  const [top, foot] = [pairs[0], pairs[pairs.length - 1]];
  const { trunk, at } = body;
  surface.lid([...top[0], ...top[1].toReversed().slice(1)], surface.point(0, at.top + 0.004, trunk.section(at.top).z));
  surface.lid(foot[0].toReversed(), surface.middle(foot[0]));
  surface.lid(foot[1], surface.middle(foot[1]));
}

function slice(surface: Surface, { at, trunk, legs }: Body, y: number, front: number): Pair {
  const line = y >= at.highHip ? spaced(trunk.side(y), front) : legs.side(y, SIDE);
  return y > at.crotch ? joined(surface, line, y) : parted(surface, line, y, y === at.crotch);
}

/** How much of the side's line lies before the point of the bust, so that every slice has a point there. */
function frontOf({ m, at, trunk }: Body): number {
  const side = trunk.side(at.bust);
  const i = side.findIndex(({ x }) => x >= m.bustSpan / 2);
  const t = (m.bustSpan / 2 - side[i - 1].x) / (side[i].x - side[i - 1].x);
  return (lengthOf(side.slice(0, i)) + t * distance(side[i - 1], side[i])) / lengthOf(side);
}

/** As many points before the point of the bust, from there to where the slice is widest and behind that, in every slice of the trunk. */
function spaced(line: readonly Point[], front: number): Point[] {
  const before = Math.max(2, Math.min(SIDE / 2 - 2, Math.round(front * SIDE)));
  const side = widest(line);
  const first = Math.min(front, side * 0.9);
  return [
    ...divide(part(line, 0, first), before),
    ...divide(part(line, first, side), SIDE / 2 - before).slice(1),
    ...divide(part(line, side, 1), SIDE / 2).slice(1),
  ];
}

/** How far along a line it is widest, 0…1. */
function widest(line: readonly Point[]): number {
  const i = line.reduce((best, { x }, k) => (x > line[best].x ? k : best), 0);
  return lengthOf(line.slice(0, i + 1)) / lengthOf(line);
}

function joined(surface: Surface, line: readonly Point[], y: number): Pair {
  const left = line.map((p, i) => surface.point(i === 0 || i === SIDE ? 0 : p.x, y, p.y));
  const right = line.map((p, i) => (i === 0 || i === SIDE ? left[i] : surface.point(-p.x, y, p.y)));
  return [left, right];
}

/** Two legs; at the crotch itself they begin in one point. */
function parted(surface: Surface, line: readonly Point[], y: number, together: boolean): Pair {
  const ring = line.slice(0, SIDE);
  const left = ring.map((p, i) => surface.point(together && i === 0 ? 0 : p.x, y, p.y));
  const right = ring.map((p, i) => (together && i === 0 ? left[0] : surface.point(-p.x, y, p.y)));
  return [
    [...left, left[0]],
    [...right, right[0]],
  ];
}

/** @param side 1: left, −1: right */
function armTube(surface: Surface, arm: Arm, side: 1 | -1): void {
  const rings = alongArm(arm).map((s) => armRing(surface, arm, s, side));
  for (let i = 1; i < rings.length; i++) surface.strip(rings[i - 1], rings[i]);
  const tip = (s: number): number =>
    surface.point(side * (arm.root[0] + s * arm.along[0]), arm.root[1] + s * arm.along[1], arm.root[2]);
  surface.lid(rings[0], tip(0));
  surface.lid(rings[rings.length - 1].toReversed(), tip(arm.end + 0.004));
}

/** The dome in slices of even turn, the rest in even steps, elbow and wrist among them. */
function alongArm({ dome, elbow, wrist, end }: Arm): number[] {
  const round = Array.from({ length: 9 }, (_, i) => dome * (1 - Math.cos(((i + 1) * Math.PI) / 20)));
  const stops = [dome, elbow, wrist, end];
  const rest = stops.slice(1).flatMap((to, i) => {
    const parts = Math.max(1, Math.round((to - stops[i]) / STEP.usual));
    return Array.from({ length: parts }, (_, k) => stops[i] + ((to - stops[i]) * k) / parts);
  });
  return [...round, ...rest, end];
}

/** A closed ring, as long as its girth. */
function armRing(surface: Surface, arm: Arm, s: number, side: 1 | -1): number[] {
  const across = acrossOf(arm);
  const turn = Array.from({ length: ROUND_ARM }, (_, i) => (-side * 2 * Math.PI * i) / ROUND_ARM);
  const unit = turn.map((t) => xy(Math.cos(t), ARM_RATIO * Math.sin(t)));
  const half = arm.girth(s) / taped(unit);
  const ring = unit.map(({ x, y }) =>
    surface.point(
      side * (arm.root[0] + s * arm.along[0] + x * half * across[0]),
      arm.root[1] + s * arm.along[1] + x * half * across[1],
      arm.root[2] + y * half,
    ),
  );
  return [...ring, ring[0]];
}
