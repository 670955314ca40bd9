import type { Cut } from '../cut/cut.js';
import type { Pattern } from '../make/pattern/types.js';
import { sewnGraph } from './panels/sewn-graph.js';

export interface WearingInput {
  cut: Cut;
  pattern: SewnPattern;
  fabrics: readonly { name: string; weight_gsm: number }[];
  /** cm */
  body: Readonly<Record<string, number>>;
  seed: number;
}

type SewnPattern = Pick<Pattern, 'drafted' | 'seams' | 'edges'>;

/** A garment as it is worn. */
export interface Wearing {
  glb: Uint8Array;
  png: Uint8Array;
  fitPng: Uint8Array;
  fit: object;
}

/** What prevents draping, as far as the pieces tell; null where nothing does. No design fails for what is only shown of it. */
export function undrapable(pattern: SewnPattern): string | null {
  if (pattern.drafted.length === 0) return 'It has no pattern that could be draped.';
  const holes = holesIn(pattern);
  return holes.length > 0 ? holes.slice(0, 3).join(' ') : NOT_YET;
}

function holesIn(pattern: SewnPattern): string[] {
  try {
    return sewnGraph(pattern).holes;
  } catch {
    return ['Its pieces cannot be laid out as they are worn.'];
  }
}

const NOT_YET = 'This version of the service does not drape garments yet.';

/** @returns why it cannot be shown worn */
export function wear({ pattern }: WearingInput): Promise<Wearing | { refused: string }> {
  return Promise.resolve({ refused: undrapable(pattern) ?? NOT_YET });
}
