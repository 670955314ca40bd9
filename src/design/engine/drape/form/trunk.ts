import { profile, type Key } from '../../geometry/profile.js';
import { taped } from '../../geometry/hull.js';
import { xy, type Point } from '../../geometry/point.js';
import { drop, hollow, neckHalf, neckPointHalf, type Landmarks, type Metres } from './landmarks.js';
import { leftSide, mirrored, ofGirth, ofHalves, radius, type Section } from './section.js';

/**
 * Depth by width of the trunk. Waist and seat are means of women and men in ANSUR II (Gordon et al., 2012 Anthropometric
 * Survey of U.S. Army Personnel, NATICK/TR-15/007: waist 300 × 213 and 326 × 238 mm, hip by buttock 354 × 233 and 346 × 246);
 * the chest's breadth is taken there over the ribs by force, so that of the others only their course was kept.
 */
const RATIO = { seat: 0.68, highHip: 0.69, waist: 0.72, underbust: 0.74, armpit: 0.68 } as const;
const POWER = { seat: 2.2, highHip: 2.25, waist: 2.2, underbust: 2.3, armpit: 2.35 } as const;
/** How far forward the side line lies, of the trunk's depth there: the back is hollow at the waist, the neck leans forward. */
const LEAN = { seat: -0.04, highHip: 0.02, waist: 0.06, underbust: 0.03, armpit: -0.05 } as const;

type Shaped = keyof typeof RATIO;
export type Level = Shaped | 'bust';

/** The trunk at a height: its bare section, with the swellings that are added to it. */
export interface Trunk {
  /** the left side at a height, from centre front to centre back */
  side(y: number): Point[];
  /** from the middle of the side line at a height to the edge, in a direction */
  reach(y: number, cos: number, sin: number): number;
  section(y: number): Section;
  /** of the bare sections */
  girths: Girths;
}

interface Bulge {
  /** metres outwards where it is highest */
  out: number;
  /** half the distance of the two */
  apart: number;
  wide: number;
  /** 0…1 by height */
  tall: (y: number) => number;
  /** 1: in front, −1: behind */
  way: 1 | -1;
}

/** Levels whose bare section is made so much smaller that the tape reads right over what is added to it. */
const READ = [
  ['seat', 'seat'],
  ['highHip', 'hips'],
  ['waist', 'waist'],
  ['underbust', 'underbust'],
] as const;

export type Girths = Readonly<Record<Level, number>>;

/** A trunk whose seat is so much larger or smaller. */
export const reseated = (m: Metres, at: Landmarks, trunk: Trunk, by: number): Trunk =>
  swollen(m, at, { ...trunk.girths, seat: trunk.girths.seat * by });

/** @param before girths of the bare sections of a trunk nearly like it: it is right after fewer rounds */
export function trunkOf(m: Metres, at: Landmarks, before?: Girths, rounds = 1): Trunk {
  let trunk = swollen(m, at, before ?? girthsOf(m, at));
  for (let round = 0; round < rounds; round++) trunk = swollen(m, at, corrected(m, at, trunk));
  return trunk;
}

function corrected(m: Metres, at: Landmarks, trunk: Trunk): Girths {
  const meant: readonly (readonly [level: Level, y: number, girth: number])[] = [
    ...READ.map(([level, name]) => [level, at[level], m[name]] as const),
    ['armpit', ownOf(m, at) > 0 ? at.armpit : at.bust, underArms(m, at)],
  ];
  const read = (y: number): number => taped(mirrored(trunk.side(y)));
  return {
    ...trunk.girths,
    ...Object.fromEntries(meant.map(([level, y, girth]) => [level, (trunk.girths[level] * girth) / read(y)])),
  };
}

function swollen(m: Metres, at: Landmarks, girths: Girths): Trunk {
  const bare = sectionsOf(m, at, girths);
  const bulges = [seatBulge(at, bare), bustBulge(m, at, bare)];
  const reach = (y: number, cos: number, sin: number): number => reachOf(bare(y), bulges, y, cos, sin);
  return { girths, section: bare, reach, side: (y) => sideOf(bare(y), bulges, y) };
}

const PARTS = 96;

function sideOf(section: Section, bulges: readonly Bulge[], y: number): Point[] {
  return leftSide(section, PARTS).map((p) => {
    const r = Math.hypot(p.x, p.y - section.z);
    const [cos, sin] = [p.x / r, (p.y - section.z) / r];
    const out = swelled(r, bulges, y, cos, sin);
    return xy(cos * out, section.z + sin * out);
  });
}

function reachOf(section: Section, bulges: readonly Bulge[], y: number, cos: number, sin: number): number {
  return swelled(radius(section, cos, sin), bulges, y, cos, sin);
}

const swelled = (r: number, bulges: readonly Bulge[], y: number, cos: number, sin: number): number =>
  bulges.reduce((sum, bulge) => sum + swelling(bulge, y, r * cos, sin), r);

/** Fades out towards the side, so that no edge is left there. */
function swelling({ out, apart, wide, tall, way }: Bulge, y: number, x: number, sin: number): number {
  if (out === 0 || sin * way <= 0) return 0;
  const up = tall(y);
  if (up === 0) return 0;
  const hill = Math.exp(-(((x - apart) / wide) ** 2)) + Math.exp(-(((x + apart) / wide) ** 2));
  return out * up * hill * Math.min(1, (sin * way) / 0.35) ** 2;
}

/** The bare sections between the measured heights. */
function sectionsOf(m: Metres, at: Landmarks, girths: Girths): (y: number) => Section {
  const measured = measuredSections(m, at, girths);
  const keys: [number, Section][] = [
    ...measured,
    ...shoulders(m, at, measured.find(([y]) => y === at.armpit)?.[1] ?? measured[0][1]),
  ];
  const course = (of: (section: Section) => number): ((y: number) => number) =>
    profile(keys.map(([y, section]): Key => [y, of(section)]));
  const [half, power, z] = (['half', 'power', 'z'] as const).map((name) => course((section) => section[name]));
  // what is seen runs smoothly, wherever the side line lies
  const [ahead, behind] = [course((s) => s.z + s.front), course((s) => s.back - s.z)];
  const width = shoulderWidth(m, at, half);
  return (y) => ({ half: width(y), front: ahead(y) - z(y), back: behind(y) + z(y), power: power(y), z: z(y) });
}

function measuredSections(m: Metres, at: Landmarks, girth: Girths): [number, Section][] {
  const behind = sharesBehind(m, at, girth);
  const levels = (['seat', 'highHip', 'waist', 'underbust', 'bust', 'armpit'] as const)
    .filter((level) => level !== 'bust' || ownOf(m, at) > 0)
    .toSorted((a, b) => at[a] - at[b]);
  return levels.map((level) => {
    const of = (figure: Readonly<Record<Shaped, number>>): number =>
      level === 'bust' ? lerp(figure.underbust, figure.armpit, upRibs(at)) : figure[level];
    const shape = { power: of(POWER), z: (of(LEAN) * girth[level] * of(RATIO)) / Math.PI };
    return [at[level], ofHalves(girth[level], of(RATIO), behind[level], shape)];
  });
}

/** How much of what breasts add to the tape under the arms is taken from the front alone: so the tape over the bust to the waist reads what is measured. */
const BESIDE = 0.5;

/** Of the ribs under breasts, which nobody measures. */
const BEHIND_UNDERBUST = 0.52;

/**
 * Of the girths what lies behind the side line. Where there are no breasts it lies as it does at the waist: a chest so much deeper in front as
 * it is said to be (men's) would be far longer over its front than it is measured.
 */
function sharesBehind(m: Metres, at: Landmarks, girth: Girths): Record<Level, number> {
  const [waist, armpit] = [m.waistBack / m.waist, 1 - m.highBustFront / m.highBust];
  const flat = isFlat(m);
  return {
    seat: m.seatBack / m.seat,
    highHip: (m.seatBack / m.seat + waist) / 2,
    waist,
    underbust: flat ? waist : BEHIND_UNDERBUST,
    bust: flat ? waist : Math.max(0.46, Math.min(0.54, (m.chest - m.bustFront) / girth.bust)),
    armpit: (flat ? waist : armpit) * lerp(1, underArms(m, at) / girth.armpit, BESIDE),
  };
}

const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

/** How far from underbust to armpit the bust lies: so far has the shape of the ribs changed. */
const upRibs = (at: Landmarks): number =>
  Math.max(0, Math.min(1, (at.bust - at.underbust) / (at.armpit - at.underbust)));

/** How far from underbust to armpit the ribs under the bust have widened: there is something of the breasts under the arms, too. */
const RIBS = 0.8;

const ribsOf = (m: Metres): number => lerp(m.underbust, m.highBust, RIBS);

/** Without breasts. */
const isFlat = (m: Metres): boolean => m.chest <= ribsOf(m);

/** Where there are no breasts, tapes over the bust and under the arms that lie as near to each other go round one slice; so far apart each has its own, metres. */
const [ONE_SLICE, TWO_SLICES] = [0.01, 0.02];

/** How far what lies under the arms has a girth of its own: 0…1. */
function ownOf(m: Metres, at: Landmarks): number {
  const apart = (Math.abs(at.armpit - at.bust) - ONE_SLICE) / (TWO_SLICES - ONE_SLICE);
  return isFlat(m) ? Math.max(0, Math.min(1, apart)) : 1;
}

/** What a tape reads under the arms: one slice has no two girths, and garments are cut by the chest's. */
const underArms = (m: Metres, at: Landmarks): number => lerp(m.chest, m.highBust, ownOf(m, at));

/** Girths of the bare sections: at the bust that of the ribs, never more than the chest's. */
function girthsOf(m: Metres, at: Landmarks): Girths {
  return {
    seat: m.seat,
    highHip: m.hips,
    waist: m.waist,
    underbust: m.underbust,
    bust: Math.min(m.chest, ribsOf(m)),
    armpit: underArms(m, at),
  };
}

/** How far the neck leans forward, of its height: 20 degrees. What its girth at the top is of that at its root. */
const [FORWARD, TAPERED] = [0.36, 0.96];
/** Depth of the neck by its width; and of the trunk's front at the height of the shoulders by that of the chest: there lies the pit of the neck. */
const [NECK_RATIO, PIT] = [0.75, 0.55];
/** How far before the ridge of the shoulders its middle lies, of its girth: as drafts part their necklines, 3 behind and 4 in front. */
const AHEAD = 0.036;
/** How far the ridge of the shoulders lies before the middle of the chest, of the depth of the back: there tapes from it to the waist read what is measured, in front as behind. */
const RIDGE = 0.03;

/** Depths of the slices through shoulder and neck; their widths follow the line of the shoulder. */
function shoulders(m: Metres, at: Landmarks, chest: Section): [number, Section][] {
  const neck = ofGirth({ half: 1, front: NECK_RATIO, back: NECK_RATIO, power: 2, z: 0 }, m.neck);
  const high = {
    ...chest,
    front: chest.front * PIT,
    back: chest.back * 0.66,
    power: 2,
    z: chest.z + chest.back * RIDGE,
  };
  const ahead = m.neck * AHEAD;
  const root = { ...neck, front: neck.front * 0.98 + ahead, back: neck.back - ahead, z: high.z };
  const lean = (y: number): number => high.z + ahead + (y - at.neckPoint) * FORWARD;
  return [
    [at.shoulder, high],
    [at.neckPoint, root],
    [at.neck, { ...neck, z: lean(at.neck) }],
    [at.top, { ...ofGirth(neck, m.neck * TAPERED), z: lean(at.top) }],
  ];
}

/** How far the side of the trunk lies inside the point of the shoulder, of the arm's girth: the arm covers it. */
const UNDER_ARM = 0.09;

/** Where shoulders begin to widen the side stands upright, metres. */
const UPRIGHT = 0.02;

/** Half the width by height: up the side, in along the line of the shoulder, up the neck, rounded where they meet. */
function shoulderWidth(m: Metres, at: Landmarks, half: (y: number) => number): (y: number) => number {
  const neck = neckHalf(m);
  const slope = drop(m) / (m.shoulderToShoulder / 2 - neckPointHalf(m));
  const line = (y: number): number => neck + ((at.neckPoint - y) / slope) * shrink(m);
  const [edge, arm] = [m.shoulderToShoulder / 2 - m.biceps * UNDER_ARM, Math.max(at.armpit, at.bust)];
  const side = profile([
    [arm - UPRIGHT, half(arm)],
    [arm, half(arm)],
    [(arm + at.shoulder) / 2, (half(arm) + edge) / 2],
    [at.shoulder, edge],
    [at.neckPoint, edge],
  ]);
  const round = m.neck * 0.1;
  return (y) => {
    if (y <= arm) return half(y);
    if (y >= at.neck) return half(y);
    const lower = least(side(y), line(y), round);
    return y <= at.shoulder - round ? lower : most(lower, neckAt(y, at, half, neck), hollow(m));
  };
}

/** The line is drawn from where neck and shoulder would meet in a point; its slope is told from the rounded neck point. */
const shrink = (m: Metres): number => {
  const far = m.shoulderToShoulder / 2 - neckHalf(m);
  return far / (far - hollow(m) / 4);
};

const neckAt = (y: number, at: Landmarks, half: (y: number) => number, neck: number): number =>
  y <= at.neckPoint ? neck : neck + ((half(at.neck) - neck) * (y - at.neckPoint)) / (at.neck - at.neckPoint);

/** The larger of two, rounded where they are nearer to each other than `k` (polynomial smooth maximum). */
export function most(a: number, b: number, k: number): number {
  const h = Math.max(0, k - Math.abs(a - b)) / k;
  return Math.max(a, b) + (h * h * k) / 4;
}
export const least = (a: number, b: number, k: number): number => -most(-a, -b, k);

/** Fullness of the seat behind, of its depth. */
const SEAT = { out: 0.13, apart: 0.47, wide: 0.42 } as const;

function seatBulge(at: Landmarks, bare: (y: number) => Section): Bulge {
  const { half, back } = bare(at.seat);
  const low = at.crotch - (at.seat - at.crotch) * 0.5;
  const tall = profile([
    [low, 0],
    [at.seat, 1],
    [(at.seat + at.highHip) / 2, 0.55],
    [at.highHip + (at.waist - at.highHip) * 0.3, 0],
  ]);
  return { out: back * SEAT.out, apart: half * SEAT.apart, wide: half * SEAT.wide, tall, way: -1 };
}

/** Breasts as full as the chest is wider than the ribs; with none, there are none. */
function bustBulge(m: Metres, at: Landmarks, bare: (y: number) => Section): Bulge {
  const ribs = bare(at.bust);
  const wide = Math.min(m.bustSpan * 0.37, ribs.half * 0.42);
  const up = Math.min(at.shoulder - 0.01, at.bust + Math.max(0.06, (at.shoulder - at.bust) * 0.62));
  const tall = profile([
    [Math.max(at.underbust - 0.005, at.bust - m.bustSpan * 0.5), 0],
    [at.bust, 1],
    [at.bust + (up - at.bust) * 0.5, 0.42],
    [up, 0],
  ]);
  const shape: Bulge = { out: 0, apart: m.bustSpan / 2, wide, tall, way: 1 };
  const swollen = (out: number, apart: number): Bulge => ({ ...shape, out, apart });
  return filled(m, at, ribs, swollen);
}

/** So far out that the tape reads the chest, and so far apart that what stands out most is the bust span apart. */
function filled(m: Metres, at: Landmarks, ribs: Section, swollen: (out: number, apart: number) => Bulge): Bulge {
  const span = m.bustSpan / 2;
  let bulge = swollen(0, span);
  for (let round = 0; round < 4; round++) {
    bulge = swollen(
      outTo(m.chest, ribs, at.bust, (out) => swollen(out, bulge.apart)),
      bulge.apart,
    );
    if (bulge.out < LEAST_BREAST) return bulge;
    const apart = bulge.apart + span - apexOf(sideOf(ribs, [bulge], at.bust));
    bulge = swollen(bulge.out, Math.max(span * 0.4, Math.min(span * 1.6, apart)));
  }
  return swollen(
    outTo(m.chest, ribs, at.bust, (out) => swollen(out, bulge.apart)),
    bulge.apart,
  );
}

/** Less stands out nowhere more than the breastbone, metres. */
const LEAST_BREAST = 0.012;

function outTo(girth: number, ribs: Section, y: number, bulge: (out: number) => Bulge): number {
  const read = (out: number): number => taped(mirrored(sideOf(ribs, [bulge(out)], y)));
  if (read(0) >= girth - 1e-6) return 0;
  let [low, high] = [0, girth / 4];
  for (let i = 0; i < 24; i++) {
    const out = (low + high) / 2;
    if (read(out) < girth) low = out;
    else high = out;
  }
  return (low + high) / 2;
}

/** Half the distance of what stands out most in front, between the points by a parabola. */
function apexOf(side: readonly Point[]): number {
  const i = side.reduce((best, p, k) => (p.y > side[best].y ? k : best), 0);
  if (i === 0 || i === side.length - 1) return side[i].x;
  const [a, b, c] = [side[i - 1], side[i], side[i + 1]];
  const [left, right] = [(b.y - a.y) / (b.x - a.x), (c.y - b.y) / (c.x - b.x)];
  const [from, to] = [(a.x + b.x) / 2, (b.x + c.x) / 2];
  return from + ((to - from) * left) / (left - right);
}
