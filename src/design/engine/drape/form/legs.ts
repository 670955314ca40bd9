import { profile, type Key } from '../../geometry/profile.js';
import { taped } from '../../geometry/hull.js';
import { xy, type Point } from '../../geometry/point.js';
import type { Landmarks, Metres } from './landmarks.js';
import { mirrored, ofGirth, radius, type Section } from './section.js';
import { least, reseated, type Trunk } from './trunk.js';

/** Depth by width, share behind the side line, and how far back that lies (of the thigh's width). Our own figures. */
const LEG: Readonly<Record<'thigh' | 'knee' | 'calf' | 'ankle', { ratio: number; behind: number; back: number }>> = {
  thigh: { ratio: 1.12, behind: 0.52, back: 0.06 },
  knee: { ratio: 1.06, behind: 0.46, back: 0.1 },
  calf: { ratio: 1.08, behind: 0.58, back: 0.14 },
  ankle: { ratio: 1.2, behind: 0.55, back: 0.2 },
};
/** Girth of the calf, which nobody measures, of the knee's. */
const CALF = 0.97;
/** Half the gap between the legs at crotch, thigh, knee and ankle, of the thigh's girth. */
const GAP = { crotch: 0.009, thigh: 0.015, knee: 0.03, ankle: 0.055 } as const;
/** The form ends so far above the floor, of the ankle's height. */
export const FOOT = 0.35;

/** The left side of the lower body at a height below the high hip. */
export interface Legs {
  /** open line from centre front to centre back above the crotch; a closed leg (first point = last) at it and below */
  side(y: number, parts: number): Point[];
}

/** One leg without its fellow: its section, with `x` from its own axis, and where that axis lies. */
interface Leg {
  section: Section;
  axis: number;
}

const ROUNDS = 5;

/** Legs and the trunk that they grow out of: both are made so large that the tape reads thigh and seat over what they share. */
export function legsOf(m: Metres, at: Landmarks, above: Trunk): { legs: Legs; trunk: Trunk } {
  let [trunk, thigh] = [above, m.upperLeg];
  let legs = legsWith(m, at, trunk, thigh);
  for (let round = 0; round < ROUNDS; round++) {
    thigh *= m.upperLeg / taped(legs.side(at.thigh, 96));
    trunk = reseated(m, at, trunk, m.seat / taped(mirrored(legs.side(at.seat, 96))));
    legs = legsWith(m, at, trunk, thigh);
  }
  return { legs, trunk };
}

function legsWith(m: Metres, at: Landmarks, trunk: Trunk, thigh: number): Legs {
  const leg = legAt(m, at, thigh, trunk);
  const inside = lower(m, at, trunk, leg);
  return { side: (y, parts) => sideOf(y, leg(y), (x, z) => inside(x, y, z), y > at.crotch, parts) };
}

function legAt(m: Metres, at: Landmarks, thigh: number, trunk: Trunk): (y: number) => Leg {
  const gap = gapOf(m, at);
  const girths = { thigh, knee: m.knee, calf: m.knee * CALF, ankle: m.ankle };
  const wide = thigh / Math.PI;
  const made = (['ankle', 'calf', 'knee', 'thigh'] as const).map((name): [number, Section] => {
    const { ratio, behind, back } = LEG[name];
    const shape = { half: 1, front: 2 * ratio * (1 - behind), back: 2 * ratio * behind, power: 2.05, z: 0 };
    return [at[name], { ...ofGirth(shape, girths[name]), z: -back * wide }];
  });
  const ankle = made[0][1];
  const foot: [number, Section] = [
    at.ankle * FOOT,
    { ...ankle, half: ankle.half * 1.04, front: ankle.front * 1.06, back: ankle.back * 1.04 },
  ];
  const halved = (y: number): [number, Section] => [y, halfOf(trunk.section(y), gap(y))];
  const keys = [foot, ...made, halved(at.seat), halved(at.highHip)];
  const course = (name: keyof Section): ((y: number) => number) => profile(keys.map(([y, s]): Key => [y, s[name]]));
  const [half, front, back, power, z] = (['half', 'front', 'back', 'power', 'z'] as const).map(course);
  return (y) => ({
    section: { half: half(y), front: front(y), back: back(y), power: power(y), z: z(y) },
    axis: gap(y) + half(y),
  });
}

/** A leg as wide as half of the trunk. */
const halfOf = (trunk: Section, gap: number): Section => ({ ...trunk, half: (trunk.half - gap) / 2 });

function gapOf({ upperLeg }: Metres, at: Landmarks): (y: number) => number {
  const keys = (['ankle', 'knee', 'thigh', 'crotch'] as const).map((name): Key => [at[name], GAP[name] * upperLeg]);
  return profile(keys);
}

/** Below 0 inside: both legs, rounded where they meet, turning into the trunk between crotch and high hip: at first fast, so that the fork is round. */
function lower(
  m: Metres,
  at: Landmarks,
  trunk: Trunk,
  leg: (y: number) => Leg,
): (x: number, y: number, z: number) => number {
  const web = 4 * GAP.crotch * m.upperLeg;
  return (x, y, z) => {
    const one = leg(y);
    const legs = least(beyond(one, x, z), beyond(one, -x, z), web);
    const up = Math.max(0, (y - at.crotch) / (at.highHip - at.crotch));
    const share = Math.min(1, up ** 1.5 * (2.5 - 1.5 * up));
    return share === 0 ? legs : (1 - share) * legs + share * beyondTrunk(trunk, x, y, z);
  };
}

const beyond = ({ section, axis }: Leg, x: number, z: number): number => {
  const [dx, dz] = [x - axis, z - section.z];
  const d = Math.hypot(dx, dz);
  return d < 1e-9 ? -section.half : d - radius(section, dx / d, dz / d);
};

function beyondTrunk(trunk: Trunk, x: number, y: number, z: number): number {
  const middle = trunk.section(y).z;
  const d = Math.hypot(x, z - middle);
  return d < 1e-9 ? -trunk.section(y).back : d - trunk.reach(y, x / d, (z - middle) / d);
}

/** The edge is found along rays from the axis of the leg. */
function sideOf(
  y: number,
  leg: Leg,
  inside: (x: number, z: number) => number,
  joined: boolean,
  parts: number,
): Point[] {
  const middle = xy(leg.axis, leg.section.z);
  const far = 4 * leg.section.half;
  if (!joined)
    return Array.from({ length: parts + 1 }, (_, i) => inner(middle, Math.PI - (i / parts) * 2 * Math.PI, far, inside));
  const [front, back] = [onCentre(inside, leg.section.z, far), onCentre(inside, leg.section.z, -far)];
  const angle = (p: Point): number => Math.atan2(p.y - middle.y, p.x - middle.x);
  const round = Array.from({ length: parts - 1 }, (_, i) =>
    turned(1 - (2 * (i + 1)) / parts, angle(front), angle(back)),
  );
  return [front, ...round.map((a) => inner(middle, a, far, inside)), back];
}

/** So far round from the outer side the points of all slices stand above each other. */
const STEADY = 0.38;

/** The angle of a point whose share of the way round is from 1 (front) to −1 (back), between the ends of the line. */
function turned(share: number, front: number, back: number): number {
  const [all, end] = [Math.abs(share), share > 0 ? front : -back];
  const way =
    all <= STEADY ? all * Math.PI : STEADY * Math.PI + ((all - STEADY) / (1 - STEADY)) * (end - STEADY * Math.PI);
  return Math.sign(share) * way;
}

/** Where the edge crosses the centre line in front of (or behind) the place between the legs. */
function onCentre(inside: (x: number, z: number) => number, z: number, far: number): Point {
  return xy(0, z + edge((d) => inside(0, z + d), far));
}

/** Not beyond the middle, where the other leg begins. */
const inner = (middle: Point, angle: number, far: number, inside: (x: number, z: number) => number): Point =>
  ray(middle, angle, Math.cos(angle) < 0 ? Math.min(far, -middle.x / Math.cos(angle)) : far, inside);

function ray({ x, y }: Point, angle: number, far: number, inside: (x: number, z: number) => number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const r = edge((d) => inside(x + cos * d, y + sin * d), far);
  return xy(x + cos * r, y + sin * r);
}

/** How far from inside the edge lies, by halving. */
function edge(inside: (d: number) => number, far: number): number {
  let [low, high] = [0, far];
  for (let i = 0; i < 26; i++) {
    const d = (low + high) / 2;
    if (inside(d) < 0) low = d;
    else high = d;
  }
  return (low + high) / 2;
}
