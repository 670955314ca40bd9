import { profile } from '../../../geometry/profile.js';
import { distance, type Point, radians, xy } from '../../../geometry/point.js';
import { trunkOf, type Body } from './body.js';
import { limb, type Limb, type Side } from './limb.js';
import type { ArmPose, LegPose, Pose } from './poses.js';

/** Drawing units from the crown to the toes of an adult figure, and where the soles stand. */
export const FIGURE_HEIGHT = 1215;
export const GROUND_Y = 1352;
const HEADS = 9.05;
const UPPER_ARM = 1.36;
const FORE_ARM = 1.14;
const THIGH = 2.14;
const SHIN = 2.22;

/** A posed body: places in head heights (x from the middle, y below the crown) become places on the page. */
export interface Figure {
  readonly body: Body;
  readonly pose: Pose;
  /** One head height in drawing units. */
  readonly head: number;
  /** A place on the trunk or below it; follows the tilt of shoulders and hips. */
  readonly at: (x: number, y: number) => Point;
  /** Half width of the bare figure at a height: trunk, then the outer sides of the legs. */
  readonly half: (y: number) => number;
  readonly arms: Readonly<Record<Side, Limb>>;
  readonly legs: Readonly<Record<Side, Limb>>;
  /** Head place: local units with the chin at (0, 100), the crown at (0, 0). */
  readonly face: (p: Point) => Point;
}

/** @param center x of the page's middle */
export function figureOf(body: Body, pose: Pose, center = 500): Figure {
  const head = (FIGURE_HEIGHT / HEADS) * body.stature;
  const crown = GROUND_Y - HEADS * head;
  const sway = swayOf(pose);
  const at = (x: number, y: number): Point => {
    const tilt = (sway.tilt(y) * Math.PI) / 180;
    return xy(center + head * (sway.x(y) + x * Math.cos(tilt)), crown + head * (y + x * Math.sin(tilt)));
  };
  const trunk = trunkOf(body);
  const legs = {
    left: leg('left', body, pose.legLeft, head, at, center),
    right: leg('right', body, pose.legRight, head, at, center),
  };
  const half = (y: number): number => {
    if (y <= 4.1) return trunk(y);
    const t = legShare(y);
    const l = legs.left.at(t).x - legs.left.width('out', t);
    const r = legs.right.at(t).x + legs.right.width('out', t);
    return Math.max(trunk(4.1) * 0.55, (r - l) / 2 / head);
  };
  const arms = {
    left: arm('left', body, pose.left, head, at, trunk),
    right: arm('right', body, pose.right, head, at, trunk),
  };
  return { body, pose, head, at, half, arms, legs, face: facePlace(body, pose, head, at) };
}

/** Share along a leg at a height below the crown. */
export const legShare = (y: number): number =>
  y < 3.92 + THIGH ? ((y - 3.92) / THIGH) * 0.5 : 0.5 + ((y - 3.92 - THIGH) / SHIN) * 0.5;

function swayOf(pose: Pose): { x: (y: number) => number; tilt: (y: number) => number } {
  const feet = (pose.legLeft.ankle + pose.legRight.ankle) / 2;
  const knees = (pose.legLeft.knee + pose.legRight.knee) / 2;
  return {
    x: profile([
      [0.9, pose.head.x],
      [1.42, pose.shoulders.x],
      [2.85, pose.waist.x],
      [3.75, pose.hips.x],
      [6, knees],
      [8.3, feet],
    ]),
    tilt: profile([
      [1.0, pose.shoulders.tilt * 0.5],
      [1.45, pose.shoulders.tilt],
      [2.1, pose.shoulders.tilt * 0.8],
      [3.2, pose.hips.tilt * 0.7],
      [3.75, pose.hips.tilt],
      [4.6, pose.hips.tilt * 0.6],
      [6.5, 0],
    ]),
  };
}

function leg(side: Side, body: Body, pose: LegPose, head: number, at: Figure['at'], center: number): Limb {
  const sign = side === 'left' ? -1 : 1;
  const root = at(sign * body.hipJoint, 3.92);
  const knee = below(root, center + pose.knee * head * wide(body), THIGH * head * (pose.thigh ?? 1));
  const end = below(knee, center + pose.ankle * head * wide(body), SHIN * head * (pose.shin ?? 1));
  return limb({ side, head, root, joint: knee, end, outer: body.legOuter, inner: body.legInner });
}

const wide = (body: Body): number => 0.6 + 0.4 * (body.hipJoint / 0.315);

function below(from: Point, x: number, length: number): Point {
  const dx = x - from.x;
  return xy(x, from.y + Math.sqrt(Math.max(0, length * length - dx * dx)));
}

function arm(
  side: Side,
  body: Body,
  pose: ArmPose,
  head: number,
  at: Figure['at'],
  trunk: (y: number) => number,
): Limb {
  const sign = side === 'left' ? -1 : 1;
  const root = at(sign * body.arm.x, body.arm.y);
  const widths = { outer: body.armWidth, inner: body.armWidth };
  if ('upper' in pose) {
    const joint = swing(root, sign * (pose.upper + (body.name === 'curvy' ? 4 : 0)), UPPER_ARM * head);
    return limb({ side, head, root, joint, end: swing(joint, sign * pose.fore, FORE_ARM * head), ...widths });
  }
  const end = at(sign * trunk(pose.at.y) * pose.at.x, pose.at.y);
  return limb({ side, head, root, joint: elbow(root, end, sign, pose.bend, head), end, ...widths });
}

function swing(from: Point, degrees: number, length: number): Point {
  const a = radians(degrees);
  return xy(from.x + Math.sin(a) * length, from.y + Math.cos(a) * length);
}

/** Two bones of fixed length between shoulder and hand; `bend` < 1 turns the elbow backwards, away from the viewer. */
function elbow(root: Point, end: Point, sign: number, bend: number, head: number): Point {
  const a = UPPER_ARM * head;
  const b = FORE_ARM * head;
  const d = Math.min(distance(root, end), a + b - 1);
  const along = (a * a - b * b + d * d) / (2 * d);
  const out = Math.sqrt(Math.max(0, a * a - along * along)) * bend * sign;
  const ux = (end.x - root.x) / d;
  const uy = (end.y - root.y) / d;
  return xy(root.x + ux * along + uy * out, root.y + uy * along - ux * out);
}

function facePlace(body: Body, pose: Pose, head: number, at: Figure['at']): (p: Point) => Point {
  const chin = at(0, 1.02);
  const k = (head * body.headScale) / 100;
  const a = radians(pose.head.tilt);
  return (p) => {
    const x = p.x * k;
    const y = (p.y - 100) * k;
    return xy(chin.x + x * Math.cos(a) - y * Math.sin(a), chin.y + x * Math.sin(a) + y * Math.cos(a));
  };
}
