/** Where an arm goes: hanging at angles away from the trunk (degrees), or with the hand at a place on the figure. */
export type ArmPose =
  | { readonly hand: 'relaxed' | 'grip'; readonly upper: number; readonly fore: number }
  | {
      /** `behind` and `pocket` hands are hidden: by the body, by the cloth. */
      readonly hand: 'hip' | 'chest' | 'behind' | 'pocket';
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
    head: { x: -0.03, tilt: 6, turn: 0.4 },
    shoulders: { x: -0.02, tilt: -7 },
    waist: { x: -0.07 },
    hips: { x: -0.17, tilt: 9 },
    left: { hand: 'hip', at: { x: 1.13, y: 2.98 }, bend: 0.78 },
    right: { hand: 'relaxed', upper: 15, fore: 6 },
    legLeft: { knee: -0.33, ankle: -0.1, turnout: 12 },
    legRight: { knee: 0.42, ankle: 0.74, turnout: 32 },
    front: 'left',
  },
  {
    name: 'stride',
    head: { x: 0.03, tilt: -4, turn: -0.3 },
    shoulders: { x: 0.01, tilt: 6 },
    waist: { x: 0.05 },
    hips: { x: 0.12, tilt: -8.5 },
    left: { hand: 'relaxed', upper: 19, fore: 2 },
    right: { hand: 'relaxed', upper: 10, fore: 14 },
    legLeft: { knee: -0.2, ankle: -0.36, shin: 0.8, turnout: 8 },
    legRight: { knee: 0.26, ankle: -0.02, turnout: 6 },
    front: 'right',
  },
  {
    name: 'poised',
    head: { x: -0.02, tilt: -5, turn: -0.4 },
    shoulders: { x: 0.01, tilt: -4 },
    waist: { x: -0.03 },
    hips: { x: -0.08, tilt: 6 },
    left: { hand: 'relaxed', upper: 17, fore: 3 },
    right: { hand: 'relaxed', upper: 16, fore: 2 },
    legLeft: { knee: -0.28, ankle: -0.14, turnout: 10 },
    legRight: { knee: 0.26, ankle: 0.32, turnout: 24 },
    front: 'left',
  },
  {
    name: 'akimbo',
    head: { x: 0.01, tilt: 5, turn: 0.3 },
    shoulders: { x: 0, tilt: -4 },
    waist: { x: -0.03 },
    hips: { x: -0.08, tilt: 6 },
    left: { hand: 'hip', at: { x: 1.14, y: 2.98 }, bend: 0.78 },
    right: { hand: 'behind', at: { x: 0.9, y: 3.1 }, bend: 0.8 },
    legLeft: { knee: -0.33, ankle: -0.26, turnout: 12 },
    legRight: { knee: 0.44, ankle: 0.64, turnout: 28 },
    front: 'left',
  },
  {
    name: 'crossed',
    head: { x: -0.01, tilt: 5, turn: 0.45 },
    shoulders: { x: -0.01, tilt: 5 },
    waist: { x: 0.04 },
    hips: { x: 0.13, tilt: -7.5 },
    left: { hand: 'relaxed', upper: 17, fore: 4 },
    right: { hand: 'behind', at: { x: 0.88, y: 3.05 }, bend: 0.82 },
    legLeft: { knee: -0.14, ankle: 0.2, turnout: 20 },
    legRight: { knee: 0.32, ankle: 0.3, turnout: 14 },
    front: 'left',
  },
  {
    name: 'pocket',
    head: { x: 0.02, tilt: -6, turn: -0.4 },
    shoulders: { x: 0.01, tilt: 5.5 },
    waist: { x: 0.05 },
    hips: { x: 0.13, tilt: -7.5 },
    left: { hand: 'relaxed', upper: 16, fore: 5 },
    right: { hand: 'pocket', at: { x: 0.9, y: 3.3 }, bend: 0.95 },
    legLeft: { knee: -0.42, ankle: -0.66, turnout: 30 },
    legRight: { knee: 0.32, ankle: 0.12, turnout: 12 },
    front: 'right',
  },
  {
    name: 'sway',
    head: { x: 0.05, tilt: 7, turn: 0.5 },
    shoulders: { x: 0.03, tilt: -8 },
    waist: { x: -0.06 },
    hips: { x: -0.2, tilt: 10 },
    left: { hand: 'behind', at: { x: 0.9, y: 3.1 }, bend: 0.85 },
    right: { hand: 'relaxed', upper: 22, fore: 10 },
    legLeft: { knee: -0.34, ankle: -0.06, turnout: 10 },
    legRight: { knee: 0.34, ankle: 0.5, turnout: 34 },
    front: 'right',
  },
  {
    name: 'catwalk',
    head: { x: -0.02, tilt: 3, turn: 0.15 },
    shoulders: { x: 0, tilt: -7 },
    waist: { x: -0.05 },
    hips: { x: -0.14, tilt: 9.5 },
    left: { hand: 'relaxed', upper: 13, fore: 16 },
    right: { hand: 'relaxed', upper: 23, fore: 0 },
    legLeft: { knee: -0.2, ankle: 0.1, turnout: 4 },
    legRight: { knee: 0.2, ankle: 0.34, thigh: 0.97, shin: 0.78, turnout: 10 },
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
