import type { Said } from './topic.js';
import shades from './shades.yaml.js';

/** One shade and what it goes with, best first. */
export interface Shade {
  name: Said;
  /** Words that mean this shade rather than its family. */
  terms: readonly string[];
  with: readonly Said[];
  /** A sentence of advice. */
  advice: Said;
}

/** By the id of the colour's topic. */
export const SHADES = shades as Readonly<Record<string, readonly Shade[]>>;
