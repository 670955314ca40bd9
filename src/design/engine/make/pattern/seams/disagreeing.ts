import type { SeamCheck } from '../checks.js';
import type { Seam, SeamSide } from './joins.js';

/** A seam's sides may stand to each other otherwise than they were measured by this share: a band laps over by less. */
const MOST_OFF = 0.1;

const lengthOf = ({ from_mm, to_mm }: SeamSide): number => Math.abs(to_mm - from_mm);

/**
 * Names of seams whose published edges are not those that were measured: a side that lacks a piece, or counts it once
 * too often, is longer or shorter against the other than its check says.
 */
export function disagreeing(seams: readonly Seam[], checks: readonly SeamCheck[]): string[] {
  const measured = new Map(checks.map((c) => [c.name, c.a_mm / c.b_mm]));
  const wrong = seams.filter(({ name, a, b, known_by }) => {
    const [ratio, of] = [measured.get(name), lengthOf(b)];
    if (known_by !== 'rule' || ratio === undefined || of < LEAST_MM) return false;
    return Math.abs(lengthOf(a) / of / ratio - 1) > MOST_OFF;
  });
  return [...new Set(wrong.map(({ name }) => name))];
}

/** Of shorter stretches the rounding tells more than the seam, mm. */
const LEAST_MM = 10;
