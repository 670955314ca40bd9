import type { Pad } from './pad.js';

/** What appraisal can find in one event (OCC's consequence and attribution branches). */
export const APPRAISED = [
  'joy',
  'distress',
  'hope',
  'fear',
  'satisfaction',
  'disappointment',
  'relief',
  'fear-confirmed',
  'gratitude',
  'anger',
] as const;
export type Appraised = (typeof APPRAISED)[number];

/** Where each appraised emotion lies in PAD; values of ALMA (Gebhard 2005, table 2). */
export const EMOTION_PAD: Record<Appraised, Pad> = {
  joy: [0.4, 0.2, 0.1],
  distress: [-0.4, -0.2, -0.5],
  hope: [0.2, 0.2, -0.1],
  fear: [-0.64, 0.6, -0.43],
  satisfaction: [0.3, -0.2, 0.4],
  disappointment: [-0.3, 0.1, -0.4],
  relief: [0.2, -0.3, 0.4],
  'fear-confirmed': [-0.5, -0.3, -0.7],
  gratitude: [0.4, 0.2, -0.3],
  anger: [-0.51, 0.59, 0.25],
};

/** The public set of labels (contract C). */
export const EMOTIONS = [
  'neutral',
  'joy',
  'satisfaction',
  'relief',
  'gratitude',
  'hope',
  'curious',
  'calm',
  'distress',
  'disappointment',
  'fear',
  'anger',
  'bored',
  'sleepy',
  'dreaming',
] as const;
export type Emotion = (typeof EMOTIONS)[number];

/** The public label of an appraised emotion. */
export const labelOf = (emotion: Appraised): Emotion => (emotion === 'fear-confirmed' ? 'fear' : emotion);
