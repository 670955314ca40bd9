/** Where an arm goes: hanging at angles away from the trunk (degrees), or with the hand at a place on the figure. */
export type ArmPose =
  | { readonly hand: 'relaxed' | 'grip'; readonly upper: number; readonly fore: number }
  | {
      readonly hand: 'hip' | 'chest';
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
    shoulders: { x: 0.0, tilt: -5.5 },
    waist: { x: -0.035 },
    hips: { x: -0.1, tilt: 7.5 },
    left: { hand: 'hip', at: { x: 1.05, y: 3.02 }, bend: 0.66 },
    right: { hand: 'relaxed', upper: 11, fore: 5 },
    legLeft: { knee: -0.31, ankle: -0.14, turnout: 12 },
    legRight: { knee: 0.4, ankle: 0.66, turnout: 30 },
    front: 'left',
  },
  {
    name: 'stride',
    head: { x: 0.02, tilt: -3, turn: -0.3 },
    shoulders: { x: 0.01, tilt: 4.5 },
    waist: { x: 0.035 },
    hips: { x: 0.08, tilt: -6.5 },
    left: { hand: 'relaxed', upper: 13, fore: 3 },
    right: { hand: 'relaxed', upper: 9, fore: 9 },
    legLeft: { knee: -0.25, ankle: -0.34, shin: 0.84, turnout: 10 },
    legRight: { knee: 0.24, ankle: 0.02, turnout: 6 },
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
    name: 'akimbo',
    head: { x: 0.01, tilt: 4, turn: 0.3 },
    shoulders: { x: 0, tilt: -3 },
    waist: { x: -0.01 },
    hips: { x: -0.05, tilt: 4.5 },
    left: { hand: 'hip', at: { x: 1.07, y: 3.02 }, bend: 0.7 },
    right: { hand: 'hip', at: { x: 1.07, y: 3.06 }, bend: 0.6 },
    legLeft: { knee: -0.32, ankle: -0.28, turnout: 12 },
    legRight: { knee: 0.42, ankle: 0.56, turnout: 26 },
    front: 'left',
  },
  {
    name: 'crossed',
    head: { x: 0.0, tilt: 3, turn: 0.45 },
    shoulders: { x: 0.0, tilt: 3 },
    waist: { x: 0.02 },
    hips: { x: 0.07, tilt: -5 },
    left: { hand: 'relaxed', upper: 12, fore: 4 },
    right: { hand: 'hip', at: { x: 1.05, y: 3.02 }, bend: 0.66 },
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
