import type { Girths } from '../engine/draw/illustration/index.js';
import type { StoredResult } from '../design.result.js';

/** Girths of the wearer, cm, where a body was measured or its size told; null for a usual figure. */
export function wearerGirths({
  measurements,
  evidence,
}: Pick<StoredResult, 'measurements' | 'evidence'>): Girths | null {
  if (measurements.given.length === 0 && (evidence.size?.source ?? 'default') === 'default') return null;
  if (measurements.gender === 'child') return null; // the drawn child is a child's figure already
  const { chest, waist, hips, seat }: Partial<Record<string, number>> = measurements.values;
  const low = seat ?? hips;
  return chest === undefined || waist === undefined || low === undefined ? null : { chest, waist, hips: low };
}
