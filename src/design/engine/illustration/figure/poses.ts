/** Where an arm goes: hanging at angles away from the trunk (degrees), or with the hand at a place on the figure. */
export type ArmPose =
  | { readonly hand: 'relaxed' | 'grip'; readonly upper: number; readonly fore: number }
  | {
      readonly hand: 'hip' | 'pocket' | 'chest';
      readonly at: { readonly x: number; readonly y: number };
      readonly bend: number;
    };

export interface LegPose {
  /** Knee and ankle across, head heights from the middle of the page. */
  readonly knee: number;
  readonly ankle: number;
  /** How long the thigh and shin look: less than 1 when pointing away. */
  readonly thigh?: number;
  readonly shin?: number;
  /** Turn of the foot outwards, degrees. */
  readonly turnout: number;
}

/** A stance seen from the front; x in head heights to the viewer's right, angles clockwise in degrees. */
export interface Pose {
  readonly name: string;
  readonly head: { readonly x: number; readonly tilt: number; readonly turn: number };
  readonly shoulders: { readonly x: number; readonly tilt: number };
  readonly waist: { readonly x: number };
  readonly hips: { readonly x: number; readonly tilt: number };
  readonly left: ArmPose;
  readonly right: ArmPose;
  readonly legLeft: LegPose;
  readonly legRight: LegPose;
  readonly front: 'left' | 'right';
}

export const POSES: readonly Pose[] = [
  {
    name: 'contrapposto',
    head: { x: 0.015, tilt: 4, turn: 0.35 },
    shoulders: { x: 0.0, tilt: -4 },
    waist: { x: -0.03 },
    hips: { x: -0.08, tilt: 6 },
    left: { hand: 'hip', at: { x: 1.0, y: 3.08 }, bend: 0.66 },
    right: { hand: 'relaxed', upper: 11, fore: 5 },
    legLeft: { knee: -0.3, ankle: -0.16, turnout: 12 },
    legRight: { knee: 0.38, ankle: 0.56, turnout: 26 },
    front: 'left',
  },
  {
    name: 'stride',
    head: { x: 0.02, tilt: -3, turn: -0.3 },
    shoulders: { x: 0.01, tilt: 3 },
    waist: { x: 0.03 },
    hips: { x: 0.06, tilt: -5 },
    left: { hand: 'relaxed', upper: 13, fore: 3 },
    right: { hand: 'relaxed', upper: 9, fore: 9 },
    legLeft: { knee: -0.27, ankle: -0.3, shin: 0.86, turnout: 8 },
    legRight: { knee: 0.22, ankle: 0.05, turnout: 8 },
    front: 'right',
  },
  {
    name: 'poised',
    head: { x: -0.01, tilt: -4, turn: -0.4 },
    shoulders: { x: 0, tilt: -2 },
    waist: { x: -0.02 },
    hips: { x: -0.04, tilt: 4 },
    left: { hand: 'relaxed', upper: 14, fore: 2 },
    right: { hand: 'relaxed', upper: 14, fore: 0 },
    legLeft: { knee: -0.26, ankle: -0.16, turnout: 10 },
    legRight: { knee: 0.24, ankle: 0.2, turnout: 20 },
    front: 'left',
  },
  {
    name: 'pocket',
    head: { x: 0.01, tilt: 3, turn: 0.3 },
    shoulders: { x: 0, tilt: -2.5 },
    waist: { x: 0.0 },
    hips: { x: -0.03, tilt: 3 },
    left: { hand: 'pocket', at: { x: 0.98, y: 3.62 }, bend: 0.8 },
    right: { hand: 'relaxed', upper: 10, fore: 6 },
    legLeft: { knee: -0.34, ankle: -0.32, turnout: 14 },
    legRight: { knee: 0.38, ankle: 0.44, turnout: 24 },
    front: 'left',
  },
  {
    name: 'crossed',
    head: { x: 0.0, tilt: 3, turn: 0.45 },
    shoulders: { x: 0.0, tilt: 3 },
    waist: { x: 0.02 },
    hips: { x: 0.07, tilt: -5 },
    left: { hand: 'relaxed', upper: 12, fore: 4 },
    right: { hand: 'hip', at: { x: 1.0, y: 3.08 }, bend: 0.66 },
    legLeft: { knee: -0.2, ankle: 0.12, turnout: 20 },
    legRight: { knee: 0.3, ankle: 0.3, turnout: 14 },
    front: 'left',
  },
];

/** The same stance seen in a mirror. */
export function mirroredPose(pose: Pose): Pose {
  const flip = <T extends { x: number }>(part: T): T => ({ ...part, x: -part.x });
  const leg = (l: LegPose): LegPose => ({ ...l, knee: -l.knee, ankle: -l.ankle });
  return {
    name: pose.name,
    head: { x: -pose.head.x, tilt: -pose.head.tilt, turn: -pose.head.turn },
    shoulders: { x: -pose.shoulders.x, tilt: -pose.shoulders.tilt },
    waist: flip(pose.waist),
    hips: { x: -pose.hips.x, tilt: -pose.hips.tilt },
    left: pose.right,
    right: pose.left,
    legLeft: leg(pose.legRight),
    legRight: leg(pose.legLeft),
    front: pose.front === 'left' ? 'right' : 'left',
  };
}
