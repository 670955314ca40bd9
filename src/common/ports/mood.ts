import { port } from './ports.js';

export interface MoodDriver {
  /** stable word, e.g. `sleep_pressure` */
  driver: string;
  /** share of the value, signed, in the unit of the value */
  contribution: number;
}

export interface MoodSnapshot {
  emotion: string;
  edePhase: string;
  health: string;
  /** fractions 0–1 */
  confidence: number;
  curiosity: number;
  fatigue: number;
  creativity: number;
  lucidity: number;
  /** Swedish */
  currentDream: string;
  /** Swedish, strongest first */
  hypotheses: readonly string[];
  /** Why: the largest drivers of each explainable scalar, largest first. */
  drivers: Partial<Record<'confidence' | 'curiosity' | 'fatigue' | 'creativity', readonly MoodDriver[]>>;
  /** What happened lately, newest first, as short labels. */
  recentEvents: readonly string[];
  /** milliseconds since the epoch */
  asOf: number;
}

/** How the cognitive engine feels, for whoever talks about it. The cognitive feature answers. */
export interface Mood {
  /** null while the engine has not started */
  mood(): Promise<MoodSnapshot | null>;
}

export const MOOD = port<Mood>('mood');
