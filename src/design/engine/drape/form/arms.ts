import { profile } from '../../geometry/profile.js';
import { hull } from '../../geometry/hull.js';
import { distance, xy, type Point } from '../../geometry/point.js';
import { neckPointHalf, refused, type Landmarks, type Metres } from './landmarks.js';
import type { Trunk } from './trunk.js';

/** The left arm: a straight tapered tube that begins as a dome in the shoulder. Metres. */
export interface Arm {
  /** tip of the dome */
  root: readonly [x: number, y: number, z: number];
  /** unit, along the arm; across it, outwards and up, is `(-y, x)` of it turned: see {@link acrossOf} */
  along: readonly [x: number, y: number];
  /** distances along it from the root */
  shoulder: number;
  elbow: number;
  wrist: number;
  end: number;
  /** of the dome */
  dome: number;
  girth(s: number): number;
}

/** Of the girth of the biceps: where the arm leaves the shoulder, and its elbow with the mean of biceps and wrist. */
const ROOT = 1.06;
const ELBOW = 0.52;
/** Depth by width of the arm. */
export const ARM_RATIO = 1.08;
/** Length of the dome, of its radius: from the point of the shoulder on the arm grows as thick as it is slowly, or no cap of a sleeve goes over it. */
const DOME = 1.6;
/** Where on the dome the point of the shoulder lies, but for what it is lowered by: halfway from its tip round to its outer line. */
const POINT = Math.SQRT1_2;
/** Degrees from straight down. */
const HANGS = { least: 14, most: 64, step: 2 } as const;
/** Between arm and body at the bust and below, metres. */
const CLEAR = 0.015;

export const acrossOf = ({ along: [x, y] }: Pick<Arm, 'along'>): readonly [number, number] => [-y, x];

/** @throws DomainError `no_form` where no arm clears the body */
export function armOf(m: Metres, at: Landmarks, trunk: Trunk): Arm {
  for (let degrees = HANGS.least; degrees <= HANGS.most; degrees += HANGS.step) {
    const arm = armAt(m, at, trunk, (degrees * Math.PI) / 180);
    if (clears(arm, at, trunk)) return arm;
  }
  throw refused('By these measurements the arms cannot hang beside the body: it is too wide for its shoulders.');
}

function armAt(m: Metres, at: Landmarks, trunk: Trunk, angle: number): Arm {
  const along = [Math.sin(angle), -Math.cos(angle)] as const;
  const r = (m.biceps * ROOT) / (2 * Math.PI);
  const [across, dome] = [acrossOf({ along }), DOME * r];
  const [s, u] = [dome * (1 - POINT), r * POINT];
  const [x, y] = [m.shoulderToShoulder / 2 - s * along[0] - u * across[0], at.shoulder - s * along[1] - u * across[1]];
  const root = [x, y - aboveLine(m, at, { x, y, along, dome, r }), trunk.section(at.shoulder).z] as const;
  let lengths = { elbow: m.shoulderToElbow + s, wrist: m.shoulderToWrist + s };
  for (let round = 0; round < 4; round++) {
    const girth = girthOf(m, dome, lengths);
    const [elbow, wrist] = [taped(girth, s, lengths.elbow), taped(girth, s, lengths.wrist)];
    lengths = { elbow: lengths.elbow + m.shoulderToElbow - elbow, wrist: lengths.wrist + m.shoulderToWrist - wrist };
  }
  return {
    root,
    along,
    shoulder: s,
    ...lengths,
    end: lengths.wrist + m.wrist * 0.12,
    dome,
    girth: girthOf(m, dome, lengths),
  };
}

/** How far a dome stands above the line of the shoulder, metres: a seam along that line would rest on it, and the neckline hang in the air. */
function aboveLine(
  m: Metres,
  at: Landmarks,
  { x, y, along, dome, r }: { x: number; y: number; along: Arm['along']; dome: number; r: number },
): number {
  const across = acrossOf({ along });
  const slope = (at.neckPoint - at.shoulder) / (m.shoulderToShoulder / 2 - neckPointHalf(m));
  const above = Array.from({ length: 65 }, (_, i) => (dome * i) / 64).map((s) => {
    const u = (r / HALF_DEEPER) * Math.sqrt(Math.max(0, 1 - ((dome - s) / dome) ** 2));
    const out = m.shoulderToShoulder / 2 - (x + s * along[0] + u * across[0]);
    return y + s * along[1] + u * across[1] - (at.shoulder + slope * out);
  });
  return Math.max(0, ...above);
}

/** Girth by distance from the root. Biceps two fifths of the way to the elbow. */
function girthOf(m: Metres, dome: number, { elbow, wrist }: { elbow: number; wrist: number }): (s: number) => number {
  const bent = m.wrist + (m.biceps - m.wrist) * ELBOW;
  const lower = profile([
    [dome, m.biceps * ROOT],
    [dome + (elbow - dome) * 0.42, m.biceps],
    [elbow, bent],
    [elbow + (wrist - elbow) * 0.22, bent * 1.01],
    [wrist, m.wrist],
  ]);
  return (s) => (s >= dome ? lower(s) : lower(dome) * Math.sqrt(Math.max(0, 1 - ((dome - s) / dome) ** 2)));
}

/** Of a round arm's radius half the width in the plane of the arm, and that of its girth. */
const HALF_DEEPER = 1 + (ARM_RATIO - 1) / 2;
const HALF = 1 / (2 * Math.PI * HALF_DEEPER);

/** What a tape reads along the outer line between two distances: it spans hollows. */
function taped(girth: (s: number) => number, from: number, to: number): number {
  const line = Array.from({ length: 65 }, (_, i) => from + ((to - from) * i) / 64).map((s) => xy(s, -girth(s) * HALF));
  return spanned(line);
}

/** Length of the upper edge of the hull of a line that rises in `x`; `y` downwards. */
export function spanned(line: readonly Point[]): number {
  const last = line[line.length - 1];
  const round = hull([...line, xy(line[0].x, 1e3), xy(last.x, 1e3)]).filter(({ y }) => y < 1e3);
  const sorted = round.sort((a, b) => a.x - b.x);
  return sorted.slice(1).reduce((sum, p, i) => sum + distance(sorted[i], p), 0);
}

/** Whether the inner line of the arm keeps off the trunk from the bust down. */
function clears(arm: Arm, at: Landmarks, trunk: Trunk): boolean {
  const across = acrossOf(arm);
  for (let s = arm.dome; s <= arm.end; s += 0.01) {
    const r = arm.girth(s) * HALF;
    const y = arm.root[1] + s * arm.along[1] - r * across[1];
    const x = arm.root[0] + s * arm.along[0] - r * across[0];
    if (y <= at.bust && y >= at.crotch && x < trunk.section(Math.max(y, at.seat)).half + CLEAR) return false;
  }
  return true;
}
