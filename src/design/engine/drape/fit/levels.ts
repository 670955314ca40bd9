import type { Form, Panel } from '../types.js';

/** A height at which a tailor's tape is laid, and what of the garment it is laid round. */
export interface Level {
  /** as measures are called */
  at: string;
  landmark: string;
  around: 'trunk' | 'left-leg';
}

export const LEVELS: readonly Level[] = [
  { at: 'chest', landmark: 'bust', around: 'trunk' },
  { at: 'underbust', landmark: 'underbust', around: 'trunk' },
  { at: 'waist', landmark: 'waist', around: 'trunk' },
  { at: 'hips', landmark: 'highHip', around: 'trunk' },
  { at: 'seat', landmark: 'seat', around: 'trunk' },
  { at: 'thigh', landmark: 'thigh', around: 'left-leg' },
  { at: 'knee', landmark: 'knee', around: 'left-leg' },
];

/** Whether cloth of a region is measured there: legs meet on the trunk, sleeves never do. */
export const isAround = (region: Panel['region'], { around }: Level): boolean =>
  around === 'trunk' ? !region.endsWith('arm') : region === around;

const LANDMARKS = [
  'ankle',
  'calf',
  'knee',
  'thigh',
  'seat',
  'highHip',
  'waist',
  'underbust',
  'bust',
  'armpit',
  'shoulder',
  'neck',
] as const;

/** The landmark next to a height, as one would say where on the body that is. @param y metres above the floor */
export function placeAt({ landmarks }: Form, { region }: Panel, y: number): string {
  if (region.endsWith('arm')) return 'sleeve';
  const off = (name: string): number => Math.abs(landmarks[name] - y);
  return LANDMARKS.reduce<string>((best, name) => (off(name) < off(best) ? name : best), LANDMARKS[0]);
}
