import { type Key, profile } from '../../../geometry/profile.js';

/** Measures of a figure in head heights, seen from the front. */
export interface Body {
  readonly name: string;
  readonly presents: 'woman' | 'man' | 'child';
  /** Height of the drawn head against the unit: more than 1 for children. */
  readonly headScale: number;
  /** Height of the whole figure against the page's figure height. */
  readonly stature: number;
  readonly neck: number;
  /** The shoulder's point. */
  readonly shoulder: { readonly x: number; readonly y: number };
  /** The joint the arm turns about. */
  readonly arm: { readonly x: number; readonly y: number };
  readonly hipJoint: number;
  /** Half width of the trunk by height below the crown. */
  readonly trunk: readonly Key[];
  /** Half widths of the arm from shoulder to wrist (0, elbow .5, 1). */
  readonly armWidth: readonly Key[];
  readonly legOuter: readonly Key[];
  readonly legInner: readonly Key[];
  readonly bust: number;
}

const womanArm: Key[] = [
  [0, 0.15],
  [0.12, 0.148],
  [0.32, 0.118],
  [0.5, 0.098],
  [0.6, 0.104],
  [0.8, 0.08],
  [1, 0.058],
];
const womanOuter: Key[] = [
  [0, 0.31],
  [0.12, 0.325],
  [0.3, 0.265],
  [0.46, 0.175],
  [0.52, 0.16],
  [0.66, 0.175],
  [0.84, 0.108],
  [0.95, 0.08],
  [1, 0.078],
];
const womanInner: Key[] = [
  [0, 0.27],
  [0.1, 0.275],
  [0.3, 0.225],
  [0.46, 0.165],
  [0.52, 0.155],
  [0.64, 0.175],
  [0.84, 0.1],
  [0.95, 0.078],
  [1, 0.078],
];
const wider = (keys: readonly Key[], k: number): Key[] => keys.map(([t, w]) => [t, w * (1 + (k - 1) * (1 - t * 0.7))]);

const slender: Body = {
  name: 'slender',
  presents: 'woman',
  headScale: 1,
  stature: 1,
  neck: 0.135,
  shoulder: { x: 0.64, y: 1.49 },
  arm: { x: 0.56, y: 1.63 },
  hipJoint: 0.315,
  trunk: [
    [1.42, 0.6],
    [1.9, 0.56],
    [2.08, 0.565],
    [2.4, 0.475],
    [2.85, 0.4],
    [3.25, 0.52],
    [3.75, 0.63],
    [4.15, 0.62],
  ],
  armWidth: womanArm,
  legOuter: womanOuter,
  legInner: womanInner,
  bust: 1,
};

const curvy: Body = {
  ...slender,
  name: 'curvy',
  neck: 0.15,
  shoulder: { x: 0.69, y: 1.49 },
  arm: { x: 0.6, y: 1.64 },
  hipJoint: 0.38,
  trunk: [
    [1.42, 0.64],
    [1.9, 0.65],
    [2.08, 0.68],
    [2.4, 0.59],
    [2.85, 0.53],
    [3.25, 0.68],
    [3.75, 0.8],
    [4.15, 0.79],
  ],
  armWidth: wider(womanArm, 1.28),
  legOuter: wider(womanOuter, 1.32),
  legInner: wider(womanInner, 1.3),
  bust: 1.3,
};

const lean: Body = {
  name: 'lean',
  presents: 'man',
  headScale: 1,
  stature: 1.015,
  neck: 0.19,
  shoulder: { x: 0.79, y: 1.5 },
  arm: { x: 0.675, y: 1.66 },
  hipJoint: 0.3,
  trunk: [
    [1.42, 0.71],
    [1.95, 0.67],
    [2.15, 0.67],
    [2.5, 0.6],
    [2.95, 0.53],
    [3.3, 0.545],
    [3.75, 0.575],
    [4.15, 0.57],
  ],
  armWidth: [
    [0, 0.175],
    [0.14, 0.18],
    [0.34, 0.15],
    [0.5, 0.118],
    [0.6, 0.13],
    [0.82, 0.095],
    [1, 0.074],
  ],
  legOuter: [
    [0, 0.27],
    [0.12, 0.29],
    [0.3, 0.255],
    [0.46, 0.185],
    [0.52, 0.17],
    [0.65, 0.195],
    [0.84, 0.125],
    [0.95, 0.092],
    [1, 0.09],
  ],
  legInner: [
    [0, 0.25],
    [0.1, 0.255],
    [0.3, 0.22],
    [0.46, 0.17],
    [0.52, 0.16],
    [0.64, 0.185],
    [0.84, 0.112],
    [0.95, 0.09],
    [1, 0.09],
  ],
  bust: 0,
};

const broad: Body = {
  ...lean,
  name: 'broad',
  neck: 0.215,
  shoulder: { x: 0.86, y: 1.5 },
  arm: { x: 0.735, y: 1.67 },
  hipJoint: 0.34,
  trunk: [
    [1.42, 0.78],
    [1.95, 0.77],
    [2.15, 0.78],
    [2.5, 0.73],
    [2.95, 0.68],
    [3.3, 0.69],
    [3.75, 0.69],
    [4.15, 0.68],
  ],
  armWidth: wider(lean.armWidth, 1.2),
  legOuter: wider(lean.legOuter, 1.2),
  legInner: wider(lean.legInner, 1.15),
};

const child: Body = {
  ...slender,
  name: 'child',
  presents: 'child',
  headScale: 1.42,
  stature: 0.72,
  neck: 0.15,
  shoulder: { x: 0.6, y: 1.52 },
  arm: { x: 0.52, y: 1.66 },
  trunk: [
    [1.42, 0.58],
    [1.9, 0.55],
    [2.1, 0.545],
    [2.5, 0.535],
    [2.85, 0.53],
    [3.25, 0.56],
    [3.75, 0.58],
    [4.15, 0.58],
  ],
  bust: 0,
};

export const BODIES = { slender, curvy, lean, broad, child } as const;

/** Half width of the trunk at a height, head heights. */
export const trunkOf = (body: Body): ((y: number) => number) => profile(body.trunk);
